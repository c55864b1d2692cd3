//! What Tzolk'in hides: everything from the first choice to the reveal, nothing ever after.

use patolli_catalog::{AnyPlay, Bot, Json, Kind, Rng, Seat, Seed, Status, Viewer, game};

fn tzolkin() -> &'static dyn Kind {
    game("tzolkin").expect("Tzolk'in is in the catalogue")
}

fn start(seats: u8, tribes: bool, seed: u64) -> Box<dyn AnyPlay> {
    let switch = |key: &str, on: bool| (key.to_owned(), if on { "on" } else { "off" }.to_owned());
    let options = [switch("tribes", tribes), switch("quick", seats == 5)];
    tzolkin().start(seats, &options, &Seed::from(seed)).expect("the options fit")
}

/// Takes a decision of a random bot.
fn go_on(play: &mut dyn AnyPlay, seat: Seat, rng: &mut Rng) {
    let decision = play.bot_choice(Bot::Random, rng).expect("somebody is asked");
    play.play(seat, &decision).expect("bots decide by the rules");
}

/// Whether a watcher was told since decision `from` what somebody chose.
fn is_told(play: &dyn AnyPlay, from: usize) -> bool {
    play.tales(Viewer::Watcher, from).iter().any(|it| it.message.key.starts_with("revealed"))
}

#[test]
fn tzolkin_hides_from_the_start_to_the_reveal_and_never_again() {
    for (seats, tribes) in (2..=5).flat_map(|seats| [(seats, true), (seats, false)]) {
        let mut play = start(seats, tribes, u64::from(seats));
        let mut rng = Seed::from(7).rng();
        let mut revealed = None;
        while let Status::Asks(seat) = play.status() {
            assert_eq!(play.hides(), revealed.is_none(), "{seats} {tribes}: after {}", play.steps());
            let before = play.steps();
            go_on(&mut *play, seat, &mut rng);
            revealed = revealed.or_else(|| is_told(&*play, before).then_some(before + 1));
        }
        assert!(!play.hides(), "nothing is hidden at the end");
        let revealed = revealed.expect("all is revealed");
        let each = 3 + usize::from(tribes);
        assert_eq!(revealed, each * usize::from(seats), "everybody decides as often, whatever they choose");
        let past = |n| play.at(n).hides();
        assert!(past(0) && past(revealed - 1) && !past(revealed), "who looks back sees no more than then");
    }
}

/// What one seat may choose from: tribes and tiles.
fn dealt(play: &dyn AnyPlay, seat: u8) -> (Vec<String>, Vec<String>) {
    let view = play.view_json(Viewer::Seat(Seat::new(seat)));
    let names = |list: &Json| {
        let names = list.as_array().into_iter().flatten().filter_map(|it| it[0].as_str());
        names.map(str::to_owned).collect()
    };
    (names(&view["choice"]["tribes"]), names(&view["choice"]["tiles"]))
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
    let [mut one, mut two] = [play.at(0), play.at(0)];
    let greedy = ["tribe ixtab".to_owned(), keep(&tiles[0]), keep(&tiles[1]), keep(&tiles[2])];
    let modest = [keep(&tiles[3]), format!("tribe {other}"), keep(&tiles[2]), "end".to_owned()];
    for (left, right) in greedy.iter().zip(&modest) {
        one.play(Seat::new(0), left).expect("it is offered");
        two.play(Seat::new(0), right).expect("it is offered");
        for viewer in [Viewer::Watcher, Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2))] {
            assert_eq!(one.view(viewer), two.view(viewer), "{viewer:?} after {left}");
            assert_eq!(one.view_json(viewer), two.view_json(viewer), "{viewer:?} after {left}");
            assert_eq!(one.tales(viewer, 0), two.tales(viewer, 0), "{viewer:?} after {left}");
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
    while play.hides() {
        let Status::Asks(asked) = play.status() else { panic!("the game has begun") };
        for (viewer, other) in (0..4).flat_map(|it| (0..4).map(move |other| (it, other))) {
            let (tribes, tiles) = dealt(&*play, other);
            let sight = play.view_json(Viewer::Seat(Seat::new(viewer))).to_string();
            for secret in tribes.iter().chain(&tiles) {
                let seen = sight.contains(&format!("\"{secret}\""));
                assert_eq!(seen, viewer == other, "seat {viewer}: {secret} of seat {other}");
            }
        }
        go_on(&mut *play, asked, &mut rng);
    }
    assert_eq!(dealt(&*play, 0), (Vec::new(), Vec::new()), "the choice is over");
}
