//! Food days: Z-282 to Z-311, ZE-069, ZE-110 to ZE-112, ZE-165 to ZE-171.

use arrayvec::ArrayVec;
use patolli_core::{Log, Seat};

use super::building_row;
use crate::{
    Block, Event, FoodDayStage, Goods, Temple, Tzolkin,
    data::{CORN_PER_WORKER, Effect, Prophecy, StepReward, Tribe, UNFED_PENALTY, UNFED_PENALTY_YALUK},
    task::{FoodDay, FoodDayStep, Task},
};

/// Farm icons of a seat (Z-271 to Z-274).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Farms {
    /// Workers that "one worker" icons serve.
    pub single: u8,
    /// Icons "every worker".
    pub every: u8,
}

/// Corn that the workers of a seat need.
struct FeedingNeeds {
    /// Workers that "one worker" icons serve.
    spared: u8,
    /// What each of those needs.
    of_spared: u8,
    /// What each of the others needs.
    of_others: u8,
}

/// Starts phase 2.
pub(super) fn begin_food_day(game: &mut Tzolkin, log: &mut Log<Event>) {
    log.push(Event::FoodDayBegan { number: game.food_days + 1 });
    push_step(game, FoodDayStep::Income { nth: 0 });
}

/// Carries out one stage in the order of ZEA-06.
pub(super) fn carry_out(game: &mut Tzolkin, stage: FoodDayStep, log: &mut Log<Event>) {
    match stage {
        FoodDayStep::Income { nth } if nth == game.options.seats => push_step(game, FoodDayStep::Feed),
        FoodDayStep::Income { nth } => {
            push_step(game, FoodDayStep::Income { nth: nth + 1 });
            income(game, game.nth_seat(nth), log);
        }
        FoodDayStep::Feed => {
            game.start_player.clockwise(game.options.seats).for_each(|it| feed(game, it, log));
            push_step(game, FoodDayStep::Epoch);
        }
        FoodDayStep::Epoch => {
            if game.food_days == 1 {
                change_epoch(game, log);
            }
            // Z-285, Z-286: the first and third food day give goods.
            if game.food_days.is_multiple_of(2) {
                next_temple(game, Temple::Chaac, log);
            } else {
                push_step(game, FoodDayStep::Points);
            }
        }
        FoodDayStep::Goods { temple, nth, skulls } => give_temple_goods(game, temple, nth, skulls, log),
        FoodDayStep::Points => {
            score_temples(game, log);
            push_step(game, FoodDayStep::Prophecy);
        }
        FoodDayStep::Prophecy => end_food_day(game, log),
    }
}

fn push_step(game: &mut Tzolkin, stage: FoodDayStep) {
    game.push_task(game.start_player, FoodDay { stage });
}

/// ZE-110, ZE-112, ZEA-07.
fn income(game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
    let epoch = usize::from(game.food_days >= 2);
    let gains: ArrayVec<Goods, 4> = game
        .effects(seat)
        .filter_map(|it| {
            if let Effect::IncomeByEpoch(one, two) = it {
                return Some([one, two][epoch]);
            }
            let Effect::Income(goods) = it else { return None };
            Some(goods)
        })
        .collect();
    gains.into_iter().for_each(|it| game.gain(seat, it, log));
}

/// Z-289 to Z-293, ZEA-22: as many as the corn allows, those who need least first.
fn feed(game: &mut Tzolkin, seat: Seat, log: &mut Log<Event>) {
    let needs = game.feeding_needs(seat);
    let workers = game.workers(seat);
    let (mut fed, mut corn) = (0, 0);
    for place in 0..workers {
        let cost = if place < needs.spared { needs.of_spared } else { needs.of_others };
        if u16::from(corn + cost) > game.corn(seat) {
            break;
        }
        corn += cost;
        fed += 1;
    }
    let penalty = if game.leads(seat, Tribe::Yaluk) { UNFED_PENALTY_YALUK } else { UNFED_PENALTY };
    let lost = penalty * (workers - fed);
    let player = game.player_mut(seat);
    player.corn -= u16::from(corn);
    player.fed = fed;
    player.score -= 4 * i16::from(lost);
    log.push(Event::Fed { seat, workers, fed, corn, lost });
}

/// Z-296 to Z-298.
fn change_epoch(game: &mut Tzolkin, log: &mut Log<Event>) {
    game.row = [None; 6];
    game.epoch = 2;
    log.push(Event::EpochChanged);
    building_row::refill(game, Some(FoodDayStage::Epoch), log);
}

/// Z-303, Z-304, ZA-16: a temple is paid out to all, its skulls only if there are enough.
fn next_temple(game: &mut Tzolkin, temple: Temple, log: &mut Log<Event>) {
    let due: u8 = game.each_seat().map(|it| game.temple_goods(it, temple).skulls).sum();
    let skulls = due <= game.skulls;
    if !skulls {
        log.push(Event::SkullsShort { temple });
    }
    push_step(game, FoodDayStep::Goods { temple, nth: 0, skulls });
}

