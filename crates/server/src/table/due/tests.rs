use patolli_store::{Entry, GuestId};

use super::*;
use crate::table::sitting::sitting;

const SECOND: i64 = 1_000;
const HOUR: i64 = 3_600 * SECOND;

/// A table of two people and a bot, and what happened there.
struct Story {
    seats: Vec<Occupant>,
    pace: Pace,
    log: Vec<Entry>,
    to_move: u8,
    attendance: Attendance,
}

impl Story {
    fn new(pace: Pace) -> Self {
        let person = |name: &str| Occupant::Guest { id: GuestId::random(), name: name.to_owned() };
        let seats = vec![person("Ana"), person("Bo"), Occupant::Bot { bot: "greedy".to_owned() }];
        let mut story = Self { seats, pace, log: Vec::new(), to_move: 0, attendance: Attendance::new(0) };
        story.attendance = story.after(&story.log, 0, 0, false);
        story
    }

    fn after(&self, log: &[Entry], to_move: u8, now: i64, by_person: bool) -> Attendance {
        let (old, new) = (sitting(&self.seats, &self.log), sitting(&self.seats, log));
        let moment = |sitting, to_move| Moment {
            seats: &self.seats,
            pace: self.pace,
            phase: Phase::Running,
            to_move: Some(to_move),
            sitting,
        };
        let (before, after) = (moment(&old, self.to_move), moment(&new, to_move));
        attendance_after(&self.attendance, &before, &after, now.into(), by_person)
    }

    /// An entry, after which `to_move` is asked.
    fn add(mut self, seat: u8, notation: &str, to_move: u8, now: i64) -> Self {
        let mut log = self.log.clone();
        let n = u32::try_from(log.len()).expect("a short log") + 1;
        log.push(Entry { n, seat, notation: notation.to_owned(), auto: false, at: now, digest: None });
        let by_person = notation != "@away time" && notation != "@finish";
        self.attendance = self.after(&log, to_move, now, by_person);
        (self.log, self.to_move) = (log, to_move);
        self
    }

    fn due(&self, now: i64) -> Option<DueAction> {
        let sitting = sitting(&self.seats, &self.log);
        let to_move = Some(self.to_move);
        let moment =
            Moment { seats: &self.seats, pace: self.pace, phase: Phase::Running, to_move, sitting: &sitting };
        when_due(&moment, &self.attendance, now)
    }

    fn reserve(&self, seat: usize) -> Option<i64> {
        self.attendance.seat(seat).reserve
    }
}

#[test]
fn without_a_clock_nothing_is_due_while_somebody_is_there() {
    let story = Story::new(Pace::None).add(0, "a", 1, 5).add(1, "@away left", 1, 6);
    assert_eq!((story.attendance.due, story.reserve(0), story.due(i64::MAX)), (None, None, None));
    assert_eq!(story.attendance.seat(1).away.as_deref(), Some("left"));
}

#[test]
fn a_turn_takes_its_time_then_the_reserve() {
    let story = Story::new(Pace::Day).add(0, "a", 1, 0).add(1, "b", 0, 0);
    assert_eq!(story.attendance.due, Some(4 * DAY + SLOW_LINE));
    assert_eq!(story.due(4 * DAY), None, "slow lines have a little longer");
    assert_eq!(story.due(4 * DAY + SLOW_LINE), Some(DueAction::TimeUp(vec![0])));
    let later = story.add(0, "c", 1, 2 * DAY);
    assert_eq!((later.reserve(0), later.reserve(1)), (Some(2 * DAY), Some(3 * DAY)));
    assert_eq!(later.attendance.due, Some(6 * DAY + SLOW_LINE));
}

