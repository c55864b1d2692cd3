//! What one viewer may know of the players and of their choice of starting tiles.

use patolli_core::{Seat, Viewer};
use serde::Serialize;

use crate::{
    Phase, Resources, Setup, Teotihuacan,
    data::{Discovery, StartId, Technology},
    rules::mask_points,
};

/// One player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PlayerView {
    /// Score.
    pub score: u16,
    /// Cocoa.
    pub cocoa: u16,
    /// Resources.
    pub resources: Resources,
    /// Steps by temple; 0 is below the first.
    pub temples: [u8; 3],
    /// Space on the Avenue.
    pub avenue: u8,
    /// Space on the pyramid track.
    pub pyramid: u8,
    /// Technologies.
    pub technologies: Vec<Technology>,
    /// Masks by kind.
    pub masks: [u8; 7],
    /// What the masks score at an eclipse.
    pub mask_points: u8,
    /// Unused discovery tiles that are no masks, with their number.
    pub tiles: Vec<(Discovery, u8)>,
    /// Discovery tiles used up.
    pub used: u8,
    /// Powers of workers in hand.
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
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct ChoiceView {
    /// The tiles, whether each is kept (by whom, in a draft), and the discovery tile beside it.
    pub tiles: Vec<StartingTileOffer>,
}

/// A starting tile to choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct StartingTileOffer {
    /// Which.
    pub tile: StartId,
    /// Who keeps it.
    pub kept: Option<Seat>,
    /// The discovery tile beside it.
    pub discovery: Option<Discovery>,
}

impl PlayerView {
    pub(super) fn new(game: &Teotihuacan, seat: Seat) -> Self {
        let player = game.player(seat);
        // H-086: nobody sees what was chosen before all have; a draft is open.
        let open = game.phase != Phase::Choose || game.options.setup == Setup::Draft;
        let tiles = Discovery::all().skip(7).map(|it| (it, player.tile_count(it)));
        Self {
            score: player.score,
            cocoa: player.cocoa,
            resources: player.resources,
            temples: player.temples,
            avenue: player.avenue,
            pyramid: player.pyramid,
            technologies: Technology::all().filter(|it| player.has_technology(*it)).collect(),
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
        Some(Self { tiles: tiles.into_iter().map(offered).collect() })
    }
}
