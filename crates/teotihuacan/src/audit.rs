//! Whether a position is possible: nothing lost, nothing doubled, nothing where it cannot be.

mod tasks;

use std::ops::ControlFlow;

use patolli_core::{Game as _, InvalidPosition, Seat};

use crate::{
    Phase, Setup, Spot, Stage, Temple, Teotihuacan,
    data::{
        AVENUE_END, AVENUE_TILES, BOT_ROLLS, BUILDINGS, COUNT_MOST, DISCOVERY_TILES, Discovery, LARGE_STEPS,
        NOBLES_ROWS, PYRAMID_TRACK_END, STARTING_TILES_KEPT, TOP_STEP, WORKERS,
    },
    task::Task,
};

/// More than anybody ever has, and small enough that sums cannot overflow.
const MUCH: u16 = 1000;
const MANY: u8 = 240;
const MANY_POINTS: u16 = 900;

pub(crate) fn audit(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    at("deal", holds(game.deal.fits(game.options.rules), "it belongs to another version of the rules"))?;
    for seat in Seat::all(game.seat_count()) {
        player(game, seat).map_err(|it| InvalidPosition(format!("players, {seat}: {}", it.0)))?;
    }
    at("players, temples", tops(game))?;
    at("players, workers", workers(game))?;
    at("discovery tiles", discoveries(game))?;
    at("laid, display", pyramid(game))?;
    at("decorated, ornaments", decorations(game))?;
    at("houses", nobles(game))?;
    at("light, eclipses, pending", calendar(game))?;
    at("bot", bot(game))?;
    at("players, kept", choice(game))?;
    at("turn", turn(game))?;
    at("tasks", tasks::audit(game))?;
    at("tasks", answer(game))
}

/// Says where in the sheet a flaw is.
fn at(place: &str, found: Result<(), InvalidPosition>) -> Result<(), InvalidPosition> {
    found.map_err(|it| InvalidPosition(format!("{place}: {}", it.0)))
}

fn holds(fine: bool, text: &str) -> Result<(), InvalidPosition> {
    if fine { Ok(()) } else { Err(InvalidPosition(text.to_owned())) }
}

fn player(game: &Teotihuacan, seat: Seat) -> Result<(), InvalidPosition> {
    let it = game.player(seat);
    let goods = [it.resources.wood, it.resources.stone, it.resources.gold];
    holds(it.cocoa <= MUCH && goods.into_iter().all(|n| n <= MANY), "too many goods")?;
    holds(it.score <= MANY_POINTS, "too many points")?;
    holds(it.temples.iter().all(|step| *step <= TOP_STEP), "a temple has no such step")?;
    holds(it.avenue <= AVENUE_END && it.pyramid <= PYRAMID_TRACK_END, "a track has no such space")?;
    let laid_out = game.technologies.iter().fold(0u16, |all, tile| all | 1 << tile.index());
    holds(it.technologies & !laid_out == 0, "a technology that is not in the game")?;
    let kept = it.kept.len();
    holds(kept < 2 || it.kept[0] != it.kept[1], "a starting tile is kept twice")?;
    holds(it.kept.iter().all(|tile| is_his(game, seat, *tile)), "a starting tile that was not dealt")
}

fn is_his(game: &Teotihuacan, seat: Seat, tile: crate::data::StartId) -> bool {
    match game.options.setup {
        Setup::FirstGame => false,
        Setup::Draft => {
            let keepers =
                Seat::all(game.seat_count()).filter(|it| game.player(*it).kept.contains(&tile)).count();
            !game.is_bot(seat) && keepers == 1 && game.offer().contains(&tile)
        }
        Setup::Normal => !game.is_bot(seat) && game.deal.hand(seat).contains(&tile),
    }
}

/// H-175: one player on a top step.
fn tops(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let on_top =
        |temple| Seat::all(game.seat_count()).filter(|it| game.step(*it, temple) == TOP_STEP).count();
    holds(Temple::ALL.into_iter().all(|it| on_top(it) <= 1), "two players on a top step")
}

