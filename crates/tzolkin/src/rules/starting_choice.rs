//! Setting up, the secret choice and its reveal: Z-029 to Z-058, ZE-011 to ZE-014, ZE-045, ZE-055.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use patolli_core::{Log, MAX_SEATS, Rng, Seat, TaskStack, Visit, reshuffle};
use rand::seq::SliceRandom as _;

use super::{building_row, calendar, neutral, technology};
use crate::{
    Action, Deal, Event, Illegal, JungleTiles, Options, Phase, Tzolkin,
    data::{
        Effect, SKULLS, STARTING_TILES_DEALT, STARTING_TILES_KEPT, STARTING_TILES_KEPT_IXTAB, StartId, Tribe,
        WORKERS, YALUK_WORKERS, setup_counts,
    },
    player::Player,
    position::count_ones,
    task::{Anger, FirstRound},
    turn::Turn,
};

/// The table before the first choice.
pub(crate) fn start(options: Options, deal: Deal) -> Tzolkin {
    let fields = options.seats;
    let mut game = Tzolkin {
        options,
        deal,
        players: [Player::new(); MAX_SEATS],
        neutral: [0; 5],
        // Z-031 to Z-033, Z-055, Z-056, ZE-124.
        jungle: [
            JungleTiles { forest: 0, corn: fields },
            JungleTiles { forest: fields, corn: 0 },
            JungleTiles { forest: fields, corn: 0 },
            JungleTiles { forest: fields, corn: 0 },
        ],
        skulls: SKULLS,
        offerings: 0,
        row: [None; 6],
        drawn: [0; 2],
        epoch: 1,
        monuments: 0,
        round: 0,
        tooth: 0,
        corn_on_teeth: 0,
        food_days: 0,
        food_today: false,
        start_player: options.first,
        start_space: None,
        quick_workers: 0,
        quick_neutral: 0,
        neutral_remaining: 0,
        phase: Phase::Choose,
        turn: Turn::new(options.first),
        tasks: TaskStack::new(),
    };
    // Z-043, Z-053, Z-054.
    let laid = usize::from(setup_counts(options.seats, options.quick).monuments);
    deal.monuments[..laid].iter().for_each(|it| game.monuments |= 1 << it.index());
    // Z-045.
    building_row::refill(&mut game, None, &mut Log::off());
    neutral::place_first(&mut game, &mut Log::off());
    game
}

pub(super) fn candidates(game: &Tzolkin, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    let seat = game.turn.seat;
    if game.options.tribes && game.player(seat).tribe.is_none() {
        game.deal.tribes_of(seat).into_iter().try_for_each(|tribe| visit(Action::Tribe { tribe }))?;
    }
    game.deal.starting_tiles(seat).into_iter().try_for_each(|tile| visit(Action::Keep { tile }))?;
    visit(Action::End)
}

pub(super) fn check(game: &Tzolkin, action: Action) -> Result<(), Illegal> {
    let seat = game.turn.seat;
    let player = game.player(seat);
    if let Action::Tribe { tribe } = action
        && game.options.tribes
        && player.tribe.is_none()
    {
        return if game.deal.tribes_of(seat).contains(&tribe) { Ok(()) } else { Err(Illegal::NotDealt) };
    }
    if let Action::Keep { tile } = action {
        let place = tile_index(game, seat, tile).ok_or(Illegal::NotDealt)?;
        if player.kept & (1 << place) != 0 {
            return Err(Illegal::KeptAlready);
        }
        return if may_keep(game, seat) { Ok(()) } else { Err(Illegal::NotNow) };
    }
    if action == Action::End && is_choice_complete(game, seat) { Ok(()) } else { Err(Illegal::NotNow) }
}

pub(super) fn apply(game: &mut Tzolkin, action: Action, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if let Action::Tribe { tribe } = action {
        let place = u8::from(game.deal.tribes_of(seat)[1] == tribe);
        game.player_mut(seat).tribe = Some(place);
    } else if let Action::Keep { tile } = action {
        let Some(place) = tile_index(game, seat, tile) else { return };
        game.player_mut(seat).kept |= 1 << place;
        // The third tile of Ixtab takes the place of the word with which the others are content, so that the
        // number of decisions tells nobody which tribe was chosen.
        if kept_count(game, seat) == STARTING_TILES_KEPT_IXTAB {
            finish_choice(game, seat, log);
        }
    } else if action == Action::End {
        finish_choice(game, seat, log);
    }
}

/// How many starting tiles a seat keeps (Z-048, ZE-045).
pub(crate) fn tiles_to_keep(game: &Tzolkin, seat: Seat) -> u8 {
    if game.leads(seat, Tribe::Ixtab) { STARTING_TILES_KEPT_IXTAB } else { STARTING_TILES_KEPT }
}

fn kept_count(game: &Tzolkin, seat: Seat) -> u8 {
    count_ones(game.player(seat).kept.into())
}

fn has_tribe(game: &Tzolkin, seat: Seat) -> bool {
    !game.options.tribes || game.player(seat).tribe.is_some()
}

/// Two tiles at any time; the third of Ixtab closes the choice.
fn may_keep(game: &Tzolkin, seat: Seat) -> bool {
    kept_count(game, seat) < STARTING_TILES_KEPT
        || (has_tribe(game, seat) && kept_count(game, seat) < tiles_to_keep(game, seat))
}

