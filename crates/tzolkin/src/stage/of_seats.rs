//! Words about what belongs to a seat.

use patolli_core::{Seat, StageFault, StageLine};

use super::{Stage, ensure, new_bit, piles::put};
use crate::{
    Blocks, Temple, Track, Wheel,
    data::{BuildingId, MonumentId, Tribe, WORKERS},
    position::count_ones,
};

/// Words that begin with a seat.
pub(super) const WORDS: [&str; 18] = [
    "owns",
    "built",
    "corn",
    "blocks",
    "skulls",
    "step",
    "level",
    "score",
    "dark",
    "hand",
    "worker",
    "harvest-tiles",
    "start-player",
    "on-start-space",
    "on-quick-space",
    "to-move",
    "tribe",
    "keeps",
];

impl Stage {
    pub(super) fn say_of_seat(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "corn" | "blocks" | "skulls" | "score" | "step" | "level" | "dark" | "harvest-tiles" => {
                self.say_of_goods(seat, words)
            }
            "owns" | "built" | "tribe" | "keeps" => self.say_of_own_tiles(seat, words),
            _ => self.say_of_workers(seat, words),
        }
    }

    fn say_of_goods(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        if words.word() == "skulls" {
            let n = words.read("a number")?;
            self.take_skulls(n)?;
            self.game.player_mut(seat).skulls = n;
            return Ok(());
        }
        let player = self.game.player_mut(seat);
        match words.word() {
            "corn" => player.corn = words.read("a number")?,
            "blocks" => {
                let [wood, stone, gold] = words.read_array("wood, stone, gold")?;
                player.blocks = Blocks::new(wood, stone, gold);
            }
            "score" => {
                let points: i16 = words.read("a number")?;
                player.score =
                    points.checked_mul(4).ok_or_else(|| StageFault::impossible("too many points"))?;
            }
            "step" => {
                let temple: Temple = words.read("a temple")?;
                player.temples[temple.index()] = words.read("a step")?;
            }
            "level" => {
                let track: Track = words.read("a technology")?;
                player.levels[track.index()] = words.read("a level")?;
            }
            "dark" => player.dark = true,
            _ => [player.corn_tiles, player.wood_tiles] = words.read_array("corn tiles, wood tiles")?,
        }
        Ok(())
    }

    fn say_of_own_tiles(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "owns" => words.read_all("a building")?.into_iter().try_for_each(|it| self.give(seat, it)),
            "built" => {
                let monument: MonumentId = words.read("a monument")?;
                let bit = 1 << monument.index();
                ensure(self.game.monuments & bit != 0, || format!("{monument} is not on offer"))?;
                self.game.monuments &= !bit;
                self.game.player_mut(seat).monuments |= bit;
                Ok(())
            }
            "tribe" => {
                let tribe: Tribe = words.read("a tribe")?;
                put(&mut self.game.deal.tribes, 2 * seat.index(), tribe)?;
                let player = self.game.player_mut(seat);
                player.tribe = Some(0);
                // Ixtab keeps a third tile.
                player.kept = if tribe == Tribe::Ixtab { 0b111 } else { 0b11 };
                Ok(())
            }
            _ => {
                let tiles = words.read_array::<_, 2>("two starting tiles")?;
                let places = 4 * seat.index()..;
                places.zip(tiles).try_for_each(|(place, it)| put(&mut self.game.deal.starting, place, it))
            }
        }
    }

    /// A building of a seat counts as drawn.
    fn give(&mut self, seat: Seat, building: BuildingId) -> Result<(), StageFault> {
        let epoch = building.tile().epoch;
        let drawn = self.drawn(epoch);
        self.put_buildings(epoch, drawn, &[building])?;
        self.game.drawn[usize::from(epoch - 1)] += 1;
        self.game.player_mut(seat).buildings |= 1 << building.index();
        Ok(())
    }

    fn say_of_workers(&mut self, seat: Seat, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "hand" => self.game.player_mut(seat).hand = words.read("a number")?,
            "worker" => {
                let wheel: Wheel = words.read("a wheel")?;
                for position in words.read_all("a position")? {
                    let riding = &mut self.game.player_mut(seat).wheels[wheel.index()];
                    *riding |= new_bit(*riding, position)?;
                }
            }
            "on-start-space" => self.game.start_space = Some(seat),
            "on-quick-space" => self.game.quick_workers |= 1 << seat.index(),
            "start-player" => {
                self.game.start_player = seat;
                return Ok(());
            }
            _ => {
                self.game.turn.seat = seat;
                return Ok(());
            }
        }
        self.balance(seat)
    }

    /// What is neither in hand nor on the board is in the supply; riders come from the hand when that is empty.
    fn balance(&mut self, seat: Seat) -> Result<(), StageFault> {
        let on_spaces = u8::from(self.game.start_space == Some(seat))
            + u8::from(self.game.quick_workers & (1 << seat.index()) != 0);
        let player = self.game.player_mut(seat);
        let on_board = player.wheels.iter().map(|it| count_ones(*it)).sum::<u8>() + on_spaces;
        let left = WORKERS.checked_sub(on_board);
        let left = left.ok_or_else(|| StageFault::impossible("a player has six workers"))?;
        player.hand = player.hand.min(left);
        player.supply = left - player.hand;
        Ok(())
    }
}
