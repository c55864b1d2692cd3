//! Buildings: Z-261 to Z-269, ZA-37, ZD-21.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Log, Seed, random_action};
use patolli_tzolkin::{
    Block, BuildingKind, Event, Goods, Illegal, Tzolkin,
    data::{BUILDINGS, BuildingId, MonumentId},
};

use super::day;
use crate::scenario::{Scenario, base, dealt, read, scenario, seat};

/// Seat a has a worker on Tikal 4 and a row to build from.
fn with_building_offer(row: &[&str]) -> Scenario {
    scenario(2).row(row).worker("a", "tik", 4)
}

/// The buildings laid out, by name; empty places left out.
fn row(at: &Scenario) -> Vec<&'static str> {
    at.game().row().iter().flatten().map(|it| it.key()).collect()
}

fn paid(at: &Scenario) -> Vec<Goods> {
    let paid = |it: &Event| match it {
        Event::Paid { goods, .. } => Some(*goods),
        _ => None,
    };
    at.events().iter().filter_map(paid).collect()
}

/// One tile on offer and exactly `goods` to pay for it, at the action that builds it.
fn about_to_build(tile: &str, goods: Goods) -> Scenario {
    let Goods { blocks, skulls, .. } = goods;
    let at = if tile.starts_with("monument") {
        scenario(2).row(&[]).monuments(&[tile])
    } else {
        scenario(2).row(&[tile])
    };
    let at = at.blocks("a", blocks.wood, blocks.stone, blocks.gold).skulls("a", skulls);
    at.worker("a", "tik", 4).play("pick tik 4")
}

/// The base buildings and the monuments: how they are built, and what is printed on them.
fn tiles() -> impl Iterator<Item = (String, Goods)> {
    let buildings = BuildingId::all().filter(|it| !it.tile().expansion);
    let buildings = buildings.map(|it| (it.to_string(), it.tile().cost));
    buildings.chain(MonumentId::all().map(|it| (it.to_string(), it.tile().cost)))
}

fn order(tile: &str) -> String {
    if tile.starts_with("monument") { format!("monument {tile}") } else { format!("build {tile}") }
}

#[test]
fn z261_z262_every_tile_costs_exactly_what_it_shows() {
    for (tile, cost) in tiles() {
        let built = about_to_build(&tile, cost).play(&format!("use tik 4; {}", order(&tile)));
        assert_eq!(paid(&built), [cost], "{tile}");
    }
}

#[test]
fn z262_with_one_piece_less_no_tile_can_be_built_whatever_else_one_has() {
    for (tile, cost) in tiles() {
        for block in Block::ALL.into_iter().filter(|it| cost.blocks.count(*it) > 0) {
            let mut poor = Goods::blocks(9, 9, 9).and_skulls(cost.skulls);
            match block {
                Block::Wood => poor.blocks.wood = cost.blocks.wood - 1,
                Block::Stone => poor.blocks.stone = cost.blocks.stone - 1,
                Block::Gold => poor.blocks.gold = cost.blocks.gold - 1,
            }
            let at = about_to_build(&tile, poor);
            // The other monuments on the table may be payable; what counts is that this tile is not.
            if at.offered().iter().any(|it| it == "use tik 4") {
                let need = cost.blocks.count(block);
                at.play("use tik 4").refuses(&order(&tile), Illegal::Blocks { block, need, have: need - 1 });
            } else {
                at.refuses("use tik 4", Illegal::NothingToBuild);
            }
        }
    }
    let dear = scenario(2).row(&["farm-single-a"]).monuments(&["monument-skulls"]).blocks("a", 1, 0, 9);
    dear.worker("a", "tik", 4)
        .play("pick tik 4; use tik 4")
        .refuses("monument monument-skulls", Illegal::NoSkull);
}

