//! Teotibot.

use patolli_core::{OptionKind, Options as _};
use patolli_teotihuacan::{
    Arrow, Board, BotTile, Event, Options, PointSource, PyramidSpot, Resources, Space, Temple,
    data::{
        ASCENSION_POINTS, BOT_BONUS, BOT_COSTS, BOT_FALLBACK_COCOA, BOT_START_RESOURCES, BOT_TECHNOLOGY,
        BOT_TRADE, BOT_WORKERS, BOT_WORSHIP, Technology, bot_tile_index, fill_from,
    },
};

use crate::{
    list::{Part, named, numbered, section},
    scenario::{Scenario, normal, opening, read, resources, scenario, seat, solo},
};

/// Teotibot's turn with a tile, after a quiet one of the human.
fn woken(table: Scenario, tile: &str) -> Scenario {
    table.bot_activates(tile).pass()
}

/// Teotibot with these workers and resources.
fn bot(workers: [(&str, u8); 3], wood: u8, stone: u8, gold: u8) -> Scenario {
    solo().workers("bot", &workers).resources("bot", wood, stone, gold)
}

/// Its workers where its tiles find nothing to do.
const IDLE: [(&str, u8); 3] = [("palace", 1), ("palace", 2), ("palace", 3)];

fn points(table: &Scenario, source: PointSource) -> u8 {
    let scored = table.events().iter().map(|it| match it {
        Event::Scored { seat: who, points, source: from } if *who == seat("bot") && *from == source => {
            *points
        }
        _ => 0,
    });
    scored.sum()
}

/// Steps on all temples beyond the start.
fn steps(table: &Scenario) -> u8 {
    Temple::ALL.into_iter().map(|it| table.game().step(seat("bot"), it)).sum::<u8>() - 3
}

fn stock(table: &Scenario) -> Resources {
    table.game().resources(seat("bot"))
}

#[test]
fn teotibot() {
    let mut it = section("teotibot");
    start(&mut it);
    choices(&mut it);
    turns(&mut it);
    workers(&mut it);
    action_pyramid(it.part("action_pyramid"));
    construction(it.part("construction"));
    decorations(it.part("decorations"));
    alchemy(it.part("alchemy"));
    nobles(it.part("nobles"));
    mastery(it.part("mastery"));
    worship(it.part("worship"));
    masks(it.part("mask_collection"));
    final_scoring(it.part("final_scoring"));
    difficulty(it.part("difficulty"));
}

fn start(it: &mut Part) {
    let (one, two) = (opening(normal(1), 1), opening(normal(2), 1));
    assert_eq!(one.game().dark(), two.game().dark());
    assert_eq!(one.view("p1").pyramid, two.view("p1").pyramid);
    it.says("setup_as_players", one.game().seat_count());
    assert_eq!((stock(&one), BOT_START_RESOURCES), (BOT_START_RESOURCES, Resources::new(2, 2, 2)));
    let goods = [
        ("gold", BOT_START_RESOURCES.gold),
        ("stone", BOT_START_RESOURCES.stone),
        ("wood", BOT_START_RESOURCES.wood),
    ];
    let mut listed = it.amounts("start_resources");
    assert_eq!(listed.remove("cocoa"), Some(one.game().cocoa(seat("bot")).into()));
    assert_eq!(listed, named(&goods));
    let player = one.view("p1").players.swap_remove(1);
    assert!(player.temples.iter().all(|it| *it == player.temples[0]));
    it.says("start_temple_step", player.temples[0]);
    it.says("start_avenue_step", player.avenue);
    it.says("start_pyramid_step", player.pyramid);
    it.reads("start_technology", "top_right");
    assert_eq!(player.technologies, [one.game().technologies()[2]]);
    let mut rows = it.rows("workers");
    let mut praying = rows.pop().expect("a worker");
    praying.is("worship", true);
    let (space, power) = one.game().worshipping(seat("bot")).next().expect("it worships");
    assert_eq!(numbered(praying.number("board")), space.board());
    praying.says("power", power);
    for (mut row, (board, power)) in rows.into_iter().zip(BOT_WORKERS) {
        assert_eq!(numbered(row.number("board")), board);
        row.says("power", power);
    }
    one.asks("p1");
    it.is("human_first", true);
    let names = BotTile::ALL.map(|it| it.key().trim_start_matches("bot-").replace('-', "_"));
    let mut tiles = it.words("action_tiles");
    assert_eq!(tiles.pop().as_deref(), Some("mask_collection"));
    assert_eq!((tiles, names[6].as_str()), (names[..6].to_vec(), "masks"));
}

