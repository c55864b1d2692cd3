//! Aim and components: H-001 to H-016.

use std::collections::BTreeSet;

use patolli_core::{Game as _, GameUi as _, Seat};
use patolli_teotihuacan::{
    Board, Deal, Illegal, Options, Resource, Teotihuacan,
    data::{Bonus, DecorationId, Discovery, PyramidId, Royal, StartId, Technology},
};

use super::support::{SEEDS, facts, numbers, played_out};
use crate::scenario::{dealt, normal, opening, scenario, seat};

/// A number of the component list about the box.
fn component_count(key: &str) -> usize {
    let n = facts()["components"][key].as_integer().expect("a number");
    usize::try_from(n).expect("small")
}

/// A deal in which a tile lies twice, at the cost of another, is none.
fn no_second(line: &str) {
    let deal = dealt(1).to_string();
    let found = deal.lines().find(|it| it.split(' ').next() == Some(line)).expect("a line");
    let words: Vec<&str> = found.split(' ').collect();
    let doubled = found.replacen(words[1], words[2], 1);
    assert_ne!(found, doubled);
    assert!(deal.replace(found, &doubled).parse::<Deal>().is_err(), "two of a kind in `{line}`");
    assert!(deal.replace(found, &words[..words.len() - 1].join(" ")).parse::<Deal>().is_err());
}

#[test]
fn h001_most_points_win() {
    let table = scenario(3).score("p1", 40).score("p2", 80).score("p3", 60);
    let over = played_out(table).is_over();
    assert_eq!(over.game().places()[..], [3, 1, 2]);
}

#[test]
fn h002_palace_and_construction_are_printed_only() {
    for seed in 0..SEEDS {
        let loose = dealt(seed).boards;
        assert!(!loose.contains(&Board::Palace) && !loose.contains(&Board::Construction));
    }
    // And yet they are there, once each.
    let ring = opening(normal(4), 1).game().ring();
    assert_eq!(ring.into_iter().collect::<BTreeSet<_>>().len(), 8);
}

#[test]
fn h003_six_loose_boards_with_the_numbers_2_to_7() {
    let mut loose = dealt(1).boards;
    loose.sort();
    let named = loose.map(|it| (it.number(), it.key()));
    let expected = [
        (2, "forest"),
        (3, "quarry"),
        (4, "gold-deposits"),
        (5, "alchemy"),
        (6, "nobles"),
        (7, "decorations"),
    ];
    assert_eq!(named, expected);
    assert_eq!((Board::Palace.number(), Board::Construction.number()), (1, 8));
    no_second("boards");
}

#[test]
fn h004_fifteen_decorations() {
    assert_eq!((DecorationId::all().count(), component_count("decoration_tiles")), (15, 15));
    no_second("decorations");
    let view = opening(normal(4), 1).view("p1");
    assert_eq!(view.decoration_display.iter().flatten().count() + usize::from(view.stacks.decorations), 15);
}

#[test]
fn h005_fifty_four_discovery_tiles() {
    let copies: u8 = Discovery::all().map(|it| it.tile().copies).sum();
    assert_eq!((copies, component_count("discovery_tiles")), (54, 54));
    for seats in 1..=4 {
        let view = opening(normal(seats), 1).view("p1");
        let places = view.boards.iter().filter(|it| it.discovery.is_some()).count();
        let steps: usize = view.temples.iter().flat_map(|it| &it.large_steps).map(|it| it.tiles.len()).sum();
        let avenue: usize = view.avenue.large_spaces.iter().map(|it| it.tiles.len()).sum();
        assert_eq!(places + steps + avenue + usize::from(view.stacks.discoveries), 54);
    }
    // Every kind is in a deal as often as in the box.
    for tile in Discovery::all() {
        let there = dealt(2).discoveries.iter().filter(|it| **it == tile).count();
        assert_eq!(there, usize::from(tile.tile().copies), "{tile}");
    }
}

#[test]
fn h006_thirty_two_pyramid_tiles() {
    assert_eq!((PyramidId::all().count(), component_count("pyramid_tiles")), (32, 32));
    no_second("pyramid");
    for seats in 2..=4 {
        let view = opening(normal(seats), 1).view("p1");
        let laid = view.pyramid.tiles.len() + view.pyramid_display.iter().flatten().count();
        assert_eq!(laid + usize::from(view.stacks.pyramid), 32);
    }
}

#[test]
fn h007_eleven_buildings_and_no_twelfth() {
    let at_nobles = |bottom: u8| {
        let table = scenario(2).houses(5, 4, bottom).resources("p1", 2, 0, 0);
        let workers = [("forest", 1), ("nobles", 1), ("nobles", 1)];
        table.workers("p1", &workers).cocoa("p1", 1).play("move forest 1 nobles")
    };
    let eleventh = at_nobles(1).play("main");
    assert_eq!(eleventh.game().buildings_taken(), 11);
    // A space is free in the bottom row, but there is no building for it.
    at_nobles(2).refuses("main", Illegal::NothingPossible { board: Board::Nobles });
}

#[test]
fn h008_a_light_and_a_dark_disc() {
    let table = scenario(3).has_light(0).has_dark(11);
    // The light one travels, the dark one waits.
    table.pass().pass().pass().has_light(1).has_dark(11);
}

#[test]
fn h009_tokens_from_1_to_4() {
    let tokens = |seats| -> Vec<u8> {
        opening(normal(seats), 1).view("p1").players.iter().map(|it| it.token).collect()
    };
    assert_eq!(tokens(4), [1, 2, 3, 4]);
    assert_eq!((tokens(3), tokens(2)), (vec![1, 2, 3], vec![1, 2]));
}

