//! Positions of Tzolk'in said in words, and questions about them; `docs/lessons.md` lists the words.

mod of_seats;
mod of_table;
mod piles;
mod questions;
mod quiet;

use patolli_core::{
    Game as _, InvalidPosition, Seat, StageError, StageFault, StageLine, Staged, stage_lines, stage_options,
};

use crate::{Event, Options, Tzolkin, notation::SEAT_STYLES};

/// The word after which nothing is taken away from what was dealt.
const OPENING: &str = "opening";

/// A position in the making: it changes with every word and is checked at the end.
#[derive(Clone, Debug)]
pub struct Stage {
    game: Tzolkin,
    /// Whether it is as dealt, before the secret choice.
    opening: bool,
}

impl From<Tzolkin> for Stage {
    fn from(game: Tzolkin) -> Self {
        Self { game, opening: false }
    }
}

impl Staged for Tzolkin {
    fn stage(words: &str) -> Result<Self, StageError> {
        let lines: Vec<_> = stage_lines(words).collect();
        let (options, head) = stage_options(&lines)?;
        let begins = lines.iter().any(|it| it.1.word() == OPENING);
        let mut stage = if begins { Stage::opening(options) } else { Stage::new(options) };
        for (line, words) in lines[head..].iter().filter(|it| it.1.word() != OPENING) {
            stage.say_line(&mut words.clone()).map_err(|it| it.at(*line))?;
        }
        Ok(stage.position()?)
    }

    fn holds(&self, question: &mut StageLine<'_>, events: &[&Event]) -> Result<bool, StageFault> {
        questions::holds(self, question, events)
    }
}

impl Stage {
    /// The turn of seat 0 in the first round: everybody has three workers in hand and nothing else, all wheels are empty, no
    /// starting tile or tribe works later in the game.
    pub fn new(options: Options) -> Self {
        Self { game: quiet::quiet_start(options), opening: false }
    }

    /// A dealt game whose secret choices are made, at the first turn.
    pub fn begun(options: Options) -> Tzolkin {
        quiet::begun(options)
    }

    /// The table as dealt, before the secret choice.
    pub fn opening(options: Options) -> Self {
        Self { game: Tzolkin::start(&options, quiet::deal()), opening: true }
    }

    /// The position so far; it need not be a possible one.
    pub const fn so_far(&self) -> &Tzolkin {
        &self.game
    }

    /// Says one line; on `Err` the stage is of no more use.
    pub fn say(&mut self, line: &str) -> Result<(), StageFault> {
        self.say_line(&mut StageLine::new(line))
    }

    /// The position, if it is possible.
    pub fn position(self) -> Result<Tzolkin, InvalidPosition> {
        self.game.audit()?;
        Ok(self.game)
    }

    fn say_line(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let of_piles = matches!(words.word(), "pile" | "pile-from");
        // What is said of an opening would be lost if it was dealt anew.
        self.opening &= of_piles;
        match words.word() {
            _ if of_piles => self.say_of_piles(words)?,
            word if of_seats::WORDS.contains(&word) => {
                let seat = self.read_seat(words)?;
                self.say_of_seat(seat, words)?;
            }
            _ => self.say_of_table(words)?,
        }
        words.end()
    }

    fn read_seat(&self, words: &mut StageLine<'_>) -> Result<Seat, StageFault> {
        words.seat(&SEAT_STYLES, self.game.options.seats)
    }
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), StageFault> {
    if holds { Ok(()) } else { Err(StageFault::Impossible(why())) }
}

/// The bit of a position or number, which is not there yet.
fn new_bit(bits: u16, place: u8) -> Result<u16, StageFault> {
    let bit = 1_u16.checked_shl(place.into()).filter(|it| bits & it == 0);
    bit.ok_or_else(|| StageFault::impossible(format_args!("{place} is too high or there twice")))
}