#[test]
fn z263_a_built_tile_leaves_the_board_and_lies_before_its_builder() {
    let built = with_building_offer(&["farm-single-a", "shrine-architecture"])
        .monuments(&["monument-tombs"])
        .blocks("a", 4, 2, 1)
        .worker("a", "tik", 5)
        .corn("a", 1)
        .play(
            "pick tik 4; use tik 4; build farm-single-a; no; pick tik 5; use tik 4; monument monument-tombs",
        )
        .owns_building("a", "farm-single-a", true)
        .owns_building("b", "farm-single-a", false);
    assert_eq!(row(&built), ["shrine-architecture"]);
    assert!(!built.game().monuments().any(|it| it == read("monument-tombs")));
    assert_eq!(built.game().monuments_of(seat("a")).collect::<Vec<_>>(), [read("monument-tombs")]);
    assert_eq!(built.game().monuments_of(seat("b")).count(), 0);
}

const FULL: [&str; 6] = [
    "farm-single-a",
    "farm-single-b",
    "farm-each-a",
    "tomb-builder",
    "government-agriculture",
    "shrine-architecture",
];

#[test]
fn z264_the_row_is_filled_up_at_the_end_of_the_builders_turn() {
    let built = with_building_offer(&FULL)
        .stack(&["tomb-brown-green", "farm-single-c", "shrine-theology-green"])
        .blocks("a", 2, 0, 0)
        .play("pick tik 4; use tik 4; build farm-single-a; build farm-single-b");
    assert_eq!(row(&built), FULL[2..]);
    let after = built.play("end").asks("b");
    assert_eq!(after.game().row().iter().flatten().count(), 6);
    let laid = ["tomb-brown-green", "farm-single-c"].map(read::<BuildingId>);
    assert!(laid.iter().all(|it| after.game().row().contains(&Some(*it))), "{:?}", row(&after));
    // Nobody built in this turn: the row stays.
    let before = row(&after);
    let later = after.play("place pal; end");
    assert_eq!(row(&later), before);
}

#[test]
fn z265_an_empty_stack_leaves_the_places_empty() {
    let after = with_building_offer(&FULL)
        .stack_empty()
        .blocks("a", 1, 0, 0)
        .play("pick tik 4; use tik 4; build farm-single-a; end")
        .asks("b");
    assert_eq!(row(&after), FULL[1..]);
    assert_eq!(row(&day::over(after)), FULL[1..], "nothing comes in later turns either");
}

#[test]
fn z266_only_buildings_of_the_present_half_are_on_offer() {
    for seed in 0..20 {
        let mut rng = Seed::from(seed).rng();
        let mut game = Tzolkin::start(&base(3), dealt(seed));
        while let Some((action, _)) = random_action(&game, &mut rng) {
            let half = if game.food_days() < 2 { 1 } else { 2 };
            let shown = |it: &BuildingId| it.tile().epoch == half;
            // The change of epoch itself asks nobody anything in the base game.
            assert!(game.row().iter().flatten().all(shown), "{half}: {:?}", game.row());
            let _ = game.each_legal(&mut |it| {
                if let patolli_tzolkin::Action::Build { building, .. } = it {
                    assert_eq!(building.tile().epoch, half);
                }
                ControlFlow::Continue(())
            });
            game.apply(action, &mut Log::off());
        }
    }
}

#[test]
fn z267_there_are_farms_tombs_government_buildings_and_shrines() {
    let count = |epoch, kind| {
        let of =
            |it: &&patolli_tzolkin::data::BuildingTile| !it.expansion && it.epoch == epoch && it.kind == kind;
        BUILDINGS.iter().filter(of).count()
    };
    let counts = [1, 2].map(|epoch| BuildingKind::ALL.map(|kind| count(epoch, kind)));
    assert_eq!(counts, [[5, 3, 4, 2], [3, 5, 4, 6]], "farms, tombs, government, shrines");
    // The kind decides what a monument counts: a tomb, not a farm, beside the monument itself.
    let worth = |building: &str| {
        let own = scenario(2).row(&[]).owns("a", &[building]).monuments(&["monument-tombs"]);
        own.has_built("a", "monument-tombs").game().monument_points(seat("a"), read("monument-tombs"))
    };
    assert_eq!((worth("tomb-builder"), worth("farm-each-a"), worth("shrine-architecture")), (8, 4, 4));
}

