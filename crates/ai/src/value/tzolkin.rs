//! What a Tzolk'in player values: points to come from temples and tiles, goods, skills, and workers riding towards
//! actions worth having.

mod features;
mod offers;
mod scatter;
mod style;
mod tokens;
mod waste;

use patolli_core::Seat;
use patolli_tzolkin::{
    Blocks, Goods, Phase, QuickAction, Temple, Track, Tzolkin, Wheel,
    data::{
        BuildingId, CHICHEN_ITZA_OFFERINGS, Effect, FOOD_DAYS, HARVEST_YIELDS, MonumentId, YAXCHILAN_GOODS,
    },
};

use super::lead;
use crate::HeuristicValue;

/// The part of the best rival's prospects that counts against the own ones.
const RIVALRY: f32 = 0.25;
/// A corn, in points: dear while one has little, a quarter of a point when one has plenty or the game ends.
const FIRST_CORN: f32 = 0.75;
const NEXT_CORN: f32 = 0.42;
const LAST_CORN: f32 = 0.25;
/// Amounts of corn that are little and enough.
const LITTLE: f32 = 4.09;
const ENOUGH: f32 = 16.0;
/// A block in hand is worth more than its corn, since it can build.
const BLOCK: f32 = 1.2;
/// A skull that can still be offered, beyond its three points.
const SKULL: f32 = 2.4;
/// A worker in hand, for each ten days left.
const HAND: f32 = 0.78;
/// A worker in play, for each ten days left.
const WORKER: f32 = 0.88;
/// A day of waiting lowers what an action is worth.
const WAIT_DISCOUNT: f32 = 0.9;
/// An unfed worker, while there is time to find corn.
const UNFED: f32 = 3.0;
/// Corn that food days after the next will cost.
const LATER_FOOD: f32 = 0.8;
/// A tile one cannot pay yet may be payable by the time a worker is there.
const NOT_YET: f32 = 0.48;
/// The double advance in hand.
const LIGHT: f32 = 0.6;

impl HeuristicValue for Tzolkin {
    fn value(&self, seat: Seat) -> f32 {
        lead(self, seat, RIVALRY, prospects)
    }

    fn is_quiet(&self, seat: Seat) -> bool {
        !self.is_mid_action(seat)
    }
}

/// Points now and to be expected.
fn prospects(game: &Tzolkin, seat: Seat) -> f32 {
    let points = f32::from(game.score(seat)) / 4.0;
    if game.phase() == Phase::Over {
        return points;
    }
    let value = SeatValue::new(game, seat);
    points
        + value.goods()
        + value.feeding()
        + value.temples()
        + value.skills()
        + value.tiles()
        + value.workers()
        + value.quick()
}

/// What one seat may expect.
struct SeatValue<'a> {
    game: &'a Tzolkin,
    seat: Seat,
    /// Days until the end.
    days: f32,
    /// What a corn is worth.
    corn: f32,
}

impl<'a> SeatValue<'a> {
    fn new(game: &'a Tzolkin, seat: Seat) -> Self {
        let days = f32::from(27u8.saturating_sub(game.tooth()));
        let corn = LAST_CORN + (NEXT_CORN - LAST_CORN) * (days / 12.0).min(1.0);
        Self { game, seat, days, corn }
    }

    /// What goods are worth: more while there is time to use them.
    fn worth(&self, goods: Goods) -> f32 {
        let use_of_blocks = 1.0 + (BLOCK - 1.0) * (self.days / 8.0).min(1.0);
        f32::from(goods.corn) * self.corn
            + f32::from(goods.blocks.in_corn()) * self.corn * use_of_blocks
            + f32::from(goods.skulls) * self.skull()
    }

    fn skull(&self) -> f32 {
        let free = (1..=9).filter(|it| !self.game.is_offered(*it)).count();
        if free > 0 && self.days > 3.0 { 3.0 + SKULL } else { 3.0 }
    }

    fn goods(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let blocks = Goods { blocks: game.blocks(seat), ..Goods::NONE };
        self.worth(blocks)
            + self.corn_value(f32::from(game.corn(seat)) + self.corn_to_come())
            + f32::from(game.skulls_of(seat)) * self.skull()
    }

