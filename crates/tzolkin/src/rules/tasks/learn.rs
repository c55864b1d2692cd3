//! Which technology advances: Z-171, Z-173, Z-204 to Z-209, Z-328 to Z-331, ZE-088, ZE-120.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, IndexSet, Lapse, Outstanding, Track, Tzolkin,
    rules::technology,
    task::{AdvanceTerms, Learn, Pay, Raise},
};

impl Learn {
    /// One advance at the usual cost, or two.
    pub(crate) const fn paid(more: u8) -> Self {
        Self { tracks: IndexSet::TRACKS, terms: AdvanceTerms::Paid, more }
    }

    /// A free advance on one of these technologies, and `more`.
    pub(crate) const fn gift(tracks: IndexSet, more: u8) -> Self {
        Self { tracks, terms: AdvanceTerms::Gift, more }
    }

    /// A free advance on each of these technologies.
    pub(crate) const fn exchange(tracks: IndexSet) -> Self {
        Self { tracks, terms: AdvanceTerms::Exchange, more: 2 }
    }

    /// The advances that follow the one on `track`.
    fn next(self, track: Track) -> Option<Self> {
        let more = self.more.checked_sub(1)?;
        Some(match self.terms {
            // Z-173: the second advance may be left.
            AdvanceTerms::Paid | AdvanceTerms::Second => Self { terms: AdvanceTerms::Second, more, ..self },
            AdvanceTerms::Gift => Self { more, ..self },
            // ZE-120: each of the others once.
            AdvanceTerms::Exchange => Self { tracks: self.tracks.without(track.index()), more, ..self },
        })
    }

    /// The technology that advances without a choice and without a price.
    fn certain_track(self, game: &Tzolkin) -> Option<Track> {
        let is_certain = self.terms == AdvanceTerms::Gift && !game.advance_has_price();
        self.tracks.single().filter(|_| is_certain).map(|it| Track::ALL[it])
    }

    fn advance(self, game: &mut Tzolkin, seat: Seat, track: Track) {
        if let Some(next) = self.next(track) {
            game.push_task(seat, next);
        }
        let n = game.advance_cost(seat, track, self.terms);
        game.push_task(seat, Raise { track });
        game.push_task(seat, Pay { n });
    }
}

impl TaskRules<Tzolkin> for Learn {
    /// An advance is asked about unless it is free and leaves no choice, or nothing can be paid.
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        self.certain_track(game).is_none()
            && technology::is_any_affordable(game, seat, self.tracks, self.terms)
    }

    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        match self.certain_track(game) {
            Some(track) => self.advance(game, seat, track),
            None => log.push(Event::Lapsed { seat, what: Lapse::Advance, n: 1 + self.more, stage: None }),
        }
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.tracks.tracks().try_for_each(|track| visit(Action::Learn { track }))?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Learn { track } = action else { return Err(Illegal::NotNow) };
        if !self.tracks.has(track.index()) {
            return Err(Illegal::NotOffered { track });
        }
        let (need, have) = (u16::from(game.advance_cost(seat, track, self.terms)), game.blocks(seat).total());
        if need <= have { Ok(()) } else { Err(Illegal::AnyBlocks { need, have }) }
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, _log: &mut Log<Event>) {
        if let Action::Learn { track } = action {
            self.advance(game, seat, track);
        }
    }

    fn check_decline(self, game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        // ZEA-14: a free advance that has a price may be left.
        let is_priced = self.terms.is_free() && game.advance_has_price();
        if self.terms.is_optional() || is_priced { Ok(()) } else { Err(Illegal::NoDeclining) }
    }

    fn decline(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if self.terms.is_free() {
            log.push(Event::Refused { seat, stage: None });
        }
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        let blocks = game.blocks(seat).total();
        match self.terms {
            AdvanceTerms::Gift | AdvanceTerms::Exchange => Message::new("ask-learn-free"),
            AdvanceTerms::Second => Message::new("ask-learn-more").number("n", blocks),
            AdvanceTerms::Paid => Message::new("ask-learn").number("n", blocks),
        }
    }

    fn decline_label(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new(if self.terms.is_optional() { "do-no-more" } else { "do-refuse" })
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn broken_rule(self, game: &Tzolkin, seat: Seat, action: Action, reason: &Illegal) -> Option<RuleId> {
        if let (Illegal::AnyBlocks { .. }, Action::Learn { track }) = (reason, action) {
            return Some(technology::cost_rule(game, seat, track, self.terms));
        }
        if *reason == Illegal::NoDeclining && self.terms.is_free() {
            return Some("ZA-29");
        }
        let Illegal::NotOffered { .. } = reason else { return None };
        if self.terms.is_optional() {
            return Some("ZE-120");
        }
        // A tile that names a technology advances that one.
        Some(match self.tracks.single().map(|it| Track::ALL[it]) {
            Some(Track::Agriculture) => "Z-328",
            Some(Track::Extraction) => "Z-329",
            Some(Track::Architecture) => "Z-330",
            Some(Track::Theology) | None => "Z-331",
        })
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        let n = 1 + self.more;
        match self.tracks.single() {
            _ if !self.terms.is_free() => outstanding.paid_advances += n,
            Some(track) => outstanding.technology_advances[track] += n,
            None => outstanding.free_advances += n,
        }
    }

    fn each_amount(self, _game: &Tzolkin, _seat: Seat, visit: &mut dyn FnMut(Amount)) {
        if self.terms.is_free() {
            visit(Amount { good: "tech-any", n: i32::from(self.more) + 1 });
        }
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        !self.tracks.is_empty() && self.tracks.is_subset_of(IndexSet::TRACKS) && self.more <= 2
    }
}
