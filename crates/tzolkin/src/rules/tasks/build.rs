//! Building: Z-172 to Z-178, Z-187 to Z-189, Z-232 to Z-237, Z-261 to Z-266, ZE-093 to ZE-095, ZE-102 to
//! ZE-122.

use std::ops::ControlFlow;

use patolli_core::{Log, Message, RuleId, Seat, TaskRules, Visit};

use crate::{
    Action, BuildingPayment, Discount, Event, Illegal, Lapse, Outstanding, Track, Tzolkin,
    data::BuildingId,
    rules::{
        build::{self, break_if},
        second_building,
    },
    task::{Build, BuildMode, Built, Monument, Pay},
};

impl Build {
    fn check_building(
        self,
        game: &Tzolkin,
        seat: Seat,
        building: BuildingId,
        payment: BuildingPayment,
    ) -> Result<(), Illegal> {
        if !game.row.contains(&Some(building)) {
            return Err(Illegal::NotOnOffer);
        }
        game.check_cost(seat, game.building_cost(seat, self.site, building, payment)?, game.corn(seat))?;
        // ZA-46: architecture waits only for a building that can follow.
        if payment.keep_architecture
            && game.architecture_comes_back()
            && !second_building::can_follow(game, seat, building, payment)
        {
            return Err(Illegal::NoSecondBuilding);
        }
        Ok(())
    }

    fn apply_building(
        self,
        game: &mut Tzolkin,
        seat: Seat,
        building: BuildingId,
        payment: BuildingPayment,
        log: &mut Log<Event>,
    ) {
        let Ok(cost) = game.building_cost(seat, self.site, building, payment) else { return };
        game.pull_down(seat, payment.renovated, log);
        game.pay_cost(seat, cost, log);
        for place in &mut game.row {
            if *place == Some(building) {
                *place = None;
            }
        }
        game.player_mut(seat).buildings |= 1 << building.index();
        log.push(Event::Built { seat, building });
        let level = game.architecture(seat, self.site, payment.keep_architecture);
        if self.site == BuildMode::First {
            // Z-176, Z-177, ZA-46: what the first did not use serves the second.
            let is_kept = payment.keep_architecture && game.architecture_comes_back();
            let kept = if is_kept { game.level(seat, Track::Architecture) } else { 0 };
            game.push_task(seat, Self { site: BuildMode::Second { architecture: level == 0, kept } });
        }
        game.push_task(seat, Built { building, architecture: level > 0 });
        game.push_task(seat, Pay { n: cost.extra });
    }

    /// Whether architecture would save a block or corn on the very same building.
    fn pays_too_much(
        self,
        game: &Tzolkin,
        seat: Seat,
        building: BuildingId,
        payment: BuildingPayment,
    ) -> bool {
        if payment.discount.is_some()
            || payment.keep_architecture
            || game.architecture(seat, self.site, false) < 3
        {
            return false;
        }
        game.each_discount(self.site, &mut |it| {
            let cheaper = BuildingPayment { discount: Some(it), ..payment };
            break_if(self.check_building(game, seat, building, cheaper).is_ok())
        })
        .is_break()
    }

    fn nothing_saved_rule(self, payment: BuildingPayment) -> RuleId {
        if payment.keep_architecture {
            return "ZA-46";
        }
        match self.site {
            BuildMode::Quick => "ZE-143",
            BuildMode::Second { architecture: false, .. } => "Z-237",
            BuildMode::Corn => "Z-235",
            BuildMode::One
            | BuildMode::Icon
            | BuildMode::First
            | BuildMode::Second { architecture: true, .. } => {
                if payment.discount == Some(Discount::Extra) {
                    "ZEA-18"
                } else {
                    "Z-234"
                }
            }
        }
    }
}

impl TaskRules<Tzolkin> for Build {
    fn is_question(self, game: &Tzolkin, seat: Seat) -> bool {
        build::can_build_any(game, seat, self.site)
    }

    fn carry_out(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        log.push(Event::Lapsed { seat, what: Lapse::Building, n: 1, stage: None });
        self.decline(game, seat, log);
    }