    /// Corn of the calendar's teeth that comes at the end of the turn.
    fn corn_to_come(&self) -> f32 {
        if self.game.start_space() == Some(self.seat) { self.game.corn_on_teeth().into() } else { 0.0 }
    }

    /// What so much corn is worth: the first few keep one moving.
    fn corn_value(&self, corn: f32) -> f32 {
        let time = (self.days / 10.0).min(1.0);
        let price = |dear: f32| LAST_CORN + (dear - LAST_CORN) * time;
        let (little, some) = (corn.min(LITTLE), (corn.min(ENOUGH) - LITTLE).max(0.0));
        little * price(FIRST_CORN) + some * price(NEXT_CORN) + (corn - ENOUGH).max(0.0) * LAST_CORN
    }

    /// Corn that will be missing on the next food day, the nearer the worse.
    fn feeding(&self) -> f32 {
        let Some(day) = FOOD_DAYS.get(usize::from(self.game.food_days())) else { return 0.0 };
        let wait = f32::from(day.saturating_sub(self.game.tooth()));
        let need = f32::from(self.game.corn_to_feed(self.seat));
        let missing = (need - f32::from(self.game.corn(self.seat)) - self.corn_to_come()).max(0.0);
        let days_after: f32 = FOOD_DAYS.iter().filter(|it| **it > self.game.tooth()).map(|_| 1.0).sum();
        let later = (days_after - 1.0).max(0.0) * need * self.corn * LATER_FOOD;
        -missing / 2.0 * UNFED * (1.0 / (1.0 + 0.45 * wait)) - later
    }

    /// Points of the epochs to come, goods of the food days between.
    fn temples(&self) -> f32 {
        let (game, done) = (self.game, self.game.food_days());
        let mut sum = 0.0;
        for temple in Temple::ALL {
            for (number, epoch) in [(1u8, 1u8), (3, 2)] {
                if done <= number {
                    let (points, bonus) = game.temple_points(self.seat, temple, epoch);
                    let sure = if done == number { 1.0 } else { 0.8 };
                    sum += sure * f32::from(points) + 0.7 * sure * f32::from(bonus);
                }
            }
            let payouts: f32 = [0u8, 2].into_iter().filter(|it| done <= *it).map(|_| 1.0).sum();
            sum += self.worth(game.temple_goods(self.seat, temple)) * payouts * 0.85;
        }
        sum + if game.is_light(self.seat) { LIGHT } else { 0.0 }
    }

    /// Technologies pay for every use still to come.
    fn skills(&self) -> f32 {
        let level = |track| self.game.level(self.seat, track);
        let uses = self.days / 26.0;
        let of = |track, worth: [f32; 3]| worth[..usize::from(level(track))].iter().sum::<f32>();
        uses * (of(Track::Agriculture, [3.4, 3.0, 5.5])
            + of(Track::Extraction, [3.2, 3.6, 4.4])
            + of(Track::Architecture, [2.0, 5.0, 5.5])
            + of(Track::Theology, [2.4, 3.2, 6.0]))
    }

    /// Farms save corn on every food day; monuments count as they stand, with some growth.
    fn tiles(&self) -> f32 {
        let monuments = self.game.monuments_of(self.seat);
        let points: f32 = monuments.map(|it| f32::from(self.game.monument_points(self.seat, it))).sum();
        points * (1.0 + 0.012 * self.days)
    }

    fn workers(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let time = self.days / 10.0;
        let riding: f32 = Wheel::ALL.into_iter().map(|it| self.wheel_workers(it)).sum();
        let extra = f32::from(game.workers(seat)) - 3.0;
        // A worker beside the wheels is back in hand at the end of the round.
        let idle = f32::from(game.workers(seat) - game.on_wheels(seat));
        riding + HAND * time * idle + WORKER * time * extra
    }

    /// What the workers on a wheel may still do.
    fn wheel_workers(&self, wheel: Wheel) -> f32 {
        let bits = self.game.workers_on(self.seat, wheel);
        (0..=12u8).filter(|it| bits & (1 << it) != 0).map(|it| self.best_with_waiting(wheel, it)).sum()
    }

