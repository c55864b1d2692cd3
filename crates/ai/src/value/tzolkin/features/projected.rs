//! What a seat holds once the certain part of a half-done turn is done.

use patolli_core::{Game as _, Seat};
use patolli_tzolkin::{
    Blocks, Goods, Outstanding, Phase, Temple, Tzolkin,
    data::{BUILDINGS, CORN_PER_WORKER, Effect, MONUMENTS, Metric, Prophecy, SURCHARGE, Scoring, Tribe},
};

/// What a level of each technology is worth over a whole game, roughly.
pub(super) const LEVELS: [[f32; 3]; 4] = [[3.4, 3.0, 5.5], [3.2, 3.6, 4.4], [2.0, 5.0, 5.5], [2.4, 3.2, 6.0]];
/// The skull shrine among the buildings.
const SHRINE: u64 = 1 << 39;

/// What a seat holds, with what it owes paid and what it is sure of gained.
pub(super) struct ProjectedSeat<'a> {
    pub game: &'a Tzolkin,
    pub seat: Seat,
    /// Open questions whose answer is a choice.
    pub outstanding: Outstanding,
    /// `None` while tribes are chosen in secret.
    pub tribe: Option<Tribe>,
    pub points: f32,
    pub corn: i32,
    pub blocks: Blocks,
    pub skulls: u8,
    pub workers: u8,
    pub steps: [u8; 3],
    /// The highest step of a rival, by temple.
    pub rivals: [u8; 3],
    pub levels: [u8; 4],
    /// Buildings and monuments by frame.
    pub kinds: [u8; 4],
    pub monuments: u16,
    /// Farms for single workers, and for every worker.
    pub farms: (u8, u8),
    /// Goods of every food day.
    pub income: Goods,
    /// Food days to come, the scorings and the payouts among them.
    pub food_days: u8,
    pub scorings: u8,
    pub payouts: u8,
}

impl<'a> ProjectedSeat<'a> {
    pub(super) fn new(game: &'a Tzolkin, seat: Seat) -> Self {
        let open = game.phase() != Phase::Choose;
        let done = game.food_days();
        let mut projected = Self {
            game,
            seat,
            outstanding: game.outstanding_tasks(seat),
            tribe: if open { game.tribe(seat) } else { None },
            points: f32::from(game.score(seat)) / 4.0,
            corn: i32::from(game.corn(seat)) + i32::from(game.corn_to_collect(seat)),
            blocks: game.blocks(seat),
            skulls: game.skulls_of(seat),
            workers: game.workers(seat),
            steps: Temple::ALL.map(|it| game.step(seat, it)),
            rivals: [0; 3],
            levels: patolli_tzolkin::Track::ALL.map(|it| game.level(seat, it)),
            kinds: [0; 4],
            monuments: game.monuments_mask(seat),
            farms: (0, 0),
            income: Goods::NONE,
            food_days: 4 - done.min(4),
            scorings: u8::from(done < 2) + u8::from(done < 4),
            payouts: u8::from(done < 1) + u8::from(done < 3),
        };
        for rival in Seat::all(game.seats()).filter(|it| *it != seat) {
            for temple in Temple::ALL {
                let most = &mut projected.rivals[temple.index()];
                *most = (*most).max(game.step(rival, temple));
            }
        }
        if open && game.kept_mask(seat) != 0 {
            game.kept(seat)
                .for_each(|it| it.tile().effects.iter().for_each(|it| projected.add_permanent(*it)));
        }
        projected.count_tiles();
        if projected.outstanding != Outstanding::default() {
            projected.complete();
        }
        projected
    }

    fn count_tiles(&mut self) {
        let mut left = self.game.buildings_mask(self.seat);
        while left != 0 {
            let tile = &BUILDINGS[left.trailing_zeros() as usize];
            left &= left - 1;
            self.kinds[tile.kind.index()] += 1;
            tile.effects.iter().for_each(|it| self.add_permanent(*it));
        }
        let mut left = self.monuments;
        while left != 0 {
            self.kinds[MONUMENTS[left.trailing_zeros() as usize].kind.index()] += 1;
            left &= left - 1;
        }
    }