fn is_choice_complete(game: &Tzolkin, seat: Seat) -> bool {
    has_tribe(game, seat) && kept_count(game, seat) == tiles_to_keep(game, seat)
}

pub(super) fn tile_index(game: &Tzolkin, seat: Seat, tile: StartId) -> Option<usize> {
    game.deal.starting_tiles(seat).into_iter().position(|it| it == tile)
}

fn finish_choice(game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
    log.push(Event::Chose { seat });
    let next = seat.next(game.options.seats);
    game.turn = Turn::new(next);
    if next == game.start_player {
        reveal(game, log);
    }
}

/// Z-049, Z-050: all choices are revealed and applied.
fn reveal(game: &mut Tzolkin, log: &mut Log<Event>) {
    game.phase = Phase::Play;
    game.push_task(game.start_player, FirstRound);
    let seats = game.options.seats;
    for seat in game.start_player.clockwise(seats) {
        let tribe = if game.options.tribes { game.tribe(seat) } else { None };
        log.push(Event::Revealed { seat, tiles: game.kept(seat).collect(), tribe });
    }
    for seat in game.start_player.clockwise(seats) {
        if game.leads(seat, Tribe::Yaluk) {
            let player = game.player_mut(seat);
            (player.hand, player.supply) = (YALUK_WORKERS, WORKERS - YALUK_WORKERS);
        }
        if game.leads(seat, Tribe::Ixtab) {
            game.push_task(seat, Anger);
        }
        let tiles: ArrayVec<StartId, 3> = game.kept(seat).collect();
        tiles.into_iter().for_each(|it| apply_starting_tile(game, seat, it, log));
    }
}

fn apply_starting_tile(game: &mut Tzolkin, seat: Seat, tile: StartId, log: &mut Log<Event>) {
    game.gain(seat, tile.tile().goods, log);
    for effect in tile.tile().effects {
        if let Effect::Climb(temple) = *effect {
            game.step_up(seat, temple, log);
        } else if let Effect::Learn(track) = *effect {
            technology::raise(game, seat, track, log);
        } else if *effect == Effect::Worker {
            game.gain_worker(seat, log);
        }
    }
}

/// The last neutral pieces, then the first round.
pub(super) fn begin_first_round(game: &mut Tzolkin, log: &mut Log<Event>) {
    neutral::place_rest(game, log);
    calendar::begin_round(game, log);
}

/// Deals anew what `seat` cannot know: the stacks, and while choices are secret the tiles and tribes of
/// others.
pub(crate) fn shuffle_unseen(game: &mut Tzolkin, seat: Seat, rng: &mut Rng) {
    let [one, two] = game.drawn.map(usize::from);
    reshuffle(&mut game.deal.epoch_one[one..], rng);
    reshuffle(&mut game.deal.epoch_two[two..], rng);
    let laid = usize::from(setup_counts(game.options.seats, game.options.quick).monuments);
    reshuffle(&mut game.deal.monuments[laid..], rng);
    if game.options.prophecies {
        reshuffle(&mut game.deal.prophecies[crate::data::PROPHECIES_DRAWN..], rng);
    } else {
        reshuffle(&mut game.deal.prophecies, rng);
    }
    // ZEA-62.
    if game.food_days == 0 {
        reshuffle(&mut game.deal.quick_two, rng);
    }
    if game.phase == Phase::Choose {
        shuffle_choices(game, seat, rng);
    }
}

fn shuffle_choices(game: &mut Tzolkin, seat: Seat, rng: &mut Rng) {
    reshuffle(&mut game.deal.discards, rng);
    // Where neutral pieces lie, the undealt tiles are known by them.
    let shown = setup_counts(game.options.seats, game.options.quick).neutral > 0;
    let dealt = if shown { STARTING_TILES_DEALT * usize::from(game.options.seats) } else { 21 };
    let own = STARTING_TILES_DEALT * seat.index()..STARTING_TILES_DEALT * (seat.index() + 1);
    shuffle_except(&mut game.deal.starting[..dealt], own, rng);
    shuffle_except(&mut game.deal.tribes, 2 * seat.index()..2 * seat.index() + 2, rng);
    for other in game.each_seat().filter(|it| *it != seat) {
        // Who has chosen has chosen some tiles, as many as the tribe keeps.
        if game.has_chosen(other) {
            let mut places = [0u8, 1, 2, 3];
            places.shuffle(rng);
            let kept = usize::from(tiles_to_keep(game, other));
            game.player_mut(other).kept = places[..kept].iter().fold(0, |mask, it| mask | 1 << it);
        }
    }
}

/// Shuffles a pile, leaving `fixed` in its places.
fn shuffle_except<T: Copy + Ord>(pile: &mut [T], fixed: std::ops::Range<usize>, rng: &mut Rng) {
    let places = (0..pile.len()).filter(|it| !fixed.contains(it));
    let mut free: ArrayVec<T, 21> = places.clone().map(|it| pile[it]).collect();
    reshuffle(&mut free, rng);
    places.zip(free).for_each(|(place, it)| pile[place] = it);
}

impl Tzolkin {
    /// Whether a seat has finished its secret choice.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        let before =
            |it: Seat| (it.number() + self.options.seats - self.start_player.number()) % self.options.seats;
        self.phase != Phase::Choose || before(seat) < before(self.turn.seat)
    }
}
