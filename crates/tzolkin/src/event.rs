//! What happens in a game, in the past tense and without words.

use arrayvec::ArrayVec;
use patolli_core::{Amount, Describe, Message, Points, Seat};
use serde::Serialize;

use crate::{
    Block, Blocks, Goods, HarvestKind, QuickAction, Temple, Track, Wheel,
    data::{BuildingId, MonumentId, Prophecy, StartId, Tribe},
    lapse::Lapse,
    notation::letter,
};

/// Where a worker was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WorkerSpace {
    /// A position of a wheel.
    Wheel(Wheel, u8),
    /// The start-player space.
    Start,
    /// A quick-action space.
    Quick,
}

/// Where points came from during play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointSource {
    /// Buildings.
    Buildings,
    /// Offerings at Chichen Itza.
    ChichenItza,
    /// Technologies.
    Technology,
}

/// One thing that happened. Points are whole, unless the name says quarters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "event")]
#[expect(missing_docs, reason = "the names of the fields say all: who, where, what, how many")]
pub enum Event {
    /// A seat has made its secret choice.
    Chose { seat: Seat },
    /// A seat's choice was revealed.
    Revealed { seat: Seat, tiles: ArrayVec<StartId, 3>, tribe: Option<Tribe> },
    /// A neutral piece was put on a wheel.
    NeutralPlaced { wheel: Wheel, position: u8 },
    /// A round began, on this day of 27.
    RoundBegan { round: u8, day: u8, food: bool },
    /// A seat's turn began.
    TurnBegan { seat: Seat },
    /// Bacab started the turn with corn.
    ToppedUp { seat: Seat, corn: u8 },
    /// A seat begged and now has so much corn.
    Begged { seat: Seat, corn: u8 },
    /// A seat angered the gods and went down to a step.
    Angered { seat: Seat, temple: Temple, step: u8 },
    /// A worker was placed.
    Placed { seat: Seat, at: WorkerSpace, cost: u8, mercy: bool },
    /// A worker was picked up.
    Picked { seat: Seat, wheel: Wheel, position: u8 },
    /// An action was performed; steps cost corn or, for Balam, brought one.
    Used { seat: Seat, wheel: Wheel, number: u8, paid: u8, gained: u8 },
    /// The worker did nothing.
    NoAction { seat: Seat },
    /// A harvest tile was taken, or none was needed.
    Harvested { seat: Seat, number: u8, crop: HarvestKind, tile: bool },
    /// Goods came from the supply.
    Gained { seat: Seat, goods: Goods },
    /// Goods were paid.
    Paid { seat: Seat, goods: Goods },
    /// A priced gain or an offer was refused.
    Refused { seat: Seat },
    /// So much was lost because it could not be paid or nothing was there to take.
    Lapsed { seat: Seat, what: Lapse, n: u8 },
    /// A technology advanced.
    Learned { seat: Seat, track: Track, level: u8 },
    /// An advance beyond level 3 brought a bonus.
    BonusTaken { seat: Seat, track: Track },
    /// A technology went back.
    Retreated { seat: Seat, track: Track, level: u8 },
    /// A marker went up to a step.
    Climbed { seat: Seat, temple: Temple, step: u8 },
    /// A step up was not possible.
    StepLost { seat: Seat, temple: Temple },
    /// The top step turned the player board back to its light side.
    TurnedLight { seat: Seat },
    /// A worker came from the supply.
    WorkerGained { seat: Seat },
    /// A skull was put at Chichen Itza.
    SkullOffered { seat: Seat, number: u8 },
    /// A building was built.
    Built { seat: Seat, building: BuildingId },
    /// An old building was pulled down.
    PulledDown { seat: Seat, building: BuildingId },
    /// A monument was built.
    MonumentBuilt { seat: Seat, monument: MonumentId },
    /// Points during play.
    Scored { seat: Seat, points: i16, source: PointSource },
    /// A block was sold.
    Sold { seat: Seat, block: Block, corn: u8 },
    /// A block was bought.
    Bought { seat: Seat, block: Block, corn: u8 },
    /// A quick action was performed.
    QuickPerformed { seat: Seat, quick: QuickAction },
    /// A quick action could not be performed any more.
    QuickLapsed { seat: Seat },
    /// A seat passed its turn.
    Passed { seat: Seat },
    /// A seat took the corn of the calendar's teeth.
    TeethCleared { seat: Seat, corn: u8 },
    /// Buildings were laid out.
    BuildingsLaid { buildings: ArrayVec<BuildingId, 6> },
    /// A food day's feeding and rewards began.
    FoodDayBegan { number: u8 },
    /// Workers were fed.
    Fed { seat: Seat, workers: u8, fed: u8, corn: u8, lost: u8 },
    /// The second epoch began.
    EpochChanged,
    /// There were not enough skulls for all.
    SkullsShort { temple: Temple },
    /// A temple gave points at the end of an epoch.
    TempleScored { seat: Seat, temple: Temple, points: i8, bonus: u8, epoch: u8 },
    /// A prophecy gave or took points.
    ProphecyScored { seat: Seat, prophecy: Prophecy, count: i8, points: i8 },
    /// A prophecy came into force.
    ProphecyBegan { prophecy: Prophecy },
    /// The quick-action tiles of the second epoch were laid out.
    QuickTilesLaid { tiles: ArrayVec<QuickAction, 6> },
    /// A corn was put on a tooth of the calendar.
    CornLaid { tooth: u8 },
    /// The start-player token changed hands.
    TokenPassed { from: Seat, to: Seat },
    /// The calendar turned.
    CalendarTurned { days: u8, tooth: u8 },
    /// The double advance was used up.
    TurnedDark { seat: Seat },
    /// A worker was pushed off.
    PushedOff { seat: Seat, wheel: Wheel },
    /// The final scoring began.
    FinalScoringBegan,
    /// Corn and blocks counted, in quarters of a point.
    GoodsScored { seat: Seat, corn: u16 },
    /// Skulls counted.
    SkullsScored { seat: Seat, skulls: u8, points: i16 },
    /// A monument counted.
    MonumentScored { seat: Seat, monument: MonumentId, points: i16 },
    /// The game ended.
    GameOver,
}

