//! Worship: H-132 to H-150, HX-02, HA-07, HA-12, HA-69.

use patolli_teotihuacan::{Board, Event, Illegal, Resource};

use super::support::{count, offered_as, too_little};
use crate::scenario::{Scenario, read, scenario};

const ROYALS: [&str; 3] = ["royal-1", "royal-6", "royal-9"];

/// A worker of p1 of power 2 has arrived on a board.
fn at(board: &str) -> Scenario {
    scenario(4).royals(ROYALS).arrived(board, &[2])
}

/// A worker of p2 of power 4 worships on the Quarry.
fn taken() -> Scenario {
    at("quarry").worships("p2", "quarry", 4).workers("p2", &[("nobles", 1), ("nobles", 1)])
}

#[test]
fn h132_five_boards_have_worship() {
    for board in ["palace", "forest", "quarry", "gold-deposits", "decorations"] {
        assert!(!offered_as(&at(board), "worship ").is_empty(), "{board}");
    }
    for board in ["alchemy", "nobles", "construction"] {
        let table = at(board).cocoa("p1", 9).resources("p1", 9, 9, 9);
        assert!(offered_as(&table, "worship ").is_empty(), "{board}");
        let nowhere = Illegal::NoWorshipHere { board: read(board) };
        table.refuses("worship palace-1 ability", nowhere).refuses("worship forest tile", nowhere);
    }
}

#[test]
fn h133_three_spaces_at_the_palace_one_on_each_royal_tile() {
    let spaces = ["worship palace-1 ability", "worship palace-2 ability", "worship palace-3 ability"];
    assert_eq!(offered_as(&at("palace"), "worship "), spaces);
    let three = at("palace").worships("p2", "palace-1", 1).worships("p3", "palace-3", 1);
    let three = three.play("worship palace-2 ability").has_worshipper("palace-2", Some(("p1", 2)));
    three.has_worshipper("palace-1", Some(("p2", 1))).has_worshipper("palace-3", Some(("p3", 1)));
    let spaces = at("palace").view("p1").boards[0].spaces.len();
    assert_eq!(spaces, 3);
}

#[test]
fn h134_one_space_on_each_temple_field() {
    for board in ["forest", "quarry", "gold-deposits", "decorations"] {
        assert_eq!(offered_as(&at(board), "worship "), [format!("worship {board} ability")]);
        let view = at(board).view("p1");
        let spaces = view.boards.iter().filter(|it| it.board == read(board)).map(|it| it.spaces.len());
        assert_eq!(spaces.sum::<usize>(), 1);
    }
}

#[test]
fn h135_the_space_is_on_the_board_of_arrival() {
    let table =
        at("quarry").refuses("worship forest ability", Illegal::NoWorshipHere { board: Board::Quarry });
    table.refuses("worship palace-1 ability", Illegal::NoWorshipHere { board: Board::Quarry });
    let table = at("palace").cocoa("p1", 1).resources("p1", 0, 0, 0).worships("p2", "palace-1", 3);
    // Occupied or not, the player chooses.
    table.clone().play("worship palace-1 ability").has_cocoa("p1", 3);
    table.offers("worship palace-2 ability").offers("worship palace-3 ability");
}

#[test]
fn h136_one_cocoa_evicts_another_players_worker() {
    taken().refuses("worship quarry ability", too_little(1, 0));
    let table = taken().cocoa("p1", 1).play("worship quarry ability").has_cocoa("p1", 0).has_cocoa("p2", 0);
    let table = table.has_workers("p2", &[("nobles", 1), ("nobles", 1), ("quarry", 4)]);
    table.has_worshipper("quarry", Some(("p1", 2)));
    let table = at("palace").worships("p3", "palace-3", 5).workers("p3", &[("forest", 1), ("forest", 1)]);
    let table = table.cocoa("p1", 1).play("worship palace-3 ability").has_cocoa("p1", 0);
    table.has_workers("p3", &[("forest", 1), ("forest", 1), ("palace", 5)]);
    // An empty space costs nothing.
    at("quarry").play("worship quarry ability; climb green").has_cocoa("p1", 1);
}

