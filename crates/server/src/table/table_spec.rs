//! The specification of a new table, and the result of a finished one.

use patolli_catalog::{AnyGame, AnyPlay, Bot, Contribution, Level, Seat, Seed, Shuffle, StartError, Status};
use patolli_store::{
    Attendance, Chain, DEFAULT_STAND_IN, Entry, GuestId, NO_PACE, Occupant, Phase, Table, TableId,
    TableProgress,
};
use serde::{Deserialize, Serialize};

use crate::{
    hex::random_hex,
    table::{due::people, pace::Pace, replay::waiting},
    tickets::PromisedSeed,
};

/// Source of a new table's deal.
pub(crate) enum DealSource {
    /// A seed alone: the table is dealt at once.
    Seed(Seed),
    /// A promised seed and the words of all players, of which this is the owner's: the table is dealt when
    /// all sit.
    Promised(PromisedSeed, Contribution),
}

/// Specification of a new table.
#[derive(Clone, Debug)]
pub(crate) struct TableSpec {
    /// The game.
    pub(crate) kind: &'static dyn AnyGame,
    /// Occupants of the seats, in order.
    pub(crate) seats: Vec<Occupant>,
    /// Options by key.
    pub(crate) options: Vec<(String, String)>,
    /// Whether the lobby lists it.
    pub(crate) listed: bool,
    /// Whether players may ask for hints.
    pub(crate) hints: bool,
    /// How quickly it is played.
    pub(crate) pace: Pace,
}

impl TableSpec {
    /// The table, which starts at once unless a seat is free.
    pub(crate) fn table(self, owner: GuestId, source: DealSource, now: i64) -> Result<Table, StartError> {
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        let waits = matches!(source, DealSource::Promised(..)) && self.seats.contains(&Occupant::Open);
        let (id, shuffle) = match source {
            DealSource::Seed(seed) => (TableId::random(), seed.into()),
            DealSource::Promised(PromisedSeed { id, seed }, word) => {
                (id, Shuffle::new(seed, self.first_seat(&owner).map(|seat| (seat, word))))
            }
        };
        let play = if waits {
            waiting(self.kind, self.kind.rules(), seats, &self.options)?
        } else {
            self.kind.start_shuffled(seats, &self.options, &shuffle)?
        };
        let progress = progress(&self.seats, &*play);
        // Where all people are one guest, nobody waits for them, and the table can sleep.
        let alone = progress.phase != Phase::Open && people(&self.seats).len() < 2;
        let pace = if alone { Pace::None } else { self.pace };
        // As the rules read them: what follows from others, such as from the number of seats, is told, too.
        let options = play.record().map_or(self.options, |it| it.options);
        Ok(Table {
            id,
            game: self.kind.name().to_owned(),
            options,
            seed: shuffle.seed.to_string(),
            contributions: shuffle
                .contributions()
                .iter()
                .map(|(seat, word)| (seat.number(), word.to_string()))
                .collect(),
            deal: if waits { String::new() } else { play.deal() },
            rules: self.kind.rules(),
            seats: self.seats,
            owner,
            invite: random_invite(),
            listed: self.listed,
            hints: self.hints,
            pace: pace.word().to_owned(),
            stand_in: DEFAULT_STAND_IN.to_owned(),
            barred: Vec::new(),
            phase: progress.phase,
            created: now,
            moved: now,
            to_move: progress.to_move,
            result: progress.result,
            attendance: Attendance::new(now),
        })
    }

    /// The first seat of a person, which holds their word: one word counts for all their seats.
    fn first_seat(&self, person: &GuestId) -> Option<Seat> {
        let mine = |it: &Occupant| matches!(it, Occupant::Guest { id, .. } if id == person);
        self.seats.iter().position(mine).and_then(|it| u8::try_from(it).ok()).map(Seat::new)
    }
}

impl TableSpec {
    /// The names of the people who sit there.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> {
        names_of_people(&self.seats)
    }
}

/// The names of the people among those who sit somewhere.
pub(crate) fn names_of_people(seats: &[Occupant]) -> impl Iterator<Item = &str> {
    seats.iter().filter_map(|it| match it {
        Occupant::Guest { name, .. } => Some(name.as_str()),
        _ => None,
    })
}

