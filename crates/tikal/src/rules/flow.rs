//! How turns follow each other: T-035 to T-041, T-061, T-136 to T-154, T-181 to T-192.

use arrayvec::ArrayVec;
use patolli_core::{Log, Rng, Seat, reshuffle};

use super::enterable_somewhere;
use crate::{
    Deal, Event, HEXES, HexSet, Leader, Motif, Options, Phase, Terrain, Tikal, TileId, TurnKind,
    chart::Chart,
    data::{ACTION_POINTS, AUCTION_CAPITAL, LEVEL_TOKENS, MEMBERS, PRINTED, TILE_COUNT, TOKEN_COUNT},
    position::{Auction, Cover, Heap, Player, Round, SEATS, Turn},
};

/// T-025 to T-034, T-159: the position before the first decision.
pub(super) fn start(options: Options, deal: Deal) -> Tikal {
    let score = if options.auction { AUCTION_CAPITAL } else { 0 };
    let mut game = Tikal {
        options,
        deal,
        drawn: 0,
        tokens_laid: 0,
        covers: [Cover::Free; HEXES],
        values: [0; HEXES],
        heaps: [Heap::default(); HEXES],
        members: [[0; HEXES]; SEATS],
        players: [Player::new(score); SEATS],
        levels: LEVEL_TOKENS,
        phase: Phase::Act,
        turn: Turn::new(options.first, TurnKind::Normal),
        round: None,
        rounds_done: 0,
        aside: None,
        auction: Auction::default(),
        chart: Chart::blank(),
    };
    game.print_board();
    let mut log = Log::off();
    if options.auction {
        super::auction::open_round(&mut game, options.first, &mut log);
    } else {
        draw(&mut game, options.first, &mut log);
    }
    game
}

/// Ends the turn; T-041: points left are lost.
pub(super) fn end_turn(game: &mut Tikal, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    log.push(Event::TurnEnded { seat, unspent: game.turn.points });
    game.turn.points = 0;
    if game.round.is_some() {
        score(game, seat, log);
        return;
    }
    if game.options.auction {
        super::auction::turn_over(game, seat, log);
    } else if game.stack_left() == 0 {
        // T-151, T-152.
        begin_round(game, seat.next(game.options.seats).clockwise(game.options.seats).collect(), true, log);
    } else {
        draw(game, seat.next(game.options.seats), log);
    }
}

/// T-038: a normal turn of the basic game begins with the top tile.
fn draw(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    begin_turn(game, seat, TurnKind::Normal, log);
    let tile = game.draw_tile();
    log.push(Event::TileDrawn { seat, tile });
    receive(game, tile, log);
}

/// The seat holds a tile: a volcano starts a scoring round, any other is to be placed.
pub(super) fn receive(game: &mut Tikal, tile: TileId, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if tile.is_volcano() {
        // T-136, T-137, T-181.
        game.aside = Some(tile);
        begin_round(game, seat.clockwise(game.options.seats).collect(), false, log);
    } else if enterable_somewhere(game) {
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
pub(super) fn begin_round(game: &mut Tikal, order: ArrayVec<Seat, SEATS>, last: bool, log: &mut Log<Event>) {
    let (seat, round) = (order[0], game.rounds_done + 1);
    log.push(if last {
        Event::FinalScoringBegan { round, seat }
    } else {
        Event::ScoringBegan { round, seat }
    });
    game.round = Some(Round { last, order, done: 0 });
    scoring_turn(game, seat, log);
}

fn scoring_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    begin_turn(game, seat, TurnKind::Scoring, log);
    game.turn.points = ACTION_POINTS;
    game.phase = Phase::Act;
}

/// T-139, T-143, T-144: the seat scores at once; the next one follows.
fn score(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    let (temples, treasures) = (game.temple_points(seat), game.treasure_points(seat));
    let player = game.player_mut(seat);
    player.score += temples + treasures;
    let total = player.score;
    log.push(Event::Scored { seat, round: game.rounds_done + 1, temples, treasures, total });
    let Some(round) = &mut game.round else { return };
    round.done += 1;
    match round.order.get(usize::from(round.done)).copied() {
        Some(next) => scoring_turn(game, next, log),
        None => end_round(game, log),
    }
}

fn end_round(game: &mut Tikal, log: &mut Log<Event>) {
    let Some(round) = game.round.take() else { return };
    game.rounds_done += 1;
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
            out: 0,
            leader: Leader::Supply,
            camps: HexSet::EMPTY,
            guards: HexSet::EMPTY,
            treasures: [0; 8],
        }
    }
}

impl Turn {
    pub(crate) const fn new(seat: Seat, kind: TurnKind) -> Self {
        Self { seat, kind, points: 0, tile: None, once: HexSet::EMPTY, twice: HexSet::EMPTY }
    }
}

impl Tikal {
    /// T-002, T-025: the four printed hexes.
    fn print_board(&mut self) {
        for (index, it) in (0u8..).zip(&PRINTED) {
            self.covers[it.hex.index()] = Cover::Printed(index);
            if let Terrain::Temple { value } = it.tile.terrain {
                self.values[it.hex.index()] = value;
            }
        }
        self.chart_all();
    }

    /// Draws the chart anew from what lies on the board.
    pub(crate) fn chart_all(&mut self) {
        self.chart = Chart::blank();
        for hex in crate::Hex::all() {
            let turns = match self.covers[hex.index()] {
                Cover::Tile(_, turns) => turns,
                _ => 0,
            };
            if let Some(tile) = self.tile_on(hex) {
                self.chart.add(hex, tile, turns);
            }
        }
    }

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
        let mut places: ArrayVec<u8, TOKEN_COUNT> = self.undug().collect();
        let mut motifs: ArrayVec<Motif, TOKEN_COUNT> =
            places.iter().map(|it| self.deal.tokens[usize::from(*it)]).collect();
        reshuffle(&mut motifs, rng);
        for (place, motif) in places.drain(..).zip(motifs) {
            self.deal.tokens[usize::from(place)] = motif;
        }
    }

    /// Places in the deal of the tokens nobody has seen: those lying face down and those in the piles.
    pub(crate) fn undug(&self) -> impl Iterator<Item = u8> {
        let lying = self.heaps.iter().flat_map(|it| it.next..it.next + it.left);
        lying.chain(self.tokens_laid..24)
    }
}