fn choices(it: &mut Part) {
    // The furthest temple below the top, then blue before red before green.
    let climbed = |steps: [u8; 3]| {
        let table = bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0);
        let table = Temple::ALL
            .into_iter()
            .zip(steps)
            .fold(table, |it, (temple, step)| it.step("bot", temple.key(), step));
        let after = woken(table, "construction");
        Temple::ALL
            .into_iter()
            .zip(steps)
            .find(|(it, step)| after.game().step(seat("bot"), *it) > *step)
            .map(|it| it.0)
    };
    assert_eq!(climbed([1, 2, 3]), Some(Temple::Green));
    assert_eq!(climbed([11, 2, 3]), Some(Temple::Green));
    assert_eq!([climbed([2, 2, 2]), climbed([1, 2, 2])], [Some(Temple::Blue), Some(Temple::Red)]);
    assert_eq!(it.words("temple_choice"), ["furthest_advanced_not_at_top", "blue", "red", "green"]);
    // A resource of the blue temple: the scarcest, then gold before stone before wood.
    let gained = |wood, stone, gold| {
        let table = bot([("construction", 1), ("palace", 1), ("palace", 1)], wood, stone + 2, gold);
        stock(&woken(table, "construction")).minus(resources(wood, stone, gold))
    };
    assert_eq!([gained(0, 1, 1), gained(1, 0, 1)], [resources(1, 0, 0), resources(0, 1, 0)]);
    assert_eq!([gained(0, 0, 0), gained(0, 0, 1)], [resources(0, 0, 1), resources(0, 1, 0)]);
    assert_eq!(it.words("resource_choice"), ["least_owned", "gold", "stone", "wood"]);
    it.reads("refill", "slide left/up, new tile at the right/bottom end");
    let table = bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0).display(["p1", "p2", "p3"]);
    let after = woken(table, "construction").view("p1").pyramid_display;
    assert_eq!(after[..2], [Some(read("p2")), Some(read("p3"))]);
    assert!(after[2].is_some());
    it.reads("ascension_reward", "vp");
    let ascended = woken(bot([("quarry", 5), ("palace", 1), ("palace", 1)], 0, 0, 0), "mastery");
    assert_eq!(points(&ascended, PointSource::Ascension), ASCENSION_POINTS);
    // It never takes a tile of a large step.
    let large = bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0).step("bot", "blue", 3);
    let large = woken(large.step_tiles("blue", 4, &["two-resources"]), "construction");
    large.clone().has_step("bot", "blue", 4).has_tiles("bot", "two-resources", 0);
    it.is("takes_discoveries", false);
}

