//! What Teotihuacan says, it says in every language.

use crate::{CheckedMessages, GameWords, every};
use patolli_catalog::{Lang, Message, OptionKind, OptionSpec, Seat, game};
use patolli_core::Describe as _;
use patolli_teotihuacan::{
    Arrow, AscensionReward, Board, BotOutcome, BotTile, CostKind, DiscoveryLocation, Event, Goods, IconKind,
    Illegal, Lapse, Obligation, PointSource, PyramidSpot, Resource, Resources, Row, Side, Space, Temple,
    WorkerPurpose,
    data::{
        BOT_BONUS, BOT_COSTS, BOT_START_RESOURCES, BOT_TECHNOLOGY, BOT_TRADE, BOT_WORKERS, BOT_WORSHIP,
        Bonus, DecorationId, Discovery, DiscoveryEffect, MASK_POINTS, PyramidId, Royal, Scoring, StartId,
        Technology,
    },
};

const WORDS: GameWords = GameWords {
    game: "teotihuacan",
    about: |key| format!("{key}-about"),
    numbered: &["do-trade"],
    with_seat: &["turn-began"],
    // What is not done, and no worker that goes along.
    silent: &[
        ("do-worship-ability", "tile"),
        ("do-worship-tile", "ability"),
        ("moved", "along"),
        ("moved-anywhere", "along"),
    ],
};

fn seat() -> Seat {
    Seat::new(0)
}

fn spot() -> PyramidSpot {
    "2.0.1".parse().expect("2.0.1 is a place of the pyramid")
}

fn discovery() -> Discovery {
    "two-power-ups".parse().expect("two-power-ups is a discovery tile")
}

fn goods() -> Goods {
    Goods::new(5, 2, 1, 0)
}

every!(refusals: Illegal {
    NotNow { rule: "H-105" },
    Over,
    NotDealt { draft: false },
    KeptAlready { draft: false },
    NotNamed { board: Board::Palace },
    PlacedThere { board: Board::Forest },
    Cocoa { need: 3, have: 1, cost: CostKind::Main },
    Resources { resource: Resource::Stone, need: 2, have: 1, cost: CostKind::Level(1) },
    WrongCount { need: 2 },
    TooMany { most: 3, cost: CostKind::Sale },
    NoWorshippers,
    NothingToUnlock,
    NoNormalTurn,
    NotInTurn,
    Unfinished,
    NoWorkerThere { board: Board::Quarry, power: 4 },
    NoWorkerToPowerUp { board: Board::Quarry, power: 4 },
    NoWorkerInHand { power: 2, purpose: WorkerPurpose::Start },
    OutOfReach { board: Board::Alchemy },
    StrongerFirst,
    NoTile { tile: discovery() },
    NotOnOffer { tile: discovery(), location: DiscoveryLocation::Step },
    TimedTile { tile: discovery() },
    NoWorshipHere { board: Board::Nobles },
    OwnWorker,
    MustUseRoyalTile,
    NoDiscovery { board: Board::Decorations },
    WhichWorker,
    NoFee,
    NoMainAction { board: Board::Palace },
    NoExtraWorker { board: Board::Forest },
    NothingPossible { board: Board::Construction },
    LowerRow,
    NotLaidOut { board: Board::Alchemy },
    Developed { technology: Technology::POWER_UP },
    OtherRow { row: Row::Middle, workers: 1 },
    RowFull { row: Row::Top },
    SideFull { side: Side::Left },
    NotReady { side: Side::Top, step: 3 },
    NoSuchPlace { spot: spot() },
    SameRotation,
    NoDiscount,
    NoMoreWorkers,
    OtherTemple { temple: Temple::Red },
    OtherBoard { board: Board::GoldDeposits },
    MoreThanDue { due: 4 },
    NothingDone,
    MustAct,
    NoDeclining { obligation: Obligation::Ascension },
});

