//! Files packed one after the other into a zip archive, which is sent while it grows.

use flate2::{Compression, Crc, write::DeflateEncoder};
use std::io::Write as _;

/// Most files of an archive without the extensions for large ones.
pub(crate) const MAX_FILES: usize = 60_000;
/// What a reader must understand: version 2.0 of the format.
const VERSION: u16 = 20;
/// The flag that names are UTF-8.
const UTF8: u16 = 0x800;
/// The number of the method that is used.
const DEFLATE: u16 = 8;
/// The date of files that tell none: the first day of 1980, which is the first there is.
const NO_DATE: u16 = 0x21;

/// An archive that grows.
#[derive(Default)]
pub(crate) struct Zip {
    /// Number of bytes of all files so far.
    length: u32,
    /// The list at the end, as far as it is known.
    directory: Vec<u8>,
    files: u16,
}

impl Zip {
    /// The bytes of one more file; none if the archive is too long for it.
    pub(crate) fn file(&mut self, name: &str, content: &[u8]) -> Option<Vec<u8>> {
        let mut sum = Crc::new();
        sum.update(content);
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(content).ok()?;
        let packed = packed.finish().ok()?;
        // What stands in the list, too.
        let mut common = Vec::with_capacity(26);
        for number in [VERSION, UTF8, DEFLATE, 0, NO_DATE] {
            common.extend(number.to_le_bytes());
        }
        for number in [sum.sum(), u32::try_from(packed.len()).ok()?, u32::try_from(content.len()).ok()?] {
            common.extend(number.to_le_bytes());
        }
        common.extend(u16::try_from(name.len()).ok()?.to_le_bytes());
        common.extend([0; 2]);
        let bytes = [b"PK\x03\x04", &common[..], name.as_bytes(), &packed].concat();
        let (length, files) = (u32::try_from(bytes.len()).ok()?, self.files.checked_add(1)?);
        let next = self.length.checked_add(length)?;
        self.directory.extend(b"PK\x01\x02");
        self.directory.extend(VERSION.to_le_bytes());
        self.directory.extend(&common);
        // No comment, one disk, no attributes.
        self.directory.extend([0; 10]);
        self.directory.extend(self.length.to_le_bytes());
        self.directory.extend(name.as_bytes());
        (self.length, self.files) = (next, files);
        Some(bytes)
    }

    /// The end of the archive, with its list.
    pub(crate) fn finish(self) -> Vec<u8> {
        let Self { length, directory: mut bytes, files } = self;
        let size = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        bytes.extend(b"PK\x05\x06");
        bytes.extend([0; 4]);
        bytes.extend(files.to_le_bytes());
        bytes.extend(files.to_le_bytes());
        bytes.extend(size.to_le_bytes());
        bytes.extend(length.to_le_bytes());
        bytes.extend([0; 2]);
        bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    fn number(bytes: &[u8], at: usize, length: usize) -> usize {
        bytes[at..at + length].iter().rev().fold(0, |sum, it| sum * 256 + usize::from(*it))
    }

    /// The files of an archive by its list, as a program finds them.
    fn files(archive: &[u8]) -> Vec<(String, Vec<u8>)> {
        let end = archive.len() - 22;
        assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
        let (count, mut at) = (number(archive, end + 10, 2), number(archive, end + 16, 4));
        assert_eq!(at + number(archive, end + 12, 4), end, "the list ends where the end begins");
        let mut files = Vec::new();
        for _ in 0..count {
            assert_eq!(&archive[at..at + 4], b"PK\x01\x02");
            let (packed, name) = (number(archive, at + 20, 4), number(archive, at + 28, 2));
            let begin = number(archive, at + 42, 4);
            assert_eq!(&archive[begin..begin + 4], b"PK\x03\x04");
            assert_eq!(archive[begin + 4..begin + 30], archive[at + 6..at + 32], "both say the same");
            let data = begin + 30 + name;
            let mut content = Vec::new();
            DeflateDecoder::new(&archive[data..data + packed]).read_to_end(&mut content).expect("deflated");
            assert_eq!(content.len(), number(archive, at + 24, 4));
            let mut sum = Crc::new();
            sum.update(&content);
            assert_eq!(usize::try_from(sum.sum()), Ok(number(archive, at + 16, 4)));
            let name = String::from_utf8(archive[at + 46..at + 46 + name].to_vec()).expect("UTF-8");
            at += 46 + name.len();
            files.push((name, content));
        }
        files
    }

    #[test]
    fn files_come_out_as_they_went_in() {
        let mut zip = Zip::default();
        let all =
            [("Žofie.txt", "x".repeat(70_000)), ("empty.txt", String::new()), ("b.txt", "b\n".to_owned())];
        let mut archive = Vec::new();
        for (name, content) in &all {
            archive.extend(zip.file(name, content.as_bytes()).expect("it fits"));
        }
        archive.extend(zip.finish());
        assert!(archive.len() < 1_000, "it is packed");
        let expected: Vec<_> = all.iter().map(|it| (it.0.to_owned(), it.1.clone().into_bytes())).collect();
        assert_eq!(files(&archive), expected);
        assert!(files(&Zip::default().finish()).is_empty());
    }
}
