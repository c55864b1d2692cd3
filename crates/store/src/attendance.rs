use serde::{Deserialize, Serialize};

/// People present at a table, since when a seat is asked, and when something must be done about it.
///
/// It follows from the log and from times, so that it may change with every entry. Times are milliseconds since
/// 1970, as everywhere in a store.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attendance {
    /// Whether nobody has come for long: then no bot thinks there.
    pub asleep: bool,
    /// Time of the last deed of a person.
    pub touched: i64,
    /// Time since which the seat to move is asked.
    pub asked_at: Option<i64>,
    /// Time at which something must be done about the table at the latest.
    pub due: Option<i64>,
    /// The same for each seat, in order; nothing is said about the last ones where there is nothing to say. Where it is
    /// written, none at all leaves the seats as they are.
    pub seats: Vec<SeatAttendance>,
}

/// Whether the person on a seat is there, and the time that is left to them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatAttendance {
    /// Why the stand-in plays for the person, if it does: `time`, `left` or `gone`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<String>,
    /// Time left beyond turns, in milliseconds; none without a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserve: Option<i64>,
}

impl Attendance {
    /// That of a table that was opened at that time.
    pub fn new(opened: i64) -> Self {
        Self { touched: opened, ..Self::default() }
    }

    /// That of one seat.
    pub fn seat(&self, seat: usize) -> SeatAttendance {
        self.seats.get(seat).cloned().unwrap_or_default()
    }

    /// The same, as it is read: nothing about the last seats where there is nothing to say.
    #[must_use]
    pub fn trimmed(mut self) -> Self {
        while self.seats.last().is_some_and(SeatAttendance::is_plain) {
            self.seats.pop();
        }
        self
    }
}

impl SeatAttendance {
    /// Whether it is that of every seat of a table without a clock where nobody is away.
    pub(crate) fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}
