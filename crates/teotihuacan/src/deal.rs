//! Everything chance decides: the order of every pile, turns of tiles, draws for neutral workers, Teotibot's dice.

use std::{fmt, str::FromStr};

use patolli_core::{BadDeal, Piles, Rng, Seat, pile_from, same_pieces, write_pile};
use rand::{RngExt as _, seq::SliceRandom as _};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    Arrow, Board, BotTile,
    data::{
        BOT_ROLLS, BOT_TILE_PLACES, Bonus, DISCOVERY_TILES, DecorationId, Discovery, PyramidId, Royal,
        STARTING_TILES_DEALT, StartId, Technology,
    },
};

/// Everything chance decides (HA-78). A table without a variant passes over what it does not use.
///
/// All piles begin with the next piece to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deal {
    /// Boards 2 to 7 on the free positions of the ring, clockwise.
    pub boards: [Board; 6],
    /// Royal tiles; the first of each category is used.
    pub royals: [Royal; 9],
    /// Technologies; the first six are used.
    pub technologies: [Technology; 9],
    /// Temple bonus tiles; the first three are used: blue, red, green.
    pub bonuses: [Bonus; 7],
    /// Decorations.
    pub decorations: [DecorationId; 15],
    /// Pyramid tiles.
    pub pyramid: [PyramidId; 32],
    /// Turns of the tiles of that pile if chance lays them: quarter turns clockwise, 0 to 3.
    pub turns: [u8; 32],
    /// Discovery tiles. The last two go with the two starting tiles that offer one.
    #[serde(with = "pile")]
    #[schemars(with = "Vec<Discovery>", length(equal = DISCOVERY_TILES))]
    pub discoveries: [Discovery; DISCOVERY_TILES],
    /// Starting tiles: four for each seat or an open offer, then those for neutral workers.
    pub starting: [StartId; 18],
    /// Starting tiles in the order in which those that no player keeps are drawn for the first neutral workers; from version 2 of
    /// the rules on, before it `null`.
    pub neutral: Option<[StartId; 18]>,
    /// Starting tiles drawn for neutral workers at the first two eclipses, a pile for each.
    pub eclipses: [[StartId; 18]; 2],
    /// Numbers below 60,000 that say where the discovery tiles of starting tiles go back into the stack: divided by the places
    /// there are, the remainder is the number of tiles above.
    pub returns: [u16; 2],
    /// Teotibot's action tiles: top, middle left and right, bottom left, middle and right, aside.
    pub bot_tiles: [BotTile; BOT_TILE_PLACES],
    /// Teotibot's direction tiles, the upper one first.
    pub arrows: [Arrow; 2],
    /// Teotibot's dice, 1 to 6, two for each of its turns.
    #[serde(with = "pile")]
    #[schemars(with = "Vec<u8>", length(equal = 2 * BOT_ROLLS))]
    pub dice: [u8; 2 * BOT_ROLLS],
}

/// A pile that is too long for the arrays serde knows: `#[serde(with = "pile")]`.
mod pile {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

    pub(super) fn serialize<T: Serialize, S: Serializer, const N: usize>(
        pile: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(pile)
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error> {
        let pieces = Vec::deserialize(deserializer)?;
        let count = pieces.len();
        pieces.try_into().map_err(|_| D::Error::invalid_length(count, &format!("{N} pieces").as_str()))
    }
}

impl Deal {
    /// Everything before shuffling.
    pub(crate) fn sorted() -> Self {
        let copies = Discovery::all().flat_map(|it| (0..it.tile().copies).map(move |_| it));
        let starting = pile_from(StartId::at(0), StartId::all());
        Self {
            boards: std::array::from_fn(|at| Board::ALL[at + 1]),
            royals: pile_from(Royal::at(0), Royal::all()),
            technologies: pile_from(Technology::at(0), Technology::all()),
            bonuses: pile_from(Bonus::at(0), Bonus::all()),
            decorations: pile_from(DecorationId::at(0), DecorationId::all()),
            pyramid: pile_from(PyramidId::at(0), PyramidId::all()),
            turns: [0; 32],
            discoveries: pile_from(Discovery::at(0), copies),
            starting,
            neutral: None,
            eclipses: [starting; 2],
            returns: [0; 2],
            bot_tiles: BotTile::ALL,
            arrows: [Arrow::Left; 2],
            dice: [1; 2 * BOT_ROLLS],
        }
    }

    /// Everything, decided by chance, for a version of the rules.
    pub(crate) fn shuffled(rules: u16, rng: &mut Rng) -> Self {
        let mut deal = Self::sorted();
        deal.boards.shuffle(rng);
        deal.royals.shuffle(rng);
        deal.technologies.shuffle(rng);
        deal.bonuses.shuffle(rng);
        deal.decorations.shuffle(rng);
        deal.pyramid.shuffle(rng);
        deal.turns.iter_mut().for_each(|it| *it = rng.random_range(0..4));
        deal.discoveries.shuffle(rng);
        deal.starting.shuffle(rng);
        deal.eclipses.iter_mut().for_each(|it| it.shuffle(rng));
        deal.returns.iter_mut().for_each(|it| *it = rng.random_range(0..RETURNS));
        deal.bot_tiles.shuffle(rng);
        deal.arrows.iter_mut().for_each(|it| *it = Arrow::ALL[rng.random_range(0..2)]);
        deal.dice.iter_mut().for_each(|it| *it = rng.random_range(1..=6));
        if rules >= NEUTRAL_SINCE {
            let mut neutral = Self::sorted().starting;
            neutral.shuffle(rng);
            deal.neutral = Some(neutral);
        }
        deal
    }

