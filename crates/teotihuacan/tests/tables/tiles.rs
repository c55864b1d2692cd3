//! Technology, royal, temple bonus and discovery tiles.

use patolli_teotihuacan::{
    Board,
    data::{BONUSES, Bonus, Discovery, Effect, ROYALS, RoyalAbility, Scoring, Technology},
};

use crate::{
    boards::arriving,
    list::{Part, goods, named, numbered, numbers, rows},
    scenario::{Scenario, scenario, seat},
};

/// Cocoa, wood, stone, gold and points of p1.
fn wealth(table: &Scenario) -> [i64; 5] {
    let (game, who) = (table.game(), seat("p1"));
    let own = game.resources(who);
    [game.cocoa(who).into(), own.wood.into(), own.stone.into(), own.gold.into(), game.score(who).into()]
}

/// What p1 has more after the main action of a board with a technology than without it.
fn more(technology: Technology, board: Board) -> Vec<(&'static str, i64)> {
    let mut laid_out = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-17"];
    if !laid_out.contains(&technology.key()) {
        laid_out[4] = technology.key();
    }
    let act = |knows: &[&str]| {
        let table = arriving(board.key(), 2, 0).technologies(laid_out).knows("p1", knows);
        let table = table.ornaments(["d2", "d1", "d3", "d4"]).display(["p31", "p32", "p1"]);
        let free = laid_out.into_iter().find(|it| *it != technology.key()).expect("another");
        wealth(&table.play(&match board {
            Board::Alchemy => format!("main; develop {free}"),
            Board::Decorations => "main; decorate 0 top".to_owned(),
            Board::Construction => "main; build 0 1.0.3 turn 0".to_owned(),
            _ => "main".to_owned(),
        }))
    };
    let (with, without) = (act(&[technology.key()]), act(&[]));
    let kinds = ["cocoa", "wood", "stone", "gold", "vp"];
    (0..5).map(|it| (kinds[it], with[it] - without[it])).filter(|it| it.1 != 0).collect()
}

#[test]
fn technologies() {
    let rows = rows("technology");
    assert_eq!(rows.len(), Technology::all().count());
    for (mut row, technology) in rows.into_iter().zip(Technology::all()) {
        row.says("number", technology.tile().number);
        row.says("cost_gold", technology.tile().gold);
        match row.text("id").as_str() {
            "palace_cocoa" => palace(row, technology),
            "extra_power_up" => power_up(row, technology),
            "construction_worker" => one_more(row, technology),
            "construction_temple" => temple(row, technology),
            _ => plain(row, technology),
        }
    }
}

/// One that brings goods or points with main actions.
fn plain(mut row: Part, technology: Technology) {
    let boards = numbers(&row.take("boards"));
    for board in Board::ALL.into_iter().filter(|it| it.number() != 1) {
        let gained: Vec<(String, i64)> = if !boards.contains(&board.number()) {
            Vec::new()
        } else if row.has("gain_by_board") {
            row.amounts(&format!("gain_by_board.{}", board.number())).into_iter().collect()
        } else {
            row.again("gain").amounts("gain").into_iter().collect()
        };
        let more: Vec<_> = more(technology, board).into_iter().map(|(key, n)| (key.to_owned(), n)).collect();
        assert_eq!(more, gained, "{technology} on {board}");
    }
    if row.has("gain") {
        row.take("gain");
    }
    if row.has("once_per_action") {
        row.is("once_per_action", true);
    }
}

fn palace(mut row: Part, technology: Technology) {
    let table = |knows: &[&str]| {
        let table = scenario(2).technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"]);
        table.knows("p1", knows).workers("p1", &[("nobles", 1), ("nobles", 1), ("nobles", 1)])
    };
    for to in ["palace", "quarry"] {
        let [with, without] =
            [&[technology.key()][..], &[]].map(|it| wealth(&table(it).play(&format!("move nobles 1 {to}"))));
        assert_eq!(
            row.again("gain").amounts("gain"),
            named(&[("cocoa", u8::try_from(with[0] - without[0]).expect("small"))])
        );
    }
    row.take("gain");
    row.reads("when", "own worker lands on or passes the palace");
}

