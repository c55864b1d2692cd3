//! The player aid of Teotihuacan, and of a game against Teotibot.

use patolli_catalog::rules::teotihuacan::{
    AscensionReward, Board as ActionBoard, Options, Temple,
    data::{
        ALCHEMY_BONUS, ALCHEMY_POWER, ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, BOT_BONUS,
        BOT_TECHNOLOGY, BOT_TILE_PLACES, BOT_TRADE, DECORATION_POINTS, DECORATION_PRICE, Discovery,
        FOURTH_WORKER_COCOA, LEADER_POINTS, LEVEL_POINTS, LEVEL_POINTS_PRINTED, LEVEL_STONE, LEVEL_WOOD,
        MASK_POINTS, MAX_COUNTED_WORKERS, MAX_MOVE, NOBLES_ROWS, NOBLES_WOOD, PYRAMID_POINTS, RESERVE_POWER,
        STRONG_POWER, UNLOCK_COCOA, UNPAID_POINTS, WAGES, bot_tile_index, power_ups,
    },
};

use super::glyphs;
use crate::aid::{Aid, AidBlock, AidCell, AidPrice, AidRow, AidSection};

/// Behind which tab a section lies.
const TURN: usize = 0;
const BOARDS: usize = 1;
const ECLIPSE: usize = 2;
const PICTURES: usize = 3;

/// The aid of a table.
pub(super) fn aid(options: &Options) -> Aid {
    let mut last = vec![pyramid(options.printed_values), eclipse(options), temples(), end(options)];
    if options.is_solo() {
        last.push(teotibot());
    }
    Aid {
        tabs: ["aid-tab-turn", "aid-tab-boards", "aid-tab-eclipse", "aid-tab-pictures"],
        top: Vec::new(),
        columns: vec![vec![turn(), arrival(), ascension(), pictures()], vec![boards()], last],
        numbers: numbers(options),
    }
}

fn numbers(options: &Options) -> Vec<(&'static str, i64)> {
    let mut numbers = vec![
        ("far", i64::from(MAX_MOVE)),
        ("free", UNLOCK_COCOA.into()),
        ("count", MAX_COUNTED_WORKERS.into()),
        ("strong", ALCHEMY_POWER.into()),
        ("earlier", ALCHEMY_BONUS.into()),
        ("wood", NOBLES_WOOD.into()),
        ("decoration", DECORATION_POINTS.into()),
        ("leader", LEADER_POINTS.into()),
        ("wage", WAGES[0].into()),
        ("more", WAGES[1].into()),
        ("power", STRONG_POWER.into()),
        ("unpaid", UNPAID_POINTS.into()),
    ];
    for (name, n) in ["one", "two", "three"].into_iter().zip(PYRAMID_POINTS) {
        numbers.push((name, n.into()));
    }
    if options.is_solo() {
        let change = options.bot;
        let signed = |points: u8, change: i8| i64::from(points) + i64::from(change);
        numbers.extend([
            ("traded", BOT_TRADE.0.into()),
            ("trade", signed(BOT_TRADE.1, change.cocoa)),
            ("technology", signed(BOT_TECHNOLOGY, change.technology)),
            ("bonus", signed(BOT_BONUS, change.bonus)),
        ]);
    }
    numbers
}

fn text(text: String) -> AidCell {
    AidCell::Signs(text)
}

fn turn() -> AidSection {
    AidSection::new(TURN, "advance", "aid-turn", "H-105")
        .steps(&["aid-turn-move", "aid-turn-free"])
        .text("aid-turn-after")
}

fn arrival() -> AidSection {
    let price =
        |icon, name, value: &str, about| AidPrice { icon, name, value: text(value.to_owned()), about };
    AidSection::new(TURN, "die", "aid-arrival", "H-124").with(AidBlock::Prices(vec![
        price("cocoa", "aid-collect", "+n + 1 [cocoa]", "aid-collect-about"),
        price("worship", "ring-worship", "0–2 [cocoa]", "aid-worship-about"),
        price("construction", "aid-main", "−n [cocoa]", "aid-main-about"),
    ]))
}

fn ascension() -> AidSection {
    let rewards = AscensionReward::ALL.map(|it| match it {
        AscensionReward::Points => format!("{ASCENSION_POINTS} [vp]"),
        AscensionReward::Cocoa => format!("{ASCENSION_COCOA} [cocoa]"),
        AscensionReward::Temple => "[t-any]".to_owned(),
        AscensionReward::Temples => format!("{ASCENSION_PRICE} [cocoa] → [t-any] [t-any]"),
        AscensionReward::Worker => format!("[worker-add] ({RESERVE_POWER}) + {FOURTH_WORKER_COCOA} [cocoa]"),
    });
    AidSection::new(TURN, "ascension", "aid-ascension", "H-263")
        .note("aid-ascension-when")
        .steps(&["aid-ascension-avenue", "aid-ascension-die", "aid-ascension-choose", "aid-ascension-disc"])
        .with(AidBlock::Text(text(rewards.join(" · "))))
}