fn turns(it: &mut Part) {
    let idle = |cocoa| woken(bot(IDLE, 0, 0, 0).cocoa("bot", cocoa), "mastery");
    it.says("calendar_steps_per_turn", idle(0).game().light());
    let mut fallback = it.part("fallback");
    fallback.says("cocoa", BOT_FALLBACK_COCOA);
    let failed = idle(0).has_cocoa("bot", BOT_FALLBACK_COCOA.into());
    // Power 1 becomes 2 and moves on, past the Palace.
    failed.has_workers("bot", &[("quarry", 2), ("palace", 2), ("palace", 3)]);
    fallback.says("power_up_lowest", 1);
    fallback.is("advance", true);
    let (cocoa, vp) = BOT_TRADE;
    assert_eq!(it.amounts("cocoa_trade"), named(&[("cocoa", cocoa), ("vp", vp)]));
    let traded = idle(5).has_cocoa("bot", 0);
    assert_eq!(points(&traded, PointSource::BotCocoa), vp);
    idle(4).has_cocoa("bot", 9).has_score("bot", 0);
    // Wages: the bot has cocoa and keeps it.
    let eclipse = solo().cocoa("bot", 4).resources("bot", 0, 0, 0).workers("bot", &IDLE).last_round();
    let eclipse = woken(eclipse, "mastery").play("wages 0");
    it.is("pays_salary", eclipse.game().cocoa(seat("bot")) < 9);
    let technology: Technology = read("tech-11");
    let known = bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0);
    let known = known.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"]);
    let known = woken(known.has_technologies("bot", &[technology.key()]), "construction");
    it.is("technology_benefits", points(&known, PointSource::Technologies) > 0);
    let tie = solo().score("p1", 150).score("bot", 150);
    it.is("win_on_tie", patolli_core::Game::places(tie.game())[0] == 1);
    it.reads(
        "released_worker",
        "moves to the next free temple worship space clockwise (palace skipped), no effect; if none is free it \
         unlocks the human worker on the nearest one",
    );
}

fn workers(it: &mut Part) {
    // On the printed ring, from the Quarry: Alchemy, then Forest.
    for power in 1..=4u8 {
        let table = woken(bot([("quarry", power), ("palace", 1), ("palace", 1)], 0, 0, 0), "mastery");
        let moved = table.game().workers(seat("bot")).iter().find(|it| it.board != Board::Palace).copied();
        let moved = moved.expect("one moved on");
        assert_eq!(moved.power, power + 1);
        it.says(
            &format!("advance_by_power.{}", power + 1),
            table.game().distance(Board::Quarry, moved.board),
        );
    }
    let reborn = woken(bot([("forest", 5), ("nobles", 1), ("nobles", 1)], 0, 0, 0), "mastery");
    reborn.has_workers("bot", &[("quarry", 1), ("nobles", 1), ("nobles", 1)]);
    it.says("advance_by_power.1", 1);
    // Of two on a board the stronger is powered up.
    let table = woken(bot([("quarry", 1), ("quarry", 2), ("palace", 1)], 0, 0, 0), "construction");
    table.has_workers("bot", &[("quarry", 1), ("alchemy", 3), ("palace", 1)]);
    it.reads("power_up_tie", "higher_power");
    // Equally strong: Gold Deposits are furthest from the Palace, the Quarry is nearest.
    let mastery = woken(bot([("quarry", 2), ("gold-deposits", 2), ("forest", 2)], 0, 0, 0), "mastery");
    mastery.has_resources("bot", 0, 0, 2);
    it.reads("highest_worker_tie", "furthest_clockwise_from_palace");
    let weak = woken(bot([("quarry", 1), ("gold-deposits", 1), ("forest", 1)], 0, 0, 0), "alchemy");
    weak.has_workers("bot", &[("quarry", 3), ("gold-deposits", 1), ("forest", 1)]);
    it.reads("lowest_worker_tie", "nearest_clockwise_from_palace");
}

fn action_pyramid(mut it: Part) {
    for sum in 2..=12u8 {
        it.says(&format!("dice_sum_to_position.{sum}"), bot_tile_index(sum) + 1);
    }
    let unreachable = (0..6).find(|place| (2..=12).all(|sum| bot_tile_index(sum) != *place));
    it.says("unreachable_position", unreachable.expect("one place") + 1);
    for (key, arrow) in [("fill_from_left_arrow", Arrow::Left), ("fill_from_right_arrow", Arrow::Right)] {
        for gap in 0..3usize {
            it.says(&format!("{key}.{}", gap + 1), fill_from(gap, arrow) + 1);
        }
    }
    // Upper tile right, lower tile left: middle left goes up, bottom middle follows.
    let names = ["construction", "decorations", "alchemy", "nobles", "mastery", "worship", "masks"];
    let table = solo().bot_tiles(names).arrows("right", "left").roll(3, 4).pass();
    let bot = table.view("p1").bot.expect("Teotibot");
    let tiles = bot.tiles.map(|it| it.key().trim_start_matches("bot-"));
    assert_eq!(tiles, ["decorations", "mastery", "alchemy", "nobles", "masks", "worship", "construction"]);
    it.reads("direction_tile_for_row_1", "upper");
    it.reads("direction_tile_for_row_2", "lower");
    assert_eq!(bot.arrows, [Arrow::Left, Arrow::Left]);
    let after = [
        "aside tile into the bottom gap",
        "activated tile goes aside",
        "flip upper direction tile",
        "move it below the other",
    ];
    assert_eq!(it.words("after_turn"), after);
}