#[test]
fn a_turn_goes_on_until_another_seat_is_asked() {
    let story = Story::new(Pace::Live(20)).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let due = story.attendance.due;
    let story =
        story.add(0, "c", 0, 30 * SECOND).add(0, "undo 1", 0, 40 * SECOND).add(1, "@say hello", 0, 41);
    assert_eq!(story.attendance.due, due);
    assert_eq!(
        story.add(0, "d", 0, 50 * SECOND).add(0, "e", 2, 60 * SECOND).reserve(0),
        Some(1_185 * SECOND)
    );
}

#[test]
fn bots_and_stand_ins_have_no_clock() {
    let story = Story::new(Pace::Day).add(0, "a", 2, 0);
    assert_eq!(story.attendance.due, None);
    let story = story.add(2, "b", 1, 10 * DAY).add(1, "@away left", 1, 10 * DAY);
    assert_eq!(story.attendance.due, None);
    assert_eq!(story.add(1, "c", 0, 99 * DAY).reserve(1), Some(3 * DAY));
}

#[test]
fn whoever_never_decided_has_the_turn_time_alone() {
    assert_eq!(Story::new(Pace::Live(20)).attendance.due, Some(FIRST_DECISION + SLOW_LINE));
    assert_eq!(Story::new(Pace::Few).attendance.due, Some(8 * HOUR + SLOW_LINE));
}

#[test]
fn time_that_is_up_takes_the_reserve_and_a_return_gives_a_little() {
    let story = Story::new(Pace::Few).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let end = 32 * HOUR + SLOW_LINE;
    let away = story.add(0, "@away time", 0, end);
    assert_eq!((away.reserve(0), away.attendance.due), (Some(0), None));
    let back = away.add(0, "@back", 0, end + SECOND);
    assert_eq!(back.attendance.due, Some(end + SECOND + HOUR + SLOW_LINE));
    assert_eq!(
        back.add(0, "c", 1, end + HOUR).add(1, "d", 0, end + HOUR).attendance.due,
        Some(end + 9 * HOUR + SLOW_LINE),
        "the reserve does not come back"
    );
}

#[test]
fn leaving_saves_no_time() {
    let story = Story::new(Pace::Few).add(0, "a", 1, 0).add(1, "b", 0, 0).add(0, "@away left", 0, 20 * HOUR);
    assert_eq!(story.reserve(0), Some(12 * HOUR));
    assert_eq!(story.add(0, "@back", 0, 21 * HOUR).attendance.due, Some(32 * HOUR + SLOW_LINE));
}

#[test]
fn time_is_up_for_all_seats_of_a_person() {
    let mut story = Story::new(Pace::Day);
    story.seats.push(story.seats[0].clone());
    assert_eq!(story.due(9 * DAY), Some(DueAction::TimeUp(vec![0, 3])));
}

#[test]
fn one_person_has_no_clock() {
    let mut story = Story::new(Pace::Day);
    story.seats.remove(1);
    assert_eq!(story.due(i64::MAX), None);
}

#[test]
fn a_game_that_all_have_left_is_finished_after_a_while() {
    for (pace, patience) in [(Pace::Live(10), 15 * 60 * SECOND), (Pace::Day, 7 * DAY), (Pace::None, 90 * DAY)]
    {
        let story = Story::new(pace).add(0, "a", 1, 0).add(1, "b", 2, 0);
        let left = story.add(0, "@away left", 2, 50).add(1, "@away left", 2, 70);
        assert_eq!(left.attendance.due, Some(70 + patience));
        assert_eq!(left.due(70 + patience), Some(DueAction::Finish(Vec::new())));
        assert_eq!(left.add(0, "@finish", 2, 70 + patience).attendance.due, None);
    }
}

#[test]
fn a_game_in_which_somebody_never_decided_has_no_result() {
    let left = Story::new(Pace::Day).add(0, "a", 1, 0).add(0, "@away left", 1, 1).add(1, "@away time", 1, 2);
    assert_eq!(left.due(2 + 7 * DAY), Some(DueAction::Stop));
}

