//! Temples: Z-246 to Z-260, ZE-073, ZE-075.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{Action, Event, Illegal, IndexSet, Lapse, Temple, Tzolkin, data::Prophecy, task::Task};

pub(super) fn candidates(temples: IndexSet, visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    temples.temples().try_for_each(|temple| visit(Action::Climb { temple }))
}

pub(super) fn anger_candidates(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Temple::ALL.into_iter().try_for_each(|temple| visit(Action::Anger { temple }))
}

pub(super) fn check(game: &Tzolkin, seat: Seat, temples: IndexSet, temple: Temple) -> Result<(), Illegal> {
    if !temples.has(temple.index()) {
        return Err(Illegal::OtherTemple { temple });
    }
    game.can_pay_step(seat, temple)
}

pub(super) fn check_anger(game: &Tzolkin, seat: Seat, temple: Temple) -> Result<(), Illegal> {
    if game.step(seat, temple) > 0 { Ok(()) } else { Err(Illegal::LowestStep { temple }) }
}

/// A step is asked about if there is a choice of temples or a price on it that can be paid, if need be after a sale.
pub(super) fn is_question(game: &Tzolkin, seat: Seat, temples: IndexSet) -> bool {
    let payable = |it| game.check_step_payment(seat, it, game.obtainable_corn(seat)).is_ok();
    match temples.single() {
        Some(index) => game.step_has_price(seat, Temple::ALL[index]) && payable(Temple::ALL[index]),
        None => temples.temples().any(payable),
    }
}

/// Whether one of these steps can be taken with the corn in hand.
pub(super) fn is_payable(game: &Tzolkin, seat: Seat, temples: IndexSet) -> bool {
    temples.temples().any(|it| game.can_pay_step(seat, it).is_ok())
}

/// The only one of these temples whose step has a price.
pub(crate) fn only_priced_temple(game: &Tzolkin, seat: Seat, temples: IndexSet) -> Option<Temple> {
    let mut priced = temples.temples().filter(|it| game.step_has_price(seat, *it));
    let first = priced.next();
    if priced.next().is_some() { None } else { first }
}

/// ZEA-09: a step with a price is left; the others are still to be taken.
pub(super) fn decline(game: &mut Tzolkin, seat: Seat, temples: IndexSet, steps: u8, log: &mut Log<Event>) {
    log.push(Event::Refused { seat });
    let left = only_priced_temple(game, seat, temples).filter(|_| game.leaves_only_priced_steps());
    let temples = left.map_or(temples, |it| temples.without(it.index()));
    if steps > 1 {
        game.push_task(seat, Task::Climb { temples, steps: steps - 1 });
    }
}

/// A step without a choice: free, or lost because it cannot be paid.
pub(super) fn step_without_choice(
    game: &mut Tzolkin,
    seat: Seat,
    temples: IndexSet,
    steps: u8,
    log: &mut Log<Event>,
) {
    if let Some(index) = temples.single()
        && !game.step_has_price(seat, Temple::ALL[index])
    {
        debug_assert!(steps == 1, "one temple is climbed one step at a time");
        game.push_task(seat, Task::Rise { temple: Temple::ALL[index] });
    } else {
        log.push(Event::Lapsed { seat, what: Lapse::Step, n: steps });
    }
}

pub(super) fn apply(
    game: &mut Tzolkin,
    seat: Seat,
    temples: IndexSet,
    steps: u8,
    temple: Temple,
    log: &mut Log<Event>,
) {
    let temples = temples.without(temple.index());
    if steps > 1 {
        game.push_task(seat, Task::Climb { temples, steps: steps - 1 });
    }
    let (corn, blocks) = game.step_price(seat, temple);
    game.pay_corn(seat, corn, log);
    game.push_task(seat, Task::Rise { temple });
    game.push_task(seat, Task::Pay { n: blocks });
}

impl Tzolkin {
    /// Whether some marker can go down (Z-258).
    pub(crate) fn can_anger(&self, seat: Seat) -> bool {
        self.player(seat).temples.iter().any(|it| *it > 0)
    }

    /// Whether a step up would move the marker (Z-249, Z-252).
    pub(crate) fn can_rise(&self, seat: Seat, temple: Temple) -> bool {
        let (step, top) = (self.step(seat, temple), temple.top());
        step + 1 < top || (step + 1 == top && !self.each_seat().any(|it| self.step(it, temple) == top))
    }

    /// Corn and blocks a step up costs; a lost step costs nothing (ZEA-10).
    pub(crate) fn step_price(&self, seat: Seat, temple: Temple) -> (u8, u8) {
        if !self.can_rise(seat, temple) {
            return (0, 0);
        }
        match (self.prophecy(), temple) {
            (Some(Prophecy::WrathfulGods), _) => (1, 0),
            (Some(Prophecy::AngryGodChaac), Temple::Chaac)
            | (Some(Prophecy::AngryGodQuetzalcoatl), Temple::Quetzalcoatl)
            | (Some(Prophecy::AngryGodKukulkan), Temple::Kukulkan) => (0, 1),
            _ => (0, 0),
        }
    }

    pub(super) fn step_has_price(&self, seat: Seat, temple: Temple) -> bool {
        self.step_price(seat, temple) != (0, 0)
    }

    fn can_pay_step(&self, seat: Seat, temple: Temple) -> Result<(), Illegal> {
        self.check_step_payment(seat, temple, self.corn(seat))
    }

    /// Whether a step can be paid with so much corn and the blocks in hand.
    fn check_step_payment(&self, seat: Seat, temple: Temple, have: u16) -> Result<(), Illegal> {
        let (corn, blocks) = self.step_price(seat, temple);
        let held = self.blocks(seat).total();
        if u16::from(corn) > have {
            return Err(Illegal::Corn { need: corn, have });
        }
        if u16::from(blocks) > held {
            Err(Illegal::AnyBlocks { need: blocks.into(), have: held })
        } else {
            Ok(())
        }
    }

    /// Moves a marker up, if it can; the top step turns the player board (Z-254, ZA-26).
    pub(super) fn step_up(&mut self, seat: Seat, temple: Temple, log: &mut Log<Event>) {
        if !self.can_rise(seat, temple) {
            log.push(Event::StepLost { seat, temple });
            return;
        }
        let player = self.player_mut(seat);
        player.temples[temple.index()] += 1;
        let step = player.temples[temple.index()];
        let turns = step == temple.top() && player.dark;
        if turns {
            player.dark = false;
        }
        log.push(Event::Climbed { seat, temple, step });
        if turns {
            log.push(Event::TurnedLight { seat });
        }
    }

    /// Moves a marker down (Z-257).
    pub(super) fn step_down(&mut self, seat: Seat, temple: Temple, log: &mut Log<Event>) {
        let step = &mut self.player_mut(seat).temples[temple.index()];
        *step -= 1;
        let step = *step;
        log.push(Event::Angered { seat, temple, step });
    }
}
