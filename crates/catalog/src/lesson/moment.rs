//! A lesson after some decisions: step, board and answer follow from them alone.

use patolli_core::{Amount, Message, Status, Viewer};

use super::file::{LEARNER, Lesson, LessonError, LessonStep, WrongAnswer, all_hold, decisions};
use crate::{AnyPlay, LogEntry, MoveError};

/// Most decisions of a lesson.
pub const MOST_DECISIONS: usize = 60;

/// A lesson after some decisions.
pub struct LessonMoment<'a> {
    lesson: &'a Lesson,
    play: Box<dyn AnyPlay>,
    step: usize,
    /// Decisions of the steps before.
    before: Vec<String>,
    /// Decisions of this step.
    did: Vec<String>,
    /// Decisions, automatic ones included, that the play had taken when the step began.
    began_at: usize,
    by_way: bool,
}

/// What a lesson says to the last decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LessonAnswer<'a> {
    /// The words with this key.
    Wrong(&'a str),
    /// It was allowed, but the task is not done and nothing more can be decided.
    Missed,
}

/// Why decisions are none of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonFault {
    /// There are too many, or some after the last task.
    #[error("too many decisions")]
    TooMany,
    /// One is no decision or is not allowed.
    #[error("`{decision}`: {why}")]
    Decision {
        /// Which.
        decision: String,
        /// Why.
        why: MoveError,
    },
    /// The lesson itself is at fault.
    #[error(transparent)]
    Lesson(#[from] LessonError),
}

impl Lesson {
    /// The lesson after these decisions.
    pub fn after<'a, T: AsRef<str>>(&'a self, did: &[T]) -> Result<LessonMoment<'a>, LessonFault> {
        if did.len() > MOST_DECISIONS {
            return Err(LessonFault::TooMany);
        }
        let mut moment = LessonMoment {
            lesson: self,
            play: self.start_of(0)?,
            step: 0,
            before: Vec::new(),
            did: Vec::new(),
            began_at: 0,
            by_way: false,
        };
        moment.began_at = moment.play.steps();
        did.iter().try_for_each(|it| moment.decide(it.as_ref()))?;
        Ok(moment)
    }
}

impl<'a> LessonMoment<'a> {
    /// Takes one decision and judges it; on `Err` nothing has changed but for faults of the lesson itself.
    pub fn decide(&mut self, decision: &str) -> Result<(), LessonFault> {
        let Some(step) = self.present() else { return Err(LessonFault::TooMany) };
        let refused = |why| LessonFault::Decision { decision: decision.chars().take(60).collect(), why };
        self.play.play(LEARNER, decision).map_err(refused)?;
        self.did.push(decision.to_owned());
        if step.is_reached(self.play.as_ref(), self.began_at)? {
            self.finish_step(step)?;
        }
        Ok(())
    }

    /// Goes on to the next step: from here if its way is possible here, else from where the taught ways lead.
    fn finish_step(&mut self, step: &LessonStep) -> Result<(), LessonFault> {
        self.step += 1;
        self.before.append(&mut self.did);
        self.by_way = false;
        let Some(next) = self.present() else { return Ok(()) };
        let goes_on = next.stage.is_none()
            && step.play_reply(self.play.as_mut()).is_ok()
            && next.works_from(self.play.as_ref());
        if !goes_on {
            self.play = self.lesson.start_of(self.step)?;
            self.by_way = next.stage.is_none();
        }
        self.began_at = self.play.steps();
        Ok(())
    }

    /// The game as it stands.
    pub fn play(&self) -> &(dyn AnyPlay + 'static) {
        self.play.as_ref()
    }

