//! What the actions of the wheels are worth to a seat, roughly and in points; fitted weights correct the rest.

use patolli_tzolkin::{
    Blocks, Goods, Temple, Wheel,
    data::{
        BuildingId, CHICHEN_ITZA_OFFERINGS, Effect, HARVEST_YIELDS, MONUMENTS, Scoring, Tribe,
        YAXCHILAN_GOODS,
    },
};

use super::projected::{LEVELS, ProjectedSeat};

/// A day of waiting lowers what an action is worth.
const WAIT_DISCOUNT: [f32; 8] = [1.0, 0.9, 0.81, 0.73, 0.66, 0.59, 0.53, 0.48];
/// Positions of a wheel, with the one only Cit-Bolon-Tum has and one that theology looks at beyond.
const POSITIONS: usize = 13;

/// What actions, tiles and goods are worth to one seat.
pub(super) struct ActionValues<'a> {
    pub projected: &'a ProjectedSeat<'a>,
    /// Days after this one.
    pub days: f32,
    /// What a corn, a wood, a stone, a gold and a skull are worth.
    pub corn: f32,
    pub blocks: [f32; 3],
    skull: f32,
    /// What a step on each temple is worth, and the best of them.
    pub steps: [f32; 3],
    pub step: f32,
    /// What the two best advances are worth, their blocks paid.
    pub advances: [f32; 2],
    /// The best building for blocks in hand, the best if missing blocks were found, the best for corn.
    pub building: f32,
    pub building_hope: f32,
    pub building_for_corn: f32,
    /// Points of the best monument in reach, less its blocks; of the two best on offer, less what is missing.
    pub monument: f32,
    pub monument_hope: [f32; 2],
    /// Points of the best monument on offer whatever it costs, and of the best by the share of its cost in hand.
    pub monument_best: f32,
    pub monument_plan: f32,
    /// What the best action from each position of a wheel is worth.
    pub best: [[f32; POSITIONS]; 5],
}

impl<'a> ActionValues<'a> {
    pub(super) fn new(projected: &'a ProjectedSeat<'a>) -> Self {
        let days = f32::from(26u8.saturating_sub(projected.game.tooth()));
        let corn = 0.25 + 0.17 * (days / 12.0).min(1.0);
        let use_of = corn * (1.0 + 0.2 * (days / 8.0).min(1.0));
        let free = projected.game.offerings().count_ones() < 9;
        let steps = Temple::ALL.map(|it| projected.step_worth(it));
        let mut deeds = Self {
            projected,
            days,
            corn,
            blocks: [2.0 * use_of, 3.0 * use_of, 4.0 * use_of],
            skull: if free && days > 3.0 { 5.2 } else { 3.0 },
            steps,
            step: steps[0].max(steps[1]).max(steps[2]),
            advances: [0.0; 2],
            building: 0.0,
            building_hope: 0.0,
            building_for_corn: 0.0,
            monument: 0.0,
            monument_hope: [0.0; 2],
            monument_best: 0.0,
            monument_plan: 0.0,
            best: [[0.0; POSITIONS]; 5],
        };
        deeds.value_advances();
        deeds.value_buildings();
        deeds.value_monuments();
        deeds.value_positions();
        deeds
    }

    fn worth(&self, goods: Goods) -> f32 {
        f32::from(goods.corn) * self.corn + self.price(goods.blocks) + f32::from(goods.skulls) * self.skull
    }

    fn price(&self, blocks: Blocks) -> f32 {
        f32::from(blocks.wood) * self.blocks[0]
            + f32::from(blocks.stone) * self.blocks[1]
            + f32::from(blocks.gold) * self.blocks[2]
    }

    /// What an advance on a technology brings.
    fn level(&self, track: usize) -> f32 {
        match self.projected.levels[track] {
            level @ 0..=2 => {
                LEVELS[track][usize::from(level)] * self.days / 26.0 + self.monument_bonus(level)
            }
            _ => [self.step, 2.0 * self.blocks[2], 3.0, self.skull][track],
        }
    }

