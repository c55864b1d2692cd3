//! What is still to be done: questions, and steps that carry themselves out. What they do is in `rules::tasks`.

use patolli_core::{ByName, tasks};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Board, Space, Temple};

/// Which starting worker is powered up?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartPower {
    /// Power-ups still to come.
    pub n: u8,
}

/// Is the discovery tile taken?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartTile {
    /// 0 or 1, in the order of the starting tiles that offer one.
    pub which: u8,
}

/// Which starting worker goes to which board?
#[derive(Clone, Copy, Debug)]
pub(crate) struct StartPlace;

/// Which resources are gained?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Gain {
    /// Resources to be chosen.
    pub n: u8,
}

/// On which of these temples does one go up next?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Climb {
    /// Steps still to go, by temple.
    #[serde(with = "ByName::<Temple, u8>")]
    pub steps: [u8; 3],
}

/// On which temple does one go up next?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClimbAny {
    /// Steps still to go.
    pub n: u8,
}

/// Is a step bought, and on which temple?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClimbPaid {
    /// Steps that can still be bought, for 1 cocoa each.
    pub n: u8,
}

/// A discovery tile, or the printed reward of the step?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Large {
    /// Which large step.
    pub at: u8,
}

/// Is a tile taken from the large space that was reached?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AvenueTile {
    /// Which large space.
    pub at: u8,
}

/// Which worker is powered up?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PowerUp {
    /// The board of the main action; `None` for a tile, which powers up anywhere.
    pub board: Option<Board>,
    /// Power-ups still to come.
    pub n: u8,
    /// Whether it is the second power-up of a main action, which may be declined.
    pub second: bool,
}

/// Is a power-up bought, and for which worker?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BuyPower {
    /// The board of the main action.
    pub board: Board,
}

/// Which reward?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ascension;

/// How often is traded?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Trade {
    /// Gold and stone instead of wood and stone.
    pub gold: bool,
    /// Trades at most.
    pub most: u8,
}

/// Which resources are sold?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sell {
    /// Resources at most.
    pub most: u8,
}

/// Which resource is given for several?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Exchange {
    /// Resources that come for one.
    pub gain: u8,
}

/// Does anything come before the ability?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ability {
    /// On which space.
    pub space: Space,
    /// The power of the worker there.
    pub power: u8,
}

/// Is the discovery tile taken?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Discover {
    /// On which board.
    pub board: Board,
    /// Whether the ability came first.
    pub second: bool,
}

/// Which technology is developed?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Develop;

/// In which row is the house built?
#[derive(Clone, Copy, Debug)]
pub(crate) struct House;

/// Which decoration is laid, on which side?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decorate;

/// Which pyramid tile is laid, and where?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Build {
    /// Tiles that may still be laid.
    pub left: u8,
    /// Whether it is the first tile, which must be laid.
    pub must: bool,
}

/// How much is paid?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wages;

/// A marker moves one space on the Avenue.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walk;

/// The light disc moves on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Disc;

/// A discovery tile is laid at a worship place that has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Refresh {
    /// On which board.
    pub board: Board,
}

/// What technologies give after the last pyramid tile (HA-71).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constructed;

/// The displays are filled up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refill;

/// A player gets what the starting tiles bring.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Benefits;

/// Discovery tiles of starting tiles go back into the stack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Return;

/// Neutral workers are placed and the first turn begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Begin;

/// The eclipse ends: discs, neutral workers, or the end of the game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dawn;

/// Does anything come before the workers are counted?
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Count {
    /// Tiles that add one worker each.
    pub plus: u8,
}

tasks! {
    ($)
    /// A question the game waits on, or a step that carries itself out when it comes to the top.
    #[derive(JsonSchema)]
    pub(crate) enum Task, matched by with_task {
        StartPower(StartPower),
        StartTile(StartTile),
        StartPlace = StartPlace,
        Gain(Gain),
        Climb(Climb),
        ClimbAny(ClimbAny),
        ClimbPaid(ClimbPaid),
        Large(Large),
        AvenueTile(AvenueTile),
        PowerUp(PowerUp),
        BuyPower(BuyPower),
        Ascension = Ascension,
        Trade(Trade),
        Sell(Sell),
        Exchange(Exchange),
        Ability(Ability),
        Discover(Discover),
        Develop = Develop,
        House = House,
        Decorate = Decorate,
        Build(Build),
        Wages = Wages,
        Walk = Walk,
        Disc = Disc,
        Refresh(Refresh),
        Constructed = Constructed,
        Refill = Refill,
        Benefits = Benefits,
        Return = Return,
        Begin = Begin,
        Dawn = Dawn,
        // Since version 2 of the rules.
        Count(Count),
    }
}

#[expect(clippy::single_component_path_imports, reason = "so that the macro has a path")]
pub(crate) use with_task;
