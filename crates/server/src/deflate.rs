//! Deflate blocks that can be put together to one stream.

use flate2::{Compress, FlushCompress};

/// The end of a stream: a last block with nothing in it.
pub(crate) const LAST_BLOCK: [u8; 2] = [3, 0];

/// Text as blocks of a raw stream that are not compressed.
pub(crate) fn stored_blocks(text: &[u8]) -> Vec<u8> {
    let mut blocks = Vec::with_capacity(text.len() + 16);
    for chunk in text.chunks(u16::MAX.into()) {
        let length = u16::try_from(chunk.len()).expect("a chunk is that short");
        blocks.push(0);
        blocks.extend_from_slice(&length.to_le_bytes());
        blocks.extend_from_slice(&(!length).to_le_bytes());
        blocks.extend_from_slice(chunk);
    }
    blocks
}

/// Text as blocks of a raw stream: they refer to nothing before them, end with a whole byte, and none is marked as the last.
///
/// The writers of `flate2` go on without asking for a flush when their buffer is full, so that the end of a long text may be missing.
pub(crate) fn deflate_blocks(compress: &mut Compress, text: &[u8]) -> Vec<u8> {
    compress.reset();
    let mut blocks = Vec::with_capacity(text.len() / 3 + 64);
    loop {
        let done = usize::try_from(compress.total_in()).unwrap_or(text.len());
        let status = compress.compress_vec(&text[done..], &mut blocks, FlushCompress::Sync);
        // As long as there is room left, nothing waits for more.
        if status.is_err() || blocks.len() < blocks.capacity() {
            return blocks;
        }
        blocks.reserve(blocks.capacity());
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::DeflateDecoder;

    use super::*;

    #[test]
    fn what_is_stored_is_part_of_a_stream_however_long_it_is() {
        for length in [0, 1, 400, 65_535, 65_536, 200_000] {
            let text: String = ('a'..='z').cycle().take(length).collect();
            let mut stream = stored_blocks(text.as_bytes());
            stream.extend_from_slice(&LAST_BLOCK);
            let mut read = String::new();
            DeflateDecoder::new(&*stream).read_to_string(&mut read).expect("it is a stream");
            assert_eq!(read, text);
        }
    }
}
