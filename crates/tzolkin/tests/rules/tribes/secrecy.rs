//! No choice can be learned before all are revealed, by nothing that is shown, told or counted: ZE-013, ZE-045.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Log, Seed, Status, Viewer};
use patolli_tzolkin::{ChoiceView, Event, Options, Phase, Tzolkin, View, data::Tribe};

use super::{deal_with, modules::legal, opening_with, tribal};
use crate::scenario::{base, everything, seat};

const IXTAB: &[(usize, &[&str])] = &[(5, &["ixtab", "yaluk", "balam", "huracan"])];

/// What the others see and hear while seat a chooses, decision by decision.
type Trace = Vec<(Vec<View>, Vec<Event>)>;

/// Every way seat a can choose, as the others witness it.
fn collect_traces(game: &Tzolkin, trace: &Trace, all: &mut Vec<Trace>) {
    if game.status() != Status::Asks(seat("a")) {
        all.push(trace.clone());
        return;
    }
    for action in legal(game) {
        let (mut after, mut log) = (game.clone(), Log::new());
        after.play(action, &mut log).expect("what is offered is allowed");
        let watchers = [Viewer::Seat(seat("b")), Viewer::Seat(seat("c")), Viewer::Watcher];
        let mut trace = trace.clone();
        trace.push((watchers.map(|it| after.view(it)).to_vec(), log.take()));
        collect_traces(&after, &trace, all);
    }
}

fn ways(options: Options) -> Vec<Trace> {
    let mut all = Vec::new();
    collect_traces(opening_with(options, IXTAB).game(), &Vec::new(), &mut all);
    all
}

#[test]
fn ze013_ze045_the_others_witness_the_same_whatever_is_chosen() {
    for options in [tribal(3), everything(3)] {
        let all = ways(options);
        // Two tiles in order at 3 moments for the tribe; Ixtab keeps a third of the two left.
        assert_eq!(all.len(), 12 * 3 + 12 * 3 * 2);
        assert!(all.iter().all(|it| it == &all[0]), "a way that can be told from another");
        assert_eq!(all[0].len(), 4, "as many decisions with Ixtab as without");
        let told: Vec<&[Event]> = all[0].iter().map(|it| &it.1[..]).collect();
        assert_eq!(told, [&[][..], &[], &[], &[Event::Chose { seat: seat("a") }]]);
    }
}

#[test]
fn ze013_without_tribes_the_two_tiles_are_secret_as_well() {
    let all = ways(base(3));
    assert_eq!(all.len(), 12);
    assert!(all.iter().all(|it| it == &all[0] && it.len() == 3));
}

#[test]
fn ze013_a_player_sees_the_own_choice_only() {
    let table = opening_with(tribal(3), IXTAB).play("tribe ixtab");
    let own = table.view("a").choice.expect("the own choice");
    let dealt = |it: &ChoiceView| it.tribes.iter().map(|it| (it.tribe, it.chosen)).collect::<Vec<_>>();
    assert_eq!(dealt(&own), [(Tribe::Ixtab, true), (Tribe::Yaluk, false)]);
    let other = table.view("b").choice.expect("another choice");
    assert_eq!(dealt(&other), [(Tribe::Balam, false), (Tribe::Huracan, false)]);
    assert!(table.game().view(Viewer::Watcher).choice.is_none());
    for view in [table.view("a"), table.view("b"), table.game().view(Viewer::Watcher)] {
        assert!(view.players.iter().all(|it| it.tribe.is_none() && it.kept.is_empty()));
        assert!(view.players.iter().all(|it| it.workers == 3 && it.hunger == 6), "no Yaluk shows");
    }
}

#[test]
fn ze013_whoever_imagines_the_hands_of_others_imagines_every_tribe() {
    // A player who chose Ixtab or Yaluk looks to seat b like one who chose any tribe b was not dealt.
    let game = Tzolkin::start(&tribal(2), deal_with(IXTAB));
    let mut after = game;
    for action in ["tribe ixtab", "keep {}", "keep {}", "keep {}"] {
        let tile = legal(&after).iter().map(ToString::to_string).find(|it| it.starts_with("keep"));
        let action = if action.starts_with("keep") { tile.expect("a tile") } else { action.to_owned() };
        after.play(action.parse().expect("notation"), &mut Log::off()).expect("allowed");
    }
    let mut rng = Seed::from(5).rng();
    let mut seen = BTreeSet::new();
    for _ in 0..300 {
        let other = after.redeal(seat("b"), &mut rng);
        assert_eq!(other.view(Viewer::Seat(seat("b"))), after.view(Viewer::Seat(seat("b"))));
        other.audit().expect("a table that can be");
        seen.extend(other.tribe(seat("a")));
    }
    assert_eq!(seen.len(), 11, "every tribe but the two of seat b");
}

#[test]
fn ze013_after_the_reveal_everything_is_open() {
    let mut game = opening_with(tribal(2), IXTAB).game().clone();
    while game.phase() == Phase::Choose {
        let action = legal(&game)[0];
        game.play(action, &mut Log::off()).expect("allowed");
    }
    for viewer in [Viewer::Seat(seat("a")), Viewer::Seat(seat("b")), Viewer::Watcher] {
        let view = game.view(viewer);
        assert!(view.choice.is_none());
        let tribes: Vec<_> = view.players.iter().map(|it| it.tribe).collect();
        assert_eq!(tribes, [Some(Tribe::Ixtab), Some(Tribe::Balam)]);
        assert_eq!(view.players.iter().map(|it| it.kept.len()).collect::<Vec<_>>(), [3, 2]);
    }
}