fn workers(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    for seat in Seat::all(game.seat_count()) {
        let it = game.player(seat);
        holds(game.powers(seat).all(|power| (1..=5).contains(&power)), "no such power")?;
        let all = game.powers(seat).count() + usize::from(it.reserve);
        holds(all == usize::from(WORKERS), "a worker is missing or doubled")?;
        let worships = game.worshipping(seat).count();
        // In the solo game Teotibot has one worshipping worker, on a temple field.
        let fine = !game.is_bot(seat)
            || (worships == 1 && game.worshipping(seat).all(|it| it.0.royal_place().is_none()));
        holds(fine, "Teotibot worships with one worker")?;
        let early = matches!(game.phase, Phase::Choose | Phase::Setup) && !game.is_bot(seat);
        holds(!early || (it.reserve && worships == 0), "a worker in play before its time")?;
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
            Phase::Play if game.turn.seat == seat && game.turn.stage == Stage::Arrived => 1..=2,
            Phase::Play | Phase::Over => 0..=0,
        };
        holds(allowed.contains(&hand), "workers in hand")?;
    }
    neutral(game)
}

fn neutral(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let placed = matches!(game.phase, Phase::Play | Phase::Over);
    for (boards, colour) in game.neutral.iter().zip(0..) {
        let expected = if placed && colour < game.neutral_colours() { 3 } else { 0 };
        holds(boards.len() == expected, "a neutral worker is missing or too many are there")?;
    }
    Ok(())
}

/// Every discovery tile is in one place; used and discarded ones are not told apart.
fn discoveries(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let mut seen = [0u16; crate::data::DISCOVERIES.len()];
    let lying = game.discoveries.iter().chain(&game.linked).flatten();
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
    holds(fits, "a discovery tile is there too often")?;
    let all = seen.iter().sum::<u16>() + used;
    let total = u16::try_from(DISCOVERY_TILES).unwrap_or(u16::MAX);
    let missing = total.checked_sub(all);
    // Only Teotibot's Worship tile throws tiles out of the game.
    let lost = if game.options.is_solo() { u16::from(game.bot.rolls) } else { 0 };
    holds(missing.is_some_and(|it| it <= lost), "a discovery tile is missing or doubled")?;
    let over = |tiles: usize, most: u8| tiles > usize::from(most);
    let players = usize::from(game.seat_count()) - 2;
    let steps =
        LARGE_STEPS.iter().zip(&game.step_tiles).any(|(it, tiles)| over(tiles.len(), it.tiles[players]));
    let avenue = AVENUE_TILES.iter().zip(&game.avenue_tiles).any(|(it, tiles)| tiles.len() > it.1);
    holds(!steps && !avenue, "too many discovery tiles in one place")?;
    let early = game.phase == Phase::Choose;
    let later = game.tasks.iter().any(|it| it.task == Task::Return);
    holds(early || later || game.linked == [None; 2], "a tile beside a starting tile")?;
    holds(!early || game.linked.iter().all(Option::is_some), "a tile beside a starting tile is missing")
}

/// Every pyramid tile that was drawn lies somewhere, and every tile on something.
fn pyramid(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    holds(game.tiles_drawn <= 32, "no such stack")?;
    let drawn = bits(game.deal.pyramid[..usize::from(game.tiles_drawn)].iter().map(|it| it.index()));
    let laid = game.laid.iter().flatten().map(|it| it.tile.index());
    let seen = bits(laid.chain(game.display.iter().flatten().map(|it| it.index())));
    holds(seen == Some(drawn.unwrap_or_default()), "a pyramid tile is missing or doubled")?;
    holds(Spot::all().all(|it| is_supported(game, it)), "a pyramid tile lies on nothing")?;
    holds(game.complete == game.tile_at(Spot::TOP).is_some(), "a pyramid is complete with its top")
}

