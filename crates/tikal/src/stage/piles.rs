//! What follows for the face-down piles and the supplies from what was said.

use std::collections::{BTreeMap, BTreeSet};

use patolli_core::InvalidPosition;

use super::{Stage, position::flaw};
use crate::{
    Hex, Motif, Phase, Terrain, TileId,
    data::{LEVEL_TOKENS, LOWEST_LEVEL, PRINTED_HEXES, TILE_COUNT, TOKEN_COUNT, TOKENS_PER_MOTIF},
    position::TreasurePile,
};

/// Columns far from the printed hexes, for temples that only use up level tokens.
const FAR_COLUMNS: std::ops::RangeInclusive<u8> = 5..=7;

/// Treasure tokens in drawing order, the pile of each site, and how many tokens were laid out.
type Treasures = ([Motif; TOKEN_COUNT], Vec<(Hex, TreasurePile)>, usize);

impl Stage {
    /// The stack in an order that lets the tiles in use be drawn and the next ones be the next, and how many are drawn.
    pub(super) fn stack(&self, open: &[TileId]) -> Result<([TileId; TILE_COUNT], usize), InvalidPosition> {
        let lain = self.laid.iter().map(|it| it.0);
        let used: BTreeSet<TileId> =
            lain.chain(self.hand).chain(self.aside).chain(open.iter().copied()).collect();
        let gone = self.gone_before_next(&used);
        let place = |tile: &TileId| {
            let next = self.next.iter().position(|it| it == tile);
            let class = match next {
                _ if used.contains(tile) => 0,
                _ if gone.contains(tile) => 1,
                Some(_) => 2,
                None => 3,
            };
            (tile.letter(), class, next, tile.index())
        };
        let mut stack = [TileId::from_index(0); TILE_COUNT];
        stack.iter_mut().zip(TileId::all()).for_each(|(place, tile)| *place = tile);
        stack.sort_by_key(place);
        let at = |tile: &TileId| stack.iter().position(|it| it == tile).unwrap_or(TILE_COUNT);
        let drawn = match self.next.first() {
            _ if self.stack_empty => stack.len(),
            Some(next) => at(next),
            None => used.iter().map(|it| at(it) + 1).fold(0, usize::max),
        };
        let drawn = if self.options.auction { drawn.next_multiple_of(self.seats()) } else { drawn };
        let fits = drawn <= stack.len()
            && used.iter().all(|it| at(it) < drawn)
            && stack[drawn..].starts_with(&self.next);
        if fits { Ok((stack, drawn)) } else { Err(flaw("the letters do not let these tiles be next")) }
    }

    fn seats(&self) -> usize {
        self.options.seats.into()
    }

    /// Tiles of the first next letter drawn before the next one: all others if the next ones go on with another
    /// letter; in the auction as many as fill up a round.
    fn gone_before_next(&self, used: &BTreeSet<TileId>) -> Vec<TileId> {
        let Some(letter) = self.next.first().map(|it| it.letter()) else {
            return Vec::new();
        };
        let rest =
            TileId::all().filter(|it| it.letter() == letter && !used.contains(it) && !self.next.contains(it));
        if self.next.iter().any(|it| it.letter() != letter) {
            return rest.collect();
        }
        let drawn = |it: &TileId| it.letter() < letter || (it.letter() == letter && used.contains(it));
        let drawn = TileId::all().filter(drawn).count();
        let fill = if self.options.auction { drawn.next_multiple_of(self.seats()) - drawn } else { 0 };
        rest.take(fill).collect()
    }

    /// Open tiles of an auction: those named, or the first ones without another use.
    pub(super) fn open_tiles(&self) -> Vec<TileId> {
        if !self.options.auction || (self.round.is_some() && self.aside.is_none()) {
            return Vec::new();
        }
        let waiting = self.phase() == Phase::Bid;
        let count = self.seats().saturating_sub(self.moved.len() + usize::from(!waiting));
        let used = |tile: &TileId| self.laid.iter().any(|it| it.0 == *tile) || self.hand == Some(*tile);
        let spare = |it: &TileId| !used(it) && !self.next.contains(it) && !it.is_volcano();
        let mut open = match &self.open {
            Some(open) => open.clone(),
            None => TileId::all().filter(spare).take(count).collect(),
        };
        open.sort_unstable();
        open
    }

