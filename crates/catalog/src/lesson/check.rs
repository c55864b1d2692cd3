//! Whether a lesson keeps what it promises: solved by its way, missed by its wrong answers, never stuck.

use patolli_ai::Bot;
use patolli_core::{Seed, Status};

use super::{
    file::{LEARNER, Lesson, LessonError, LessonStep, WrongAnswer, all_hold, decisions},
    moment::{LessonFault, MOST_DECISIONS},
};
use crate::{AnyPlay, MoveError};

/// Games of random legal decisions that a lesson must stand.
const RANDOM_TRIES: u64 = 200;

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LessonFlaw {
    /// A position, question or decision of the file is impossible.
    #[error("step {step}: {error}")]
    Impossible {
        /// Which step, from 1.
        step: usize,
        /// Why.
        error: LessonError,
    },
    /// The learner is not asked when a step begins.
    #[error("step {0}: the learner is not asked when it begins")]
    NotAsked(usize),
    /// The goal holds before the way is at its end.
    #[error("step {step}: the goal holds already {after}")]
    TooEarly {
        /// Which step, from 1.
        step: usize,
        /// After which decision.
        after: String,
    },
    /// The way does not reach the goal.
    #[error("step {step}: after the way `{goal}` does not hold")]
    NotReached {
        /// Which step, from 1.
        step: usize,
        /// Which goal.
        goal: String,
    },
    /// A wrong answer is impossible, or not refused as it says.
    #[error("step {step}, wrong `{did}`: {why}")]
    Wrong {
        /// Which step, from 1.
        step: usize,
        /// Which decisions.
        did: String,
        /// Why.
        why: String,
    },
    /// Random decisions led to where nothing can be decided and nothing is said.
    #[error("stuck after `{0}`")]
    Stuck(String),
}

/// Everything that is wrong with a lesson.
pub fn check_lesson(lesson: &Lesson) -> Vec<LessonFlaw> {
    let mut flaws = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        let number = at + 1;
        match lesson.start_of(at) {
            Ok(start) => check_step(step, number, start.as_ref(), &mut flaws),
            Err(error) => flaws.push(LessonFlaw::Impossible { step: number, error }),
        }
    }
    if flaws.is_empty() {
        flaws.extend(play_at_random(lesson));
    }
    flaws
}

fn check_step(step: &LessonStep, number: usize, start: &dyn AnyPlay, flaws: &mut Vec<LessonFlaw>) {
    if start.status() != Status::Asks(LEARNER) {
        flaws.push(LessonFlaw::NotAsked(number));
        return;
    }
    flaws.extend(check_way(step, number, start).err());
    for wrong in &step.wrong {
        let why = check_wrong(step, wrong, start).err();
        let did = wrong.did.clone().unwrap_or_else(|| wrong.when.join(", "));
        flaws.extend(why.map(|why| LessonFlaw::Wrong { step: number, did, why }));
    }
}

/// The way is legal and reaches every goal at its end, not before.
fn check_way(step: &LessonStep, number: usize, start: &dyn AnyPlay) -> Result<(), LessonFlaw> {
    let impossible = |error| LessonFlaw::Impossible { step: number, error };
    let from = start.steps();
    let mut play = start.at_step(from);
    let mut after = "at the beginning".to_owned();
    for decision in step.way() {
        if step.is_reached(play.as_ref(), from).map_err(impossible)? {
            return Err(LessonFlaw::TooEarly { step: number, after });
        }
        let taken = play.play(LEARNER, decision);
        taken.map_err(|why| impossible(LessonError::Decision { decision: decision.to_owned(), why }))?;
        after = format!("after `{decision}`");
    }
    for goal in &step.goal {
        if !all_hold(std::slice::from_ref(goal), play.as_ref(), from).map_err(impossible)? {
            return Err(LessonFlaw::NotReached { step: number, goal: goal.clone() });
        }
    }
    Ok(())
}

/// The decisions of a wrong answer are possible after some part of the way, are refused if it says so, and miss the goal.
fn check_wrong(step: &LessonStep, wrong: &WrongAnswer, start: &dyn AnyPlay) -> Result<(), String> {
    let from = start.steps();
    all_hold(&wrong.when, start, from).map_err(|it| it.to_string())?;
    if wrong.say.is_none() && wrong.refused.is_none() {
        return Err("it says nothing".to_owned());
    }
    let Some(did) = &wrong.did else {
        return if wrong.when.is_empty() {
            Err("it has neither `did` nor `when`".to_owned())
        } else {
            Ok(())
        };
    };
    let mut before = start.at_step(from);
    let mut found = try_wrong(step, wrong, did, before.as_ref(), from);
    for decision in step.way() {
        if found.is_ok() {
            break;
        }
        if before.play(LEARNER, decision).is_err() {
            break;
        }
        found = try_wrong(step, wrong, did, before.as_ref(), from).or(found);
    }
    found
}

