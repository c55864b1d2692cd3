//! Data that all regions of a review are drawn from.

use patolli_catalog::{Expectation, LineStep, LogEntry, Message, Review, ReviewEntry, Seat};

use crate::{
    model::{ReviewState, Reviewing},
    pages::{numbers::tenths, play_on::Branch, replay::turn_starts, table::TableScene as Scene},
};

/// Loss below which a turn is good, in points.
pub(super) const GOOD: f32 = 1.0;
/// Loss from which on a turn is bad, in points.
pub(super) const BAD: f32 = 4.0;
/// Number of mistakes listed.
const MISTAKES: usize = 5;

/// A review with what several regions need, computed once.
pub(super) struct ReviewPage<'a> {
    /// The table at the position shown.
    pub(super) scene: Scene<'a>,
    /// The review.
    pub(super) reviewing: &'a Reviewing<'a>,
    /// Log of the whole game.
    pub(super) entries: Vec<LogEntry>,
    /// Titles of its ceremonies.
    ceremonies: Vec<Message>,
}

/// The segments of one seat between two headings of the log.
pub(super) struct Turn<'a> {
    /// The seat that decided.
    pub(super) seat: Seat,
    /// Number of decisions before it.
    pub(super) from: usize,
    /// Expectations of all seats when it began.
    pub(super) expectations: &'a [Expectation],
    /// Points of margin lost in it.
    pub(super) lost: f32,
}

impl<'a> ReviewPage<'a> {
    /// The page of a review.
    pub(super) fn new(reviewing: &'a Reviewing<'a>) -> Self {
        let (table, whole) = (&reviewing.replay.table, reviewing.replay.whole);
        let ceremonies = whole.ceremonies(table.listener, 0).into_iter().map(|it| it.title);
        Self {
            scene: Scene::looking_back(table),
            entries: whole.log_entries_for(table.listener, 0),
            ceremonies: ceremonies.collect(),
            reviewing,
        }
    }

    /// The moment of the game that is shown, or from which the variation begins.
    pub(super) fn step(&self) -> usize {
        self.branched().map_or(self.reviewing.replay.step, |it| it.1.from)
    }

    /// Number of decisions of the game.
    pub(super) fn last(&self) -> usize {
        self.reviewing.replay.whole.steps()
    }

    /// The moment from which the reader may play on.
    pub(super) fn branch(&self) -> Branch {
        let line = self.reviewing.variation.as_ref().map(|it| (it.moment, it.taken));
        Branch { step: self.step(), line }
    }

    /// The review, once it is there.
    pub(super) const fn review(&self) -> Option<&'a Review> {
        if let ReviewState::Ready(review) = self.reviewing.state { Some(review) } else { None }
    }

    /// The segment from which the variation departs, with its number.
    fn branched(&self) -> Option<(usize, &'a ReviewEntry)> {
        let number = self.reviewing.variation.as_ref()?.moment;
        Some((number, self.review()?.entries.get(number)?))
    }

    /// The segment of the next decision that is a choice, with its number; none at the end.
    pub(super) fn shown(&self, review: &'a Review) -> Option<(usize, &'a ReviewEntry)> {
        let step = self.step();
        let here = || review.entries.iter().enumerate().find(|(_, it)| step < it.to);
        self.branched().or_else(here)
    }

    /// Address of a moment of the game.
    pub(super) fn address(&self, step: usize) -> String {
        self.scene.address(&format!("/review?n={step}"))
    }

    /// Address of a position in the better line of a segment.
    pub(super) fn line_address(&self, (number, moment): (usize, &ReviewEntry), taken: usize) -> String {
        self.scene.address(&format!("/review?n={}&moment={number}&line={taken}", moment.from))
    }

    /// Address of the question why another decision would not be as good, at the moment shown.
    pub(super) fn why_address(&self) -> String {
        let moment = match &self.reviewing.variation {
            Some(it) => format!("&moment={}&line={}", it.moment, it.taken),
            None => String::new(),
        };
        self.scene.address(&format!("/why?n={}{moment}", self.step()))
    }

    /// Decisions of a segment, without those the server took by itself.
    pub(super) fn played(&self, moment: &ReviewEntry) -> Vec<LineStep> {
        let whole = self.reviewing.replay.whole;
        let steps = whole.steps_since(moment.from).into_iter().take(moment.to.saturating_sub(moment.from));
        let chosen: Vec<_> = steps.filter(|it| !it.auto).map(|it| it.notation).collect();
        whole.at_step(moment.from).line_steps(&chosen)
    }

    /// Decisions of the better line of a segment.
    pub(super) fn better(&self, moment: &ReviewEntry) -> Vec<LineStep> {
        self.reviewing.replay.whole.at_step(moment.from).line_steps(&moment.best.steps)
    }

    /// Heading of the decision after `step`: the round, if the game counts them, and the turn.
    pub(super) fn heading(&self, step: usize, seat: Seat) -> String {
        let past = || self.entries.iter().rev().filter(|it| it.heading && it.step <= step);
        // A ceremony is over when a turn begins; a round is not.
        let is_round = |it: &&LogEntry| it.seat.is_none() && !self.ceremonies.contains(&it.message);
        let round = past().find(is_round).map(|it| self.scene.tell(&it.message));
        let turn = match past().next() {
            Some(it) if it.seat == Some(seat) => self.scene.tell(&it.message),
            None => self.scene.say_with("table-log-first", "who", self.scene.name(seat)),
            Some(_) => self.scene.name(seat),
        };
        round.into_iter().chain([turn]).collect::<Vec<_>>().join(" · ")
    }

    /// The turns of a game.
    pub(super) fn turns(&self, review: &'a Review) -> Vec<Turn<'a>> {
        let starts = turn_starts(&self.entries);
        let group = |it: &ReviewEntry| (starts.partition_point(|start| *start <= it.from), it.seat);
        let turns = review.entries.chunk_by(|one, next| group(one) == group(next));
        turns
            .filter_map(|it| {
                let first = it.first()?;
                let lost = it.iter().map(|it| it.lost).sum();
                Some(Turn { seat: first.seat, from: first.from, expectations: &first.expectations, lost })
            })
            .collect()
    }
}

/// The segments with the biggest losses, the worst first; small losses are no mistakes.
pub(super) fn worst(review: &Review) -> Vec<&ReviewEntry> {
    let mut worst: Vec<_> = review.entries.iter().filter(|it| it.lost >= GOOD).collect();
    worst.sort_by(|one, next| next.lost.total_cmp(&one.lost));
    worst.truncate(MISTAKES);
    worst
}

/// Whether a segment lost at least a tenth of a point.
pub(super) fn has_loss(moment: &ReviewEntry) -> bool {
    tenths(moment.lost) > 0
}
