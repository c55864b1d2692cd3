//! The player aid of Tzolk'in.

use patolli_catalog::rules::tzolkin::{
    Block, BuildingKind, Options, QuickAction, Temple, Track, Tzolkin, View, Wheel,
    data::{
        ADVANCE_COSTS, BAND_POINTS, BEG, CHICHEN_ITZA_OFFERINGS, CORN_PER_WORKER, FISHING_CORN, FOOD_DAYS,
        HARVEST_YIELDS, QUICK_COST, SKULL_POINTS, SURCHARGE, TEETH, Tribe, UNFED_PENALTY, UXMAL_1_CORN,
        UXMAL_4_CORN, YAXCHILAN_GOODS, market_rate, setup_counts,
    },
};
use patolli_catalog::{Seat, Viewer};
use patolli_core::Game as _;

use super::{
    glyphs::{self, Glyph},
    names,
};
use crate::aid::{Aid, AidBlock, AidCell, AidRow, AidSection};

/// Behind which tab a section lies.
const WHEELS: usize = 0;
const ROUND: usize = 1;
const SKILLS: usize = 2;
const FOOD: usize = 3;

/// The aid of a table.
pub(super) fn aid(options: Options, seen: Option<(&View, Viewer)>) -> Aid {
    let mut middle = vec![technologies(), market(), burning(), start_space(), pictures()];
    let mut last = vec![food_day(), end()];
    if options.buildings {
        middle.push(AidSection::new(SKILLS, "renovate", "option-buildings", "ZE-101").text("aid-renovation"));
    }
    if options.quick {
        middle.push(quick());
    }
    if options.tribes {
        middle.extend(tribe(seen));
    }
    if options.prophecies {
        last.insert(1, prophecies(seen));
    }
    Aid {
        tabs: ["aid-tab-wheels", "aid-tab-round", "board-skills", "aid-tab-food"],
        top: vec![wheels()],
        columns: vec![vec![round(), placing(), picking(), few(options)], middle, last],
        numbers: numbers(options),
    }
}

fn numbers(options: Options) -> Vec<(&'static str, i64)> {
    let setup = setup_counts(options.seats, options.quick);
    let mut numbers = vec![
        ("beg", i64::from(BEG.most)),
        ("begged", BEG.becomes.into()),
        ("last", Wheel::Palenque.last().into()),
        ("high", (Wheel::Palenque.last() - 1).into()),
        ("free", Wheel::ChichenItza.last().into()),
        ("edge", Wheel::ChichenItza.actions().into()),
        ("days", i64::try_from(FOOD_DAYS.len()).unwrap_or_default()),
        ("food", CORN_PER_WORKER.into()),
        ("unfed", UNFED_PENALTY.into()),
        ("corn", Tzolkin::UNITS_PER_POINT.into()),
        ("skull", SKULL_POINTS.into()),
        ("first", ADVANCE_COSTS[0].into()),
        ("second", ADVANCE_COSTS[1].into()),
        ("third", ADVANCE_COSTS[2].into()),
        ("bonus", ADVANCE_COSTS[3].into()),
        ("teeth", TEETH.into()),
        ("monuments", setup.monuments.into()),
    ];
    if setup.neutral > 0 {
        numbers.push(("neutral", setup.neutral.into()));
    }
    if options.quick {
        numbers.push(("quick", QUICK_COST.into()));
    }
    numbers
}

fn signs(glyphs: &[Glyph]) -> String {
    let sign = |it: &Glyph| match (it.text.as_str(), it.icon) {
        ("", icon) => format!("[{icon}]"),
        (text, "vp-badge") => format!("{text} [vp]"),
        (text, icon) => format!("{text} [{icon}]"),
    };
    glyphs.iter().map(sign).collect::<Vec<_>>().join(" ")
}

fn cell(glyphs: &[Glyph]) -> AidCell {
    AidCell::Signs(signs(glyphs))
}

fn text(text: String) -> AidCell {
    AidCell::Signs(text)
}

