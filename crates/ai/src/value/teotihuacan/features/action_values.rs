//! What the next turns can bring: a rough worth, in points, of every deed in reach.

use patolli_teotihuacan::{
    Board, Space, Temple, TurnState,
    data::{
        DECORATION_POINTS, DECORATION_PRICE, Discovery, GATHER_TABLES, LEVEL_POINTS, LEVEL_STONE, LEVEL_WOOD,
        MAX_COUNTED_WORKERS, MAX_MOVE, NOBLES_WOOD, RoyalAbility, Technology, power_column, power_ups,
    },
};

use super::{
    TeotihuacanFeatures,
    context::SeatContext,
    scoring::{indicator, step_worth},
};

/// A cocoa, a resource, and being locked, in points.
const COCOA: f32 = 0.6;
const RESOURCE: f32 = 1.2;
const LOCKED: f32 = 1.3;
/// Icons that a pyramid tile matches, as a rule, with their steps.
const MATCHES: f32 = 2.0;
/// Places of each level of the pyramid: the first number, and how many on a side.
const LEVELS: [(u8, u8); 4] = [(0, 4), (16, 3), (25, 2), (29, 1)];

pub(super) fn put(context: &SeatContext<'_>, row: &mut TeotihuacanFeatures) {
    row.turns = context.turns_era;
    if context.bot {
        return;
    }
    let deeds = ActionValues::new(context);
    let (mut best, mut all) = (0.0f32, 0.0f32);
    let mut reach = [0.0f32; 8];
    for worker in context.game.workers(context.seat) {
        let deed = deeds.best_from(worker.board, worker.power, &mut reach);
        all += deed;
        best = best.max(deed);
    }
    let arrived =
        context.game.active_seat() == context.seat && context.game.turn_state() == TurnState::Arrived;
    let hand = context.game.hand(context.seat);
    let arrival = match hand.first() {
        Some(power) if arrived => deeds.at(context.game.turn_board(), *power, hand.len()).1.max(1.0),
        _ => 0.0,
    };
    // A turn that cannot be taken any more is worth nothing.
    let soon = context.turns_game.min(1.0);
    row.best_deed = best * soon;
    row.all_deeds = all * (context.turns_game / 4.0).min(1.0);
    row.technology_in_reach = reach[Board::Alchemy.index()] * soon;
    row.house_in_reach = reach[Board::Nobles.index()] * soon;
    row.decoration_in_reach = reach[Board::Decorations.index()] * soon;
    row.tile_in_reach = reach[Board::Construction.index()] * soon;
    row.arrived = arrival;
}

/// Whether a decoration can be paid with the workers that stand there or come.
fn can_decorate(context: &SeatContext<'_>) -> bool {
    let count = usize::from(context.count_on(Board::Decorations)).min(2);
    context.resources.gold >= DECORATION_PRICE[count]
}

/// Levels of the pyramid that have an open place, by level from 1.
fn open_levels(context: &SeatContext<'_>) -> [bool; 4] {
    let laid = context.game.pyramid_mask();
    let has = |level: usize, row: u8, column: u8| {
        let (first, size) = LEVELS[level];
        laid >> (first + row * size + column) & 1 == 1
    };
    std::array::from_fn(|level| {
        let size = LEVELS[level].1;
        (0..size * size).any(|it| {
            let (row, column) = (it / size, it % size);
            let on_tiles = level == 0
                || (has(level - 1, row, column)
                    && has(level - 1, row, column + 1)
                    && has(level - 1, row + 1, column)
                    && has(level - 1, row + 1, column + 1));
            on_tiles && !has(level, row, column)
        })
    })
}

/// Pyramid tiles that stone and wood suffice for, three at most.
pub(super) fn affordable_tiles(context: &SeatContext<'_>) -> u8 {
    let saved = u8::from(context.has(Technology::CONSTRUCTION_WORKER));
    ((context.resources.stone + saved) / LEVEL_STONE[0]).min(MAX_COUNTED_WORKERS)
}

/// What every deed would bring now.
struct ActionValues<'a> {
    context: &'a SeatContext<'a>,
    /// A step on the best temple, on each temple, a space on the Avenue, a space on the pyramid track, a power-up.
    step: f32,
    steps: [f32; 3],
    walk: f32,
    track: f32,
    power: f32,
    /// Cocoa and resources lose their worth towards the end.
    time_factor: f32,
    houses: [u8; 3],
    decoration: Option<u8>,
    levels: [bool; 4],
}