#[test]
fn h137_the_evicted_worker_is_free() {
    let table = taken().cocoa("p1", 1).cocoa("p2", 1);
    let table = table.play("worship quarry ability; climb green; end").asks("p2");
    let table = table.refuses("rest", Illegal::NoWorshippers).offers("move quarry 4 alchemy");
    // It counts as a colour again.
    let table = table.play("move nobles 1 quarry; main; power-up quarry 4");
    assert_eq!(count(&table, |it| matches!(it, Event::Acted { cocoa: 1, workers: 2, .. })), 1);
}

#[test]
fn h138_the_own_worker_cannot_be_evicted() {
    let table = at("quarry").worships("p1", "quarry", 4).workers("p1", &[("nobles", 1), ("nobles", 1)]);
    let table = table.cocoa("p1", 2).resources("p1", 2, 2, 2);
    for take in ["ability", "tile", "ability-tile", "tile-ability"] {
        let _ = table.clone().refuses(&format!("worship quarry {take}"), Illegal::OwnWorker);
    }
    let table = at("palace").cocoa("p1", 2).worships("p1", "palace-2", 4);
    let table = table.workers("p1", &[("nobles", 1), ("nobles", 1)]);
    table.refuses("worship palace-2 ability", Illegal::OwnWorker).offers("worship palace-1 ability");
}

#[test]
fn h139_the_moved_worker_worships() {
    let table = scenario(4).workers("p1", &[("palace", 3), ("quarry", 1), ("quarry", 1)]);
    let table = table.play("move palace 3 quarry; worship quarry ability; climb green");
    let table = table.has_worshipper("quarry", Some(("p1", 3)));
    table.has_workers("p1", &[("quarry", 1), ("quarry", 1)]);
}

#[test]
fn h140_the_ability_alone() {
    let table = at("forest").resources("p1", 1, 0, 0).play("worship forest ability; climb red");
    let table = table.has_step("p1", "red", 1).has_tiles("p1", "mask-4", 0).offers_only(&["end"]);
    table.has_discovery("forest", Some("mask-4")).has_resources("p1", 1, 0, 0);
}

#[test]
fn h141_the_tile_alone_at_its_price() {
    let poor = crate::scenario::short_of(Resource::Wood, 1, 0);
    at("forest").resources("p1", 0, 5, 5).refuses("worship forest tile", poor);
    let table =
        at("forest").resources("p1", 1, 0, 0).play("worship forest tile").has_tiles("p1", "mask-4", 1);
    let table = table.has_resources("p1", 0, 0, 0).has_cocoa("p1", 0).has_step("p1", "red", 0);
    table.offers_only(&["end"]);
}

#[test]
fn h142_both_for_one_cocoa_in_either_order() {
    let table = |cocoa| at("forest").cocoa("p1", cocoa).resources("p1", 1, 0, 0);
    table(0).refuses("worship forest ability-tile", too_little(1, 0));
    table(0).refuses("worship forest tile-ability", too_little(1, 0));
    let one = table(1).play("worship forest ability-tile; climb red");
    let one = one.has_step("p1", "red", 1).has_tiles("p1", "mask-4", 0).play("take mask-4");
    one.has_tiles("p1", "mask-4", 1).has_cocoa("p1", 0).has_resources("p1", 0, 0, 0);
    let other = table(1).play("worship forest tile-ability").has_tiles("p1", "mask-4", 1);
    let other = other.has_step("p1", "red", 0).play("climb red").has_step("p1", "red", 1);
    other.has_cocoa("p1", 0).has_resources("p1", 0, 0, 0).offers_only(&["end"]);
}

#[test]
fn h142_h136_eviction_and_both_add_up() {
    let table = |cocoa| taken().cocoa("p1", cocoa).resources("p1", 1, 0, 0);
    table(1).refuses("worship quarry ability-tile", too_little(2, 1));
    table(1).refuses("worship quarry tile-ability", too_little(2, 1)).offers("worship quarry tile");
    let table = table(2).play("worship quarry ability-tile").has_cocoa("p1", 0);
    table.play("climb green; take mask-5").has_cocoa("p1", 1).has_tiles("p1", "mask-5", 1);
}

