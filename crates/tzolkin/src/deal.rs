//! Everything chance decides: the order of every face-down pile.

use std::{fmt, str::FromStr};

use patolli_core::{BadDeal, Piles, Rng, Seat, pile_from, same_pieces, write_pile};
use rand::seq::SliceRandom as _;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    QuickAction,
    data::{
        BuildingId, EPOCH_ONE_COUNT, EPOCH_TWO_COUNT, MonumentId, Prophecy, QUICK_TILES_EPOCH_ONE,
        QUICK_TILES_EPOCH_TWO, STARTING_TILES_DEALT, StartId, TRIBES_DEALT, Tribe,
    },
};

/// The order of every pile. A table without an expansion module passes over its tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Vec<String>", try_from = "Vec<String>")]
pub struct Deal {
    /// Starting tiles: four for each seat, then those for neutral pieces.
    pub starting: [StartId; 21],
    /// The order in which discarded starting tiles are drawn for neutral pieces (ZE-164).
    pub discards: [StartId; 21],
    /// Buildings of the first epoch.
    pub epoch_one: [BuildingId; EPOCH_ONE_COUNT],
    /// Buildings of the second epoch.
    pub epoch_two: [BuildingId; EPOCH_TWO_COUNT],
    /// Monuments; the first ones are laid out.
    pub monuments: [MonumentId; 13],
    /// Tribes: two for each seat.
    pub tribes: [Tribe; 13],
    /// Prophecies; the first three come true.
    pub prophecies: [Prophecy; 13],
    /// Quick-action tiles of the first epoch.
    pub quick_one: [QuickAction; 7],
    /// Quick-action tiles of the second epoch.
    pub quick_two: [QuickAction; 6],
}

impl Deal {
    /// The piles before shuffling.
    pub(crate) fn sorted() -> Self {
        let starting = pile_from(StartId::at(0), StartId::all());
        Self {
            starting,
            discards: starting,
            epoch_one: buildings(1),
            epoch_two: buildings(2),
            monuments: pile_from(MonumentId::at(0), MonumentId::all()),
            tribes: Tribe::ALL,
            prophecies: Prophecy::ALL,
            quick_one: QUICK_TILES_EPOCH_ONE,
            quick_two: QUICK_TILES_EPOCH_TWO,
        }
    }

    /// Every pile, shuffled.
    pub(crate) fn shuffled(rng: &mut Rng) -> Self {
        let mut deal = Self::sorted();
        deal.starting.shuffle(rng);
        deal.discards.shuffle(rng);
        deal.epoch_one.shuffle(rng);
        deal.epoch_two.shuffle(rng);
        deal.monuments.shuffle(rng);
        deal.tribes.shuffle(rng);
        deal.prophecies.shuffle(rng);
        deal.quick_one.shuffle(rng);
        deal.quick_two.shuffle(rng);
        deal
    }

    /// The four starting tiles dealt to a seat (Z-047).
    pub fn starting_tiles(&self, seat: Seat) -> [StartId; STARTING_TILES_DEALT] {
        let from = STARTING_TILES_DEALT * seat.index();
        std::array::from_fn(|place| self.starting[from + place])
    }

    /// The two tribes dealt to a seat (ZE-011).
    pub fn tribes_of(&self, seat: Seat) -> [Tribe; TRIBES_DEALT] {
        let from = TRIBES_DEALT * seat.index();
        std::array::from_fn(|place| self.tribes[from + place])
    }

    /// The starting tiles nobody was dealt, in drawing order (Z-061).
    pub fn undealt(&self, seats: u8) -> &[StartId] {
        &self.starting[STARTING_TILES_DEALT * usize::from(seats)..]
    }

    /// Whether every tile is there as often as in the box.
    pub(crate) fn audit(&self) -> Result<(), BadDeal> {
        let sorted = Self::sorted();
        let piles = [
            ("starting", same_pieces(&self.starting, &sorted.starting)),
            ("discards", same_pieces(&self.discards, &sorted.discards)),
            ("epoch-1", same_pieces(&self.epoch_one, &sorted.epoch_one)),
            ("epoch-2", same_pieces(&self.epoch_two, &sorted.epoch_two)),
            ("monuments", same_pieces(&self.monuments, &sorted.monuments)),
            ("tribes", same_pieces(&self.tribes, &sorted.tribes)),
            ("prophecies", same_pieces(&self.prophecies, &sorted.prophecies)),
            ("quick-1", same_pieces(&self.quick_one, &sorted.quick_one)),
            ("quick-2", same_pieces(&self.quick_two, &sorted.quick_two)),
        ];
        match piles.iter().find(|it| !it.1) {
            Some((name, _)) => Err(BadDeal(format!("{name}: a tile is missing or doubled"))),
            None => Ok(()),
        }
    }
}

fn buildings<const N: usize>(epoch: u8) -> [BuildingId; N] {
    pile_from(BuildingId::at(0), BuildingId::all().filter(|it| it.tile().epoch == epoch))
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pile(f, "starting", &self.starting)?;
        write_pile(f, "\ndiscards", &self.discards)?;
        write_pile(f, "\nepoch-1", &self.epoch_one)?;
        write_pile(f, "\nepoch-2", &self.epoch_two)?;
        write_pile(f, "\nmonuments", &self.monuments)?;
        write_pile(f, "\ntribes", &self.tribes)?;
        write_pile(f, "\nprophecies", &self.prophecies)?;
        write_pile(f, "\nquick-1", &self.quick_one)?;
        write_pile(f, "\nquick-2", &self.quick_two)
    }
}