    /// What a tile gives for the rest of the game.
    fn add_permanent(&mut self, effect: Effect) {
        match effect {
            Effect::FeedWorkers(n) => self.farms.0 += n,
            Effect::FeedEvery => self.farms.1 += 1,
            Effect::Income(goods) => self.add_income(goods),
            Effect::IncomeByEpoch(one, two) => {
                self.add_income(if self.game.food_days() < 2 { one } else { two });
            }
            _ => {}
        }
    }

    fn add_income(&mut self, goods: Goods) {
        self.income.corn += goods.corn;
        self.income.blocks = self.income.blocks.plus(goods.blocks);
        self.income.skulls += goods.skulls;
    }

    /// Does what is certain of the half-done turn; the choices left are made as most would make them.
    fn complete(&mut self) {
        if let Some(building) = self.outstanding.built {
            building.tile().effects.iter().for_each(|it| self.apply_effect(*it));
        }
        if self.outstanding.kept_architecture > 0 {
            self.corn += 1;
            let points = self.outstanding.kept_architecture > 1
                && self.game.prophecy() != Some(Prophecy::ForgottenLore);
            self.points += if points { 2.0 } else { 0.0 };
        }
        let Outstanding {
            technology_advances: raises,
            temple_steps: rises,
            blocks_to_gain: gains,
            gold,
            blocks_to_pay: pays,
            any_temple_steps: steps,
            steps_down: angers,
            free_advances: free_lessons,
            skulls,
            ..
        } = self.outstanding;
        for (level, more) in self.levels.iter_mut().zip(raises) {
            *level = (*level + more).min(3);
        }
        for temple in Temple::ALL {
            for _ in 0..rises[temple.index()] {
                self.rise(temple);
            }
        }
        let paid = i32::from(gold).min(self.corn.max(0));
        self.corn -= paid;
        self.blocks.gold += u16::from(gains) + u16::try_from(paid).unwrap_or_default();
        (0..pays).for_each(|_| self.pay_cheapest());
        (0..steps).for_each(|_| self.rise_best());
        (0..angers).for_each(|_| self.anger());
        (0..free_lessons).for_each(|_| self.learn_best());
        self.skulls += u8::from(skulls > 0);
    }

    fn apply_effect(&mut self, effect: Effect) {
        match effect {
            Effect::Gain(goods) => {
                self.corn += i32::from(goods.corn);
                self.blocks = self.blocks.plus(goods.blocks);
                self.skulls += goods.skulls;
            }
            Effect::Score(points) => self.points += f32::from(points),
            Effect::Worker => self.workers = (self.workers + 1).min(6),
            Effect::Climb(temple) => self.rise(temple),
            Effect::ClimbAny => self.outstanding.any_temple_steps += 1,
            Effect::Learn(track) => self.outstanding.technology_advances[track.index()] += 1,
            Effect::LearnAny(n) => self.outstanding.free_advances += n,
            Effect::Build => self.outstanding.buildings += 1,
            Effect::BuildMonument => self.outstanding.monument = true,
            Effect::AnyAction => self.outstanding.any_action_cost = Some(1),
            Effect::SkullShrine => {
                self.points += 7.0;
                self.outstanding.any_temple_steps += 1;
            }
            _ => {}
        }
    }

    fn pay_cheapest(&mut self) {
        let Blocks { wood, stone, .. } = self.blocks;
        let one = match (wood, stone) {
            (1.., _) => Blocks::new(1, 0, 0),
            (0, 1..) => Blocks::new(0, 1, 0),
            _ => Blocks::new(0, 0, 1),
        };
        self.blocks = self.blocks.minus(one);
    }

    fn rise(&mut self, temple: Temple) {
        if self.can_rise(temple) {
            self.steps[temple.index()] += 1;
        }
    }

