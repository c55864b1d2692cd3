//! Choosing starting tiles, their benefits, placing workers: H-083 to H-096, HA-29, HA-30, HA-61, HA-79.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Viewer};
use patolli_teotihuacan::{Board, DiscoveryLocation, Illegal, Phase, Teotihuacan, TurnState, WorkerPurpose};

use super::support::{SEEDS, beside, eclipsed, hands, holding, keeping, kept, neutrals, sheet, starting};
use crate::scenario::{Scenario, at, dealt, normal, opening, seat};

#[test]
fn h083_three_workers_of_power_1_wait_until_they_are_placed() {
    let table = opening(normal(3), 1);
    for player in table.view("p1").players {
        assert_eq!(player.hand, [1, 1, 1]);
    }
    assert!(table.view("p1").boards.iter().all(|it| it.workers.is_empty()));
    let table = keeping("start-13", "start-15");
    assert_eq!(table.game().hand(seat("p1")), [1, 1, 1], "benefits are there, workers are not");
    let table = table.play("place forest 1; place quarry 1; place nobles 1");
    table.has_workers("p1", &[("forest", 1), ("quarry", 1), ("nobles", 1)]);
}

#[test]
fn h084_four_starting_tiles_for_each_at_random() {
    let mut first = BTreeSet::new();
    for seed in 0..SEEDS {
        let table = opening(normal(4), seed);
        let hand =
            |who| table.view(who).choice.expect("a choice").tiles.into_iter().map(|it| it.tile.index());
        let all: Vec<usize> = ["p1", "p2", "p3", "p4"].into_iter().flat_map(hand).collect();
        assert_eq!((all.len(), all.iter().collect::<BTreeSet<_>>().len()), (16, 16));
        first.insert(all[0]);
    }
    assert_eq!(first.len(), 18);
}

#[test]
fn h085_a_discovery_tile_for_every_discovery_icon_dealt() {
    let mut with = BTreeSet::new();
    let mut tiles = BTreeSet::new();
    for seed in 0..SEEDS {
        let table = opening(normal(4), seed);
        for who in ["p1", "p2", "p3", "p4"] {
            for it in table.view(who).choice.expect("a choice").tiles {
                if let Some(tile) = it.discovery {
                    with.insert(it.tile.key().to_owned());
                    tiles.insert(tile.index());
                } else {
                    assert!(!["start-14", "start-16"].contains(&it.tile.key()));
                }
            }
        }
    }
    assert_eq!(with, ["start-14".to_owned(), "start-16".to_owned()].into());
    assert!(tiles.len() > 15, "drawn at random");
}

#[test]
fn h086_two_of_four_are_kept_in_secret() {
    let hand = ["start-13", "start-15", "start-5", "start-6"];
    let table = holding(&hand)
        .asks("p1")
        .offers_only(&hand.map(|it| format!("keep {it}")).each_ref().map(String::as_str));
    // One of another hand, and one in the box.
    let others = dealt_to_p2(&table);
    let table = table.refuses(&format!("keep {others}"), Illegal::NotDealt { draft: false });
    let table = table.refuses("keep start-12", Illegal::NotDealt { draft: false }).play("keep start-5");
    let table = table.refuses("keep start-5", Illegal::KeptAlready { draft: false }).asks("p1");
    let one = table.clone().play("keep start-6").asks("p2");
    let two = table.play("keep start-13").asks("p2");
    // Nobody else can tell the two choices apart.
    assert_eq!(one.view("p2"), two.view("p2"));
    assert_eq!(one.game().view(Viewer::Watcher), two.game().view(Viewer::Watcher));
    assert_ne!(one.view("p1"), two.view("p1"));
    // A third is not to be had, nor does p2 touch the tiles of p1.
    let one = one.refuses("keep start-13", Illegal::NotDealt { draft: false });
    assert_eq!(one.offered().len(), 4);
    let all = one.play("keep start-1; keep start-18");
    let names: Vec<String> = all.view("p2").players[0].kept.iter().map(ToString::to_string).collect();
    assert_eq!(names, ["start-5", "start-6"], "then all is revealed");
}

fn dealt_to_p2(table: &Scenario) -> String {
    table.view("p2").choice.expect("a choice").tiles[0].tile.to_string()
}

#[test]
fn h087_both_tiles_bring_their_benefits() {
    let table = keeping("start-13", "start-15");
    // 1 cocoa of the first player; 3 cocoa, 5 wood; 1 wood, 2 stone, 3 gold.
    table.has_cocoa("p1", 1 + 3).has_resources("p1", 5 + 1, 2, 3);
    let table = keeping("start-1", "start-18").has_avenue("p1", 2);
    table.has_cocoa("p1", 1 + 2).has_resources("p1", 3 + 1, 2, 0);
}

