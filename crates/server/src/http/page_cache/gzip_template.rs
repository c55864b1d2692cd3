//! A page compressed once, with gaps for a word that differs from reader to reader.
//!
//! A gzip file is one stream of blocks with a CRC at its end. Each segment between gaps is compressed by
//! itself and ends at the border of a byte; the word goes between as a stored block; and the CRCs of segments
//! can be combined.

use std::io::Read as _;

use flate2::{Compress, Compression, Crc, read::DeflateDecoder};

use crate::deflate::{LAST_BLOCK, deflate_blocks};

/// Gzip header without file name or time.
const HEADER: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];

/// A compressed page with gaps.
pub(super) struct GzipTemplate(Vec<Segment>);

/// The text before, between or after gaps.
struct Segment {
    /// Deflate blocks that end at the border of a byte; none of them is marked as the last.
    blocks: Vec<u8>,
    sum: Crc,
}

impl GzipTemplate {
    /// A page with a gap wherever `mark` stands.
    pub(super) fn new(page: &str, mark: &str) -> Self {
        Self(page.split(mark).map(Segment::new).collect())
    }

    /// Size in memory, in bytes.
    pub(super) fn size(&self) -> usize {
        self.0.iter().map(|it| it.blocks.len() + size_of::<Segment>()).sum()
    }

    /// The page with `word` in its gaps, as gzip.
    pub(super) fn gzip(&self, word: &str) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(self.size() + 64 + self.0.len() * (word.len() + 8));
        bytes.extend(HEADER);
        let (mut sum, between, plain) = (Crc::new(), crc_of(word), stored_blocks(word));
        for (index, segment) in self.0.iter().enumerate() {
            if index > 0 {
                bytes.extend(&plain);
                sum.combine(&between);
            }
            bytes.extend(&segment.blocks);
            sum.combine(&segment.sum);
        }
        bytes.extend(LAST_BLOCK);
        bytes.extend(sum.sum().to_le_bytes());
        bytes.extend(sum.amount().to_le_bytes());
        bytes
    }

    /// The page with `word` in its gaps, as plain text.
    pub(super) fn plain(&self, word: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (index, segment) in self.0.iter().enumerate() {
            if index > 0 {
                bytes.extend(word.as_bytes());
            }
            let blocks = segment.blocks.as_slice().chain(&LAST_BLOCK[..]);
            DeflateDecoder::new(blocks).read_to_end(&mut bytes).expect("what was packed here is unpacked");
        }
        bytes
    }
}

impl Segment {
    fn new(text: &str) -> Self {
        let blocks = deflate_blocks(&mut Compress::new(Compression::default(), false), text.as_bytes());
        Self { blocks, sum: crc_of(text) }
    }
}

fn crc_of(text: &str) -> Crc {
    let mut sum = Crc::new();
    sum.update(text.as_bytes());
    sum
}

/// A word as stored blocks.
fn stored_blocks(word: &str) -> Vec<u8> {
    let blocks = word.as_bytes().chunks(usize::from(u16::MAX));
    blocks
        .flat_map(|it| {
            let length = u16::try_from(it.len()).unwrap_or(u16::MAX);
            let head = [0].into_iter().chain(length.to_le_bytes()).chain((!length).to_le_bytes());
            head.chain(it.iter().copied()).collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_packed_page_unpacks_to_what_it_was_with_the_word_in_its_gaps() {
        let long = "Ž<p>rule</p>".repeat(20_000);
        // Text that stays long, compressed.
        let dense: String = (0..90_000_u32).map(|it| (it.wrapping_mul(it) % 9_973).to_string()).collect();
        for page in [
            "",
            "|",
            "||",
            "no gap",
            "|at the start",
            "at the end|",
            "a|b|c",
            &format!("{long}|{long}|x"),
            &format!("{dense}|{}", &dense[7..]),
        ] {
            let template = GzipTemplate::new(page, "|");
            for word in ["", "Anna", "Žofie &amp; co", &"w".repeat(100_000)] {
                let whole = page.replace('|', word);
                let mut text = String::new();
                GzDecoder::new(&template.gzip(word)[..]).read_to_string(&mut text).expect("it is whole");
                assert!(text == whole, "{} bytes instead of {}", text.len(), whole.len());
                assert!(template.plain(word) == whole.as_bytes());
            }
        }
    }

    #[test]
    fn a_page_takes_less_room_than_its_text() {
        let page = "<a class=\"rule\" href=\"#T-001\">T-001</a>\n".repeat(1_000);
        assert!(GzipTemplate::new(&page, "|").size() < page.len() / 10);
    }
}
