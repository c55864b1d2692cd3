//! What a seat can be given for nothing: to learn and to test what it is worth.

use patolli_core::Seat;

use crate::{
    Hex, Phase, Tikal, TurnKind,
    data::{BASE_CAMP, CAMPS, HIGHEST_LEVEL, LOWEST_LEVEL},
};

/// Something a seat is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gift {
    /// The top treasure of a pile.
    Treasure(Hex),
    /// A member of the supply, in the base camp or in an own camp.
    Member(Hex),
    /// A camp.
    Camp(Hex),
    /// A level of a temple, for the seat that stands there.
    Level(Hex),
}

impl Tikal {
    /// Whether a normal turn is to begin and nothing is half done, so that gifts leave a position that a game can reach.
    pub fn is_between_turns(&self) -> bool {
        self.phase == Phase::Place && self.turn.kind == TurnKind::Normal
    }

    /// Gives a seat something; `false` if it cannot have it, and then nothing has changed.
    pub fn give(&mut self, seat: Seat, gift: Gift) -> bool {
        if !self.is_between_turns() {
            return false;
        }
        match gift {
            Gift::Treasure(hex) => self.give_treasure(seat, hex),
            Gift::Member(hex) => self.give_member(seat, hex),
            Gift::Camp(hex) => self.give_camp(seat, hex),
            Gift::Level(hex) => self.give_level(hex),
        }
    }

    fn give_treasure(&mut self, seat: Seat, hex: Hex) -> bool {
        let pile = &mut self.treasure_piles[hex.index()];
        if pile.left == 0 {
            return false;
        }
        let motif = self.deal.tokens[usize::from(pile.next)];
        pile.next += 1;
        pile.left -= 1;
        self.players[seat.index()].treasures[motif.index()] += 1;
        true
    }

    fn give_member(&mut self, seat: Seat, hex: Hex) -> bool {
        let player = &mut self.players[seat.index()];
        if player.members == 0 || !(hex == BASE_CAMP || player.camps.has(hex)) {
            return false;
        }
        player.members -= 1;
        self.members[seat.index()][hex.index()] += 1;
        true
    }

    fn give_camp(&mut self, seat: Seat, hex: Hex) -> bool {
        let ground = self.cache.jungle.or(self.sites());
        let free = ground.has(hex) && self.tokens_on(hex) == 0 && self.camp_on(hex).is_none();
        if !free || self.players[seat.index()].camps.len() >= CAMPS {
            return false;
        }
        self.players[seat.index()].camps.add(hex);
        true
    }

    fn give_level(&mut self, hex: Hex) -> bool {
        let level = self.value(hex) + 1;
        let fits = self.temples().has(hex) && self.guard_on(hex).is_none();
        if !fits || !(LOWEST_LEVEL..=HIGHEST_LEVEL).contains(&level) {
            return false;
        }
        let left = &mut self.levels[usize::from(level - LOWEST_LEVEL)];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        self.values[hex.index()] = level;
        true
    }
}
