//! Legal actions that lead nowhere another one does not; good play never needs them. No rules.

use patolli_core::Seat;

use crate::{
    Action, Hex, Motif, Piece, Side, Tikal,
    data::{TOKENS_PER_MOTIF, cost},
};

/// Whether another legal action leads to the same place or plainly to a better one. Ending a turn and passing never are.
pub(super) fn is_redundant(game: &Tikal, action: Action) -> bool {
    match action {
        Action::Place { hex, rotation: turns } => repeats_rotation(game, hex, turns),
        Action::Move { piece, from, to } => {
            is_useless_destination(game, to)
                || piece == Piece::Member && supply_member_suffices(game, from, to)
        }
        Action::Bring { to, .. } => is_useless_camp(game, to),
        Action::Swap { give, take, from } => gains_nothing(game, give, take, from),
        Action::Bid { points } => overbids(game, points),
        Action::Uncover { .. }
        | Action::Dig { .. }
        | Action::Camp { .. }
        | Action::Guard { .. }
        | Action::End
        | Action::Pass
        | Action::Take { .. } => false,
    }
}

/// Stones at the rim of the board or towards a volcano are never walked on, so lies that differ only there are one.
fn repeats_rotation(game: &Tikal, hex: Hex, turns: u8) -> bool {
    let Some(tile) = game.turn.tile else { return false };
    let used = |side: &Side| hex.neighbour(*side).is_some_and(|it| !game.cache.volcanoes.has(it));
    let stones = tile.tile().rotated(turns);
    let alike = |other: [u8; 6]| {
        Side::ALL.into_iter().filter(used).all(|it| other[it as usize] == stones[it as usize])
    };
    (0..turns).any(|it| alike(tile.tile().rotated(it)))
}

/// A member from the supply gets there as cheaply, and the one that stands somewhere stays there.
///
/// On a temple that may get a guard soon, leaving saves a member from being removed, so such moves are kept.
fn supply_member_suffices(game: &Tikal, from: Hex, to: Hex) -> bool {
    let seat = game.turn.seat;
    if game.supply(seat) == 0 {
        return false;
    }
    let leaves_for_guard = game.guards_left(seat) > 0
        && game.temples().has(from)
        && game.turn.points >= cost::GUARD
        && game.guard_on(from).is_none();
    let paths = game.paths(seat);
    !leaves_for_guard && cost::BRING + paths.camp_costs.to(to) <= paths.costs_from(from).to(to)
}

/// In the last scoring turn a piece counts on an unguarded temple or digs; any other stop is only a longer way.
fn is_useless_destination(game: &Tikal, to: Hex) -> bool {
    game.is_last_round() && !counts_at_the_end(game, to)
}

/// In the last scoring turn a piece is brought to be moved on; a camp from which nothing can be reached is no place.
fn is_useless_camp(game: &Tikal, to: Hex) -> bool {
    if !game.is_last_round() {
        return false;
    }
    let ways = game.travel_costs_from(game.turn.seat, to);
    let rest = game.turn.points.saturating_sub(cost::BRING);
    let mut ends = ways.within(rest);
    !ends.any(|it| counts_at_the_end(game, it))
}

fn counts_at_the_end(game: &Tikal, hex: Hex) -> bool {
    game.tokens_on(hex) > 0 || game.temples().has(hex) && game.guard_on(hex).is_none()
}

/// A single treasure for another that is no nearer to a pair changes nobody's points, or only the rival's.
fn gains_nothing(game: &Tikal, give: Motif, take: Motif, from: Seat) -> bool {
    game.active_player().treasures[take.index()] == 0
        && obtainable_copies(game, take, from) <= obtainable_copies(game, give, from)
}

/// Copies of a motif that the seat in turn may still get besides its own one and the one it exchanges with `from`:
/// those nobody has dug up, and single ones of the others.
fn obtainable_copies(game: &Tikal, motif: Motif, from: Seat) -> u8 {
    let owned = |seat: Seat| game.treasures(seat)[motif.index()];
    let undug = TOKENS_PER_MOTIF - game.each_seat().map(owned).sum::<u8>();
    let others = game.each_seat().filter(|it| *it != from && *it != game.turn.seat);
    undug + others.map(|it| u8::from(owned(it) == 1)).sum::<u8>()
}

/// A bid that no seat in the auction can beat is high enough.
fn overbids(game: &Tikal, points: u16) -> bool {
    let rivals = game.each_seat().filter(|it| {
        *it != game.turn.seat && !game.auction.moved.contains(it) && !game.auction.passed.contains(it)
    });
    let most = rivals.map(|it| game.score(it)).fold(0, u16::max);
    points > most.max(game.min_bid())
}
