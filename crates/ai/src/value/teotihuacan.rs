//! What a Teotihuacan player values: points to come from eclipses and temples, goods, technologies, and workers that
//! are strong and stand together.

mod features;
mod offers;
mod scatter;
mod style;
mod tokens;
mod waste;

use patolli_core::{Game, Seat};
use patolli_teotihuacan::{
    Board, Phase, Temple, Teotihuacan,
    data::{AVENUE_END, BONUS_STEP, DARK_DISC, Discovery, DiscoveryEffect, MASK_POINTS, PYRAMID_POINTS},
};

use super::lead;
use crate::HeuristicValue;

/// The part of the best rival's prospects that counts against the own ones.
const RIVALRY: f32 = 0.2;
/// A resource in hand, in points, while there is time to use it.
const WOOD: f32 = 1.1;
const STONE: f32 = 1.3;
const GOLD: f32 = 1.4;
/// Resources of one kind beyond this many are worth half.
const PLENTY: f32 = 5.25;
/// A cocoa: dear while one has little.
const FIRST_COCOA: f32 = 0.95;
const NEXT_COCOA: f32 = 0.45;
const LAST_COCOA: f32 = 0.1;
/// Amounts of cocoa that are little and enough.
const LITTLE: f32 = 6.5;
const ENOUGH: f32 = 12.0;
/// Missing wages shortly before an eclipse, by cocoa.
const UNPAID: f32 = 1.75;
/// Power of a worker, for the time left.
const POWER: f32 = 1.5;
/// What an ascension brings at once, nearly reached.
const ASCENSION: f32 = 5.0;
/// A fourth worker, for the time left.
const FOURTH: f32 = 7.0;
/// A worshipping worker waits for its freedom.
const LOCKED: f32 = 1.3;
/// Workers that stand together on a board with a main action.
const TOGETHER: f32 = 0.9;
/// A technology, for the time left.
const TECHNOLOGY: f32 = 4.5;
/// The promise of a bonus tile, at the top.
const BONUS: f32 = 0.85;
/// Every step of a temple, for the time left: rewards grow.
const STEP: f32 = 0.5;
/// Masks make sets later.
const MASK: f32 = 0.9;
/// The chance of being furthest on the pyramid track.
const LEADER: f32 = 3.0;

impl HeuristicValue for Teotihuacan {
    fn value(&self, seat: Seat) -> f32 {
        lead(self, seat, RIVALRY, prospects)
    }

    fn is_quiet(&self, seat: Seat) -> bool {
        !self.is_mid_action(seat)
    }
}

/// Points now and to be expected.
fn prospects(game: &Teotihuacan, seat: Seat) -> f32 {
    let points = f32::from(game.score(seat));
    if game.phase() == Phase::Over {
        return points;
    }
    let value = SeatValue::new(game, seat);
    points
        + value.eclipses()
        + value.temples()
        + value.goods()
        + value.wages()
        + value.workers()
        + value.technologies()
        + value.tiles()
}

/// What one seat may expect.
struct SeatValue<'a> {
    game: &'a Teotihuacan,
    seat: Seat,
    /// Eclipses still to be scored.
    eclipses: u8,
    /// Rounds until the next eclipse, roughly.
    near: f32,
    /// Part of the game that is left, from 1 to 0.
    left: f32,
}

impl<'a> SeatValue<'a> {
    fn new(game: &'a Teotihuacan, seat: Seat) -> Self {
        let eclipses = if game.is_last_era() { 1 } else { 3 - game.eclipses() };
        let near = f32::from(game.dark() - game.light());
        let seats = usize::from(game.options().seats) - 1;
        let whole: u8 = DARK_DISC[seats].iter().sum();
        let later = DARK_DISC[seats].iter().skip(4 - usize::from(eclipses)).sum::<u8>();
        let left = (near + 1.0 + f32::from(later)) / (f32::from(whole) + 1.0);
        Self { game, seat, eclipses, near, left }
    }

    /// The Avenue, the pyramid track and masks at the eclipses to come.
    fn eclipses(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let each = f32::from(game.avenue_points());
        // Buildings lower the number from one eclipse to the next.
        let avenue: f32 = (0..self.eclipses).map(|it| (each - 0.4 - 1.2 * f32::from(it)).max(1.0)).sum();
        let walked = f32::from(game.avenue(seat).min(AVENUE_END)) * avenue;
        let era = usize::from(game.eclipses().min(2));
        let built = f32::from(game.pyramid_track(seat)) * f32::from(PYRAMID_POINTS[era]);
        walked + built + self.leader() + self.masks()
    }

    fn leader(&self) -> f32 {
        let own = f32::from(self.game.pyramid_track(self.seat));
        let others = Seat::all(self.game.seats()).filter(|it| *it != self.seat);
        let best = others.map(|it| self.game.pyramid_track(it)).max().map_or(0.0, f32::from);
        if own == 0.0 { 0.0 } else { LEADER * (0.5 + 0.25 * (own - best)).clamp(0.0, 1.0) }
    }

