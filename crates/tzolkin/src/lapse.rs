//! What is lost without a question.

use schemars::JsonSchema;
use serde::Serialize;

/// What was lost because it could not be paid or nothing was there to take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
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

    /// Message keys of what was lost, in the order of the variants.
    pub(crate) const KEYS: [&str; 11] = [
        "lapsed-step",
        "lapsed-gold",
        "lapsed-skull",
        "lapsed-skull-supply",
        "lapsed-advance",
        "lapsed-action",
        "lapsed-building",
        "lapsed-monument",
        "lapsed-market",
        "lapsed-offer",
        "lapsed-exchange",
    ];

    /// Message key of what was lost.
    pub const fn key(self) -> &'static str {
        Self::KEYS[self as usize]
    }
}