/// Level of bots unless another is chosen.
pub(crate) const DEFAULT_LEVEL: Level = Level::ALL[2];

/// The bot of this name, if tables offer it.
pub(crate) fn offered_bot(name: &str) -> Option<Bot> {
    name.parse().ok().filter(|bot| Bot::offered().any(|it| it == *bot))
}

/// The bot of this name, if it thinks for seconds.
pub(crate) fn slow_bot(name: &str) -> Option<Bot> {
    name.parse().ok().filter(|bot| *bot == Bot::level(Level::SLOW))
}

/// A table that goes on from a moment of another one with the same deal, and its log up to there.
pub(crate) fn continue_from(
    past: &Table,
    play: &dyn AnyPlay,
    seats: Vec<Occupant>,
    owner: GuestId,
    now: i64,
) -> (Table, Vec<Entry>) {
    let progress = progress(&seats, play);
    let mut log: Vec<Entry> = (1..)
        .zip(play.steps_since(0))
        .map(|(n, it)| {
            let (seat, notation) = (it.seat.number(), it.notation);
            Entry { n, seat, notation, auto: it.auto, at: now, digest: None }
        })
        .collect();
    let table = Table {
        id: TableId::random(),
        seats,
        owner,
        invite: random_invite(),
        listed: false,
        hints: true,
        pace: NO_PACE.to_owned(),
        barred: Vec::new(),
        phase: progress.phase,
        created: now,
        moved: now,
        to_move: progress.to_move,
        result: progress.result,
        attendance: Attendance::new(now),
        ..past.clone()
    };
    Chain::new(&table).set_digests(&mut log);
    (table, log)
}

/// Result of a game, as the store keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct GameResult {
    /// Points by seat, in parts of a point as the game counts them.
    pub(crate) scores: Vec<i32>,
    /// Places by seat, from 1.
    pub(crate) places: Vec<u8>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "How::is_played")]
    pub(crate) how: How,
    /// Turns that the computer played for people, by seat; nothing if it played none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) stood: Vec<u32>,
    /// How often whole turns were taken back.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) taken_back: u32,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rematch: Option<TableId>,
}

/// How a game ended.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum How {
    /// It was played to its end.
    #[default]
    Played,
    /// All agreed to end it, so that there are points, but no places.
    Agreed,
    /// No person came back, and the computer finished it.
    Finished,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

impl How {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes it so")]
    const fn is_played(&self) -> bool {
        matches!(self, Self::Played)
    }
}

impl GameResult {
    /// The result of a game that is over.
    pub(crate) fn from_play(play: &dyn AnyPlay) -> Self {
        let (scores, places) = (play.scores(), play.places());
        Self { scores, places, how: How::Played, stood: Vec::new(), taken_back: 0, rematch: None }
    }

    /// The result of a table, if its game is over.
    pub(crate) fn from_table(table: &Table) -> Option<Self> {
        serde_json::from_str(table.result.as_deref()?).ok()
    }

    /// As text for the store.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).expect("plain data has a JSON form")
    }
}

/// Phase, seat to move and result of a table.
pub(crate) fn progress(seats: &[Occupant], play: &dyn AnyPlay) -> TableProgress {
    match play.status() {
        _ if seats.contains(&Occupant::Open) => TableProgress {
            phase: Phase::Open,
            to_move: None,
            result: None,
            attendance: None,
            calls: Vec::new(),
        },
        Status::Asks(seat) => {
            let to_move = Some(seat.number());
            TableProgress {
                phase: Phase::Running,
                to_move,
                result: None,
                attendance: None,
                calls: Vec::new(),
            }
        }
        Status::Over => {
            let result = Some(GameResult::from_play(play).to_text());
            TableProgress {
                phase: Phase::Finished,
                to_move: None,
                result,
                attendance: None,
                calls: Vec::new(),
            }
        }
    }
}

/// The secret part of an invitation: 128 random bits.
pub(crate) fn random_invite() -> String {
    random_hex(16)
}
