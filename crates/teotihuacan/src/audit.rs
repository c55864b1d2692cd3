//! Whether a position is possible: nothing lost, nothing doubled, nothing where it cannot be.

mod tasks;

use std::ops::ControlFlow;

use patolli_core::{Game as _, InvalidPosition, Seat, TaskSet as _};

use crate::{
    Phase, PyramidSpot, Setup, Temple, Teotihuacan, TurnState,
    data::{
        AVENUE_END, BOT_ROLLS, BUILDINGS, DISCOVERY_TILES, Discovery, LARGE_SPACES, LARGE_STEPS,
        MAX_COUNTED_WORKERS, NOBLES_ROWS, PYRAMID_TRACK_END, STARTING_TILES_KEPT, TOP_STEP, WORKERS,
    },
    task::Task,
};

/// More than anybody ever has, and small enough that sums cannot overflow.
const MAX_COCOA: u16 = 1000;
const MAX_RESOURCE: u8 = 240;
const MAX_POINTS: u16 = 900;

pub(crate) fn audit(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    at("deal", ensure(game.deal.fits(game.options.rules), "it belongs to another version of the rules"))?;
    for seat in Seat::all(game.seat_count()) {
        player(game, seat).map_err(|it| InvalidPosition(format!("players, {seat}: {}", it.0)))?;
    }
    at("players, temples", top_steps(game))?;
    at("players, workers", workers(game))?;
    at("discovery tiles", discoveries(game))?;
    at("pyramid-tiles, pyramid-display", pyramid(game))?;
    at("decorations, decoration-display", decorations(game))?;
    at("houses", nobles(game))?;
    at("light, eclipses, rounds-to-eclipse", calendar(game))?;
    at("bot", bot(game))?;
    at("players, kept", choice(game))?;
    at("turn", turn(game))?;
    at("tasks", tasks::audit(game))?;
    at("tasks", answer(game))
}

/// Says where in the position a flaw is.
fn at(place: &str, found: Result<(), InvalidPosition>) -> Result<(), InvalidPosition> {
    found.map_err(|it| InvalidPosition(format!("{place}: {}", it.0)))
}

fn ensure(fine: bool, text: &str) -> Result<(), InvalidPosition> {
    if fine { Ok(()) } else { Err(InvalidPosition(text.to_owned())) }
}

fn player(game: &Teotihuacan, seat: Seat) -> Result<(), InvalidPosition> {
    let it = game.player(seat);
    let goods = [it.resources.wood, it.resources.stone, it.resources.gold];
    ensure(it.cocoa <= MAX_COCOA && goods.into_iter().all(|n| n <= MAX_RESOURCE), "too many goods")?;
    ensure(it.score <= MAX_POINTS, "too many points")?;
    ensure(it.temples.iter().all(|step| *step <= TOP_STEP), "a temple has no such step")?;
    ensure(it.avenue <= AVENUE_END && it.pyramid <= PYRAMID_TRACK_END, "a track has no such space")?;
    let is_laid_out = |technology| game.technologies.contains(&technology);
    ensure(it.technologies.into_iter().all(is_laid_out), "a technology that is not in the game")?;
    let kept = it.kept.len();
    ensure(kept < 2 || it.kept[0] != it.kept[1], "a starting tile is kept twice")?;
    ensure(it.kept.iter().all(|tile| may_keep_tile(game, seat, *tile)), "a starting tile that was not dealt")
}

fn may_keep_tile(game: &Teotihuacan, seat: Seat, tile: crate::data::StartId) -> bool {
    match game.options.setup {
        Setup::FirstGame => false,
        Setup::Draft => {
            let keepers =
                Seat::all(game.seat_count()).filter(|it| game.player(*it).kept.contains(&tile)).count();
            !game.is_bot(seat) && keepers == 1 && game.offer().contains(&tile)
        }
        Setup::Normal => !game.is_bot(seat) && game.deal.starting_tiles(seat).contains(&tile),
    }
}

/// H-175: one player on a top step.
fn top_steps(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let on_top =
        |temple| Seat::all(game.seat_count()).filter(|it| game.step(*it, temple) == TOP_STEP).count();
    ensure(Temple::ALL.into_iter().all(|it| on_top(it) <= 1), "two players on a top step")
}

fn workers(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    for seat in Seat::all(game.seat_count()) {
        let it = game.player(seat);
        ensure(game.powers(seat).all(|power| (1..=5).contains(&power)), "no such power")?;
        let all = game.powers(seat).count() + usize::from(it.reserve);
        ensure(all == usize::from(WORKERS), "a worker is missing or doubled")?;
        let worships = game.worshipping(seat).count();
        // In the solo game Teotibot has one worshipping worker, on a temple field.
        let fine = !game.is_bot(seat)
            || (worships == 1 && game.worshipping(seat).all(|it| it.0.royal_place().is_none()));
        ensure(fine, "Teotibot worships with one worker")?;
        let early = matches!(game.phase, Phase::Choose | Phase::Setup) && !game.is_bot(seat);
        ensure(!early || (it.reserve && worships == 0), "a worker in play before its time")?;
        let hand = it.hand.len();
        let allowed = match game.phase {
            Phase::Choose => {
                if game.is_bot(seat) {
                    0..=0
                } else {
                    3..=3
                }
            }
            Phase::Setup => 0..=3,
            Phase::Play if game.turn.seat == seat && game.turn.state == TurnState::Arrived => 1..=2,
            Phase::Play | Phase::Over => 0..=0,
        };
        ensure(allowed.contains(&hand), "workers in hand")?;
    }
    neutral(game)
}

