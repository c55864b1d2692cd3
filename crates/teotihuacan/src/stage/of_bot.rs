//! Words about Teotibot.

use patolli_core::{StageFault, StageLine};

use super::Stage;
use crate::{Arrow, BotTile};

impl Stage {
    pub(super) fn say_of_bot(&mut self, words: &mut StageLine<'_>) -> Result<(), StageFault> {
        match words.word() {
            "bot-tiles" => {
                for place in 0..self.game.bot.tiles.len() {
                    self.game.bot.tiles[place] = read_tile(words)?;
                }
            }
            "arrows" => self.game.bot.arrows = [read_arrow(words)?, read_arrow(words)?],
            "roll" => {
                let dice = words.read_array("what a die shows")?;
                self.roll(dice)?;
            }
            _ => {
                let tile = read_tile(words)?;
                // Every sum from 6 to 8 wakes the tile on top.
                self.roll([3, 4])?;
                let tiles = &mut self.game.bot.tiles;
                let place = tiles.iter().position(|it| *it == tile);
                tiles.swap(0, place.ok_or_else(|| StageFault::impossible("Teotibot has not this tile"))?);
            }
        }
        Ok(())
    }

    /// What the next two dice show.
    fn roll(&mut self, dice: [u8; 2]) -> Result<(), StageFault> {
        let first = 2 * usize::from(self.game.bot.rolls);
        let next = self.game.deal.dice.get_mut(first..first + 2);
        next.ok_or_else(|| StageFault::impossible("Teotibot rolls no more"))?.copy_from_slice(&dice);
        Ok(())
    }
}

/// A tile without `bot-`.
fn read_tile(words: &mut StageLine<'_>) -> Result<BotTile, StageFault> {
    let expected = "a tile of Teotibot";
    let name = words.next_word(expected)?;
    let tile = BotTile::ALL.into_iter().find(|it| it.key().strip_prefix("bot-") == Some(name));
    tile.ok_or_else(|| StageFault::Unreadable { found: name.chars().take(40).collect(), expected })
}

/// `left` or `right`.
fn read_arrow(words: &mut StageLine<'_>) -> Result<Arrow, StageFault> {
    let expected = "left or right";
    match words.next_word(expected)? {
        "left" => Ok(Arrow::Left),
        "right" => Ok(Arrow::Right),
        found => Err(StageFault::Unreadable { found: found.chars().take(40).collect(), expected }),
    }
}