#[test]
fn h143_fees_are_paid_before_any_benefit() {
    // The ability would give more than enough.
    let palace = || at("palace").resources("p1", 1, 0, 0);
    palace().refuses("worship palace-1 ability-tile", too_little(1, 0)).offers("worship palace-1 ability");
    let table = palace().worships("p2", "palace-1", 1).workers("p2", &[("nobles", 1), ("nobles", 1)]);
    table.refuses("worship palace-1 ability", too_little(1, 0));
    taken().step("p1", "green", 8).refuses("worship quarry ability", too_little(1, 0));
    let told = taken().cocoa("p1", 1).play("worship quarry ability; climb green");
    let place = |wanted: fn(&Event) -> bool| told.events().iter().position(wanted).expect("it happened");
    let paid = place(|it| matches!(it, Event::Worshipped { cocoa: 1, .. }));
    assert!(paid < place(|it| matches!(it, Event::Climbed { .. })));
}

#[test]
fn h144_a_benefit_may_pay_for_the_tile() {
    let quarry = || at("quarry").discovery("quarry", "avenue-step").cocoa("p1", 1);
    quarry().refuses("worship quarry tile-ability", too_little(2, 1));
    let table = quarry().play("worship quarry ability-tile; climb green").has_cocoa("p1", 1);
    table.play("take avenue-step").has_cocoa("p1", 0).has_tiles("p1", "avenue-step", 1);
    let gold = at("palace").discovery("palace", "four-cocoa").cocoa("p1", 2);
    let gold = gold.play("worship palace-2 ability-tile; trade 1; take four-cocoa");
    gold.has_tiles("p1", "four-cocoa", 1).has_resources("p1", 0, 1, 0).has_cocoa("p1", 0);
}

#[test]
fn h145_ha07_each_temple_field_has_its_temple() {
    for (board, temple) in [("forest", "red"), ("quarry", "green"), ("gold-deposits", "blue")] {
        let table = at(board).play(&format!("worship {board} ability"));
        let table = table.offers_only(&[&format!("climb {temple}"), "no"]).play(&format!("climb {temple}"));
        table.has_step("p1", temple, 1);
    }
}

#[test]
fn h146_ha07_decorations_is_for_any_temple() {
    for temple in ["blue", "red", "green"] {
        let table = at("decorations").play("worship decorations ability");
        let table = table.offers_only(&["climb blue", "climb red", "climb green", "no"]);
        table.play(&format!("climb {temple}")).has_step("p1", temple, 1).does_not_offer("climb red");
    }
}

#[test]
fn h147_at_the_palace_the_royal_tile_counts() {
    at("palace").play("worship palace-1 ability").has_cocoa("p1", 3);
    let table = at("palace").cocoa("p1", 2).play("worship palace-2 ability; trade 2");
    table.has_resources("p1", 0, 2, 2).has_cocoa("p1", 0);
    at("palace").avenue("p1", 1).play("worship palace-3 ability").has_score("p1", 1);
}

#[test]
fn h148_the_royal_tile_must_be_used() {
    let table = at("palace").cocoa("p1", 9).resources("p1", 9, 9, 9);
    for space in ["palace-1", "palace-2", "palace-3"] {
        let _ = table.clone().refuses(&format!("worship {space} tile"), Illegal::MustUseRoyalTile);
    }
    at("forest").resources("p1", 1, 0, 0).offers("worship forest tile");
}

#[test]
fn h149_the_palace_tile_comes_on_top_for_one_cocoa() {
    let table = || at("palace").cocoa("p1", 1).resources("p1", 1, 0, 0);
    for (take, more) in [("ability-tile", "; take score-4-vp"), ("tile-ability", "; go")] {
        let table = table().next_discoveries(&["mask-1"]).play(&format!("worship palace-1 {take}{more}"));
        let table = table.has_cocoa("p1", 3).has_resources("p1", 0, 0, 0).has_tiles("p1", "score-4-vp", 1);
        // One tile for all three spaces.
        table.has_discovery("palace", Some("mask-1"));
    }
    at("palace").resources("p1", 1, 0, 0).refuses("worship palace-3 tile-ability", too_little(1, 0));
}

