//! Tikal keeps the contract of every game.

use std::path::Path;

use patolli_core::{Options as _, Seat};
use patolli_testkit::{contract, every_version_opens, golden, tree_counts};
use patolli_tikal::{Action, Hex, Motif, Options, Piece, Tikal, TileId};

fn options(seats: u8, auction: bool) -> Options {
    Options { auction, ..Options::for_seats(seats).expect("two to four seats") }
}

/// Every action notation can say, bids up to 60.
fn universe(visit: &mut dyn FnMut(Action)) {
    const PIECES: [Piece; 2] = [Piece::Member, Piece::Leader];
    for hex in Hex::all() {
        (0..6).for_each(|turns| visit(Action::Place { hex, rotation: turns }));
        for piece in PIECES {
            visit(Action::Bring { piece, to: hex });
            Hex::all().for_each(|to| visit(Action::Move { piece, from: hex, to }));
        }
        [Action::Uncover { hex }, Action::Dig { hex }, Action::Camp { hex }, Action::Guard { hex }]
            .into_iter()
            .for_each(&mut *visit);
    }
    for (give, take) in Motif::ALL.into_iter().flat_map(|give| Motif::ALL.map(|take| (give, take))) {
        Seat::all(4).for_each(|from| visit(Action::Swap { give, take, from }));
    }
    TileId::all().for_each(|tile| visit(Action::Take { tile }));
    visit(Action::End);
    visit(Action::Pass);
}

#[test]
fn two_seats() {
    contract::<Tikal>(&options(2, false), 500, universe);
}

#[test]
fn three_seats() {
    contract::<Tikal>(&options(3, false), 500, universe);
}

#[test]
fn four_seats() {
    contract::<Tikal>(&options(4, false), 500, universe);
}

#[test]
fn auction_of_two() {
    contract::<Tikal>(&options(2, true), 500, universe_with_bids);
}

#[test]
fn auction_of_three() {
    contract::<Tikal>(&options(3, true), 500, universe_with_bids);
}

#[test]
fn auction_of_four() {
    contract::<Tikal>(&options(4, true), 500, universe_with_bids);
}

fn universe_with_bids(visit: &mut dyn FnMut(Action)) {
    universe(visit);
    (0..400).for_each(|points| visit(Action::Bid { points }));
}

// One test, so that blessing writes the replays before the trees grow from them.
#[test]
fn replays_still_open_and_trees_have_their_size() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folder = tests.join("replays");
    for seats in 2..=4 {
        golden::<Tikal>(&folder, &format!("basic-{seats}"), &options(seats, false), 1);
        golden::<Tikal>(&folder, &format!("auction-{seats}"), &options(seats, true), 2);
    }
    let last_begins = Options { first: Seat::new(2), ..options(3, false) };
    golden::<Tikal>(&folder, "basic-3-last-begins", &last_begins, 3);
    every_version_opens::<Tikal>(&folder);
    let starts = [
        ("v1/basic-2", 0, 3),
        ("v1/basic-4", 0, 3),
        ("v1/auction-3", 0, 3),
        ("v1/basic-2", 60, 3),
        ("v1/basic-4", 150, 2),
        ("v1/auction-3", 150, 2),
    ];
    tree_counts::<Tikal>(&tests.join("tree.txt"), &folder, &starts);
}

#[test]
fn a_position_takes_at_most_two_kibibytes() {
    assert!(size_of::<Tikal>() <= 2048, "{} bytes", size_of::<Tikal>());
}