fn construction(mut it: Part) {
    it.says("pay_stone", BOT_COSTS[0]);
    it.says("board", Board::Construction.number());
    let table =
        || bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0).display(["p1", "p2", "p3"]);
    let free = PyramidSpot::all().find(|it| table().game().is_open(*it)).expect("a place");
    let built = woken(table(), "construction");
    let laid = built.game().tile_at(free).expect("a tile");
    assert_eq!(laid.tile, read("p1"));
    it.reads("tile", "leftmost");
    // The first tile of the pile, turned as chance wants.
    let turns = ["0", "1", "2", "3"].map(|turn| {
        let table = bot([("construction", 1), ("palace", 1), ("palace", 1)], 0, 2, 0).put("turns", 0, turn);
        woken(table, "construction").game().tile_at(free).map(|it| it.turn)
    });
    assert_eq!(turns, [0, 1, 2, 3].map(Some));
    it.reads("rotation", "random");
    it.reads("space", "lowest level, then top left");
    // The level's point and 2 more.
    it.is("gain_vp_level", points(&built, PointSource::Construction) > 2);
    it.says("extra_vp", points(&built, PointSource::Construction) - 1);
    it.says("pyramid_track", built.game().pyramid_track(seat("bot")));
    it.says("temple_steps", steps(&built));
    else_part(&mut it, "construction", Board::Quarry);
}

/// The second step of a tile: a worker on another board gathers.
fn else_part(it: &mut Part, tile: &str, board: Board) {
    assert_eq!(numbered(it.number("else_board")), board);
    let table = woken(bot([(board.key(), 1), ("palace", 1), ("palace", 1)], 0, 0, 0), tile);
    let gained = stock(&table);
    let named = named(&[("wood", gained.wood), ("stone", gained.stone), ("gold", gained.gold)]);
    assert_eq!(it.amounts("else_gain"), named, "{tile}");
}

fn decorations(mut it: Part) {
    it.says("pay_gold", BOT_COSTS[1]);
    it.says("board", Board::Decorations.number());
    let table = bot([("decorations", 1), ("palace", 1), ("palace", 1)], 0, 0, 2)
        .decoration_display(["d1", "d2", "d3", "d4"]);
    let table = woken(table, "decorations");
    assert_eq!(table.view("p1").pyramid.decorations[0][0], Some(read("d1")), "the top side");
    it.reads("tile", "topmost");
    it.reads("space", "first available clockwise from the top side");
    it.says("vp", points(&table, PointSource::Decorations));
    it.says("pyramid_track", table.game().pyramid_track(seat("bot")));
    it.says("temple_steps", steps(&table));
    else_part(&mut it, "decorations", Board::GoldDeposits);
}

