//! A choice beside the best one: the same question gets the same answer, from what its seat can know.

use patolli_catalog::{AnyPlay, Bot, Budget, Seed, Status, Stop, games};

const SIMULATIONS: u32 = 120;

/// A game after some random decisions, where something is to be chosen.
fn middle(kind: &dyn patolli_catalog::AnyGame) -> Box<dyn AnyPlay> {
    let mut play = kind.start(2, &[], &Seed::from(7)).expect("two seats play");
    let mut rng = Seed::from(8).rng();
    while play.steps() < 40 || play.legal_choices().len() < 3 {
        let Status::Asks(seat) = play.status() else { panic!("it goes on") };
        let decision = play.bot_choice(Bot::Greedy, &mut rng).expect("a seat is asked");
        play.play(seat, &decision).expect("it is legal");
    }
    play
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for kind in games() {
        let play = middle(*kind);
        let other = &play.legal_choices()[2].notation;
        let ask = || play.compare(other, SIMULATIONS, &Seed::from(1), &Stop::default()).expect("it is legal");
        let (one, again) = (ask(), ask());
        assert_eq!(one, again, "{}", kind.name());
        assert!(one.lost.is_finite() && one.uncertainty >= 0.0, "{}", kind.name());
        assert_eq!(one.asked.steps.first(), Some(other), "{}", kind.name());
        assert!(play.compare("nonsense", SIMULATIONS, &Seed::from(1), &Stop::default()).is_none());
    }
}

#[test]
fn the_best_choice_loses_nothing() {
    for kind in games() {
        let play = middle(*kind);
        let stop = Stop::default();
        let mut search = play.start_search(&Seed::from(3)).expect("a seat is asked");
        search.think(Budget::simulations(2_000), &stop);
        let hint = search.report(1).lines.swap_remove(0);
        let same = play.compare(&hint.steps[0], 1_000, &Seed::from(1), &stop).expect("it is legal");
        assert!(
            same.lost - same.uncertainty < 0.3,
            "{}: loses {} ± {}",
            kind.name(),
            same.lost,
            same.uncertainty
        );
        let itself =
            play.compare(&same.best.steps[0], SIMULATIONS, &Seed::from(1), &stop).expect("it is legal");
        assert!(itself.best.steps[0] != itself.asked.steps[0] || itself.lost == 0.0, "{}", kind.name());
    }
}

#[test]
fn a_stopped_comparison_has_no_answer() {
    let play = middle(games()[0]);
    let stop = Stop::default();
    stop.stop();
    let first = &play.legal_choices()[0].notation;
    assert_eq!(play.compare(first, SIMULATIONS, &Seed::from(1), &stop), None);
}