    /// The four starting tiles dealt to a seat (H-084).
    pub fn starting_tiles(&self, seat: Seat) -> [StartId; STARTING_TILES_DEALT] {
        let from = STARTING_TILES_DEALT * seat.index();
        std::array::from_fn(|place| self.starting[from + place])
    }

    /// Whether the deal has the piles that a version of the rules knows.
    pub(crate) const fn fits(&self, rules: u16) -> bool {
        self.neutral.is_some() == (rules >= NEUTRAL_SINCE)
    }

    /// Whether every piece is there as often as in the box and every number is possible.
    pub(crate) fn audit(&self) -> Result<(), BadDeal> {
        let sorted = Self::sorted();
        let piles = [
            ("boards", same_pieces(&self.boards, &sorted.boards)),
            ("royals", same_pieces(&self.royals, &sorted.royals)),
            ("technologies", same_pieces(&self.technologies, &sorted.technologies)),
            ("bonuses", same_pieces(&self.bonuses, &sorted.bonuses)),
            ("decorations", same_pieces(&self.decorations, &sorted.decorations)),
            ("pyramid", same_pieces(&self.pyramid, &sorted.pyramid)),
            ("turns", self.turns.iter().all(|it| *it < 4)),
            ("discoveries", same_pieces(&self.discoveries, &sorted.discoveries)),
            ("starting", same_pieces(&self.starting, &sorted.starting)),
            ("neutral", self.neutral.is_none_or(|it| same_pieces(&it, &sorted.starting))),
            ("eclipse-1", same_pieces(&self.eclipses[0], &sorted.starting)),
            ("eclipse-2", same_pieces(&self.eclipses[1], &sorted.starting)),
            ("returns", self.returns.iter().all(|it| *it < RETURNS)),
            ("bot-tiles", same_pieces(&self.bot_tiles, &sorted.bot_tiles)),
            ("dice", self.dice.iter().all(|it| (1..=6).contains(it))),
        ];
        match piles.iter().find(|it| !it.1) {
            Some((name, _)) => Err(BadDeal(format!("{name}: something is missing, doubled or impossible"))),
            None => Ok(()),
        }
    }
}

/// The version of the rules that draws the first neutral workers from all starting tiles no player keeps (HA-78).
const NEUTRAL_SINCE: u16 = 2;

/// Bound of the numbers that say where tiles return: far above the size of the stack, so that their remainder favours no place
/// by more than a thousandth.
pub(crate) const RETURNS: u16 = 60_000;

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_pile(f, "boards", &self.boards)?;
        write_pile(f, "\nroyals", &self.royals)?;
        write_pile(f, "\ntechnologies", &self.technologies)?;
        write_pile(f, "\nbonuses", &self.bonuses)?;
        write_pile(f, "\ndecorations", &self.decorations)?;
        write_pile(f, "\npyramid", &self.pyramid)?;
        write_pile(f, "\nturns", &self.turns)?;
        write_pile(f, "\ndiscoveries", &self.discoveries)?;
        write_pile(f, "\nstarting", &self.starting)?;
        if let Some(neutral) = &self.neutral {
            write_pile(f, "\nneutral", neutral)?;
        }
        write_pile(f, "\neclipse-1", &self.eclipses[0])?;
        write_pile(f, "\neclipse-2", &self.eclipses[1])?;
        write_pile(f, "\nreturns", &self.returns)?;
        write_pile(f, "\nbot-tiles", &self.bot_tiles)?;
        write_pile(f, "\narrows", &self.arrows)?;
        write_pile(f, "\ndice", &self.dice)
    }
}

impl FromStr for Deal {
    type Err = BadDeal;

    fn from_str(text: &str) -> Result<Self, BadDeal> {
        let mut piles = Piles::read(text)?;
        let blank = Self::sorted();
        let deal = Self {
            boards: piles.take("boards", blank.boards)?,
            royals: piles.take("royals", blank.royals)?,
            technologies: piles.take("technologies", blank.technologies)?,
            bonuses: piles.take("bonuses", blank.bonuses)?,
            decorations: piles.take("decorations", blank.decorations)?,
            pyramid: piles.take("pyramid", blank.pyramid)?,
            turns: piles.take("turns", blank.turns)?,
            discoveries: piles.take("discoveries", blank.discoveries)?,
            starting: piles.take("starting", blank.starting)?,
            neutral: piles.has("neutral").then(|| piles.take("neutral", blank.starting)).transpose()?,
            eclipses: [piles.take("eclipse-1", blank.starting)?, piles.take("eclipse-2", blank.starting)?],
            returns: piles.take("returns", blank.returns)?,
            bot_tiles: piles.take("bot-tiles", blank.bot_tiles)?,
            arrows: piles.take("arrows", blank.arrows)?,
            dice: piles.take("dice", blank.dice)?,
        };
        piles.finish()?;
        deal.audit()?;
        Ok(deal)
    }
}