every!(events: Event {
    Chose { seat: seat() },
    Revealed { seat: seat(), tiles: StartId::all().take(2).collect() },
    Drafted { seat: seat(), tile: StartId::at(6) },
    StartPoweredUp { seat: seat(), power: 2 },
    Placed { seat: seat(), board: Board::Forest, power: 1 },
    NeutralsPlaced { colour: 0, boards: [Board::Forest, Board::Alchemy, Board::Nobles], at_eclipse: false },
    TurnBegan { seat: seat() },
    Freed { seat: seat(), workers: 2, cocoa: 0 },
    Moved {
        seat: seat(),
        from: Board::Palace,
        to: Board::Quarry,
        power: 3,
        along: None,
        anywhere: false,
        via: std::iter::empty().collect(),
    },
    Collected { seat: seat(), board: Board::Palace, colours: 2, cocoa: 3 },
    Worshipped { seat: seat(), space: Space::PalaceLeft, power: 3, cocoa: 1, waived: false },
    Evicted { seat: seat(), board: Board::Forest, power: 2 },
    Acted { seat: seat(), board: Board::Alchemy, workers: 2, cocoa: 3, waived: false },
    Gained { seat: seat(), goods: goods() },
    Paid { seat: seat(), goods: goods() },
    Refused { seat: seat() },
    Lapsed { seat: seat(), what: Lapse::Steps },
    Counted { seat: seat(), board: Board::Nobles, workers: 2 },
    Scored { seat: seat(), points: 3, source: PointSource::Royals },
    TileTaken { seat: seat(), tile: discovery() },
    TileUsed { seat: seat(), tile: discovery() },
    TileLaid { board: Board::Palace, tile: discovery() },
    TileDiscarded { board: Board::Forest, tile: discovery() },
    Climbed { seat: seat(), temple: Temple::Blue, step: 4 },
    StepLost { seat: seat(), temple: Temple::Green },
    Walked { seat: seat(), space: 3 },
    PoweredUp { seat: seat(), board: Board::Nobles, power: 4 },
    Ascended { seat: seat(), board: Board::Nobles },
    Rewarded { seat: seat(), reward: AscensionReward::Worker },
    DiscMoved { space: 7 },
    EclipseNear { number: 1, last: false },
    Developed { seat: seat(), technology: Technology::DECORATIONS },
    HouseBuilt { seat: seat(), row: Row::Bottom, place: 1 },
    Decorated { seat: seat(), tile: DecorationId::at(0), side: Side::Right, step: 2, matches: 1 },
    Built { seat: seat(), tile: PyramidId::at(0), spot: spot(), matches: 3 },
    Advanced { seat: seat(), space: 5 },
    PyramidCompleted { seat: seat() },
    TilesLaid { tiles: PyramidId::all().take(1).collect() },
    DecorationsLaid { tiles: DecorationId::all().take(1).collect() },
    EclipseBegan { number: 1, last: false },
    AvenueScored { seat: seat(), number: 1, spaces: 3, each: 4, points: 12 },
    LeaderScored { seat: seat(), number: 1, points: 4 },
    PyramidScored { seat: seat(), number: 1, spaces: 2, each: 4, points: 8 },
    MasksScored { seat: seat(), number: 1, masks: 3, points: 6 },
    WagesPaid { seat: seat(), number: 1, due: 5, paid: 3, waived: false, lost: 6 },
    DiscsReset { dark: 9 },
    BonusScored { seat: seat(), temple: Temple::Red, bonus: Bonus::at(0), points: 10 },
    BotGoodsScored { seat: seat(), goods: 9, points: 9 },
    BotTechnologiesScored { seat: seat(), technologies: 3, points: 6 },
    GameOver,
    BotRolled { seat: seat(), dice: [3, 4], tile: BotTile::Nobles },
    BotDid { seat: seat(), tile: BotTile::Worship, deed: BotOutcome::First },
    BotMoved {
        seat: seat(),
        from: Board::Nobles,
        to: Board::GoldDeposits,
        power: 3,
        via: std::iter::empty().collect(),
    },
    BotWorshipped { seat: seat(), space: Space::Forest, evicted: false },
    BotShifted { seat: seat(), aside: BotTile::Nobles, entered: BotTile::Masks, arrows: [Arrow::Left, Arrow::Right] },
});

