//! The calendar: Z-117 to Z-143, Z-313, ZE-036, ZE-141, ZEA-43.

use patolli_core::{Log, Seat};

use super::{ending, food, turn_start};
use crate::{
    Event, Tzolkin, Wheel,
    data::{FOOD_DAYS, TEETH, Tribe},
    position::count_ones,
    task::{Days, RoundEnd},
};

/// Phases 2 and 3 of a round.
pub(super) fn end_round(game: &mut Tzolkin, log: &mut Log<Event>) {
    game.push_task(game.start_player, RoundEnd);
    if game.food_today {
        food::begin_food_day(game, log);
    }
}

/// Z-124: the seat that took the start-player space takes the corn of the teeth.
pub(super) fn collect_teeth_corn(game: &mut Tzolkin, log: &mut Log<Event>) {
    let seat = game.turn.seat;
    if game.start_space != Some(seat) || game.turn.collected {
        return;
    }
    game.turn.collected = true;
    let corn = game.corn_on_teeth();
    game.corn_on_teeth = 0;
    game.player_mut(seat).corn += u16::from(corn);
    if corn > 0 {
        log.push(Event::TeethCleared { seat, corn });
    }
}

/// Phase 3: workers back, token, advance (Z-133).
pub(super) fn phase_three(game: &mut Tzolkin, log: &mut Log<Event>) {
    for seat in game.each_seat() {
        // ZE-141.
        if game.quick_workers & (1 << seat.index()) != 0 {
            game.player_mut(seat).hand += 1;
        }
    }
    game.quick_workers = 0;
    let Some(seat) = game.start_space.take() else {
        // Z-121.
        let tooth = game.tooth % TEETH;
        game.corn_on_teeth |= 1 << tooth;
        log.push(Event::CornLaid { tooth });
        return advance(game, 1, log);
    };
    game.player_mut(seat).hand += 1;
    pass_token(game, seat, log);
    // Z-136, ZA-33: in the last round the calendar turns one tooth.
    if game.is_light(seat) && !game.is_last_round() {
        game.push_task(seat, Days);
    } else {
        advance(game, 1, log);
    }
}

/// Z-129 to Z-131.
fn pass_token(game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
    let from = game.start_player;
    let to = if from == seat { seat.next(game.options.seats) } else { seat };
    game.start_player = to;
    log.push(Event::TokenPassed { seat: to, from });
}

/// Turns the calendar and begins the next round, or ends the game (Z-117, Z-313).
pub(super) fn advance(game: &mut Tzolkin, days: u8, log: &mut Log<Event>) {
    game.tooth += days;
    log.push(Event::CalendarTurned { days, tooth: game.tooth });
    (0..days).for_each(|_| turn_wheels(game, log));
    if game.is_last_round() { ending::score(game, log) } else { begin_round(game, log) }
}

pub(super) fn begin_round(game: &mut Tzolkin, log: &mut Log<Event>) {
    game.round += 1;
    // Z-283, Z-284: reached or passed over.
    game.food_today = game.tooth >= FOOD_DAYS[usize::from(game.food_days)];
    // A day passed over is lost, so days and rounds drift apart; the last day is the 27th.
    let day = (game.tooth + 1).min(TEETH + 1);
    log.push(Event::RoundBegan { round: game.round, day, food: game.food_today });
    turn_start::begin_turn(game, game.start_player, log);
}

/// Z-118 to Z-120, Z-069, Z-070: all pieces move on by one tooth.
fn turn_wheels(game: &mut Tzolkin, log: &mut Log<Event>) {
    for wheel in Wheel::ALL {
        let teeth = wheel.teeth();
        let neutral = &mut game.neutral[wheel.index()];
        *neutral = (*neutral << 1 | *neutral >> (teeth - 1)) & ((1 << teeth) - 1);
    }
    for seat in game.each_seat() {
        // ZE-035: one position more for Cit-Bolon-Tum.
        let longer = u8::from(game.leads(seat, Tribe::CitBolonTum));
        for wheel in Wheel::ALL {
            let player = game.player_mut(seat);
            let moved = player.wheels[wheel.index()] << 1;
            let stay = moved & ((1 << (wheel.last() + longer + 1)) - 1);
            player.wheels[wheel.index()] = stay;
            let pushed = count_ones(moved & !stay);
            player.hand += pushed;
            (0..pushed).for_each(|_| log.push(Event::PushedOff { seat, wheel }));
        }
    }
}

impl Tzolkin {
    /// Whether all four food days are over.
    pub(crate) const fn is_last_round(&self) -> bool {
        self.food_days == 4
    }

    /// A worker that two teeth would push off although one would not (Z-138 to Z-140, ZEA-43).
    pub(crate) fn blocking_worker(&self) -> Option<(Wheel, u8)> {
        self.each_seat().find_map(|seat| {
            let longer = u8::from(self.leads(seat, Tribe::CitBolonTum));
            Wheel::ALL.into_iter().find_map(|wheel| {
                let position = wheel.last() - 1 + longer;
                (self.workers_on(seat, wheel) & (1 << position) != 0).then_some((wheel, position))
            })
        })
    }
}
