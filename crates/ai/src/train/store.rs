//! Where a training keeps what is finished.

use std::io;

/// Keeps pieces of a training by name; a piece is kept whole or not at all.
pub trait RoundStore {
    /// A piece that was kept.
    fn load(&self, name: &str) -> Option<Vec<u8>>;

    /// Keeps a piece.
    fn keep(&mut self, name: &str, piece: &[u8]) -> io::Result<()>;

    /// Forgets a piece that is not needed any more.
    fn forget(&mut self, name: &str);
}

/// Keeps nothing: a training that is stopped begins anew.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unkept;

impl RoundStore for Unkept {
    fn load(&self, _name: &str) -> Option<Vec<u8>> {
        None
    }

    fn keep(&mut self, _name: &str, _piece: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn forget(&mut self, _name: &str) {}
}
