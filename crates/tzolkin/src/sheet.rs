//! A position as plain, readable data: what `position` prints and `load` reads.

use patolli_core::{
    BadDeal, MAX_SEATS, Options as _, OptionsError, Seat, TaskStack, first_rules, is_first_rules,
};
use serde::{Deserialize, Serialize};

use crate::{
    Blocks, Deal, JungleTiles, Options, PendingTask, Phase, TurnState, Tzolkin, Wheel,
    data::{BuildingId, MonumentId, ROW_SIZE},
    player::Player,
    turn::{QuickState, Turn},
};

/// A position in words and numbers.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "options of a table")]
pub(crate) struct Sheet {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    seats: u8,
    tribes: bool,
    prophecies: bool,
    buildings: bool,
    quick: bool,
    first: u8,
    /// The piles, one line each.
    deal: Vec<String>,
    players: Vec<PlayerSheet>,
    /// Places of neutral pieces, by wheel.
    neutral: [Vec<u8>; 5],
    jungle: [JungleTiles; 4],
    skulls: u8,
    /// Chichen Itza actions on which a skull lies.
    offerings: Vec<u8>,
    row: [Option<BuildingId>; ROW_SIZE],
    drawn: [u8; 2],
    epoch: u8,
    monuments: Vec<MonumentId>,
    round: u8,
    tooth: u8,
    corn_on_teeth: Vec<u8>,
    food_days: u8,
    food_today: bool,
    start_player: u8,
    start_space: Option<u8>,
    quick_workers: Vec<u8>,
    quick_neutral: u8,
    neutral_due: u8,
    phase: Phase,
    turn: TurnSheet,
    tasks: Vec<PendingTask>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerSheet {
    /// In quarters of a point.
    score: i16,
    corn: u16,
    blocks: Blocks,
    skulls: u8,
    temples: [u8; 3],
    levels: [u8; 4],
    hand: u8,
    supply: u8,
    /// Positions of workers, by wheel.
    wheels: [Vec<u8>; 5],
    dark: bool,
    /// Which of the four starting tiles dealt are kept.
    kept: Vec<u8>,
    /// Which of the two tribes dealt was chosen.
    tribe: Option<u8>,
    buildings: Vec<BuildingId>,
    monuments: Vec<MonumentId>,
    corn_tiles: u8,
    wood_tiles: u8,
    fed: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "what was done in a turn")]
struct TurnSheet {
    seat: u8,
    mode: TurnState,
    begged: bool,
    placed: u8,
    fresh: [Vec<u8>; 5],
    paid: u8,
    saved: u8,
    skipped: Option<(Wheel, u8)>,
    quick: QuickState,
    collected: bool,
    picked: bool,
    sold: bool,
}

/// The places of the bits that are set.
fn places(bits: u64) -> Vec<u8> {
    (0..64).filter(|place| bits & (1 << place) != 0).collect()
}

/// The bits at these places, all below `limit` and none twice.
fn bits(places: &[u8], limit: u8) -> Result<u64, BadSheet> {
    places.iter().try_fold(0u64, |bits, place| match 1u64.checked_shl((*place).into()) {
        Some(bit) if *place < limit && bits & bit == 0 => Ok(bits | bit),
        _ => Err(BadSheet::Range),
    })
}

fn small(places: &[u8], limit: u8) -> Result<u16, BadSheet> {
    bits(places, limit).and_then(|it| u16::try_from(it).map_err(|_| BadSheet::Range))
}

fn by_wheel(places: &[Vec<u8>; 5]) -> Result<[u16; 5], BadSheet> {
    let mut masks = [0; 5];
    for wheel in Wheel::ALL {
        masks[wheel.index()] = small(&places[wheel.index()], wheel.teeth())?;
    }
    Ok(masks)
}

impl From<Tzolkin> for Sheet {
    fn from(game: Tzolkin) -> Self {
        let Options { seats, tribes, prophecies, buildings, quick, first, rules } = game.options;
        Self {
            rules,
            seats,
            tribes,
            prophecies,
            buildings,
            quick,
            first: first.number(),
            deal: game.deal.to_string().lines().map(str::to_owned).collect(),
            players: game.players[..usize::from(seats)].iter().map(PlayerSheet::of).collect(),
            neutral: game.neutral.map(|it| places(it.into())),
            jungle: game.jungle,
            skulls: game.skulls,
            offerings: places(game.offerings.into()),
            row: game.row,
            drawn: game.drawn,
            epoch: game.epoch,
            monuments: game.monuments().collect(),
            round: game.round,
            tooth: game.tooth,
            corn_on_teeth: places(game.corn_on_teeth.into()),
            food_days: game.food_days,
            food_today: game.food_today,
            start_player: game.start_player.number(),
            start_space: game.start_space.map(Seat::number),
            quick_workers: places(game.quick_workers.into()),
            quick_neutral: game.quick_neutral,
            neutral_due: game.neutral_remaining,
            phase: game.phase,
            turn: TurnSheet::of(&game.turn),
            tasks: game.tasks.to_vec(),
        }
    }
}