fn wheels() -> AidSection {
    let harvest = HARVEST_YIELDS.map(|it| match it.wood {
        0 => text(format!("{} [corn]", it.corn)),
        wood => text(format!("{} [corn] / {wood} [wood]", it.corn)),
    });
    let palenque = [text(format!("{FISHING_CORN} [corn] [fish]"))].into_iter().chain(harvest);
    let tikal =
        ["aid-tikal-1", "aid-tikal-2", "aid-tikal-3", "aid-tikal-4", "aid-tikal-5"].map(AidCell::Words);
    let uxmal = [
        text(format!("{UXMAL_1_CORN} [corn] → [temple-any]")),
        AidCell::Words("aid-market"),
        text("[worker-add]".to_owned()),
        text(format!("[building]: {UXMAL_4_CORN} [corn] / [block]")),
        AidCell::Words("aid-uxmal-5"),
    ];
    let offerings = CHICHEN_ITZA_OFFERINGS.map(|it| {
        let block = if it.blocks > 0 { " + [block]" } else { "" };
        text(format!("{} [{}]{block}", it.points, it.temple))
    });
    AidSection::new(WHEELS, "calendar", "aid-wheels", "Z-148")
        .note("aid-wheels-free")
        .table(vec![
            AidRow::head(1..=Wheel::Palenque.actions()),
            AidRow::new("palenque", "palenque", palenque),
            AidRow::new("yaxchilan", "yaxchilan", YAXCHILAN_GOODS.map(|it| cell(&glyphs::goods(it)))),
            AidRow::new("tikal", "wheel-tikal", tikal),
            AidRow::new("uxmal", "uxmal", uxmal),
        ])
        .table(vec![
            AidRow::head(1..=Wheel::ChichenItza.actions()),
            AidRow::new("chichen", "chichen-itza", offerings),
        ])
        .text("aid-chichen")
}

fn round() -> AidSection {
    AidSection::new(ROUND, "advance", "aid-round", "Z-072").steps(&["aid-turns", "aid-day", "aid-calendar"])
}

fn placing() -> AidSection {
    AidSection::new(ROUND, "worker", "aid-placing", "Z-090")
        .text("aid-placing-text")
        .table(vec![AidRow::of("worker", "", 1..=SURCHARGE.len()), AidRow::of("corn", "", SURCHARGE)])
}

fn picking() -> AidSection {
    AidSection::new(ROUND, "undo", "aid-picking", "Z-103").text("aid-picking-text")
}

/// What depends on the number of players.
fn few(options: Options) -> AidSection {
    let neutral = setup_counts(options.seats, options.quick).neutral > 0;
    let key = if neutral { "aid-table-neutral" } else { "aid-table-text" };
    AidSection::new(ROUND, "people", "aid-table", "Z-053").text(key)
}

fn technologies() -> AidSection {
    let row =
        |it: Track| AidRow::new(it.key(), "", (1..=4).map(|level| cell(&glyphs::technology(it, level))));
    AidSection::new(SKILLS, "tech-any", "board-skills", "Z-204")
        .note("aid-skills-price")
        .table(Track::ALL.map(row).into())
}

fn market() -> AidSection {
    let rate = |it: Block| format!("[{it}] = {} [corn]", market_rate(it));
    let rates = Block::ALL.map(rate).join(" · ");
    AidSection::new(SKILLS, "market", "board-market", "Z-182").with(AidBlock::Text(text(rates)))
}

fn burning() -> AidSection {
    AidSection::new(SKILLS, "burn", "aid-burning", "Z-159").text("aid-burning-text")
}

fn start_space() -> AidSection {
    AidSection::new(SKILLS, "start-player", "aid-start", "Z-121").text("aid-start-text")
}

fn quick() -> AidSection {
    let all = QuickAction::ALL.map(|it| signs(&glyphs::quick(it))).join(" · ");
    AidSection::new(SKILLS, "quick-action", "option-quick", "ZE-123")
        .text("aid-quick-text")
        .with(AidBlock::Text(text(all)))
}

