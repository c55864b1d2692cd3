//! What one viewer may know of the players and of their choice of starting tiles.

use std::collections::BTreeMap;

use patolli_core::{ByName, Seat, Viewer};
use schemars::JsonSchema;
use serde::Serialize;

use crate::{
    Phase, Resources, Setup, Temple, Teotihuacan,
    data::{Discovery, MASKS, STARTING_TILES_KEPT, StartId, Technology},
    list_names::Masks,
    rules::mask_points,
};

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// Points.
    pub score: u16,
    /// Cocoa.
    pub cocoa: u16,
    /// Resources.
    pub resources: Resources,
    /// Steps by temple, up to 11; 0 is below the first.
    #[serde(with = "ByName::<Temple, u8>")]
    pub temples: [u8; 3],
    /// Space on the Avenue, 0 to 9.
    pub avenue: u8,
    /// Space on the pyramid track, 0 to 10.
    pub pyramid: u8,
    /// Technologies.
    pub technologies: Vec<Technology>,
    /// Masks by kind.
    #[serde(with = "ByName::<Masks, u8>")]
    pub masks: [u8; MASKS],
    /// What the masks score at an eclipse.
    pub mask_points: u8,
    /// Unused discovery tiles that are no masks, by kind; kinds without a tile are left out.
    pub tiles: BTreeMap<Discovery, u8>,
    /// Discovery tiles used up.
    pub used: u8,
    /// Powers of workers in hand: starting workers not yet placed, or workers on the move.
    pub hand: Vec<u8>,
    /// Whether the fourth worker is still on the ascension circle.
    pub reserve: bool,
    /// Cocoa due at the next eclipse.
    pub wages: u8,
    /// The number on the order token, from 1.
    pub token: u8,
    /// Starting tiles kept, once revealed.
    pub kept: Vec<StartId>,
    /// Whether the choice of starting tiles is made.
    pub chosen: bool,
    /// Whether it is Teotibot.
    pub bot: bool,
}

/// Starting tiles to choose from.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct ChoiceView {
    /// The tiles in the order they were dealt.
    pub tiles: Vec<StartingTileOffer>,
    /// How many of them each player keeps.
    pub keeps: u8,
}

/// A starting tile to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct StartingTileOffer {
    /// Which.
    pub tile: StartId,
    /// Seat that keeps it; `null` if none does.
    pub kept: Option<Seat>,
    /// The discovery tile beside it; `null` if there is none.
    pub discovery: Option<Discovery>,
}

impl PlayerView {
    pub(super) fn new(game: &Teotihuacan, seat: Seat) -> Self {
        let player = game.player(seat);
        // H-086: nobody sees what was chosen before all have; a draft is open.
        let open = game.phase != Phase::Choose || game.options.setup == Setup::Draft;
        let tiles = Discovery::all().skip(MASKS).map(|it| (it, player.tile_count(it)));
        Self {
            score: player.score,
            cocoa: player.cocoa,
            resources: player.resources,
            temples: player.temples,
            avenue: player.avenue,
            pyramid: player.pyramid,
            technologies: player.technologies.into_iter().collect(),
            masks: player.masks,
            mask_points: mask_points(player.masks),
            tiles: tiles.filter(|it| it.1 > 0).collect(),
            used: player.used,
            hand: player.hand.to_vec(),
            reserve: player.reserve,
            wages: if game.is_bot(seat) { 0 } else { game.wages(seat) },
            token: game.order_token(seat),
            kept: if open { player.kept.to_vec() } else { Vec::new() },
            chosen: player.kept.is_full(),
            bot: game.is_bot(seat),
        }
    }
}

impl ChoiceView {
    pub(super) fn new(game: &Teotihuacan, viewer: Viewer) -> Option<Self> {
        if game.phase != Phase::Choose {
            return None;
        }
        let tiles: Vec<_> = match (game.options.setup, viewer) {
            (Setup::Draft, _) => game.offer().to_vec(),
            (_, Viewer::Seat(seat)) if !game.is_bot(seat) => game.deal.starting_tiles(seat).to_vec(),
            _ => return None,
        };
        let keeper = |tile: StartId| {
            let mine = Seat::all(game.seat_count())
                .filter(|it| game.options.setup == Setup::Draft || viewer == Viewer::Seat(*it));
            mine.into_iter().find(|it| game.player(*it).kept.contains(&tile))
        };
        let offered =
            |tile| StartingTileOffer { tile, kept: keeper(tile), discovery: game.starting_discovery(tile) };
        Some(Self { tiles: tiles.into_iter().map(offered).collect(), keeps: STARTING_TILES_KEPT })
    }
}
