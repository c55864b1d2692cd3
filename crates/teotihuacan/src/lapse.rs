//! Where points come from, and what was not to be had.

use serde::Serialize;

/// Where points came from during play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

/// What lapsed because it could not be paid, or nobody was there for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
    /// Message key of the sentence.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Steps => "lapsed-steps",
            Self::PaidSteps => "lapsed-paid-steps",
            Self::Tile => "lapsed-tile",
            Self::PowerUp => "lapsed-power-up",
            Self::BoughtPowerUp => "lapsed-bought-power-up",
            Self::Royal => "lapsed-royal",
            Self::Action => "lapsed-action",
            Self::MoreTiles => "lapsed-more-tiles",
        }
    }
}