/// The same events with other words.
fn more_events() -> Vec<Event> {
    let moved = |along, anywhere| {
        let (from, to) = (Board::Forest, Board::Construction);
        Event::Moved { seat: seat(), from, to, power: 5, along, anywhere, via: std::iter::empty().collect() }
    };
    let acted =
        |workers, cocoa, waived| Event::Acted { seat: seat(), board: Board::Quarry, workers, cocoa, waived };
    let mut events = vec![
        moved(None, true),
        moved(Some(2), false),
        moved(Some(2), true),
        acted(1, 0, false),
        acted(3, 0, true),
        Event::Freed { seat: seat(), workers: 1, cocoa: 3 },
        Event::Collected { seat: seat(), board: Board::Nobles, colours: 0, cocoa: 1 },
        Event::Worshipped { seat: seat(), space: Space::Forest, power: 1, cocoa: 0, waived: true },
        Event::EclipseNear { number: 3, last: true },
        Event::EclipseBegan { number: 3, last: true },
        Event::Decorated { seat: seat(), tile: DecorationId::at(1), side: Side::Left, step: 1, matches: 0 },
        Event::Built { seat: seat(), tile: PyramidId::at(1), spot: PyramidSpot::TOP, matches: 0 },
        Event::TilesLaid { tiles: PyramidId::all().take(3).collect() },
        Event::DecorationsLaid { tiles: DecorationId::all().take(4).collect() },
        Event::MasksScored { seat: seat(), number: 2, masks: 1, points: 1 },
        Event::WagesPaid { seat: seat(), number: 2, due: 6, paid: 0, waived: true, lost: 0 },
        Event::WagesPaid { seat: seat(), number: 2, due: 6, paid: 6, waived: false, lost: 0 },
        Event::BotWorshipped { seat: seat(), space: Space::Decorations, evicted: true },
        Event::Gained { seat: seat(), goods: Goods::NONE },
    ];
    let lapses = [
        Lapse::PaidSteps,
        Lapse::Tile,
        Lapse::PowerUp,
        Lapse::BoughtPowerUp,
        Lapse::Royal,
        Lapse::Action,
        Lapse::MoreTiles,
    ];
    events.extend(lapses.map(|what| Event::Lapsed { seat: seat(), what }));
    events.extend(AscensionReward::ALL.map(|reward| Event::Rewarded { seat: seat(), reward }));
    events.extend(bot_deeds());
    events
}

/// Everything a tile of Teotibot can come to.
fn bot_deeds() -> Vec<Event> {
    let deeds = |tile: BotTile| match tile {
        BotTile::Mastery => {
            let acts = Board::ALL.into_iter().filter(|it| *it != Board::Palace).map(BotOutcome::Mastery);
            acts.chain([BotOutcome::Fallback]).collect()
        }
        BotTile::Alchemy => vec![BotOutcome::First, BotOutcome::Second],
        BotTile::Worship | BotTile::Masks => vec![BotOutcome::First, BotOutcome::Fallback],
        _ => vec![BotOutcome::First, BotOutcome::Second, BotOutcome::Fallback],
    };
    let did = |tile| deeds(tile).into_iter().map(move |deed| Event::BotDid { seat: seat(), tile, deed });
    BotTile::ALL.into_iter().flat_map(did).collect()
}

/// Games of every number of seats, with every way to start.
fn check_games(said: &mut CheckedMessages) {
    let mixes: [&[(&str, &str)]; 4] = [
        &[],
        &[("setup", "draft"), ("dark-eclipse", "on")],
        &[("setup", "first-game")],
        &[("edition", "printed"), ("boards", "printed")],
    ];
    for seats in 1..=4 {
        for set in mixes {
            (0..10).for_each(|seed| said.check_game(seats, set, seed));
        }
    }
}