    /// What a level adds to own monuments that count levels.
    fn monument_bonus(&self, level: u8) -> f32 {
        if self.projected.monuments == 0 {
            return 0.0;
        }
        let owns = |scoring| self.projected.monuments & monument_bit(scoring) != 0;
        let mut sum = 0.0;
        if owns(Scoring::Levels) {
            sum += 3.0;
        }
        if level == 2 && owns(Scoring::FinishedTechnologies) {
            sum += 9.0;
        }
        sum
    }

    fn value_advances(&mut self) {
        let have = self.projected.blocks.total();
        let cheaper = u8::from(self.projected.tribe == Some(Tribe::Itzamna));
        for track in 0..4 {
            let level = self.projected.levels[track];
            let cost = if level == 3 { 1 } else { level + 1 - cheaper };
            let payable = if u16::from(cost) <= have { 1.0 } else { 0.3 };
            let gain = (self.level(track) - 0.8 * self.blocks[1] * f32::from(cost)).max(0.2) * payable;
            if gain > self.advances[0] {
                self.advances = [gain, self.advances[0]];
            } else if gain > self.advances[1] {
                self.advances[1] = gain;
            }
        }
    }

    fn value_buildings(&mut self) {
        let have = self.projected.blocks;
        let skill = self.projected.levels[2];
        let help = f32::from(skill.min(1)) * self.corn
            + if skill > 1 { 2.0 } else { 0.0 }
            + if skill > 2 { self.blocks[1] } else { 0.0 };
        let food = f32::from(self.projected.food_days) * self.corn * 0.8;
        for building in self.projected.game.row().iter().flatten() {
            let cost = building.tile().cost;
            let gain = self.benefit(*building, food) + help;
            let net = gain - self.price(cost.blocks) - f32::from(cost.skulls) * self.skull;
            let missing = cost.blocks.minus(have);
            if missing == Blocks::NONE && cost.skulls <= self.projected.skulls {
                self.building = self.building.max(net);
            }
            self.building_hope = self.building_hope.max(net - 0.7 * self.price(missing));
            let corn = 2 * cost.blocks.total();
            if self.projected.corn >= corn.into() {
                self.building_for_corn = self.building_for_corn.max(gain - f32::from(corn) * self.corn);
            }
        }
    }

    /// What a building brings, roughly; `food` is what a corn less at each food day is worth.
    fn benefit(&self, building: BuildingId, food: f32) -> f32 {
        let tile = building.tile();
        let hungry = f32::from(self.projected.workers.saturating_sub(self.projected.farms.0));
        let owns =
            |scoring| self.projected.monuments != 0 && self.projected.monuments & monument_bit(scoring) != 0;
        let mut sum = if owns(Scoring::AllTiles) { 2.0 } else { 0.0 };
        if owns(Scoring::Frame(tile.kind)) {
            sum += 4.0;
        }
        for effect in tile.effects {
            sum += match *effect {
                Effect::Gain(goods) => self.worth(goods),
                Effect::Score(points) => points.into(),
                Effect::Worker => 0.9 * self.days / 10.0,
                Effect::Climb(temple) => self.steps[temple.index()],
                Effect::ClimbAny => self.step,
                Effect::Learn(track) => self.level(track.index()),
                Effect::LearnAny(n) => (self.advances[0] + self.blocks[1]) * f32::from(n),
                Effect::FeedWorkers(n) => 2.0 * f32::from(n).min(hungry) * food,
                Effect::FeedEvery => f32::from(self.projected.workers) * food,
                Effect::Income(goods) | Effect::IncomeByEpoch(goods, _) => {
                    self.worth(goods) * f32::from(self.projected.food_days) * 0.9
                }
                Effect::SkullShrine => 7.0 + self.step,
                Effect::Build | Effect::AnyAction => 1.5,
                Effect::BuildMonument => self.monument.max(1.0),
                Effect::Market | Effect::ExchangeTechnology => 1.0,
            };
        }
        sum
    }

