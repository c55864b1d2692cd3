//! Building a monument: Z-178, Z-189, Z-278 to Z-281, ZA-18, ZEA-30.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, Event, Illegal, Lapse, Outstanding, Tzolkin, data::MonumentId, rules::build::break_if,
    task::Monument,
};

impl Monument {
    /// Every monument on offer with every way to renovate.
    pub(super) fn each_payment(game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for monument in game.monuments() {
            game.each_renovation(seat, &mut |renovated| visit(Action::Monument { monument, renovated }))?;
        }
        ControlFlow::Continue(())
    }
}

impl TaskRules<Tzolkin> for Monument {
    const MAY_BE_DECLINED: bool = true;

    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        Self::each_payment(game, seat, &mut |it| break_if(self.check(game, seat, it).is_ok())).is_break()
    }

    fn carry_out(self, _game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Monument, n: 1, stage: None });
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        Self::each_payment(game, seat, visit)?;
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Monument { monument, renovated } = action else { return Err(Illegal::NotNow) };
        if game.monuments & (1 << monument.index()) == 0 {
            return Err(Illegal::NotOnOffer);
        }
        game.check_cost(seat, game.monument_cost(seat, monument, renovated)?, game.corn(seat))
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        let Action::Monument { monument, renovated } = action else { return };
        let Ok(cost) = game.monument_cost(seat, monument, renovated) else { return };
        game.pull_down(seat, renovated, log);
        game.pay_cost(seat, cost, log);
        // ZA-18: a skull paid for a monument can be gained again.
        game.skulls += cost.skulls;
        game.monuments &= !(1 << monument.index());
        game.player_mut(seat).monuments |= 1 << monument.index();
        log.push(Event::MonumentBuilt { seat, monument });
    }

    fn ask(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("ask-monument")
    }

    fn decline_label(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("do-no-more")
    }

    fn each_near_miss(self, game: &Tzolkin, _seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        game.monuments().try_for_each(|monument| visit(Action::Monument { monument, renovated: None }))
    }

    fn broken_rule(self, game: &Tzolkin, _seat: Seat, action: Action, reason: &Illegal) -> Option<RuleId> {
        let Action::Monument { monument, .. } = action else { return None };
        if *reason == Illegal::NotOnOffer {
            return Some(if is_built(game, monument) { "Z-278" } else { "Z-044" });
        }
        matches!(reason, Illegal::Blocks { .. } | Illegal::NoSkull).then_some("Z-262")
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        outstanding.monument = true;
    }
}

fn is_built(game: &Tzolkin, monument: MonumentId) -> bool {
    game.each_seat().any(|it| game.player(it).monuments & (1 << monument.index()) != 0)
}