    fn rise_best(&mut self) {
        let worth = Temple::ALL.map(|it| self.step_worth(it));
        let best = usize::from(worth[0] < worth[1]);
        let best = if worth[2] > worth[best] { 2 } else { best };
        self.rise(Temple::ALL[best]);
    }

    fn anger(&mut self) {
        let loss = Temple::ALL.map(|it| {
            let step = self.steps[it.index()];
            if step == 0 { i8::MAX } else { points_at(it, step) - points_at(it, step - 1) }
        });
        let least = usize::from(loss[0] > loss[1]);
        let least = if loss[2] < loss[least] { 2 } else { least };
        self.steps[least] = self.steps[least].saturating_sub(1);
    }

    fn learn_best(&mut self) {
        let mut best = (0.0, 0);
        for (track, level) in self.levels.into_iter().enumerate() {
            if level < 3 && LEVELS[track][usize::from(level)] > best.0 {
                best = (LEVELS[track][usize::from(level)], track);
            }
        }
        self.levels[best.1] = (self.levels[best.1] + 1).min(3);
    }

    /// Technologies on level 3.
    pub(super) fn finished(&self) -> u8 {
        self.levels.iter().map(|it| u8::from(*it == 3)).sum()
    }

    /// Whether a step up would move the marker.
    pub(super) fn can_rise(&self, temple: Temple) -> bool {
        let (step, top) = (self.steps[temple.index()], temple.top());
        step + 1 < top || (step + 1 == top && self.rivals[temple.index()] < top)
    }

    /// Points of the own step in all scorings to come.
    pub(super) fn temple_points(&self, temple: Temple) -> f32 {
        f32::from(points_at(temple, self.steps[temple.index()])) * f32::from(self.scorings)
    }

    /// The bonus of the highest place at the end of an epoch, if the steps stay as they are.
    pub(super) fn temple_bonus(&self, temple: Temple, epoch: usize) -> f32 {
        bonus(temple, epoch, self.steps[temple.index()], self.rivals[temple.index()])
    }

    /// What one more step is worth: points and place in the scorings to come, goods of the payouts to come.
    pub(super) fn step_worth(&self, temple: Temple) -> f32 {
        if !self.can_rise(temple) {
            return 0.0;
        }
        let (step, rival) = (self.steps[temple.index()], self.rivals[temple.index()]);
        let more =
            f32::from(points_at(temple, step + 1) - points_at(temple, step)) * f32::from(self.scorings);
        let mut place = 0.0;
        if self.scorings > 1 {
            place += bonus(temple, 0, step + 1, rival) - bonus(temple, 0, step, rival);
        }
        if self.scorings > 0 {
            place += bonus(temple, 1, step + 1, rival) - bonus(temple, 1, step, rival);
        }
        let goods = match temple.steps().rewards[usize::from(step) + 1] {
            Some(patolli_tzolkin::data::StepReward::Skull) => 5.0,
            Some(patolli_tzolkin::data::StepReward::Block(block)) => [0.9, 1.3, 1.8][block.index()],
            None => 0.0,
        };
        more + 0.6 * place + goods * f32::from(self.payouts)
    }

    /// Corn that feeds all workers: on the next food day, and on one without a prophecy.
    pub(super) fn hunger(&self) -> (u8, u8) {
        let yaluk = u8::from(self.tribe == Some(Tribe::Yaluk));
        let dear = u8::from(self.game.prophecy() == Some(Prophecy::Hunger));
        let spared = self.farms.0.min(self.workers);
        let all = |need: u8| spared * need.saturating_sub(2) + (self.workers - spared) * need;
        let need = (CORN_PER_WORKER + yaluk).saturating_sub(self.farms.1);
        (all((CORN_PER_WORKER + yaluk + dear).saturating_sub(self.farms.1)), all(need))
    }

