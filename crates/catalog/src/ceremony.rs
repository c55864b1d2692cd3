//! Ceremonies: what happens to all seats one after the other and is best read together, such as a food day.

use std::sync::Arc;

use patolli_core::{Amount, Describe, Game, Message, Move, Play, Points, Seat, Viewer};

/// A food day, a scoring: what every seat got and lost in it, stage by stage.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Ceremony {
    /// Which of the game's ceremonies it is, from 1.
    pub number: usize,
    /// Number of the decision that began it, from 1.
    pub first: usize,
    /// Number of the last decision that took part in it; questions can interrupt a ceremony.
    pub last: usize,
    /// Whether it is over.
    pub done: bool,
    /// What it is called.
    pub title: Message,
    /// Points by seat before it, in [parts](crate::AnyGame::units_per_point).
    pub before: Vec<i32>,
    /// The stages in which something happened, in the order of the rules.
    pub stages: Vec<CeremonyStage>,
}

/// A stage of a [`Ceremony`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CeremonyStage {
    /// Message key of its name.
    pub name: &'static str,
    /// What concerns the whole table.
    pub messages: Vec<Message>,
    /// What each seat got and lost; empty where no seat was concerned.
    pub results: Vec<SeatResult>,
}

/// What one seat got and lost in a stage.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatResult {
    /// Who.
    pub seat: Seat,
    /// What happened, as far as amounts do not tell it.
    pub messages: Vec<Message>,
    /// Goods got and lost.
    pub goods: Vec<Amount>,
    /// Points got or lost, in [parts](crate::AnyGame::units_per_point).
    pub points: i32,
    /// Points after this stage.
    pub after: i32,
}

impl Ceremony {
    /// Points by seat after it, in [parts](crate::AnyGame::units_per_point).
    pub fn after(&self) -> Vec<i32> {
        let mut after = self.before.clone();
        for it in self.stages.iter().flat_map(|it| &it.results) {
            after[it.seat.index()] += it.points;
        }
        after
    }
}

/// The ceremonies to which decision `since` or a later one belongs, as far as `viewer` may be told.
pub(crate) fn ceremonies<G: Game>(play: &Play<G>, viewer: Viewer, since: usize) -> Vec<Ceremony> {
    let (earlier, first) = if G::Event::SPREAD { (0, 0) } else { skipped(play.moves(), since) };
    let mut walk = CeremonyCollector::new(&play.moves()[first..], &play.position().scores(), earlier);
    walk.last_stage = G::Event::STAGES.last().copied().filter(|_| G::Event::SPREAD);
    for (index, it) in play.moves().iter().enumerate().skip(first) {
        it.events.iter().for_each(|event| walk.visit(index + 1, event, viewer));
    }
    let mut found = walk.found;
    found.retain(|it| it.last >= since);
    for it in &mut found {
        finish(it, G::Event::STAGES);
    }
    found
}

/// Number of ceremonies that were over before decision `since`, and number of decisions up to the last moment before it at which none was
/// going on.
fn skipped<G: Game>(moves: &[Arc<Move<G>>], since: usize) -> (usize, usize) {
    let (mut begun, mut stage, mut found) = (0, None, (0, 0));
    for (index, it) in moves.iter().enumerate().take(since.saturating_sub(1)) {
        for event in &it.events {
            let was: Option<&'static str> = stage;
            stage = event.stage().filter(|_| was.is_some() || event.is_heading());
            begun += usize::from(stage.is_some() && event.is_heading());
        }
        if stage.is_none() {
            found = (begun, index + 1);
        }
    }
    found
}

/// A walk over the events of a game.
struct CeremonyCollector {
    /// Points by seat.
    scores: Vec<i32>,
    /// The stage of the last event.
    stage: Option<&'static str>,
    /// Number of ceremonies before those that are found.
    earlier: usize,
    /// The stage that each seat comes to last, in games whose ceremonies are spread.
    last_stage: Option<&'static str>,
    found: Vec<Ceremony>,
}

