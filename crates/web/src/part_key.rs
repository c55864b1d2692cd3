//! What one part of a board is drawn from.

/// What one part of a board is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct PartKey {
    /// Hash of everything it is drawn from, but the viewer.
    pub(crate) hash: u64,
    /// Whether it also differs between viewers of the same view.
    pub(crate) per_viewer: bool,
    /// Number of parts after it that lie inside it; small, since every open page keeps the keys of its parts.
    pub(crate) inside: u16,
}