    /// The lesson.
    pub const fn lesson(&self) -> &'a Lesson {
        self.lesson
    }

    /// The number of the present step, from 0; after the last one the number of steps.
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The present step; `None` when all are done.
    pub fn present(&self) -> Option<&'a LessonStep> {
        self.lesson.steps.get(self.step)
    }

    /// Whether all tasks are done.
    pub fn is_done(&self) -> bool {
        self.step == self.lesson.steps.len()
    }

    /// Whether this step began where the taught ways lead, since the learner's own did not fit.
    pub const fn begins_by_way(&self) -> bool {
        self.by_way
    }

    /// Whether the last decision finished a step.
    pub fn has_just_finished(&self) -> bool {
        self.step > 0 && self.did.is_empty()
    }

    /// The decisions of the steps before this one: those of an address that begins this step anew.
    pub fn before(&self) -> &[String] {
        &self.before
    }

    /// The decisions of this step.
    pub fn did(&self) -> &[String] {
        &self.did
    }

    /// How many decisions, automatic ones included, the play had taken when the step began.
    pub const fn began_at(&self) -> usize {
        self.began_at
    }

    /// Whether the learner is asked.
    pub fn asks_learner(&self) -> bool {
        !self.is_done() && !self.is_over() && self.play.status() == Status::Asks(LEARNER)
    }

    /// Whether the turn has ended without the goal.
    fn is_over(&self) -> bool {
        !self.did.is_empty()
            && (self.play.status() != Status::Asks(LEARNER)
                || self.play.holds(LEARNER, "ended", self.began_at) == Ok(true))
    }

    /// What the lesson says to the last decision; nothing while it is on its way.
    pub fn answer(&self) -> Option<LessonAnswer<'a>> {
        let step = self.present()?;
        // Whoever is on the taught way hears nothing.
        if step.way().take(self.did.len()).eq(self.did.iter().map(String::as_str)) {
            return None;
        }
        let fits = |it: &&WrongAnswer| it.refused.is_none() && self.fits(it, &self.did);
        let wrong = step.wrong.iter().find(fits).and_then(|it| it.say.as_deref());
        wrong.map(LessonAnswer::Wrong).or_else(|| self.is_over().then_some(LessonAnswer::Missed))
    }

    fn fits(&self, wrong: &WrongAnswer, did: &[String]) -> bool {
        let decided = wrong.did.as_ref().is_none_or(|it| ends_like(did, it));
        decided && all_hold(&wrong.when, self.play.as_ref(), self.began_at) == Ok(true)
    }

    /// Why a decision is refused here, and the key of what the lesson says to that; `None` if it is allowed.
    pub fn refusal(&self, tried: &str) -> Option<(MoveError, Option<&'a str>)> {
        let why = self.play.at_step(self.play.steps()).play(LEARNER, tried).err()?;
        let MoveError::Illegal { rule, .. } = &why else { return Some((why, None)) };
        let mut did = self.did.clone();
        did.push(tried.to_owned());
        let speaks = |it: &&WrongAnswer| it.refused.as_deref() == Some(*rule) && self.fits(it, &did);
        let wrong = self.present()?.wrong.iter().find(speaks);
        let say = wrong.and_then(|it| it.say.as_deref());
        Some((why, say))
    }

    /// The position when this step began.
    pub fn start(&self) -> Box<dyn AnyPlay> {
        self.play.at_step(self.began_at)
    }

    /// The position after the taught way of this step.
    pub fn taught(&self) -> Option<Box<dyn AnyPlay>> {
        let mut play = self.start();
        self.present()?.play_way(play.as_mut()).ok()?;
        Some(play)
    }

    /// What happens on the taught way, ready to be told.
    pub fn taught_entries(&self) -> Vec<LogEntry> {
        let viewer = Viewer::Seat(LEARNER);
        self.taught().map_or_else(Vec::new, |it| it.log_entries_for(viewer, self.began_at))
    }

    /// What the learner's goods have changed by in this step.
    pub fn changes(&self) -> Vec<Amount> {
        differences(self.start().as_ref(), self.play.as_ref())
    }

    /// What they change by on the taught way.
    pub fn taught_changes(&self) -> Vec<Amount> {
        self.taught().map_or_else(Vec::new, |it| differences(self.start().as_ref(), it.as_ref()))
    }

    /// The question now asked.
    pub fn ask(&self) -> Option<Message> {
        self.play.ask().filter(|_| self.asks_learner())
    }
}

