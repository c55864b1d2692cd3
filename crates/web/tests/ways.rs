//! Pieces travel between places that are drawn: every stop of every way is found on the board before or after.

use std::collections::BTreeSet;

use patolli_catalog::{AnyPlay, Bot, Lang, Localizer, Seat, Seed, Status, Viewer, game};
use patolli_web::boards::{self, Frame};

/// Ids of everything on the board.
fn ids(play: &dyn AnyPlay) -> BTreeSet<String> {
    let kind = play.game();
    let names = |seat: Seat| format!("Seat {seat}");
    let frame = Frame {
        words: Localizer::for_game(Lang::En, kind.name()),
        names: &names,
        seat_styles: kind.seat_styles(),
        viewer: Viewer::Watcher,
        started: true,
    };
    let panels = boards::draw(&play.view(Viewer::Watcher), &frame);
    let text: String = panels.into_iter().map(|it| it.svg.into_string()).collect();
    text.split(" id=\"").skip(1).filter_map(|it| it.split('"').next()).map(str::to_owned).collect()
}

/// Ways of a game.
struct Ways {
    /// How many there were.
    count: usize,
    /// Stops of the longest one.
    longest: usize,
}

/// Plays a game and checks the ways of its events.
fn check_ways(name: &str, seats: u8, options: &[(&str, &str)], seed: u64) -> Ways {
    let kind = game(name).expect("it is in the catalogue");
    let options: Vec<_> = options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
    let mut play = kind.start(seats, &options, &Seed::from(seed)).expect("the options fit");
    let (mut rng, mut before) = (Seed::from(seed).rng(), ids(&*play));
    let mut ways = Ways { count: 0, longest: 0 };
    while let Status::Asks(seat) = play.status() {
        let steps = play.steps();
        let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
        let after = ids(&*play);
        for event in play.logged_events(steps).iter().map(|it| play.board_event(it)) {
            ways.count += usize::from(!event.way.is_empty());
            ways.longest = ways.longest.max(event.way.len());
            assert!(event.way.len() != 1, "{name}: a way leads from somewhere: {event:?}");
            for stop in &event.way {
                let is_found =
                    |id: &str| matches!(id, "@" | "*") || before.contains(id) || after.contains(id);
                assert!(stop.split('|').any(is_found), "{name}: {stop} is not drawn: {event:?}");
            }
        }
        before = after;
    }
    ways
}

#[test]
fn ways_of_tikal_lead_over_the_board() {
    let ways = check_ways("tikal", 3, &[], 1);
    assert!(ways.count > 100);
    assert!(ways.longest > 3, "members walk from hex to hex");
    assert!(check_ways("tikal", 2, &[("auction", "on")], 2).count > 60);
}

#[test]
fn ways_of_tzolkin_lead_over_the_board() {
    assert!(check_ways("tzolkin", 3, &[("tribes", "on"), ("prophecies", "on")], 3).count > 60);
}

#[test]
fn ways_of_teotihuacan_lead_over_the_board() {
    assert!(check_ways("teotihuacan", 3, &[("setup", "normal")], 4).count > 60);
    assert!(check_ways("teotihuacan", 1, &[], 5).count > 30);
}
