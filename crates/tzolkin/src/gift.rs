//! What a seat can be given for nothing: to learn and to test what it is worth.

use patolli_core::Seat;

use crate::{Blocks, Phase, Temple, Track, TurnState, Tzolkin, Wheel, data::BuildingId};

/// Something a seat is given, or something it has already used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// A worker in hand.
    Worker,
    /// A level of a technology.
    Level(Track),
    /// A step of a temple, without what stands on it.
    Step(Temple),
    /// Corn.
    Corn(u16),
    /// Blocks.
    Blocks(Blocks),
    /// A skull of the supply.
    Skull,
    /// A building of the row, for what it gives from now on.
    Building(BuildingId),
    /// A worker in hand is put on a position of a wheel.
    Rider(Wheel, u8),
    /// The double advance is used up: what it was worth is lost.
    UsedAdvance,
}

impl Tzolkin {
    /// Whether a turn is to begin and nothing is half done, so that gifts leave a position that a game can reach.
    pub fn is_between_turns(&self) -> bool {
        let open = self.turn.state == TurnState::Open && !self.turn.begged && !self.turn.sold;
        self.phase == Phase::Play && self.round > 0 && self.tasks.is_empty() && open
    }

    /// Gives a seat something; `false` if it cannot have it, and then nothing has changed.
    pub fn give(&mut self, seat: Seat, gift: Gift) -> bool {
        if !self.is_between_turns() {
            return false;
        }
        match gift {
            Gift::Worker => self.give_worker(seat),
            Gift::Level(track) => {
                let level = &mut self.player_mut(seat).levels[track.index()];
                *level < 3 && replace(level, |it| it + 1)
            }
            Gift::Step(temple) => {
                let step = self.step(seat, temple) + 1;
                let taken = self.each_seat().any(|it| self.step(it, temple) == temple.top());
                let free = step < temple.top() || (step == temple.top() && !taken);
                free && replace(&mut self.player_mut(seat).temples[temple.index()], |it| it + 1)
            }
            Gift::Corn(corn) => replace(&mut self.player_mut(seat).corn, |it| it + corn),
            Gift::Blocks(blocks) => replace(&mut self.player_mut(seat).blocks, |it| it.plus(blocks)),
            Gift::Skull => self.give_skull(seat),
            Gift::Building(building) => self.give_building(seat, building),
            Gift::Rider(wheel, position) => self.give_ride(seat, wheel, position),
            Gift::UsedAdvance => {
                let dark = &mut self.player_mut(seat).dark;
                !*dark && replace(dark, |_| true)
            }
        }
    }

    fn give_worker(&mut self, seat: Seat) -> bool {
        let player = self.player_mut(seat);
        if player.supply == 0 {
            return false;
        }
        player.supply -= 1;
        player.hand += 1;
        true
    }

    fn give_skull(&mut self, seat: Seat) -> bool {
        if self.skulls == 0 {
            return false;
        }
        self.skulls -= 1;
        self.player_mut(seat).skulls += 1;
        true
    }

    fn give_building(&mut self, seat: Seat, building: BuildingId) -> bool {
        let Some(place) = self.row.iter().position(|it| *it == Some(building)) else { return false };
        self.row[place] = self.draw_building();
        self.player_mut(seat).buildings |= 1 << building.index();
        true
    }

    fn give_ride(&mut self, seat: Seat, wheel: Wheel, position: u8) -> bool {
        // One worker stays in hand, so that the seat can choose what its turn becomes.
        let free = position <= wheel.last() && self.occupied(wheel) & (1 << position) == 0;
        if !free || self.hand(seat) < 2 {
            return false;
        }
        let player = self.player_mut(seat);
        player.hand -= 1;
        player.wheels[wheel.index()] |= 1 << position;
        true
    }
}

/// Changes a number; says yes.
fn replace<T: Copy>(number: &mut T, change: impl Fn(T) -> T) -> bool {
    *number = change(*number);
    true
}
