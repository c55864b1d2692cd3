//! What the catalogue knows of every game.

use patolli_catalog::{Bot, Seed, Status, game, games};

#[test]
fn who_asks_for_an_unknown_game_reads_which_there_are() {
    let error = game("chess").expect_err("chess is not here").to_string();
    let (_, known) = error.split_once("; known: ").expect("the message lists the games");
    assert_eq!(known.split(", ").collect::<Vec<_>>(), games().iter().map(|it| it.name()).collect::<Vec<_>>());
}

#[test]
fn tikal_counts_whole_points_and_hides_nothing_from_anybody() {
    let tikal = game("tikal").expect("Tikal is in the catalogue");
    assert_eq!((tikal.units_per_point(), tikal.score(-3).to_string().as_str()), (1, "−3"));
    for (seats, auction) in [(2, "off"), (4, "on")] {
        let options = [("auction".to_owned(), auction.to_owned())];
        let mut play = tikal.start(seats, &options, &Seed::from(5)).expect("the options fit");
        let mut rng = Seed::from(6).rng();
        while let Status::Asks(seat) = play.status() {
            assert!(!play.has_secrets(), "all at the table see the same after {} decisions", play.steps());
            let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
        }
    }
}

#[test]
fn deciders_are_those_of_the_steps() {
    let mut play = games()[0].start(2, &[], &Seed::from(3)).expect("it starts");
    let mut rng = Seed::from(4).rng();
    for _ in 0..40 {
        let Status::Asks(seat) = play.status() else { break };
        let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    for from in [0, 7, play.steps()] {
        let seats: Vec<_> = play.steps_since(from).into_iter().map(|it| it.seat).collect();
        assert_eq!(play.deciders_since(from), seats);
    }
}