#[test]
fn time_that_is_given_comes_before_the_reserve_and_ends_with_the_turn() {
    let story = Story::new(Pace::Day).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let given = story.add(1, "@give 0 86400", 0, HOUR);
    assert_eq!(given.attendance.due, Some(5 * DAY + SLOW_LINE));
    let decided = given.add(0, "c", 1, 2 * DAY);
    assert_eq!((decided.reserve(0), decided.attendance.due), (Some(3 * DAY), Some(6 * DAY + SLOW_LINE)));
    let first = Story::new(Pace::Live(20)).add(1, "@give 0 300", 0, 0);
    assert_eq!(
        first.attendance.due,
        Some(FIRST_DECISION + END_LIVE + SLOW_LINE),
        "also before the first one"
    );
}

#[test]
fn a_proposal_waits_for_a_while() {
    let story = Story::new(Pace::None).add(0, "a", 1, 0).add(1, "b", 2, 0);
    let asked = story.add(0, "@end ask", 2, 70);
    assert_eq!(
        (asked.due(70 + END_SLOW - 1), asked.due(70 + END_SLOW)),
        (None, Some(DueAction::EndProposal))
    );
    assert_eq!(asked.add(1, "@end no", 2, 80).attendance.due, None);
    let live = Story::new(Pace::Live(40)).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let live = live.add(0, "@takeback ask 1", 0, 0);
    assert_eq!(live.attendance.due, Some(TAKE_BACK_LIVE));
}

#[test]
fn a_sleeping_table_is_finished_for_all_and_wakes_by_any_deed_of_a_person() {
    let mut story = Story::new(Pace::None).add(0, "a", 1, 0).add(1, "b", 0, 0);
    (story.attendance.asleep, story.attendance.due) = (true, Some(90 * DAY));
    assert_eq!((story.due(90 * DAY - 1), story.due(90 * DAY)), (None, Some(DueAction::Finish(vec![0, 1]))));
    let awake = story.add(0, "c", 1, 80 * DAY);
    assert_eq!(
        (awake.attendance.asleep, awake.attendance.due, awake.attendance.touched),
        (false, None, 80 * DAY)
    );
}

#[test]
fn a_clock_that_was_set_a_moment_ago_takes_no_time_from_anybody() {
    let story = Story::new(Pace::Live(10)).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let (old, new) = (sitting(&story.seats, &story.log), sitting(&story.seats, &story.log));
    let moment = |sitting, to_move| Moment {
        seats: &story.seats,
        pace: story.pace,
        phase: Phase::Running,
        to_move: Some(to_move),
        sitting,
    };
    let time = ChangeTime { now: 8 * HOUR, played_until: 20 * SECOND };
    let after = attendance_after(&story.attendance, &moment(&old, 0), &moment(&new, 1), time, true);
    assert_eq!(after.seat(0).reserve, Some(600 * SECOND), "the turn has lasted for 20 seconds");
    assert_eq!(after.asked_at, Some(8 * HOUR));
}

#[test]
fn a_clock_that_is_set_back_keeps_no_table_waiting() {
    let story = Story::new(Pace::Day).add(0, "a", 1, 0).add(1, "b", 0, 0);
    let mut left = story.add(0, "@away left", 0, 900 * DAY).add(1, "@away left", 0, 900 * DAY);
    assert_eq!(left.due(900 * DAY + 7 * DAY), Some(DueAction::Finish(Vec::new())));
    // The clock goes back by 899 days.
    left.attendance.due = Some(8 * DAY);
    assert_eq!((left.due(8 * DAY - 1), left.due(8 * DAY)), (None, Some(DueAction::Finish(Vec::new()))));
    let mut asked =
        Story::new(Pace::None).add(0, "a", 1, 0).add(1, "b", 2, 0).add(0, "@end ask", 2, 900 * DAY);
    asked.attendance.due = Some(3 * DAY);
    assert_eq!((asked.due(3 * DAY - 1), asked.due(3 * DAY)), (None, Some(DueAction::EndProposal)));
}