fn neutral(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let placed = matches!(game.phase, Phase::Play | Phase::Over);
    for (boards, colour) in game.neutral.iter().zip(0..) {
        let expected = if placed && colour < game.neutral_colours() { 3 } else { 0 };
        ensure(boards.len() == expected, "a neutral worker is missing or too many are there")?;
    }
    Ok(())
}

/// Every discovery tile is in one place; used and discarded ones are not told apart.
fn discoveries(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let mut seen = [0u16; crate::data::DISCOVERIES.len()];
    let lying = game.discoveries.iter().chain(&game.starting_discoveries).flatten();
    let laid = game.avenue_tiles.iter().flatten().chain(game.step_tiles.iter().flatten());
    for tile in lying.chain(laid).chain(&game.stack) {
        seen[tile.index()] += 1;
    }
    let mut used = 0u16;
    for seat in Seat::all(game.seat_count()) {
        for tile in Discovery::all() {
            seen[tile.index()] += u16::from(game.tile_count(seat, tile));
        }
        used += u16::from(game.player(seat).used);
    }
    let fits = Discovery::all().all(|it| seen[it.index()] <= it.tile().copies.into());
    ensure(fits, "a discovery tile is there too often")?;
    let all = seen.iter().sum::<u16>() + used;
    let total = u16::try_from(DISCOVERY_TILES).unwrap_or(u16::MAX);
    let missing = total.checked_sub(all);
    // Only Teotibot's Worship tile throws tiles out of the game.
    let lost = if game.options.is_solo() { u16::from(game.bot.rolls) } else { 0 };
    ensure(missing.is_some_and(|it| it <= lost), "a discovery tile is missing or doubled")?;
    let over = |tiles: usize, most: u8| tiles > usize::from(most);
    let players = usize::from(game.seat_count()) - 2;
    let steps =
        LARGE_STEPS.iter().zip(&game.step_tiles).any(|(it, tiles)| over(tiles.len(), it.tiles[players]));
    let avenue = LARGE_SPACES.iter().zip(&game.avenue_tiles).any(|(it, tiles)| over(tiles.len(), it.tiles));
    ensure(!steps && !avenue, "too many discovery tiles in one place")?;
    let early = game.phase == Phase::Choose;
    let later = game.tasks.iter().any(|it| it.task == Task::Return);
    ensure(early || later || game.starting_discoveries == [None; 2], "a tile beside a starting tile")?;
    ensure(
        !early || game.starting_discoveries.iter().all(Option::is_some),
        "a tile beside a starting tile is missing",
    )
}

/// Every pyramid tile that was drawn lies somewhere, and every tile on something.
fn pyramid(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    ensure(game.pyramid_tiles_drawn <= 32, "no such stack")?;
    let drawn = bits(game.deal.pyramid[..usize::from(game.pyramid_tiles_drawn)].iter().map(|it| it.index()));
    let laid = game.pyramid_tiles.iter().flatten().map(|it| it.tile.index());
    let seen = bits(laid.chain(game.pyramid_display.iter().flatten().map(|it| it.index())));
    ensure(seen.is_some() && seen == drawn, "a pyramid tile is missing or doubled")?;
    let turned = game.pyramid_tiles.iter().flatten().all(|it| it.turn < 4);
    ensure(turned, "a pyramid tile has 0 to 3 quarter turns")?;
    ensure(PyramidSpot::all().all(|it| is_supported(game, it)), "a pyramid tile lies on nothing")?;
    ensure(game.complete == game.tile_at(PyramidSpot::TOP).is_some(), "a pyramid is complete with its top")
}

