//! Cocoa and resources: H-018 to H-022.

use patolli_teotihuacan::{Illegal, Resource};

use crate::scenario::scenario;

#[test]
fn h018_h020_h021_the_pieces_in_the_box_are_no_limit() {
    // All twenty pieces of each kind are in the hands of p2 already.
    let table = scenario(2).resources("p2", 20, 20, 20).cocoa("p2", 60);
    let gather = |board: &str, start: &str| {
        let table = table.clone().resources("p1", 20, 20, 20).cocoa("p1", 60);
        let table = table.workers("p1", &[(start, 4), ("palace", 1), ("palace", 1)]);
        table.play(&format!("move {start} 4 {board}; main; power-up {board} 4"))
    };
    gather("forest", "palace").has_resources("p1", 22, 20, 20);
    gather("quarry", "palace").has_resources("p1", 20, 22, 20);
    gather("gold-deposits", "nobles").has_resources("p1", 20, 20, 22);
    let cocoa = table.cocoa("p1", 60).play("move palace 1 quarry; collect");
    cocoa.has_cocoa("p1", 61).has_cocoa("p2", 60);
}

#[test]
fn h022_a_resource_is_wood_stone_or_gold() {
    assert_eq!(Resource::ALL.map(Resource::key), ["wood", "stone", "gold"]);
    // Any resource: one of the three is picked.
    let table = scenario(2).owns("p1", "tile-temple-blue").play("use tile-temple-blue; climb blue");
    let table = table.offers_only(&["gain wood 1", "gain stone 1", "gain gold 1"]);
    let table = table.refuses("gain wood 2", Illegal::WrongCount { need: 1 });
    let table = table.refuses("gain nothing", Illegal::WrongCount { need: 1 });
    table.clone().play("gain wood 1").has_resources("p1", 1, 0, 0).has_cocoa("p1", 0);
    table.clone().play("gain stone 1").has_resources("p1", 0, 1, 0);
    table.play("gain gold 1").has_resources("p1", 0, 0, 1);
    // Cocoa cannot be paid as a resource: this royal tile buys resources.
    let sale = |wood, stone, gold| {
        let table = scenario(2).royals(["royal-3", "royal-2", "royal-4"]).cocoa("p1", 9);
        let table = table.workers("p1", &[("nobles", 3), ("forest", 1), ("forest", 1)]);
        table.resources("p1", wood, stone, gold).play("move nobles 3 palace; worship palace-1 ability")
    };
    sale(0, 0, 0).offers_only(&["end", "unlock"]);
    sale(1, 0, 0).offers_only(&["pay wood 1", "no", "unlock"]);
    sale(0, 1, 0).offers_only(&["pay stone 1", "no", "unlock"]);
    sale(0, 0, 1).offers_only(&["pay gold 1", "no", "unlock"]);
}