    fn masks(&self) -> f32 {
        let masks = self.game.masks(self.seat);
        let sets = (1..=3u8).map(|nth| masks.iter().filter(|it| **it >= nth).count());
        let points: u8 = sets.map(|it| MASK_POINTS[it]).sum();
        let more = f32::from(masks.iter().sum::<u8>()) * MASK * self.left;
        f32::from(points) * f32::from(self.eclipses) + more
    }

    /// Steps, and bonus tiles reached or in sight.
    fn temples(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let one = |temple: Temple| {
            let step = game.step(seat, temple);
            let bonus = f32::from(game.bonus_points(seat, temple).max(8));
            if step >= BONUS_STEP {
                return f32::from(game.bonus_points(seat, temple)) + f32::from(step - BONUS_STEP);
            }
            let climbed = f32::from(step) / f32::from(BONUS_STEP);
            // The way that is left must fit into the time that is left.
            let missing = f32::from(BONUS_STEP - step);
            let hope = (1.0 - missing / (1.0 + 14.0 * self.left)).max(0.0);
            BONUS * bonus * climbed * hope + f32::from(step) * STEP * self.left
        };
        Temple::ALL.into_iter().map(one).sum()
    }

    fn goods(&self) -> f32 {
        let resources = self.game.resources(self.seat);
        let time = (self.left * 6.0).min(1.0);
        let one = |n: u8, each: f32| {
            let n = f32::from(n);
            each * (n.min(PLENTY) + 0.5 * (n - PLENTY).max(0.0))
        };
        let all = one(resources.wood, WOOD) + one(resources.stone, STONE) + one(resources.gold, GOLD);
        let cocoa = f32::from(self.game.cocoa(self.seat));
        let (little, some) = (cocoa.min(LITTLE), (cocoa.min(ENOUGH) - LITTLE).max(0.0));
        let purse = little * FIRST_COCOA + some * NEXT_COCOA + (cocoa - ENOUGH).max(0.0) * LAST_COCOA;
        (all + purse) * time
    }

    /// Cocoa that will be missing at the next eclipse, the nearer the worse.
    fn wages(&self) -> f32 {
        let due = f32::from(self.game.wages(self.seat));
        let missing = (due - f32::from(self.game.cocoa(self.seat))).max(0.0);
        -missing * UNPAID * (1.0 - self.near / 6.0).clamp(0.0, 1.0)
    }

    fn workers(&self) -> f32 {
        let (game, seat) = (self.game, self.seat);
        let time = self.left.max(0.15);
        let power =
            |it: u8| f32::from(it) * POWER * time + ASCENSION * (f32::from(it) / 6.0).powi(3) * time.sqrt();
        let strength: f32 = game.powers(seat).map(power).sum();
        let worshipping = u8::try_from(game.worshipping(seat).count()).unwrap_or_default();
        let locked = f32::from(worshipping) * LOCKED * (self.left * 8.0).min(1.0);
        let all = game.powers(seat).count();
        let fourth = if all > 3 { FOURTH * self.left } else { 0.0 };
        strength - locked + fourth + self.together()
    }

    /// Workers that stand together act more strongly.
    fn together(&self) -> f32 {
        let workers = self.game.workers(self.seat);
        let on = |board: Board| workers.iter().filter(|it| it.board == board).count();
        let boards = Board::ALL.into_iter().filter(|it| *it != Board::Palace);
        let pairs = boards.map(|it| on(it).saturating_sub(1)).sum::<usize>();
        f32::from(u8::try_from(pairs).unwrap_or_default()) * TOGETHER * (self.left * 8.0).min(1.0)
    }

    fn technologies(&self) -> f32 {
        f32::from(self.game.technology_count(self.seat)) * TECHNOLOGY * self.left
    }

    /// Discovery tiles in hand.
    fn tiles(&self) -> f32 {
        let worth = |tile: Discovery| match tile.tile().effect {
            DiscoveryEffect::Mask(_) => 0.0,
            DiscoveryEffect::Points(n) => f32::from(n) - 0.2,
            DiscoveryEffect::Resources(n) => f32::from(n) * 1.2,
            DiscoveryEffect::Avenue => 2.8 * f32::from(self.eclipses),
            DiscoveryEffect::ClimbAny => 3.0,
            DiscoveryEffect::Climb(_) => 2.4,
            DiscoveryEffect::Cocoa(n) => f32::from(n) * 0.5,
            DiscoveryEffect::PowerUps(n) => f32::from(n) * 1.8 * self.left.sqrt(),
            DiscoveryEffect::DoubleMove | DiscoveryEffect::FreeMove => 1.6,
            DiscoveryEffect::NoCocoa => 1.8,
            DiscoveryEffect::VirtualWorker => 2.2,
        };
        let time = (self.left * 10.0).min(1.0);
        let one = |tile: Discovery| f32::from(self.game.tile_count(self.seat, tile)) * worth(tile);
        Discovery::all().map(one).sum::<f32>() * time
    }
}
