//! How turns follow each other: T-035 to T-041, T-061, T-136 to T-154, T-181 to T-192.

use arrayvec::ArrayVec;
use patolli_core::{Log, Rng, Seat, reshuffle};

use super::enterable_somewhere;
use crate::{
    Deal, Event, HEXES, HexSet, Leader, Motif, Options, Phase, Terrain, Tikal, TileId, TurnKind,
    board_cache::BoardCache,
    data::{ACTION_POINTS, LEVEL_TOKENS, MEMBERS, PRINTED_HEXES, TILE_COUNT, TOKEN_COUNT},
    position::{Auction, HexTile, MAX_SEATS, Player, ScoringRound, TreasurePile, Turn},
};

/// T-025 to T-034, T-159: the position before the first decision.
pub(super) fn start(options: Options, deal: Deal) -> Tikal {
    let mut game = Tikal {
        options,
        deal,
        drawn: 0,
        tokens_laid: 0,
        hex_tiles: [HexTile::Unexplored; HEXES],
        values: [0; HEXES],
        treasure_piles: [TreasurePile::default(); HEXES],
        members: [[0; HEXES]; MAX_SEATS],
        players: [Player::new(options.starting_points()); MAX_SEATS],
        levels: LEVEL_TOKENS,
        phase: Phase::Act,
        turn: Turn::new(options.first, TurnKind::Normal),
        scoring_round: None,
        scoring_rounds_done: 0,
        aside: None,
        auction: Auction::default(),
        cache: BoardCache::new(),
    };
    game.lay_printed_hexes();
    let mut log = Log::off();
    if options.auction {
        super::auction::open_round(&mut game, options.first, &mut log);
    } else {
        begin_drawn_turn(&mut game, options.first, &mut log);
    }
    game
}

/// Ends the turn; T-041: points left are lost.
pub(super) fn end_turn(game: &mut Tikal, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    log.push(Event::TurnEnded { seat, unspent: game.turn.points });
    game.turn.points = 0;
    if game.scoring_round.is_some() {
        score(game, seat, log);
        return;
    }
    if game.options.auction {
        super::auction::after_turn(game, seat, log);
    } else if game.stack_left() == 0 {
        // T-151, T-152.
        begin_scoring_round(
            game,
            seat.next(game.options.seats).clockwise(game.options.seats).collect(),
            true,
            log,
        );
    } else {
        begin_drawn_turn(game, seat.next(game.options.seats), log);
    }
}

/// T-038: a normal turn of the basic game begins with the top tile.
fn begin_drawn_turn(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
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
fn score(game: &mut Tikal, seat: Seat, log: &mut Log<Event>) {
    let (temples, treasures) = (game.temple_points(seat), game.treasure_points(seat));
    let player = game.player_mut(seat);
    player.score += temples + treasures;
    let total = player.score;
    log.push(Event::Scored { seat, round: game.scoring_rounds_done + 1, temples, treasures, total });
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
    /// T-002, T-025: the four printed hexes.
    fn lay_printed_hexes(&mut self) {
        for (index, it) in (0u8..).zip(&PRINTED_HEXES) {
            self.hex_tiles[it.hex.index()] = HexTile::Printed(index);
            if let Terrain::Temple { value } = it.tile.terrain {
                self.values[it.hex.index()] = value;
            }
        }
        self.rebuild_cache();
    }

    /// Draws the chart anew from what lies on the board.
    pub(crate) fn rebuild_cache(&mut self) {
        self.cache = BoardCache::new();
        for hex in crate::Hex::all() {
            let turns = match self.hex_tiles[hex.index()] {
                HexTile::Tile(_, turns) => turns,
                _ => 0,
            };
            if let Some(tile) = self.tile_on(hex) {
                self.cache.add_tile(hex, tile, turns);
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