/// The tribe of the reader, in words; where there is none yet, how tribes are chosen.
fn tribe(seen: Option<(&View, Viewer)>) -> Vec<AidSection> {
    let own = seen.and_then(|(view, viewer)| match viewer {
        Viewer::Seat(seat) => tribe_of(view, seat),
        Viewer::Watcher => None,
    });
    let section = |name, key| AidSection::new(SKILLS, "tribe", name, "ZE-011").text(key);
    vec![own.map_or_else(
        || section("option-tribes", "option-tribes-about"),
        |it| section(it.key(), about_tribe(it)),
    )]
}

fn tribe_of(view: &View, seat: Seat) -> Option<Tribe> {
    view.players.get(seat.index())?.tribe
}

/// Message key of what a tribe can do.
const fn about_tribe(tribe: Tribe) -> &'static str {
    match tribe {
        Tribe::AhChuyKak => "about-ah-chuy-kak",
        Tribe::AhauChamahez => "about-ahau-chamahez",
        Tribe::Ahmakiq => "about-ahmakiq",
        Tribe::Bacab => "about-bacab",
        Tribe::Balam => "about-balam",
        Tribe::CitBolonTum => "about-cit-bolon-tum",
        Tribe::Huracan => "about-huracan",
        Tribe::Itzamna => "about-itzamna",
        Tribe::Ixtab => "about-ixtab",
        Tribe::VacubCaquix => "about-vacub-caquix",
        Tribe::XamanEk => "about-xaman-ek",
        Tribe::Yaluk => "about-yaluk",
        Tribe::Yumkaax => "about-yumkaax",
    }
}

/// The prophecies of the game, each with its price and its bands; the points of the bands where they are not known.
fn prophecies(seen: Option<(&View, Viewer)>) -> AidSection {
    let points = BAND_POINTS.map(super::shapes::signed);
    let mut rows = vec![AidRow::of("vp", "", points)];
    for it in seen.iter().flat_map(|it| &it.0.prophecies) {
        let price = signs(&glyphs::prophecy(it.prophecy));
        let cells = [text(price)].into_iter().chain([text(format!("[{}]", glyphs::metric(it.prophecy)))]);
        rows.push(AidRow::new(
            "prophecy",
            it.prophecy.key(),
            cells.chain(names::bands(it.prophecy).map(text)),
        ));
    }
    if rows.len() > 1 {
        rows[0].cells.splice(0..0, [text(String::new()), text(String::new())]);
    }
    AidSection::new(FOOD, "prophecy", "option-prophecies", "ZE-055").text("aid-prophecies-text").table(rows)
}

fn food_day() -> AidSection {
    let bonus = |n: usize| Temple::ALL.map(|it| it.steps().bonus[n]);
    let half = FOOD_DAYS.len() / 2;
    AidSection::new(FOOD, "food-day", "aid-food", "Z-282")
        .steps(&["aid-food-feed", "aid-food-epoch", "aid-food-temples"])
        .table(vec![
            AidRow { is_head: true, ..AidRow::of("", "", Temple::ALL.map(|it| format!("[{it}]"))) },
            AidRow::of("food-day", "aid-food-middle", bonus(0)),
            AidRow::of("food-day", "aid-food-last", bonus(half - 1)),
        ])
        .text("aid-food-shared")
}

fn end() -> AidSection {
    AidSection::new(FOOD, "flag", "aid-end", "Z-312").note("aid-end-when").text("aid-end-text")
}

fn pictures() -> AidSection {
    let goods =
        [("corn", "corn"), ("wood", "wood"), ("stone", "stone"), ("gold", "gold"), ("skull", "skull")];
    let gods = Temple::ALL.map(|it| (it.key(), it.key()));
    let kinds = BuildingKind::ALL.map(|it| (it.key(), it.key()));
    let farms = [("feed", "aid-farm-one"), ("building", "aid-farm-each")];
    let list = goods.into_iter().chain(gods).chain(kinds).chain(farms).collect();
    AidSection::new(FOOD, "help", "aid-pictures", "Z-022").with(AidBlock::Pictures(list))
}
