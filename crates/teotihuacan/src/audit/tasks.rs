//! Whether what is still to be done makes sense.

use patolli_core::{InvalidPosition, Seat};

use super::{bits, ensure};
use crate::{
    Board, Phase, Space, Teotihuacan, TurnState,
    data::{Discovery, LARGE_SPACES, LARGE_STEPS},
    player::Player,
    position::MAX_TASKS,
    task::{PendingTask, Task},
};

/// Room on the stack for what comes of the answers.
const RESERVED_TASKS: usize = 6;
/// The power up to which starting tiles can raise a worker.
const MAX_START_POWER: u8 = 3;

pub(super) fn audit(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    game.tasks.iter().try_for_each(|it| task(game, *it))?;
    ensure(is_in_order(game), "tasks in another order than they come")?;
    let fine = match game.phase {
        Phase::Choose | Phase::Over => game.tasks.is_empty(),
        Phase::Setup => setup(game),
        Phase::Play if game.tasks.first().is_some_and(|it| it.task == Task::Dawn) => ending_eclipse(game),
        Phase::Play => game.tasks.iter().all(|it| it.seat == game.turn.seat && is_of_turn(game, it.task)),
    };
    ensure(fine, "tasks that do not come together")
}

/// What a task says is possible.
fn task(game: &Teotihuacan, due: PendingTask) -> Result<(), InvalidPosition> {
    let counts = |n: u8, most: u8| (1..=most).contains(&n);
    // A tile may have moved the marker on before the question is answered.
    let reached = |at: u8, space: u8| at == space || (at > space && game.interrupts_anywhere());
    let fine = match due.task {
        Task::StartPower { n } | Task::ClimbAny { n } | Task::PowerUp { n, .. } => counts(n, 2),
        Task::StartTile { which } => which < 2,
        Task::Gain { n } => counts(n, 5),
        Task::Climb { steps } => steps.iter().all(|it| *it <= 4) && counts(steps.iter().sum(), 6),
        Task::ClimbPaid { n } => counts(n, 4),
        Task::Large { at } => LARGE_STEPS
            .get(usize::from(at))
            .is_some_and(|it| reached(game.step(due.seat, it.temple), it.step)),
        Task::AvenueTile { at } => {
            LARGE_SPACES.get(usize::from(at)).is_some_and(|it| reached(game.avenue(due.seat), it.space))
        }
        Task::Trade { most, .. } | Task::Sell { most } => counts(most, 5),
        Task::Exchange { gain } => counts(gain, 5),
        Task::Ability { space, power } => counts(power, 5) && worships(game, due.seat, space),
        Task::Build { left, .. } => counts(left, 3),
        Task::Count { plus } => plus <= Discovery::VIRTUAL_WORKER.tile().copies && game.interrupts_anywhere(),
        _ => true,
    };
    ensure(fine && !game.is_bot(due.seat) || due.task == Task::Dawn, "a task that cannot be")
}

fn worships(game: &Teotihuacan, seat: Seat, space: Space) -> bool {
    // The worker may have been freed for cocoa in the meantime.
    game.worshipper(space).is_none_or(|it| it.seat == seat)
}

/// What is done last lies lowest; only what concerns every player lies side by side. What a tile brings that interrupts a turn lies on
/// anything, and no more often than tiles were used.
fn is_in_order(game: &Teotihuacan) -> bool {
    let mut tiles = if game.interrupts_anywhere() { game.player(game.turn.seat).used } else { 0 };
    let room = game.tasks.len() + RESERVED_TASKS <= MAX_TASKS;
    room && game.tasks.iter().zip(game.tasks.iter().skip(1)).all(|(below, above)| {
        let (below, above) = (below.task, above.task);
        let for_all = matches!(below, Task::StartPlace | Task::Benefits | Task::Wages) && below == above;
        if for_all || order(below) < order(above) {
            return true;
        }
        let of_tile = is_of_tile(above) && tiles > 0 && game.phase == Phase::Play;
        tiles -= u8::from(of_tile);
        of_tile
    })
}

/// Whether a task can be the last that is left of what a discovery tile brings.
fn is_of_tile(task: Task) -> bool {
    match task {
        Task::Gain { n } => n <= 3,
        Task::Climb { steps } => steps.iter().sum::<u8>() == 1,
        Task::ClimbAny { n } => n == 1,
        Task::Large { .. } | Task::AvenueTile { .. } | Task::PowerUp { board: None, .. } | Task::Disc => true,
        _ => false,
    }
}