/// Names of the places a worker can be placed on.
impl WorkerSpace {
    fn id(self) -> String {
        match self {
            Self::Wheel(wheel, position) => format!("worker.{wheel}.{position}"),
            Self::Start => "start".to_owned(),
            Self::Quick => "quick".to_owned(),
        }
    }
}

impl Describe for Event {
    const STAGES: &'static [&'static str] = &[
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

    const SOURCES: &'static [&'static str] = &[
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

    fn message(&self) -> Message {
        let message = self.plain_message();
        match self.seat() {
            Some(seat) => message.seat("who", seat),
            None => message,
        }
    }

    fn seat(&self) -> Option<Seat> {
        match *self {
            Self::NeutralPlaced { .. }
            | Self::RoundBegan { .. }
            | Self::BuildingsLaid { .. }
            | Self::FoodDayBegan { .. }
            | Self::EpochChanged
            | Self::SkullsShort { .. }
            | Self::ProphecyBegan { .. }
            | Self::QuickTilesLaid { .. }
            | Self::CornLaid { .. }
            | Self::CalendarTurned { .. }
            | Self::FinalScoringBegan
            | Self::GameOver => None,
            Self::TokenPassed { to, .. } => Some(to),
            Self::Chose { seat }
            | Self::Revealed { seat, .. }
            | Self::TurnBegan { seat }
            | Self::ToppedUp { seat, .. }
            | Self::Begged { seat, .. }
            | Self::Angered { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Picked { seat, .. }
            | Self::Used { seat, .. }
            | Self::NoAction { seat }
            | Self::Harvested { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Refused { seat }
            | Self::Lapsed { seat, .. }
            | Self::Learned { seat, .. }
            | Self::BonusTaken { seat, .. }
            | Self::Retreated { seat, .. }
            | Self::Climbed { seat, .. }
            | Self::StepLost { seat, .. }
            | Self::TurnedLight { seat }
            | Self::WorkerGained { seat }
            | Self::SkullOffered { seat, .. }
            | Self::Built { seat, .. }
            | Self::PulledDown { seat, .. }
            | Self::MonumentBuilt { seat, .. }
            | Self::Scored { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Bought { seat, .. }
            | Self::QuickPerformed { seat, .. }
            | Self::QuickLapsed { seat }
            | Self::Passed { seat }
            | Self::TeethCleared { seat, .. }
            | Self::Fed { seat, .. }
            | Self::TempleScored { seat, .. }
            | Self::ProphecyScored { seat, .. }
            | Self::TurnedDark { seat }
            | Self::PushedOff { seat, .. }
            | Self::GoodsScored { seat, .. }
            | Self::SkullsScored { seat, .. }
            | Self::MonumentScored { seat, .. } => Some(seat),
        }
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Revealed { .. }
                | Self::BuildingsLaid { .. }
                | Self::NeutralPlaced { .. }
                | Self::QuickTilesLaid { .. }
        )
    }

    fn is_heading(&self) -> bool {
        matches!(
            self,
            Self::RoundBegan { .. }
                | Self::TurnBegan { .. }
                | Self::FoodDayBegan { .. }
                | Self::FinalScoringBegan
                | Self::GameOver
        )
    }

    fn touches(&self) -> Vec<String> {
        match self {
            Self::Placed { at, .. } => vec![at.id()],
            Self::Picked { wheel, position, .. } => vec![format!("{wheel}.{position}")],
            Self::Used { wheel, number, .. } => vec![format!("{wheel}.{number}")],
            Self::Harvested { number, .. } => vec![format!("pal.{number}")],
            Self::SkullOffered { number, .. } => vec![format!("chi.{number}")],
            Self::NeutralPlaced { wheel, position } => vec![format!("worker.{wheel}.{position}")],
            Self::Angered { seat, temple, .. } | Self::Climbed { seat, temple, .. } => {
                vec![format!("marker.{temple}.{}", letter(*seat))]
            }
            Self::Learned { seat, track, .. } | Self::Retreated { seat, track, .. } => {
                vec![format!("level.{track}.{}", letter(*seat))]
            }
            Self::Built { seat, building } => vec![format!("own.{}.{building}", letter(*seat))],
            Self::MonumentBuilt { seat, monument } => vec![format!("own.{}.{monument}", letter(*seat))],
            Self::BuildingsLaid { buildings } => {
                buildings.iter().map(|it| format!("building.{it}")).collect()
            }
            Self::CornLaid { tooth } => vec![format!("tooth.{}", tooth % 26)],
            Self::TokenPassed { to, .. } => vec![format!("token.{}", letter(*to))],
            Self::ProphecyBegan { prophecy } => vec![format!("prophecy.{prophecy}")],
            _ => Vec::new(),
        }
    }

    fn points(&self) -> Vec<Points> {
        let points =
            |seat: Seat, source, n: i16| vec![Points { seat, source, round: 0, n: 4 * i32::from(n) }];
        match *self {
            Self::Scored { seat, points: n, source } => points(seat, source.key(), n),
            Self::Fed { seat, lost, .. } if lost > 0 => points(seat, "source-unfed", -i16::from(lost)),
            Self::TempleScored { seat, points: n, bonus, epoch, .. } => {
                let source = if epoch == 1 { "source-temples-1" } else { "source-temples-2" };
                points(seat, source, i16::from(n) + i16::from(bonus))
            }
            Self::ProphecyScored { seat, points: n, .. } => points(seat, "source-prophecies", n.into()),
            Self::GoodsScored { seat, corn } => {
                vec![Points { seat, source: "source-goods", round: 0, n: corn.into() }]
            }
            Self::SkullsScored { seat, points: n, .. } => points(seat, "source-skulls", n),
            Self::MonumentScored { seat, points: n, .. } => points(seat, "source-monuments", n),
            _ => Vec::new(),
        }
    }

    fn goods(&self) -> Vec<Amount> {
        let (goods, sign) = match *self {
            Self::Gained { goods, .. } => (goods, 1),
            Self::Paid { goods, .. } => (goods, -1),
            _ => return Vec::new(),
        };
        let Goods { corn, blocks, skulls } = goods;
        let Blocks { wood, stone, gold } = blocks;
        let all = [("corn", corn.into()), ("wood", wood), ("stone", stone), ("gold", gold)];
        let some = all.into_iter().chain([("skull", skulls.into())]).filter(|it| it.1 > 0);
        some.map(|(good, n)| Amount { good, n: sign * i32::from(n) }).collect()
    }

    fn stage(&self, before: Option<&'static str>) -> Option<&'static str> {
        match self {
            Self::FoodDayBegan { .. } => Some("stage-income"),
            Self::Fed { .. } => Some("stage-feeding"),
            Self::EpochChanged => Some("stage-epoch"),
            Self::SkullsShort { .. } => Some("stage-rewards"),
            Self::TempleScored { .. } => Some("stage-temples"),
            Self::ProphecyScored { .. } => Some("stage-prophecy"),
            Self::ProphecyBegan { .. } | Self::QuickTilesLaid { .. } => Some("stage-next"),
            Self::FinalScoringBegan | Self::GoodsScored { .. } => Some("stage-goods"),
            Self::SkullsScored { .. } => Some("stage-skulls"),
            Self::MonumentScored { .. } => Some("stage-monuments"),
            Self::CornLaid { .. }
            | Self::TokenPassed { .. }
            | Self::CalendarTurned { .. }
            | Self::RoundBegan { .. }
            | Self::TurnBegan { .. }
            | Self::GameOver => None,
            // Nothing is got for feeding: what comes after it comes from the temples.
            _ if before == Some("stage-feeding") => Some("stage-rewards"),
            _ => before,
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