fn power_up(mut row: Part, technology: Technology) {
    let boards: Vec<Board> = numbers(&row.take("boards")).into_iter().map(|it| numbered(it.into())).collect();
    assert_eq!(boards, Board::ALL[1..]);
    let table =
        arriving("forest", 2, 0).technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-13"]);
    let table = table.knows("p1", &[technology.key()]).play("main; power-up forest 2");
    let table = table.offers_only(&["power-up forest 3", "no"]).play("power-up forest 3");
    assert_eq!(
        row.amounts("pay"),
        named(&[("cocoa", u8::try_from(9 - table.game().cocoa(seat("p1"))).expect("small"))])
    );
    table.has_workers("p1", &[("forest", 4), ("palace", 1), ("palace", 1)]).offers_only(&["end"]);
    assert_eq!(row.amounts("gain"), named(&[("power_up", 1)]));
    row.is("same_board", true);
    row.is("once_per_action", true);
}

fn one_more(mut row: Part, technology: Technology) {
    row.lists("boards", &[8]);
    let table = arriving("construction", 1, 0);
    let table = table.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-15"]);
    let table = table.knows("p1", &[technology.key()]).display(["p31", "p32", "p1"]).play("main");
    let table = table.play("build 0 1.0.3 turn 0 save stone");
    row.says("discount_resources", 2 - (9 - table.game().resources(seat("p1")).stone));
    // A second tile for one worker, at the full price.
    table.clone().offers("build 1 1.3.0 turn 0").does_not_offer("build 1 1.3.0 turn 0 save stone");
    row.is("discount_once_per_action", true);
    let table = table.play("build 1 1.3.0 turn 0");
    assert!(!table.offered().iter().any(|it| it.starts_with("build")), "and no third");
    row.says("virtual_workers", 1);
}

fn temple(mut row: Part, technology: Technology) {
    row.lists("boards", &[8]);
    let table = arriving("construction", 1, 1);
    let table = table.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-17"]);
    let table = table.knows("p1", &[technology.key()]).display(["p31", "p32", "p1"]).play("main");
    let table =
        table.play("build 0 1.0.3 turn 0; no").offers_only(&["climb blue", "climb red", "climb green", "no"]);
    let table = table.play("climb red");
    assert_eq!(
        row.amounts("gain"),
        named(&[("temple_any", table.game().step(seat("p1"), patolli_teotihuacan::Temple::Red))])
    );
    assert!(!table.offered().iter().any(|it| it.starts_with("climb")));
    row.is("once_per_action", true);
}

/// A worker of this power worships on the royal tile; p1 has 9 of everything and is far on every track.
fn honoured(number: i64, power: u8) -> Scenario {
    let tile = ROYALS.iter().find(|it| it.name == format!("royal-{number}")).expect("a tile");
    let space = ["C", "B", "A"].iter().position(|it| it.starts_with(tile.category)).expect("a place") + 1;
    let technologies = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table = arriving("palace", power, 0).technologies(technologies).knows("p1", &technologies);
    let table = table.avenue("p1", 9).pyramid_track("p1", 9).royal(tile.name);
    table.play(&format!("worship palace-{space} ability"))
}