/// What the learner's goods change by from one position to another.
fn differences(before: &dyn AnyPlay, after: &dyn AnyPlay) -> Vec<Amount> {
    let before = before.holdings(LEARNER);
    let had = |good: &str| before.iter().filter(|it| it.good == good).map(|it| it.n).sum::<i32>();
    let after = after.holdings(LEARNER);
    let changes = after.iter().map(|it| Amount { n: it.n - had(it.good), ..*it });
    changes.filter(|it| it.n != 0).collect()
}

impl LessonStep {
    /// Whether its way leads to the goal from a position, and the goal does not hold before.
    pub(super) fn works_from(&self, play: &dyn AnyPlay) -> bool {
        let from = play.steps();
        let mut trial = play.at_step(from);
        trial.status() == Status::Asks(LEARNER)
            && self.is_reached(trial.as_ref(), from) == Ok(false)
            && self.play_way(trial.as_mut()).is_ok()
            && self.is_reached(trial.as_ref(), from) == Ok(true)
    }
}

/// Whether decisions end like a pattern: several with `;` between them, the last one with ` *` for anything.
pub(super) fn ends_like(did: &[String], pattern: &str) -> bool {
    let pattern: Vec<&str> = decisions(pattern).collect();
    let Some(from) = did.len().checked_sub(pattern.len()) else { return false };
    let same = |(did, pattern): (&String, &&str)| match pattern.strip_suffix('*') {
        Some(begin) => did.starts_with(begin),
        None => did == pattern,
    };
    !pattern.is_empty() && did[from..].iter().zip(&pattern).all(same)
}

#[cfg(test)]
mod tests {
    use super::{LessonAnswer, LessonFault, ends_like};
    use crate::{Lesson, MoveError};

    fn lesson() -> Lesson {
        let text = r#"
            rules = ["T-037"]
            minutes = 1
            stage = """
            seats 2
            points 4
            """
            [[step]]
            goal = ["members a h04 >= 1"]
            way = "bring m h04"
            wrong = [
                { did = "end", say = "end" },
                { did = "camp h13", refused = "T-043", say = "poor" },
            ]
            [[step]]
            goal = ["ended"]
            way = "end"
            wrong = [{ did = "bring *", say = "more" }]
        "#;
        Lesson::read("tikal", "bring", text).expect("a lesson")
    }

    #[test]
    fn a_step_is_done_when_its_goal_holds() {
        let lesson = lesson();
        let moment = lesson.after(&["bring m h04"]).expect("legal");
        assert!((moment.step(), moment.has_just_finished(), moment.begins_by_way()) == (1, true, false));
        let done = lesson.after(&["bring m h04", "end"]).expect("legal");
        assert!(done.is_done());
        let beyond = lesson.after(&["bring m h04", "end", "end"]).err();
        assert_eq!(beyond, Some(LessonFault::TooMany));
    }

    #[test]
    fn wrong_answers_speak() {
        let lesson = lesson();
        let ended = lesson.after(&["end"]).expect("legal");
        assert_eq!(ended.answer(), Some(LessonAnswer::Wrong("end")));
        assert!(!ended.asks_learner());
        let more = lesson.after(&["bring m h04", "bring l h04"]).expect("legal");
        assert_eq!(more.answer(), Some(LessonAnswer::Wrong("more")));
        assert_eq!(more.before(), ["bring m h04"]);
    }

    #[test]
    fn a_refused_decision_is_answered() {
        let lesson = lesson();
        let moment = lesson.after::<&str>(&[]).expect("a lesson");
        let (why, say) = moment.refusal("camp h13").expect("it costs 5 points");
        assert!(matches!(why, MoveError::Illegal { .. }));
        assert_eq!(say, Some("poor"));
        assert!(moment.refusal("bring m h04").is_none());
    }

    #[test]
    fn patterns_fit_the_end() {
        let did = ["uncover h12".to_owned(), "uncover h12".to_owned()];
        assert!(ends_like(&did, "uncover h12"));
        assert!(ends_like(&did, "uncover h12; uncover *"));
        assert!(!ends_like(&did[..1], "uncover h12; uncover h12"));
        assert!(!ends_like(&did, "uncover h03"));
    }
}
