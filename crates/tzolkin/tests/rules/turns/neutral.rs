//! Neutral pieces: Z-059 to Z-071, ZX-01, ZA-30, ZA-31, ZD-02.

use std::collections::BTreeSet;

use patolli_tzolkin::{Phase, Tzolkin, Wheel, data::StartId};

use super::support::{WHEELS, drawing, facts, name, neutral_on, neutral_pieces, number, positions, rows};
use crate::scenario::{Scenario, base, begun, dealt, opening, read, scenario};

const SEEDS: u64 = 100;

fn rich(seats: u8) -> Scenario {
    ["a", "b", "c"][..usize::from(seats)].iter().fold(scenario(seats), |it, who| it.corn(who, 200))
}

#[test]
fn z059_z065_z066_zd02_six_pieces_for_three_and_twelve_for_two() {
    for seed in 0..SEEDS {
        let pieces = |seats| neutral_pieces(opening(base(seats), seed).game());
        assert_eq!((pieces(4), pieces(3), pieces(2)), (0, 6, 12));
    }
    // They count for nobody's workers.
    let view = opening(base(2), 1).view("a");
    assert!(view.players.iter().all(|it| (it.workers, it.hand) == (3, 3)));
}

#[test]
fn z060_z061_undealt_tiles_place_them_before_the_choice() {
    for seed in 0..SEEDS {
        let table = opening(base(3), seed);
        assert_eq!((table.game().phase(), neutral_pieces(table.game())), (Phase::Choose, 6));
        let deal = dealt(seed);
        let undealt = &deal.starting[12..];
        let named =
            |wheel: Wheel, position: u8| undealt.iter().any(|it| it.tile().blocker == (wheel, position));
        for wheel in Wheel::ALL {
            for position in positions(table.game().neutral_on(wheel)) {
                let opposite = wheel != Wheel::ChichenItza && named(wheel, (position + 5) % 10);
                assert!(named(wheel, position) || opposite, "{wheel} {position}");
            }
        }
    }
    // Drawn one at a time, and no more than are needed: the fourth tile is not looked at.
    let game = drawing(3, &["w-palenque-1", "w-yaxchilan-1", "w-tikal-1", "w-uxmal-1"]);
    let stand: Vec<usize> = WHEELS.iter().map(|it| neutral_on(&game, it).len()).collect();
    assert_eq!(stand, [2, 2, 2, 0, 0]);
    // The choice that follows changes nothing about them.
    assert_eq!(neutral_pieces(&begun(base(3))), 6);
}

#[test]
fn z062_each_tile_names_a_place() {
    let facts = facts();
    for (row, tile) in rows(&facts, "starting_tiles").iter().zip(StartId::all()) {
        let blocker = &row["blocker"];
        assert_eq!(tile.to_string(), name(row, "id"));
        let wheel = name(blocker, "wheel").replace("tikal", "wheel-tikal");
        assert_eq!(
            (tile.tile().blocker.0.name(), tile.tile().blocker.1),
            (wheel.as_str(), number(blocker, "position"))
        );
        let game = drawing(2, &[&tile.to_string()]);
        let (wheel, position) = tile.tile().blocker;
        assert!(positions(game.neutral_on(wheel)).contains(&position), "{tile}");
    }
}

#[test]
fn z063_only_the_first_piece_of_a_wheel_brings_its_opposite() {
    let game = drawing(2, &["w-palenque-5", "w-palenque-1", "w-palenque-7", "w-palenque-3"]);
    assert_eq!(neutral_on(&game, "pal"), [0, 1, 3, 5, 7]);
}

#[test]
fn z064_no_opposite_place_at_chichen_itza() {
    let game = drawing(3, &["w-chichen-itza-3", "w-chichen-itza-10", "w-chichen-itza-0", "w-chichen-itza-7"]);
    assert_eq!(neutral_on(&game, "chi"), [0, 3, 7, 10]);
    // The four pieces leave two of six, which the next wheel takes.
    assert_eq!(neutral_pieces(&game), 6);
}

#[test]
fn z067_zx01_palenque_5_brings_0_unless_the_quota_is_reached() {
    assert_eq!(neutral_on(&drawing(3, &["w-palenque-5"]), "pal")[..1], [0]);
    assert!(neutral_on(&drawing(2, &["w-palenque-5"]), "pal").contains(&5));
    // Five of six pieces stand already.
    let last = drawing(3, &["w-yaxchilan-1", "w-tikal-1", "w-chichen-itza-0", "w-palenque-5"]);
    assert_eq!(neutral_on(&last, "pal"), [5]);
    // Eleven of twelve.
    let tiles =
        ["w-yaxchilan-1", "w-yaxchilan-3", "w-tikal-1", "w-tikal-3", "w-uxmal-1", "w-uxmal-3", "w-uxmal-7"];
    let eleven = [&tiles[..], &["w-chichen-itza-0", "w-palenque-5"]].concat();
    assert_eq!(neutral_on(&drawing(2, &eleven), "pal"), [5]);
}