    /// The monuments on offer.
    fn value_monuments(&mut self) {
        let mut left = self.projected.game.offered_monuments();
        while left != 0 {
            let index = left.trailing_zeros() as usize;
            left &= left - 1;
            let cost = MONUMENTS[index].cost;
            let points = self.projected.monument_points(index, true);
            let net = points - self.worth(cost);
            let missing = cost.blocks.minus(self.projected.blocks);
            let share = 1.0 - f32::from(missing.total()) / f32::from(cost.blocks.total().max(1));
            self.monument_best = self.monument_best.max(points);
            self.monument_plan = self.monument_plan.max(points * share);
            if missing == Blocks::NONE && cost.skulls <= self.projected.skulls {
                self.monument = self.monument.max(net);
            }
            let hope = net - 0.7 * self.price(missing);
            let [first, second] = self.monument_hope;
            if hope > first {
                self.monument_hope = [hope, first];
            } else if hope > second {
                self.monument_hope[1] = hope;
            }
        }
    }

    /// What two buildings or a monument are worth.
    fn tikal_four(&self) -> f32 {
        let pair = (self.building * 1.4).max(self.building_hope * 0.6);
        pair.max(self.monument).max(self.monument_hope[0] * 0.6)
    }

    /// The five actions of a small wheel.
    fn small(&self, wheel: Wheel) -> [f32; 5] {
        match wheel {
            Wheel::Palenque => {
                let fish = 3.0 + f32::from(u8::from(self.projected.levels[0] > 1));
                [fish * self.corn, self.harvest(2), self.harvest(3), self.harvest(4), self.harvest(5)]
            }
            Wheel::Yaxchilan => [1, 2, 3, 4, 5].map(|it| self.worth(self.extracted(it))),
            Wheel::Tikal => [
                self.advances[0],
                self.building.max(self.building_hope * 0.6),
                self.advances[0] + self.advances[1],
                self.tikal_four(),
                self.steps.iter().sum::<f32>()
                    - self.steps[0].min(self.steps[1]).min(self.steps[2])
                    - self.blocks[0],
            ],
            _ => [
                self.step - 3.0 * self.corn,
                0.4,
                if self.projected.workers < 6 { 1.7 * self.days / 10.0 } else { 0.0 },
                self.building_for_corn,
                0.0,
            ],
        }
    }

    fn harvest(&self, number: u8) -> f32 {
        let (printed, grove) =
            (HARVEST_YIELDS[usize::from(number) - 2], self.projected.game.jungle_tiles(number));
        let level = self.projected.levels[0];
        let skill = [0, 1, 1, 3][usize::from(level)];
        let corn =
            if grove.corn > 0 || level > 1 { f32::from(printed.corn + skill) * self.corn } else { 0.0 };
        if grove.forest == 0 {
            return corn;
        }
        let wood = printed.wood + u8::from(self.projected.levels[1] > 0);
        let burn = f32::from(printed.corn + skill) * self.corn - 1.2;
        corn.max(f32::from(wood) * self.blocks[0]).max(burn)
    }

    fn extracted(&self, number: usize) -> Goods {
        let mut goods = YAXCHILAN_GOODS[number - 1];
        let level = self.projected.levels[1];
        let Blocks { wood, stone, gold } = goods.blocks;
        goods.blocks = Blocks::new(
            wood + u16::from(wood > 0 && level > 0),
            stone + u16::from(stone > 0 && level > 1),
            gold + u16::from(gold > 0 && level > 2),
        );
        let twice = u8::from(goods.skulls > 0 && self.projected.levels[3] > 2);
        goods.skulls = (goods.skulls + twice).min(self.projected.game.skulls());
        goods
    }

