//! What happens in a game, in the past tense and without words.

mod words;

use arrayvec::ArrayVec;
use patolli_core::{Amount, Arg, PLATE, Points, Seat, events, json::QuarterPoints};
use schemars::JsonSchema;
use serde::Serialize;

use self::words::{count, level_id, marker, own_tile, quarters, step_id};
use crate::{
    Block, Blocks, Goods, HarvestKind, QuickAction, Temple, Track, Wheel,
    data::{BuildingId, MonumentId, Prophecy, StartId, Tribe},
    lapse::Lapse,
    notation::letter,
};

/// Where a worker was placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case", tag = "space")]
pub enum WorkerSpace {
    /// A position of a wheel.
    Wheel {
        /// The wheel.
        wheel: Wheel,
        /// The number of the position, from 0.
        position: u8,
    },
    /// The start-player space.
    Start,
    /// A quick-action space.
    Quick,
}

/// Where points came from during play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PointSource {
    /// Buildings.
    Buildings,
    /// Offerings at Chichen Itza.
    ChichenItza,
    /// Technologies.
    Technology,
}

/// Stage of a food day to which something belongs that also happens at other times.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FoodDayStage {
    /// Income of new buildings.
    Income,
    /// The change of epoch.
    Epoch,
    /// Goods of the temples.
    Rewards,
}

