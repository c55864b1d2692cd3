//! Things given for nothing, and what a sane value says of them.

/// What a sane value says of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PriceRule {
    /// To have it never costs more than a point.
    Asset,
    /// One more of a hoard adds at most 0.6 points.
    Surplus,
    /// A right that is used up costs at most 6 points.
    UsedRight,
}

/// A position, and the same after a seat was given something or has used something up.
#[derive(Clone, Debug)]
pub struct Offer<G> {
    /// What is given.
    pub name: &'static str,
    /// What a sane value says of it.
    pub rule: PriceRule,
    /// The position without it.
    pub before: G,
    /// The position with it.
    pub after: G,
}
