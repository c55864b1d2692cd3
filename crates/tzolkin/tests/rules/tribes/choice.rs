//! Tribes are dealt and chosen: ZE-011 to ZE-016.

use std::collections::BTreeSet;

use patolli_tzolkin::{
    Event, Illegal,
    data::{
        ADVANCE_COSTS_ITZAMNA, BACAB_CORN, BEG_BACAB, CIT_BOLON_TUM_DISCOUNT, STARTING_TILES_KEPT_IXTAB,
        SURCHARGE_YUMKAAX, TRIBES_DEALT, Tribe, UNFED_PENALTY_YALUK, YALUK_WORKERS,
    },
};
use toml::{Table, Value};

use super::{led_by, opening_with, tribal};
use crate::scenario::{Scenario, base, everything, opening, read, seat};

/// Two seats; a is dealt Bacab and Ahmakiq, b Balam and Huracan; the tiles are those of Palenque and Yaxchilan.
fn dealt() -> Scenario {
    let tiles = [
        "w-palenque-1",
        "w-palenque-3",
        "w-palenque-5",
        "w-palenque-7",
        "w-yaxchilan-1",
        "w-yaxchilan-3",
        "w-yaxchilan-5",
        "w-yaxchilan-7",
    ];
    opening_with(tribal(2), &[(5, &["bacab", "ahmakiq", "balam", "huracan"]), (0, &tiles)])
}

#[test]
fn ze011_two_tribes_are_dealt_after_the_base_setup() {
    for seed in 0..20 {
        let table = opening(everything(3), seed);
        let view = table.view("a");
        assert_eq!(view.row.iter().flatten().count(), 6, "the buildings lie there");
        let pieces: u32 = read_wheels(&table);
        assert_eq!(pieces, 11, "the neutral pieces stand there");
        let tribes = ["a", "b", "c"].map(|it| table.view(it).choice.expect("a choice").tribes);
        assert!(tribes.iter().all(|it| it.len() == 2));
        let different: BTreeSet<Tribe> = tribes.iter().flatten().map(|it| it.tribe).collect();
        assert_eq!(different.len(), 6);
    }
}

fn read_wheels(table: &Scenario) -> u32 {
    ["pal", "yax", "tik", "uxm", "chi"].map(|it| table.game().neutral_on(read(it)).count_ones()).iter().sum()
}

#[test]
fn ze011_the_tribes_are_shuffled() {
    let first = |seed| opening(tribal(2), seed).view("a").choice.expect("a choice").tribes[0].tribe;
    let seen: BTreeSet<Tribe> = (0..120).map(first).collect();
    assert_eq!(seen.len(), 13, "every tribe is dealt first now and then");
    assert_eq!(TRIBES_DEALT, 2);
}

#[test]
fn ze012_the_starting_tiles_are_in_the_hands_already() {
    let choice = dealt().view("b").choice.expect("a choice");
    let tiles: Vec<String> = choice.tiles.iter().map(|it| it.tile.to_string()).collect();
    assert_eq!(tiles, ["w-yaxchilan-1", "w-yaxchilan-3", "w-yaxchilan-5", "w-yaxchilan-7"]);
    assert!(
        choice.tiles.iter().all(|it| !it.kept) && choice.tribes.iter().all(|it| !it.chosen),
        "nothing is chosen"
    );
    assert_eq!(choice.tribes.len(), 2);
}

#[test]
fn ze013_one_tribe_and_two_tiles_are_chosen_in_any_order() {
    for choice in [
        "tribe bacab; keep w-palenque-3; keep w-palenque-7; end",
        "keep w-palenque-3; tribe bacab; keep w-palenque-7; end",
        "keep w-palenque-7; keep w-palenque-3; tribe bacab; end",
    ] {
        let table = dealt().play(choice).asks("b");
        let table = table.play("keep w-yaxchilan-3; tribe huracan; keep w-yaxchilan-7; end").asks("a");
        let player = &table.view("b").players[0];
        assert_eq!(player.tribe, Some(Tribe::Bacab));
        assert_eq!(player.kept, [read("w-palenque-3"), read("w-palenque-7")]);
        assert_eq!(table.view("a").players[1].tribe, Some(Tribe::Huracan));
    }
}