fn is_supported(game: &Teotihuacan, spot: PyramidSpot) -> bool {
    let ((row, column), level) = (spot.row_column(), spot.level());
    game.tile_at(spot).is_none()
        || level == 1
        || [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().all(|(down, right)| {
            PyramidSpot::at(level - 1, row + down, column + right)
                .is_some_and(|it| game.tile_at(it).is_some())
        })
}

/// The bits at these places; `None` if one is there twice.
fn bits(mut places: impl Iterator<Item = usize>) -> Option<u64> {
    places.try_fold(0u64, |all, it| if all & (1 << it) == 0 { Some(all | 1 << it) } else { None })
}

fn decorations(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    ensure(game.decorations_drawn <= 15, "no such stack")?;
    let drawn =
        bits(game.deal.decorations[..usize::from(game.decorations_drawn)].iter().map(|it| it.index()));
    let laid = game.decorations.iter().flatten().flatten().map(|it| it.index());
    let seen = bits(laid.chain(game.decoration_display.iter().flatten().map(|it| it.index())));
    ensure(seen.is_some() && seen == drawn, "a decoration is missing or doubled")?;
    for side in crate::Side::ALL {
        let steps = &game.decorations[side.index()];
        let next = usize::from(game.next_step(side).unwrap_or(5)) - 1;
        ensure(steps[next..].iter().all(Option::is_none), "a decoration without the one before it")?;
        let ready = (1..).take(next).all(|step| game.is_step_ready(side, step));
        ensure(ready, "a decoration lies on nothing")?;
    }
    Ok(())
}

fn nobles(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let fits = game.houses.iter().zip(NOBLES_ROWS).all(|(n, row)| usize::from(*n) <= row.len());
    ensure(fits, "too many houses in a row")?;
    ensure(game.buildings_taken() <= BUILDINGS, "too many houses")
}

fn calendar(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let over = u8::from(game.phase == Phase::Over);
    ensure(game.eclipses <= 2 + over, "there are three eclipses")?;
    ensure(game.light <= game.dark(), "the light disc is beyond the dark one")?;
    let dawning = game.tasks.iter().any(|it| it.task == Task::Dawn);
    let near = game.light == game.dark();
    if game.phase == Phase::Play && !dawning {
        ensure(
            near == (game.rounds_to_eclipse > 0) && game.rounds_to_eclipse <= 2,
            "an eclipse is near when the discs meet",
        )?;
        ensure(!game.complete || game.rounds_to_eclipse > 0, "a complete pyramid brings the last eclipse")?;
        return Ok(());
    }
    let quiet = game.rounds_to_eclipse == 0 && (game.phase == Phase::Over || !dawning || near);
    let early = matches!(game.phase, Phase::Choose | Phase::Setup);
    let untouched = game.light == 0 && game.eclipses == 0 && !game.complete;
    ensure(quiet && (!early || untouched), "a calendar before or after its time")
}

fn bot(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let tiles = bits(game.bot.tiles.iter().map(|it| it.index()));
    ensure(tiles.is_some(), "a tile of Teotibot is there twice")?;
    let fine = match game.bot_seat() {
        None => game.bot.rolls == 0 && game.bot.last.is_none(),
        Some(_) => usize::from(game.bot.rolls) <= BOT_ROLLS,
    };
    ensure(fine, "Teotibot has rolled too often")?;
    // The calendar leaves no more turns than there are rolls.
    let left = turns_left(game);
    ensure(
        game.bot_seat().is_none() || usize::from(game.bot.rolls) + left <= BOT_ROLLS,
        "too few rolls are left",
    )
}

/// The most turns Teotibot can still have.
fn turns_left(game: &Teotihuacan) -> usize {
    if game.phase == Phase::Over {
        return 0;
    }
    let dawning = game.tasks.iter().any(|it| it.task == Task::Dawn);
    let here = match (dawning, game.rounds_to_eclipse) {
        (true, _) => 0,
        (false, 0) => usize::from(game.dark() - game.light) + 1,
        (false, pending) => usize::from(pending),
    };
    let later: &[usize] = if game.complete { &[] } else { &[10, 9] };
    here + later.iter().skip(game.eclipses.min(2).into()).sum::<usize>()
}

/// The choice of starting tiles.
fn choice(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let full = |seat: Seat| game.player(seat).kept.len() == usize::from(STARTING_TILES_KEPT);
    let people = Seat::all(game.seat_count()).filter(|it| !game.is_bot(*it));
    match (game.phase, game.options.setup) {
        (Phase::Choose | Phase::Setup, Setup::FirstGame) => ensure(false, "a first game chooses nothing"),
        (Phase::Choose, _) => {
            let mine = !full(game.turn.seat) && !game.is_bot(game.turn.seat);
            ensure(mine, "somebody chooses who has chosen")?;
            ensure(people.into_iter().all(|it| tasks::is_fresh(game, it)), "goods before their time")
        }
        (_, Setup::FirstGame) => Ok(()),
        _ => ensure(people.into_iter().all(full), "a starting tile is missing"),
    }
}

fn turn(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let turn = &game.turn;
    ensure(turn.counted_workers <= MAX_COUNTED_WORKERS, "too many workers count")?;
    let bots = game.phase == Phase::Play && game.is_bot(turn.seat);
    let dawning = game.tasks.iter().any(|it| it.task == Task::Dawn);
    ensure(!bots || dawning, "Teotibot's turn is over at once")?;
    let fresh = turn.new_technology.is_none_or(|it| game.has_technology(turn.seat, it));
    ensure(fresh, "a technology gained that is not there")
}

/// The seat that is asked has an answer.
fn answer(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    if game.phase == Phase::Over {
        return Ok(());
    }
    ensure(Task::is_awaiting_answer(game), "a step was not carried out")?;
    ensure(game.each_legal(&mut |_| ControlFlow::Break(())).is_break(), "nobody can answer")
}