#[test]
fn za30_the_opposite_is_five_further_even_without_a_number() {
    for (tile, places) in [("w-yaxchilan-1", [1, 6]), ("w-yaxchilan-3", [3, 8]), ("w-yaxchilan-5", [0, 5])] {
        let game = drawing(3, &[tile, "w-palenque-1", "w-tikal-1"]);
        assert_eq!(neutral_on(&game, "yax"), places);
    }
    assert_eq!(neutral_on(&drawing(3, &["w-yaxchilan-7", "w-palenque-1", "w-tikal-1"]), "yax"), [2, 7]);
    // No two tiles name one place, nor one the opposite of another, so no piece is ever lost.
    let small = |it: &(Wheel, u8)| it.0 != Wheel::ChichenItza;
    let named: Vec<(Wheel, u8)> = StartId::all().map(|it| it.tile().blocker).collect();
    let opposite = named.iter().copied().filter(small).map(|(wheel, it)| (wheel, (it + 5) % 10));
    let places: BTreeSet<(Wheel, u8)> = named.iter().copied().chain(opposite).collect();
    assert_eq!(places.len(), 21 + 16);
}

#[test]
fn z068_z070_neutral_pieces_stay_to_the_end() {
    let mut table = rich(2);
    for (wheel, position) in [("pal", 7), ("yax", 0), ("tik", 9), ("chi", 10), ("chi", 12)] {
        table = table.neutral(wheel, position);
    }
    let mut rounds = 0;
    while table.game().phase() == Phase::Play {
        assert_eq!(neutral_pieces(table.game()), 5);
        table = table.finish_round();
        rounds += 1;
    }
    assert_eq!((rounds, neutral_pieces(table.game())), (27, 5));
    // 27 teeth further: 7 on a wheel of ten, 1 on the wheel of thirteen.
    let seen = WHEELS.map(|it| neutral_on(table.game(), it));
    assert_eq!(seen, [vec![4], vec![7], vec![6], vec![], vec![0, 11]]);
}

#[test]
fn z069_a_piece_without_a_number_blocks_nothing() {
    let full = |position| {
        let table = (0..7).fold(rich(2), |it, taken| it.neutral("pal", taken));
        table.neutral("pal", position)
    };
    full(8).play("place pal").has_on("a", "pal", &[7]);
    full(9).play("place pal").has_on("a", "pal", &[7]);
    full(7).does_not_offer("place pal");
}

#[test]
fn z069_pieces_turn_with_their_wheel() {
    let table = rich(2).neutral("tik", 3).neutral("chi", 9).finish_round();
    assert_eq!((neutral_on(table.game(), "tik"), neutral_on(table.game(), "chi")), (vec![4], vec![10]));
}

#[test]
fn z071_no_worker_is_placed_on_a_neutral_piece() {
    let table = scenario(2).corn("a", 5).neutral("uxm", 0).neutral("uxm", 2);
    table.play("place uxm; place uxm").has_on("a", "uxm", &[1, 3]).has_corn("a", 5 - 1 - (3 + 1));
}

#[test]
fn za31_neutral_pieces_block_no_action() {
    let table = scenario(2).corn("a", 3).worker("a", "yax", 4);
    let table = (0..4).fold(table, |it, position| it.neutral("yax", position));
    table
        .play("pick yax 4")
        .offers("use yax 1")
        .play("use yax 3")
        .has_corn("a", 3 - 1 + 2)
        .has_blocks("a", 0, 0, 1);
}

#[test]
fn z070_a_neutral_piece_is_in_no_hand() {
    let table = rich(2).neutral("pal", 7).neutral("chi", 10).play("place yax; end; place yax; end");
    let table = table.has_hand("a", 2).has_hand("b", 2).has_workers("a", 3);
    let told = |it: &patolli_tzolkin::Event| matches!(it, patolli_tzolkin::Event::PushedOff { .. });
    assert!(!table.events().iter().any(told));
    assert_eq!(positions(Tzolkin::neutral_on(table.game(), read("pal"))), [8]);
}
