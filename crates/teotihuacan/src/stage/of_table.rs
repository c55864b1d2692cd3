//! Words about the table: neutral workers, worship spaces, houses, the calendar, a turn that goes on.

use arrayvec::ArrayVec;
use patolli_core::{StageFault, StageLine};

use super::{Stage, ensure};
use crate::{
    Board, Space, TurnState,
    data::{DARK_DISC, NEUTRAL_COLOURS},
};

impl Stage {
    pub(super) fn say_of_table(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "neutral" => self.say_neutral(words),
            "nobody-on" => {
                let space: Space = words.read("a worship space")?;
                self.game.spaces[space.index()] = None;
                Ok(())
            }
            "houses" => {
                self.game.houses = words.read_array("houses of the three rows")?;
                ensure(self.game.houses.iter().all(|it| *it < 10), || "too many houses".to_owned())
            }
            "eclipses" => {
                self.game.eclipses = words.read("a number")?;
                ensure(self.game.eclipses < 3, || "there are three eclipses".to_owned())
            }
            "light" => {
                self.game.light = words.read("a space")?;
                self.eclipse_near_in(2);
                Ok(())
            }
            "last-round" => {
                self.game.light = self.dark();
                self.eclipse_near_in(1);
                Ok(())
            }
            "arrived" => self.say_arrived(words),
            _ => Err(words.unknown()),
        }
    }

    /// Boards of the neutral workers; those of unused colours are passed over.
    fn say_neutral(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let boards: Vec<Board> = words.read_all("a board")?;
        ensure(boards.len() == 3 || boards.len() == 6, || "three boards a colour".to_owned())?;
        let colours = usize::from(NEUTRAL_COLOURS[usize::from(self.game.options.seats) - 1]);
        let mut neutral = [ArrayVec::new(), ArrayVec::new()];
        for (colour, boards) in neutral.iter_mut().zip(boards.chunks_exact(3)).take(colours) {
            *colour = boards.iter().copied().collect();
        }
        self.game.neutral = neutral;
        Ok(())
    }

    /// Ends of rounds until the eclipse, if the discs have met.
    fn eclipse_near_in(&mut self, rounds: u8) {
        self.game.rounds_to_eclipse = if self.game.light == self.dark() { rounds } else { 0 };
    }

    fn dark(&self) -> u8 {
        let era = usize::from(self.game.eclipses.min(2));
        DARK_DISC[usize::from(self.game.options.seats) - 1][era]
    }

    fn say_arrived(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let seat = self.game.turn.seat;
        self.game.turn.board = words.read("a board")?;
        self.game.turn.state = TurnState::Arrived;
        let powers: Vec<u8> = words.read_all("a power")?;
        ensure(powers.len() <= 3, || "at most three workers are in hand".to_owned())?;
        self.game.player_mut(seat).hand = powers.into_iter().collect();
        self.balance(seat);
        Ok(())
    }
}
