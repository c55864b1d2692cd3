//! Search, hints and reviews without the types of a game.

use std::any::Any;

use patolli_ai::{
    Bot, Budget, Expectation, ParallelSearch, SearchPlayer, Segment, SegmentReview, Stop, review_segment,
};
use patolli_core::{Log, Play, Rng, Seed};

use crate::{
    AnyPlay, AnySearch, BotPlayer, CatalogGame, Factor, Line, LineStep, Review, ReviewEntry, SearchReport,
    outcome::Trial,
};

/// Thinks about a position for the seat that is asked, with this number of threads.
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
        let result = Self::result(self, lines);
        SearchReport {
            seat: result.seat,
            simulations: result.simulations,
            bytes: result.bytes,
            expectations: result.expectations,
            lines: result.lines.iter().map(line::<G>).collect(),
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

/// A player that decides without a search.
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
        let (presentation, outcome) = (position.presentation(action), Trial::new(&position).outcome(action));
        shown.push(LineStep {
            notation: notation.clone(),
            label: presentation.label,
            icon: presentation.icon,
            targets: presentation.targets,
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
    let segments = Segment::all(play);
    let mut entries = Vec::new();
    for (index, (from, to, segment)) in segments.iter().enumerate() {
        progress(index, segments.len());
        let review = review_segment(segment, budget.simulations, &seed.nth(index as u64), stop);
        if stop.is_stopped() {
            return None;
        }
        entries.extend(review.map(|it| review_entry::<G>(*from, *to, it)));
    }
    progress(segments.len(), segments.len());
    Some(Review { entries, end: final_expectations(play) })
}

fn review_entry<G: CatalogGame>(from: usize, to: usize, review: SegmentReview<G::Action>) -> ReviewEntry {
    let lost = (review.best.expectation.margin - review.played.margin).max(0.0);
    ReviewEntry {
        from,
        to,
        seat: review.seat,
        expectations: review.expectations,
        played: review.played,
        best: line::<G>(&review.best),
        lost,
    }
}

/// What each seat came to, or stands at if the game is not over.
fn final_expectations<G: CatalogGame>(play: &Play<G>) -> Vec<Expectation> {
    patolli_ai::standings(play.position())
}