#[test]
fn royal_tiles() {
    let rows = rows("royal");
    assert_eq!(rows.len(), ROYALS.len());
    for mut row in rows {
        let number = row.number("number");
        let tile = ROYALS.iter().find(|it| it.name == format!("royal-{number}")).expect("a tile");
        row.reads("category", &tile.category.to_string());
        let gained = |power: u8, answer: &str| {
            let table = honoured(number, power);
            let table = if answer.is_empty() { table } else { table.play(answer) };
            let now = wealth(&table);
            [now[0] - 9, now[1] - 9, now[2] - 9, now[3] - 9, now[4]]
        };
        let (id, cocoa) = (row.text("id"), [("cocoa", 1)]);
        match tile.ability {
            RoyalAbility::Cocoa => {
                assert_eq!((id.as_str(), gained(3, "")[0]), ("cocoa", 3 + 1));
                row.reads("gain_cocoa", "P + 1");
            }
            RoyalAbility::WoodStone | RoyalAbility::GoldStone => {
                let wood = tile.ability == RoyalAbility::WoodStone;
                let kind = if wood { "wood" } else { "gold" };
                assert_eq!(id, if wood { "cocoa_to_wood_stone" } else { "cocoa_to_gold_stone" });
                let n = |yes: bool| if yes { 3 } else { 0 };
                assert_eq!(gained(3, "trade 3"), [-3, n(wood), 3, n(!wood), 0]);
                assert_eq!(
                    (row.amounts("pay"), row.amounts("gain")),
                    (named(&cocoa), named(&[(kind, 1), ("stone", 1)]))
                );
                row.reads("times", "P");
            }
            RoyalAbility::Sell => {
                assert_eq!((id.as_str(), gained(3, "pay wood 3")), ("resource_to_cocoa", [6, -3, 0, 0, 0]));
                assert_eq!(
                    (row.amounts("pay"), row.amounts("gain")),
                    (named(&[("resource", 1)]), named(&[("cocoa", 2)]))
                );
                row.reads("times", "P");
            }
            RoyalAbility::Exchange => {
                let mixed = gained(3, "pay wood 1; gain stone 1 gold 2");
                assert_eq!((id.as_str(), mixed), ("cocoa_resource_to_resources", [-1, -1, 1, 2, 0]));
                assert_eq!(row.amounts("pay"), named(&[("cocoa", 1), ("resource", 1)]));
                row.reads("gain_resource", "P");
                row.reads("times", "1");
            }
            RoyalAbility::Temple => {
                let table = honoured(number, 3)
                    .play("climb red; climb red")
                    .has_step("p1", "red", 2)
                    .has_cocoa("p1", 7);
                assert!(!table.offered().iter().any(|it| it.starts_with("climb")));
                assert_eq!(
                    (row.amounts("pay"), row.amounts("gain")),
                    (named(&cocoa), named(&[("temple_any", 1)]))
                );
                assert_eq!(id, "cocoa_to_temple");
                row.reads("times", "P - 1");
            }
            RoyalAbility::Technologies | RoyalAbility::PyramidTrack | RoyalAbility::Avenue => {
                let (name, count) = match tile.ability {
                    RoyalAbility::Technologies => ("vp_technologies", "min(technologies, P)"),
                    RoyalAbility::PyramidTrack => ("vp_pyramid_track", "min(pyramid_track, P)"),
                    _ => ("vp_avenue", "min(avenue, P)"),
                };
                assert_eq!(id, name);
                row.says("vp_each", gained(3, "")[4] / 3);
                row.reads("count", count);
                if row.has("count_printed") {
                    assert_eq!(tile.ability, RoyalAbility::Avenue);
                    row.reads("count_printed", "min(avenue, P + 1)");
                }
            }
        }
    }
}