fn boards() -> AidSection {
    let ups = |it: ActionBoard| match (power_ups(it, 1), power_ups(it, MAX_COUNTED_WORKERS)) {
        (0, _) => "–".to_owned(),
        (one, three) if one == three => format!("{one} [power-up]"),
        (one, three) => format!("{one}; {three} [power-up]"),
    };
    let row = |it: ActionBoard| {
        AidRow::new(
            it.key(),
            it.key(),
            [AidCell::WordsAndSigns(board_key(it), board_numbers(it)), text(ups(it))],
        )
    };
    AidSection::new(BOARDS, "palace", "aid-boards", "H-177")
        .note("aid-boards-count")
        .table(ActionBoard::ALL.map(row).into())
        .text("aid-boards-power")
}

/// Message key of what the main action of a board does.
const fn board_key(board: ActionBoard) -> &'static str {
    match board {
        ActionBoard::Palace => "aid-palace",
        ActionBoard::Forest => "aid-forest",
        ActionBoard::Quarry => "aid-quarry",
        ActionBoard::GoldDeposits => "aid-gold-deposits",
        ActionBoard::Alchemy => "aid-alchemy",
        ActionBoard::Nobles => "aid-nobles",
        ActionBoard::Decorations => "aid-decorations",
        ActionBoard::Construction => "aid-construction",
    }
}

/// What depends on the number of workers there, from one to three.
fn board_numbers(board: ActionBoard) -> String {
    let spaced = |list: &[u8]| list.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    match board {
        ActionBoard::Nobles => NOBLES_ROWS.map(spaced).join(" / ") + " [vp]",
        ActionBoard::Decorations => spaced(&DECORATION_PRICE).replace(' ', " / ") + " [gold]",
        _ => String::new(),
    }
}

fn pyramid(printed: bool) -> AidSection {
    let points = if printed { LEVEL_POINTS_PRINTED } else { LEVEL_POINTS };
    let price = LEVEL_STONE.into_iter().zip(LEVEL_WOOD).map(|(stone, wood)| match wood {
        0 => format!("{stone} [stone]"),
        _ => format!("{stone} [stone] {wood} [wood]"),
    });
    AidSection::new(BOARDS, "construction", "aid-pyramid", "H-235")
        .table(vec![
            AidRow { name: "aid-level", ..AidRow::of("", "", ["I", "II", "III", "IV"]) },
            AidRow::of("", "aid-cost", price),
            AidRow::of("", "aid-points", points),
        ])
        .text("aid-pyramid-text")
}

fn eclipse(options: &Options) -> AidSection {
    let wages = if options.is_solo() { "aid-eclipse-wages-solo" } else { "aid-eclipse-wages" };
    let when = if options.dark_eclipse { "aid-eclipse-dark" } else { "aid-eclipse-when" };
    let sets = MASK_POINTS.iter().enumerate().skip(1);
    AidSection::new(ECLIPSE, "eclipse", "aid-eclipse", "H-281")
        .note(when)
        .steps(&["aid-eclipse-avenue", "aid-eclipse-leader", "aid-eclipse-track", "aid-eclipse-masks", wages])
        .text("aid-eclipse-last")
        .table(vec![
            AidRow::of("", "aid-masks", sets.clone().map(|it| it.0)),
            AidRow::of("", "aid-points", sets.map(|it| *it.1)),
        ])
}

fn temples() -> AidSection {
    let list = Temple::ALL.map(|it| (glyphs::temple(it), temple_key(it)));
    AidSection::new(ECLIPSE, "worship", "source-temples", "H-162")
        .with(AidBlock::Pictures(list.into()))
        .text("aid-temples")
}

/// Message key of what a temple gives.
const fn temple_key(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "aid-blue",
        Temple::Red => "aid-red",
        Temple::Green => "aid-green",
    }
}

fn end(options: &Options) -> AidSection {
    let key = if options.is_solo() { "aid-end-solo" } else { "aid-end-text" };
    AidSection::new(ECLIPSE, "flag", "aid-end", "H-314").text(key)
}

fn teotibot() -> AidSection {
    const PLACES: [&str; BOT_TILE_PLACES - 1] =
        ["aid-bot-top", "aid-bot-middle-left", "aid-bot-middle-right", "aid-bot-left", "", "aid-bot-right"];
    let sums = |place: usize| {
        let all = (2..=12).filter(|it| bot_tile_index(*it) == place).map(|it: u8| it.to_string());
        all.collect::<Vec<_>>().join(", ")
    };
    let woken = (0..PLACES.len()).filter(|it| !PLACES[*it].is_empty());
    AidSection::new(ECLIPSE, "bot", "automaton", "H-425")
        .table(woken.map(|it| AidRow::of("die", PLACES[it], [sums(it)])).collect())
        .text("aid-bot-text")
}

/// Icons, and the discovery tiles whose pictures do not say all.
fn pictures() -> AidSection {
    let list = [
        ("power-up", "aid-power-up"),
        ("avenue", "source-avenue"),
        ("pyramid-track", "source-pyramid"),
        ("temple-bonus", "temple-bonus"),
        ("royal", "aid-royal"),
        ("discovery", "aid-discovery"),
        ("mask-1", "source-masks"),
        ("die", Discovery::DOUBLE_MOVE.tile().name),
        ("cocoa", Discovery::NO_COCOA.tile().name),
        ("double-advance", Discovery::FREE_MOVE.tile().name),
        ("worker", Discovery::VIRTUAL_WORKER.tile().name),
    ];
    AidSection::new(PICTURES, "help", "aid-pictures", "H-353").with(AidBlock::Pictures(list.into()))
}
