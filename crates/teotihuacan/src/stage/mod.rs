//! Positions of Teotihuacan said in words, and questions about them; `docs/lessons.md` lists the words.

mod of_bot;
mod of_discoveries;
mod of_pyramid;
mod of_seats;
mod of_table;
mod piles;
mod questions;
mod quiet;

use patolli_core::{
    Game as _, GameUi as _, InvalidPosition, Seat, StageError, StageFault, StageLine, Staged, stage_lines,
    stage_options,
};

use crate::{Event, Options, Teotihuacan, position_form::sort_lists};

/// The word after which nothing is taken away from what was dealt.
const OPENING: &str = "opening";

/// A position in the making: it changes with every word and is checked at the end.
#[derive(Clone, Debug)]
pub struct Stage {
    game: Teotihuacan,
    /// Whether it is as dealt, before the first decision.
    opening: bool,
}

impl From<Teotihuacan> for Stage {
    fn from(game: Teotihuacan) -> Self {
        Self { game, opening: false }
    }
}

impl Staged for Teotihuacan {
    fn stage(words: &str) -> Result<Self, StageError> {
        let lines: Vec<_> = stage_lines(words).collect();
        let (options, head): (Options, usize) = stage_options(&lines)?;
        let sets_boards = |line: &StageLine<'_>| line.clone().next_word("an option") == Ok("boards");
        let printed_boards = options.printed_boards || !lines[..head].iter().any(|it| sets_boards(&it.1));
        let options = Options { printed_boards, ..options };
        let begins = lines.iter().any(|it| it.1.word() == OPENING);
        let mut stage = if begins { Stage::opening(options) } else { Stage::new(options) };
        for (line, words) in lines[head..].iter().filter(|it| it.1.word() != OPENING) {
            stage.say_line(&mut words.clone()).map_err(|it| it.at(*line))?;
        }
        Ok(stage.position()?)
    }

    fn holds(&self, question: &mut StageLine<'_>, _events: &[&Event]) -> Result<bool, StageFault> {
        questions::holds(self, question)
    }
}

impl Stage {
    /// The first turn of seat 0: everybody has three workers of power 1 on the Palace and nothing else, plain discovery tiles lie at
    /// the worship places, none elsewhere.
    pub fn new(options: Options) -> Self {
        quiet::quiet_start(options)
    }

    /// The table as dealt, before the first decision.
    pub fn opening(options: Options) -> Self {
        Self { game: Teotihuacan::start(&options, quiet::deal(options)), opening: true }
    }

    /// A dealt game whose starting tiles are chosen and whose workers are placed, at the first turn.
    pub fn begun(options: Options) -> Teotihuacan {
        quiet::begun(options)
    }

    /// The position so far; it need not be a possible one.
    pub const fn so_far(&self) -> &Teotihuacan {
        &self.game
    }

    /// Says one line; on `Err` the stage is of no more use.
    pub fn say(&mut self, line: &str) -> Result<(), StageFault> {
        self.say_line(&mut StageLine::new(line))
    }

    /// The position, if it is possible.
    pub fn position(mut self) -> Result<Teotihuacan, InvalidPosition> {
        sort_lists(&mut self.game);
        self.game.deal.audit().map_err(|it| InvalidPosition(it.to_string()))?;
        self.game.audit()?;
        Ok(self.game)
    }

    fn say_line(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let of_piles = matches!(words.word(), "pile" | "pile-from" | "royals" | "technologies" | "bonuses");
        // What is said of an opening would be lost if it was dealt anew.
        self.opening &= of_piles;
        match words.word() {
            _ if of_piles => self.say_of_piles(words)?,
            "discovery" | "no-discovery" | "step-tiles" | "avenue-tiles" | "next-discoveries"
            | "no-stack" => {
                self.say_of_discoveries(words)?;
            }
            "display" | "laid" | "built" | "bare-ground" | "decorations" | "decorated" => {
                self.say_of_pyramid(words)?;
            }
            "bot-tiles" | "arrows" | "roll" | "bot-activates" => self.say_of_bot(words)?,
            word if of_seats::WORDS.contains(&word) => {
                let seat = read_seat(&self.game, words)?;
                self.say_of_seat(seat, words)?;
            }
            _ => self.say_of_table(words)?,
        }
        words.end()
    }
}

/// The seat whose letter comes next; in the solo game `bot` is Teotibot.
fn read_seat(game: &Teotihuacan, words: &mut StageLine<'_>) -> Result<Seat, StageFault> {
    let mut ahead = words.clone();
    if let (Ok("bot"), Some(bot)) = (ahead.next_word("a seat"), game.bot_seat()) {
        *words = ahead;
        return Ok(bot);
    }
    words.seat(Teotihuacan::SEAT_STYLES, game.options.seats)
}

fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), StageFault> {
    if holds { Ok(()) } else { Err(StageFault::Impossible(why())) }
}
