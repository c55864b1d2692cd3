//! The written form of a position, which `position` prints and `load` reads: options beside the rest, players
//! of the table only.

use std::borrow::Cow;

use patolli_core::{
    ByName, InvalidPosition, MAX_SEATS, Names, Options as _, Seat, first_rules, is_first_rules, json::JsonAs,
};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use crate::{
    Deal, JungleTiles, Options, Phase, Tzolkin, bit_list,
    data::{BuildingId, MonumentId, ROW_SIZE},
    deal::DealForm,
    player::Player,
    task::Tasks,
    turn::Turn,
};

/// A whole position of Tzolk'in, seen and unseen.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schemars(rename = "Position")]
#[expect(clippy::struct_excessive_bools, reason = "options of a table")]
struct PositionForm {
    /// Version of the rules; left out if it is 1.
    #[serde(default = "first_rules", skip_serializing_if = "is_first_rules")]
    rules: u16,
    /// Number of seats, 2 to 5.
    seats: u8,
    /// Whether tribes are played.
    tribes: bool,
    /// Whether prophecies are played.
    prophecies: bool,
    /// Whether the new buildings are played.
    buildings: bool,
    /// Whether quick actions are played.
    quick: bool,
    /// The seat that began.
    first: Seat,
    /// All piles as they were dealt.
    #[serde(with = "JsonAs::<DealForm>")]
    deal: Deal,
    /// The players by seat.
    players: Vec<Player>,
    /// Positions of neutral pieces by wheel, the two without a number included.
    #[serde(with = "bit_list::by_wheel")]
    #[schemars(with = "bit_list::by_wheel::Form")]
    neutral: [u16; 5],
    /// Harvest tiles beside the actions of Palenque 2, 3, 4 and 5, in this order.
    jungle: [JungleTiles; 4],
    /// Skulls in the supply.
    skulls: u8,
    /// Numbers of the actions of Chichen Itza, 1 to 9, on which a skull lies.
    #[serde(with = "bit_list")]
    #[schemars(with = "Vec<u8>")]
    offerings: u16,
    /// The six places for buildings; `null` is an empty place.
    row: [Option<BuildingId>; ROW_SIZE],
    /// Number of buildings drawn from the stack of each epoch.
    #[serde(with = "ByName::<Epoch, u8>")]
    drawn: [u8; 2],
    /// The epoch, 1 or 2.
    epoch: u8,
    /// Monuments on offer, in the order they lie.
    monuments: Vec<MonumentId>,
    /// Rounds begun, from 1; 0 during the choice of starting tiles.
    round: u8,
    /// Teeth that the calendar has turned, from 0 to 28.
    tooth: u8,
    /// Teeth of the calendar, 0 to 25, with a corn on them.
    #[serde(with = "bit_list")]
    #[schemars(with = "Vec<u8>")]
    corn_on_teeth: u32,
    /// Food days completed, 0 to 4.
    food_days: u8,
    /// Whether the present round is a food day.
    food_today: bool,
    /// The seat that has the start-player token.
    start_player: Seat,
    /// The seat whose worker stands on the start-player space; `null` if it is free.
    start_space: Option<Seat>,
    /// Seats with a worker on a quick-action space.
    #[serde(with = "bit_list")]
    #[schemars(with = "Vec<Seat>")]
    quick_workers: u8,
    /// Number of quick-action spaces that neutral pieces take.
    quick_neutral: u8,
    /// Number of neutral pieces still to be placed after the choice of starting tiles.
    neutral_remaining: u8,
    /// What part of the game it is.
    phase: Phase,
    /// The turn that is going on.
    turn: Turn,
    /// What is still to be done; the last one comes first.
    tasks: Tasks,
}

/// The two epochs by name.
enum Epoch {}

impl Names for Epoch {
    const NAMES: &'static [&'static str] = &["epoch-1", "epoch-2"];
}

impl Serialize for Tzolkin {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        PositionForm::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tzolkin {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::try_from(PositionForm::deserialize(deserializer)?).map_err(|it| D::Error::custom(it.0))
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

impl TryFrom<PositionForm> for Tzolkin {
    type Error = InvalidPosition;

    fn try_from(form: PositionForm) -> Result<Self, InvalidPosition> {
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
    fn options(&self) -> Result<Options, InvalidPosition> {
        let Self { rules, seats, tribes, prophecies, buildings, quick, first, .. } = *self;
        let mut named = self.tasks.iter().map(|it| it.seat).chain(self.start_space).chain([
            first,
            self.start_player,
            self.turn.seat,
        ]);
        let invalid = |why: &str| Err(InvalidPosition(why.to_owned()));
        if !(2..=5).contains(&seats) {
            return invalid("seats: 2 to 5");
        }
        if named.any(|it| it.number() >= seats) {
            return invalid("a seat that is not at the table");
        }
        if seats == 5 && !quick {
            return invalid("quick: five seats play with quick actions");
        }
        let options = Options { seats, tribes, prophecies, buildings, quick, first, rules };
        options.with_rules(rules).map_err(|it| InvalidPosition(it.to_string()))
    }

    fn players(&self) -> Result<[Player; MAX_SEATS], InvalidPosition> {
        if self.players.len() != usize::from(self.seats) {
            return Err(InvalidPosition("players: one for each seat".to_owned()));
        }
        let mut players = [Player::new(); MAX_SEATS];
        players[..self.players.len()].copy_from_slice(&self.players);
        Ok(players)
    }
}

impl JsonSchema for Tzolkin {
    fn schema_name() -> Cow<'static, str> {
        PositionForm::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        PositionForm::json_schema(generator)
    }
}