#[test]
fn z268_all_benefits_come_once_when_the_tile_is_built() {
    let tomb = with_building_offer(&["tomb-brown-yellow"]).blocks("a", 2, 1, 0);
    let tomb = tomb.play("pick tik 4; use tik 4; build tomb-brown-yellow");
    let tomb = tomb.has_step("a", "chaac", 2).has_step("a", "quetzalcoatl", 2).has_step("a", "kukulkan", 1);
    // The next round brings nothing more.
    day::over(tomb.play("end")).has_step("a", "chaac", 2).has_step("a", "quetzalcoatl", 2);
    with_building_offer(&["government-extraction-gold"])
        .blocks("a", 2, 1, 0)
        .play("pick tik 4; use tik 4; build government-extraction-gold")
        .has_level("a", "extraction", 1)
        .has_blocks("a", 0, 0, 1);
    with_building_offer(&["shrine-theology-green"])
        .blocks("a", 0, 1, 1)
        .play("pick tik 4; use tik 4; build shrine-theology-green")
        .has_level("a", "theology", 1)
        .has_step("a", "kukulkan", 2);
    // Owning such a tile brings nothing on a food day, the first two or the last.
    for number in [1, 3] {
        let own = scenario(2).row(&[]).owns("a", &["government-extraction-gold", "tomb-brown-yellow"]);
        day::over(own.food_day(number).corn("a", 6)).has_blocks("a", 0, 0, 0).has_step("a", "chaac", 1);
    }
}

#[test]
fn z269_built_buildings_survive_the_change_of_epoch() {
    let owner = scenario(2).row(&FULL[1..]).owns("a", &["farm-single-a", "tomb-brown-green"]);
    let after = day::over(owner.food_day(2).corn("a", 6).corn("b", 6));
    let after = after.shows("epoch", Tzolkin::epoch, 2).owns_building("a", "farm-single-a", true);
    assert_eq!(day::fed(&after, "a"), (3, 3, 4, 0));
    // The farm goes on working in the second epoch.
    let later = after.owns_building("a", "tomb-brown-green", true);
    assert_eq!(later.game().corn_to_feed(seat("a")), 4);
}

#[test]
fn za37_a_building_turned_up_cannot_be_built_in_the_same_turn() {
    let row = ["tomb-builder", "farm-single-a"];
    with_building_offer(&row)
        .stack(&["farm-single-b", "farm-single-c", "farm-each-a", "farm-each-b", "government-agriculture"])
        .blocks("a", 9, 9, 9)
        .play("pick tik 4; use tik 4; build tomb-builder; climb chaac")
        .offers("build farm-single-a")
        .refuses("build farm-single-b", Illegal::NotOnOffer)
        .play("build farm-single-a")
        // The second building of Tikal 4 finds the row empty, so it is not even asked about.
        .offers("end")
        .play("end")
        .asks("b")
        .shows("row", |it| it.row().contains(&Some(read("farm-single-b"))), true);
}

#[test]
fn za37_on_the_second_food_day_the_row_is_filled_from_the_first_epoch_until_phase_two() {
    let built = with_building_offer(&FULL)
        .stack(&["farm-single-c"])
        .food_day(2)
        .corn("a", 6)
        .corn("b", 6)
        .blocks("a", 1, 0, 0)
        .play("pick tik 4; use tik 4; build farm-single-a; end")
        .asks("b")
        .shows("row", |it| it.row().contains(&Some(read("farm-single-c"))), true);
    let after = day::over(built);
    assert!(after.game().row().iter().flatten().all(|it| it.tile().epoch == 2), "{:?}", row(&after));
    assert_eq!(row(&after).len(), 6);
}

#[test]
fn zd21_fourteen_buildings_are_of_the_first_epoch_and_eighteen_of_the_second() {
    let of = |epoch| BUILDINGS.iter().filter(|it| !it.expansion && it.epoch == epoch).count();
    assert_eq!((of(1), of(2)), (14, 18));
    // And so many are drawn before a stack is empty.
    let stack = |at: Scenario| at.view("a").stack;
    assert_eq!(stack(scenario(2)), 14 - 6);
    let late = scenario(2).food_day(2).corn("a", 6).corn("b", 6);
    assert_eq!(stack(day::over(late)), 18 - 6);
}
