//! What things on the board are called, for tooltips, screen readers and the board in words.

use fluent_bundle::FluentValue;
use patolli_catalog::Seat;
use patolli_catalog::rules::tikal::{ExpeditionView, HexView, Motif, Piece, Side, Terrain, TileId};

use super::{Board, is_there};

/// Everything about a hex in one line.
pub(super) fn hex(board: &Board<'_>, hex: &HexView) -> String {
    let mut words = vec![format!("{}, {}", hex.hex, terrain(board, hex))];
    words.extend(ways(board, hex));
    words.extend(holders(board, hex));
    words.extend(
        board
            .seats()
            .filter(|it| is_there(hex.men[it.index()]))
            .map(|it| men(board, it, hex.men[it.index()])),
    );
    words.extend(worked(board, hex));
    words.extend(scorer(board, hex));
    words.join("; ")
}

/// What a hex shows now.
pub(super) fn terrain(board: &Board<'_>, hex: &HexView) -> String {
    match hex.terrain {
        None => board.say("board-unexplored"),
        Some(Terrain::Temple { .. }) => board.count("board-temple", hex.value),
        Some(Terrain::Treasure { .. }) if hex.tokens > 0 => board.count("board-site", hex.tokens),
        Some(Terrain::Treasure { .. }) => board.say("board-site-empty"),
        Some(it) => plain(board, it),
    }
}

/// What a tile shows that is not on the board yet.
pub(super) fn tile(board: &Board<'_>, tile: TileId) -> String {
    match tile.tile().terrain {
        Terrain::Temple { value } => board.count("board-tile-temple", value),
        Terrain::Treasure { masks } => board.count("board-tile-site", masks),
        it => plain(board, it),
    }
}

fn plain(board: &Board<'_>, terrain: Terrain) -> String {
    board.say(match terrain {
        Terrain::BaseCamp => "board-base-camp",
        Terrain::Volcano => "board-volcano",
        _ => "board-clearing",
    })
}

/// Where one can cross and for how many points.
pub(super) fn ways(board: &Board<'_>, hex: &HexView) -> Option<String> {
    let list = sides(board, hex.crossing);
    (!list.is_empty()).then(|| board.tell("board-ways", &[("list", FluentValue::from(list))]))
}

/// The tile's own stones.
pub(super) fn stones(board: &Board<'_>, stones: [u8; 6]) -> Option<String> {
    let list = sides(board, stones);
    (!list.is_empty()).then(|| board.tell("board-stones", &[("list", FluentValue::from(list))]))
}

fn sides(board: &Board<'_>, numbers: [u8; 6]) -> String {
    let named = Side::ALL.into_iter().zip(numbers).filter(|it| it.1 > 0);
    let list: Vec<_> = named.map(|(side, n)| format!("{} {n}", board.say(side_key(side)))).collect();
    list.join(", ")
}

const fn side_key(side: Side) -> &'static str {
    match side {
        Side::N => "board-side-n",
        Side::Ne => "board-side-ne",
        Side::Se => "board-side-se",
        Side::S => "board-side-s",
        Side::Sw => "board-side-sw",
        Side::Nw => "board-side-nw",
    }
}

/// Camp and guard with their owners.
fn holders(board: &Board<'_>, hex: &HexView) -> impl Iterator<Item = String> + use<> {
    let camp = hex.camp.map(|it| owned(board, "board-camp", it));
    let guard = hex.guard.map(|it| guard(board, hex, it));
    camp.into_iter().chain(guard)
}

/// The guard of the temple, and whether it is the leader.
pub(super) fn guard(board: &Board<'_>, hex: &HexView, seat: Seat) -> String {
    let leader = hex.guard_piece == Some(Piece::Leader);
    owned(board, if leader { "board-guard-leader" } else { "board-guard" }, seat)
}

/// What was uncovered or dug there in this turn.
pub(super) fn worked(board: &Board<'_>, hex: &HexView) -> Option<String> {
    let key = match hex.terrain {
        Some(Terrain::Temple { .. }) => "board-worked-temple",
        _ => "board-worked-site",
    };
    (hex.worked > 0).then(|| board.count(key, hex.worked))
}

/// The tiles that left the game.
pub(super) fn removed(board: &Board<'_>) -> Option<String> {
    let removed = &board.view.piles.removed;
    let list: Vec<_> = removed.iter().map(|it| format!("{} {}", it.letter(), tile(board, *it))).collect();
    let list = FluentValue::from(list.join(", "));
    (!removed.is_empty()).then(|| board.tell("board-tiles-removed", &[("list", list)]))
}

/// A sentence about something of a seat.
pub(super) fn owned(board: &Board<'_>, key: &str, seat: Seat) -> String {
    board.tell(key, &[("who", FluentValue::from(board.who(seat)))])
}

/// The seat that would score the temple.
pub(super) fn scorer(board: &Board<'_>, hex: &HexView) -> Option<String> {
    hex.scorer.map(|it| owned(board, "board-scorer", it))
}

/// The pieces of one seat on a hex.
pub(super) fn men(board: &Board<'_>, seat: Seat, men: ExpeditionView) -> String {
    let members = (men.members > 0).then(|| board.count("board-members", men.members));
    let leader = men.leader.then(|| board.say("board-leader"));
    let list: Vec<_> = members.into_iter().chain(leader).collect();
    board.tell(
        "board-men",
        &[
            ("who", FluentValue::from(board.who(seat))),
            ("list", FluentValue::from(list.join(" + "))),
            ("n", FluentValue::from(men.strength)),
        ],
    )
}

/// The leader of a seat.
pub(super) fn leader(board: &Board<'_>, seat: Seat) -> String {
    format!("{}: {}", board.who(seat), board.say("board-leader"))
}

/// The points of a seat.
pub(super) fn score(board: &Board<'_>, seat: Seat) -> String {
    format!("{}: {}", board.who(seat), board.count("board-points", board.view.players[seat.index()].score))
}

/// The treasures a seat has of a motif.
pub(super) fn treasure(board: &Board<'_>, motif: Motif, n: u8) -> String {
    format!("{} × {n}", board.say(motif_key(motif)))
}

/// Message key of a motif.
pub(super) const fn motif_key(motif: Motif) -> &'static str {
    match motif {
        Motif::Statue => "board-statue",
        Motif::Plate => "board-plate",
        Motif::JadeMask => "board-jade-mask",
        Motif::Jug => "board-jug",
        Motif::Knife => "board-knife",
        Motif::Crown => "board-crown",
        Motif::Flute => "board-flute",
        Motif::SunDisc => "board-sun-disc",
    }
}