/// Questions no random game is sure to ask.
fn rare_questions() -> Vec<Message> {
    let cocoa = |key| Message::new(key).number("cocoa", 5);
    let board = |key| Message::new(key).term("board", "nobles");
    let n = |key, n: i64| Message::new(key).number("n", n);
    let mut all = vec![
        Message::new("ask-keep"),
        Message::new("ask-draft"),
        Message::new("ask-start-tile"),
        Message::new("ask-start-place"),
        Message::new("ask-done"),
        Message::new("ask-rested"),
        Message::new("ask-ability"),
        Message::new("ask-count").term("board", "quarry").number("workers", 2),
        Message::new("ask-discover"),
        Message::new("ask-house"),
        cocoa("ask-turn"),
        cocoa("ask-arrived").term("board", "quarry"),
        cocoa("ask-ascension"),
        cocoa("ask-trade").number("most", 3),
        cocoa("ask-wages").number("due", 6),
        Message::new("ask-large").term("temple", "red"),
        Message::new("ask-avenue-tile").number("space", 6),
        Message::new("ask-sell").number("most", 4),
        Message::new("ask-develop").number("gold", 1),
        Message::new("ask-decorate").number("gold", 3),
        board("ask-power-up-second"),
        board("ask-buy-power"),
    ];
    let counted =
        ["ask-start-power", "ask-gain", "ask-climb", "ask-climb-any", "ask-power-up-any", "ask-exchange"];
    for key in counted.into_iter().chain(["ask-build", "ask-build-more"]) {
        all.extend([1, 2, 5].map(|it| n(key, it)));
    }
    all.extend([1, 2, 5].map(|it| n("ask-climb-paid", it).number("cocoa", 3)));
    all.extend([1, 2].map(|it| n("ask-power-up", it).term("board", "forest")));
    all
}

/// Choices no random game is sure to offer.
fn rare_choices() -> Vec<Message> {
    let bare = ["do-rest", "do-unlock", "do-end", "do-go", "do-no-tile", "do-no-step", "do-no-more-steps"];
    let more = ["do-no-power-up", "do-no-more", "do-refuse", "do-gain", "do-sell", "do-exchange", "do-wages"];
    let mut all: Vec<_> = bare.into_iter().chain(more).chain(["do-wages-waived"]).map(Message::new).collect();
    all.push(Message::new("do-go-main").term("board", "forest"));
    let tile = |key| Message::new(key).term("tile", "double-move");
    let worship = |key, by: u8, waived: u8| {
        tile(key).term("ability", "royal-7").number("by", by).number("waived", waived)
    };
    for key in ["do-worship-ability", "do-worship-tile", "do-worship-ability-tile", "do-worship-tile-ability"]
    {
        all.extend([worship(key, 0, 0), worship(key, 3, 1)]);
    }
    let main = |plus: u8, waived: u8, gathers: u8, workers: u8| {
        let message =
            Message::new("do-main").term("board", "forest").number("workers", workers).number("power", 2);
        message.number("gathers", gathers).number("plus", plus).number("waived", waived)
    };
    all.extend([main(0, 0, 1, 1), main(1, 0, 0, 2), main(2, 1, 0, 3)]);
    let moves = |main: u8, anywhere: u8, along: u8, price: u8| {
        let message = Message::new("do-move").term("from", "palace").term("to", "nobles").number("power", 3);
        let message = message.number("collect", price + 1).number("price", price).number("main", main);
        message.number("anywhere", anywhere).number("along", along)
    };
    all.extend([moves(0, 0, 0, 2), moves(1, 1, 4, 0), moves(1, 0, 0, 3)]);
    let power = |key| Message::new(key).number("power", 3).number("to", 4);
    let build = |turn: u8| {
        let message = Message::new("do-build").number("slot", 2).number("level", 2);
        message.number("row", 1).number("column", 3).number("turn", turn)
    };
    all.extend([
        power("do-power-up-hand"),
        power("do-power-up").term("board", "alchemy"),
        power("do-ascension").term("board", "quarry"),
        tile("do-use"),
        tile("do-take"),
        Message::new("do-keep").term("tile", "start-9"),
        Message::new("do-place").term("board", "palace").number("power", 2),
        Message::new("do-collect").term("board", "palace"),
        Message::new("do-reward").term("temple", "green"),
        Message::new("do-climb").term("temple", "blue").number("step", 4),
        Message::new("do-trade").number("n", 1),
        Message::new("do-trade").number("n", 4),
        Message::new("do-ascend").term("reward", "ascend-temples"),
        Message::new("do-develop").term("tile", "tech-13"),
        Message::new("do-house").term("row", "middle-row"),
        Message::new("do-decorate").number("slot", 1).term("side", "side-left").number("step", 2),
        build(0).number("save", 0).term("saved", "nothing"),
        build(3).number("save", 1).term("saved", "wood"),
    ]);
    all
}