    /// Goods the temple steps reached give once.
    pub(super) fn temple_goods(&self) -> Goods {
        let mut goods = Goods::NONE;
        let [chaac, quetzalcoatl, kukulkan] = self.steps;
        goods.blocks.stone = u16::from(chaac >= 2) + u16::from(chaac >= 4);
        goods.blocks.gold = u16::from(quetzalcoatl >= 3) + u16::from(quetzalcoatl >= 5);
        goods.blocks.wood = u16::from(kukulkan >= 2) + u16::from(kukulkan >= 4);
        goods.skulls = u8::from(kukulkan >= 5);
        goods
    }

    /// Corn still lacking to place all workers in hand at once on the cheapest places.
    pub(super) fn placing_short(&self, hand: u8) -> f32 {
        let need = i32::from(SURCHARGE[usize::from(hand.saturating_sub(1)).min(5)]);
        f32::from(i16::try_from((need - self.corn).max(0)).unwrap_or_default())
    }

    /// What a monument scores as things stand, counting itself if it is `new`.
    pub(super) fn monument_points(&self, index: usize, new: bool) -> f32 {
        let tile = &MONUMENTS[index];
        let own = u8::from(new);
        let tiles: u8 = self.kinds.iter().sum();
        let points = match tile.scoring {
            Scoring::Frame(kind) => 4 * (self.kinds[kind.index()] + own * u8::from(kind == tile.kind)),
            Scoring::AllTiles => 2 * (tiles + own),
            Scoring::MonumentsOfAll => {
                let seats = self.game.seats();
                let built: u32 = Seat::all(seats).map(|it| self.game.monuments_mask(it).count_ones()).sum();
                [6, 5, 4][usize::from(seats.clamp(2, 4)) - 2]
                    * (u8::try_from(built).unwrap_or_default() + own)
            }
            Scoring::CornTiles => 4 * self.game.corn_tiles(self.seat),
            Scoring::WoodTiles => 4 * self.game.wood_tiles(self.seat),
            Scoring::Workers => 6 * self.workers.saturating_sub(3),
            Scoring::Levels => 3 * self.levels.iter().sum::<u8>(),
            Scoring::FinishedTechnologies => [0, 9, 20, 33, 33][usize::from(self.finished())],
            Scoring::OneTemple => 3 * self.steps.iter().max().map_or(0, |it| it.saturating_sub(1)),
            Scoring::ThreeTemples => {
                let sum: i8 = Temple::ALL.map(|it| points_at(it, self.steps[it.index()])).iter().sum();
                return f32::from(sum);
            }
            Scoring::Skulls => {
                let shrine =
                    Seat::all(self.game.seats()).any(|it| self.game.buildings_mask(it) & SHRINE != 0);
                let lie = self.game.offerings().count_ones() + u32::from(shrine);
                3 * u8::try_from(lie).unwrap_or_default()
            }
        };
        f32::from(points)
    }

    /// What a prophecy counts for this seat.
    pub(super) fn count(&self, prophecy: Prophecy) -> i8 {
        let small = |n: u8| i8::try_from(n).unwrap_or(i8::MAX);
        match prophecy.tile().metric {
            Metric::TempleLevels => small(self.steps.iter().sum()) - 3,
            Metric::TempleLevel(temple) => small(self.steps[temple.index()]) - 1,
            Metric::Gold => i8::try_from(self.blocks.gold).unwrap_or(i8::MAX),
            Metric::Skulls => small(self.skulls),
            Metric::TechnologyLevels => small(self.levels.iter().sum()),
            Metric::Fed => small(self.workers),
            _ => self.game.prophecy_count(self.seat, prophecy),
        }
    }
}

/// Points of a step.
fn points_at(temple: Temple, step: u8) -> i8 {
    let points = temple.steps().points;
    points[usize::from(step).min(points.len() - 1)]
}

/// The bonus of an epoch for standing here while the best rival stands there.
fn bonus(temple: Temple, epoch: usize, step: u8, rival: u8) -> f32 {
    let whole = f32::from(temple.steps().bonus[epoch]);
    match step.cmp(&rival) {
        std::cmp::Ordering::Less => 0.0,
        std::cmp::Ordering::Equal => whole / 2.0,
        std::cmp::Ordering::Greater => whole,
    }
}