impl<'a> ActionValues<'a> {
    fn new(context: &'a SeatContext<'a>) -> Self {
        let steps = Temple::ALL.map(|it| step_worth(context.game, context.seat, it));
        Self {
            context,
            step: steps.into_iter().fold(0.0, f32::max),
            steps,
            walk: if context.avenue < 9 {
                (f32::from(context.game.avenue_points()) - 0.6) * context.eclipses.max(0.3) * 0.8
            } else {
                0.0
            },
            track: context.track_points + 0.5,
            power: 0.4 + 1.6 * context.left,
            time_factor: (context.turns_game / 3.0).min(1.0),
            houses: context.game.house_points(),
            decoration: if can_decorate(context) { context.game.best_decoration() } else { None },
            levels: open_levels(context),
        }
    }

    /// The best deed of a worker that moves as far as it likes; the main actions it reaches are noted by board.
    fn best_from(&self, from: Board, power: u8, reach: &mut [f32; 8]) -> f32 {
        let mut best = 0.0f32;
        for board in Board::ALL {
            if (1..=MAX_MOVE).contains(&self.context.game.distance(from, board)) {
                let (main, deed) = self.at(board, power, 1);
                reach[board.index()] = reach[board.index()].max(main);
                best = best.max(deed);
            }
        }
        best
    }

    /// The main action of workers that arrive on a board, and the best deed there.
    fn at(&self, board: Board, power: u8, workers: usize) -> (f32, f32) {
        let colours = self.context.colours_by_board[board.index()];
        let collect = f32::from(colours + 1) * COCOA * self.time_factor;
        let fee = if self.context.tiles(Discovery::NO_COCOA) > 0 { 0 } else { colours };
        let main = if u16::from(fee) <= self.context.cocoa {
            self.main(board, power, workers) - COCOA * f32::from(fee) * self.time_factor
        } else {
            0.0
        };
        (main, main.max(collect).max(self.worship(board, power)))
    }

    fn main(&self, board: Board, power: u8, workers: usize) -> f32 {
        let more = u8::try_from(workers).unwrap_or(1);
        let count = (self.context.count_on(board) + more).min(MAX_COUNTED_WORKERS);
        let low = power.min(self.context.weakest[board.index()]);
        let deed = match board {
            Board::Palace => return 0.0,
            Board::Forest | Board::Quarry | Board::GoldDeposits => self.gather(board, count, low),
            Board::Alchemy => self.develop(count, low),
            Board::Nobles => self.house(count),
            Board::Decorations => self.decorate(count),
            Board::Construction => self.build(count),
        };
        if deed > 0.0 { deed + self.power * f32::from(power_ups(board, count)) } else { 0.0 }
    }

    fn gather(&self, board: Board, count: u8, low: u8) -> f32 {
        let cell = GATHER_TABLES[board.index() - 1][usize::from(count) - 1][power_column(low)];
        let more = u8::from(self.context.has(Technology::GATHER_RESOURCE));
        let extra = if self.context.has(Technology::GATHER_COCOA) { 1.0 + COCOA } else { 0.0 };
        let goods = f32::from(cell.resources + more) * RESOURCE + f32::from(cell.cocoa) * COCOA;
        0.1 + goods * self.time_factor + f32::from(cell.points) + f32::from(cell.steps) * self.step + extra
    }

    fn develop(&self, count: u8, low: u8) -> f32 {
        let mut best = 0.0f32;
        for (place, technology) in self.context.game.technologies().into_iter().enumerate() {
            let gold = technology.tile().gold;
            let upper = place < 3 || count > 1 || low >= 4;
            if upper && gold <= self.context.resources.gold && !self.context.has(technology) {
                let worth = 0.5 + 5.0 * self.context.left + self.steps[place % 3];
                best = best.max(worth - f32::from(gold) * RESOURCE * self.time_factor);
            }
        }
        let extra = if self.context.has(Technology::ALCHEMY_NOBLES) { 3.0 } else { 0.0 };
        if best > 0.0 { best + extra } else { 0.0 }
    }

    fn house(&self, count: u8) -> f32 {
        if self.context.resources.wood < NOBLES_WOOD {
            return 0.0;
        }
        let rows = &self.houses[..usize::from(count)];
        let points = rows.iter().rev().find(|it| **it > 0).copied().unwrap_or_default();
        if points == 0 {
            return 0.0;
        }
        let extra = if self.context.has(Technology::ALCHEMY_NOBLES) { 3.0 } else { 0.0 };
        f32::from(points) + self.walk + extra - f32::from(NOBLES_WOOD) * RESOURCE * self.time_factor
    }

