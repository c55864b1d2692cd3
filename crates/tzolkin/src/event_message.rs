//! The sentence for each event: its key and arguments.

use patolli_core::Message;

use crate::{Event, Goods, Lapse, Wheel, event::WorkerSpace};

impl Event {
    /// The sentence, without who it is about.
    pub(crate) fn plain_message(&self) -> Message {
        match self {
            Self::Chose { .. } => Message::new("chose"),
            Self::Revealed { .. } => self.revealed(),
            Self::NeutralPlaced { wheel, position } => at(Message::new("neutral-placed"), *wheel, *position),
            Self::RoundBegan { day, food: false, .. } => Message::new("round-began").number("n", *day),
            Self::RoundBegan { day, food: true, .. } => Message::new("food-round-began").number("n", *day),
            Self::TurnBegan { .. } => Message::new("turn-began"),
            Self::ToppedUp { corn, .. } => Message::new("topped-up").number("n", *corn),
            Self::Begged { corn, .. } => Message::new("begged").number("n", *corn),
            Self::Angered { temple, .. } => Message::new("angered").term("temple", temple.key()),
            Self::Placed { at: ground, cost, mercy, .. } => placed(*ground, *cost, *mercy),
            Self::Picked { wheel, position, .. } => at(Message::new("picked"), *wheel, *position),
            Self::Used { wheel, number, paid, gained, .. } => {
                at(Message::new("used"), *wheel, *number).number("paid", *paid).number("gained", *gained)
            }
            Self::NoAction { .. } => Message::new("no-action"),
            Self::Harvested { number, crop, tile, .. } => Message::new(match (crop, tile) {
                (crate::HarvestKind::Corn, true) => "harvested-corn",
                (crate::HarvestKind::Corn, false) => "harvested-without-tile",
                (crate::HarvestKind::Wood, _) => "harvested-wood",
                (crate::HarvestKind::Burn, _) => "burned",
            })
            .number("number", *number),
            Self::Gained { goods, .. } => with_goods(Message::new("gained"), *goods),
            Self::Paid { goods, .. } => with_goods(Message::new("paid"), *goods),
            Self::Refused { .. } => Message::new("refused"),
            Self::Lapsed { what, n, .. } => lapsed(*what, *n),
            Self::Learned { track, level, .. } => {
                Message::new("learned").term("track", track.key()).number("level", *level)
            }
            Self::BonusTaken { track, .. } => Message::new("bonus-taken").term("track", track.key()),
            Self::Retreated { track, level, .. } => {
                Message::new("retreated").term("track", track.key()).number("level", *level)
            }
            Self::Climbed { temple, .. } => Message::new("climbed").term("temple", temple.key()),
            Self::StepLost { temple, .. } => Message::new("step-lost").term("temple", temple.key()),
            Self::TurnedLight { .. } => Message::new("turned-light"),
            Self::WorkerGained { .. } => Message::new("worker-gained"),
            Self::SkullOffered { number, .. } => Message::new("skull-offered").number("number", *number),
            Self::Built { building, .. } => Message::new("built").term("tile", building.key()),
            Self::PulledDown { building, .. } => Message::new("pulled-down").term("tile", building.key()),
            Self::MonumentBuilt { monument, .. } => {
                Message::new("monument-built").term("tile", monument.key())
            }
            Self::Sold { block, corn, .. } => {
                Message::new("sold").term("block", block.key()).number("corn", *corn)
            }
            Self::Bought { block, corn, .. } => {
                Message::new("bought").term("block", block.key()).number("corn", *corn)
            }
            Self::QuickPerformed { quick, .. } => Message::new("quick-performed").term("quick", quick.key()),
            Self::QuickLapsed { .. } => Message::new("quick-lapsed"),
            Self::Passed { .. } => Message::new("passed"),
            Self::TeethCleared { corn, .. } => Message::new("teeth-cleared").number("n", *corn),
            Self::PushedOff { wheel, .. } => Message::new("pushed-off").term("wheel", wheel.name()),
            Self::TurnedDark { .. } => Message::new("turned-dark"),
            _ => self.public_message(),
        }
    }

