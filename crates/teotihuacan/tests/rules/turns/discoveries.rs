//! Discovery tiles in general: H-151 to H-161, HA-13, HA-15.

use patolli_teotihuacan::{DiscoveryLocation, Event, Illegal, Options};

use super::support::{MOMENTS, PRICES, count, goods, no_tile, too_little};
use crate::scenario::{Scenario, printed, read, scenario, variant};

/// A worker of p1 has arrived on the Quarry, where this tile lies.
fn before(tile: &str, price: [u8; 4]) -> Scenario {
    goods(scenario(4).discovery("quarry", tile), "p1", price).arrived("quarry", &[2])
}

fn less(price: [u8; 4], kind: usize) -> [u8; 4] {
    std::array::from_fn(|it| price[it] - u8::from(it == kind))
}

#[test]
fn h151_the_price_is_printed_on_the_tile() {
    for (tile, price) in PRICES {
        let name = "worship quarry tile";
        let table = before(tile, price).play(name).has_tiles("p1", tile, 1);
        let table = table.has_cocoa("p1", 0).has_resources("p1", 0, 0, 0);
        assert_eq!(table.view("p2").players[0].cocoa, 0);
        for kind in (0..4).filter(|it| price[*it] > 0) {
            let _ = before(tile, less(price, kind)).does_not_offer(name);
        }
    }
    before("mask-1", [1, 9, 9, 9]).refuses("worship quarry tile", too_little(2, 1));
}

#[test]
fn h152_a_tile_without_a_price_is_free() {
    let free: Vec<&str> = PRICES.iter().filter(|it| it.1 == [0; 4]).map(|it| it.0).collect();
    assert_eq!(free.len(), 8);
    for tile in free {
        let table = before(tile, [1, 1, 1, 1]).play("worship quarry tile").has_tiles("p1", tile, 1);
        table.has_cocoa("p1", 1).has_resources("p1", 1, 1, 1);
    }
}

/// A tile on a large step that p1 reaches with an own tile.
fn on_step(tile: &str, own: [u8; 4]) -> Scenario {
    let table = scenario(4).step("p1", "red", 4).step_tiles("red", 5, &[tile, "mask-4"]);
    goods(table, "p1", own).owns("p1", "tile-temple-red").play("use tile-temple-red; climb red")
}

/// A tile on a large space of the Avenue that p1 reaches with an own tile.
fn on_avenue(tile: &str, own: [u8; 4]) -> Scenario {
    let table = scenario(4).avenue("p1", 5).avenue_tiles(6, &[tile, "mask-4"]);
    goods(table, "p1", own).owns("p1", "avenue-step").play("use avenue-step")
}

#[test]
fn h153_the_price_is_due_whatever_the_source() {
    let take = "take mask-2";
    for table in [on_step, on_avenue] {
        let paid = table("mask-2", [1, 1, 0, 0]).play(take).has_tiles("p1", "mask-2", 1);
        paid.has_cocoa("p1", 0).has_resources("p1", 0, 0, 0);
        table("mask-2", [0, 1, 0, 0]).refuses(take, too_little(1, 0)).offers("take mask-4");
    }
    before("mask-2", [1, 1, 0, 0])
        .play("worship quarry tile")
        .has_cocoa("p1", 0)
        .has_resources("p1", 0, 0, 0);
}

#[test]
fn h154_who_cannot_or_will_not_pay_gets_no_tile() {
    let table = before("mask-2", [0, 1, 0, 0]).refuses("worship quarry tile", too_little(1, 0));
    table.play("worship quarry ability; climb green").has_tiles("p1", "mask-2", 0);
    // Cannot: the large step gives its reward, the Avenue nothing.
    let table = on_step("mask-2", [0; 4]).has_score("p1", 2);
    table.has_tiles("p1", "mask-2", 0).offers("move palace 1 quarry");
    on_avenue("mask-2", [0; 4]).has_avenue("p1", 6).offers("move palace 1 quarry");
    // Will not.
    let table = on_avenue("mask-2", [1, 1, 0, 0]).offers_only(&["take mask-2", "take mask-4", "no"]);
    table.play("no").has_tiles("p1", "mask-2", 0).has_cocoa("p1", 1).has_resources("p1", 1, 0, 0);
    on_step("mask-2", [1, 1, 0, 0]).play("reward").has_tiles("p1", "mask-2", 0).has_cocoa("p1", 1);
}