    /// Owned tokens were drawn first, then those of the sites in the order they were laid.
    pub(super) fn treasure_piles(&self) -> Result<Treasures, InvalidPosition> {
        let mut places = self.owned_tokens();
        let mut piles = Vec::new();
        for (tile, hex, _) in &self.laid {
            let Terrain::Treasure { masks } = tile.tile().terrain else {
                continue;
            };
            let left = self.tokens.get(hex).copied().unwrap_or(masks);
            let next = u8::try_from(places.len()).map_err(|_| flaw("too many treasures"))?;
            piles.push((*hex, TreasurePile { next, left }));
            let known =
                self.buried.get(hex).into_iter().flatten().copied().map(Some).chain(std::iter::repeat(None));
            places.extend(known.take(left.into()));
        }
        let site = |hex: &Hex| piles.iter().any(|it| it.0 == *hex);
        if let Some(hex) = self.buried.keys().chain(self.tokens.keys()).find(|it| !site(it)) {
            return Err(flaw(&format!("{hex} is no site of treasures")));
        }
        let laid = places.len();
        Ok((fill_up(places)?, piles, laid))
    }

    /// The tokens that seats own.
    fn owned_tokens(&self) -> Vec<Option<Motif>> {
        let owned = |motif: Motif| -> usize {
            self.treasures.values().map(|it| usize::from(it[motif.index()])).sum()
        };
        Motif::ALL.into_iter().flat_map(|it| std::iter::repeat_n(Some(it), owned(it))).collect()
    }

    /// Level tokens left beside the board.
    pub(super) fn levels(&self) -> Result<[u8; 9], InvalidPosition> {
        let printed = PRINTED_HEXES.iter().map(|it| (it.hex, it.tile.terrain));
        let lain = self.laid.iter().map(|(tile, hex, _)| (*hex, tile.tile().terrain));
        let mut levels = LEVEL_TOKENS;
        for (hex, terrain) in printed.chain(lain) {
            let Terrain::Temple { value } = terrain else {
                continue;
            };
            for level in value + 1..=self.value(hex, terrain) {
                let place = level.checked_sub(LOWEST_LEVEL).and_then(|it| levels.get_mut(usize::from(it)));
                let left = place.filter(|it| **it > 0);
                *left.ok_or_else(|| flaw(&format!("no token of level {level} is left for {hex}")))? -= 1;
            }
        }
        Ok(levels)
    }

    /// Lays temples far away until no token of a level is left.
    pub(super) fn use_up(&mut self, level: u8) -> Result<(), InvalidPosition> {
        let place = usize::from(level - LOWEST_LEVEL);
        let mut far: Vec<Hex> = Hex::all()
            .filter(|it| FAR_COLUMNS.contains(&it.column()) && self.laid.iter().all(|lain| lain.1 != *it))
            .collect();
        let value = |tile: &TileId| match tile.tile().terrain {
            Terrain::Temple { value } if value < level => value,
            _ => 0,
        };
        let in_use = |it: &TileId| self.laid.iter().any(|lain| lain.0 == *it) || self.hand == Some(*it);
        let mut spare: Vec<TileId> = TileId::all().filter(|it| value(it) > 0 && !in_use(it)).collect();
        // Late tiles need the fewest tokens of other levels.
        spare.sort_by_key(value);
        while self.levels()?[place] > 0 {
            let (Some(tile), Some(hex)) = (spare.pop(), far.pop()) else {
                return Err(flaw("there is no room for so many temples"));
            };
            self.laid.push((tile, hex, 0));
            self.values.insert(hex, level);
        }
        Ok(())
    }
}

/// All tokens, those without a name dealt in printed order.
fn fill_up(mut places: Vec<Option<Motif>>) -> Result<[Motif; TOKEN_COUNT], InvalidPosition> {
    if places.len() > TOKEN_COUNT {
        return Err(flaw("more treasures than there are"));
    }
    let mut left: BTreeMap<Motif, u8> = Motif::ALL.into_iter().map(|it| (it, TOKENS_PER_MOTIF)).collect();
    for motif in places.iter().flatten() {
        let left = left.entry(*motif).or_default();
        *left = left.checked_sub(1).ok_or_else(|| flaw(&format!("there are only three of {motif}")))?;
    }
    places.resize(TOKEN_COUNT, None);
    let mut rest = left.into_iter().flat_map(|(motif, n)| std::iter::repeat_n(motif, n.into()));
    let mut tokens = [Motif::Statue; TOKEN_COUNT];
    for (token, place) in tokens.iter_mut().zip(places) {
        let next = place.or_else(|| rest.next());
        *token = next.ok_or_else(|| flaw("a treasure is missing"))?;
    }
    Ok(tokens)
}
