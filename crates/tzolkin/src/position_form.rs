//! The written form of a position, which `position` prints and `load` reads: options beside the rest, players of the table only.

use patolli_core::{MAX_SEATS, Options as _, OptionsError, Seat, first_rules, is_first_rules};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Deal, JungleTiles, Options, Phase, Tzolkin, bit_list,
    data::{BuildingId, MonumentId, ROW_SIZE},
    player::Player,
    task::Tasks,
    turn::Turn,
};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "options of a table")]
struct PositionForm {
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    seats: u8,
    tribes: bool,
    prophecies: bool,
    buildings: bool,
    quick: bool,
    first: Seat,
    deal: Deal,
    players: Vec<Player>,
    #[serde(with = "bit_list::by_wheel")]
    neutral: [u16; 5],
    jungle: [JungleTiles; 4],
    skulls: u8,
    #[serde(with = "bit_list")]
    offerings: u16,
    row: [Option<BuildingId>; ROW_SIZE],
    drawn: [u8; 2],
    epoch: u8,
    /// In the order they lie.
    monuments: Vec<MonumentId>,
    round: u8,
    tooth: u8,
    #[serde(with = "bit_list")]
    corn_on_teeth: u32,
    food_days: u8,
    food_today: bool,
    start_player: Seat,
    start_space: Option<Seat>,
    #[serde(with = "bit_list")]
    quick_workers: u8,
    quick_neutral: u8,
    #[serde(rename = "neutral_due")]
    neutral_remaining: u8,
    phase: Phase,
    turn: Turn,
    tasks: Tasks,
}

impl Serialize for Tzolkin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionForm::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tzolkin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(PositionForm::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

impl From<Tzolkin> for PositionForm {
    fn from(game: Tzolkin) -> Self {
        let Options { seats, tribes, prophecies, buildings, quick, first, rules } = game.options;
        Self {
            rules,
            seats,
            tribes,
            prophecies,
            buildings,
            quick,
            first,
            deal: game.deal,
            players: game.players[..usize::from(seats)].to_vec(),
            neutral: game.neutral,
            jungle: game.jungle,
            skulls: game.skulls,
            offerings: game.offerings,
            row: game.row,
            drawn: game.drawn,
            epoch: game.epoch,
            monuments: game.monuments().collect(),
            round: game.round,
            tooth: game.tooth,
            corn_on_teeth: game.corn_on_teeth,
            food_days: game.food_days,
            food_today: game.food_today,
            start_player: game.start_player,
            start_space: game.start_space,
            quick_workers: game.quick_workers,
            quick_neutral: game.quick_neutral,
            neutral_remaining: game.neutral_remaining,
            phase: game.phase,
            turn: game.turn,
            tasks: game.tasks,
        }
    }
}

/// Why a form is none of a position.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum BadForm {
    #[error("seats: 2 to 5")]
    Seats,
    #[error(transparent)]
    Rules(#[from] OptionsError),
    #[error("players: one for each seat")]
    Players,
}

impl TryFrom<PositionForm> for Tzolkin {
    type Error = BadForm;

    fn try_from(form: PositionForm) -> Result<Self, BadForm> {
        Ok(Self {
            options: form.options()?,
            players: form.players()?,
            deal: form.deal,
            neutral: form.neutral,
            jungle: form.jungle,
            skulls: form.skulls,
            offerings: form.offerings,
            row: form.row,
            drawn: form.drawn,
            epoch: form.epoch,
            monuments: form.monuments.iter().fold(0, |laid, it| laid | 1 << it.index()),
            round: form.round,
            tooth: form.tooth,
            corn_on_teeth: form.corn_on_teeth,
            food_days: form.food_days,
            food_today: form.food_today,
            start_player: form.start_player,
            start_space: form.start_space,
            quick_workers: form.quick_workers,
            quick_neutral: form.quick_neutral,
            neutral_remaining: form.neutral_remaining,
            phase: form.phase,
            turn: form.turn,
            tasks: form.tasks,
        })
    }
}

impl PositionForm {
    fn options(&self) -> Result<Options, BadForm> {
        let Self { rules, seats, tribes, prophecies, buildings, quick, first, .. } = *self;
        let mut named = self.tasks.iter().map(|it| it.seat).chain(self.start_space).chain([
            first,
            self.start_player,
            self.turn.seat,
        ]);
        if !(2..=5).contains(&seats) || named.any(|it| it.number() >= seats) || (seats == 5 && !quick) {
            return Err(BadForm::Seats);
        }
        let options = Options { seats, tribes, prophecies, buildings, quick, first, rules };
        Ok(options.with_rules(rules)?)
    }

    fn players(&self) -> Result<[Player; MAX_SEATS], BadForm> {
        if self.players.len() != usize::from(self.seats) {
            return Err(BadForm::Players);
        }
        let mut players = [Player::new(); MAX_SEATS];
        players[..self.players.len()].copy_from_slice(&self.players);
        Ok(players)
    }
}
