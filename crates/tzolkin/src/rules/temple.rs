//! Temples: Z-246 to Z-260, ZE-073, ZE-075.

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{Action, Event, Illegal, Temple, Tzolkin, data::Prophecy};

/// What a step up costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StepPrice {
    pub corn: u8,
    /// Blocks of choice.
    pub blocks: u8,
}

impl StepPrice {
    const FREE: Self = Self { corn: 0, blocks: 0 };
}

/// A step down on each temple.
pub(super) fn each_step_down(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Temple::ALL.into_iter().try_for_each(|temple| visit(Action::Anger { temple }))
}

/// Whether an answer is a step down that can be taken.
pub(super) fn check_step_down(game: &Tzolkin, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Anger { temple } = action else { return Err(Illegal::NotNow) };
    if game.step(seat, temple) > 0 { Ok(()) } else { Err(Illegal::LowestStep { temple }) }
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

    /// What a step up costs; a lost step costs nothing (ZEA-10).
    pub(crate) fn step_price(&self, seat: Seat, temple: Temple) -> StepPrice {
        if !self.can_rise(seat, temple) {
            return StepPrice::FREE;
        }
        let angry = match temple {
            Temple::Chaac => Prophecy::AngryGodChaac,
            Temple::Quetzalcoatl => Prophecy::AngryGodQuetzalcoatl,
            Temple::Kukulkan => Prophecy::AngryGodKukulkan,
        };
        StepPrice {
            corn: self.is_in_force(Prophecy::WrathfulGods).into(),
            blocks: self.is_in_force(angry).into(),
        }
    }

    pub(super) fn step_has_price(&self, seat: Seat, temple: Temple) -> bool {
        self.step_price(seat, temple) != StepPrice::FREE
    }

    /// Whether a step can be paid with so much corn and the blocks in hand.
    pub(super) fn check_step_payment(&self, seat: Seat, temple: Temple, have: u16) -> Result<(), Illegal> {
        let StepPrice { corn, blocks } = self.step_price(seat, temple);
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
        log.push(Event::Angered { seat, temple, step, stage: self.food_day_stage() });
    }
}
