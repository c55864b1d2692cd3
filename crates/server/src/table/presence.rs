//! What a page tells about who is at the table.

use patolli_catalog::{Localizer, Seat};
use patolli_store::{Occupant, Phase, Table, format_date, format_minute};
use patolli_web::model::{Presence, RunningClock, SeatClock, StandIn, StoodFor, TableState};

use super::{
    due::{Moment, next_due, people},
    sitting::Sitting,
};

const MINUTE: i64 = 60_000;
const HOUR: i64 = 60 * MINUTE;
const DAY: i64 = 24 * HOUR;

/// People present at a table, for a reader with the seats `mine`.
pub(super) fn presence(
    table: &Table,
    sitting: &Sitting,
    mine: &[u8],
    words: &Localizer,
    now: i64,
) -> Presence {
    if table.phase != Phase::Running {
        return Presence::default();
    }
    let absence = |seat: u8| sitting.stand_in(seat, table.to_move);
    let stand_in = |seat: u8| {
        let (bot, since) = (table.stand_in.clone(), format_minute(absence(seat)?.at));
        Some(StandIn { seat: Seat::new(seat), bot, since })
    };
    let seats = 0..u8::try_from(table.seats.len()).unwrap_or(u8::MAX);
    let stood_for = mine.iter().find_map(|seat| {
        let absence = absence(*seat)?;
        let turns = sitting.turns_stood(*seat, absence.step);
        Some(StoodFor { since: format_minute(absence.at), turns, returns: sitting.is_returning(*seat) })
    });
    Presence {
        leaves: !mine.is_empty() && stood_for.is_none() && !table.attendance.asleep,
        stand_ins: seats.filter_map(stand_in).collect(),
        stood_for,
        state: state(table, sitting, !mine.is_empty()),
        clock: clock(table, sitting, words, now),
        clocks: clocks(table, sitting, words, now),
        redo: table.to_move.is_some_and(|it| mine.contains(&it) && sitting.redo(it).is_some()),
        takes_turn_back: !mine.is_empty()
            && people(&table.seats).len() == 1
            && mine.iter().any(|it| sitting.has_standing_decision(*it)),
    }
}

fn state(table: &Table, sitting: &Sitting, mine: bool) -> TableState {
    if sitting.finishing {
        return TableState::Finishing;
    }
    if table.attendance.asleep {
        return TableState::Asleep(mine);
    }
    if sitting.is_deserted(&table.seats) {
        let when = next_due(&Moment::new(table, sitting), &table.attendance);
        return TableState::Deserted(when.map(format_date).unwrap_or_default());
    }
    TableState::Attended
}

/// The time left for the turn, and when it ends.
fn clock(table: &Table, sitting: &Sitting, words: &Localizer, now: i64) -> Option<(String, String)> {
    let end = Moment::new(table, sitting).turn_end(&table.attendance)?;
    Some((time_left(words, end.saturating_sub(now).max(0)), format_minute(end)))
}

/// The clocks on the plates of people for whom the computer does not play.
fn clocks(table: &Table, sitting: &Sitting, words: &Localizer, now: i64) -> Vec<SeatClock> {
    let moment = Moment::new(table, sitting);
    let Some(times) = moment.clock().filter(|_| !table.attendance.asleep) else { return Vec::new() };
    let asked = moment.person_asked().map(|it| it.0);
    let clock = |(seat, occupant): (u8, &Occupant)| {
        let is_present = matches!(occupant, Occupant::Guest { .. });
        if !is_present || sitting.stand_in(seat, table.to_move).is_some() {
            return None;
        }
        let reserve = table.attendance.seat(seat.into()).reserve.unwrap_or(times.reserve);
        let end = moment.turn_end(&table.attendance).filter(|_| asked == Some(seat));
        let begun = table.attendance.asked_at.unwrap_or(now);
        let runs =
            end.map(|end| RunningClock { now, turn_end: end.min(begun.saturating_add(times.turn)), end });
        let left = time_left(words, end.map_or(reserve, |it| it.saturating_sub(now).max(0)));
        Some(SeatClock { seat: Seat::new(seat), left, runs })
    };
    (0_u8..).zip(&table.seats).filter_map(clock).collect()
}

/// A time in the largest unit of which there are a few.
pub(crate) fn time_left(words: &Localizer, time: i64) -> String {
    match time {
        ..HOUR => {
            let (minutes, seconds) = ((time / MINUTE).to_string(), format!("{:02}", time % MINUTE / 1000));
            words.text_with("time-minutes", &[("minutes", minutes.into()), ("seconds", seconds.into())])
        }
        HOUR..172_800_000 => words.text_with("time-hours", &[("n", (time / HOUR).into())]),
        _ => words.text_with("time-days", &[("n", (time / DAY).into())]),
    }
}