#[test]
fn temple_bonuses() {
    let rows = rows("temple_bonus");
    assert_eq!(rows.len(), BONUSES.len());
    for (mut row, bonus) in rows.into_iter().zip(Bonus::all()) {
        let id = row.text("id");
        let expected = match bonus.tile().scoring {
            Scoring::BestMaskSet => "best_mask_set_again",
            Scoring::Technologies(each) => {
                row.says("vp_each", each);
                "technologies"
            }
            Scoring::Flat(points) => {
                row.says("vp", points);
                "flat"
            }
            Scoring::Avenue(each) => {
                row.says("vp_each", each);
                "avenue_steps"
            }
            Scoring::Bonuses(each) => {
                row.says("vp_each", each);
                let alone =
                    scenario(2).bonuses([bonus.key(), "bonus-masks", "bonus-flat"]).step("p1", "blue", 10);
                let points = alone.game().bonus_points(seat("p1"), patolli_teotihuacan::Temple::Blue);
                row.is("includes_itself", points == each);
                "bonus_tiles_reached"
            }
            Scoring::Discoveries(each) => {
                row.says("vp_each", each);
                let table = scenario(2).bonuses([bonus.key(), "bonus-masks", "bonus-flat"]);
                let table = table.used("p1", &["no-cocoa"]).owns("p1", "free-move").owns("p1", "mask-1");
                let points = table.game().bonus_points(seat("p1"), patolli_teotihuacan::Temple::Blue);
                row.is("used_and_unused", points == 2 * each);
                "non_mask_discoveries"
            }
            Scoring::Workers(weak, strong) => {
                row.says("vp_power_1_to_3", weak);
                row.says("vp_power_4_to_5", strong);
                let table = scenario(2).bonuses([bonus.key(), "bonus-masks", "bonus-flat"]);
                let table = table.workers("p1", &[("forest", 3), ("forest", 4), ("forest", 5)]);
                let points = table.game().bonus_points(seat("p1"), patolli_teotihuacan::Temple::Blue);
                assert_eq!(points, weak + 2 * strong);
                "workers"
            }
        };
        assert_eq!(id, expected, "{bonus}");
    }
}

#[test]
fn discoveries() {
    let rows = rows("discovery");
    assert_eq!(rows.len(), Discovery::all().count());
    for (mut row, kind) in rows.into_iter().zip(Discovery::all()) {
        let tile = kind.tile();
        let id = row.text("id");
        let key = id.replace('_', "-");
        let key = if id.starts_with("temple") { format!("tile-{key}") } else { key };
        assert_eq!(kind.key(), key);
        row.says("copies", tile.copies);
        assert_eq!(row.amounts("cost"), named(&goods(tile.price)), "{kind}");
        let gain = match tile.effect {
            Effect::Mask(number) => {
                row.says("mask", number);
                continue;
            }
            Effect::Points(n) => ("vp", n),
            Effect::Resources(n) => ("resource", n),
            Effect::Avenue => ("avenue", 1),
            Effect::ClimbAny => ("temple_any", 1),
            Effect::Climb(temple) => {
                assert_eq!(row.amounts("gain"), named(&[(&format!("temple_{temple}"), 1)]));
                continue;
            }
            Effect::Cocoa(n) => ("cocoa", n),
            Effect::PowerUps(n) => ("power_up", n),
            special => {
                in_words(row, special);
                continue;
            }
        };
        assert_eq!(row.amounts("gain"), named(&[gain]), "{kind}");
    }
}

/// Tiles that name a moment: their text, and where it holds.
fn in_words(mut row: Part, effect: Effect) {
    let text = row.text("effect");
    let expected = match effect {
        Effect::DoubleMove => "when moving a worker, move a second one from the same board to the same board",
        Effect::NoCocoa => {
            "waive the cocoa of one main action, one worship action (with unlocking) or one salary"
        }
        Effect::FreeMove => {
            "instead of a normal move, one worker goes to any board; combines with double_move"
        }
        _ => {
            let helped = |it: &Board| {
                let table = arriving(it.key(), 1, 0).owns("p1", "virtual-worker");
                table.display(["p31", "p32", "p1"]).offered().contains(&"main plus 1".to_owned())
            };
            let boards: Vec<u8> = Board::ALL.into_iter().filter(helped).map(Board::number).collect();
            row.lists("boards", &boards);
            "resolve the main action as if one more own worker were there"
        }
    };
    assert_eq!(text, expected);
}
