//! The first-game set-up: H-060 to H-082, HX-10 to HX-13, HA-06, HA-10.

use std::collections::BTreeSet;

use patolli_core::{Options as _, Seat};
use patolli_teotihuacan::{Board, Illegal, Options, Phase, Setup, Space, View, data::PyramidId};

use super::support::{SEEDS, facts, first_game, numbers};
use crate::scenario::{Scenario, normal, opening, opening_with, read};

fn first(seats: u8) -> Scenario {
    opening(first_game(seats), 1)
}

#[test]
fn h060_the_first_game_setup_is_a_choice() {
    for seats in 1..=4 {
        assert_eq!(normal(seats).setup, Setup::Normal, "unless asked for");
        let options = Options::from_pairs(seats, [("setup", "first-game")]).expect("it may be chosen");
        assert_eq!(options.setup, Setup::FirstGame);
    }
}

#[test]
fn h061_the_printed_boards_are_used() {
    let order = numbers(&facts()["rondel"]["first_game_order"]);
    for options in
        [[("setup", "first-game"), ("boards", "shuffled")], [("boards", "shuffled"), ("setup", "first-game")]]
    {
        let options = Options::from_pairs(4, options).expect("options");
        for seed in 0..10 {
            assert_eq!(opening(options, seed).game().ring().map(Board::number)[..], order);
        }
    }
}

#[test]
fn h062_steps_2_to_5_are_skipped_the_others_are_not() {
    let view = |seed| opening(first_game(4), seed).view("p1");
    let one = view(1);
    for seed in 2..20 {
        let other = view(seed);
        let ring = |it: &View| it.boards.iter().map(|it| it.board).collect::<Vec<_>>();
        assert_eq!((one.royals, &one.technologies), (other.royals, &other.technologies));
        assert_eq!(ring(&one), ring(&other));
        assert!(one.temples.iter().zip(&other.temples).all(|(one, two)| one.bonus == two.bonus));
    }
    // Discs, decorations, pyramid and discovery tiles are set up as always.
    assert_eq!((one.calendar.light, one.calendar.dark, one.avenue.taken), (0, 12, 0));
    let normal = opening(normal(4), 1).view("p1");
    assert_eq!(
        (one.decoration_display, one.pyramid_display),
        (normal.decoration_display, normal.pyramid_display)
    );
    assert_eq!((&one.pyramid, one.stacks), (&normal.pyramid, normal.stacks));
    assert_eq!(one.boards.iter().filter_map(|it| it.discovery).count(), 5);
    let displays: BTreeSet<_> =
        (0..SEEDS).map(|it| view(it).pyramid_display[0].map(PyramidId::index)).collect();
    assert!(displays.len() > 20, "chance still decides");
}

#[test]
fn h063_loose_boards_and_tiles_are_back_in_the_box() {
    let other = opening_with(
        first_game(4),
        &[
            ("boards", &["nobles", "decorations", "alchemy", "forest"]),
            ("royals", &["royal-9", "royal-8", "royal-7"]),
            ("technologies", &["tech-7", "tech-11", "tech-13"]),
            ("bonuses", &["bonus-bonuses", "bonus-masks", "bonus-technologies"]),
        ],
    );
    assert_eq!(other.view("p1"), first(4).view("p1"), "what chance did with them plays no part");
}

#[test]
fn h064_the_printed_tiles_are_in_force() {
    let file = facts();
    let listed = &file["setup"]["first_game"];
    let view = first(4).view("p1");
    let royals: Vec<String> =
        numbers(&listed["royal_tiles"]).into_iter().map(|it| format!("royal-{it}")).collect();
    assert_eq!(view.royals.map(|it| it.key().to_owned())[..], royals);
    let technologies: Vec<u8> = view.technologies.iter().map(|it| it.technology.tile().number).collect();
    assert_eq!(technologies, numbers(&listed["technology_tiles"]));
    let bonuses = view.temples.iter().map(|it| (it.temple.key(), it.bonus.key())).collect::<Vec<_>>();
    assert_eq!(bonuses, [("blue", "bonus-flat"), ("red", "bonus-avenue"), ("green", "bonus-workers")]);
    let text = |temple: &str| listed["temple_bonus"][temple].as_str();
    assert_eq!(["blue", "red", "green"].map(text), [Some("flat"), Some("avenue_steps"), Some("workers")]);
}

#[test]
fn h065_nobody_chooses_starting_tiles() {
    for seats in 2..=4 {
        let table = first(seats).asks("p1").refuses("keep start-1", Illegal::NotNow { rule: "" });
        assert_eq!(table.game().phase(), Phase::Play);
        assert!(table.view("p1").choice.is_none());
        assert!(table.view("p1").players.iter().all(|it| it.kept.is_empty() && it.hand.is_empty()));
    }
}

#[test]
fn h066_the_goods_come_on_top_of_the_starting_cocoa() {
    // 1, 2, 2 and 3 cocoa with four players, and 6, 5, 4 and 2 by goods and green steps.
    let table = first(4);
    table.has_cocoa("p1", 1 + 6).has_cocoa("p2", 2 + 5).has_cocoa("p3", 2 + 4).has_cocoa("p4", 3 + 2);
    first(3).has_cocoa("p1", 1 + 6).has_cocoa("p2", 2 + 5).has_cocoa("p3", 3 + 4);
    first(2).has_cocoa("p1", 1 + 6).has_cocoa("p2", 3 + 5);
}

