//! Search, hints and reviews without the types of a game.

use std::any::Any;

use patolli_ai::{
    Bot, Budget, Expectation, ParallelSearch, SearchPlayer, Segment, SegmentReview, Stop, review_segment,
};
use patolli_core::{Describe, Log, Play, Rng, Seat, Seed};

use crate::{
    AnyPlay, AnySearch, BotPlayer, CatalogGame, Factor, Line, LineStep, Review, ReviewEntry, SearchReport,
    outcome::Trial,
};

/// Thinks about a position for the seat that is asked, with so many threads.
pub(crate) fn start_search<G: CatalogGame>(
    position: &G,
    seed: &Seed,
    threads: usize,
) -> Option<Box<dyn AnySearch>> {
    Some(Box::new(ParallelSearch::new(position, seed, threads)?))
}

impl<G: CatalogGame> AnySearch for ParallelSearch<G> {
    fn think(&mut self, budget: Budget, stop: &Stop) {
        Self::think(self, budget, stop);
    }

    fn report(&self, lines: usize) -> SearchReport {
        let thought = Self::result(self, lines);
        SearchReport {
            seat: thought.seat,
            simulations: thought.simulations,
            bytes: thought.bytes,
            expectations: thought.expectations,
            lines: thought.lines.iter().map(line::<G>).collect(),
        }
    }
}

fn line<G: CatalogGame>(line: &patolli_ai::SearchLine<G::Action>) -> Line {
    Line {
        steps: line.steps.iter().map(ToString::to_string).collect(),
        expectation: line.expectation,
        simulations: line.simulations,
        factors: line.factors.iter().map(|it| Factor { source: it.0.to_owned(), points: it.1 }).collect(),
    }
}

/// A computer player.
pub(crate) fn bot_player<G: CatalogGame>(bot: Bot, seed: &Seed) -> Box<dyn BotPlayer> {
    match bot {
        Bot::Search(strength) => Box::new(SearchPlayer::<G>::new(strength, seed.rng())),
        Bot::Random | Bot::Greedy => Box::new(SimplePlayer { bot, rng: seed.rng() }),
    }
}

impl<G: CatalogGame> BotPlayer for SearchPlayer<G> {
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String> {
        let play: &dyn Any = play;
        let position = play.downcast_ref::<Play<G>>()?.position();
        Self::decide(self, position, stop).map(|it| it.to_string())
    }
}

/// A player that needs no thought.
struct SimplePlayer {
    bot: Bot,
    rng: Rng,
}

impl BotPlayer for SimplePlayer {
    fn decide(&mut self, play: &dyn AnyPlay, _stop: &Stop) -> Option<String> {
        play.bot_choice(self.bot, &mut self.rng)
    }
}

/// The decisions of a line, ready to be shown, as far as they are legal.
pub(crate) fn line_steps<G: CatalogGame>(position: &G, steps: &[String]) -> Vec<LineStep> {
    let mut position = position.clone();
    let mut shown = Vec::new();
    for notation in steps {
        let Ok(action) = notation.parse::<G::Action>() else { break };
        if position.check(action).is_err() {
            break;
        }
        let (face, outcome) = (position.presentation(action), Trial::new(&position).outcome(action));
        shown.push(LineStep {
            notation: notation.clone(),
            label: face.label,
            icon: face.icon,
            targets: face.targets,
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
pub(crate) fn review<G: CatalogGame>(
    play: &Play<G>,
    budget: Budget,
    seed: &Seed,
    stop: &Stop,
    progress: &mut dyn FnMut(usize, usize),
) -> Option<Review> {
    let stretches = segments(play);
    let mut moments = Vec::new();
    for (index, (from, to, stretch)) in stretches.iter().enumerate() {
        progress(index, stretches.len());
        let verdict = review_segment(stretch, budget.simulations, &seed.nth(index as u64), stop);
        if stop.is_stopped() {
            return None;
        }
        moments.extend(verdict.map(|it| review_entry::<G>(*from, *to, it)));
    }
    progress(stretches.len(), stretches.len());
    Some(Review { entries: moments, end: final_expectations(play) })
}

fn review_entry<G: CatalogGame>(from: usize, to: usize, verdict: SegmentReview<G::Action>) -> ReviewEntry {
    let lost = (verdict.best.expectation.margin - verdict.played.margin).max(0.0);
    ReviewEntry {
        from,
        to,
        seat: verdict.seat,
        expectations: verdict.expectations,
        played: verdict.played,
        best: line::<G>(&verdict.best),
        lost,
    }
}

/// Where each stretch of decisions begins and ends, and what was decided in it.
fn segments<G: CatalogGame>(play: &Play<G>) -> Vec<(usize, usize, Segment<G>)> {
    let moves = play.moves();
    let mut stretches = Vec::new();
    let mut position = play.position_at(0);
    let mut open: Option<(usize, Seat, Segment<G>)> = None;
    for (index, it) in moves.iter().enumerate() {
        if open.as_ref().is_some_and(|(_, seat, _)| *seat != it.seat) {
            stretches.extend(open.take().map(|(from, _, stretch)| (from, index, stretch)));
        }
        if !it.auto {
            let fresh = || (index, it.seat, Segment { position: position.clone(), actions: Vec::new() });
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
fn final_expectations<G: CatalogGame>(play: &Play<G>) -> Vec<Expectation> {
    patolli_ai::standings(play.position())
}
