//! Words about what belongs to a seat.

use patolli_core::{Seat, StageFault, StageLine};

use super::{Stage, ensure};
use crate::{
    Resources, Space, Temple, Worker, Worshipper,
    data::{Discovery, Technology},
};

/// Words that begin with a seat.
pub(super) const WORDS: [&str; 12] = [
    "cocoa",
    "resources",
    "score",
    "step",
    "avenue",
    "pyramid-track",
    "knows",
    "workers",
    "worships",
    "owns",
    "used",
    "to-move",
];

impl Stage {
    pub(super) fn say_of_seat(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "workers" => self.say_workers(seat, words),
            "worships" => {
                let space: Space = words.read("a worship space")?;
                let power = words.read("a power")?;
                self.game.spaces[space.index()] = Some(Worshipper { seat, power });
                self.balance(seat);
                Ok(())
            }
            "owns" => {
                for tile in words.read_all("a discovery tile")? {
                    self.draw(tile)?;
                    self.game.player_mut(seat).add_tile(tile);
                }
                Ok(())
            }
            "used" => {
                let tiles: Vec<Discovery> = words.read_all("a discovery tile")?;
                tiles.iter().try_for_each(|it| self.draw(*it))?;
                self.game.player_mut(seat).used =
                    u8::try_from(tiles.len()).map_err(StageFault::impossible)?;
                Ok(())
            }
            "to-move" => {
                self.game.turn.seat = seat;
                Ok(())
            }
            _ => self.say_of_goods(seat, words),
        }
    }

    fn say_of_goods(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let player = self.game.player_mut(seat);
        match words.word() {
            "cocoa" => player.cocoa = words.read("a number")?,
            "resources" => {
                let [wood, stone, gold] = words.read_array("wood, stone, gold")?;
                player.resources = Resources::new(wood, stone, gold);
            }
            "score" => player.score = words.read("a number")?,
            "step" => {
                let temple: Temple = words.read("a temple")?;
                player.temples[temple.index()] = words.read("a step")?;
            }
            "avenue" => player.avenue = words.read("a space")?,
            "pyramid-track" => player.pyramid = words.read("a space")?,
            _ => {
                let technologies: Vec<Technology> = words.read_all("a technology")?;
                player.technologies = technologies.into_iter().collect();
            }
        }
        Ok(())
    }

    /// All free workers of a seat.
    fn say_workers(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        let mut workers = Vec::new();
        while !words.is_done() {
            workers.push(Worker { board: words.read("a board")?, power: words.read("a power")? });
        }
        ensure(workers.len() <= 4, || "a player has at most four workers".to_owned())?;
        self.game.player_mut(seat).workers = workers.into_iter().collect();
        self.balance(seat);
        Ok(())
    }

    /// The fourth worker is in reserve unless all four are in play.
    pub(super) fn balance(&mut self, seat: Seat) {
        let in_play = self.game.powers(seat).count();
        self.game.player_mut(seat).reserve = in_play < 4;
    }
}