fn is_supported(game: &Teotihuacan, spot: Spot) -> bool {
    let ((row, column), level) = (spot.row_column(), spot.level());
    game.tile_at(spot).is_none()
        || level == 1
        || [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter().all(|(down, right)| {
            Spot::at(level - 1, row + down, column + right).is_some_and(|it| game.tile_at(it).is_some())
        })
}

/// The bits at these places; `None` if one is there twice.
fn bits(mut places: impl Iterator<Item = usize>) -> Option<u64> {
    places.try_fold(0u64, |all, it| if all & (1 << it) == 0 { Some(all | 1 << it) } else { None })
}

fn decorations(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    holds(game.ornaments_drawn <= 15, "no such stack")?;
    let drawn = bits(game.deal.decorations[..usize::from(game.ornaments_drawn)].iter().map(|it| it.index()));
    let laid = game.decorated.iter().flatten().flatten().map(|it| it.index());
    let seen = bits(laid.chain(game.ornaments.iter().flatten().map(|it| it.index())));
    holds(seen.is_some() && seen == drawn, "a decoration is missing or doubled")?;
    for side in crate::Side::ALL {
        let steps = &game.decorated[side.index()];
        let next = usize::from(game.next_step(side).unwrap_or(5)) - 1;
        holds(steps[next..].iter().all(Option::is_none), "a decoration without the one before it")?;
        let ready = (1..).take(next).all(|step| game.is_step_ready(side, step));
        holds(ready, "a decoration lies on nothing")?;
    }
    Ok(())
}

fn nobles(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let fits = game.houses.iter().zip(NOBLES_ROWS).all(|(n, row)| usize::from(*n) <= row.len());
    holds(fits, "too many houses in a row")?;
    holds(game.buildings_taken() <= BUILDINGS, "too many houses")
}

fn calendar(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let over = u8::from(game.phase == Phase::Over);
    holds(game.eclipses <= 2 + over, "there are three eclipses")?;
    holds(game.light <= game.dark(), "the light disc is beyond the dark one")?;
    let dawning = game.tasks.iter().any(|it| it.task == Task::Dawn);
    let near = game.light == game.dark();
    if game.phase == Phase::Play && !dawning {
        holds(near == (game.pending > 0) && game.pending <= 2, "an eclipse is near when the discs meet")?;
        holds(!game.complete || game.pending > 0, "a complete pyramid brings the last eclipse")?;
        return Ok(());
    }
    let quiet = game.pending == 0 && (game.phase == Phase::Over || !dawning || near);
    let early = matches!(game.phase, Phase::Choose | Phase::Setup);
    let untouched = game.light == 0 && game.eclipses == 0 && !game.complete;
    holds(quiet && (!early || untouched), "a calendar before or after its time")
}

fn bot(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let tiles = bits(game.bot.tiles.iter().map(|it| it.index()));
    holds(tiles.is_some(), "a tile of Teotibot is there twice")?;
    let fine = match game.bot_seat() {
        None => game.bot.rolls == 0 && game.bot.last.is_none(),
        Some(_) => usize::from(game.bot.rolls) <= BOT_ROLLS,
    };
    holds(fine, "Teotibot has rolled too often")?;
    // The calendar leaves no more turns than there are rolls.
    let left = turns_left(game);
    holds(
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
    let here = match (dawning, game.pending) {
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
        (Phase::Choose | Phase::Setup, Setup::FirstGame) => holds(false, "a first game chooses nothing"),
        (Phase::Choose, _) => {
            let mine = !full(game.turn.seat) && !game.is_bot(game.turn.seat);
            holds(mine, "somebody chooses who has chosen")?;
            holds(people.into_iter().all(|it| tasks::is_fresh(game, it)), "goods before their time")
        }
        (_, Setup::FirstGame) => Ok(()),
        _ => holds(people.into_iter().all(full), "a starting tile is missing"),
    }
}

fn turn(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    let turn = &game.turn;
    holds(turn.count <= COUNT_MOST, "too many workers count")?;
    let bots = game.phase == Phase::Play && game.is_bot(turn.seat);
    let dawning = game.tasks.iter().any(|it| it.task == Task::Dawn);
    holds(!bots || dawning, "Teotibot's turn is over at once")?;
    let fresh = turn.fresh.is_none_or(|it| game.has_technology(turn.seat, it));
    holds(fresh, "a technology gained that is not there")
}

/// Whoever is asked has an answer.
fn answer(game: &Teotihuacan) -> Result<(), InvalidPosition> {
    if game.phase == Phase::Over {
        return Ok(());
    }
    holds(game.is_settled(), "a step was not carried out")?;
    holds(game.each_legal(&mut |_| ControlFlow::Break(())).is_break(), "nobody can answer")
}
