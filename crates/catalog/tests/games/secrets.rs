//! What Tzolk'in and Teotihuacan hide: everything from the first choice to the reveal, nothing ever after.

use patolli_catalog::{AnyGame, AnyPlay, Bot, Json, Rng, Seat, Seed, Status, Viewer, game};

fn tzolkin() -> &'static dyn AnyGame {
    game("tzolkin").expect("Tzolk'in is in the catalogue")
}

fn start(seats: u8, tribes: bool, seed: u64) -> Box<dyn AnyPlay> {
    let switch = |key: &str, on: bool| (key.to_owned(), if on { "on" } else { "off" }.to_owned());
    let options = [switch("tribes", tribes), switch("quick", seats == 5)];
    tzolkin().start(seats, &options, &Seed::from(seed)).expect("the options fit")
}

/// Takes a decision of a random bot.
fn play_random_move(play: &mut dyn AnyPlay, seat: Seat, rng: &mut Rng) {
    let decision = play.bot_choice(Bot::Random, rng).expect("somebody is asked");
    play.play(seat, &decision).expect("bots decide by the rules");
}

/// Whether a watcher was told since decision `from` what a seat chose.
fn is_revealed(play: &dyn AnyPlay, from: usize) -> bool {
    play.log_entries_for(Viewer::Watcher, from).iter().any(|it| it.message.key.starts_with("revealed"))
}

#[test]
fn tzolkin_hides_from_the_start_to_the_reveal_and_never_again() {
    for (seats, tribes) in (2..=5).flat_map(|seats| [(seats, true), (seats, false)]) {
        let mut play = start(seats, tribes, u64::from(seats));
        let mut rng = Seed::from(7).rng();
        let mut revealed = None;
        while let Status::Asks(seat) = play.status() {
            assert_eq!(play.has_secrets(), revealed.is_none(), "{seats} {tribes}: after {}", play.steps());
            let before = play.steps();
            play_random_move(&mut *play, seat, &mut rng);
            revealed = revealed.or_else(|| is_revealed(&*play, before).then_some(before + 1));
        }
        assert!(!play.has_secrets(), "nothing is hidden at the end");
        let revealed = revealed.expect("all is revealed");
        let each = 3 + usize::from(tribes);
        assert_eq!(revealed, each * usize::from(seats), "everybody decides as often, whatever they choose");
        let past = |n| play.at_step(n).has_secrets();
        assert!(past(0) && past(revealed - 1) && !past(revealed), "who looks back sees no more than then");
    }
}

/// What one seat may choose from: tribes and tiles.
fn dealt(play: &dyn AnyPlay, seat: u8) -> (Vec<String>, Vec<String>) {
    let view = play.view_json(Viewer::Seat(Seat::new(seat)));
    let names = |list: &Json, name: &str| {
        let names = list.as_array().into_iter().flatten().filter_map(|it| it[name].as_str());
        names.map(str::to_owned).collect()
    };
    (names(&view["choice"]["tribes"], "tribe"), names(&view["choice"]["tiles"], "tile"))
}

/// A deal whose first seat may choose the tribe that keeps three tiles.
fn with_ixtab() -> (Box<dyn AnyPlay>, String, Vec<String>) {
    let found = (0..1000).find_map(|seed| {
        let play = start(3, true, seed);
        let (tribes, tiles) = dealt(&*play, 0);
        let other = tribes.iter().find(|it| *it != "ixtab")?.clone();
        tribes.contains(&"ixtab".to_owned()).then_some((play, other, tiles))
    });
    found.expect("some deal has it")
}

#[test]
fn what_one_seat_chooses_changes_nothing_for_the_others() {
    let (play, other, tiles) = with_ixtab();
    let [mut one, mut two] = [play.at_step(0), play.at_step(0)];
    let greedy = ["tribe ixtab".to_owned(), keep(&tiles[0]), keep(&tiles[1]), keep(&tiles[2])];
    let modest = [keep(&tiles[3]), format!("tribe {other}"), keep(&tiles[2]), "end".to_owned()];
    for (left, right) in greedy.iter().zip(&modest) {
        one.play(Seat::new(0), left).expect("it is offered");
        two.play(Seat::new(0), right).expect("it is offered");
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
            assert_eq!(one.view(viewer), two.view(viewer), "{viewer:?} after {left}");
            assert_eq!(one.view_json(viewer), two.view_json(viewer), "{viewer:?} after {left}");
            assert_eq!(
                one.log_entries_for(viewer, 0),
                two.log_entries_for(viewer, 0),
                "{viewer:?} after {left}"
            );
        }
        let own = Viewer::Seat(Seat::new(0));
        assert_ne!(one.view(own), two.view(own), "one's own choice is in sight");
    }
    assert_eq!((one.status(), one.ask()), (two.status(), two.ask()));
}

fn keep(tile: &str) -> String {
    format!("keep {tile}")
}

#[test]
fn nobody_is_told_of_others_what_was_dealt_to_them() {
    let mut play = start(4, true, 11);
    let mut rng = Seed::from(12).rng();
    while play.has_secrets() {
        let Status::Asks(asked) = play.status() else { panic!("the game has begun") };
        for (viewer, other) in (0..4).flat_map(|it| (0..4).map(move |other| (it, other))) {
            let (tribes, tiles) = dealt(&*play, other);
            let json = play.view_json(Viewer::Seat(Seat::new(viewer))).to_string();
            for secret in tribes.iter().chain(&tiles) {
                let seen = json.contains(&format!("\"{secret}\""));
                assert_eq!(seen, viewer == other, "seat {viewer}: {secret} of seat {other}");
            }
        }
        play_random_move(&mut *play, asked, &mut rng);
    }
    assert_eq!(dealt(&*play, 0), (Vec::new(), Vec::new()), "the choice is over");
}