impl CeremonyCollector {
    /// Begins with the points that the events of these moves together lead from to `now`, after some ceremonies.
    fn new<G: Game>(moves: &[Arc<Move<G>>], now: &[i32], earlier: usize) -> Self {
        let mut scores = now.to_vec();
        for it in moves.iter().flat_map(|it| it.events.iter().flat_map(Describe::points)) {
            scores[it.seat.index()] -= it.n;
        }
        Self { scores, stage: None, earlier, last_stage: None, found: Vec::new() }
    }

    fn visit(&mut self, step: usize, event: &impl Describe, viewer: Viewer) {
        let was = self.stage;
        self.stage = event.stage();
        match self.stage {
            Some(stage) if event.is_heading() => self.begin(step, event, stage),
            Some(stage) if was.is_some() => {
                self.extend(step, event, stage, viewer);
                self.end_if_all_had(stage);
            }
            None if was.is_some() && self.last_stage.is_some() => self.stage = was,
            _ => {
                // A stage without a heading before it is no ceremony.
                self.stage = None;
                self.end();
            }
        }
        event.points().iter().for_each(|it| self.scores[it.seat.index()] += it.n);
    }

    fn begin(&mut self, step: usize, event: &impl Describe, stage: &'static str) {
        self.end();
        self.found.push(Ceremony {
            number: self.earlier + self.found.len() + 1,
            first: step,
            last: step,
            done: false,
            title: event.message(),
            before: self.scores.clone(),
            stages: vec![CeremonyStage { name: stage, messages: Vec::new(), results: Vec::new() }],
        });
    }

    /// Ends a spread ceremony when every seat has had its last stage.
    fn end_if_all_had(&mut self, stage: &'static str) {
        let Some(last) = self.found.last().filter(|_| self.last_stage == Some(stage)) else { return };
        let had = last.stages.iter().filter(|it| it.name == stage).flat_map(|it| &it.results);
        if had.filter(|it| !it.messages.is_empty()).count() == self.scores.len() {
            self.stage = None;
            self.end();
        }
    }

    fn end(&mut self) {
        if let Some(last) = self.found.last_mut() {
            last.done = true;
        }
    }

    fn extend(&mut self, step: usize, event: &impl Describe, name: &'static str, viewer: Viewer) {
        let seats = self.scores.len();
        let Some(ceremony) = self.found.last_mut() else { return };
        ceremony.last = step;
        if !event.visible_to(viewer) {
            return;
        }
        let stages = &mut ceremony.stages;
        let index = stages.iter().position(|it| it.name == name).unwrap_or_else(|| {
            stages.push(CeremonyStage { name, messages: Vec::new(), results: Vec::new() });
            stages.len() - 1
        });
        stages[index].add_event(event, seats);
    }
}

impl CeremonyStage {
    fn add_event(&mut self, event: &impl Describe, seats: usize) {
        let Some(seat) = event.seat() else {
            return self.messages.push(event.message());
        };
        if self.results.is_empty() {
            self.results = (0..).take(seats).map(|it| SeatResult::empty(Seat::new(it))).collect();
        }
        let share = &mut self.results[seat.index()];
        let goods = event.goods();
        if goods.is_empty() {
            share.messages.push(event.message());
        }
        for it in goods {
            share.add(it);
        }
        for Points { seat, n, .. } in event.points() {
            self.results[seat.index()].points += n;
        }
    }
}

impl SeatResult {
    const fn empty(seat: Seat) -> Self {
        Self { seat, messages: Vec::new(), goods: Vec::new(), points: 0, after: 0 }
    }

    fn add(&mut self, amount: Amount) {
        match self.goods.iter_mut().find(|it| it.good == amount.good) {
            Some(it) => it.n += amount.n,
            None => self.goods.push(amount),
        }
        self.goods.retain(|it| it.n != 0);
    }
}

/// Leaves out the stages in which nothing happened, puts the others in order and adds up the points.
fn finish(ceremony: &mut Ceremony, order: &[&'static str]) {
    ceremony.stages.retain(|it| !it.messages.is_empty() || !it.results.is_empty());
    ceremony.stages.sort_by_key(|it| order.iter().position(|name| *name == it.name));
    let mut scores = ceremony.before.clone();
    for share in ceremony.stages.iter_mut().flat_map(|it| &mut it.results) {
        scores[share.seat.index()] += share.points;
        share.after = scores[share.seat.index()];
    }
}