#[test]
fn h088_a_power_up_raises_one_own_starting_worker() {
    let table = keeping("start-6", "start-13");
    assert_eq!(table.game().hand(seat("p1")), [1, 1, 2]);
    let table = table.play("place forest 2; place quarry 1; place alchemy 1");
    let table = table.has_workers("p1", &[("forest", 2), ("quarry", 1), ("alchemy", 1)]);
    assert!(table.game().workers(seat("p2")).iter().all(|it| it.power == 1));
}

/// p1 keeps start-14, which offers this tile, and another starting tile.
fn offered(tile: &str, other: &str) -> Scenario {
    kept(&beside(hands(&["start-14", other]), [tile, "virtual-worker"]), "start-14", other)
}

#[test]
fn h089_the_discovery_tile_may_be_taken_for_its_price() {
    // 2 cocoa and 1 gold: 1 cocoa of the first player, 3 of start-13, 1 gold of start-14.
    let table = offered("mask-1", "start-13").offers_only(&["take mask-1", "no"]);
    let taken = table.clone().play("take mask-1").has_tiles("p1", "mask-1", 1);
    taken.has_cocoa("p1", 4 - 2).has_resources("p1", 5, 3, 0);
    let left = table.play("no").has_tiles("p1", "mask-1", 0);
    left.has_cocoa("p1", 4).has_resources("p1", 5, 3, 1);
    // Exactly enough: 1 cocoa; one too little: no wood.
    let exact = offered("avenue-step", "start-15").play("take avenue-step");
    exact.has_tiles("p1", "avenue-step", 1).has_cocoa("p1", 0);
    let short = offered("mask-4", "start-8").play("climb blue; gain stone 1");
    short.refuses("take mask-4", Illegal::NotNow { rule: "" }).has_tiles("p1", "mask-4", 0);
    offered("mask-4", "start-8").play("climb blue; gain wood 1; take mask-4").has_resources("p1", 0, 7, 1);
    // A free one is free, and may be left all the same.
    offered("free-move", "start-13").offers_only(&["take free-move", "no"]);
    // The other tile's discovery is not offered to those who did not keep it.
    offered("free-move", "start-13").refuses(
        "take virtual-worker",
        Illegal::NotOnOffer {
            tile: crate::scenario::read("virtual-worker"),
            location: DiscoveryLocation::Worship,
        },
    );
}

#[test]
fn h090_a_temple_step_brings_its_reward_at_once() {
    let table = keeping("start-4", "start-13").play("climb red").has_step("p1", "red", 1).has_score("p1", 1);
    table.has_cocoa("p1", 1 + 5 + 3);
    let table = keeping("start-2", "start-13").has_cocoa("p1", 1 + 2 + 3).play("climb green");
    table.has_step("p1", "green", 1).has_cocoa("p1", 1 + 2 + 3 + 1);
    let table = keeping("start-3", "start-13").play("climb blue").has_step("p1", "blue", 1);
    table.offers_only(&["gain wood 1", "gain stone 1", "gain gold 1"]);
}

#[test]
fn h091_the_technology_with_the_lowest_number_at_no_gold() {
    let table = keeping("start-5", "start-13");
    let lowest = table.game().technologies().into_iter().min_by_key(|it| it.tile().number).expect("six");
    assert!(table.game().has_technology(seat("p1"), lowest));
    assert_eq!(table.game().technology_count(seat("p1")), 1);
    // The 2 gold of the tile are all there.
    table.has_resources("p1", 5, 0, 2);
}

#[test]
fn h092_the_technology_brings_the_step_of_its_column() {
    let table = keeping("start-5", "start-13").offers_only(&["climb blue", "no"]);
    let table = table.refuses("climb red", Illegal::OtherTemple { temple: crate::scenario::read("red") });
    let table = table.play("climb blue").has_step("p1", "blue", 1).play("gain gold 1");
    table.has_resources("p1", 5, 0, 2 + 1);
}