/// Names of groups no random game is sure to offer.
fn rare_groups() -> Vec<Message> {
    let groups = [
        "do-place",
        "do-move",
        "do-worship-ability-tile",
        "do-worship-tile-ability",
        "do-decorate",
        "do-build",
    ];
    let found = rare_choices().into_iter().filter(|it| groups.contains(&it.key) || it.key == "do-trade");
    found.map(|it| Message { key: format!("{}-group", it.key).leak(), ..it }).collect()
}

/// What no random game is sure to say.
fn check_the_rest(said: &mut CheckedMessages) {
    for it in refusals() {
        said.check(&it.message());
    }
    events().iter().chain(&more_events()).for_each(|it| said.check(&it.message()));
    for it in rare_questions() {
        said.check(&it);
    }
    for it in rare_choices() {
        said.check_label(&it);
    }
    for it in rare_groups() {
        said.check_partly(&it);
    }
    Event::SOURCES.iter().chain(Event::STAGES).for_each(|it| said.check_name(it));
    for key in ["tie", "tie-dark"] {
        said.check(&Message::new(key).number("cocoa", 4).number("token", 2));
    }
    said.check_name("tie-bot");
    said.check_name("tie-lost");
    for key in [
        "cocoa",
        "resource",
        "vp",
        "t-any",
        "avenue",
        "temple-bonus",
        "power-up",
        "ascension",
        "worker",
        "nothing",
    ] {
        said.check_name(key);
    }
}

/// The names of all tiles and places, those of tiles each with the sentence about it.
fn check_the_names(said: &mut CheckedMessages) {
    let tiles = StartId::all().map(StartId::key).chain(Discovery::all().map(Discovery::key));
    let tiles = tiles.chain(Technology::all().map(Technology::key)).chain(Royal::all().map(Royal::key));
    for key in tiles.chain(Bonus::all().map(Bonus::key)).chain(BotTile::ALL.map(BotTile::key)) {
        said.check_name_and_about(key);
    }
    let places = Board::ALL.map(Board::key).into_iter().chain(Space::ALL.map(Space::key));
    let places = places.chain(Temple::ALL.map(Temple::key)).chain(Resource::ALL.map(Resource::key));
    let places = places.chain(Row::ALL.map(Row::key)).chain(IconKind::ALL.map(IconKind::key));
    places.chain(Arrow::ALL.map(Arrow::key)).for_each(|it| said.check_name(it));
    for it in Side::ALL {
        said.check_name(format!("side-{it}").leak());
    }
    for it in AscensionReward::ALL {
        said.check_name(format!("ascend-{it}").leak());
    }
    for key in ["worship-red", "worship-green", "worship-blue", "worship-any"] {
        said.check_name(key);
    }
}

fn specs() -> &'static [OptionSpec] {
    game("teotihuacan").expect("Teotihuacan is in the catalogue").options()
}

/// What there is of each good, as one language lists it.
fn listed(lang: Lang, goods: Goods) -> String {
    let Goods { cocoa, resources: Resources { wood, stone, gold } } = goods;
    let message = Message::new("amounts").number("cocoa", cocoa).number("wood", wood);
    WORDS.format(lang, &message.number("stone", stone).number("gold", gold))
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut said = CheckedMessages::new(&WORDS);
    check_games(&mut said);
    let keys =
        ["ask-keep", "ask-draft", "ask-turn", "ask-arrived", "do-move", "do-main", "do-build", "do-wages"];
    let told =
        ["collected", "climbed", "wages-paid", "bot-rolled", "bot-did-fallback", "avenue-scored", "built"];
    let others =
        ["refused-cocoa", "refused-out-of-reach", "source-temples", "tie", "tie-dark", "tie-lost", "tie-bot"];
    for keys in [&keys[..], &told, &others] {
        said.assert_said(keys);
    }
}