#[test]
fn ze013_no_more_and_no_less_than_that() {
    dealt()
        .refuses("tribe balam", Illegal::NotDealt)
        .refuses("keep w-yaxchilan-3", Illegal::NotDealt)
        .refuses("end", Illegal::NotNow)
        .play("tribe bacab")
        .refuses("tribe ahmakiq", Illegal::NotNow)
        .play("keep w-palenque-1")
        .refuses("keep w-palenque-1", Illegal::KeptAlready)
        .refuses("end", Illegal::NotNow)
        .play("keep w-palenque-5")
        .refuses("keep w-palenque-7", Illegal::NotNow)
        .offers_only(&["end"]);
    dealt().play("keep w-palenque-1; keep w-palenque-3").offers_only(&["tribe ahmakiq", "tribe bacab"]);
    opening(base(2), 1).refuses("tribe bacab", Illegal::NotNow);
}

#[test]
fn ze013_then_all_choices_are_revealed_together() {
    let table = dealt().play("tribe bacab; keep w-palenque-3; keep w-palenque-7; end");
    assert_eq!(table.events(), [Event::Chose { seat: seat("a") }]);
    let table = table.play("tribe balam; keep w-yaxchilan-3; keep w-yaxchilan-7; end");
    let revealed: Vec<_> = table
        .events()
        .iter()
        .filter_map(|it| match it {
            Event::Revealed { seat, tiles, tribe } => Some((*seat, tiles.len(), *tribe)),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [(seat("a"), 2, Some(Tribe::Bacab)), (seat("b"), 2, Some(Tribe::Balam))]);
}

#[test]
fn ze014_the_tribe_not_chosen_is_discarded() {
    let choose = |tribe| {
        let table = dealt().play(&format!("tribe {tribe}; keep w-palenque-3; keep w-palenque-7; end"));
        table.play("tribe balam; keep w-yaxchilan-3; keep w-yaxchilan-7; end")
    };
    // Of Bacab and Ahmakiq, one ability is there and the other is not.
    let bacab = choose("bacab").refuses("end", Illegal::NothingDone);
    choose("ahmakiq").offers("end");
    let seen = serde_json::to_string(&bacab.view("a")).expect("a view has a JSON form");
    assert!(seen.contains("bacab") && seen.contains("balam"));
    assert!(!seen.contains("ahmakiq") && !seen.contains("huracan"), "nobody has the others any more");
}

#[test]
fn ze015_an_ability_lasts_for_the_whole_game() {
    for day in 0..=26 {
        let table = led_by("ahmakiq").date(day);
        table.offers("end").play("end").asks("b");
    }
}

#[test]
fn ze016_the_abilities_are_those_of_the_component_list() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/tzolkin.toml");
    let file: Table = std::fs::read_to_string(path).expect("the list is there").parse().expect("it is TOML");
    let tribes = file["tribes"].as_array().expect("a list");
    let names: Vec<String> =
        tribes.iter().map(|it| it["id"].as_str().expect("a name").replace('_', "-")).collect();
    assert_eq!(names, Tribe::ALL.map(Tribe::key));
    let tribe = |name: &str| tribes.iter().find(|it| it["id"].as_str() == Some(name)).expect("a tribe");
    let number = |value: &Value| value.as_integer().expect("a number");
    let list = |value: &Value| value.as_array().expect("a list").iter().map(number).collect::<Vec<i64>>();
    let bacab = tribe("bacab");
    assert_eq!(number(&bacab["ability"]["turn_start_corn_at_least"]), i64::from(BACAB_CORN));
    let terms = (number(&bacab["beg_if_corn_at_most"]), number(&bacab["ability"]["beg_corn_becomes"]));
    assert_eq!(terms, (i64::from(BEG_BACAB.most), i64::from(BEG_BACAB.becomes)));
    let saves = &tribe("cit_bolon_tum")["ability"]["position_cost_less"];
    assert_eq!(number(saves), i64::from(CIT_BOLON_TUM_DISCOUNT));
    let itzamna = &tribe("itzamna")["ability"];
    let mut costs = list(&itzamna["cost_blocks"]);
    costs.push(number(&itzamna["bonus_cost_blocks"]));
    assert_eq!(costs, ADVANCE_COSTS_ITZAMNA.map(i64::from));
    let kept = &tribe("ixtab")["ability"]["starting_tiles_kept"];
    assert_eq!(number(kept), i64::from(STARTING_TILES_KEPT_IXTAB));
    let yaluk = tribe("yaluk");
    assert_eq!(number(&yaluk["ability"]["start_workers"]), i64::from(YALUK_WORKERS));
    assert_eq!(number(&yaluk["unfed_vp_per_worker"]), -i64::from(UNFED_PENALTY_YALUK));
    let table = list(&tribe("yumkaax")["ability"]["placement_total"]);
    assert_eq!(table, SURCHARGE_YUMKAAX.map(i64::from));
}