fn alchemy(mut it: Part) {
    it.says("pay_gold", BOT_COSTS[2]);
    it.says("board", Board::Alchemy.number());
    let table = |humans: &[&str]| {
        let table = bot([("alchemy", 1), ("palace", 1), ("palace", 1)], 0, 0, 1);
        let table = table.technologies(["tech-1", "tech-3", "tech-5", "tech-7", "tech-9", "tech-11"]);
        woken(table.has_technologies("bot", &["tech-5"]).has_technologies("p1", humans), "alchemy")
    };
    let free = table(&["tech-1"]).has_technology("bot", "tech-3", true).has_score("p1", 0);
    let all = table(&["tech-1", "tech-3", "tech-7", "tech-9", "tech-11"]);
    all.has_technology("bot", "tech-1", true).has_score("p1", 3);
    let choice = ["lowest number without any marker", "lowest number the bot lacks (human scores 3 vp)"];
    assert_eq!(it.words("choice"), choice);
    it.is("temple_of_column", free.game().step(seat("bot"), Temple::Red) == 2);
    // Power 2 moves on to the Forest.
    free.has_workers("bot", &[("forest", 2), ("palace", 1), ("palace", 1)]);
    it.says("power_up", 1);
    let other = woken(bot([("quarry", 1), ("palace", 2), ("palace", 3)], 0, 0, 0), "alchemy");
    other.has_workers("bot", &[("quarry", 3), ("palace", 2), ("palace", 3)]);
    it.says("else_power_up_lowest_unlocked", 2);
}

fn nobles(mut it: Part) {
    it.says("pay_wood", BOT_COSTS[3]);
    it.says("board", Board::Nobles.number());
    let table = |eclipses, top, middle, bottom| {
        let table = bot([("nobles", 1), ("palace", 1), ("palace", 1)], 2, 0, 0).eclipses(eclipses);
        woken(table.houses(top, middle, bottom), "nobles")
    };
    for (eclipses, houses) in [(0, [1, 0, 0]), (1, [0, 1, 0]), (2, [0, 0, 1])] {
        assert_eq!(table(eclipses, 0, 0, 0).view("p1").houses, houses);
    }
    assert_eq!(it.words("row_by_eclipses_done"), ["top", "middle", "bottom"]);
    // The top row is full: 3 in the middle against 5 at the bottom.
    assert_eq!(table(0, 5, 2, 2).view("p1").houses, [5, 3, 2]);
    it.reads("row_full", "space with the lowest printed value of all rows");
    it.says("avenue_steps", table(0, 0, 0, 0).game().avenue(seat("bot")) - 1);
    else_part(&mut it, "nobles", Board::Forest);
}

fn mastery(mut it: Part) {
    it.reads("order", "highest unlocked worker first");
    let act = |board: Board, n: u8| {
        woken(bot([(board.key(), 4), ("palace", 1), ("palace", 1)], n, n, n), "mastery")
    };
    for (board, deed) in [
        (Board::Forest, "nobles.else"),
        (Board::Quarry, "construction.else"),
        (Board::GoldDeposits, "decorations.else"),
    ] {
        let gained = stock(&act(board, 0));
        assert_eq!((gained.total(), gained.count(board.resource().expect("a resource"))), (2, 2));
        it.reads(&format!("board_actions.{}", board.number()), deed);
    }
    let developed = act(Board::Alchemy, 2);
    assert_eq!(developed.game().technology_count(seat("bot")), 2);
    it.reads("board_actions.5", "alchemy.main");
    assert_eq!(act(Board::Nobles, 2).game().buildings_taken(), 1);
    it.reads("board_actions.6", "nobles.main");
    assert!(act(Board::Decorations, 2).view("p1").pyramid.decorations[0][0].is_some());
    it.reads("board_actions.7", "decorations.main");
    let before = solo().view("p1").pyramid.tiles.len();
    assert_eq!(act(Board::Construction, 2).view("p1").pyramid.tiles.len(), before + 1);
    it.reads("board_actions.8", "construction.main");
}

fn worship(mut it: Part) {
    it.says("temple_steps", BOT_WORSHIP.0);
    it.says("temple_steps_decorations", BOT_WORSHIP.1);
    // On the printed ring the Gold Deposits follow Decorations, then the Quarry; the Palace is passed over.
    let from = |space: &str| woken(solo().clear_space("decorations").worships("bot", space, 1), "worship");
    let gold = from("decorations");
    assert_eq!(gold.game().worshipping(seat("bot")).next().map(|it| it.0), Some(Space::GoldDeposits));
    gold.clone().has_step("bot", "blue", 1 + BOT_WORSHIP.0);
    from("gold-deposits").has_worshipper("quarry", Some(("bot", 1))).has_step("bot", "green", 3);
    from("forest").has_worshipper("decorations", Some(("bot", 1))).has_step("bot", "blue", 4);
    it.reads("move", "next clockwise temple worship space, palace skipped");
    let laid = gold.game().discovery(Board::GoldDeposits);
    assert!(laid.is_some() && gold.events().iter().any(|it| matches!(it, Event::TileDiscarded { .. })));
    it.reads("discovery_tile", "discarded and replaced");
}