#[test]
fn h155_a_taken_tile_lies_face_up_before_its_owner() {
    let table = before("free-move", [0; 4]).play("worship quarry tile");
    for who in ["p1", "p2", "p4"] {
        let players = table.view(who).players;
        assert_eq!(players[0].tiles, [(read("free-move"), 1)].into());
        assert!(players[1].tiles.is_empty());
    }
    let table = before("mask-5", [0, 1, 0, 0]).play("worship quarry tile");
    assert_eq!(table.view("p3").players[0].masks, [0, 0, 0, 0, 1, 0, 0]);
}

#[test]
fn h156_masks_stay_and_score_at_every_eclipse() {
    for eclipses in 0..3 {
        let table = scenario(2).owns("p1", "mask-1").owns("p1", "mask-2").eclipses(eclipses).last_round();
        let table = table.refuses("use mask-1", Illegal::TimedTile { tile: read("mask-1") });
        let table = table.pass().pass();
        assert_eq!(count(&table, |it| matches!(it, Event::MasksScored { masks: 2, points: 3, .. })), 1);
        table.has_tiles("p1", "mask-1", 1).has_tiles("p1", "mask-2", 1);
    }
}

#[test]
fn h157_another_tile_is_used_at_once_or_later() {
    let table =
        || before("two-resources", [0; 4]).play("worship quarry tile").has_tiles("p1", "two-resources", 1);
    let now = table().play("use two-resources; gain wood 1 gold 1").has_resources("p1", 1, 0, 1);
    now.has_tiles("p1", "two-resources", 0).offers_only(&["end"]);
    let later = table().play("end").pass_until("p1").has_resources("p1", 0, 0, 0);
    later.play("use two-resources; gain stone 2").has_resources("p1", 0, 2, 0).offers("rest");
    // Not in the turn of another player.
    table().play("end").refuses("use two-resources", no_tile("two-resources")).asks("p2");
}

#[test]
fn h158_each_tile_gives_its_benefit_once() {
    let table = scenario(4).owns("p1", "score-4-vp").owns("p1", "score-4-vp").play("use score-4-vp");
    let table = table.has_score("p1", 4).has_tiles("p1", "score-4-vp", 1).play("use score-4-vp");
    table.has_score("p1", 8).refuses("use score-4-vp", no_tile("score-4-vp"));
    for (tile, play) in
        [("free-move", "move palace 1 palace anywhere"), ("double-move", "move palace 1 quarry along 1")]
    {
        let table = scenario(4).owns("p1", tile).play(play).has_tiles("p1", tile, 0).play("collect; end");
        table
            .pass_until("p1")
            .does_not_offer("move quarry 1 forest along 1")
            .refuses("move palace 1 nobles anywhere", no_tile("free-move"));
    }
}

#[test]
fn h159_used_tiles_stay_and_count_at_the_last_eclipse() {
    let table = scenario(2).owns("p1", "score-4-vp").owns("p1", "no-cocoa").owns("p1", "mask-1");
    let table = table.bonuses(["bonus-discoveries", "bonus-flat", "bonus-workers"]).step("p1", "blue", 10);
    let table = table.eclipses(2).last_round().play("use score-4-vp");
    assert_eq!(table.view("p2").players[0].used, 1);
    let table = table.pass().pass().play("wages 1; wages 1").is_over();
    assert_eq!(count(&table, |it| matches!(it, Event::BonusScored { points: 4, .. })), 1);
}

#[test]
fn h160_ha13_arriving_on_a_large_space_offers_one_tile() {
    for space in [3, 6, 8] {
        let table =
            scenario(4).avenue("p1", space - 1).avenue_tiles(space, &["no-cocoa"]).owns("p1", "avenue-step");
        let table =
            table.play("use avenue-step").offers_only(&["take no-cocoa", "no"]).has_avenue("p1", space);
        let table = table.refuses(
            "take free-move",
            Illegal::NotOnOffer { tile: read("free-move"), location: DiscoveryLocation::Worship },
        );
        table.play("take no-cocoa").has_tiles("p1", "no-cocoa", 1).offers("move palace 1 quarry");
    }
    let table = scenario(4).avenue("p1", 2).avenue_tiles(3, &["no-cocoa", "free-move", "no-cocoa"]);
    let table = table.owns("p1", "avenue-step").play("use avenue-step; take no-cocoa");
    // One only.
    table.has_tiles("p1", "no-cocoa", 1).has_tiles("p1", "free-move", 0).offers("move palace 1 quarry");
}