#[test]
fn h093_three_workers_on_three_boards_that_the_tiles_name() {
    // Quarry, Alchemy, Forest, Nobles.
    let table = keeping("start-13", "start-15");
    let places = ["place forest 1", "place quarry 1", "place alchemy 1", "place nobles 1"];
    let table = table.offers_only(&places);
    let table = table.refuses("place palace 1", Illegal::NotNamed { board: Board::Palace });
    let table =
        table.refuses("place forest 2", Illegal::NoWorkerInHand { power: 2, purpose: WorkerPurpose::Start });
    let table = table.play("place nobles 1; place forest 1; place alchemy 1");
    table.has_workers("p1", &[("forest", 1), ("alchemy", 1), ("nobles", 1)]);
    // Last of all: p2 gets its benefits before p1 places.
    let deal = starting(
        0,
        &["start-13", "start-15", "start-1", "start-2", "start-3", "start-17", "start-8", "start-9"],
    );
    let table = kept(&deal, "start-13", "start-15").asks("p2").play("climb blue; gain gold 1");
    table.asks("p1").offers_only(&places);
}

#[test]
fn h094_no_two_starting_workers_on_one_board() {
    let table = keeping("start-13", "start-15").play("place forest 1");
    table.refuses("place forest 1", Illegal::PlacedThere { board: Board::Forest });
    for seed in 0..40 {
        let game = super::support::begun_from(normal(4), &dealt(seed));
        for who in ["p1", "p2", "p3", "p4"] {
            let boards: BTreeSet<_> = game.game().workers(seat(who)).iter().map(|it| it.board).collect();
            assert_eq!(boards.len(), 3);
        }
    }
}

#[test]
fn h095_starting_tiles_are_back_in_the_box() {
    let mut deal = hands(&["start-13", "start-17"]);
    // At the eclipse the tiles of p1 are drawn again.
    for (place, tile) in deal.starting[..2].iter().enumerate() {
        let now = deal.eclipses[0].iter().position(|it| it == tile).expect("all 18 are there");
        deal.eclipses[0].swap(place, now);
    }
    let table = kept(&deal, "start-13", "start-17").is_turn_state(TurnState::Start);
    let table = table.refuses("keep start-13", Illegal::NotNow { rule: "" });
    assert!(table.view("p1").choice.is_none());
    let position = sheet(&table);
    let later = crate::scenario::scenario(2).sheet(|it| *it = position);
    assert_eq!(neutrals(&eclipsed(later), 0), ["quarry", "alchemy", "construction"]);
}

/// The stack of discovery tiles after setting up, the top first.
fn stack(table: &Scenario) -> Vec<String> {
    let sheet = sheet(table);
    let names = sheet["discovery-stack"].as_array().expect("a stack").iter();
    names.map(|it| it.as_str().expect("a name").to_owned()).collect()
}

#[test]
fn h096_tiles_not_taken_go_back_into_the_stack() {
    let returning = |above: u16, answer: &str| {
        let mut deal = beside(hands(&["start-14", "start-13"]), ["mask-1", "mask-2"]);
        deal.returns = [above, 0];
        let rest: Vec<String> = deal.discoveries[19..52].iter().map(ToString::to_string).collect();
        let table = kept(&deal, "start-14", "start-13").play(answer);
        assert_eq!(table.game().phase(), Phase::Play);
        (stack(&table), rest)
    };
    // 54 tiles, of which 5 + 6 + 8 lie on the board with two players; start-16 was not dealt.
    let (all, rest) = returning(0, "no");
    assert_eq!((all.len(), all[0].as_str()), (54 - 19, "mask-1"));
    assert_eq!(all[1..34], rest);
    assert_eq!(all[34], "mask-2", "never drawn: still the lowest");
    // Anywhere in the stack, as chance wants.
    let (all, _) = returning(7, "no");
    assert_eq!(all.iter().position(|it| it == "mask-1"), Some(7));
    // A tile that was taken does not return.
    let (all, _) = returning(0, "take mask-1");
    assert_eq!((all.len(), all.contains(&"mask-1".to_owned())), (54 - 20, false));
}

#[test]
fn ha29_two_technology_tiles_give_the_two_lowest() {
    let table = keeping("start-5", "start-7");
    let laid_out = table.game().technologies();
    let mine: Vec<bool> = laid_out.iter().map(|it| table.game().has_technology(seat("p1"), *it)).collect();
    assert_eq!(mine, [true, true, false, false, false, false]);
    // Any 2 resources, and the steps of the first two columns.
    let table = table.play("gain stone 2").offers_only(&["climb blue", "climb red", "no"]);
    let table = table.play("climb red; climb blue; gain wood 1");
    table.has_step("p1", "blue", 1).has_step("p1", "red", 1).has_resources("p1", 1, 2, 2);
    // Two players on one technology: nobody scores.
    let deal = starting(
        0,
        &["start-5", "start-13", "start-1", "start-2", "start-7", "start-17", "start-8", "start-9"],
    );
    let table = kept(&deal, "start-5", "start-13")
        .play("climb blue; gain wood 1; gain wood 2; climb blue; gain wood 1");
    let lowest = table.game().technologies()[0];
    assert!(["p1", "p2"].iter().all(|it| table.game().has_technology(seat(it), lowest)));
    table.has_score("p1", 0).has_score("p2", 0);
}

