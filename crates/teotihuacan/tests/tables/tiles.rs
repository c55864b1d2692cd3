//! Technology, royal, temple bonus and discovery tiles.

use patolli_teotihuacan::{
    Board, Temple,
    data::{BONUSES, Bonus, Discovery, DiscoveryEffect, ROYALS, RoyalAbility, Scoring, Technology},
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
        let table = arriving(board.key(), 2, 0).technologies(laid_out).has_technologies("p1", knows);
        let table = table.decoration_display(["d2", "d1", "d3", "d4"]).display(["p31", "p32", "p1"]);
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
        table.has_technologies("p1", knows).workers("p1", &[("nobles", 1), ("nobles", 1), ("nobles", 1)])
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
    let table = table.has_technologies("p1", &[technology.key()]).play("main; power-up forest 2");
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
    let table = table.has_technologies("p1", &[technology.key()]).display(["p31", "p32", "p1"]).play("main");
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
    let table = table.has_technologies("p1", &[technology.key()]).display(["p31", "p32", "p1"]).play("main");
    let table =
        table.play("build 0 1.0.3 turn 0; no").offers_only(&["climb blue", "climb red", "climb green", "no"]);
    let table = table.play("climb red");
    assert_eq!(row.amounts("gain"), named(&[("temple_any", table.game().step(seat("p1"), Temple::Red))]));
    assert!(!table.offered().iter().any(|it| it.starts_with("climb")));
    row.is("once_per_action", true);
}

/// A worker of this power worships on the royal tile; p1 has 9 of everything and is far on every track.
fn on_royal_tile(number: i64, power: u8) -> Scenario {
    let tile = ROYALS.iter().find(|it| it.name == format!("royal-{number}")).expect("a tile");
    let space = ["C", "B", "A"].iter().position(|it| it.starts_with(tile.category)).expect("a place") + 1;
    let technologies = ["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"];
    let table = arriving("palace", power, 0).technologies(technologies).has_technologies("p1", &technologies);
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
        match tile.ability {
            RoyalAbility::Technologies | RoyalAbility::PyramidTrack | RoyalAbility::Avenue => {
                scoring(row, number, tile.ability);
            }
            _ => trading(row, number, tile.ability),
        }
    }
}

/// What a worker of power 3 brings on a royal tile, with these answers.
fn royal_outcome(number: i64, answer: &str) -> [i64; 5] {
    let table = on_royal_tile(number, 3);
    let now = wealth(&if answer.is_empty() { table } else { table.play(answer) });
    [now[0] - 9, now[1] - 9, now[2] - 9, now[3] - 9, now[4]]
}

/// A royal tile that gives points.
fn scoring(mut row: Part, number: i64, ability: RoyalAbility) {
    let (id, count) = match ability {
        RoyalAbility::Technologies => ("vp_technologies", "min(technologies, P)"),
        RoyalAbility::PyramidTrack => ("vp_pyramid_track", "min(pyramid_track, P)"),
        _ => ("vp_avenue", "min(avenue, P)"),
    };
    row.reads("id", id);
    row.says("vp_each", royal_outcome(number, "")[4] / 3);
    row.reads("count", count);
    if ability == RoyalAbility::Avenue {
        row.reads("count_printed", "min(avenue, P + 1)");
    }
}

/// A royal tile that gives goods or temple steps.
fn trading(mut row: Part, number: i64, ability: RoyalAbility) {
    let (id, answer, brings) = match ability {
        RoyalAbility::WoodStone => ("cocoa_to_wood_stone", "trade 3", [-3, 3, 3, 0, 0]),
        RoyalAbility::GoldStone => ("cocoa_to_gold_stone", "trade 3", [-3, 0, 3, 3, 0]),
        RoyalAbility::Sell => ("resource_to_cocoa", "pay wood 3", [6, -3, 0, 0, 0]),
        // Twice: once less than the power; the first two red steps give a point each.
        RoyalAbility::Temple => ("cocoa_to_temple", "climb red; climb red", [-2, 0, 0, 0, 2]),
        RoyalAbility::Exchange => {
            ("cocoa_resource_to_resources", "pay wood 1; gain stone 1 gold 2", [-1, -1, 1, 2, 0])
        }
        _ => ("cocoa", "", [4, 0, 0, 0, 0]),
    };
    row.reads("id", id);
    assert_eq!(royal_outcome(number, answer), brings, "{id}");
    let (pay, gain): (&[_], &[_]) = match ability {
        RoyalAbility::WoodStone => (&[("cocoa", 1)], &[("wood", 1), ("stone", 1)]),
        RoyalAbility::GoldStone => (&[("cocoa", 1)], &[("gold", 1), ("stone", 1)]),
        RoyalAbility::Sell => (&[("resource", 1)], &[("cocoa", 2)]),
        RoyalAbility::Temple => (&[("cocoa", 1)], &[("temple_any", 1)]),
        RoyalAbility::Exchange => (&[("cocoa", 1), ("resource", 1)], &[]),
        _ => (&[], &[]),
    };
    assert_eq!((row.amounts("pay"), row.amounts("gain")), (named(pay), named(gain)), "{id}");
    in_power(row, ability);
}

