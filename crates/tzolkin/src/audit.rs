//! Whether every piece is where it can be.

use patolli_core::{Game as _, InvalidPosition, Seat, TaskRules as _, TaskSet as _};

use crate::{
    Phase, Temple, TurnState, Tzolkin, Wheel,
    data::{
        BuildingId, FOOD_DAYS, QUICK_SPACES, SKULLS, STARTING_TILES_DEALT, TEETH, Tribe, WORKERS,
        setup_counts,
    },
    position::count_ones,
    rules::tiles_to_keep,
    task::{PendingTask, Task},
    turn::QuickState,
};

/// More than any game can bring together.
const MAX_CORN: u16 = 5_000;
const MAX_POINTS: u16 = 4 * 2_000;
/// More than are ever due at once; the stack has room for what they lead to.
const MAX_WAITING_TASKS: usize = 12;

pub(crate) fn audit(game: &Tzolkin) -> Result<(), InvalidPosition> {
    game.deal.audit().map_err(|it| InvalidPosition(it.to_string()))?;
    for seat in game.each_seat() {
        player(game, seat).map_err(|it| InvalidPosition(format!("seat {seat}: {}", it.0)))?;
    }
    pieces(game)?;
    skulls(game)?;
    jungle(game)?;
    tiles(game)?;
    calendar(game)?;
    turn(game)?;
    tribe_turn(game)?;
    game.tasks.iter().try_for_each(|it| task(game, *it))?;
    stack(game)?;
    answer(game)
}

fn invalid(text: &str) -> Result<(), InvalidPosition> {
    Err(InvalidPosition(text.to_owned()))
}

fn ensure(fine: bool, text: &str) -> Result<(), InvalidPosition> {
    if fine { Ok(()) } else { invalid(text) }
}

fn player(game: &Tzolkin, seat: Seat) -> Result<(), InvalidPosition> {
    let it = game.player(seat);
    // Each alone first: unchecked sums could overflow with numbers from outside.
    let goods = [it.corn, it.blocks.wood, it.blocks.stone, it.blocks.gold];
    let few = goods.into_iter().all(|n| n <= MAX_CORN) && it.corn + it.blocks.in_corn() <= MAX_CORN;
    ensure(few, "goods worth more than 5000 corn")?;
    ensure(it.score.unsigned_abs() <= MAX_POINTS, "too many points")?;
    ensure(
        Temple::ALL.into_iter().all(|temple| game.step(seat, temple) <= temple.top()),
        "a temple has no such step",
    )?;
    ensure(it.levels.iter().all(|level| *level <= 3), "a technology has no such level")?;
    let alone =
        |temple: Temple| game.each_seat().filter(|it| game.step(*it, temple) == temple.top()).count() < 2;
    ensure(Temple::ALL.into_iter().all(alone), "two markers on the top step of a temple")?;
    ensure(it.fed <= WORKERS, "too many workers were fed")?;
    let elsewhere = u8::from(game.start_space == Some(seat)) + (game.quick_workers >> seat.index() & 1);
    // Unchecked sums could overflow with numbers from outside.
    let in_play =
        u16::from(it.hand) + u16::from(game.on_wheels(seat)) + u16::from(elsewhere) + u16::from(it.supply);
    ensure(in_play == u16::from(WORKERS), "a worker is missing or doubled")?;
    // A seat has three workers at least, and two spaces from which they cannot be picked up.
    ensure(it.hand > 0 || game.on_wheels(seat) > 0, "a seat without a worker to move")?;
    choice(game, seat)
}

fn choice(game: &Tzolkin, seat: Seat) -> Result<(), InvalidPosition> {
    let it = game.player(seat);
    let kept = u8::try_from(it.kept.count_ones()).unwrap_or(u8::MAX);
    ensure(it.kept >> STARTING_TILES_DEALT == 0, "a starting tile that was not dealt")?;
    ensure(it.tribe.is_none_or(|it| it < 2), "a tribe that was not dealt")?;
    ensure(game.options.tribes || it.tribe.is_none(), "a tribe without the module")?;
    if game.has_chosen(seat) {
        ensure(game.options.tribes == it.tribe.is_some(), "a tribe is missing")?;
        return ensure(kept == tiles_to_keep(game, seat), "a starting tile is missing or too many are kept");
    }
    let asked = game.turn.seat == seat;
    ensure(kept <= 2 && (asked || (kept == 0 && it.tribe.is_none())), "a choice before its time")
}

