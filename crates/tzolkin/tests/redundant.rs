//! What a search may skip: nothing gets out of reach, and something is always left.

use std::collections::HashSet;

use patolli_core::{Game as _, Log, Options as _};
use patolli_testkit::legal_actions;
use patolli_tzolkin::{Action, Options, Phase, Tzolkin};

/// Every number of seats without the expansion and with all of it.
fn tables() -> impl Iterator<Item = Options> {
    (2..=5u8).flat_map(|seats| {
        let base = Options::for_seats(seats).expect("two to five seats");
        let all = Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base };
        [base, all, Options { rules: 1, ..all }]
    })
}

/// Shows every position of some random games that is not the last.
fn each_position(games: u64, look: impl FnMut(&Tzolkin)) {
    patolli_testkit::each_position(tables().flat_map(|it| (0..games).map(move |seed| (it, seed))), look);
}

/// Steps whose order is free.
const fn is_step(action: Action) -> bool {
    matches!(
        action,
        Action::Place { .. }
            | Action::Keep { .. }
            | Action::Tribe { .. }
            | Action::Climb { .. }
            | Action::Sell { .. }
            | Action::Buy { .. }
    )
}

/// Where steps of the same seat lead, wherever something else can follow.
fn ends(position: &Tzolkin, skip: bool) -> HashSet<Tzolkin> {
    let (mut seen, mut ends) = (HashSet::new(), HashSet::new());
    let mut open = vec![position.clone()];
    while let Some(here) = open.pop() {
        if here.status() != position.status() || seen.len() > 4_000 || !seen.insert(here.clone()) {
            if here.status() != position.status() {
                ends.insert(here);
            }
            continue;
        }
        let actions = legal_actions(&here);
        if !actions.iter().all(|it| is_step(*it)) {
            ends.insert(here.clone());
        }
        for action in actions.into_iter().filter(|it| is_step(*it) && !(skip && here.is_redundant(*it))) {
            let mut next = here.clone();
            next.apply(action, &mut Log::off());
            open.push(next);
        }
    }
    ends
}

#[test]
fn something_is_always_left() {
    each_position(25, |position| {
        let actions = legal_actions(position);
        assert!(actions.iter().any(|it| !position.is_redundant(*it)), "all of {actions:?}");
    });
}

/// Whether a row of steps begins here.
fn begins(position: &Tzolkin) -> bool {
    let (seat, actions) = (position.active_seat(), legal_actions(position));
    if position.phase() == Phase::Choose {
        return position.kept_mask(seat) == 0 && position.tribe(seat).is_none();
    }
    let climbs = actions.iter().filter(|it| matches!(it, Action::Climb { .. })).count();
    let skipped = actions.iter().any(|it| is_step(*it) && position.is_redundant(*it));
    actions.iter().any(|it| is_step(*it)) && (!skipped || climbs == 3)
}

#[test]
fn every_order_that_is_skipped_leads_where_another_leads() {
    let (mut compared, mut looked) = (0, 0);
    each_position(3, |position| {
        looked += 1;
        if looked % 4 == 0 && begins(position) {
            assert!(ends(position, true) == ends(position, false), "from {position:?}");
            compared += 1;
        }
    });
    assert!(compared > 200, "{compared}");
}