#[test]
fn everything_has_its_words_and_no_word_is_idle() {
    let mut said = CheckedMessages::new(&WORDS);
    check_the_rest(&mut said);
    check_the_names(&mut said);
    said.check_options();
    said.assert_nothing_idle();
}

#[test]
fn no_random_game_says_what_is_not_listed_here() {
    let (mut listed, mut heard) = (CheckedMessages::new(&WORDS), CheckedMessages::new(&WORDS));
    check_the_rest(&mut listed);
    check_the_names(&mut listed);
    check_games(&mut heard);
    let new: Vec<_> = heard.keys.difference(&listed.keys).collect();
    assert_eq!(new, Vec::<&&str>::new());
}

#[test]
fn a_key_is_a_name_or_a_sentence_but_never_both() {
    let mut names = CheckedMessages::new(&WORDS);
    check_the_names(&mut names);
    let events = events().into_iter().chain(more_events()).map(|it| it.message().key);
    let sentences = events.chain(refusals().into_iter().map(|it| it.message().key));
    for key in sentences.chain(rare_questions().iter().chain(&rare_choices()).map(|it| it.key)) {
        assert!(!names.keys.contains(key), "`{key}` names something and says something else");
    }
}

#[test]
fn the_message_files_are_whole_and_have_the_same_keys_and_variables() {
    WORDS.assert_same_in_all_languages();
}

#[test]
fn amounts_name_only_what_there_is() {
    let all = Goods::new(5, 1, 2, 3);
    let forms = [
        (Lang::En, Goods::NONE, "nothing"),
        (Lang::En, Goods::cocoa(1), "1 cocoa"),
        (Lang::En, Goods::new(0, 2, 0, 1), "2 wood, 1 gold"),
        (Lang::En, all, "5 cocoa, 1 wood, 2 stone, 3 gold"),
        (Lang::Cs, Goods::NONE, "nic"),
        (Lang::Cs, Goods::new(1, 5, 5, 5), "1 kakao, 5 dřev, 5 kamenů, 5 zlata"),
        (Lang::Cs, all, "5 kakaa, 1 dřevo, 2 kameny, 3 zlata"),
        (Lang::Pl, Goods::NONE, "nic"),
        (Lang::Pl, Goods::new(0, 12, 22, 5), "12 drewna, 22 kamienie, 5 złota"),
        (Lang::Pl, all, "5 kakao, 1 drewno, 2 kamienie, 3 złota"),
    ];
    for (lang, goods, text) in forms {
        assert_eq!(listed(lang, goods), text);
    }
}

#[test]
fn numbers_choose_the_right_form_of_a_word() {
    let masks = |n| Event::MasksScored { seat: seat(), number: 1, masks: n, points: 6 }.message();
    let freed = |n| Event::Freed { seat: seat(), workers: n, cocoa: 3 }.message();
    let forms = [
        (Lang::En, masks(1), "1 mask: +6"),
        (Lang::En, masks(5), "5 masks: +6"),
        (Lang::Cs, masks(1), "1 maska: +6"),
        (Lang::Cs, masks(3), "3 masky: +6"),
        (Lang::Cs, masks(5), "5 masek: +6"),
        (Lang::Pl, masks(3), "3 maski: +6"),
        (Lang::Pl, masks(12), "12 masek: +6"),
        (Lang::Pl, masks(22), "22 maski: +6"),
        (Lang::Cs, freed(2), "uvolněni 2 uctívající pracovníci za 3 kakaa"),
        (Lang::Pl, freed(1), "uwolniono 1 robotnika oddającego cześć za 3 kakao"),
        (Lang::Pl, freed(2), "uwolniono 2 robotników oddających cześć za 3 kakao"),
    ];
    for (lang, message, text) in forms {
        assert_eq!(WORDS.format(lang, &message), text);
    }
}

