//! What the drawings of several boards share.

pub(in crate::boards) mod glyph_row;
pub(in crate::boards) mod text;
