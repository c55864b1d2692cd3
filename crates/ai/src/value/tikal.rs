//! What a Tikal player values: temples held, treasures, people near what matters, and what rivals have of it.

mod features;
mod offers;
mod scatter;
mod style;
mod tokens;
mod waste;

use patolli_core::{Game, Seat};
use patolli_tikal::{Hex, Leader, Phase, Terrain, Tikal, TravelCosts, data::BASE_CAMP};

use super::lead;
use crate::HeuristicValue;

/// The part of the best rival's prospects that counts against the own ones.
const RIVALRY: f32 = 0.8;
/// A majority by one is held until the next scoring with this chance; each further point of strength adds to it.
const HOLD: f32 = 0.42;
const HOLD_PER_STRENGTH: f32 = 0.14;
const MAX_HOLD: f32 = 0.9;
/// Being there without the majority still keeps a foot in the door.
const FOOTHOLD: f32 = 0.12;
/// A treasure that can be dug where an own piece stands, in points per scoring to come.
const DIGGABLE: f32 = 0.28;
/// A piece on the board, wherever it is.
const PIECE: f32 = 0.28;
/// A temple next door, per point of its value; it fades with the price of the way.
const ACCESS: f32 = 0.07;
/// A camp, per action point its secret path saves.
const CAMP: f32 = 0.34;
/// A guard still to be placed, per scoring to come after the next: better temples than the first will turn up.
const GUARD_LEFT: f32 = 3.0;
/// An unspent action point may still do some good.
const ACTION_POINT: f32 = 0.02;
/// What moving first is worth in points, beyond the tile.
const TURN: f32 = 1.6;

impl HeuristicValue for Tikal {
    fn value(&self, seat: Seat) -> f32 {
        lead(self, seat, RIVALRY, prospects) + turn_in_hand(self, seat)
    }
}

/// Points now and to be expected.
fn prospects(game: &Tikal, seat: Seat) -> f32 {
    let scorings = f32::from(game.scorings_left(seat));
    let reach = game.reach_costs(seat);
    let temples: f32 = game.temples().map(|it| temple(game, seat, it, reach, scorings)).sum();
    let sites: f32 = game.sites().map(|it| site(game, seat, it, scorings)).sum();
    let treasures = f32::from(game.treasure_points(seat)) * scorings;
    let guards = GUARD_LEFT * f32::from(game.guards_left(seat)) * (scorings - 1.0).max(0.0);
    let score = f32::from(game.score(seat));
    score + temples + sites + treasures + guards + people(game, seat) + camps(game, seat, scorings)
}

/// What a temple will bring in the scorings to come.
fn temple(game: &Tikal, seat: Seat, hex: Hex, reach: TravelCosts, scorings: f32) -> f32 {
    let value = f32::from(game.value(hex));
    match game.guard_on(hex) {
        Some(guard) if guard == seat => return value * scorings,
        Some(_) => return 0.0,
        None => {}
    }
    let mine = f32::from(game.strength(seat, hex));
    let others = Seat::all(game.seats()).filter(|it| *it != seat);
    let most = others.map(|it| f32::from(game.strength(it, hex))).fold(0.0, f32::max);
    let lead = mine - most;
    let chance = if lead > 0.0 {
        (HOLD + HOLD_PER_STRENGTH * (lead - 1.0)).min(MAX_HOLD)
    } else if mine > 0.0 {
        FOOTHOLD / (1.0 - lead)
    } else {
        0.0
    };
    // In the own scoring turn a majority is certain for once.
    let certain = if game.about_to_score(seat) && lead > 0.0 { 1.0 - chance } else { 0.0 };
    value * (chance * scorings + certain) + access(reach, hex) * value * scorings
}

/// How near a temple is: 1 when a piece stands there, fading with the price of getting one there.
fn access(reach: TravelCosts, hex: Hex) -> f32 {
    ACCESS / (1.0 + f32::from(reach.to(hex)))
}

/// What a treasure site promises to those who stand on it.
fn site(game: &Tikal, seat: Seat, hex: Hex, scorings: f32) -> f32 {
    let tokens = game.tokens_on(hex);
    let pieces = game.pieces_on(seat, hex).min(2);
    if tokens == 0 || pieces == 0 {
        return 0.0;
    }
    let digging = f32::from(tokens.min(2)) * if pieces == 2 { 1.0 } else { 0.6 };
    DIGGABLE * digging * scorings
}

/// Pieces on the board are worth more than pieces in the supply; pieces out of the game are worth nothing.
fn people(game: &Tikal, seat: Seat) -> f32 {
    let members: f32 = game.walkable().map(|it| f32::from(game.members_on(seat, it))).sum();
    let leader = match game.leader(seat) {
        Leader::On(_) => 3.0,
        Leader::Supply => 1.0,
        Leader::Guards(_) | Leader::Removed => 0.0,
    };
    PIECE * (members + leader) + 0.5 * PIECE * f32::from(game.supply(seat))
}

/// What the secret paths of the camps save, while there is time to use them.
fn camps(game: &Tikal, seat: Seat, scorings: f32) -> f32 {
    let camps = game.camps_of(seat).filter(|it| *it != BASE_CAMP);
    let saved: f32 = camps.map(|it| f32::from(game.stone_costs_from(BASE_CAMP).to(it).min(9)) - 1.0).sum();
    CAMP * saved * (scorings - 1.0).max(0.0)
}

/// What the seat can still do in its turn, and what the turn may cost.
fn turn_in_hand(game: &Tikal, seat: Seat) -> f32 {
    let bid = match game.high_bid() {
        Some(bid) if bid.seat == seat => TURN - f32::from(bid.points),
        _ => 0.0,
    };
    let mine = game.active_seat() == seat;
    let points = if mine && game.phase() == Phase::Act { f32::from(game.action_points()) } else { 0.0 };
    let tile = match game.tile_in_hand().filter(|_| mine).map(|it| it.tile().terrain) {
        Some(Terrain::Temple { value }) => 0.3 * f32::from(value),
        Some(Terrain::Treasure { masks }) => 0.35 * f32::from(masks),
        Some(Terrain::Jungle) => 0.2,
        _ => 0.0,
    };
    bid + ACTION_POINT * points + tile
}