impl FromStr for Deal {
    type Err = BadDeal;

    fn from_str(text: &str) -> Result<Self, BadDeal> {
        let mut piles = Piles::read(text)?;
        let Self {
            starting,
            discards,
            epoch_one,
            epoch_two,
            monuments,
            tribes,
            prophecies,
            quick_one,
            quick_two,
        } = Self::sorted();
        let deal = Self {
            starting: piles.take("starting", starting)?,
            discards: piles.take("discards", discards)?,
            epoch_one: piles.take("epoch-1", epoch_one)?,
            epoch_two: piles.take("epoch-2", epoch_two)?,
            monuments: piles.take("monuments", monuments)?,
            tribes: piles.take("tribes", tribes)?,
            prophecies: piles.take("prophecies", prophecies)?,
            quick_one: piles.take("quick-1", quick_one)?,
            quick_two: piles.take("quick-2", quick_two)?,
        };
        piles.finish()?;
        deal.audit()?;
        Ok(deal)
    }
}

/// A deal in JSON: every pile, the next piece to be drawn first.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Deal")]
pub(crate) struct DealForm {
    /// Starting tiles: four for each seat, then those for neutral pieces.
    starting: Vec<StartId>,
    /// The order in which discarded starting tiles are drawn for neutral pieces.
    discards: Vec<StartId>,
    /// Buildings of the first epoch.
    #[serde(rename = "epoch-1")]
    epoch_one: Vec<BuildingId>,
    /// Buildings of the second epoch.
    #[serde(rename = "epoch-2")]
    epoch_two: Vec<BuildingId>,
    /// Monuments; the first ones are laid out.
    monuments: Vec<MonumentId>,
    /// Tribes: two for each seat.
    tribes: Vec<Tribe>,
    /// Prophecies; the first three come true.
    prophecies: Vec<Prophecy>,
    /// Quick-action tiles of the first epoch.
    #[serde(rename = "quick-1")]
    quick_one: Vec<QuickAction>,
    /// Quick-action tiles of the second epoch.
    #[serde(rename = "quick-2")]
    quick_two: Vec<QuickAction>,
}

impl From<&Deal> for DealForm {
    fn from(deal: &Deal) -> Self {
        Self {
            starting: deal.starting.into(),
            discards: deal.discards.into(),
            epoch_one: deal.epoch_one.into(),
            epoch_two: deal.epoch_two.into(),
            monuments: deal.monuments.into(),
            tribes: deal.tribes.into(),
            prophecies: deal.prophecies.into(),
            quick_one: deal.quick_one.into(),
            quick_two: deal.quick_two.into(),
        }
    }
}

impl TryFrom<DealForm> for Deal {
    type Error = BadDeal;

    fn try_from(form: DealForm) -> Result<Self, BadDeal> {
        let deal = Self {
            starting: whole_pile("starting", &form.starting)?,
            discards: whole_pile("discards", &form.discards)?,
            epoch_one: whole_pile("epoch-1", &form.epoch_one)?,
            epoch_two: whole_pile("epoch-2", &form.epoch_two)?,
            monuments: whole_pile("monuments", &form.monuments)?,
            tribes: whole_pile("tribes", &form.tribes)?,
            prophecies: whole_pile("prophecies", &form.prophecies)?,
            quick_one: whole_pile("quick-1", &form.quick_one)?,
            quick_two: whole_pile("quick-2", &form.quick_two)?,
        };
        deal.audit()?;
        Ok(deal)
    }
}

/// A pile with all its pieces.
fn whole_pile<T: Copy, const N: usize>(name: &str, pieces: &[T]) -> Result<[T; N], BadDeal> {
    pieces.try_into().map_err(|_| BadDeal(format!("{name}: expected {N}")))
}

/// A line for each pile.
impl From<Deal> for Vec<String> {
    fn from(deal: Deal) -> Self {
        deal.to_string().lines().map(str::to_owned).collect()
    }
}

impl TryFrom<Vec<String>> for Deal {
    type Error = BadDeal;

    fn try_from(lines: Vec<String>) -> Result<Self, BadDeal> {
        lines.join("\n").parse()
    }
}

#[cfg(test)]
mod tests {
    use patolli_core::Seed;

    use super::*;

    #[test]
    fn every_tile_comes_first_equally_often() {
        const DEALS: u64 = 6500;
        let mut first_monument = [0u64; 13];
        let mut first_tribe = [0u64; 13];
        for index in 0..DEALS {
            let deal = Deal::shuffled(&mut Seed::from(9).nth(index).rng());
            deal.audit().expect("a shuffle loses nothing");
            first_monument[deal.monuments[0].index()] += 1;
            first_tribe[deal.tribes[0].index()] += 1;
        }
        // Five standard deviations around 500.
        assert!(first_monument.iter().all(|it| (392..608).contains(it)), "{first_monument:?}");
        assert!(first_tribe.iter().all(|it| (392..608).contains(it)), "{first_tribe:?}");
    }
}
