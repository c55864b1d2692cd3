//! Words about discovery tiles.

use arrayvec::ArrayVec;
use patolli_core::{Seat, StageFault, StageLine};

use super::{Stage, ensure};
use crate::{
    Board, Temple, Teotihuacan,
    data::{Discovery, LARGE_SPACES},
};

impl Stage {
    pub(super) fn say_of_discoveries(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "discovery" => {
                let place = discovery_place(words)?;
                let tile = words.read("a discovery tile")?;
                self.clear_place(place);
                self.draw(tile)?;
                self.game.discoveries[place] = Some(tile);
            }
            "no-discovery" => {
                let place = discovery_place(words)?;
                self.clear_place(place);
            }
            "step-tiles" => {
                let (temple, step): (Temple, u8) = (words.read("a temple")?, words.read("a step")?);
                let place = Teotihuacan::large_step(temple, step).map(usize::from);
                let place = place.ok_or_else(|| StageFault::impossible("tiles lie on large steps only"))?;
                let old = std::mem::take(&mut self.game.step_tiles[place]);
                old.into_iter().for_each(|it| self.give_back(it));
                self.game.step_tiles[place] = self.draw_all(words)?;
            }
            "avenue-tiles" => {
                let space: u8 = words.read("a space")?;
                let place = LARGE_SPACES.iter().position(|it| it.space == space);
                let place = place.ok_or_else(|| StageFault::impossible("tiles lie on large spaces only"))?;
                let old = std::mem::take(&mut self.game.avenue_tiles[place]);
                old.into_iter().for_each(|it| self.give_back(it));
                self.game.avenue_tiles[place] = self.draw_all(words)?;
            }
            "next-discoveries" => {
                let tiles: Vec<Discovery> = words.read_all("a discovery tile")?;
                tiles.iter().try_for_each(|it| self.draw(*it))?;
                // The top is the last one.
                self.game.stack.extend(tiles.into_iter().rev());
            }
            _ => self.empty_stack()?,
        }
        Ok(())
    }

    fn clear_place(&mut self, place: usize) {
        if let Some(tile) = self.game.discoveries[place].take() {
            self.give_back(tile);
        }
    }

    /// Puts a tile under the stack.
    pub(super) fn give_back(&mut self, tile: Discovery) {
        self.game.stack.insert(0, tile);
    }

    /// Takes the lowest tile of a kind out of the stack.
    pub(super) fn draw(&mut self, tile: Discovery) -> Result<(), StageFault> {
        let place = self.game.stack.iter().position(|it| *it == tile);
        let place = place.ok_or_else(|| StageFault::impossible(format_args!("no {tile} is left")))?;
        self.game.stack.remove(place);
        Ok(())
    }

    /// Takes all tiles that are named.
    fn draw_all<const N: usize>(
        &mut self,
        words: &mut StageLine<'_>,
    ) -> Result<ArrayVec<Discovery, N>, StageFault> {
        let tiles: Vec<Discovery> = words.read_all("a discovery tile")?;
        ensure(tiles.len() <= N, || format!("at most {N} tiles lie there"))?;
        tiles.iter().try_for_each(|it| self.draw(*it))?;
        Ok(tiles.into_iter().collect())
    }

    /// The second seat has used everything that was left.
    fn empty_stack(&mut self) -> Result<(), StageFault> {
        let left = u8::try_from(self.game.stack.len()).map_err(StageFault::impossible)?;
        self.game.stack.clear();
        self.game.player_mut(Seat::new(1)).used += left;
        Ok(())
    }
}

fn discovery_place(words: &mut StageLine<'_>) -> Result<usize, StageFault> {
    let board: Board = words.read("a board")?;
    board.discovery_place().ok_or_else(|| StageFault::impossible(format_args!("no tile lies on {board}")))
}
