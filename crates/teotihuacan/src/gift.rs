//! What a seat can be given for nothing: to learn and to test what it is worth.

use patolli_core::Seat;

use crate::{
    Board, Phase, Resources, Temple, Teotihuacan, TurnState,
    data::{AVENUE_END, Discovery, MASKS, PYRAMID_TRACK_END, TOP_STEP, Technology},
};

/// Something a seat is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// A worker on this board of less than power 5 gains a power.
    Power(Board),
    /// The fourth worker, with power 1, on this board.
    Worker(Board),
    /// A technology that is laid out.
    Technology(Technology),
    /// A mask of the discovery stack, by its number.
    Mask(u8),
    /// A step of a temple below the top one, without what stands on it.
    Step(Temple),
    /// A space of the Avenue, without what lies on it.
    Avenue,
    /// A space of the pyramid track.
    PyramidTrack,
    /// Cocoa.
    Cocoa(u16),
    /// Wood, stone and gold.
    Resources(Resources),
}

impl Teotihuacan {
    /// Whether a turn is to begin and nothing is half done, so that gifts leave a position that a game can reach.
    pub fn is_between_turns(&self) -> bool {
        self.phase == Phase::Play && self.turn.state == TurnState::Start && self.tasks.is_empty()
    }

    /// Gives a seat something; `false` if it cannot have it, and then nothing has changed.
    pub fn give(&mut self, seat: Seat, gift: Gift) -> bool {
        if !self.is_between_turns() || self.is_bot(seat) {
            return false;
        }
        match gift {
            Gift::Power(board) => self.give_power(seat, board),
            Gift::Worker(board) => {
                let player = &mut self.players[seat.index()];
                let waiting = std::mem::take(&mut player.reserve);
                if waiting {
                    player.add_worker(board, 1);
                }
                waiting
            }
            Gift::Technology(technology) => {
                let laid_out = self.technologies.contains(&technology);
                let player = &mut self.players[seat.index()];
                let new = laid_out && !player.has_technology(technology);
                if new {
                    player.technologies.add(technology);
                }
                new
            }
            Gift::Mask(kind) => self.give_mask(seat, kind),
            Gift::Step(temple) => {
                add_below(&mut self.players[seat.index()].temples[temple.index()], TOP_STEP - 1)
            }
            Gift::Avenue => add_below(&mut self.players[seat.index()].avenue, AVENUE_END),
            Gift::PyramidTrack => add_below(&mut self.players[seat.index()].pyramid, PYRAMID_TRACK_END),
            Gift::Cocoa(cocoa) => {
                self.players[seat.index()].cocoa += cocoa;
                true
            }
            Gift::Resources(more) => {
                let resources = &mut self.players[seat.index()].resources;
                resources.wood += more.wood;
                resources.stone += more.stone;
                resources.gold += more.gold;
                true
            }
        }
    }

    fn give_power(&mut self, seat: Seat, board: Board) -> bool {
        let player = &mut self.players[seat.index()];
        let Some(power) = player.on(board).filter(|it| *it < 5).max() else { return false };
        let taken = player.take_worker(board, power);
        player.add_worker(board, power + 1);
        taken
    }

    fn give_mask(&mut self, seat: Seat, kind: u8) -> bool {
        let wanted = |it: &Discovery| it.index() < MASKS && it.index() == usize::from(kind);
        let Some(place) = self.stack.iter().position(wanted) else { return false };
        let mask = self.stack.remove(place);
        self.players[seat.index()].add_tile(mask);
        true
    }
}

/// Adds one to a number that is less than `most`; whether it was.
const fn add_below(number: &mut u8, most: u8) -> bool {
    let fits = *number < most;
    if fits {
        *number += 1;
    }
    fits
}