    fn each_answer(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for building in game.row.into_iter().flatten() {
            game.each_payment(seat, self.site, &mut |payment| visit(Action::Build { building, payment }))?;
        }
        if self.site == BuildMode::First {
            Monument::each_payment(game, seat, visit)?;
        }
        visit(Action::Decline)
    }

    fn check(self, game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
        if let Action::Build { building, payment } = action {
            return self.check_building(game, seat, building, payment);
        }
        // Z-189, Z-281.
        if matches!(action, Action::Monument { .. }) && self.site != BuildMode::First {
            return Err(Illegal::NoMonumentHere);
        }
        Monument.check(game, seat, action)
    }

    fn apply(self, game: &mut Tzolkin, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Build { building, payment } = action {
            self.apply_building(game, seat, building, payment, log);
        } else {
            Monument.apply(game, seat, action, log);
        }
    }

    /// ZA-29; Z-174: one building or two.
    fn check_decline(self, _game: &Tzolkin, _seat: Seat) -> Result<(), Illegal> {
        match self.site {
            BuildMode::Icon | BuildMode::Second { .. } => Ok(()),
            BuildMode::One | BuildMode::First | BuildMode::Corn | BuildMode::Quick => {
                Err(Illegal::NoDeclining)
            }
        }
    }

    /// ZA-46: without a second building, the architecture kept for it serves the first after all.
    fn decline(self, game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
        if let BuildMode::Second { kept: level @ 1.., .. } = self.site {
            game.apply_architecture(seat, level, log);
        }
    }

    fn ask(self, game: &Tzolkin, seat: Seat) -> Message {
        match self.site {
            BuildMode::Corn => Message::new("ask-build-corn").number("corn", game.corn(seat)),
            BuildMode::Second { .. } => Message::new("ask-build-second"),
            BuildMode::One | BuildMode::Icon | BuildMode::First | BuildMode::Quick => {
                Message::new("ask-build")
            }
        }
    }

    fn decline_label(self, _game: &Tzolkin, _seat: Seat) -> Message {
        Message::new("do-no-more")
    }

    fn each_near_miss(self, game: &Tzolkin, seat: Seat, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
        for building in game.row.into_iter().flatten() {
            visit(Action::Build { building, payment: BuildingPayment::default() })?;
        }
        if self.site == BuildMode::First {
            Monument.each_near_miss(game, seat, visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    fn is_redundant(self, game: &Tzolkin, seat: Seat, action: Action) -> bool {
        let Action::Build { building, payment } = action else { return false };
        self.pays_too_much(game, seat, building, payment)
    }

    fn broken_rule(self, game: &Tzolkin, seat: Seat, action: Action, reason: &Illegal) -> Option<RuleId> {
        if *reason == Illegal::NoMonumentHere {
            return Some(match self.site {
                BuildMode::Corn => "Z-189",
                BuildMode::Second { .. } => "Z-175",
                BuildMode::One | BuildMode::Icon | BuildMode::First | BuildMode::Quick => "Z-281",
            });
        }
        let Action::Build { building, payment } = action else {
            return Monument.broken_rule(game, seat, action, reason);
        };
        if *reason == Illegal::NoDiscount {
            return Some(self.nothing_saved_rule(payment));
        }
        build::broken_rule(game, building, *reason)
    }

    fn add_outstanding(self, _game: &Tzolkin, _seat: Seat, outstanding: &mut Outstanding) {
        match self.site {
            BuildMode::Corn => outstanding.corn_building = true,
            BuildMode::First => {
                outstanding.buildings += 2;
                outstanding.monument = true;
            }
            BuildMode::Second { kept, .. } => {
                outstanding.buildings += 1;
                outstanding.kept_architecture = kept;
            }
            BuildMode::One | BuildMode::Icon | BuildMode::Quick => outstanding.buildings += 1,
        }
    }

    fn is_possible(self, game: &Tzolkin, _seat: Seat) -> bool {
        match self.site {
            BuildMode::Second { kept, .. } => kept <= 3 && (kept == 0 || game.architecture_comes_back()),
            BuildMode::One | BuildMode::Icon | BuildMode::First | BuildMode::Corn | BuildMode::Quick => true,
        }
    }
}
