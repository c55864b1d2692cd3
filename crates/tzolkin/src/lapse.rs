//! What is lost without a question.

use serde::Serialize;

/// What was lost because it could not be paid or nothing was there to take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lapse {
    /// Temple steps with a price.
    Step,
    /// Gold with a price.
    Gold,
    /// A skull for which no marker can go down.
    Skull,
    /// A skull when none is left.
    SkullSupply,
    /// Advances of technologies.
    Advance,
    /// An action for 1 corn.
    Action,
    /// A building.
    Building,
    /// A monument.
    Monument,
    /// A visit to the market.
    Market,
    /// A block for a temple step after an offering.
    Offer,
    /// An exchange of technologies.
    Exchange,
}

impl Lapse {
    /// Whether several can be lost at once.
    pub(crate) const fn is_counted(self) -> bool {
        matches!(self, Self::Step | Self::Gold | Self::SkullSupply | Self::Advance)
    }

    /// Message key of what was lost.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Step => "lapsed-step",
            Self::Gold => "lapsed-gold",
            Self::Skull => "lapsed-skull",
            Self::SkullSupply => "lapsed-skull-supply",
            Self::Advance => "lapsed-advance",
            Self::Action => "lapsed-action",
            Self::Building => "lapsed-building",
            Self::Monument => "lapsed-monument",
            Self::Market => "lapsed-market",
            Self::Offer => "lapsed-offer",
            Self::Exchange => "lapsed-exchange",
        }
    }
}