#[test]
fn h150_a_new_tile_is_laid_where_one_was_taken() {
    let table = |board| at(board).resources("p1", 1, 0, 0).next_discoveries(&["mask-1", "no-cocoa"]);
    let next = table("forest").play("worship forest tile").has_discovery("forest", Some("mask-1"));
    assert_eq!(count(&next, |it| matches!(it, Event::TileLaid { .. })), 1);
    next.has_discovery("quarry", Some("mask-5"));
    table("forest").play("worship forest ability; climb red").has_discovery("forest", Some("mask-4"));
    let refused = table("forest").cocoa("p1", 1).play("worship forest ability-tile; climb red; no");
    refused.has_discovery("forest", Some("mask-4")).has_cocoa("p1", 0);
    // HA-19: an empty stack gives none, and a place without a tile offers none.
    let empty = at("forest").resources("p1", 1, 0, 0).no_stack().play("worship forest tile");
    empty.has_discovery("forest", None);
    let bare = at("forest").cocoa("p1", 2).resources("p1", 2, 2, 2).no_discovery("forest");
    let none = Illegal::NoDiscovery { board: Board::Forest };
    let bare = bare.refuses("worship forest tile", none).refuses("worship forest ability-tile", none);
    bare.refuses("worship forest tile-ability", none).offers("worship forest ability");
}

#[test]
fn hx02_eviction_and_both_tile_first() {
    let table = |cocoa| {
        let table = taken().discovery("quarry", "tile-temple-any").next_discoveries(&["mask-1"]);
        table.step("p1", "green", 3).cocoa("p1", cocoa)
    };
    table(2).refuses("worship quarry tile-ability", too_little(3, 2));
    for cocoa in [3, 5] {
        let table = table(cocoa).play("worship quarry tile-ability").has_cocoa("p1", cocoa - 3);
        // The tile just taken could be used between the halves.
        let table = table.play("climb green").has_cocoa("p1", cocoa - 1).has_step("p1", "green", 4);
        let table = table.has_tiles("p1", "tile-temple-any", 1).has_discovery("quarry", Some("mask-1"));
        let table = table.has_worshipper("quarry", Some(("p1", 2)));
        table.has_workers("p2", &[("nobles", 1), ("nobles", 1), ("quarry", 4)]);
    }
}

#[test]
fn ha12_fees_first_then_the_halves_in_the_chosen_order() {
    let table = || taken().discovery("quarry", "avenue-step").cocoa("p1", 3);
    let order = |text: &str| {
        let table = table().play(text);
        let told = table.events().iter().filter_map(|it| match it {
            Event::Worshipped { cocoa, .. } => Some(format!("fees {cocoa}")),
            Event::TileTaken { .. } => Some("tile".to_owned()),
            Event::Climbed { .. } => Some("step".to_owned()),
            Event::Paid { goods, .. } => Some(format!("price {}", goods.cocoa)),
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    let ability_first = order("worship quarry ability-tile; climb green; take avenue-step");
    assert_eq!(ability_first, ["fees 2", "step", "price 1", "tile"]);
    let tile_first = order("worship quarry tile-ability; climb green");
    assert_eq!(tile_first, ["fees 2", "price 1", "tile", "step"]);
}

#[test]
fn ha12_ha69_who_cannot_pay_the_tile_loses_the_fee() {
    // Red steps give points, which pay for nothing.
    let table = at("forest").cocoa("p1", 1).offers("worship forest ability-tile");
    let table = table.play("worship forest ability-tile; climb red").has_cocoa("p1", 0);
    let table = table.offers_only(&["end"]).has_tiles("p1", "mask-4", 0).has_step("p1", "red", 1);
    table.has_discovery("forest", Some("mask-4"));
    at("forest").refuses("worship forest ability-tile", too_little(1, 0));
}

#[test]
fn ha69_the_tile_may_be_declined_after_the_ability() {
    let table = at("forest").cocoa("p1", 1).resources("p1", 1, 0, 0);
    let table = table.play("worship forest ability-tile; climb red").offers_only(&["take mask-4", "no"]);
    let table = table.play("no").has_tiles("p1", "mask-4", 0).has_resources("p1", 1, 0, 0);
    table.has_discovery("forest", Some("mask-4")).has_cocoa("p1", 0).offers_only(&["end"]);
}

#[test]
fn ha69_the_place_is_refilled_when_all_is_over() {
    let table = at("quarry").cocoa("p1", 1).discovery("quarry", "two-resources");
    let table =
        table.next_discoveries(&["mask-1"]).step("p1", "green", 2).step_tiles("green", 3, &["no-cocoa"]);
    let table = table.play("worship quarry tile-ability").has_discovery("quarry", None);
    let table = table.play("climb green");
    let table = table.has_discovery("quarry", None).play("reward").has_discovery("quarry", Some("mask-1"));
    table.has_cocoa("p1", 1);
}