#[test]
fn names_of_starting_tiles_and_sentences_about_them_have_what_the_tiles_bring() {
    for lang in Lang::ALL {
        for it in StartId::all() {
            let tile = it.tile();
            // What the edition in print shows differently stands in brackets.
            let (name, text) = (
                without_brackets(&WORDS.text(lang, it.key())),
                without_brackets(&WORDS.about(lang, it.key())),
            );
            let amounts = if tile.goods.is_nothing() { String::new() } else { listed(lang, tile.goods) };
            assert!(text.starts_with(&amounts), "{lang:?} `{it}`: {text}, not {amounts}");
            assert!(
                name.starts_with(&amounts.replace(", ", " + ")),
                "{lang:?} `{it}`: {name}, not {amounts}"
            );
            let goods = if amounts.is_empty() { 0 } else { amounts.split(", ").count() };
            assert_eq!(name.split(" + ").count(), goods + tile.benefits.len(), "{lang:?} `{it}`: {name}");
            let boards = tile.boards.map(|it| WORDS.text(lang, it.key())).join(", ");
            assert!(text.ends_with(&format!(": {boards}")), "{lang:?} `{it}`: {text}, not {boards}");
        }
    }
}

fn without_brackets(text: &str) -> String {
    match (text.find(" ("), text.find(')')) {
        (Some(from), Some(to)) => format!("{}{}", &text[..from], &text[to + 1..]),
        _ => text.to_owned(),
    }
}

#[test]
fn sentences_about_discovery_tiles_have_the_numbers_of_the_tiles() {
    let sets = MASK_POINTS[1..7].iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
    for lang in Lang::ALL {
        for it in Discovery::all() {
            let (tile, text) = (it.tile(), WORDS.about(lang, it.key()));
            match tile.effect {
                DiscoveryEffect::Mask(_) => {
                    assert!(text.ends_with(&format!(" {}×", tile.copies)), "{lang:?} `{it}`: {text}");
                    assert!(text.contains(&format!(": {sets} ")), "{lang:?} `{it}`: {text}");
                    assert!(text.contains(&format!(" {} ", MASK_POINTS[7])), "{lang:?} `{it}`: {text}");
                }
                DiscoveryEffect::Points(n) | DiscoveryEffect::Resources(n) | DiscoveryEffect::Cocoa(n) => {
                    assert!(text.contains(&format!(": {n} ")), "{lang:?} `{it}`: {text}");
                    assert!(WORDS.text(lang, it.key()).starts_with(&format!("{n} ")), "{lang:?} `{it}`");
                }
                DiscoveryEffect::Climb(temple) => {
                    assert_eq!(WORDS.text(lang, it.key()), WORDS.text(lang, temple_step(temple)), "{lang:?}");
                }
                _ => {}
            }
        }
    }
}

const fn temple_step(temple: Temple) -> &'static str {
    match temple {
        Temple::Blue => "t-blue",
        Temple::Red => "t-red",
        Temple::Green => "t-green",
    }
}

#[test]
fn sentences_about_temple_bonuses_have_the_numbers_of_the_tiles() {
    for lang in Lang::ALL {
        for it in Bonus::all() {
            let text = WORDS.about(lang, it.key());
            let numbers = match it.tile().scoring {
                Scoring::BestMaskSet => Vec::new(),
                Scoring::Workers(weak, strong) => vec![weak, strong],
                Scoring::Technologies(n)
                | Scoring::Flat(n)
                | Scoring::Avenue(n)
                | Scoring::Bonuses(n)
                | Scoring::Discoveries(n) => vec![n],
            };
            for n in numbers {
                assert!(text.contains(&format!(" {n} ")), "{lang:?} `{it}`: {text}, not {n}");
            }
        }
    }
}

