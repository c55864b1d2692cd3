//! Actions that search may pass over: never all of them, and nothing is lost with them.

use std::collections::BTreeMap;

use patolli_core::{Game as _, Log, Options as _, Seat, Status};
use patolli_teotihuacan::{Action, Options, Setup, Teotihuacan, TurnState, WorshipChoice};
use patolli_testkit::legal_actions;

/// Shows each position of random games at every table that asks something.
fn each_position(games: u64, look: impl FnMut(&Teotihuacan)) {
    let tables = (1..=4).flat_map(|seats| (0..games).map(move |seed| (options(seats, seed), seed)));
    patolli_testkit::each_position(tables, look);
}

/// Every set-up with some number of seats; the seed decides the rest.
fn options(seats: u8, seed: u64) -> Options {
    let setup = [Setup::Normal, Setup::Draft, Setup::FirstGame][usize::from(seats + seats / 3) % 3];
    let base = Options::for_seats(seats).expect("one to four seats");
    let printed_boards = setup == Setup::FirstGame;
    let rules = if seed % 4 == 3 { 1 } else { 2 };
    Options { setup, printed_boards, dark_eclipse: seed % 3 == 2, rules, ..base }
}

#[test]
fn something_is_always_left_to_do() {
    let mut passed = BTreeMap::new();
    each_position(60, |position| {
        let all = legal_actions(position);
        let worth = all.iter().filter(|it| !position.is_redundant(**it)).count();
        assert!(worth > 0, "everything is redundant among {all:?}");
        for action in all.iter().filter(|it| position.is_redundant(**it)) {
            *passed.entry(kind(*action)).or_insert(0) += 1;
        }
    });
    for kind in ["climb", "decline", "move", "build", "wages", "use", "worship"] {
        assert!(passed.contains_key(kind), "no {kind} was ever redundant: {passed:?}");
    }
}

fn kind(action: Action) -> &'static str {
    match action {
        Action::Climb { .. } => "climb",
        Action::Decline => "decline",
        Action::Move { .. } => "move",
        Action::Build { .. } => "build",
        Action::Wages { .. } => "wages",
        Action::Use { .. } => "use",
        Action::Worship { .. } => "worship",
        _ => "other",
    }
}

#[test]
fn a_tile_of_points_or_cocoa_is_used_at_once() {
    let mut met = 0;
    each_position(6, |position| {
        let all = legal_actions(position);
        let free = |it: &Action| matches!(it, Action::Use { tile } if ["score-4-vp", "four-cocoa"].contains(&tile.tile().name));
        let Some(first) = all.iter().find(|it| free(it)) else { return };
        let rest: Vec<_> = all.iter().filter(|it| !position.is_redundant(**it)).collect();
        assert_eq!(rest, [first]);
        met += 1;
    });
    assert!(met > 10, "met {met} times");
}

#[test]
fn steps_that_meet_no_tile_may_be_made_in_any_order() {
    let mut met = 0;
    each_position(60, |position| {
        let all = legal_actions(position);
        let steps: Vec<_> = all.iter().filter(|it| matches!(it, Action::Climb { .. })).copied().collect();
        let [first, .., second] = steps[..] else { return };
        if !position.is_redundant(second) || position.is_redundant(first) {
            return;
        }
        // A barred step, or one whose turn comes later, can be made after the other one.
        let mut after = position.clone();
        after.apply(first, &mut Log::off());
        let mut other = position.clone();
        other.apply(second, &mut Log::off());
        let points = |it: &Teotihuacan| it.scores().iter().sum::<i32>();
        assert!(points(&after) >= points(position) && points(&other) >= points(position));
        met += 1;
    });
    assert!(met > 3, "met {met} times");
}

#[test]
fn the_ability_first_stays_open_when_the_tile_first_is_passed_over() {
    each_position(6, |position| {
        let all = legal_actions(position);
        for action in &all {
            if let Action::Worship { space, choice: WorshipChoice::TileAbility, by, waived } = *action
                && position.is_redundant(*action)
            {
                let other = Action::Worship { space, choice: WorshipChoice::AbilityTile, by, waived };
                let open = all.contains(&other) && !position.is_redundant(other);
                assert!(open || all.iter().any(|it| matches!(it, Action::Use { .. })), "{other} is lost");
            }
        }
    });
}

/// Plays answers that are worth a look, tiles and unlocking aside, until the deed is done.
fn done(position: &Teotihuacan, seat: Seat) -> Teotihuacan {
    let mut after = position.clone();
    while after.is_mid_action(seat) && after.turn_state() == TurnState::Done {
        let answer = |it: &Action| !matches!(it, Action::Use { .. } | Action::Unlock);
        let Some(action) = legal_actions(&after).into_iter().find(answer) else { break };
        after.apply(action, &mut Log::off());
    }
    after
}

#[test]
fn a_tile_that_is_passed_over_in_an_action_can_be_used_after_it() {
    let mut met = 0;
    each_position(40, |position| {
        let Status::Asks(seat) = position.status() else { return };
        if position.active_seat() != seat
            || !position.is_mid_action(seat)
            || position.turn_state() != TurnState::Done
        {
            return;
        }
        for action in legal_actions(position) {
            if matches!(action, Action::Use { .. }) && position.is_redundant(action) {
                let after = done(position, seat);
                assert_eq!(after.status(), Status::Asks(seat), "the turn goes on");
                assert!(after.check(action).is_ok(), "{action} is lost");
                met += 1;
            }
        }
    });
    assert!(met > 100, "met {met} times");
}

#[test]
fn most_interruptions_of_an_action_are_passed_over() {
    let (mut passed, mut worth) = (0, 0);
    each_position(40, |position| {
        let Status::Asks(seat) = position.status() else { return };
        if position.options().rules > 1
            && position.is_mid_action(seat)
            && position.turn_state() == TurnState::Done
        {
            for action in legal_actions(position) {
                if matches!(action, Action::Use { .. } | Action::Unlock) {
                    *(if position.is_redundant(action) { &mut passed } else { &mut worth }) += 1;
                }
            }
        }
    });
    assert!(worth > 0 && passed > worth, "{passed} passed over, {worth} worth a look");
}
