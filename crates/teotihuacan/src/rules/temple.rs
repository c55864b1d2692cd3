//! Going up the temples (H-162 to H-176).

use std::ops::ControlFlow;

use patolli_core::{Log, Seat, Visit};

use crate::{
    Action, Event, Goods, PointSource, Temple, Teotihuacan,
    data::{Discovery, StepReward, TEMPLE_REWARDS, TOP_STEP},
    task::{Climb, Gain, Large},
};

/// Every temple that is worth naming.
pub(super) fn each_climb(visit: &mut Visit<'_, Action>) -> ControlFlow<()> {
    Temple::ALL.into_iter().try_for_each(|temple| visit(Action::Climb { temple }))
}

impl Teotihuacan {
    /// What a step gives.
    pub(crate) const fn step_reward(temple: Temple, step: u8) -> StepReward {
        TEMPLE_REWARDS[temple.index()][step as usize - 1]
    }

    /// Whether a marker can go up: the top step holds one player only (H-175, HA-60).
    pub(crate) fn can_climb(&self, seat: Seat, temple: Temple) -> bool {
        match self.step(seat, temple) + 1 {
            TOP_STEP => !Seat::all(self.seat_count()).any(|it| self.step(it, temple) == TOP_STEP),
            step => step < TOP_STEP,
        }
    }

    /// Whether any of these steps can be made.
    pub(super) fn can_climb_any(&self, seat: Seat, steps: [u8; 3]) -> bool {
        Temple::ALL.into_iter().any(|it| steps[it.index()] > 0 && self.can_climb(seat, it))
    }

    /// Asks for steps on named temples, if there are any.
    pub(super) fn push_climb(&mut self, seat: Seat, steps: [u8; 3]) {
        if steps != [0; 3] {
            self.push_task(seat, Climb { steps });
        }
    }

    /// One step up with its reward, or nothing where the way is barred (H-162, HA-55).
    pub(super) fn climb(&mut self, seat: Seat, temple: Temple, log: &mut Log<Event>) {
        let Some(step) = self.step_up(seat, temple, log) else { return };
        match Self::large_step(temple, step) {
            Some(at) => self.push_task(seat, Large { at }),
            None => self.reward_step(seat, temple, step, log),
        }
    }

    /// Moves a marker up; the step it reaches.
    pub(crate) fn step_up(&mut self, seat: Seat, temple: Temple, log: &mut Log<Event>) -> Option<u8> {
        if !self.can_climb(seat, temple) {
            log.push(Event::StepLost { seat, temple });
            return None;
        }
        let at = &mut self.player_mut(seat).temples[temple.index()];
        *at += 1;
        let step = *at;
        log.push(Event::Climbed { seat, temple, step });
        Some(step)
    }

    /// The printed reward of a step.
    pub(super) fn reward_step(&mut self, seat: Seat, temple: Temple, step: u8, log: &mut Log<Event>) {
        match Self::step_reward(temple, step) {
            StepReward::Resources(n) => self.push_task(seat, Gain { n }),
            StepReward::Points(n) => self.score_points(seat, n, PointSource::Temples, log),
            StepReward::Cocoa(n) => self.gain(seat, Goods::cocoa(n), log),
            StepReward::Nothing => {}
        }
    }
}

/// Taking one tile out of a sorted list.
pub(super) trait RemoveTile {
    /// Removes the first such tile.
    fn remove_tile(&mut self, tile: Discovery);
}

impl<const N: usize> RemoveTile for arrayvec::ArrayVec<Discovery, N> {
    fn remove_tile(&mut self, tile: Discovery) {
        if let Some(at) = self.iter().position(|it| *it == tile) {
            self.remove(at);
        }
    }
}
