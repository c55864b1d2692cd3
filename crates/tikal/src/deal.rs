//! Everything chance decides: the order of the tiles and of the treasure tokens.

use std::{fmt, str::FromStr};

use patolli_core::{BadDeal, Piles, Rng, reshuffle, write_pile};
use rand::seq::SliceRandom as _;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Motif, TileId,
    data::{TILE_COUNT, TOKEN_COUNT, TOKENS_PER_MOTIF},
};

/// The order of both face-down piles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "[String; 2]", try_from = "[String; 2]")]
pub struct Deal {
    /// The stack, top first: sorted by letter, shuffled within each letter.
    pub tiles: [TileId; TILE_COUNT],
    /// The treasure tokens in drawing order.
    pub tokens: [Motif; TOKEN_COUNT],
}

impl Deal {
    /// The piles before shuffling.
    pub(crate) fn sorted() -> Self {
        let mut tiles = [TileId::from_index(0); TILE_COUNT];
        tiles.iter_mut().zip(TileId::all()).for_each(|(place, tile)| *place = tile);
        let mut tokens = [Motif::Statue; TOKEN_COUNT];
        let copies = Motif::ALL.into_iter().flat_map(|it| std::iter::repeat_n(it, TOKENS_PER_MOTIF.into()));
        tokens.iter_mut().zip(copies).for_each(|(place, motif)| *place = motif);
        Self { tiles, tokens }
    }

    /// Both piles, shuffled.
    pub(crate) fn shuffled(rng: &mut Rng) -> Self {
        let mut deal = Self::sorted();
        deal.shuffle_stack(0, rng);
        deal.tokens.shuffle(rng);
        deal
    }

    /// Shuffles the stack below the first `drawn` tiles, within each letter.
    pub(crate) fn shuffle_stack(&mut self, drawn: usize, rng: &mut Rng) {
        for letter in self.tiles[drawn..].chunk_by_mut(|one, next| one.letter() == next.letter()) {
            reshuffle(letter, rng);
        }
    }

    /// Whether every tile and token is there once, the stack sorted by letter.
    pub(crate) fn audit(&self) -> Result<(), BadDeal> {
        let bad = |text: &str| Err(BadDeal(text.to_owned()));
        if !self.tiles.is_sorted_by_key(|it| it.letter()) {
            return bad("the stack is not sorted by letter");
        }
        if TileId::all().any(|tile| !self.tiles.contains(&tile)) {
            return bad("a tile is missing or doubled");
        }
        let copies = |motif| self.tokens.iter().filter(|it| **it == motif).count();
        if Motif::ALL.into_iter().any(|it| copies(it) != usize::from(TOKENS_PER_MOTIF)) {
            return bad("a treasure is missing or doubled");
        }
        Ok(())
    }
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pile(f, "tiles", &self.tiles)?;
        write_pile(f, "\ntreasures", &self.tokens)
    }
}

/// A deal in JSON.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Deal")]
pub(crate) struct DealForm {
    /// The stack of tiles, the next one to be drawn first: sorted by letter, shuffled within each letter.
    tiles: Vec<TileId>,
    /// The treasure tokens, the next one to be laid first.
    treasures: Vec<Motif>,
}

impl From<&Deal> for DealForm {
    fn from(deal: &Deal) -> Self {
        Self { tiles: deal.tiles.to_vec(), treasures: deal.tokens.to_vec() }
    }
}

impl TryFrom<DealForm> for Deal {
    type Error = BadDeal;

    fn try_from(form: DealForm) -> Result<Self, BadDeal> {
        let length = |name, n| BadDeal(format!("{name}: expected {n}"));
        let deal = Self {
            tiles: form.tiles.try_into().map_err(|_| length("tiles", TILE_COUNT))?,
            tokens: form.treasures.try_into().map_err(|_| length("treasures", TOKEN_COUNT))?,
        };
        deal.audit()?;
        Ok(deal)
    }
}

/// The two lines of its text.
impl From<Deal> for [String; 2] {
    fn from(deal: Deal) -> Self {
        let text = deal.to_string();
        let (tiles, treasures) = text.split_once('\n').expect("a deal has a line for each pile");
        [tiles.to_owned(), treasures.to_owned()]
    }
}

impl TryFrom<[String; 2]> for Deal {
    type Error = BadDeal;

    fn try_from(lines: [String; 2]) -> Result<Self, BadDeal> {
        lines.join("\n").parse()
    }
}

impl FromStr for Deal {
    type Err = BadDeal;

    fn from_str(text: &str) -> Result<Self, BadDeal> {
        let mut piles = Piles::read(text)?;
        let deal = Self {
            tiles: piles.take("tiles", Self::sorted().tiles)?,
            tokens: piles.take("treasures", Self::sorted().tokens)?,
        };
        piles.finish()?;
        deal.audit()?;
        Ok(deal)
    }
}

#[cfg(test)]
mod tests {
    use patolli_core::Seed;

    use super::*;

    #[test]
    fn every_tile_of_a_letter_comes_first_equally_often() {
        const DEALS: u64 = 6000;
        let mut first_b = [0u64; 6];
        let mut first_token = [0u64; 8];
        for index in 0..DEALS {
            let deal = Deal::shuffled(&mut Seed::from(9).nth(index).rng());
            deal.audit().expect("a shuffle loses nothing");
            first_b[deal.tiles[6].index() - 6] += 1;
            first_token[deal.tokens[0].index()] += 1;
        }
        // Five standard deviations around 1000 and 750.
        assert!(first_b.iter().all(|it| (856..1144).contains(it)), "{first_b:?}");
        assert!(first_token.iter().all(|it| (622..878).contains(it)), "{first_token:?}");
    }
}
