//! Listing the decisions of a node, and how attractive each is before it was tried.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Status};

use super::{
    Search,
    descend::{own_points, play_forced},
    node::Edge,
};
use crate::{
    Expectation,
    evaluator::{Baseline, Evaluator},
    value::LearnedValue,
    value_model::points,
};

impl<G: LearnedValue> Search<G> {
    /// Every decision that is worth trying, each with its promise.
    pub(super) fn expand(&mut self, position: &G, seat: Seat) -> Vec<Edge<G::Action>> {
        self.list_choices(position);
        let ground = self.evaluator.baseline(position, seat);
        let choices = std::mem::take(&mut self.choices);
        let mut edges: Vec<_> =
            choices.iter().map(|it| self.new_edge(position, seat, &ground, *it)).collect();
        self.choices = choices;
        self.normalize_priors(&mut edges);
        edges
    }

    /// Lists the choices at hand: legal, and not merely another order of the same.
    ///
    /// A person who asks for a hint may have begun in another order than the search would: at first all choices count.
    pub(super) fn list_choices(&mut self, position: &G) {
        self.choices.clear();
        let first = self.nodes.len() == 1;
        let choices = &mut self.choices;
        let _ = position.each_legal(&mut |it| {
            if first || !position.is_redundant(it) {
                choices.push(it);
            }
            ControlFlow::Continue(())
        });
        if choices.is_empty() {
            let _ = position.each_legal(&mut |it| {
                choices.push(it);
                ControlFlow::Continue(())
            });
        }
    }

    /// A decision and what it promises; its prior is still the points it adds.
    pub(super) fn new_edge(
        &self,
        position: &G,
        seat: Seat,
        ground: &Baseline,
        action: G::Action,
    ) -> Edge<G::Action> {
        let mut after = position.clone();
        after.apply(action, &mut Log::off());
        play_forced(&mut after, &mut Log::off());
        let gain = points_of(&self.evaluator, &after, seat, ground) - ground.predicted_points;
        let Expectation { margin, win } = if self.settings.ignores_rivals {
            own_points(ground.predicted_points)
        } else {
            ground.expectation
        };
        // The slope of the odds: near certainty a point matters little.
        let guess = self.utility(Expectation {
            margin: margin + gain,
            win: win + win * (1.0 - win) * gain / ground.win_temperature,
        });
        Edge { action, prior: gain, initial_value: guess, visits: 0, child: None }
    }

    /// Turns gains into priors that add up to 1.
    fn normalize_priors(&self, edges: &mut [Edge<G::Action>]) {
        let most = edges.iter().fold(f32::MIN, |most, it| most.max(it.prior));
        let mut sum = 0.0;
        for edge in edges.iter_mut() {
            edge.prior = ((edge.prior - most) / self.settings.prior_temperature).exp();
            sum += edge.prior;
        }
        #[expect(clippy::cast_precision_loss, reason = "a few hundred choices")]
        let even = self.settings.uniform_prior / edges.len() as f32;
        for edge in edges.iter_mut() {
            edge.prior = even + (1.0 - self.settings.uniform_prior) * edge.prior / sum;
        }
    }
}

/// The points a seat will have, or has when the game is over.
fn points_of<G: LearnedValue>(evaluator: &Evaluator, position: &G, seat: Seat, before: &Baseline) -> f32 {
    match position.status() {
        Status::Over => points(position)[seat.index()],
        Status::Asks(_) => evaluator.points_after(position, seat, before),
    }
}
