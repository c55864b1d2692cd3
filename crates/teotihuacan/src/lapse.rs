//! Where points come from, and what was not to be had.

use patolli_core::{Arg, ToArg};
use schemars::JsonSchema;
use serde::Serialize;

/// Where points came from during play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PointSource {
    /// Steps of temples.
    Temples,
    /// Gathering on the Quarry and the Gold Deposits.
    Gathering,
    /// Technologies, own or developed by others.
    Technologies,
    /// Houses of the nobles.
    Nobles,
    /// Decorations.
    Decorations,
    /// Pyramid tiles.
    Construction,
    /// Royal tiles.
    Royals,
    /// Discovery tiles.
    Discoveries,
    /// The ascension circle.
    Ascension,
    /// Cocoa that Teotibot trades in.
    BotCocoa,
}

impl PointSource {
    /// Message key of the source.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Temples => "source-temples",
            Self::Gathering => "source-gathering",
            Self::Technologies => "source-technologies",
            Self::Nobles => "source-nobles",
            Self::Decorations => "source-decorations",
            Self::Construction => "source-construction",
            Self::Royals => "source-royals",
            Self::Discoveries => "source-discoveries",
            Self::Ascension => "source-ascension",
            Self::BotCocoa => "source-bot-cocoa",
        }
    }
}

impl ToArg for PointSource {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Term(self.key()))
    }
}

/// What lapsed because it could not be paid, or no worker was there for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Lapse {
    /// Temple steps whose ways are all barred.
    Steps,
    /// Steps that a royal tile sells.
    PaidSteps,
    /// The offer of a discovery tile.
    Tile,
    /// A power-up: no own worker stands there.
    PowerUp,
    /// The power-up that a technology sells.
    BoughtPowerUp,
    /// A trade with a royal tile.
    Royal,
    /// The effect of a main action whose price was spent in between.
    Action,
    /// Further pyramid tiles.
    MoreTiles,
}

impl Lapse {
    /// Message keys of all sentences, in the order of the variants.
    pub(crate) const KEYS: [&str; 8] = [
        "lapsed-steps",
        "lapsed-paid-steps",
        "lapsed-tile",
        "lapsed-power-up",
        "lapsed-bought-power-up",
        "lapsed-royal",
        "lapsed-action",
        "lapsed-more-tiles",
    ];

    /// Message key of the sentence.
    pub const fn key(self) -> &'static str {
        Self::KEYS[self as usize]
    }
}