const fn order(task: Task) -> u8 {
    match task {
        Task::Begin | Task::Dawn | Task::Refill | Task::Refresh { .. } => 0,
        Task::StartPlace | Task::Wages | Task::BuyPower { .. } => 1,
        Task::Return | Task::PowerUp { board: Some(_), .. } => 2,
        Task::Benefits | Task::Constructed => 3,
        Task::StartTile { which: 1 }
        | Task::Count { .. }
        | Task::Build { must: false, .. }
        | Task::Discover { .. }
        | Task::Ability { .. } => 4,
        Task::StartTile { .. } | Task::PowerUp { board: None, .. } => 5,
        Task::StartPower { .. } | Task::Disc => 6,
        Task::Ascension => 7,
        Task::Climb { .. } | Task::ClimbAny { .. } | Task::ClimbPaid { .. } => 8,
        // Nothing lies on these.
        _ => 9,
    }
}

/// Whether a task can come of the turn that is going on.
fn is_of_turn(game: &Teotihuacan, task: Task) -> bool {
    let turn = &game.turn;
    let done_on = |board: Board| turn.state == TurnState::Done && turn.board == board;
    let acted = turn.counted_workers > 0;
    // The first question of a main action; whatever follows comes of the answer.
    let first = game.tasks.first().is_some_and(|it| it.task == task);
    let opens = acted && first && (game.tasks.len() == 1 || game.interrupts_anywhere());
    match task {
        Task::Count { .. } => opens && turn.state == TurnState::Done && turn.board != Board::Palace,
        Task::Build { must: true, .. } if game.interrupts_anywhere() => opens && done_on(Board::Construction),
        Task::Develop => opens && done_on(Board::Alchemy),
        Task::House => opens && done_on(Board::Nobles),
        Task::Decorate => opens && done_on(Board::Decorations),
        Task::Build { .. } | Task::Constructed => acted && done_on(Board::Construction),
        Task::Refill => acted && (done_on(Board::Decorations) || done_on(Board::Construction)),
        Task::PowerUp { board: Some(board), .. } | Task::BuyPower { board } => {
            acted && board != Board::Palace && done_on(board)
        }
        Task::Discover { board, .. } | Task::Refresh { board } => {
            board.discovery_place().is_some() && done_on(board)
        }
        Task::Ability { space, .. } => done_on(space.board()),
        Task::Trade { .. } | Task::Sell { .. } | Task::Exchange { .. } | Task::ClimbPaid { .. } => {
            done_on(Board::Palace)
        }
        // A discovery tile may bring these before the action, too.
        Task::Gain { .. }
        | Task::Climb { .. }
        | Task::ClimbAny { .. }
        | Task::Large { .. }
        | Task::AvenueTile { .. }
        | Task::PowerUp { board: None, .. }
        | Task::Ascension
        | Task::Disc => true,
        _ => false,
    }
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
    let known = game.tasks.iter().all(|it| is_of_setup(it.task));
    let each = are_distinct(of(Task::StartPlace)) && are_distinct(of(Task::Benefits));
    let placing =
        Seat::all(game.seat_count()).all(|it| waits(it, Task::StartPlace) != game.hand(it).is_empty());
    let returned = of(Task::Benefits).next().is_none() || of(Task::Return).next().is_some();
    let fresh = of(Task::Benefits).all(|it| is_fresh(game, it.seat) && waits(it.seat, Task::StartPlace));
    begins && known && each && placing && returned && fresh && benefits(game)
}

/// The benefits that are being resolved: of one player, whose workers are still in hand.
fn benefits(game: &Teotihuacan) -> bool {
    let mut now = game.tasks.iter().filter(|it| order(it.task) > order(Task::Benefits));
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
    if let Task::StartPower { n } = task { n } else { 0 }
}

const fn is_of_setup(task: Task) -> bool {
    matches!(
        task,
        Task::Begin
            | Task::StartPlace
            | Task::Return
            | Task::Benefits
            | Task::StartTile { .. }
            | Task::StartPower { .. }
            | Task::Climb { .. }
            | Task::Gain { .. }
    )
}

/// Whether a player has nothing but cocoa and starting tiles.
pub(super) fn is_fresh(game: &Teotihuacan, seat: Seat) -> bool {
    let player = game.player(seat);
    *player == Player { cocoa: player.cocoa, kept: player.kept.clone(), ..Player::new() }
}

/// Whether no seat is there twice.
fn are_distinct<'a>(tasks: impl Iterator<Item = &'a PendingTask>) -> bool {
    bits(tasks.map(|it| it.seat.index())).is_some()
}
