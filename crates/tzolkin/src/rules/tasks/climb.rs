//! Going up on temples: Z-179, Z-246 to Z-252, ZE-073, ZE-075, ZEA-09.

use std::ops::ControlFlow;

use patolli_core::{Amount, Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, IndexSet, Lapse, Outstanding, Temple, Tzolkin,
    task::{Climb, Pay, Rise},
};

impl Climb {
    /// Steps on this number of different temples.
    pub(crate) const fn any(steps: u8) -> Self {
        Self { temples: IndexSet::TEMPLES, steps }
    }

    /// A step on this temple.
    pub(crate) const fn one(temple: Temple) -> Self {
        Self { temples: IndexSet::only(temple.index()), steps: 1 }
    }

    /// The only temple there is to choose.
    fn certain_temple(self) -> Option<Temple> {
        self.temples.single().map(|it| Temple::ALL[it])
    }

    /// The only one of the temples whose step has a price.
    fn only_priced_temple(self, game: &Tzolkin, seat: Seat) -> Option<Temple> {
        let mut priced = self.temples.temples().filter(|it| game.step_has_price(seat, *it));
        let first = priced.next();
        if priced.next().is_some() { None } else { first }
    }

    /// The temple that is left by declining, if the others are still to be climbed (ZEA-09).
    fn declined_temple(self, game: &Tzolkin, seat: Seat) -> Option<Temple> {
        if game.leaves_only_priced_steps() { self.only_priced_temple(game, seat) } else { None }
    }

    /// Two steps on different temples: left before right, where nothing has a price.
    fn is_out_of_order(self, game: &Tzolkin, seat: Seat, temple: Temple) -> bool {
        if Temple::ALL.into_iter().any(|it| game.step_has_price(seat, it)) {
            return false;
        }
        let last = Temple::ALL.len() - 1;
        if self.steps == 2 {
            return temple.index() == last;
        }
        let climbed = Temple::ALL.into_iter().map(Temple::index).find(|it| !self.temples.has(*it));
        climbed.is_some_and(|it| it < last && temple.index() < it && self.temples.has(last))
    }
}

impl TaskRules<Tzolkin> for Climb {
    /// A step is asked about if there is a choice of temples or a price on it that can be paid, if need be
    /// after a sale.
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        let is_payable = |it| game.check_step_payment(seat, it, game.obtainable_corn(seat)).is_ok();
        let is_open = || match self.certain_temple() {
            Some(temple) => game.step_has_price(seat, temple) && is_payable(temple),
            None => self.temples.temples().any(is_payable),
        };
        self.steps > 0 && is_open()
    }

    /// A step without a choice: free, or lost because it cannot be paid.
    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if self.steps == 0 {
            return;
        }
        match self.certain_temple() {
            Some(temple) if !game.step_has_price(seat, temple) => {
                debug_assert!(self.steps == 1, "one temple is climbed one step at a time");
                game.push_task(seat, Rise { temple });
            }
            Some(_) | None => log.push(Event::Lapsed { seat, what: Lapse::Step, n: self.steps, stage: None }),
        }
    }

    fn each_answer(self, _game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        self.temples.temples().try_for_each(|temple| visit(Action::Climb { temple }))?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Climb { temple } = action else { return Err(Illegal::NotNow) };
        if !self.temples.has(temple.index()) {
            return Err(Illegal::OtherTemple { temple });
        }
        game.check_step_payment(seat, temple, game.corn(seat))
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Climb { temple } = action else { return };
        if self.steps > 1 {
            let temples = self.temples.without(temple.index());
            game.push_task(seat, Self { temples, steps: self.steps - 1 });
        }
        let price = game.step_price(seat, temple);
        game.pay_corn(seat, price.corn, log);
        game.push_task(seat, Rise { temple });
        game.push_task(seat, Pay { n: price.blocks });
    }

    fn check_decline(self, game: &Tzolkin, seat: Seat) -> Result<(), Illegal> {
        let is_priced = self.temples.temples().any(|it| game.step_has_price(seat, it));
        if is_priced { Ok(()) } else { Err(Illegal::NoDeclining) }
    }

    /// ZEA-09: a step with a price is left; the others are still to be taken.
    fn decline(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Refused { seat, stage: None });
        let left = self.declined_temple(game, seat);
        let temples = left.map_or(self.temples, |it| self.temples.without(it.index()));
        if self.steps > 1 {
            game.push_task(seat, Self { temples, steps: self.steps - 1 });
        }
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        if self.steps == 2 { Message::new("ask-climb-two").number("n", 2) } else { Message::new("ask-climb") }
    }

    fn decline_label(self, game: &Tzolkin, seat: Seat) -> Message {
        self.declined_temple(game, seat).map_or(Message::new("do-refuse"), |temple| {
            Message::new("do-refuse-step").term("temple", temple.key())
        })
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.each_answer_but_declining(visit)
    }

    fn is_redundant(self, game: &Tzolkin, seat: Seat, action: Action) -> bool {
        if let Action::Climb { temple } = action {
            return self.is_out_of_order(game, seat, temple);
        }
        // The step with a price can be left as well after the free one.
        action == Action::Decline && self.steps == 2 && self.declined_temple(game, seat).is_some()
    }

    fn broken_rule(self, game: &Tzolkin, _seat: Seat, _action: Action, reason: &Illegal) -> Option<RuleId> {
        if *reason == Illegal::NoDeclining {
            return Some(if game.prophecy().is_some() { "ZEA-09" } else { "ZA-29" });
        }
        if matches!(reason, Illegal::Corn { .. }) {
            return Some("ZE-073");
        }
        if matches!(reason, Illegal::AnyBlocks { .. }) {
            return Some("ZE-075");
        }
        // Two different temples at Tikal 5.
        let rule = if self.certain_temple().is_none() { "Z-179" } else { "Z-248" };
        matches!(reason, Illegal::OtherTemple { .. }).then_some(rule)
    }

    fn add_outstanding(self, game: &Tzolkin, seat: Seat, outstanding: &mut Outstanding) {
        let is_payable =
            self.temples.temples().any(|it| game.check_step_payment(seat, it, game.corn(seat)).is_ok());
        if game.waits_for_sale(seat, self, is_payable) {
            return;
        }
        match self.certain_temple() {
            Some(temple) => outstanding.temple_steps[temple.index()] += self.steps.min(1),
            None => outstanding.any_temple_steps += self.steps,
        }
    }

    /// Steps on a temple that is settled, or on temples of choice, as many as can move a marker.
    fn each_amount(self, game: &Tzolkin, seat: Seat, visit: &mut dyn FnMut(Amount)) {
        let rising = (0..self.steps).zip(self.temples.temples().filter(|it| game.can_rise(seat, *it)));
        let n = rising.map(|_| 1).sum();
        visit(Amount { good: self.certain_temple().map_or("temple-any", Temple::key), n });
    }

    fn is_possible(self, _game: &Tzolkin, _seat: Seat) -> bool {
        !self.temples.is_empty()
            && self.temples.is_subset_of(IndexSet::TEMPLES)
            && self.steps <= 2
            && (self.steps < 2 || self.certain_temple().is_none())
    }
}
