//! Deflate blocks that can be put together to one stream.

use flate2::{Compress, FlushCompress};

/// The end of a stream: a last block with nothing in it.
pub(crate) const LAST_BLOCK: [u8; 2] = [3, 0];

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
