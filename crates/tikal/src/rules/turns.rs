//! How turns follow each other: T-035 to T-041, T-061, T-136 to T-154, T-181 to T-192.

use arrayvec::ArrayVec;
use patolli_core::{Log, Rng, Seat, reshuffle};

use crate::{
    Event, HexSet, Leader, Motif, Phase, Tikal, TileId, TurnKind,
    data::{ACTION_POINTS, MEMBERS, TILE_COUNT, TOKEN_COUNT},
    position::{MAX_SEATS, Player, ScoringRound, Turn},
};

/// T-038: a normal turn of the basic game begins with the top tile.
pub(super) fn begin_drawn_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    begin_turn(game, seat, TurnKind::Normal, log);
    let tile = game.draw_tile();
    log.push(Event::TileDrawn { seat, tile });
    receive_tile(game, tile, log);
}

/// The seat holds a tile: a volcano starts a scoring round, any other is to be placed.
pub(super) fn receive_tile(game: &mut Tikal, tile: TileId, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if tile.is_volcano() {
        // T-136, T-137, T-181.
        game.aside = Some(tile);
        begin_scoring_round(game, seat.clockwise(game.options.seats).collect(), false, log);
    } else if game.cache.has_enterable_hex() {
        game.turn.tile = Some(tile);
        game.phase = Phase::Place;
    } else {
        // TR-07.
        log.push(Event::TileRemoved { seat, tile });
        game.turn.points = ACTION_POINTS;
        game.phase = Phase::Act;
    }
}

/// A turn begins; T-039, T-138.
pub(super) fn begin_turn(game: &mut Tikal, seat: Seat, kind: TurnKind, log: &mut Log<Event>) {
    game.turn = Turn::new(seat, kind);
    log.push(Event::TurnBegan { seat, kind });
}

/// A scoring round begins with the first seat of `order`.
pub(super) fn begin_scoring_round(
    game: &mut Tikal,
    order: ArrayVec<Seat, MAX_SEATS>,
    last: bool,
    log: &mut Log<Event>,
) {
    let (seat, round) = (order[0], game.scoring_rounds_done + 1);
    log.push(if last {
        Event::FinalScoringBegan { round, seat }
    } else {
        Event::ScoringBegan { round, seat }
    });
    game.scoring_round = Some(ScoringRound { last, order, done: 0 });
    begin_scoring_turn(game, seat, log);
}

fn begin_scoring_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    begin_turn(game, seat, TurnKind::Scoring, log);
    game.turn.points = ACTION_POINTS;
    game.phase = Phase::Act;
}

/// T-139, T-143, T-144: the seat scores at once; the next one follows.
pub(super) fn score(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    let (temples, treasures) = (game.temple_points(seat), game.treasure_points(seat));
    let round = game.scoring_rounds_done + 1;
    for hex in game.scored_temples(seat) {
        log.push(Event::TempleScored { seat, round, hex, points: game.value(hex) });
    }
    if treasures > 0 {
        log.push(Event::TreasuresScored { seat, round, points: treasures });
    }
    let player = game.player_mut(seat);
    player.score += temples + treasures;
    let total = player.score;
    log.push(Event::Scored { seat, round, temples, treasures, total });
    let Some(round) = &mut game.scoring_round else { return };
    round.done += 1;
    match round.order.get(usize::from(round.done)).copied() {
        Some(next) => begin_scoring_turn(game, next, log),
        None => end_scoring_round(game, log),
    }
}

fn end_scoring_round(game: &mut Tikal, log: &mut Log<Event>) {
    let Some(round) = game.scoring_round.take() else { return };
    game.scoring_rounds_done += 1;
    if round.last {
        // T-154, T-191.
        game.phase = Phase::Over;
        log.push(Event::GameOver);
        return;
    }
    // T-146 to T-148: the volcano is placed and its player has a turn without another tile.
    begin_turn(game, round.order[0], TurnKind::AfterVolcano, log);
    game.turn.tile = game.aside.take();
    game.phase = Phase::Place;
}

impl Player {
    pub(crate) const fn new(score: u16) -> Self {
        Self {
            score,
            members: MEMBERS,
            out_of_play: 0,
            leader: Leader::Supply,
            camps: HexSet::EMPTY,
            guards: HexSet::EMPTY,
            treasures: [0; 8],
        }
    }
}

impl Turn {
    pub(crate) const fn new(seat: Seat, kind: TurnKind) -> Self {
        Self { seat, kind, points: 0, tile: None, worked_once: HexSet::EMPTY, worked_twice: HexSet::EMPTY }
    }
}

impl Tikal {
    /// Takes the top tile off the stack.
    pub(super) fn draw_tile(&mut self) -> TileId {
        debug_assert!(usize::from(self.drawn) < TILE_COUNT, "nobody draws from an empty stack");
        let tile = self.deal.tiles[usize::from(self.drawn)];
        self.drawn += 1;
        tile
    }

    /// Deals anew what nobody has seen: the stack within each letter, and every undug treasure.
    pub(crate) fn shuffle_unseen(&mut self, rng: &mut Rng) {
        self.deal.shuffle_stack(self.drawn.into(), rng);
        let mut places: ArrayVec<u8, TOKEN_COUNT> = self.hidden_tokens().collect();
        let mut motifs: ArrayVec<Motif, TOKEN_COUNT> =
            places.iter().map(|it| self.deal.tokens[usize::from(*it)]).collect();
        reshuffle(&mut motifs, rng);
        for (place, motif) in places.drain(..).zip(motifs) {
            self.deal.tokens[usize::from(place)] = motif;
        }
    }

    /// Places in the deal of the tokens nobody has seen: those lying face down and those in the piles.
    pub(crate) fn hidden_tokens(&self) -> impl Iterator<Item = u8> {
        let lying = self.treasure_piles.iter().flat_map(|it| it.next..it.next + it.left);
        lying.chain(self.tokens_laid..24)
    }
}
