//! What seats hold, for their plates.

/// Something a seat holds, for its plate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Good {
    /// Its icon.
    pub icon: &'static str,
    /// Message key of its name, with the number as `n`.
    pub name: &'static str,
    /// How many.
    pub n: u16,
}
