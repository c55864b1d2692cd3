//! What a lesson file says.

use patolli_core::{Seat, StageError, StageFault};
use serde::Deserialize;

use crate::{AnyGame, AnyPlay, MoveError, UnknownGame, game};

/// The learner's seat.
pub(crate) const LEARNER: Seat = Seat::new(0);

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its game.
    pub game: String,
    /// Its id, which its message keys begin with.
    pub id: String,
    /// Rules named at its foot.
    pub rules: Vec<String>,
    /// The worked example of the ledger that it restates.
    pub from: Option<String>,
    /// How long it takes.
    pub minutes: u8,
    /// Name of its icon.
    pub icon: Option<String>,
    /// The tasks, one after the other; the first one has a stage.
    pub steps: Vec<LessonStep>,
}

/// One task of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// Questions that must all hold after some decision.
    pub goal: Vec<String>,
    /// The taught decisions, with `;` between them.
    pub way: String,
    /// Places of the board that it speaks of.
    #[serde(default)]
    pub ring: Vec<String>,
    /// Answers to choices that lead elsewhere; the first one that fits speaks.
    #[serde(default)]
    pub wrong: Vec<WrongAnswer>,
    /// What other seats do afterwards: the letter of a seat, a colon, decisions.
    #[serde(default)]
    pub reply: Vec<String>,
    /// The position in which it begins; without one it goes on from the step before.
    pub stage: Option<String>,
}

/// An answer to a choice that leads elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WrongAnswer {
    /// The last decisions of the step, with `;` between them; the last one may end in ` *`.
    pub did: Option<String>,
    /// The rule that refuses the last of them.
    pub refused: Option<String>,
    /// Questions that all hold.
    #[serde(default)]
    pub when: Vec<String>,
    /// Message key of the answer.
    pub say: Option<String>,
}

/// Why a file is no lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonError {
    /// The file does not have the form of a lesson.
    #[error("{0}")]
    Malformed(String),
    /// The position cannot be set up.
    #[error("stage: {0}")]
    Stage(#[from] StageError),
    /// A question cannot be read.
    #[error("`{question}`: {fault}")]
    Question {
        /// The question.
        question: String,
        /// What is wrong with it.
        fault: StageFault,
    },
    /// A decision of the file is refused.
    #[error("`{decision}`: {why}")]
    Decision {
        /// The decision.
        decision: String,
        /// Why.
        why: MoveError,
    },
    /// A reply does not name the seat that is asked.
    #[error("`{0}` does not begin with the letter of the seat that is asked")]
    Reply(String),
    /// There is no such game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
}

/// The keys of a lesson file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    rules: Vec<String>,
    from: Option<String>,
    minutes: u8,
    icon: Option<String>,
    stage: String,
    step: Vec<LessonStep>,
}

impl Lesson {
    /// Reads a lesson file; whether its positions and decisions are possible is found out when they are used.
    pub fn read(game: &str, id: &str, text: &str) -> Result<Self, LessonError> {
        let malformed = |why: &str| LessonError::Malformed(why.to_owned());
        let file: LessonFile = toml::from_str(text).map_err(|it| malformed(it.message()))?;
        let mut steps = file.step;
        let first = steps.first_mut().ok_or_else(|| malformed("there is no [[step]]"))?;
        if first.stage.replace(file.stage).is_some() {
            return Err(malformed("the first step has a stage of its own"));
        }
        if steps.iter().any(|it| it.goal.is_empty()) {
            return Err(malformed("a step has no goal"));
        }
        let followed = steps.windows(2).any(|it| !it[0].reply.is_empty() && it[1].stage.is_some());
        if followed || steps.last().is_some_and(|it| !it.reply.is_empty()) {
            return Err(malformed("a reply leads nowhere: the next step has a stage, or there is none"));
        }
        let LessonFile { rules, from, minutes, icon, .. } = file;
        Ok(Self { game: game.to_owned(), id: id.to_owned(), rules, from, minutes, icon, steps })
    }

    /// The game it is about.
    pub fn any_game(&self) -> Result<&'static dyn AnyGame, LessonError> {
        Ok(game(&self.game)?)
    }

    /// How many people play; further seats are the game's own.
    pub fn people(&self) -> u8 {
        let stage = self.steps.first().and_then(|it| it.stage.as_deref()).unwrap_or_default();
        let said = stage.lines().find_map(|it| it.trim().strip_prefix("seats "));
        said.and_then(|it| it.trim().parse().ok()).unwrap_or(u8::MAX)
    }

    /// The position in which a step begins if all before it went the taught way.
    pub(crate) fn start_of(&self, step: usize) -> Result<Box<dyn AnyPlay>, LessonError> {
        // The first step has a stage.
        let staged = (0..=step).rev().find(|it| self.steps[*it].stage.is_some()).unwrap_or(0);
        let mut play = self.any_game()?.stage(self.steps[staged].stage.as_deref().unwrap_or_default())?;
        for before in &self.steps[staged..step] {
            before.play_way(play.as_mut())?;
            before.play_reply(play.as_mut())?;
        }
        Ok(play)
    }
}

impl LessonStep {
    /// The decisions of the taught way.
    pub fn way(&self) -> impl Iterator<Item = &str> {
        decisions(&self.way)
    }

    /// Plays the taught way.
    pub(crate) fn play_way(&self, play: &mut dyn AnyPlay) -> Result<(), LessonError> {
        self.way().try_for_each(|it| decide(play, LEARNER, it))
    }

    /// Plays what the other seats do.
    pub(crate) fn play_reply(&self, play: &mut dyn AnyPlay) -> Result<(), LessonError> {
        for reply in &self.reply {
            let wrong = || LessonError::Reply(reply.clone());
            let (letter, text) = reply.split_once(':').ok_or_else(wrong)?;
            let styles = play.game().seat_styles().iter();
            let seat = Seat::all(play.seats())
                .zip(styles)
                .find(|(_, style)| letter.trim().chars().eq([style.letter()]))
                .map(|it| it.0)
                .ok_or_else(wrong)?;
            decisions(text).try_for_each(|it| decide(play, seat, it))?;
        }
        Ok(())
    }

    /// Whether all goals hold, by what has happened since decision `from`.
    pub(crate) fn is_reached(&self, play: &dyn AnyPlay, from: usize) -> Result<bool, LessonError> {
        all_hold(&self.goal, play, from)
    }
}

/// Whether all questions are answered with yes.
pub(crate) fn all_hold(questions: &[String], play: &dyn AnyPlay, from: usize) -> Result<bool, LessonError> {
    for question in questions {
        let holds = play.holds(LEARNER, question, from);
        if !holds.map_err(|fault| LessonError::Question { question: question.clone(), fault })? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The decisions of a text.
pub(crate) fn decisions(text: &str) -> impl Iterator<Item = &str> {
    text.split(';').map(str::trim).filter(|it| !it.is_empty())
}

/// Takes one decision.
fn decide(play: &mut dyn AnyPlay, seat: Seat, decision: &str) -> Result<(), LessonError> {
    let taken = play.play(seat, decision);
    taken.map(|_| ()).map_err(|why| LessonError::Decision { decision: decision.to_owned(), why })
}