/// No two pieces in one place, no piece where none can be.
fn pieces(game: &Tzolkin) -> Result<(), InvalidPosition> {
    for wheel in Wheel::ALL {
        let mut taken = game.neutral_on(wheel);
        ensure(taken >> wheel.teeth() == 0, "a neutral piece beyond the last tooth")?;
        for seat in game.each_seat() {
            let mine = game.workers_on(seat, wheel);
            ensure(taken & mine == 0, "two pieces in one place")?;
            let longer = u8::from(game.leads(seat, Tribe::CitBolonTum));
            ensure(mine >> (wheel.last() + longer + 1) == 0, "a worker beyond the last position")?;
            taken |= mine;
        }
    }
    let quick = count_ones(game.quick_workers.into());
    ensure(
        u16::from(game.quick_neutral) + u16::from(quick) <= QUICK_SPACES.into(),
        "too many quick actions",
    )?;
    ensure(game.options.quick || game.quick_neutral + quick == 0, "quick actions without the module")?;
    ensure(game.quick_workers >> game.options.seats == 0, "an unknown seat acts quickly")?;
    let neutral: u8 = game.neutral.iter().map(|it| count_ones(*it)).sum();
    let setup = setup_counts(game.options.seats, game.options.quick);
    ensure(neutral <= setup.neutral - setup.on_quick, "too many neutral pieces")?;
    ensure(game.neutral_remaining <= setup.neutral, "too many neutral pieces to come")
}

fn skulls(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let held: u16 = game.each_seat().map(|it| u16::from(game.skulls_of(it))).sum();
    let lying = u16::from(count_ones(game.offerings)) + u16::from(game.shrine_skulls());
    ensure(game.offerings & 1 == 0 && game.offerings >> 10 == 0, "a skull lies where no action is")?;
    ensure(held + lying + u16::from(game.skulls) == u16::from(SKULLS), "a skull is missing or doubled")
}

fn jungle(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let fields = u16::from(game.options.seats);
    let left = |it: &crate::JungleTiles| u16::from(it.forest) + u16::from(it.corn);
    ensure(game.jungle.iter().all(|it| left(it) <= fields), "too many harvest tiles beside an action")?;
    ensure(game.jungle[0].forest == 0, "no forest grows beside Palenque 2")?;
    let held: u16 = game.each_seat().map(|it| u16::from(game.corn_tiles(it))).sum();
    let lying: u16 = game.jungle.iter().map(left).sum();
    ensure(held + lying <= 4 * fields, "too many corn tiles")?;
    let cut: u16 = game.each_seat().map(|it| u16::from(game.wood_tiles(it))).sum();
    let standing: u16 = game.jungle.iter().map(|it| u16::from(it.forest)).sum();
    ensure(cut + standing <= 3 * fields, "too many wood tiles")
}

/// Every building and monument is in one place only.
fn tiles(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let mut seen: u64 = 0;
    let mut see = |bits: u64| {
        let fresh = seen & bits == 0;
        seen |= bits;
        ensure(fresh, "a building is in two places")
    };
    for building in game.row.iter().flatten() {
        see(1 << building.index())?;
    }
    game.each_seat().try_for_each(|it| see(game.player(it).buildings))?;
    let allowed = |it: BuildingId| game.options.buildings || !it.tile().expansion;
    ensure(
        BuildingId::all().all(|it| seen & (1 << it.index()) == 0 || allowed(it)),
        "a building without the module",
    )?;
    let [one, two] = game.drawn.map(usize::from);
    ensure(one <= 18 && two <= 22 && matches!(game.epoch, 1 | 2), "no such stack")?;
    let drawn = game.deal.epoch_one[..one].iter().chain(&game.deal.epoch_two[..two]);
    let drawn = drawn.fold(0u64, |drawn, it| drawn | 1 << it.index());
    ensure(seen & !drawn == 0, "a building nobody drew")?;
    let laid = usize::from(setup_counts(game.options.seats, game.options.quick).monuments);
    let laid = game.deal.monuments[..laid].iter().fold(0u16, |laid, it| laid | 1 << it.index());
    let mut left = laid;
    for bits in game.each_seat().map(|it| game.player(it).monuments).chain([game.monuments]) {
        ensure(bits & !left == 0, "a monument is in two places or not in the game")?;
        left &= !bits;
    }
    ensure(left == 0, "a monument is missing")
}

fn calendar(game: &Tzolkin) -> Result<(), InvalidPosition> {
    ensure(game.corn_on_teeth >> TEETH == 0, "corn beyond the last tooth")?;
    ensure(game.tooth <= 28 && game.round <= 27 && game.food_days <= 4, "no such day")?;
    ensure(game.food_days < 4 || !game.food_today, "there are four food days")?;
    let before = game.phase == Phase::Choose || game.tasks.iter().any(|it| it.task == Task::Begin);
    let untouched = game.round == 0 && game.tooth == 0 && game.food_days == 0 && !game.food_today;
    ensure(!before || untouched, "a day before the first")?;
    ensure(before || game.round > 0, "no round has begun")?;
    ensure(game.phase != Phase::Play || game.food_days < 4, "the game should be over")?;
    if before { Ok(()) } else { days(game) }
}

/// Teeth, rounds and food days fit together (Z-077, Z-117, Z-135, Z-283, Z-284).
fn days(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let (tooth, done) = (game.tooth, usize::from(game.food_days));
    let over = u8::from(game.phase == Phase::Over);
    let turned = game.round - 1 + over;
    ensure((turned..=2 * turned).contains(&tooth), "so many rounds do not turn the calendar so far")?;
    let begun = done.checked_sub(1).map_or(0, |last| FOOD_DAYS[last]) + over;
    let next = FOOD_DAYS.get(done).copied();
    ensure(tooth >= begun, "a food day was before its tooth")?;
    // A double advance may pass over one tooth.
    let latest = next.map_or(begun + 1, |it| it + 1);
    ensure(tooth <= latest, "a food day was left out")?;
    ensure(game.food_today == next.is_some_and(|it| tooth >= it), "the food day does not fit the tooth")
}