fn masks(mut it: Part) {
    let idle = || bot(IDLE, 9, 9, 9).cocoa("bot", 4);
    let plain = [("forest", "no-cocoa"), ("quarry", "free-move"), ("gold-deposits", "double-move")];
    let bare = plain.into_iter().fold(idle(), |it, (place, tile)| it.discovery(place, tile));
    let bare = bare.discovery("decorations", "virtual-worker");
    for number in it.numbers("sources") {
        let place = Board::numbered(number);
        let table =
            woken(bare.clone().discovery(place.key(), "mask-3"), "masks").has_tiles("bot", "mask-3", 1);
        assert_ne!(table.game().discovery(place), Some(read("mask-3")));
    }
    let poor = bot(IDLE, 0, 0, 9).discovery("palace", "mask-1").discovery("forest", "mask-2");
    woken(poor, "masks").has_tiles("bot", "mask-1", 0).has_tiles("bot", "mask-2", 0);
    it.reads("condition", "mask type not owned and affordable");
    let rare = woken(bare.clone().discovery("forest", "mask-2").discovery("palace", "mask-4"), "masks");
    rare.has_tiles("bot", "mask-2", 1);
    let near = woken(bare.discovery("forest", "mask-5").discovery("palace", "mask-4"), "masks");
    near.has_tiles("bot", "mask-4", 1);
    assert_eq!(
        it.words("choice"),
        ["lowest copy number", "first clockwise from the palace, palace included"]
    );
}

fn final_scoring(mut it: Part) {
    it.says("vp_per_technology", BOT_TECHNOLOGY);
    it.says("vp_per_temple_bonus_tile", BOT_BONUS);
    let over = woken(bot(IDLE, 1, 2, 3).eclipses(2).last_round(), "mastery").play("wages 0").is_over();
    let found = over.events().iter().find_map(|it| match it {
        Event::BotGoodsScored { goods, points, .. } => Some((*goods, *points)),
        _ => None,
    });
    // Six resources and the cocoa of the last turn.
    assert_eq!(found, Some((6 + BOT_FALLBACK_COCOA, 6 + BOT_FALLBACK_COCOA)));
    it.says("vp_per_resource_and_cocoa", 1);
}

/// By how much an option changes Teotibot, without sign.
fn deltas(key: &str) -> Vec<u8> {
    let spec = Options::SPECS.iter().find(|it| it.key == key).expect("an option");
    let OptionKind::OneOf(words) = spec.kind else { panic!("a choice") };
    let of =
        |sign: &str| words.iter().filter_map(|it| it.strip_prefix(sign)?.parse().ok()).collect::<Vec<u8>>();
    let (mut minus, plus) = (of("minus-"), of("plus-"));
    minus.reverse();
    assert_eq!((&minus, words[0]), (&plus, "normal"));
    plus
}

fn difficulty(mut it: Part) {
    for key in ["bot-gold-deposits", "bot-nobles", "bot-construction"] {
        assert_eq!(deltas(key), [1]);
    }
    it.says("worker_power_delta", 1);
    for key in ["bot-wood", "bot-stone", "bot-gold"] {
        assert_eq!(deltas(key), [1]);
    }
    it.says("resource_delta", 1);
    it.lists("cocoa_trade_vp_delta", &deltas("bot-cocoa"));
    it.says("worship_steps_delta", deltas("bot-worship")[0]);
    it.lists("temple_bonus_vp_delta", &deltas("bot-bonus"));
    it.lists("technology_vp_delta", &deltas("bot-technology"));
    assert!(scenario(2).game().bot_seat().is_none());
}
