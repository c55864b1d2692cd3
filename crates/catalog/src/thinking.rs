//! Search, hints and reviews without the types of a game.

use std::any::Any;

use patolli_ai::{Bot, Budget, Outlook, Player, Stop, Stretch, Team, Verdict, verdict};
use patolli_core::{Log, Play, Rng, Seat, Seed, Told};

use crate::{
    AnyPlay, Line, LineStep, Mind, Moment, Review, Thinker, Thought, Why, erased::Listed, outcome::Trial,
};

/// Thinks about a position for the seat that is asked, with so many threads.
pub(crate) fn thinker<G: Listed>(position: &G, seed: &Seed, threads: usize) -> Option<Box<dyn Thinker>> {
    Some(Box::new(Team::new(position, seed, threads)?))
}

impl<G: Listed> Thinker for Team<G> {
    fn think(&mut self, budget: Budget, stop: &Stop) {
        Self::think(self, budget, stop);
    }

    fn thought(&self, lines: usize) -> Thought {
        let thought = Self::thought(self, lines);
        Thought {
            seat: thought.seat,
            simulations: thought.simulations,
            bytes: thought.bytes,
            outlook: thought.outlook,
            lines: thought.lines.iter().map(line::<G>).collect(),
        }
    }
}

fn line<G: Listed>(line: &patolli_ai::Line<G::Action>) -> Line {
    Line {
        steps: line.steps.iter().map(ToString::to_string).collect(),
        outlook: line.outlook,
        simulations: line.simulations,
        why: line.why.iter().map(|it| Why { source: it.0.to_owned(), points: it.1 }).collect(),
    }
}

/// A computer player.
pub(crate) fn mind<G: Listed>(bot: Bot, seed: &Seed) -> Box<dyn Mind> {
    match bot {
        Bot::Search(strength) => Box::new(Player::<G>::new(strength, seed.rng())),
        Bot::Random | Bot::Greedy => Box::new(Quick { bot, rng: seed.rng() }),
    }
}

impl<G: Listed> Mind for Player<G> {
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String> {
        let play: &dyn Any = play;
        let position = play.downcast_ref::<Play<G>>()?.position();
        Self::decide(self, position, stop).map(|it| it.to_string())
    }
}

/// A player that needs no thought.
struct Quick {
    bot: Bot,
    rng: Rng,
}

impl Mind for Quick {
    fn decide(&mut self, play: &dyn AnyPlay, _stop: &Stop) -> Option<String> {
        play.bot_choice(self.bot, &mut self.rng)
    }
}

/// The decisions of a line, ready to be shown, as far as they are legal.
pub(crate) fn line_steps<G: Listed>(position: &G, steps: &[String]) -> Vec<LineStep> {
    let mut position = position.clone();
    let mut shown = Vec::new();
    for notation in steps {
        let Ok(action) = notation.parse::<G::Action>() else { break };
        if position.check(action).is_err() {
            break;
        }
        let (face, outcome) = (position.face(action), Trial::new(&position).outcome(action));
        shown.push(LineStep {
            notation: notation.clone(),
            label: face.label,
            icon: face.icon,
            at: face.at,
            pays: outcome.pays,
            gives: outcome.gives,
        });
        position.apply(action, &mut Log::off());
        while let Some(forced) = position.forced() {
            position.apply(forced, &mut Log::off());
        }
    }
    shown
}

/// Judges every decision of a game.
pub(crate) fn review<G: Listed>(
    play: &Play<G>,
    budget: Budget,
    seed: &Seed,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<Review> {
    let stretches = stretches(play);
    let mut moments = Vec::new();
    for (index, (from, to, stretch)) in stretches.iter().enumerate() {
        progress(index, stretches.len());
        let verdict = verdict(stretch, budget.simulations, &seed.nth(index as u64), stop);
        if stop.is_stopped() {
            return None;
        }
        moments.extend(verdict.map(|it| moment::<G>(*from, *to, it)));
    }
    progress(stretches.len(), stretches.len());
    Some(Review { moments, end: end(play) })
}

fn moment<G: Listed>(from: usize, to: usize, verdict: Verdict<G::Action>) -> Moment {
    let lost = (verdict.best.outlook.margin - verdict.played.margin).max(0.0);
    Moment {
        from,
        to,
        seat: verdict.seat,
        outlook: verdict.outlook,
        played: verdict.played,
        best: line::<G>(&verdict.best),
        lost,
    }
}

/// Where each stretch of decisions begins and ends, and what was decided in it.
fn stretches<G: Listed>(play: &Play<G>) -> Vec<(usize, usize, Stretch<G>)> {
    let moves = play.moves();
    let mut stretches = Vec::new();
    let mut position = play.position_at(0);
    let mut open: Option<(usize, Seat, Stretch<G>)> = None;
    for (index, it) in moves.iter().enumerate() {
        if open.as_ref().is_some_and(|(_, seat, _)| *seat != it.seat) {
            stretches.extend(open.take().map(|(from, _, stretch)| (from, index, stretch)));
        }
        if !it.auto {
            let fresh = || (index, it.seat, Stretch { position: position.clone(), actions: Vec::new() });
            open.get_or_insert_with(fresh).2.actions.push(it.action);
        }
        position.apply(it.action, &mut Log::off());
        if it.events.iter().any(|it| it.reveals() || it.is_heading()) {
            stretches.extend(open.take().map(|(from, _, stretch)| (from, index + 1, stretch)));
        }
    }
    stretches.extend(open.map(|(from, _, stretch)| (from, moves.len(), stretch)));
    stretches
}

/// What each seat came to, or stands at if the game is not over.
fn end<G: Listed>(play: &Play<G>) -> Vec<Outlook> {
    patolli_ai::standing(play.position())
}
