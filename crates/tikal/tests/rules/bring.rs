//! Bringing pieces from the supply: T-068 to T-071.

use patolli_tikal::{Illegal, Leader};

use crate::rules::scenario::{hex, scenario};

#[test]
fn t065_t068_t069_bringing_a_piece_costs_one_point() {
    scenario(2)
        .play("bring m h04")
        .has_points(9)
        .has_members("a", "h04", 1)
        .has_supply("a", 17)
        .play("bring l h04")
        .has_points(8)
        .has_leader("a", Leader::On(hex("h04")))
        .has_supply("a", 17);
}

#[test]
fn t070_pieces_come_to_the_base_camp_or_an_own_camp() {
    let position = scenario(2).lay("a6", "h23", 0).camp("a", "h13").camp("c", "h23");
    let not_a_camp = |at| Illegal::NotACamp { hex: hex(at) };
    position
        .offers("bring l h13")
        .play("bring m h04; bring m h13")
        .has_members("a", "h13", 1)
        .refuses("bring m h23", Illegal::CampOfOther { hex: hex("h23") })
        .refuses("bring l h23", Illegal::CampOfOther { hex: hex("h23") })
        .refuses("bring m h03", not_a_camp("h03"))
        .refuses("bring m h00", not_a_camp("h00"));
    // A camp is of use at once, but not before.
    scenario(2)
        .refuses("bring m h13", not_a_camp("h13"))
        .play("camp h13; bring m h13")
        .has_members("a", "h13", 1);
}

#[test]
fn t071_tx10_ten_pieces_in_the_first_turn() {
    scenario(2)
        .hand("a6")
        .play("place h23 0; bring l h04; bring m h04; bring m h04; bring m h04; bring m h04")
        .play("bring m h04; bring m h04; bring m h04; bring m h04; bring m h04")
        .has_points(0)
        .has_members("a", "h04", 9)
        .has_leader("a", Leader::On(hex("h04")))
        .refuses("bring m h04", Illegal::ActionPoints { need: 1, have: 0 });
}

#[test]
fn t075_tr12_the_base_camp_serves_everybody() {
    let mut table = scenario(4).play("bring m h04; end");
    for (who, place) in [("c", "h23"), ("d", "h24"), ("e", "h12")] {
        table = table
            .asks(who)
            .play(&format!("place {place} 0; bring m h04"))
            .has_members(who, "h04", 1)
            .refuses("camp h04", Illegal::BaseCamp)
            .play("end");
    }
    // It can be left and entered over stones like any hex.
    scenario(2)
        .members("a", "h04", 1)
        .members("a", "h13", 1)
        .play("move m h04 h03; move m h13 h04")
        .has_points(7)
        .has_members("a", "h04", 1);
}
