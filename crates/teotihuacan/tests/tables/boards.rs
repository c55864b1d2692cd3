//! The action boards: fees, worship, main actions.

use patolli_teotihuacan::{
    Board, Illegal, Space, Temple,
    data::{
        ALCHEMY_BONUS, BUILDINGS, DECORATION_POINTS, DECORATION_PRICE, GATHER_TABLES, GatherYield,
        LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD, MAX_COUNTED_WORKERS, NOBLES_ROWS,
        NOBLES_WOOD, UNLOCK_COCOA, building_row, power_column, power_ups,
    },
};

use crate::{
    list::{board, named, numbers, rows, section},
    scenario::{Scenario, read, scenario, seat},
};

/// p1 has arrived on a board where `there` own workers stand, with plenty of goods.
pub fn arriving(board: &str, power: u8, there: usize) -> Scenario {
    let workers: Vec<_> = (0..2).map(|nth| (if nth < there { board } else { "palace" }, 1)).collect();
    let table = scenario(2).resources("p1", 9, 9, 9).cocoa("p1", 9).workers("p1", &workers);
    table.arrived(board, &[power])
}

fn cocoa(table: &Scenario) -> u16 {
    table.game().cocoa(seat("p1"))
}

#[test]
fn fees() {
    let mut it = section("costs");
    it.says("unlock_own_all_cocoa", UNLOCK_COCOA);
    let locked = scenario(2).cocoa("p1", 9).worships("p1", "quarry", 1);
    let locked = locked.workers("p1", &[("palace", 1), ("palace", 1)]).play("unlock");
    assert_eq!(9 - cocoa(&locked), u16::from(UNLOCK_COCOA));
    let taken = |table: Scenario, how: &str| 9 - cocoa(&table.play(&format!("worship quarry {how}")));
    let other =
        arriving("quarry", 1, 0).worships("p2", "quarry", 1).workers("p2", &[("palace", 1), ("palace", 1)]);
    it.says("unlock_other_worker_cocoa", taken(other, "ability"));
    it.says("worship_both_cocoa", taken(arriving("quarry", 1, 0), "tile-ability"));
    assert_eq!(taken(arriving("quarry", 1, 0), "ability"), 0);
    it.says("collect_cocoa_bonus", cocoa(&arriving("nobles", 1, 0).play("collect")) - 9);
    assert_eq!(cocoa(&arriving("nobles", 1, 1).play("collect")) - 9, 2);
    it.says("main_action_cocoa_per_colour", 9 - cocoa(&arriving("quarry", 1, 1).play("main")));
    it.says("worker_count_cap", MAX_COUNTED_WORKERS);
}

#[test]
fn action_boards() {
    let rows = rows("action_board");
    assert_eq!(rows.len(), Board::ALL.len());
    for (mut row, place) in rows.into_iter().zip(Board::ALL) {
        row.says("number", place.number());
        assert_eq!(board(&row.text("id")), place);
        let here = arriving(place.key(), 2, 0).display(["p31", "p32", "p1"]);
        row.is("main_action", here.offered().iter().any(|it| it == "main"));
        let spaces: Vec<Space> = Space::on(place).collect();
        row.says("worship_spaces", spaces.len());
        row.is("discovery_slot", place.discovery_place().is_some());
        if let Some(space) = spaces.first() {
            assert_eq!(row.text("worship_effect"), effect(here.clone(), *space));
        }
        if row.has("ability_mandatory") {
            row.is("ability_mandatory", true);
            here.refuses(&format!("worship {} tile", spaces[0]), Illegal::MustUseRoyalTile);
        } else if let Some(space) = spaces.first() {
            here.offers(&format!("worship {space} tile"));
        }
    }
}

/// What worship on a space does.
fn effect(table: Scenario, space: Space) -> String {
    if space.royal_place().is_some() {
        return "royal_tile".to_owned();
    }
    let climbs = table.play(&format!("worship {space} ability")).offered();
    let temples: Vec<_> = climbs.iter().filter_map(|it| it.strip_prefix("climb ")).collect();
    match temples[..] {
        [one] => format!("temple_{one}"),
        [_, _, _] => "temple_any".to_owned(),
        _ => panic!("no such worship: {temples:?}"),
    }
}

#[test]
fn power_up_table() {
    let mut it = section("power_ups");
    for id in ["forest", "stone_quarry", "gold_deposits", "alchemy", "nobles", "decorations", "construction"]
    {
        it.lists(id, &[1, 2, 3].map(|workers| power_ups(board(id), workers)));
    }
    assert_eq!(power_ups(Board::Palace, 3), 0);
}

#[test]
fn gathering() {
    let mut it = section("gather");
    let columns = it.take("power_columns");
    for (column, range) in columns.as_array().expect("columns").iter().enumerate() {
        let [low, high] = numbers(range)[..] else { panic!("a range") };
        assert!((low..=high).all(|power| power_column(power) == column));
    }
    assert_eq!((power_column(1), power_column(5)), (0, 2));
    let tables = it.rows("table");
    assert_eq!(tables.len(), GATHER_TABLES.len());
    for (mut table, (rows, name)) in
        tables.into_iter().zip(GATHER_TABLES.into_iter().zip(["forest", "quarry", "gold-deposits"]))
    {
        let place = board(&table.text("board"));
        assert_eq!(place.key(), name);
        let resource = place.resource().expect("a resource");
        for (workers, cells) in (1..).zip(rows) {
            for (mut listed, cell) in table.rows(&format!("row{workers}")).into_iter().zip(cells) {
                let GatherYield { resources, cocoa, points, steps } = cell;
                let mine =
                    [(resource.key(), resources), ("cocoa", cocoa), ("vp", points), ("temple_any", steps)];
                for (key, n) in named(&mine) {
                    listed.says(&key, n);
                }
            }
        }
    }
}

