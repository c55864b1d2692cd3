//! What a seat holds, and what waiting questions will cost or bring it: from these what a decision pays and gives is told.

use patolli_core::{Amount, Seat};

use crate::{
    Blocks, IndexSet, Temple, Tzolkin,
    data::Prophecy,
    task::{PendingTask, Task},
};

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

/// What the questions that wait for a seat will cost it (negative) or let it choose, and the corn of the calendar's teeth that
/// comes to it at the end of the turn.
pub(crate) fn outstanding(game: &Tzolkin, seat: Seat) -> Vec<Amount> {
    let mut sums: Vec<Amount> = Vec::new();
    let teeth = Amount { good: "corn", n: game.corn_to_collect(seat).into() };
    let mine = game.tasks.iter().filter(|it| it.seat == seat);
    let asked = mine.filter_map(|it| outstanding_amount(game, *it));
    for amount in asked.chain([teeth]).filter(|it| it.n != 0) {
        match sums.iter_mut().find(|it| it.good == amount.good) {
            Some(sum) => sum.n += amount.n,
            None => sums.push(amount),
        }
    }
    // Z-014: no more skulls than there are.
    for sum in sums.iter_mut().filter(|it| it.good == "skull") {
        sum.n = sum.n.min(game.skulls().into());
    }
    sums.retain(|it| it.n != 0);
    sums
}

fn outstanding_amount(game: &Tzolkin, due: PendingTask) -> Option<Amount> {
    let (good, n) = match due.task {
        Task::Pay { n } => ("block", -i32::from(n)),
        Task::Gain { n } => ("block", n.into()),
        Task::Climb { temples, steps } => steps_up(game, due.seat, temples, steps),
        Task::Rise { temple } => (temple.key(), game.can_rise(due.seat, temple).into()),
        Task::Anger => ("temple-any", -1),
        Task::Skull => {
            ("skull", (game.can_anger(due.seat) || !game.is_in_force(Prophecy::Desecration)).into())
        }
        Task::Gold { most } => ("gold", most.into()),
        Task::Learn { free: true, more, .. } => ("tech-any", i32::from(more) + 1),
        _ => return None,
    };
    Some(Amount { good, n })
}

/// Steps still to be taken: on a temple that is settled, or on temples of choice, as many as can move a marker.
fn steps_up(game: &Tzolkin, seat: Seat, temples: IndexSet, steps: u8) -> (&'static str, i32) {
    let rising = temples.temples().filter(|it| game.can_rise(seat, *it)).count();
    let n = i32::from(steps).min(i32::try_from(rising).unwrap_or(i32::MAX));
    match temples.single() {
        Some(index) => (Temple::ALL[index].key(), n),
        None => ("temple-any", n),
    }
}