fn teotihuacan(seats: u8, setup: &str, seed: u64) -> Box<dyn AnyPlay> {
    let kind = game("teotihuacan").expect("Teotihuacan is in the catalogue");
    let options = [("setup".to_owned(), setup.to_owned())];
    kind.start(seats, &options, &Seed::from(seed)).expect("the options fit")
}

#[test]
fn teotihuacan_hides_from_the_start_to_the_reveal_and_never_again() {
    for seats in 1..=4 {
        let mut play = teotihuacan(seats, "normal", u64::from(seats));
        let (mut rng, mut revealed) = (Seed::from(7).rng(), None);
        while let Status::Asks(seat) = play.status() {
            assert_eq!(play.has_secrets(), revealed.is_none(), "{seats} seats, after {}", play.steps());
            let before = play.steps();
            play_random_move(&mut *play, seat, &mut rng);
            revealed = revealed.or_else(|| is_revealed(&*play, before).then_some(before + 1));
        }
        assert!(!play.has_secrets(), "nothing is hidden at the end");
        assert_eq!(revealed, Some(2 * usize::from(seats)), "everybody keeps two tiles");
    }
}

#[test]
fn an_open_draft_and_a_first_game_hide_nothing() {
    for (seats, setup) in (1..=4).flat_map(|seats| [(seats, "draft"), (seats, "first-game")]) {
        let (mut play, mut rng) = (teotihuacan(seats, setup, 5), Seed::from(6).rng());
        while let Status::Asks(seat) = play.status() {
            assert!(!play.has_secrets(), "{seats} seats, {setup}, after {}", play.steps());
            if play.steps() < 40 {
                let watched = play.view_json(Viewer::Watcher);
                let alike = |it: Seat| play.view_json(Viewer::Seat(it)) == watched;
                assert!(Seat::all(seats).all(alike), "all see the same");
            }
            play_random_move(&mut *play, seat, &mut rng);
        }
    }
}

/// The starting tiles a seat may choose from.
fn hand(play: &dyn AnyPlay, viewer: Viewer) -> Vec<String> {
    let tiles = play.view_json(viewer)["choice"]["tiles"].clone();
    let keys = tiles.as_array().into_iter().flatten().filter_map(|it| it["tile"].as_str());
    keys.map(str::to_owned).collect()
}

/// The same game for the first of four seats, in which the others were dealt other starting tiles.
fn redealt(play: &dyn AnyPlay) -> Box<dyn AnyPlay> {
    let line = |line: &str| match line.split_once(' ') {
        Some(("starting", tiles)) => {
            let mut tiles: Vec<_> = tiles.split(' ').collect();
            tiles[4..].reverse();
            format!("starting {}", tiles.join(" "))
        }
        _ => line.to_owned(),
    };
    let deal = play.deal().lines().map(line).collect::<Vec<_>>().join("\n");
    let record = play.record().expect("it was dealt");
    play.game()
        .start_dealt(record.rules, play.seats(), &record.options, None, &deal)
        .expect("every tile is there once")
}

#[test]
fn who_chooses_cannot_tell_what_others_were_dealt_nor_what_they_keep() {
    for seed in 0..20 {
        let mut one = teotihuacan(4, "normal", seed);
        let mut two = redealt(&*one);
        let first = Viewer::Seat(Seat::new(0));
        for decided in 0..8 {
            for viewer in [first, Viewer::Watcher] {
                assert_eq!(one.view(viewer), two.view(viewer), "{viewer:?} after {decided}");
                assert_eq!(one.view_json(viewer), two.view_json(viewer), "{viewer:?} after {decided}");
                assert_eq!(
                    one.log_entries_for(viewer, 0),
                    two.log_entries_for(viewer, 0),
                    "{viewer:?} after {decided}"
                );
            }
            assert_eq!((one.status(), one.ask()), (two.status(), two.ask()));
            let Status::Asks(seat) = one.status() else { panic!("the game has begun") };
            let own = Viewer::Seat(seat);
            assert_eq!(one.view(own) == two.view(own), seat.number() == 0, "each seat sees its own tiles");
            for play in [&mut one, &mut two] {
                let tile = hand(&**play, own)[decided % 2].clone();
                play.play(seat, &keep(&tile)).expect("it was dealt");
            }
        }
        for viewer in [first, Viewer::Watcher] {
            assert_ne!(one.log_entries_for(viewer, 0), two.log_entries_for(viewer, 0), "now all is told");
            assert_ne!(one.view(viewer), two.view(viewer), "now all is seen");
        }
    }
}

#[test]
fn starting_tiles_are_seen_by_the_seat_they_were_dealt_to_alone() {
    let (mut play, mut rng) = (teotihuacan(4, "normal", 11), Seed::from(12).rng());
    while play.has_secrets() {
        let Status::Asks(asked) = play.status() else { panic!("the game has begun") };
        for (viewer, other) in Seat::all(4).flat_map(|it| Seat::all(4).map(move |other| (it, other))) {
            let tiles = hand(&*play, Viewer::Seat(other));
            assert_eq!(tiles.len(), 4, "four tiles for each");
            let json = play.view_json(Viewer::Seat(viewer)).to_string();
            for tile in tiles {
                let seen = json.contains(&format!("\"{tile}\""));
                assert_eq!(seen, viewer == other, "{viewer:?}: {tile} of {other:?}");
            }
        }
        assert_eq!(hand(&*play, Viewer::Watcher), Vec::<String>::new());
        play_random_move(&mut *play, asked, &mut rng);
    }
    assert_eq!(hand(&*play, Viewer::Seat(Seat::new(0))), Vec::<String>::new(), "the choice is over");
}
