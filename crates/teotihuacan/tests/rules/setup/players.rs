//! Setting up the players: H-048 to H-058.

use patolli_core::{Game as _, Seat, Status};
use patolli_teotihuacan::{Board, Illegal, Options, Teotihuacan};

use super::support::{draft, first_game};
use crate::scenario::{begun, normal, opening, scenario, seat};

/// The normal game when this seat begins.
fn led_by(seats: u8, first: Seat) -> Options {
    Options { first, ..normal(seats) }
}

/// Every seat count from 2 to 4 with every first player.
fn each_table() -> impl Iterator<Item = (Seat, Teotihuacan)> {
    let all = (2..=4).flat_map(|seats| Seat::all(seats).map(move |first| led_by(seats, first)));
    all.map(|options| (options.first, opening(options, 1).game().clone()))
}

#[test]
fn h048_each_player_moves_workers_of_the_own_colour() {
    let table = scenario(2).workers("p1", &[("forest", 1), ("forest", 1), ("forest", 1)]);
    let table = table.workers("p2", &[("nobles", 2), ("nobles", 2), ("nobles", 2)]);
    let missing = Illegal::NoWorkerThere { board: Board::Nobles, power: 2 };
    let table = table.refuses("move nobles 2 palace", missing);
    let table = table.play("move forest 1 construction; collect; end").offers("move nobles 2 palace");
    table.refuses("move forest 1 nobles", Illegal::NoWorkerThere { board: Board::Forest, power: 1 });
}

#[test]
fn h049_the_first_player_has_token_1_and_1_cocoa() {
    for (first, game) in each_table() {
        assert_eq!((game.order_token(first), game.cocoa(first)), (1, 1));
    }
    // Anybody may be first, and takes the first turn.
    for first in Seat::all(4) {
        assert_eq!(begun(led_by(4, first)).status(), Status::Asks(first));
    }
}

#[test]
fn h050_the_right_neighbour_has_the_last_token_and_3_cocoa() {
    for (first, game) in each_table() {
        let seats = game.seats();
        let right = Seat::new((first.number() + seats - 1) % seats);
        assert_eq!((game.order_token(right), game.cocoa(right)), (seats, 3));
    }
}

#[test]
fn h051_the_token_of_the_last_player_moves_the_light_disc() {
    for first in Seat::all(3) {
        let mut game = crate::scenario::at(begun(led_by(3, first)));
        for token in 1..=3u8 {
            let before = game.game().light();
            let Status::Asks(seat) = game.game().status() else { panic!("somebody is asked") };
            assert_eq!(game.game().order_token(seat), token);
            game = game.pass();
            assert_eq!(game.game().light() - before, u8::from(token == 3), "token {token}");
        }
    }
}

#[test]
fn h052_all_others_have_2_cocoa() {
    for (_, game) in each_table() {
        let cocoa = |token| {
            Seat::all(game.seats()).find(|it| game.order_token(*it) == token).map(|it| game.cocoa(it))
        };
        let last = game.seats();
        assert!((2..last).all(|token| cocoa(token) == Some(2)));
        assert_eq!((cocoa(1), cocoa(last)), (Some(1), Some(3)));
    }
}

#[test]
fn h053_tokens_follow_the_seats_clockwise() {
    for (first, game) in each_table() {
        let tokens: Vec<u8> = first.clockwise(game.seats()).map(|it| game.order_token(it)).collect();
        assert_eq!(tokens, (1..=game.seats()).collect::<Vec<_>>());
    }
}

#[test]
fn h054_six_markers_are_kept_for_technologies() {
    let table = opening(normal(4), 1);
    for player in table.view("p1").players {
        assert!(player.technologies.is_empty());
    }
    // They cover every technology that is laid out; with all six down none is left to develop.
    let all = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let knows = |n: usize| {
        let table = scenario(2).technologies(all).has_technologies("p1", &all[..n]).resources("p1", 0, 0, 9);
        let table = table.workers("p1", &[("palace", 1), ("alchemy", 1), ("forest", 1)]).cocoa("p1", 1);
        table.play("move palace 1 alchemy")
    };
    knows(5).play("main").offers_only(&["develop tech-11"]);
    knows(6).refuses("main", Illegal::NothingPossible { board: Board::Alchemy });
}

#[test]
fn h055_h056_ha02_markers_start_on_or_below_the_tracks() {
    for options in [normal(2), normal(3), normal(4), draft(4)] {
        for player in opening(options, 1).view("p1").players {
            assert_eq!((player.pyramid, player.avenue, player.score), (0, 0, 0));
            assert_eq!(player.temples, [0, 0, 0]);
        }
    }
    // Below the first step: an advance leads to step 1 and its reward; likewise the Avenue.
    let table = scenario(2).owns("p1", "tile-temple-red").owns("p1", "avenue-step");
    let table = table.play("use tile-temple-red; climb red").has_step("p1", "red", 1).has_score("p1", 1);
    table.play("use avenue-step").has_avenue("p1", 1);
    // Player 2 of a first game has the point of one red step and no more.
    opening(first_game(2), 1).has_step("p2", "red", 1).has_score("p2", 1);
}

#[test]
fn h057_the_fourth_worker_waits_with_power_3() {
    for player in opening(normal(4), 1).view("p1").players {
        assert!(player.reserve);
    }
    let table = scenario(2).workers("p1", &[("palace", 5), ("nobles", 1), ("nobles", 2)]);
    let table = table.play("move palace 5 forest; main; power-up forest 5; ascend worker");
    table.has_workers("p1", &[("nobles", 1), ("nobles", 2), ("palace", 1), ("palace", 3)]);
}

#[test]
fn h058_three_starting_workers() {
    for who in ["p1", "p2", "p3", "p4"] {
        assert_eq!(opening(normal(4), 1).game().hand(seat(who)).len(), 3);
        let game = begun(normal(4));
        assert_eq!((game.workers(seat(who)).len(), game.hand(seat(who)).len()), (3, 0));
    }
}
