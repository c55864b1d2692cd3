//! What a seat holds, and what waiting questions will cost or bring it: from these what a decision pays and
//! gives is told.

use patolli_core::{Amount, Seat, TaskRules as _};

use crate::{Blocks, Temple, Tzolkin};

/// Goods, points, workers in play and steps of the markers.
pub(crate) fn holdings(game: &Tzolkin, seat: Seat) -> Vec<Amount> {
    let Blocks { wood, stone, gold } = game.blocks(seat);
    let goods = [
        ("corn", game.corn(seat).into()),
        ("wood", wood.into()),
        ("stone", stone.into()),
        ("gold", gold.into()),
        ("skull", game.skulls_of(seat).into()),
        ("vp", game.score(seat).into()),
        ("worker", game.workers(seat).into()),
    ];
    let steps = Temple::ALL.map(|it| (it.key(), game.step(seat, it).into()));
    goods.into_iter().chain(steps).map(|(good, n)| Amount { good, n }).collect()
}

/// What the questions that wait for a seat will cost it (negative) or let it choose, and the corn of the
/// calendar's teeth that comes to it at the end of the turn.
pub(crate) fn outstanding(game: &Tzolkin, seat: Seat) -> Vec<Amount> {
    let mut sums: Vec<Amount> = Vec::new();
    let mut add = |amount: Amount| match sums.iter_mut().find(|it| it.good == amount.good) {
        Some(sum) => sum.n += amount.n,
        None => sums.push(amount),
    };
    let mine = game.tasks.iter().filter(|it| it.seat == seat);
    mine.for_each(|it| it.task.each_amount(game, seat, &mut add));
    add(Amount { good: "corn", n: game.corn_to_collect(seat).into() });
    // Z-014: no more skulls than there are.
    for sum in sums.iter_mut().filter(|it| it.good == "skull") {
        sum.n = sum.n.min(game.skulls().into());
    }
    sums.retain(|it| it.n != 0);
    sums
}