#[test]
fn ha30_four_numbers_are_chosen_from_three_are_used() {
    // Four: any three of them.
    let table = keeping("start-13", "start-15").play("place forest 1; place quarry 1");
    table.offers_only(&["place alchemy 1", "place nobles 1"]);
    // Three, and workers alike: there is nothing to choose.
    let table = keeping("start-13", "start-17").is_turn_state(TurnState::Start);
    table.has_workers("p1", &[("quarry", 1), ("alchemy", 1), ("construction", 1)]);
    // Two power-ups, before placing, for two workers or one.
    let table = keeping("start-10", "start-11").play("climb red; climb green");
    let table = table.offers_only(&["power-up hand 1", "power-up hand 2"]);
    let table =
        table.refuses("power-up hand 3", Illegal::NoWorkerInHand { power: 3, purpose: WorkerPurpose::Start });
    let table = table.refuses("place nobles 1", Illegal::NotNow { rule: "" });
    let one = table.clone().play("power-up hand 2; place nobles 3");
    one.has_workers("p1", &[("nobles", 3), ("decorations", 1), ("construction", 1)]);
    let two = table.play("power-up hand 1; place nobles 1");
    two.has_workers("p1", &[("nobles", 1), ("decorations", 2), ("construction", 2)]);
}

#[test]
fn ha61_choices_are_secret_benefits_come_in_player_order_and_pay() {
    let tiles = ["start-14", "start-13", "start-1", "start-2", "start-3", "start-17", "start-8", "start-9"];
    let table = at(Teotihuacan::start(&normal(2), beside(starting(0, &tiles), ["four-cocoa", "mask-1"])));
    let table = table.play("keep start-14; keep start-13").has_cocoa("p1", 1).has_resources("p1", 0, 0, 0);
    assert!(table.view("p2").players[0].kept.is_empty());
    // The gold of start-14 pays for the tile beside it; p2 comes after p1.
    let table = table.play("keep start-3; keep start-17").asks("p1").offers_only(&["take four-cocoa", "no"]);
    let table = table.play("take four-cocoa").has_resources("p1", 5, 3, 0).asks("p2");
    // The wood of the other tile pays as well.
    let table = table.offers_only(&["climb blue", "no"]);
    table.play("no").asks("p1");
    offered("mask-7", "start-13").play("take mask-7").has_resources("p1", 4, 3, 1);
}

#[test]
fn ha79_goods_resources_steps_power_ups_then_discovery_tiles() {
    // Goods are there when the resources of choice are asked for; then the steps; then the tile; then the places.
    let deal = beside(hands(&["start-12", "start-16"]), ["mask-2", "mask-3"]);
    let table = kept(&deal, "start-12", "start-16").has_cocoa("p1", 1 + 2).has_resources("p1", 0, 0, 3);
    let table = table.offers("gain wood 2").offers("gain wood 1 stone 1").play("gain wood 1 stone 1");
    let table =
        table.offers_only(&["climb blue", "climb red", "no"]).play("climb blue; gain wood 1; climb red");
    let table = table.offers_only(&["take mask-3", "no"]).play("take mask-3");
    table.has_cocoa("p1", 2).has_resources("p1", 1, 1, 3).offers("place alchemy 1");
    // Power-ups after the steps, before the discovery tile.
    let table = keeping("start-10", "start-13").offers_only(&["climb red", "no"]);
    assert_eq!(table.game().hand(seat("p1")), [1, 1, 1]);
    let table = table.play("climb red");
    assert_eq!(table.game().hand(seat("p1")), [1, 1, 2]);
    let table = offered("free-move", "start-6");
    assert_eq!(table.game().hand(seat("p1")), [1, 1, 2]);
    // All benefits in seat order, then all placements in seat order.
    let tiles = ["start-3", "start-15", "start-1", "start-2", "start-8", "start-13", "start-4", "start-9"];
    let table = kept(&starting(0, &tiles), "start-3", "start-15").asks("p1").play("climb blue; gain wood 1");
    let table = table.asks("p2").play("climb blue; gain wood 1").is_turn_state(TurnState::Start).asks("p2");
    table.offers("place nobles 1").has_workers("p1", &[("forest", 1), ("quarry", 1), ("nobles", 1)]);
}
