//! What a seat holds, and what questions that wait will cost or bring it.

use patolli_core::{Amount, Seat, TaskRules as _};

use crate::{Resources, Temple, Teotihuacan, data::BONUS_STEP};

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
        due.task.each_amount(game, seat, &mut |it| add(&mut sums, it));
    }
    sums.retain(|it| it.n != 0);
    sums
}

fn add(sums: &mut Vec<Amount>, Amount { good, n }: Amount) {
    match sums.iter_mut().find(|it| it.good == good) {
        Some(known) => known.n += n,
        None => sums.push(Amount { good, n }),
    }
}
