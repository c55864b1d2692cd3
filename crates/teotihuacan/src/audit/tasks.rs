//! Whether what is still to be done makes sense.

use patolli_core::{InvalidPosition, PendingTask, Seat, TaskRules as _};

use super::{bits, ensure};
use crate::{
    Phase, Teotihuacan,
    player::Player,
    rules::TeotihuacanTask as _,
    task::{Benefits, StartPower, Task},
};

/// The power up to which starting tiles can raise a worker.
const MAX_START_POWER: u8 = 3;

pub(super) fn audit(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    // Only the end of an eclipse may fall into Teotibot's turn.
    let concerns_person = |it: &PendingTask<Task>| it.task == Task::Dawn || !game.is_bot(it.seat);
    let is_possible = |it: &PendingTask<Task>| it.task.is_possible(game, it.seat) && concerns_person(it);
    ensure(game.tasks.iter().all(is_possible), "a task that cannot be")?;
    ensure(is_in_order(game), "tasks in another order than they come")?;
    let fine = match game.phase {
        Phase::Choose | Phase::Over => game.tasks.is_empty(),
        Phase::Setup => setup(game),
        Phase::Play if game.tasks.first().is_some_and(|it| it.task == Task::Dawn) => ending_eclipse(game),
        Phase::Play => {
            game.tasks.iter().all(|it| it.seat == game.turn.seat && it.task.placement(game).in_turn)
        }
    };
    ensure(fine, "tasks that do not come together")
}

/// What is done last lies lowest; only what concerns every player lies side by side. What a tile brings that interrupts a turn lies on
/// anything, and no more often than tiles were used.
fn is_in_order(game: &Teotihuacan) -> bool {
    let mut tiles = if game.interrupts_anywhere() { game.player(game.turn.seat).used } else { 0 };
    game.has_room_for_tile()
        && game.tasks.iter().zip(game.tasks.iter().skip(1)).all(|(below, above)| {
            let for_all = matches!(below.task, Task::StartPlace | Task::Benefits | Task::Wages);
            let (lower, upper) = (below.task.placement(game), above.task.placement(game));
            if (for_all && below.task == above.task) || lower.order < upper.order {
                return true;
            }
            let of_tile = upper.of_tile && tiles > 0 && game.phase == Phase::Play;
            tiles -= u8::from(of_tile);
            of_tile
        })
}

/// An eclipse: wages of people who have not answered yet, then the dawn.
fn ending_eclipse(game: &Teotihuacan) -> bool {
    let wages = &game.tasks[1..];
    let ends_round = game.options.dark_eclipse || game.is_last(game.turn.seat);
    wages.iter().all(|it| it.task == Task::Wages)
        && are_distinct(wages.iter())
        && game.rounds_to_eclipse == 0
        && ends_round
}

/// Starting tiles bring their benefits, one player after the other; then workers are placed.
fn setup(game: &Teotihuacan) -> bool {
    let of = |task: Task| game.tasks.iter().filter(move |it| it.task == task);
    let waits = |seat: Seat, task: Task| of(task).any(|it| it.seat == seat);
    let begins = game.tasks.first().is_some_and(|it| it.task == Task::Begin);
    let known = game.tasks.iter().all(|it| it.task.placement(game).in_setup);
    let each = are_distinct(of(Task::StartPlace)) && are_distinct(of(Task::Benefits));
    let placing =
        Seat::all(game.seat_count()).all(|it| waits(it, Task::StartPlace) != game.hand(it).is_empty());
    let returned = of(Task::Benefits).next().is_none() || of(Task::Return).next().is_some();
    let fresh = of(Task::Benefits).all(|it| is_fresh(game, it.seat) && waits(it.seat, Task::StartPlace));
    begins && known && each && placing && returned && fresh && benefits(game)
}

/// The benefits that are being resolved: of one player, whose workers are still in hand.
fn benefits(game: &Teotihuacan) -> bool {
    let mut now = game.tasks.iter().filter(|it| it.task.placement(game).order > Benefits::ORDER);
    let mut all = now.clone();
    let raised = Seat::all(game.seat_count()).filter(|it| !game.is_bot(*it)).all(|seat| {
        let more: u8 = game.tasks.iter().filter(|it| it.seat == seat).map(|it| power_ups(it.task)).sum();
        game.powers(seat).all(|it| it + more <= MAX_START_POWER)
    });
    let Some(first) = now.next() else { return raised };
    let returns = game.tasks.iter().any(|it| it.task == Task::Return);
    let waits = game.tasks.iter().any(|it| it.task == Task::Benefits && it.seat == first.seat);
    raised && returns && !waits && game.hand(first.seat).len() == 3 && all.all(|it| it.seat == first.seat)
}

const fn power_ups(task: Task) -> u8 {
    if let Task::StartPower(StartPower { n }) = task { n } else { 0 }
}

/// Whether a player has nothing but cocoa and starting tiles.
pub(super) fn is_fresh(game: &Teotihuacan, seat: Seat) -> bool {
    let player = game.player(seat);
    *player == Player { cocoa: player.cocoa, kept: player.kept.clone(), ..Player::new() }
}

/// Whether no seat is there twice.
fn are_distinct<'a>(tasks: impl Iterator<Item = &'a PendingTask<Task>>) -> bool {
    bits(tasks.map(|it| it.seat.index())).is_some()
}

impl Teotihuacan {
    /// Whether a marker is where a question says that it arrived; a tile may have moved it on before the answer.
    pub(crate) fn has_reached(&self, at: u8, place: u8) -> bool {
        at == place || (at > place && self.interrupts_anywhere())
    }

    /// Whether a task is the first question of a main action; whatever follows comes of the answer.
    pub(crate) fn opens_main_action(&self, task: impl Into<Task>) -> bool {
        let task = task.into();
        let is_first = self.tasks.first().is_some_and(|it| it.task == task);
        is_first && (self.tasks.len() == 1 || self.interrupts_anywhere())
    }
}
