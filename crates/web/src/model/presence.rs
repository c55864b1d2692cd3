//! People present at a table.

use patolli_catalog::Seat;

/// People present at a running table, as far as the reader is told, and what the reader may take back there.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Presence {
    /// Whether the reader may let the computer play for them. Its form: POST `/t/ID/leave`.
    pub leaves: bool,
    /// Seats of people for whom the computer plays.
    pub stand_ins: Vec<StandIn>,
    /// That it plays for the reader. The form to take the seat back: POST `/t/ID/back`.
    pub stood_for: Option<StoodFor>,
    /// State of the table as a whole.
    pub state: TableState,
    /// Time left for the turn, in words, and the date and time at which it ends.
    pub clock: Option<(String, String)>,
    /// The clocks of people, where there are any.
    pub clocks: Vec<SeatClock>,
    /// Whether the reader may take a decision again that was taken back: `redo`.
    pub redo: bool,
    /// Whether the reader may take back the last turn, since nobody else plays: `turn-back`.
    pub takes_turn_back: bool,
}

/// The clock of a person.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatClock {
    /// The seat.
    pub seat: Seat,
    /// The time left, in words: of the turn and the reserve while it runs, else the reserve.
    pub left: String,
    /// Whether it runs, and when.
    pub runs: Option<RunningClock>,
}

/// Times of a clock that runs, by the server's clock in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RunningClock {
    /// When it was read.
    pub now: i64,
    /// When the time of the turn ends; then the reserve is used up.
    pub turn_end: i64,
    /// When all time is up.
    pub end: i64,
}

/// That the computer plays for a person.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StandIn {
    /// The seat.
    pub seat: Seat,
    /// The kind of bot (`search:4`).
    pub bot: String,
    /// Since when.
    pub since: String,
}

/// That the computer plays for the reader.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoodFor {
    /// Since when.
    pub since: String,
    /// Number of turns that it has played since.
    pub turns: u32,
    /// Whether the reader is back as soon as it has finished the turn.
    pub returns: bool,
}

/// State of a table as a whole.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub enum TableState {
    /// People play.
    #[default]
    Attended,
    /// All people are away. If nobody comes back, the computer finishes the game on that day.
    Deserted(String),
    /// The computer finishes the game.
    Finishing,
    /// No person came for long, so that the bots wait. Whether the reader may wake it: POST `/t/ID/back`.
    Asleep(bool),
}

impl Presence {
    /// That the computer plays for the person on a seat, if it does.
    pub fn stand_in(&self, seat: Seat) -> Option<&StandIn> {
        self.stand_ins.iter().find(|it| it.seat == seat)
    }

    /// The clock of a seat, if it has one.
    pub fn clock_of(&self, seat: Seat) -> Option<&SeatClock> {
        self.clocks.iter().find(|it| it.seat == seat)
    }
}
