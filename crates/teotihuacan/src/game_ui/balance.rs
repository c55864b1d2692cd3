//! What a seat holds, and what questions that wait will cost or bring it.

use patolli_core::{Amount, Seat};

use crate::{
    PyramidSpot, Resource, Resources, Temple, Teotihuacan,
    data::{AVENUE_END, BONUS_STEP, LARGE_STEPS, NOBLES_WOOD, StepReward},
    game_ui::temple_icon,
    rules::build_price,
    task::Task,
};

pub(super) fn holdings(game: &Teotihuacan, seat: Seat) -> Vec<Amount> {
    let Resources { wood, stone, gold } = game.resources(seat);
    let step = |temple| i32::from(game.step(seat, temple));
    let bonuses = Temple::ALL.into_iter().filter(|it| game.step(seat, *it) >= BONUS_STEP).count();
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let goods = [
        ("cocoa", game.cocoa(seat).into()),
        ("wood", wood.into()),
        ("stone", stone.into()),
        ("gold", gold.into()),
        ("vp", game.score(seat).into()),
        ("t-blue", step(Temple::Blue)),
        ("t-red", step(Temple::Red)),
        ("t-green", step(Temple::Green)),
        ("temple-bonus", count(bonuses)),
        ("avenue", game.avenue(seat).into()),
        ("worker", count(game.powers(seat).count())),
    ];
    goods.into_iter().map(|(good, n)| Amount { good, n }).collect()
}

/// Whatever has to be answered: gains of choice, and the least that must be paid. Offers that may be declined, such as tiles and the
/// trades of royal tiles, cost and bring nothing before they are accepted.
pub(super) fn outstanding(game: &Teotihuacan, seat: Seat) -> Vec<Amount> {
    let mut sums = Vec::new();
    for due in game.tasks.iter().filter(|it| it.seat == seat) {
        add_task(game, seat, due.task, &mut |good, n| add(&mut sums, good, n));
    }
    sums.retain(|it| it.n != 0);
    sums
}

fn add(sums: &mut Vec<Amount>, good: &'static str, n: i32) {
    match sums.iter_mut().find(|it| it.good == good) {
        Some(known) => known.n += n,
        None => sums.push(Amount { good, n }),
    }
}

fn add_task(game: &Teotihuacan, seat: Seat, task: Task, put: &mut dyn FnMut(&'static str, i32)) {
    match task {
        Task::Gain { n } => put("resource", n.into()),
        Task::Climb { steps } => {
            // Barred steps bring nothing.
            let open = Temple::ALL.into_iter().filter(|it| game.can_climb(seat, *it));
            open.into_iter().for_each(|it| put(temple_icon(it), steps[it.index()].into()));
        }
        Task::ClimbAny { n } => put("t-any", n.into()),
        Task::Large { at } => {
            let large = LARGE_STEPS[usize::from(at)];
            match Teotihuacan::step_reward(large.temple, large.step) {
                StepReward::Resources(n) => put("resource", n.into()),
                StepReward::Points(n) => put("vp", n.into()),
                StepReward::Cocoa(n) => put("cocoa", n.into()),
                StepReward::Nothing => {}
            }
        }
        Task::PowerUp { n, .. } | Task::StartPower { n } => put("power-up", n.into()),
        Task::Ascension => put("ascension", 1),
        Task::Develop => put("gold", -least_technology(game, seat)),
        Task::House => {
            put("wood", -i32::from(NOBLES_WOOD));
            put("avenue", i32::from(game.avenue(seat) < AVENUE_END));
        }
        Task::Decorate => put("gold", -i32::from(game.decoration_price())),
        Task::Build { must: true, .. } => {
            put("wood", -least_price(game, seat, Resource::Wood));
            put("stone", -least_price(game, seat, Resource::Stone));
        }
        Task::Wages => put("cocoa", -i32::from(game.wages(seat))),
        _ => {}
    }
}

/// The least gold that a technology costs which the seat does not have.
fn least_technology(game: &Teotihuacan, seat: Seat) -> i32 {
    let new = game.technologies().into_iter().filter(|it| !game.has_technology(seat, *it));
    new.map(|it| i32::from(it.tile().gold)).min().unwrap_or_default()
}

/// The least of a resource that a pyramid tile costs now.
fn least_price(game: &Teotihuacan, seat: Seat, resource: Resource) -> i32 {
    let save = game.has_discount(seat).then_some(resource);
    let open = PyramidSpot::all().filter(|it| game.is_open(*it));
    open.map(|it| i32::from(build_price(it, save).count(resource))).min().unwrap_or_default()
}