#[test]
fn h067_h068_player_1() {
    for seats in 2..=4 {
        let table = first(seats).has_resources("p1", 1, 2, 4).has_score("p1", 0).has_avenue("p1", 0);
        let table = table.has_step("p1", "green", 1).has_step("p1", "blue", 0).has_step("p1", "red", 0);
        // 1 to begin with, 5 goods, 1 of the green step.
        table.has_cocoa("p1", 1 + 5 + 1);
    }
}

#[test]
fn h069_h070_h071_player_2() {
    for seats in 2..=4 {
        // The blue step brings the second stone.
        let table = first(seats).has_resources("p2", 4, 1 + 1, 0).has_score("p2", 1).has_avenue("p2", 0);
        table.has_step("p2", "red", 1).has_step("p2", "blue", 1).has_step("p2", "green", 0);
    }
}

#[test]
fn h072_h073_h074_player_3() {
    for seats in 3..=4 {
        // The blue step brings the gold.
        let table = first(seats).has_avenue("p3", 1).has_resources("p3", 3, 4, 1).has_score("p3", 0);
        table.has_step("p3", "blue", 1).has_step("p3", "red", 0).has_step("p3", "green", 0);
    }
}

#[test]
fn h075_h076_h077_player_4() {
    let table = first(4).has_resources("p4", 2, 0, 5).has_score("p4", 0).has_avenue("p4", 0);
    // One green step of the start, one of the technology, 1 cocoa each.
    let table = table.has_step("p4", "green", 2).has_step("p4", "blue", 0).has_step("p4", "red", 0);
    let table = table.has_cocoa("p4", 3 + 1 + 1);
    let third = table.game().technologies()[2];
    assert!(table.game().has_technology(Seat::new(3), third));
    assert_eq!(table.game().technology_count(Seat::new(3)), 1);
    assert!(Seat::all(3).all(|it| table.game().technology_count(it) == 0));
}

#[test]
fn h078_h079_h080_h081_ha06_where_the_workers_start() {
    for seats in 2..=4 {
        let table = first(seats);
        let table = table.has_workers("p1", &[("nobles", 2), ("forest", 1), ("construction", 1)]);
        let table = table.has_workers("p2", &[("decorations", 2), ("forest", 1), ("quarry", 1)]);
        if seats > 2 {
            let table = table.has_workers("p3", &[("palace", 1), ("forest", 1), ("decorations", 1)]);
            if seats > 3 {
                table.has_workers("p4", &[("quarry", 1), ("gold-deposits", 1), ("alchemy", 1)]);
            }
        }
    }
}

#[test]
fn h082_the_workers_stand_in_main_areas() {
    let table = first(4);
    assert!(Space::ALL.into_iter().all(|it| table.game().worshipper(it).is_none()));
    // They are free: they count as colours, and can be moved.
    assert_eq!(table.game().colours(read("forest")), 3);
    table.offers("move nobles 2 gold-deposits").offers("move forest 1 construction");
}

#[test]
fn the_player_order_decides_not_the_seat() {
    let options = Options { first: Seat::new(2), ..first_game(4) };
    let table = opening(options, 1).asks("p3");
    table
        .has_resources("p3", 1, 2, 4)
        .has_resources("p4", 4, 2, 0)
        .has_avenue("p1", 1)
        .has_step("p2", "green", 2);
}

#[test]
fn hx10_player_1_of_four() {
    let table = first(4).has_cocoa("p1", 7).has_resources("p1", 1, 2, 4).has_score("p1", 0);
    let table = table.has_step("p1", "green", 1);
    let table = table.has_workers("p1", &[("nobles", 2), ("forest", 1), ("construction", 1)]);
    assert!(table.view("p1").players[0].reserve, "the fourth worker is on the ascension circle");
}

#[test]
fn hx11_player_2_with_two_to_four_players() {
    for (seats, cocoa) in [(2, 8), (3, 7), (4, 7)] {
        let table = first(seats).has_cocoa("p2", cocoa).has_resources("p2", 4, 2, 0).has_score("p2", 1);
        let table = table.has_step("p2", "red", 1).has_step("p2", "blue", 1);
        table.has_workers("p2", &[("decorations", 2), ("forest", 1), ("quarry", 1)]);
    }
}

#[test]
fn hx12_player_3_with_three_and_four_players() {
    for (seats, cocoa) in [(3, 7), (4, 6)] {
        let table = first(seats).has_cocoa("p3", cocoa).has_resources("p3", 3, 4, 1);
        let table = table.has_avenue("p3", 1).has_step("p3", "blue", 1);
        table.has_workers("p3", &[("palace", 1), ("forest", 1), ("decorations", 1)]);
    }
}

#[test]
fn hx13_ha10_player_4_has_five_cocoa() {
    let table = first(4).has_cocoa("p4", 5).has_resources("p4", 2, 0, 5).has_step("p4", "green", 2);
    // The third technology of the upper row.
    let table = table.has_technology("p4", "tech-5", true);
    table.has_workers("p4", &[("quarry", 1), ("gold-deposits", 1), ("alchemy", 1)]);
}