    /// Fills the table of best actions by wheel and position.
    fn value_positions(&mut self) {
        let mut deeds = Wheel::SMALL.map(|it| self.small(it));
        let uxmal = Wheel::Uxmal.index();
        let any = deeds.iter().flatten().fold(0.0f32, |most, it| most.max(*it));
        deeds[uxmal][4] = any - self.corn;
        if self.projected.tribe == Some(Tribe::Huracan) {
            let [palenque, yaxchilan, tikal, uxmal] = deeds;
            let jungle = better(palenque, yaxchilan);
            let city = better(tikal, uxmal);
            deeds = [jungle, jungle, city, city];
        }
        for (wheel, numbers) in deeds.iter().enumerate() {
            self.best[wheel] = self.best_by_position(numbers, 0);
        }
        let ahead = usize::from(self.projected.levels[3] > 0);
        self.best[Wheel::ChichenItza.index()] = self.best_by_position(&self.offerings(), ahead);
    }

    /// The best action from every position: the own one, those behind for corn, from the end of the wheel any.
    fn best_by_position(&self, deeds: &[f32], ahead: usize) -> [f32; POSITIONS] {
        let mut best = [0.0; POSITIONS];
        let back = if self.projected.tribe == Some(Tribe::Balam) { -self.corn } else { self.corn };
        let leap = self.projected.tribe == Some(Tribe::AhauChamahez);
        let any = deeds.iter().fold(0.0f32, |most, it| most.max(*it));
        let at = |number: usize| match number {
            0 => 0.0,
            _ if number > deeds.len() => any,
            _ => deeds[number - 1],
        };
        let mut behind = 0.0f32;
        for (position, most) in best.iter_mut().enumerate() {
            let own = at(position);
            let mut top = own.max(behind).max(at(position + ahead));
            if leap {
                top = top.max(at(position + ahead + 1) - self.corn);
            }
            *most = top;
            behind = if back < 0.0 { (own - back).max(behind) } else { own.max(behind) - back };
        }
        best
    }

    /// What an offering at Chichen Itza is worth, by number.
    fn offerings(&self) -> [f32; 9] {
        let mut worth = [0.0; 9];
        let skulls = self.projected.skulls > 0;
        let share = match (skulls, self.projected.game.skulls() > 0 && self.days > 4.0) {
            (true, _) => 1.0,
            (false, true) => 0.4,
            (false, false) => return worth,
        };
        let more = if self.projected.levels[3] > 1 { (self.step - self.blocks[0]).max(0.0) } else { 0.0 };
        for (index, offering) in CHICHEN_ITZA_OFFERINGS.iter().enumerate() {
            if self.projected.game.offerings() & (2 << index) == 0 {
                let gain = f32::from(offering.points) + self.steps[offering.temple.index()] + more;
                worth[index] = share * (gain + f32::from(offering.blocks) * self.blocks[2] - self.skull);
            }
        }
        worth
    }

    /// What the best action from a position is worth now.
    pub(super) fn at(&self, wheel: Wheel, position: u8) -> f32 {
        self.best[wheel.index()][usize::from(position).min(POSITIONS - 1)]
    }

    /// What a worker may still do: the best action now or after some waiting, at most `turns` days.
    pub(super) fn best_with_waiting(&self, wheel: Wheel, position: u8, turns: u8) -> f32 {
        let wheel_best = &self.best[wheel.index()];
        let mut best = 0.0f32;
        for (wait, patience) in (0u8..).zip(WAIT_DISCOUNT) {
            if position + wait > wheel.last() || wait > turns {
                break;
            }
            best = best.max(wheel_best[usize::from(position + wait)] * patience);
        }
        best
    }
}

/// The better of two wheels' actions, number by number.
fn better(mut one: [f32; 5], other: [f32; 5]) -> [f32; 5] {
    one.iter_mut().zip(other).for_each(|(most, it)| *most = most.max(it));
    one
}

/// The monument with this scoring, as a bit.
fn monument_bit(scoring: Scoring) -> u16 {
    match MONUMENTS.iter().position(|it| it.scoring == scoring) {
        Some(index) => 1 << index,
        None => 0,
    }
}