#[test]
fn h160_ha13_only_arriving_counts() {
    for space in [1, 2, 4, 5, 7, 9] {
        let table = [3, 6, 8].iter().zip(["no-cocoa", "free-move", "double-move"]);
        let table = table.fold(scenario(4), |it, (large, tile)| it.avenue_tiles(*large, &[tile]));
        let table = table.avenue("p1", space - 1).owns("p1", "avenue-step").play("use avenue-step");
        table.has_avenue("p1", space).offers("move palace 1 quarry");
    }
}

#[test]
fn ha13_ascension_and_nobles_arrive_too() {
    let table = scenario(4).avenue("p1", 2).avenue_tiles(3, &["no-cocoa"]).resources("p1", 2, 0, 0);
    let nobles = table.clone().arrived("nobles", &[1]).play("main");
    nobles.offers_only(&["take no-cocoa", "no"]).play("take no-cocoa; power-up nobles 1");
    let table =
        table.owns("p1", "two-power-ups").workers("p1", &[("forest", 5), ("quarry", 1), ("quarry", 1)]);
    let table = table.play("use two-power-ups; power-up forest 5").offers_only(&["take no-cocoa", "no"]);
    // Nothing else happens if none is taken.
    table.play("no; ascend vp; power-up quarry 1").has_tiles("p1", "no-cocoa", 0).has_avenue("p1", 3);
}

#[test]
fn h161_ha13_tiles_of_the_avenue_are_not_replaced() {
    let table = on_avenue("no-cocoa", [0; 4]);
    let stack = table.view("p1").stacks.discoveries;
    let table = table.play("take no-cocoa");
    let second = &table.view("p1").avenue.large_spaces[1];
    assert_eq!((second.space, second.tiles.as_slice()), (6, [read("mask-4")].as_slice()));
    assert_eq!(table.view("p1").stacks.discoveries, stack);
}

#[test]
fn ha15_an_effect_is_completed_before_the_turn_goes_on() {
    let table = scenario(4).owns("p1", "two-resources").owns("p1", "score-4-vp").play("use two-resources");
    let table = table.refuses("move palace 1 quarry", Illegal::NotNow { rule: "" }).play("use score-4-vp");
    table.has_score("p1", 4).play("gain gold 2; move palace 1 quarry; collect").has_resources("p1", 0, 0, 2);
    // By the first version of the rules other tiles wait, too.
    let table =
        variant(Options { rules: 1, ..printed(4) }).owns("p1", "two-resources").owns("p1", "score-4-vp");
    let table = table.play("use two-resources").refuses("use score-4-vp", Illegal::Unfinished);
    table.play("gain gold 2; use score-4-vp; move palace 1 quarry; collect").has_score("p1", 4);
}

#[test]
fn ha15_a_tile_with_a_moment_waits_for_it() {
    for tile in MOMENTS {
        let never = Illegal::TimedTile { tile: read(tile) };
        let use_it = format!("use {tile}");
        let table = scenario(4).owns("p1", tile).refuses(&use_it, never).play("move palace 1 quarry");
        table.refuses(&use_it, never).play("collect").refuses(&use_it, never).has_tiles("p1", tile, 1);
    }
}

#[test]
fn ha15_at_an_eclipse_only_the_fee_tile_is_used() {
    let table = scenario(2).owns("p1", "four-cocoa").owns("p1", "no-cocoa").last_round().pass().pass();
    let table = table.asks("p1").refuses("use four-cocoa", Illegal::NotInTurn);
    let table = table.offers_only(&["wages 0", "wages 1", "wages waived"]);
    table.play("wages waived").has_tiles("p1", "no-cocoa", 0).has_tiles("p1", "four-cocoa", 1);
}