    /// What concerns the whole table: the calendar, food days, the final scoring.
    fn public_message(&self) -> Message {
        match self {
            Self::BuildingsLaid { buildings } => {
                let names = ["tile1", "tile2", "tile3", "tile4", "tile5", "tile6"];
                let n = u8::try_from(buildings.len()).unwrap_or_default();
                let message = Message::new("buildings-laid").number("n", n);
                names.iter().enumerate().fold(message, |message, (place, name)| {
                    message.term(name, buildings.get(place).map_or("nothing", |it| it.key()))
                })
            }
            Self::FoodDayBegan { number } => Message::new("food-day-began").number("n", *number),
            Self::Fed { workers, fed, corn, lost, .. } => Message::new("fed")
                .number("workers", *workers)
                .number("fed", *fed)
                .number("corn", *corn)
                .number("lost", *lost),
            Self::EpochChanged => Message::new("epoch-changed"),
            Self::SkullsShort { temple } => Message::new("skulls-short").term("temple", temple.key()),
            Self::TempleScored { temple, points, bonus, .. } => Message::new("temple-scored")
                .term("temple", temple.key())
                .number("points", *points)
                .number("bonus", *bonus),
            Self::ProphecyScored { prophecy, count, points, .. } => Message::new("prophecy-scored")
                .term("prophecy", prophecy.key())
                .number("count", *count)
                .number("points", *points),
            Self::ProphecyBegan { prophecy } => {
                Message::new("prophecy-began").term("prophecy", prophecy.key())
            }
            Self::QuickTilesLaid { .. } => Message::new("quick-tiles-laid"),
            Self::CornLaid { .. } => Message::new("corn-laid"),
            Self::TokenPassed { from, .. } => Message::new("token-passed").seat("from", *from),
            Self::CalendarTurned { days, .. } => Message::new("calendar-turned").number("days", *days),
            Self::FinalScoringBegan => Message::new("final-scoring-began"),
            Self::GoodsScored { corn, .. } => {
                Message::new("goods-scored").number("corn", *corn).text("points", quarters(*corn))
            }
            Self::SkullsScored { skulls, points, .. } => {
                Message::new("skulls-scored").number("n", *skulls).number("points", *points)
            }
            Self::MonumentScored { monument, points, .. } => {
                Message::new("monument-scored").term("tile", monument.key()).number("points", *points)
            }
            Self::Scored { points, source, .. } => {
                Message::new("scored").number("points", *points).term("source", source.key())
            }
            _ => Message::new("game-over"),
        }
    }

    fn revealed(&self) -> Message {
        let Self::Revealed { tiles, tribe, .. } = self else {
            return Message::new("revealed");
        };
        let tile = |place: usize| tiles.get(place).map_or("nothing", |it| it.key());
        let message = Message::new(match (tribe, tiles.len()) {
            (None, _) => "revealed",
            (Some(_), ..=2) => "revealed-tribe",
            (Some(_), _) => "revealed-tribe-three",
        });
        let message = message.term("tile1", tile(0)).term("tile2", tile(1)).term("tile3", tile(2));
        message.term("tribe", tribe.map_or("nothing", |it| it.key()))
    }
}

fn lapsed(what: Lapse, n: u8) -> Message {
    let message = Message::new(what.key());
    if what.is_counted() { message.number("n", n) } else { message }
}

fn placed(ground: WorkerSpace, cost: u8, mercy: bool) -> Message {
    let key = match (ground, mercy) {
        (WorkerSpace::Wheel(..), false) => "placed",
        (WorkerSpace::Start, false) => "placed-start",
        (WorkerSpace::Quick, _) => "placed-quick",
        (WorkerSpace::Wheel(..), true) => "placed-by-mercy",
        (WorkerSpace::Start, true) => "placed-start-by-mercy",
    };
    let message = Message::new(key).number("cost", cost);
    match ground {
        WorkerSpace::Wheel(wheel, position) => at(message, wheel, position),
        _ => message,
    }
}

fn at(message: Message, wheel: Wheel, number: u8) -> Message {
    message.term("wheel", wheel.name()).number("number", number)
}

/// The amounts of all five goods; the sentence leaves out those that are 0.
fn with_goods(message: Message, goods: Goods) -> Message {
    message
        .number("corn", goods.corn)
        .number("wood", goods.blocks.wood)
        .number("stone", goods.blocks.stone)
        .number("gold", goods.blocks.gold)
        .number("skull", goods.skulls)
}

/// Quarters of a point as people write them.
pub(crate) fn quarters(n: u16) -> String {
    let whole = n / 4;
    let part = ["", "¼", "½", "¾"][usize::from(n % 4)];
    if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") }
}