/// Plays the decisions of a wrong answer from one position.
fn try_wrong(
    step: &LessonStep,
    wrong: &WrongAnswer,
    did: &str,
    before: &dyn AnyPlay,
    from: usize,
) -> Result<(), String> {
    let mut play = before.at_step(before.steps());
    let mut all: Vec<&str> = decisions(did).collect();
    let last = all.pop().ok_or("it has no decision")?;
    for decision in all {
        play.play(LEARNER, decision).map_err(|why| format!("`{decision}`: {why}"))?;
    }
    let last = match last.strip_suffix('*') {
        Some(begin) => some_choice(play.as_ref(), begin)?,
        None => last.to_owned(),
    };
    match (play.play(LEARNER, &last), &wrong.refused) {
        (Err(MoveError::Illegal { rule, .. }), Some(expected)) if rule == expected => Ok(()),
        (Err(why), _) => Err(format!("`{last}`: {why}")),
        (Ok(_), Some(expected)) => Err(format!("`{last}` is not refused by {expected}, it is allowed")),
        (Ok(_), None) => match step.is_reached(play.as_ref(), from) {
            Ok(false) => Ok(()),
            Ok(true) => Err("it reaches the goal".to_owned()),
            Err(why) => Err(why.to_string()),
        },
    }
}

/// A legal decision that begins so.
fn some_choice(play: &dyn AnyPlay, begin: &str) -> Result<String, String> {
    let legal = play.legal_choices().into_iter().map(|it| it.notation);
    legal.into_iter().find(|it| it.starts_with(begin)).ok_or_else(|| format!("nothing begins with `{begin}`"))
}

/// Plays at random; whenever the learner is asked something can be decided, and whenever not something is said.
fn play_at_random(lesson: &Lesson) -> Option<LessonFlaw> {
    (0..RANDOM_TRIES).find_map(|number| {
        let mut rng = Seed::from(number).rng();
        let mut moment = lesson.after::<&str>(&[]).ok()?;
        while moment.asks_learner() && moment.before().len() + moment.did().len() < MOST_DECISIONS {
            let stuck = |moment: &super::LessonMoment<'_>| {
                let all = moment.before().iter().chain(moment.did());
                LessonFlaw::Stuck(all.map(String::as_str).collect::<Vec<_>>().join("; "))
            };
            let Some(decision) = moment.play().bot_choice(Bot::Random, &mut rng) else {
                return Some(stuck(&moment));
            };
            match moment.decide(&decision) {
                Ok(()) => {}
                Err(LessonFault::Lesson(error)) => {
                    return Some(LessonFlaw::Impossible { step: moment.step() + 1, error });
                }
                Err(_) => return Some(stuck(&moment)),
            }
        }
        let silent = !moment.is_done() && !moment.asks_learner() && moment.answer().is_none();
        silent.then(|| LessonFlaw::Stuck(moment.did().join("; ")))
    })
}

#[cfg(test)]
mod tests {
    use super::check_lesson;
    use crate::Lesson;

    fn flaws(step: &str) -> Vec<String> {
        let text =
            format!("rules = []\nminutes = 1\nstage = \"\"\"\nseats 2\npoints 4\n\"\"\"\n[[step]]\n{step}");
        let lesson = Lesson::read("tikal", "bring", &text).expect("a lesson");
        check_lesson(&lesson).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_good_lesson_has_no_flaw() {
        let good = "goal = [\"members a h04 >= 2\"]\nway = \"bring m h04; bring m h04\"\n\
            wrong = [{ did = \"camp h13\", refused = \"T-043\" }, { did = \"bring l *\", say = \"x\" }]";
        assert_eq!(flaws(good), Vec::<String>::new());
    }

    #[test]
    fn flaws_are_named() {
        let early = flaws("goal = [\"points <= 4\"]\nway = \"bring m h04\"");
        assert_eq!(early, ["step 1: the goal holds already at the beginning"]);
        let missed = flaws("goal = [\"points <= 2\"]\nway = \"bring m h04\"");
        assert_eq!(missed, ["step 1: after the way `points <= 2` does not hold"]);
        let unknown = flaws("goal = [\"corn a >= 2\"]\nway = \"bring m h04\"");
        assert_eq!(unknown, ["step 1: `corn a >= 2`: there is no word `corn` here"]);
        let reached = flaws(
            "goal = [\"points <= 3\"]\nway = \"bring m h04\"\nwrong = [{ did = \"bring l h04\", say = \"x\" }]",
        );
        assert_eq!(reached, ["step 1, wrong `bring l h04`: it reaches the goal"]);
    }
}