fn give_temple_goods(game: &mut Tzolkin, temple: Temple, nth: u8, skulls: bool, log: &mut Log<Event>) {
    if nth < game.options.seats {
        push_step(game, FoodDayStep::Goods { temple, nth: nth + 1, skulls });
        let seat = game.nth_seat(nth);
        let mut goods = game.temple_goods(seat, temple);
        if !skulls {
            goods.skulls = 0;
        }
        return game.gain(seat, goods, log);
    }
    match temple {
        Temple::Chaac => next_temple(game, Temple::Quetzalcoatl, log),
        Temple::Quetzalcoatl => next_temple(game, Temple::Kukulkan, log),
        Temple::Kukulkan => push_step(game, FoodDayStep::Prophecy),
    }
}

/// Z-305 to Z-311.
fn score_temples(game: &mut Tzolkin, log: &mut Log<Event>) {
    let epoch = if game.food_days == 1 { 1 } else { 2 };
    for temple in Temple::ALL {
        for seat in game.start_player.clockwise(game.options.seats) {
            let (points, bonus) = game.temple_points(seat, temple, epoch);
            game.player_mut(seat).score += 4 * (i16::from(points) + i16::from(bonus));
            log.push(Event::TempleScored { seat, temple, points, bonus, epoch });
        }
    }
}

/// ZE-069, ZEA-05: the prophecy is scored and ends, the next one begins with the next day.
fn end_food_day(game: &mut Tzolkin, log: &mut Log<Event>) {
    if let Some(prophecy) = game.prophecy() {
        for seat in game.start_player.clockwise(game.options.seats) {
            let count = game.prophecy_count(seat, prophecy);
            let points = prophecy.points(count);
            game.player_mut(seat).score += 4 * i16::from(points);
            log.push(Event::ProphecyScored { seat, prophecy, count, points });
        }
    }
    game.players.iter_mut().for_each(|it| it.fed = 0);
    game.food_days += 1;
    game.food_today = false;
    if let Some(prophecy) = game.prophecy() {
        log.push(Event::ProphecyBegan { prophecy });
    }
    if game.food_days == 1 && game.options.quick {
        // ZE-147.
        log.push(Event::QuickTilesLaid { tiles: game.deal.quick_two.into() });
    }
}

impl Tzolkin {
    /// The seat with this place in the turn order.
    fn nth_seat(&self, nth: u8) -> Seat {
        Seat::new((self.start_player.number() + nth) % self.options.seats)
    }

    /// The stage of the food day that is going on, where goods change hands in it.
    pub(super) fn food_day_stage(&self) -> Option<FoodDayStage> {
        // Below the stages of a food day lies only the end of the round.
        let Task::Food(FoodDay { stage }) = self.tasks.get(1)?.task else { return None };
        match stage {
            FoodDayStep::Income { .. } => Some(FoodDayStage::Income),
            FoodDayStep::Goods { .. } => Some(FoodDayStage::Rewards),
            FoodDayStep::Feed | FoodDayStep::Epoch | FoodDayStep::Points | FoodDayStep::Prophecy => None,
        }
    }

    /// What the workers of a seat need (ZE-166 to ZE-171).
    fn feeding_needs(&self, seat: Seat) -> FeedingNeeds {
        let Farms { single, every } = self.farms(seat);
        let yaluk = u8::from(self.leads(seat, Tribe::Yaluk));
        let hunger = u8::from(self.is_in_force(Prophecy::Hunger));
        let need = (CORN_PER_WORKER + yaluk + hunger).saturating_sub(every);
        FeedingNeeds {
            spared: single.min(self.workers(seat)),
            of_spared: need.saturating_sub(2),
            of_others: need,
        }
    }

    /// Farm icons of a seat (Z-271 to Z-274).
    pub fn farms(&self, seat: Seat) -> Farms {
        let mut farms = Farms::default();
        for effect in self.effects(seat) {
            if let Effect::FeedWorkers(n) = effect {
                farms.single += n;
            } else if effect == Effect::FeedEvery {
                farms.every += 1;
            }
        }
        farms
    }

    /// Corn that feeds all workers of a seat as things stand.
    pub fn corn_to_feed(&self, seat: Seat) -> u8 {
        let FeedingNeeds { spared, of_spared, of_others } = self.feeding_needs(seat);
        spared * of_spared + (self.workers(seat) - spared) * of_others
    }

    /// Z-301: the goods of the own step and all lower ones.
    pub fn temple_goods(&self, seat: Seat, temple: Temple) -> Goods {
        let reached = usize::from(self.step(seat, temple)) + 1;
        let mut goods = Goods::NONE;
        for reward in temple.steps().rewards.iter().take(reached).flatten() {
            match reward {
                StepReward::Block(Block::Wood) => goods.blocks.wood += 1,
                StepReward::Block(Block::Stone) => goods.blocks.stone += 1,
                StepReward::Block(Block::Gold) => goods.blocks.gold += 1,
                StepReward::Skull => goods.skulls += 1,
            }
        }
        goods
    }

    /// Z-306, Z-309, Z-311: points of the own step, and the bonus of the highest place at the end of an
    /// epoch.
    pub fn temple_points(&self, seat: Seat, temple: Temple, epoch: u8) -> (i8, u8) {
        let step = self.step(seat, temple);
        let bonus = temple.steps().bonus[usize::from(epoch) - 1];
        let others = || self.each_seat().filter(|it| *it != seat).map(|it| self.step(it, temple));
        let bonus = if others().any(|it| it > step) {
            0
        } else if others().any(|it| it == step) {
            bonus / 2
        } else {
            bonus
        };
        (temple.steps().points[usize::from(step)], bonus)
    }
}
