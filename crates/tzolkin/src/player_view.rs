//! What one viewer may know of the players, and of the own secret choice.

use patolli_core::{ByName, Seat, json::QuarterPoints};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Blocks, Farms, Phase, Temple, Track, Tzolkin,
    data::{BuildingId, CORN_PER_WORKER, MonumentId, StartId, Tribe},
    rules::tiles_to_keep,
};

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// Score in points.
    // Quarters of a point, but for JSON.
    #[serde(with = "QuarterPoints")]
    pub score: i16,
    /// Corn in hand.
    pub corn: u16,
    /// Blocks in hand.
    pub blocks: Blocks,
    /// Skulls in hand.
    pub skulls: u8,
    /// Step of the marker by temple, counted from 0, the lowest.
    #[serde(with = "ByName::<Temple, u8>")]
    pub temples: [u8; 3],
    /// Level by technology, 0 to 3.
    #[serde(with = "ByName::<Track, u8>")]
    pub levels: [u8; 4],
    /// Workers in hand.
    pub hand: u8,
    /// Workers in play.
    pub workers: u8,
    /// Whether the double advance is still there.
    pub light: bool,
    /// Starting tiles kept, once revealed.
    pub kept: Vec<StartId>,
    /// The tribe, once revealed; `null` before and without tribes.
    pub tribe: Option<Tribe>,
    /// Whether the secret choice is made.
    pub chosen: bool,
    /// Buildings, in the order of the component list.
    pub buildings: Vec<BuildingId>,
    /// Monuments, in the order of the component list.
    pub monuments: Vec<MonumentId>,
    /// Number of corn tiles.
    pub corn_tiles: u8,
    /// Number of wood tiles.
    pub wood_tiles: u8,
    /// Corn needed to feed everybody on the next food day, farms and the prophecy in force counted.
    pub hunger: u8,
    /// Number of workers that farm icons "one worker" feed.
    pub farms: u8,
    /// Number of farm icons "every worker".
    pub every: u8,
    /// Whole points that the own monuments would score now, in the order of `monuments`.
    pub monument_points: Vec<i16>,
}

/// The secret choice of a viewer.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceView {
    /// The starting tiles dealt.
    pub tiles: Vec<StartingTileChoice>,
    /// The tribes dealt; none without tribes.
    pub tribes: Vec<TribeChoice>,
    /// How many of the starting tiles the viewer keeps; the tribe chosen so far may change it.
    pub keeps: u8,
}

/// A starting tile dealt to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StartingTileChoice {
    /// The tile.
    pub tile: StartId,
    /// Whether it is kept.
    pub kept: bool,
}

/// A tribe dealt to the viewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct TribeChoice {
    /// The tribe.
    pub tribe: Tribe,
    /// Whether it is chosen.
    pub chosen: bool,
}

impl PlayerView {
    pub(crate) fn new(game: &Tzolkin, seat: Seat) -> Self {
        let player = game.player(seat);
        // Z-049: choices are secret until all are made.
        let open = game.phase != Phase::Choose;
        let farms = if open { game.farms(seat) } else { Farms::default() };
        Self {
            score: player.score,
            corn: player.corn,
            blocks: player.blocks,
            skulls: player.skulls,
            temples: player.temples,
            levels: player.levels,
            hand: player.hand,
            workers: game.workers(seat),
            light: !player.dark,
            kept: game.kept(seat).filter(|_| open).collect(),
            tribe: game.tribe(seat).filter(|_| open && game.options.tribes),
            chosen: game.has_chosen(seat),
            buildings: game.buildings_of(seat).collect(),
            monuments: game.monuments_of(seat).collect(),
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            hunger: if open { game.corn_to_feed(seat) } else { CORN_PER_WORKER * game.workers(seat) },
            farms: farms.single,
            every: farms.every,
            monument_points: game.monuments_of(seat).map(|it| game.monument_points(seat, it)).collect(),
        }
    }
}

impl ChoiceView {
    pub(crate) fn new(game: &Tzolkin, seat: Seat) -> Self {
        let player = game.player(seat);
        let tiles = game
            .deal
            .starting_tiles(seat)
            .into_iter()
            .zip(0..)
            .map(|(tile, place)| StartingTileChoice { tile, kept: player.kept & (1 << place) != 0 });
        let tribes = game
            .deal
            .tribes_of(seat)
            .into_iter()
            .zip(0..)
            .map(|(tribe, place)| TribeChoice { tribe, chosen: player.tribe == Some(place) });
        let tribes = tribes.filter(|_| game.options.tribes).collect();
        Self { tiles: tiles.collect(), tribes, keeps: tiles_to_keep(game, seat) }
    }
}