#[test]
fn h010_nine_royal_tiles_three_of_each_category() {
    let mut of: Vec<(char, String)> =
        Royal::all().map(|it| (it.tile().category, it.key().to_owned())).collect();
    let mut listed: Vec<(char, String)> = facts()["royal"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| {
            let category = it["category"].as_str().expect("a letter").chars().next().expect("a letter");
            (category, format!("royal-{}", it["number"]))
        })
        .collect();
    of.sort();
    listed.sort();
    assert_eq!(of, listed);
    assert_eq!(of.iter().map(|it| it.0).collect::<String>(), "AAABBBCCC");
    no_second("royals");
}

#[test]
fn h011_nine_technologies_with_number_and_price() {
    let tiles: Vec<[u8; 2]> = Technology::all().map(|it| [it.tile().number, it.tile().gold]).collect();
    let listed: Vec<[u8; 2]> = facts()["technology"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| ["number", "cost_gold"].map(|key| u8::try_from(it[key].as_integer().unwrap()).unwrap()))
        .collect();
    assert_eq!(tiles, listed);
    assert_eq!(tiles.iter().map(|it| it[0]).collect::<BTreeSet<_>>().len(), 9);
    no_second("technologies");
    // The price is paid.
    let table = scenario(2).technologies(["tech-1", "tech-3", "tech-9", "tech-11", "tech-13", "tech-15"]);
    let poor = table.clone().resources("p1", 0, 0, 1).play("move palace 1 alchemy; main");
    let short = crate::scenario::short_of(Resource::Gold, 2, 1);
    let poor = poor.refuses("develop tech-9", short);
    poor.play("develop tech-3; no; power-up alchemy 1").has_resources("p1", 0, 0, 0);
    let rich = table.resources("p1", 0, 0, 2).play("move palace 1 alchemy; main; develop tech-9; no");
    rich.has_resources("p1", 0, 0, 0).has_technology("p1", "tech-9", true);
}

#[test]
fn h012_seven_temple_bonus_tiles() {
    assert_eq!((Bonus::all().count(), component_count("temple_bonus_tiles")), (7, 7));
    let ways: BTreeSet<String> = Bonus::all().map(|it| format!("{:?}", it.tile().scoring)).collect();
    assert_eq!(ways.len(), 7, "each scores in its own way");
    no_second("bonuses");
}

#[test]
fn h013_eighteen_starting_tiles_with_boards_and_a_benefit() {
    let file = facts();
    let rows = file["starting_tile"].as_array().expect("a list");
    assert_eq!((StartId::all().count(), rows.len()), (18, 18));
    let mut pairs = BTreeSet::new();
    for (tile, row) in StartId::all().zip(rows) {
        let boards = tile.tile().boards.map(Board::number);
        assert_eq!(boards[..], numbers(&row["boards"]), "{tile}");
        assert!(!tile.tile().goods.is_nothing() || !tile.tile().benefits.is_empty(), "{tile} brings nothing");
        let [low, high] = [boards[0].min(boards[1]), boards[0].max(boards[1])];
        assert!(low < high && pairs.insert([low, high]), "{tile} names a pair of its own");
    }
    no_second("starting");
}

#[test]
fn h014_four_dice_and_never_a_fifth() {
    let dice = |it: &Teotihuacan, who| it.powers(seat(who)).count();
    let table = opening(normal(4), 1);
    for (who, player) in ["p1", "p2", "p3", "p4"].into_iter().zip(table.view("p1").players) {
        assert_eq!((dice(table.game(), who), player.reserve), (3, true));
    }
    let ascending = |workers: &[(&str, u8)]| {
        scenario(4).workers("p1", workers).play("move palace 5 forest; main; power-up forest 5")
    };
    let fourth = ascending(&[("palace", 5), ("nobles", 1), ("nobles", 1)]).play("ascend worker");
    assert_eq!(dice(fourth.game(), "p1"), 4);
    let four = ascending(&[("palace", 5), ("nobles", 1), ("nobles", 1), ("nobles", 1)]);
    four.refuses("ascend worker", Illegal::NoMoreWorkers);
}

#[test]
fn h015_six_technology_markers_and_six_track_markers() {
    let laid_out = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table =
        scenario(2).technologies(laid_out).has_technologies("p1", &laid_out[..5]).resources("p1", 0, 0, 2);
    let workers = [("palace", 1), ("alchemy", 1), ("nobles", 1)];
    let table = table.workers("p1", &workers).cocoa("p1", 1).play("move palace 1 alchemy; main");
    let table = table.play("develop tech-11; no; power-up alchemy 1");
    assert_eq!(table.game().technology_count(seat("p1")), 6);
    // Three temples, the Avenue, the pyramid track, the score.
    let table = scenario(2).step("p1", "blue", 1).step("p1", "red", 2).step("p1", "green", 3);
    let table = table.avenue("p1", 4).pyramid_track("p1", 5).score("p1", 6);
    let view = table.view("p2");
    let marks = |at: usize| (view.players[at].temples, view.players[at].avenue, view.players[at].pyramid);
    assert_eq!((marks(0), view.players[0].score), (([1, 2, 3], 4, 5), 6));
    assert_eq!((marks(1), view.players[1].score), (([0, 0, 0], 0, 0), 0));
    assert_eq!(
        (component_count("technology_markers_per_player"), component_count("track_markers_per_player")),
        (6, 6)
    );
}

#[test]
fn h016_four_colours_one_for_each_player() {
    let seat_styles = Teotihuacan::SEAT_STYLES;
    assert_eq!(seat_styles.iter().map(|it| it.letter()).collect::<BTreeSet<_>>().len(), 4);
    let options = Options { first: Seat::new(2), ..normal(4) };
    assert_eq!(opening(options, 1).view("p1").players.len(), seat_styles.len());
}