#[test]
fn alchemy() {
    let mut it = section("alchemy");
    let here = |power, there| arriving("alchemy", power, there).play("main");
    let laid_out = here(1, 0).game().technologies();
    it.says("tile_slots", laid_out.len());
    assert_eq!(it.words("columns"), Temple::ALL.map(Temple::key));
    it.says("rows", laid_out.len() / Temple::ALL.len());
    for (place, technology) in laid_out.into_iter().enumerate() {
        let temple = Temple::ALL[place % 3];
        let climb = here(4, 0).play(&format!("develop {technology}"));
        climb.offers_only(&[&format!("climb {temple}"), "no"]);
    }
    let upper = format!("develop {}", laid_out[0]);
    let lower = format!("develop {}", laid_out[3]);
    here(1, 0).offers(&upper).refuses(&lower, Illegal::LowerRow);
    it.says("row1_workers", 1);
    here(1, 1).offers(&lower);
    it.says("row2_workers", 2);
    let strong = (1..=5u8).find(|power| here(*power, 0).offered().contains(&lower));
    it.says("row2_lone_worker_min_power", strong.expect("a power"));
    here(4, 0).play(&format!("{lower}; no")).offers_only(&["end"]);
    it.says("bonus_vp_to_earlier_owners", ALCHEMY_BONUS);
    it.reads("setup", "draw 6 of 9, sort by number, fill left to right from the top row");
    assert!(laid_out.is_sorted_by(|one, two| one.tile().number < two.tile().number));
}

#[test]
fn nobles() {
    let mut it = section("nobles");
    it.says("cost_wood", NOBLES_WOOD);
    for (key, row) in ["row_top", "row_middle", "row_bottom"].into_iter().zip(NOBLES_ROWS) {
        it.lists(key, row);
    }
    let built = arriving("nobles", 1, 0).play("main");
    it.says("avenue_steps", built.game().avenue(seat("p1")));
    let row: Vec<u8> = (0..=BUILDINGS).map(building_row).collect();
    it.lists("building_row", &row);
}

#[test]
fn decorations() {
    let mut it = section("decorations");
    let here = |tile: &str| {
        let table = arriving("decorations", 1, 0).decoration_display([tile, "d1", "d3", "d4"]);
        table.play("main; decorate 0 top")
    };
    it.says("face_up_slots", here("d2").view("p1").decoration_display.len());
    it.lists("cost_gold", &DECORATION_PRICE);
    it.says("base_vp", DECORATION_POINTS);
    // Two matches against none.
    let points = |tile: &str| here(tile).game().score(seat("p1"));
    assert_eq!(points("d2"), u16::from(DECORATION_POINTS));
    it.says("vp_per_match", (points("d9") - points("d2")) / 2);
    it.says("pyramid_track_steps", here("d2").game().pyramid_track(seat("p1")));
}

#[test]
fn construction() {
    let mut it = section("construction");
    let here = |there| arriving("construction", 1, there).display(["p31", "p32", "p19"]).play("main");
    it.says("face_up_slots", here(0).view("p1").pyramid_display.len());
    let squares = ["1.0.3", "1.0.2", "1.3.0"];
    let most = |there: usize| {
        let mut table = here(there);
        let mut laid = 0u8;
        for (slot, square) in squares.into_iter().enumerate() {
            let build = format!("build {slot} {square} turn 0");
            if table.offered().contains(&build) {
                table = table.play(&build);
                while table.offered().iter().any(|it| it.starts_with("climb")) {
                    table = table.play("no");
                }
                laid += 1;
            }
        }
        laid
    };
    it.lists("tiles_max", &[0, 1, 2].map(most));
    it.lists("level_cost_stone", &LEVEL_STONE);
    it.lists("level_cost_wood", &LEVEL_WOOD);
    it.lists("level_vp", &LEVEL_POINTS);
    it.lists("level_vp_printed", &LEVEL_POINTS_PRINTED);
    // Four neutral glyphs on four.
    let matched = here(0).play("build 0 1.0.3 turn 0");
    it.says("vp_per_match", (matched.game().score(seat("p1")) - u16::from(LEVEL_POINTS[0])) / 4);
    it.says("pyramid_track_steps", matched.game().pyramid_track(seat("p1")));
    let whole: Vec<String> = patolli_teotihuacan::PyramidSpot::all().map(|it| it.to_string()).collect();
    let places: Vec<&str> = whole[..29].iter().map(String::as_str).collect();
    let top = arriving("construction", 1, 0).bare_ground().built(&places).display(["p31", "p1", "p2"]);
    let top = top.play("main; build 0 4.0.0 turn 0");
    it.is("top_tile_ends_game", top.game().is_last_era());
    assert_eq!(top.game().light(), top.game().dark());
    assert_eq!(read::<Board>("construction").number(), 8);
}