/// The number behind each change of Teotibot's difficulty.
fn plain_value(key: &str) -> Option<u8> {
    let power = |board| BOT_WORKERS.iter().find(|it| it.0 == board).map(|it| it.1);
    match key {
        "bot-gold-deposits" => power(Board::GoldDeposits),
        "bot-nobles" => power(Board::Nobles),
        "bot-construction" => power(Board::Construction),
        "bot-wood" => Some(BOT_START_RESOURCES.wood),
        "bot-stone" => Some(BOT_START_RESOURCES.stone),
        "bot-gold" => Some(BOT_START_RESOURCES.gold),
        "bot-cocoa" => Some(BOT_TRADE.1),
        "bot-worship" => Some(BOT_WORSHIP.0),
        "bot-bonus" => Some(BOT_BONUS),
        "bot-technology" => Some(BOT_TECHNOLOGY),
        _ => None,
    }
}

#[test]
fn difficulties_of_teotibot_are_told_as_what_it_then_has() {
    let mut told = 0;
    for OptionSpec { key, kind } in specs() {
        let (Some(plain), OptionKind::OneOf(values)) = (plain_value(key), kind) else { continue };
        for value in *values {
            let change: i8 = match value.split_once('-') {
                Some(("minus", n)) => -n.parse::<i8>().expect("a number"),
                Some((_, n)) => n.parse().expect("a number"),
                None => 0,
            };
            let now = plain.saturating_add_signed(change);
            for lang in Lang::ALL {
                let text = WORDS.text(lang, &format!("option-{key}-{value}"));
                let first = text.split(|it: char| !it.is_ascii_digit()).find(|it| !it.is_empty());
                assert_eq!(first, Some(now.to_string().as_str()), "{lang:?} `{key}` {value}: {text}");
                assert!(text.starts_with("Teotibot"), "{lang:?} `{key}` {value}: {text}");
            }
            told += 1;
        }
    }
    assert_eq!(told, 7 * 3 + 3 * 5);
}

#[test]
fn teotibot_says_why() {
    let [stone, gold, technology, wood] = BOT_COSTS;
    let cases = [
        (BotTile::Construction, Board::Construction, Board::Quarry, Goods::new(0, 0, stone, 0)),
        (BotTile::Decorations, Board::Decorations, Board::GoldDeposits, Goods::new(0, 0, 0, gold)),
        (BotTile::Nobles, Board::Nobles, Board::Forest, Goods::new(0, wood, 0, 0)),
    ];
    let did = |lang, tile, deed| WORDS.format(lang, &Event::BotDid { seat: seat(), tile, deed }.message());
    for lang in Lang::ALL {
        for (tile, main, source, price) in cases {
            let [first, second] = [BotOutcome::First, BotOutcome::Second].map(|it| did(lang, tile, it));
            assert!(first.contains(&listed(lang, price)), "{lang:?}: {first}");
            assert!(first.contains(&WORDS.text(lang, main.key())), "{lang:?}: {first}");
            assert!(second.contains(&WORDS.text(lang, source.key())), "{lang:?}: {second}");
        }
        let first = did(lang, BotTile::Alchemy, BotOutcome::First);
        assert!(first.contains(&listed(lang, Goods::new(0, 0, 0, technology))), "{lang:?}: {first}");
        for board in [Board::Forest, Board::Construction] {
            let text = did(lang, BotTile::Mastery, BotOutcome::Mastery(board));
            assert!(text.contains(&WORDS.text(lang, board.key())), "{lang:?}: {text}");
        }
    }
}

#[test]
fn losses_have_a_true_minus() {
    let paid = |lang, paid, lost| {
        WORDS.format(
            lang,
            &Event::WagesPaid { seat: seat(), number: 1, due: 5, paid, waived: false, lost }.message(),
        )
    };
    assert_eq!(paid(Lang::En, 3, 6), "wages: 3 of 5 cocoa paid, −6 points");
    assert_eq!(paid(Lang::Cs, 4, 3), "mzda 5 kakaa, zaplaceno 4, −3 body");
    assert_eq!(paid(Lang::Pl, 5, 0), "płaca: 5 z 5 kakao");
}