    fn decorate(&self, count: u8) -> f32 {
        let price = DECORATION_PRICE[usize::from(count) - 1];
        let Some(matches) = self.decoration.filter(|_| self.context.resources.gold >= price) else {
            return 0.0;
        };
        let extra = if self.context.has(Technology::DECORATIONS) { 4.0 } else { 0.0 };
        let icons = f32::from(matches) * (1.0 + 0.8 * self.step);
        let price = f32::from(price) * RESOURCE * self.time_factor;
        f32::from(DECORATION_POINTS) + icons + self.track + extra - price
    }

    /// Tiles on the highest levels that wood and stone suffice for.
    fn build(&self, count: u8) -> f32 {
        let context = self.context;
        let imagined = u8::from(context.has(Technology::CONSTRUCTION_WORKER));
        let (mut wood, mut stone) = (context.resources.wood, context.resources.stone + imagined);
        let mut worth = 0.0f32;
        for _ in 0..(count + imagined).min(MAX_COUNTED_WORKERS).min(context.game.display_count()) {
            let fits = |it: &usize| self.levels[*it] && LEVEL_WOOD[*it] <= wood && LEVEL_STONE[*it] <= stone;
            let Some(level) = (0..3).rev().find(fits) else { break };
            wood -= LEVEL_WOOD[level];
            stone -= LEVEL_STONE[level];
            let price = f32::from(LEVEL_WOOD[level] + LEVEL_STONE[level]) * RESOURCE * self.time_factor;
            worth += f32::from(LEVEL_POINTS[level]) + self.track + MATCHES - price;
        }
        if worth <= 0.0 {
            return 0.0;
        }
        let points = 3.0 * indicator(context.has(Technology::CONSTRUCTION_POINTS));
        worth + points + self.step * indicator(context.has(Technology::CONSTRUCTION_TEMPLE))
    }

    fn worship(&self, board: Board, power: u8) -> f32 {
        let ability = match board {
            Board::GoldDeposits => self.steps[0],
            Board::Forest => self.steps[1],
            Board::Quarry => self.steps[2],
            Board::Decorations => self.step,
            Board::Palace => {
                let royal = |it: &Space| it.board() == Board::Palace;
                return Space::ALL
                    .iter()
                    .filter(|it| royal(it))
                    .map(|it| self.royal(*it, power))
                    .fold(0.0, f32::max);
            }
            _ => return 0.0,
        };
        let Some(space) = Space::temple_field(board).filter(|it| self.is_free(*it)) else { return 0.0 };
        let evicts = indicator(self.context.game.worshipper(space).is_some());
        ability + 1.0 - LOCKED - COCOA * evicts
    }

    fn royal(&self, space: Space, power: u8) -> f32 {
        let Some(royal) = self.context.game.royal(space).filter(|_| self.is_free(space)) else { return 0.0 };
        let context = self.context;
        let power_u16 = u16::from(power);
        let times = f32::from(context.cocoa.min(power_u16));
        let least = |n: u8| f32::from(n.min(power));
        let worth = match royal.tile().ability {
            RoyalAbility::Cocoa => f32::from(power + 1) * COCOA * self.time_factor,
            RoyalAbility::WoodStone | RoyalAbility::GoldStone => {
                times * (2.0 * RESOURCE - COCOA) * self.time_factor
            }
            RoyalAbility::Sell => 0.5 * least(context.resources.total()) * self.time_factor,
            RoyalAbility::Technologies => 2.0 * least(context.game.technology_count(context.seat)),
            RoyalAbility::PyramidTrack => 2.0 * least(context.game.pyramid_track(context.seat)),
            RoyalAbility::Exchange => (f32::from(power) - 1.0) * RESOURCE * self.time_factor - COCOA,
            RoyalAbility::Temple => {
                f32::from(context.cocoa.min(power_u16.saturating_sub(1))) * (self.step - COCOA)
            }
            RoyalAbility::Avenue => least(context.avenue),
        };
        worth - LOCKED
    }

    /// Whether no own worker is on a worship space.
    fn is_free(&self, space: Space) -> bool {
        self.context.game.worshipper(space).is_none_or(|it| it.seat != self.context.seat)
    }
}