    /// The best action a worker reaches now or on one of the next days.
    fn best_with_waiting(&self, wheel: Wheel, position: u8) -> f32 {
        let mut best = 0.0f32;
        let hand = HAND * self.days / 10.0;
        for wait in 0..=4u8 {
            let there = position + wait;
            if there > wheel.last() || f32::from(wait) > self.days {
                break;
            }
            let now =
                (1..=wheel.actions()).map(|it| self.action(wheel, it) - self.step_back(wheel, there, it));
            let most = now.fold(0.0, f32::max);
            best = best.max((most + hand) * WAIT_DISCOUNT.powi(wait.into()));
        }
        best
    }

    fn step_back(&self, wheel: Wheel, position: u8, number: u8) -> f32 {
        if number > position {
            return f32::MAX;
        }
        if wheel.is_free_choice(position) { 0.0 } else { f32::from(position - number) * self.corn }
    }

    /// What an action is worth, roughly.
    fn action(&self, wheel: Wheel, number: u8) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let step = 1.6 + 0.05 * self.days;
        match (wheel, number) {
            (Wheel::Palenque, 1) => 3.0 * self.corn,
            (Wheel::Palenque, _) => self.harvest(number),
            (Wheel::Yaxchilan, _) => self.worth(self.extracted(number)),
            (Wheel::Tikal, 1) => self.advance_value(1),
            (Wheel::Tikal, 3) => self.advance_value(2),
            (Wheel::Tikal, 2) => self.building(),
            (Wheel::Tikal, 4) => (1.6 * self.building()).max(self.monument()),
            (Wheel::Tikal, _) => 2.0 * step - 2.0 * self.corn,
            (Wheel::Uxmal, 1) => step - 3.0 * self.corn,
            (Wheel::Uxmal, 2) => 0.5,
            (Wheel::Uxmal, 3) if game.workers(seat) < 6 => (WORKER + HAND) * self.days / 10.0,
            (Wheel::Uxmal, 4) => self.best_building(
                |it| f32::from(2 * it.tile().cost.blocks.total()) * self.corn,
                |it| game.corn(seat) >= 2 * it.tile().cost.blocks.total(),
            ),
            (Wheel::Uxmal, 5) => self.best_other_action() - self.corn,
            (Wheel::ChichenItza, _) if game.skulls_of(seat) > 0 && !game.is_offered(number) => {
                let offering = CHICHEN_ITZA_OFFERINGS[usize::from(number) - 1];
                let blocks = f32::from(offering.blocks) * 4.0 * self.corn;
                f32::from(offering.points) + step + blocks - self.skull()
            }
            _ => 0.0,
        }
    }

    fn harvest(&self, number: u8) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let (printed, grove) = (HARVEST_YIELDS[usize::from(number) - 2], game.jungle_tiles(number));
        let skill = match game.level(seat, Track::Agriculture) {
            0 => 0,
            1 | 2 => 1,
            _ => 3,
        };
        let corn = if grove.corn > 0 || grove.forest > 0 || game.level(seat, Track::Agriculture) > 1 {
            f32::from(printed.corn + skill) * self.corn
        } else {
            0.0
        };
        let more = u8::from(game.level(seat, Track::Extraction) > 0);
        let wood = if grove.forest > 0 { printed.wood + more } else { 0 };
        corn.max(self.worth(Goods::blocks(wood.into(), 0, 0)))
    }

    fn extracted(&self, number: u8) -> Goods {
        let mut goods = YAXCHILAN_GOODS[usize::from(number) - 1];
        let level = self.game.level(self.seat, Track::Extraction);
        let Blocks { wood, stone, gold } = goods.blocks;
        goods.blocks = Blocks::new(
            wood + u16::from(wood > 0 && level > 0),
            stone + u16::from(stone > 0 && level > 1),
            gold + u16::from(gold > 0 && level > 2),
        );
        goods.skulls = goods.skulls.min(self.game.skulls());
        goods
    }

    /// One or two advances, if there are blocks for them.
    fn advance_value(&self, advances: u8) -> f32 {
        let blocks = self.game.blocks(self.seat).total();
        let uses = self.days / 26.0;
        f32::from(u16::from(advances).min(blocks)) * (4.0 * uses - 2.2 * self.corn).max(0.3)
    }

    /// What the quick action to come is worth.
    fn quick(&self) -> f32 {
        match self.game.outstanding_quick_action(self.seat) {
            None => 0.0,
            Some(QuickAction::Corn) => 3.0 * self.corn,
            Some(QuickAction::Wood) => self.worth(Goods::blocks(1, 0, 0).and_corn(1)),
            Some(QuickAction::Stone) => self.worth(Goods::blocks(0, 1, 0)),
            Some(QuickAction::Gold) => self.worth(Goods::blocks(0, 0, 1)),
            Some(QuickAction::Technology) => self.advance_value(1),
            Some(QuickAction::Market) => 0.3,
            Some(QuickAction::Build) => self.building() - self.corn,
        }
    }

    /// The best of the other small wheels' actions.
    fn best_other_action(&self) -> f32 {
        let wheels = [
            (Wheel::Palenque, 4),
            (Wheel::Palenque, 5),
            (Wheel::Yaxchilan, 5),
            (Wheel::Tikal, 3),
            (Wheel::Tikal, 4),
        ];
        wheels.into_iter().map(|(wheel, number)| self.action(wheel, number)).fold(0.0, f32::max)
    }

    /// The best building on offer for its blocks.
    fn building(&self) -> f32 {
        let have = self.game.blocks(self.seat);
        self.best_building(
            |it| self.worth(Goods { blocks: it.tile().cost.blocks, ..Goods::NONE }),
            |it| have.covers(it.tile().cost.blocks),
        )
    }

    fn best_building(&self, cost: impl Fn(BuildingId) -> f32, payable: impl Fn(BuildingId) -> bool) -> f32 {
        let row = self.game.row().iter().flatten();
        row.map(|it| (self.benefit(*it) - cost(*it)) * if payable(*it) { 1.0 } else { NOT_YET })
            .fold(0.0, f32::max)
    }

    /// What a building brings, roughly.
    fn benefit(&self, building: BuildingId) -> f32 {
        let step = 1.6 + 0.05 * self.days;
        let uses = self.days / 26.0;
        let food_days: f32 = FOOD_DAYS.iter().filter(|it| **it >= self.game.tooth()).map(|_| 1.0).sum();
        let workers = f32::from(self.game.workers(self.seat));
        let effect = |it: &Effect| match *it {
            Effect::Gain(goods) => self.worth(goods),
            Effect::Score(points) => points.into(),
            Effect::Worker => WORKER * self.days / 10.0,
            Effect::Climb(_) | Effect::ClimbAny => step,
            Effect::Learn(_) => 4.0 * uses,
            Effect::LearnAny(n) => 4.0 * uses * f32::from(n),
            Effect::FeedWorkers(n) => 2.0 * f32::from(n).min(workers) * food_days * self.corn * LATER_FOOD,
            Effect::FeedEvery => workers * food_days * self.corn * LATER_FOOD,
            Effect::Income(goods) | Effect::IncomeByEpoch(goods, _) => self.worth(goods) * food_days * 0.9,
            Effect::SkullShrine => 7.0 + step - self.skull(),
            Effect::Build | Effect::BuildMonument | Effect::AnyAction => 1.5,
            Effect::Market | Effect::ExchangeTechnology => 1.0,
        };
        building.tile().effects.iter().map(effect).sum()
    }

    /// The best monument on offer, as it would score now.
    fn monument(&self) -> f32 {
        let have = self.game.blocks(self.seat);
        let worth = |it: MonumentId| {
            let cost = it.tile().cost;
            let ready = if have.covers(cost.blocks) { 1.0 } else { NOT_YET };
            (f32::from(self.game.monument_points(self.seat, it)) - self.worth(cost)) * ready
        };
        self.game.monuments().map(worth).fold(0.0, f32::max)
    }
}