events! {
    /// One thing that happened. The stage is that of a food day; it is left out at other times.
    #[derive(JsonSchema)]
    #[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
    pub enum Event {
        /// A seat has made its secret choice.
        Chose { seat: Seat } => "chose";
        /// A seat's choice was revealed.
        Revealed { seat: Seat, tiles: ArrayVec<StartId, 3>, tribe: Option<Tribe> }
            => [
                "revealed" if tribe.is_none(),
                "revealed-tribe" if tiles.len() <= 2,
                "revealed-tribe-three"
            ](tile1 = tiles.first(), tile2 = tiles.get(1), tile3 = tiles.get(2), tribe),
            reveals;
        /// A neutral piece was put on a wheel.
        NeutralPlaced { wheel: Wheel, position: u8 }
            => "neutral-placed"(wheel = name(*wheel), number = position),
            reveals, touches [format!("worker.{wheel}.{position}")];
        /// A round began, on this day of 27.
        RoundBegan { round: u8, day: u8, food: bool }
            => ["food-round-began" if *food, "round-began"](n = day), heading;
        /// A seat's turn began.
        TurnBegan { seat: Seat } => "turn-began", heading;
        /// Bacab started the turn with corn.
        ToppedUp { seat: Seat, corn: u8 } => "topped-up"(n = corn);
        /// A seat begged and now has so much corn.
        Begged { seat: Seat, corn: u8 } => "begged"(n = corn);
        /// A seat angered the gods and went down to a step.
        Angered {
            seat: Seat,
            temple: Temple,
            step: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => "angered"(temple), touches [marker(*seat, *temple)], stage [stage_key(*stage)],
            way [step_id(*temple, step + 1), marker(*seat, *temple)];
        /// A worker was placed.
        Placed { seat: Seat, at: WorkerSpace, cost: u8, mercy: bool }
            => [PLACED_KEYS => placed_key(*at, *mercy)](cost, wheel = at.wheel(), number = at.position()),
            touches [at.id()], way [PLATE.to_owned(), at.stop()];
        /// A worker was picked up.
        Picked { seat: Seat, wheel: Wheel, position: u8 }
            => "picked"(wheel = name(*wheel), number = position), touches [format!("{wheel}.{position}")],
            way [format!("worker.{wheel}.{position}|{wheel}.{position}"), PLATE.to_owned()];
        /// An action was performed; steps cost corn or, for Balam, brought one.
        Used { seat: Seat, wheel: Wheel, number: u8, paid: u8, gained: u8 }
            => "used"(wheel = name(*wheel), number, paid, gained), touches [format!("{wheel}.{number}")];
        /// The worker did nothing.
        NoAction { seat: Seat } => "no-action";
        /// A harvest tile was taken, or none was needed.
        Harvested { seat: Seat, number: u8, crop: HarvestKind, tile: bool }
            => [
                "harvested-wood" if *crop == HarvestKind::Wood,
                "burned" if *crop == HarvestKind::Burn,
                "harvested-corn" if *tile,
                "harvested-without-tile"
            ](number),
            touches [format!("pal.{number}")];
        /// Goods came from the supply.
        Gained {
            seat: Seat,
            goods: Goods,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => "gained"(
                corn = goods.corn, wood = goods.blocks.wood, stone = goods.blocks.stone,
                gold = goods.blocks.gold, skull = goods.skulls,
            ),
            goods [..amounts(*goods, 1)], stage [stage_key(*stage)];
        /// Goods were paid.
        Paid {
            seat: Seat,
            goods: Goods,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => "paid"(
                corn = goods.corn, wood = goods.blocks.wood, stone = goods.blocks.stone,
                gold = goods.blocks.gold, skull = goods.skulls,
            ),
            goods [..amounts(*goods, -1)], stage [stage_key(*stage)];
        /// A priced gain or an offer was refused.
        Refused {
            seat: Seat,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => "refused"(), stage [stage_key(*stage)];
        /// So much was lost because it could not be paid or nothing was there to take.
        Lapsed {
            seat: Seat,
            what: Lapse,
            n: u8,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => [Lapse::KEYS => what.key()](n = what.is_counted().then_some(*n)), stage [stage_key(*stage)];
        /// A technology advanced.
        Learned { seat: Seat, track: Track, level: u8 } => "learned", touches [level_id(*seat, *track)],
            way [format!("tech.{track}.{}", level.saturating_sub(1)), level_id(*seat, *track)];
        /// An advance beyond level 3 brought a bonus.
        BonusTaken { seat: Seat, track: Track } => "bonus-taken";
        /// A technology went back.
        Retreated { seat: Seat, track: Track, level: u8 } => "retreated", touches [level_id(*seat, *track)],
            way [format!("tech.{track}.{}", level + 1), level_id(*seat, *track)];
        /// A marker went up to a step.
        Climbed { seat: Seat, temple: Temple, step: u8 }
            => "climbed"(temple), touches [marker(*seat, *temple)],
            way [step_id(*temple, step.saturating_sub(1)), marker(*seat, *temple)];
        /// A step up was not possible.
        StepLost { seat: Seat, temple: Temple } => "step-lost";
        /// The top step turned the player board back to its light side.
        TurnedLight { seat: Seat } => "turned-light";
        /// A worker came from the supply.
        WorkerGained { seat: Seat } => "worker-gained";
        /// A skull was put at Chichen Itza.
        SkullOffered { seat: Seat, number: u8 } => "skull-offered", touches [format!("chi.{number}")],
            way [PLATE.to_owned(), format!("chi.{number}")];
        /// A building was built.
        Built { seat: Seat, building: BuildingId }
            => "built"(tile = building), touches [format!("own.{}.{building}", letter(*seat))],
            way [format!("building.{building}"), own_tile(building, *seat)];
        /// An old building was pulled down.
        PulledDown { seat: Seat, building: BuildingId } => "pulled-down"(tile = building);
        /// A monument was built.
        MonumentBuilt { seat: Seat, monument: MonumentId }
            => "monument-built"(tile = monument), touches [format!("own.{}.{monument}", letter(*seat))],
            way [format!("monument.{monument}"), own_tile(monument, *seat)];
        /// Points during play.
        Scored { seat: Seat, points: i16, source: PointSource }
            => "scored"(points, source = Arg::Term(source.key())),
            points [scored(*seat, source.key(), *points)];
        /// A block was sold.
        Sold { seat: Seat, block: Block, corn: u8 } => "sold";
        /// A block was bought.
        Bought { seat: Seat, block: Block, corn: u8 } => "bought";
        /// A quick action was performed.
        QuickPerformed { seat: Seat, quick: QuickAction } => "quick-performed";
        /// A quick action could not be performed any more.
        QuickLapsed { seat: Seat } => "quick-lapsed";
        /// A seat passed its turn.
        Passed { seat: Seat } => "passed";
        /// A seat took the corn of the calendar's teeth.
        TeethCleared { seat: Seat, corn: u8 } => "teeth-cleared"(n = corn);
        /// Buildings were laid out.
        BuildingsLaid {
            buildings: ArrayVec<BuildingId, 6>,
            #[serde(skip_serializing_if = "Option::is_none")]
            stage: Option<FoodDayStage>,
        }
            => "buildings-laid"(
                n = count(buildings), tile1 = buildings.first(), tile2 = buildings.get(1),
                tile3 = buildings.get(2), tile4 = buildings.get(3), tile5 = buildings.get(4),
                tile6 = buildings.get(5),
            ),
            reveals, touches [..buildings.iter().map(|it| format!("building.{it}"))],
            stage [stage_key(*stage)];
        /// A food day's feeding and rewards began.
        FoodDayBegan { number: u8 } => "food-day-began"(n = number), heading, stage ["stage-income"],
            moment ["food-day"];
        /// Workers were fed.
        Fed { seat: Seat, workers: u8, fed: u8, corn: u8, lost: u8 }
            => "fed", stage ["stage-feeding"],
            points [..(*lost > 0).then(|| scored(*seat, "source-unfed", -i16::from(*lost)))];
        /// The second epoch began.
        EpochChanged => "epoch-changed", stage ["stage-epoch"];
        /// There were not enough skulls for all.
        SkullsShort { temple: Temple } => "skulls-short", stage ["stage-rewards"];
        /// A temple gave points at the end of an epoch.
        TempleScored { seat: Seat, temple: Temple, points: i8, bonus: u8, epoch: u8 }
            => "temple-scored"(temple, points, bonus), stage ["stage-temples"],
            points [scored(*seat, temple_source(*epoch), i16::from(*points) + i16::from(*bonus))];
        /// A prophecy gave or took points.
        ProphecyScored { seat: Seat, prophecy: Prophecy, count: i8, points: i8 }
            => "prophecy-scored", stage ["stage-prophecy"],
            points [scored(*seat, "source-prophecies", (*points).into())];
        /// A prophecy came into force.
        ProphecyBegan { prophecy: Prophecy }
            => "prophecy-began", touches [format!("prophecy.{prophecy}")], stage ["stage-next"];
        /// The quick-action tiles of the second epoch were laid out.
        QuickTilesLaid { tiles: ArrayVec<QuickAction, 6> }
            => "quick-tiles-laid"(), reveals, stage ["stage-next"];
        /// A corn was put on a tooth of the calendar.
        CornLaid { tooth: u8 } => "corn-laid"(), touches [format!("tooth.{}", tooth % 26)];
        /// The start-player token came to a seat.
        TokenPassed { seat: Seat, from: Seat }
            => "token-passed", touches [format!("token.{}", letter(*seat))], moment ["start-player"];
        /// The calendar turned.
        CalendarTurned { days: u8, tooth: u8 } => "calendar-turned"(days), moment ["calendar"];
        /// The double advance was used up.
        TurnedDark { seat: Seat } => "turned-dark";
        /// A worker was pushed off.
        PushedOff { seat: Seat, wheel: Wheel } => "pushed-off"(wheel = name(*wheel)),
            way [format!("wheel.{wheel}"), PLATE.to_owned()];
        /// The final scoring began.
        FinalScoringBegan => "final-scoring-began", heading, stage ["stage-goods"], moment ["flag"];
        /// Corn counted, with the corn that blocks are worth: each is a quarter of a point.
        GoodsScored { seat: Seat, corn: u16, #[serde(with = "QuarterPoints")] points: u16 }
            => "goods-scored"(corn, points = Arg::Text(quarters(*points))), stage ["stage-goods"],
            points [Points { seat: *seat, source: "source-goods", round: 0, n: (*points).into() }];
        /// Skulls counted.
        SkullsScored { seat: Seat, skulls: u8, points: i16 }
            => "skulls-scored"(n = skulls, points), stage ["stage-skulls"],
            points [scored(*seat, "source-skulls", *points)];
        /// A monument counted.
        MonumentScored { seat: Seat, monument: MonumentId, points: i16 }
            => "monument-scored"(tile = monument, points), stage ["stage-monuments"],
            points [scored(*seat, "source-monuments", *points)];
        /// The game ended.
        GameOver => "game-over", heading;
    }
    stages [
        "stage-income",
        "stage-feeding",
        "stage-epoch",
        "stage-rewards",
        "stage-temples",
        "stage-prophecy",
        "stage-next",
        "stage-goods",
        "stage-skulls",
        "stage-monuments",
    ];
    sources [
        "source-buildings",
        "source-chichen-itza",
        "source-technology",
        "source-temples-1",
        "source-temples-2",
        "source-goods",
        "source-skulls",
        "source-monuments",
        "source-prophecies",
        "source-unfed",
    ];
}

impl WorkerSpace {
    fn id(self) -> String {
        match self {
            Self::Wheel { wheel, position } => format!("worker.{wheel}.{position}"),
            Self::Start => "start".to_owned(),
            Self::Quick => "quick".to_owned(),
        }
    }

    /// Stop of a worker that comes there.
    fn stop(self) -> String {
        match self {
            Self::Wheel { wheel, position } => format!("worker.{wheel}.{position}|{wheel}.{position}"),
            Self::Start | Self::Quick => self.id(),
        }
    }

    /// The wheel, as an argument.
    const fn wheel(self) -> Option<Arg> {
        match self {
            Self::Wheel { wheel, .. } => Some(name(wheel)),
            Self::Start | Self::Quick => None,
        }
    }

    const fn position(self) -> Option<u8> {
        match self {
            Self::Wheel { position, .. } => Some(position),
            Self::Start | Self::Quick => None,
        }
    }
}

impl PointSource {
    /// Message key of the source.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Buildings => "source-buildings",
            Self::ChichenItza => "source-chichen-itza",
            Self::Technology => "source-technology",
        }
    }
}

impl FoodDayStage {
    /// Message key of the stage.
    const fn key(self) -> &'static str {
        match self {
            Self::Income => "stage-income",
            Self::Epoch => "stage-epoch",
            Self::Rewards => "stage-rewards",
        }
    }
}

/// Message key of the stage of a food day, on a food day.
fn stage_key(stage: Option<FoodDayStage>) -> Option<&'static str> {
    stage.map(FoodDayStage::key)
}

/// Message keys of placing a worker.
const PLACED_KEYS: [&str; 5] =
    ["placed", "placed-start", "placed-quick", "placed-by-mercy", "placed-start-by-mercy"];

/// Message key of placing a worker, perhaps by mercy of the gods, which grants no quick action.
const fn placed_key(at: WorkerSpace, mercy: bool) -> &'static str {
    PLACED_KEYS[match (at, mercy) {
        (WorkerSpace::Wheel { .. }, false) => 0,
        (WorkerSpace::Start, false) => 1,
        (WorkerSpace::Quick, _) => 2,
        (WorkerSpace::Wheel { .. }, true) => 3,
        (WorkerSpace::Start, true) => 4,
    }]
}

/// Source of points of temples at the end of an epoch.
const fn temple_source(epoch: u8) -> &'static str {
    if epoch == 1 { "source-temples-1" } else { "source-temples-2" }
}

/// Whole points that a seat scored.
fn scored(seat: Seat, source: &'static str, points: i16) -> Points {
    Points { seat, source, round: 0, n: 4 * i32::from(points) }
}

/// Goods that changed hands, without those of which there are none.
fn amounts(goods: Goods, sign: i32) -> impl Iterator<Item = Amount> {
    let Goods { corn, blocks, skulls } = goods;
    let Blocks { wood, stone, gold } = blocks;
    let all = [("corn", corn.into()), ("wood", wood), ("stone", stone), ("gold", gold)];
    let some = all.into_iter().chain([("skull", skulls.into())]).filter(|it| it.1 > 0);
    some.map(move |(good, n)| Amount { good, n: sign * i32::from(n) })
}

/// The full name of a wheel, as an argument.
const fn name(wheel: Wheel) -> Arg {
    Arg::Term(wheel.name())
}