/// What a royal tile tells by the power of the worker on it.
fn in_power(mut row: Part, ability: RoyalAbility) {
    match ability {
        RoyalAbility::Cocoa => row.reads("gain_cocoa", "P + 1"),
        RoyalAbility::Temple => row.reads("times", "P - 1"),
        RoyalAbility::Exchange => {
            row.reads("gain_resource", "P");
            row.reads("times", "1");
        }
        _ => row.reads("times", "P"),
    }
}

/// What a bonus tile on the blue temple is worth to p1.
fn worth(bonus: Bonus, change: impl FnOnce(Scenario) -> Scenario) -> u8 {
    let table =
        change(scenario(2).bonuses([bonus.key(), "bonus-masks", "bonus-flat"]).step("p1", "blue", 10));
    table.game().bonus_points(seat("p1"), Temple::Blue)
}

#[test]
fn temple_bonuses() {
    let rows = rows("temple_bonus");
    assert_eq!(rows.len(), BONUSES.len());
    for (mut row, bonus) in rows.into_iter().zip(Bonus::all()) {
        let (id, each) = match bonus.tile().scoring {
            Scoring::BestMaskSet => ("best_mask_set_again", None),
            Scoring::Technologies(each) => ("technologies", Some(each)),
            Scoring::Avenue(each) => ("avenue_steps", Some(each)),
            Scoring::Flat(points) => {
                row.says("vp", points);
                ("flat", None)
            }
            Scoring::Bonuses(each) => {
                row.is("includes_itself", worth(bonus, |it| it) == each);
                ("bonus_tiles_reached", Some(each))
            }
            Scoring::Discoveries(each) => {
                let three =
                    |it: Scenario| it.used("p1", &["no-cocoa"]).owns("p1", "free-move").owns("p1", "mask-1");
                row.is("used_and_unused", worth(bonus, three) == 2 * each);
                ("non_mask_discoveries", Some(each))
            }
            Scoring::Workers(weak, strong) => {
                row.says("vp_power_1_to_3", weak);
                row.says("vp_power_4_to_5", strong);
                let workers = [("forest", 3), ("forest", 4), ("forest", 5)];
                assert_eq!(worth(bonus, |it| it.workers("p1", &workers)), weak + 2 * strong);
                ("workers", None)
            }
        };
        row.reads("id", id);
        if let Some(each) = each {
            row.says("vp_each", each);
        }
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
            DiscoveryEffect::Mask(number) => {
                row.says("mask", number);
                continue;
            }
            DiscoveryEffect::Points(n) => ("vp", n),
            DiscoveryEffect::Resources(n) => ("resource", n),
            DiscoveryEffect::Avenue => ("avenue", 1),
            DiscoveryEffect::ClimbAny => ("temple_any", 1),
            DiscoveryEffect::Climb(temple) => {
                assert_eq!(row.amounts("gain"), named(&[(&format!("temple_{temple}"), 1)]));
                continue;
            }
            DiscoveryEffect::Cocoa(n) => ("cocoa", n),
            DiscoveryEffect::PowerUps(n) => ("power_up", n),
            special => {
                in_words(row, special);
                continue;
            }
        };
        assert_eq!(row.amounts("gain"), named(&[gain]), "{kind}");
    }
}

/// Tiles that name a moment: their text, and where it holds.
fn in_words(mut row: Part, effect: DiscoveryEffect) {
    let text = row.text("effect");
    let expected = match effect {
        DiscoveryEffect::DoubleMove => {
            "when moving a worker, move a second one from the same board to the same board"
        }
        DiscoveryEffect::NoCocoa => {
            "waive the cocoa of one main action, one worship action (with unlocking) or one salary"
        }
        DiscoveryEffect::FreeMove => {
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