impl PlayerSheet {
    fn of(player: &Player) -> Self {
        let owned = player.buildings;
        let built = player.monuments;
        Self {
            score: player.score,
            corn: player.corn,
            blocks: player.blocks,
            skulls: player.skulls,
            temples: player.temples,
            levels: player.levels,
            hand: player.hand,
            supply: player.supply,
            wheels: player.wheels.map(|it| places(it.into())),
            dark: player.dark,
            kept: places(player.kept.into()),
            tribe: player.tribe,
            buildings: BuildingId::all().filter(|it| owned & (1 << it.index()) != 0).collect(),
            monuments: MonumentId::all().filter(|it| built & (1 << it.index()) != 0).collect(),
            corn_tiles: player.corn_tiles,
            wood_tiles: player.wood_tiles,
            fed: player.fed,
        }
    }

    fn read(&self) -> Result<Player, BadSheet> {
        Ok(Player {
            score: self.score,
            corn: self.corn,
            blocks: self.blocks,
            skulls: self.skulls,
            temples: self.temples,
            levels: self.levels,
            hand: self.hand,
            supply: self.supply,
            wheels: by_wheel(&self.wheels)?,
            dark: self.dark,
            kept: u8::try_from(bits(&self.kept, 4)?).map_err(|_| BadSheet::Range)?,
            tribe: self.tribe.map(|it| if it < 2 { Ok(it) } else { Err(BadSheet::Range) }).transpose()?,
            buildings: self.buildings.iter().fold(0, |owned, it| owned | 1 << it.index()),
            monuments: self.monuments.iter().fold(0, |owned, it| owned | 1 << it.index()),
            corn_tiles: self.corn_tiles,
            wood_tiles: self.wood_tiles,
            fed: self.fed,
        })
    }
}

impl TurnSheet {
    fn of(turn: &Turn) -> Self {
        Self {
            seat: turn.seat.number(),
            mode: turn.state,
            begged: turn.begged,
            placed: turn.placed,
            fresh: turn.placed_positions.map(|it| places(it.into())),
            paid: turn.paid,
            saved: turn.tribe_discount,
            skipped: turn.skipped,
            quick: turn.quick,
            collected: turn.collected,
            picked: turn.picked,
            sold: turn.sold,
        }
    }

    fn read(&self) -> Result<Turn, BadSheet> {
        Ok(Turn {
            seat: Seat::new(self.seat),
            state: self.mode,
            begged: self.begged,
            placed: self.placed,
            placed_positions: by_wheel(&self.fresh)?,
            paid: self.paid,
            tribe_discount: self.saved,
            skipped: self.skipped,
            quick: self.quick,
            collected: self.collected,
            picked: self.picked,
            sold: self.sold,
        })
    }
}

/// Why a sheet does not have the form of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum BadSheet {
    #[error("seats: 2 to 5")]
    Seats,
    #[error(transparent)]
    Rules(#[from] OptionsError),
    #[error(transparent)]
    Deal(#[from] BadDeal),
    #[error("a list has the wrong length")]
    Length,
    #[error("a number is out of range or there twice")]
    Range,
}

impl TryFrom<Sheet> for Tzolkin {
    type Error = BadSheet;

    fn try_from(sheet: Sheet) -> Result<Self, BadSheet> {
        let options = sheet.options()?;
        Ok(Self {
            options,
            deal: sheet.deal.join("\n").parse::<Deal>()?,
            players: sheet.players()?,
            neutral: by_wheel(&sheet.neutral)?,
            jungle: sheet.jungle,
            skulls: sheet.skulls,
            offerings: small(&sheet.offerings, 10)?,
            row: sheet.row,
            drawn: sheet.drawn,
            epoch: sheet.epoch,
            monuments: sheet.monuments.iter().fold(0, |laid, it| laid | 1 << it.index()),
            round: sheet.round,
            tooth: sheet.tooth,
            corn_on_teeth: u32::try_from(bits(&sheet.corn_on_teeth, 26)?).map_err(|_| BadSheet::Range)?,
            food_days: sheet.food_days,
            food_today: sheet.food_today,
            start_player: Seat::new(sheet.start_player),
            start_space: sheet.start_space.map(Seat::new),
            quick_workers: u8::try_from(bits(&sheet.quick_workers, 5)?).map_err(|_| BadSheet::Range)?,
            quick_neutral: sheet.quick_neutral,
            neutral_remaining: sheet.neutral_due,
            phase: sheet.phase,
            turn: sheet.turn.read()?,
            tasks: TaskStack::from_slice(&sheet.tasks).ok_or(BadSheet::Length)?,
        })
    }
}

impl Sheet {
    fn options(&self) -> Result<Options, BadSheet> {
        let Self { rules, seats, tribes, prophecies, buildings, quick, first, .. } = *self;
        let inside = |seat: u8| seat < seats;
        let known = inside(first) && inside(self.start_player) && inside(self.turn.seat);
        let standing =
            self.start_space.is_none_or(inside) && self.tasks.iter().all(|it| inside(it.seat.number()));
        if !(2..=5).contains(&seats) || !known || !standing || (seats == 5 && !quick) {
            return Err(BadSheet::Seats);
        }
        let options = Options { seats, tribes, prophecies, buildings, quick, first: Seat::new(first), rules };
        Ok(options.with_rules(rules)?)
    }

    fn players(&self) -> Result<[Player; MAX_SEATS], BadSheet> {
        if self.players.len() != usize::from(self.seats) {
            return Err(BadSheet::Length);
        }
        let mut players = [Player::new(); MAX_SEATS];
        for (place, sheet) in players.iter_mut().zip(&self.players) {
            *place = sheet.read()?;
        }
        Ok(players)
    }
}