fn turn(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let turn = &game.turn;
    let fresh: u8 = turn.placed_positions.iter().map(|it| count_ones(*it)).sum();
    let standing = game.player(turn.seat).wheels.iter().zip(turn.placed_positions);
    ensure(standing.clone().all(|(all, new)| new & !all == 0), "a worker placed is not there")?;
    let acts = turn.quick != QuickState::None;
    let on_spaces = u8::from(acts) + u8::from(game.start_space == Some(turn.seat));
    ensure(turn.placed <= WORKERS && fresh <= turn.placed, "more workers placed than there are")?;
    ensure(!is_turn(game) || turn.placed <= fresh + on_spaces, "a worker placed is nowhere")?;
    let placing = matches!(turn.state, TurnState::Placing | TurnState::Mercy);
    ensure(placing == (turn.placed > 0), "workers placed in a turn that does not place")?;
    ensure(turn.state != TurnState::Mercy || turn.placed == 1, "mercy is for one worker")?;
    let plain = turn.paid == 0 && turn.tribe_discount == 0 && turn.skipped.is_none();
    ensure(placing || (plain && !acts && !turn.picked), "a turn that does not place pays for placing")?;
    ensure(turn.tribe_discount <= 2 && turn.paid <= 120, "no turn costs that")?;
    ensure(turn.skipped.is_none_or(|it| it.position <= it.wheel.last()), "no such position")?;
    ensure(!acts || game.options.quick, "quick actions without the module")?;
    let acting = game.quick_workers >> turn.seat.index() & 1 == 1;
    ensure(!is_turn(game) || acts == acting, "a quick action without its worker, or a worker without it")?;
    ensure(!is_turn(game) || !turn.collected || turn.quick == QuickState::Done, "corn before its time")?;
    ensure(
        game.phase == Phase::Play || (turn.placed == 0 && turn.state == TurnState::Open),
        "no turn is going on",
    )
}

/// What only some tribes do in a turn.
fn tribe_turn(game: &Tzolkin) -> Result<(), InvalidPosition> {
    let turn = &game.turn;
    let leads = |tribe| game.leads(turn.seat, tribe);
    let fine = (!turn.picked || leads(Tribe::AhChuyKak))
        && (turn.skipped.is_none() || leads(Tribe::VacubCaquix))
        && (turn.tribe_discount == 0 || leads(Tribe::CitBolonTum))
        && (!turn.sold || leads(Tribe::XamanEk));
    ensure(fine, "a turn no other tribe has")
}

/// Whether a turn is going on, not the setup or the end of a round.
fn is_turn(game: &Tzolkin) -> bool {
    let outside = |it: &PendingTask| matches!(it.task, Task::Begin | Task::Calendar | Task::Days);
    game.phase == Phase::Play && !game.tasks.first().is_some_and(outside)
}

/// What is still to be done makes sense.
fn task(game: &Tzolkin, due: PendingTask) -> Result<(), InvalidPosition> {
    let fine = due.task.is_possible(game, due.seat);
    ensure(fine && game.phase == Phase::Play, "a task that cannot be")
}

/// What waits below the question that is asked.
fn stack(game: &Tzolkin) -> Result<(), InvalidPosition> {
    ensure(game.tasks.len() <= MAX_WAITING_TASKS, "too much is to be done")?;
    let Some((first, rest)) = game.tasks.split_first() else { return Ok(()) };
    let waiting = &game.tasks[..game.tasks.len() - 1];
    ensure(!waiting.iter().any(|it| matches!(it.task, Task::Pay(_))), "a payment waits")?;
    let fine = if first.task == Task::Begin {
        game.round == 0 && rest.iter().all(|it| it.task == Task::Anger)
    } else if first.task == Task::Days {
        rest.is_empty() && game.food_days < 4
    } else if first.task == Task::Calendar {
        // Only prophecies ask about goods of a food day.
        let gains = |it: &PendingTask| matches!(it.task, Task::Gold(_) | Task::Skull);
        let fed = |it: &PendingTask| matches!(it.task, Task::Food(_));
        game.food_today && rest.split_first().is_some_and(|(food, due)| fed(food) && due.iter().all(gains))
    } else {
        game.tasks.iter().all(|it| it.seat == game.turn.seat && it.task.is_of_turn())
    };
    ensure(fine, "tasks that do not come together")
}

/// The seat that is asked has an answer.
fn answer(game: &Tzolkin) -> Result<(), InvalidPosition> {
    use std::ops::ControlFlow;
    if game.phase == Phase::Over {
        return ensure(game.tasks.is_empty(), "nothing is asked after the end");
    }
    ensure(Task::is_awaiting_answer(game), "a step was not carried out")?;
    ensure(game.each_legal(&mut |_| ControlFlow::Break(())).is_break(), "nobody can answer")
}
