//! What Tzolk'in says, it says in every language.

use crate::{CheckedMessages, GameWords, every};
use patolli_catalog::{Lang, Message, Seat};
use patolli_core::Describe as _;
use patolli_tzolkin::{
    Block, Blocks, BuildingKind, Event, FoodDayStage, Goods, HarvestKind, Illegal, Lapse, PointSource,
    QuickAction, Temple, Track, Wheel, WorkerSpace,
    data::{
        BuildingId, CHICHEN_ITZA_OFFERINGS, Effect, HARVEST_YIELDS, MonumentId, Prophecy, StartId, Tribe,
        YAXCHILAN_GOODS,
    },
};

const WORDS: GameWords = GameWords {
    game: "tzolkin",
    about: |key| format!("about-{key}"),
    numbered: &[],
    with_seat: &["turn-began"],
    silent: &[],
};

fn seat() -> Seat {
    Seat::new(0)
}

fn building() -> BuildingId {
    "tomb-market".parse().expect("tomb-market is a building")
}

fn monument() -> MonumentId {
    "monument-levels".parse().expect("monument-levels is a monument")
}

fn goods() -> Goods {
    Goods::blocks(2, 1, 0).and_corn(5).and_skulls(1)
}

every!(refusals: Illegal {
    NotNow,
    Over,
    NotDealt,
    KeptAlready,
    Corn { need: 5, have: 3 },
    Blocks { block: Block::Stone, need: 2, have: 1 },
    AnyBlocks { need: 3, have: 1 },
    NoSkull,
    WrongCount { need: 2 },
    TooRichToBeg { most: 2, have: 5 },
    TooLateToBeg,
    NoStepToLose,
    LowestStep { temple: Temple::Chaac },
    Picking,
    Placing,
    PlacingOver,
    NoWorkerInHand,
    WheelFull { wheel: Wheel::Palenque },
    SpaceTaken,
    NoSkip,
    OneQuickAction,
    QuickImpossible,
    QuickActionOutstanding,
    NotCheapest,
    OneByMercy,
    NoWorkerThere { wheel: Wheel::Tikal, position: 3 },
    JustPlaced,
    NothingDone,
    OutOfReach { wheel: Wheel::ChichenItza, number: 9 },
    NoCornTile,
    NoWoodTile,
    SkullAlreadyOffered { number: 4 },
    NoAdvance,
    NotOffered { track: Track::Theology },
    NoLevel { track: Track::Extraction },
    OtherTemple { temple: Temple::Kukulkan },
    NothingToBuild,
    NotOnOffer,
    NoMonumentHere,
    NotRenovatable { building: building() },
    CoversNothing { building: building() },
    NoDiscount,
    CannotKeepArchitecture,
    NoSecondBuilding,
    BoughtHere { block: Block::Wood },
    SoldHere { block: Block::Gold },
    MustTrade,
    NoSale,
    SaleLeavesNoAnswer,
    TooMuchGold { most: 2 },
    NoDeclining,
    WouldPush { wheel: Wheel::Uxmal, position: 6 },
});

every!(events: Event {
    Chose { seat: seat() },
    Revealed { seat: seat(), tiles: StartId::all().take(3).collect(), tribe: Some(Tribe::Ixtab) },
    NeutralPlaced { wheel: Wheel::Yaxchilan, position: 8 },
    RoundBegan { round: 3, day: 4, food: false },
    TurnBegan { seat: seat() },
    ToppedUp { seat: seat(), corn: 2 },
    Begged { seat: seat(), corn: 3 },
    Angered { seat: seat(), temple: Temple::Chaac, step: 0, stage: None },
    Placed { seat: seat(), at: WorkerSpace::Wheel { wheel: Wheel::Palenque, position: 2 }, cost: 3, mercy: false },
    Picked { seat: seat(), wheel: Wheel::Uxmal, position: 5 },
    Used { seat: seat(), wheel: Wheel::Uxmal, number: 4, paid: 1, gained: 0 },
    NoAction { seat: seat() },
    Harvested { seat: seat(), number: 3, crop: HarvestKind::Corn, tile: true },
    Gained { seat: seat(), goods: goods(), stage: Some(FoodDayStage::Income) },
    Paid { seat: seat(), goods: goods(), stage: None },
    Refused { seat: seat(), stage: None },
    Lapsed { seat: seat(), what: Lapse::Step, n: 1, stage: None },
    Learned { seat: seat(), track: Track::Agriculture, level: 2 },
    BonusTaken { seat: seat(), track: Track::Theology },
    Retreated { seat: seat(), track: Track::Architecture, level: 0 },
    Climbed { seat: seat(), temple: Temple::Quetzalcoatl, step: 3 },
    StepLost { seat: seat(), temple: Temple::Kukulkan },
    TurnedLight { seat: seat() },
    WorkerGained { seat: seat() },
    SkullOffered { seat: seat(), number: 7 },
    Built { seat: seat(), building: building() },
    PulledDown { seat: seat(), building: building() },
    MonumentBuilt { seat: seat(), monument: monument() },
    Scored { seat: seat(), points: 3, source: PointSource::Technology },
    Sold { seat: seat(), block: Block::Gold, corn: 4 },
    Bought { seat: seat(), block: Block::Wood, corn: 2 },
    QuickPerformed { seat: seat(), quick: QuickAction::Build },
    QuickLapsed { seat: seat() },
    Passed { seat: seat() },
    TeethCleared { seat: seat(), corn: 6 },
    BuildingsLaid { buildings: BuildingId::all().take(1).collect(), stage: Some(FoodDayStage::Epoch) },
    FoodDayBegan { number: 2 },
    Fed { seat: seat(), workers: 5, fed: 4, corn: 8, lost: 3 },
    EpochChanged,
    SkullsShort { temple: Temple::Kukulkan },
    TempleScored { seat: seat(), temple: Temple::Chaac, points: -1, bonus: 3, epoch: 1 },
    ProphecyScored { seat: seat(), prophecy: Prophecy::WrathfulGods, count: -2, points: -5 },
    ProphecyBegan { prophecy: Prophecy::Hunger },
    QuickTilesLaid { tiles: [QuickAction::Gold].into_iter().collect() },
    CornLaid { tooth: 4 },
    TokenPassed { seat: seat(), from: Seat::new(1) },
    CalendarTurned { days: 2, tooth: 9 },
    TurnedDark { seat: seat() },
    PushedOff { seat: seat(), wheel: Wheel::ChichenItza },
    FinalScoringBegan,
    GoodsScored { seat: seat(), corn: 11, points: 11 },
    SkullsScored { seat: seat(), skulls: 2, points: 6 },
    MonumentScored { seat: seat(), monument: monument(), points: 18 },
    GameOver,
});

/// The same events with other words.
fn more_events() -> Vec<Event> {
    let at = [WorkerSpace::Start, WorkerSpace::Wheel { wheel: Wheel::Palenque, position: 5 }];
    let by_mercy = at.map(|at| Event::Placed { seat: seat(), at, cost: 1, mercy: true });
    let plain = [WorkerSpace::Start, WorkerSpace::Quick].map(|at| Event::Placed {
        seat: seat(),
        at,
        cost: 0,
        mercy: false,
    });
    let harvested = |crop, tile| Event::Harvested { seat: seat(), number: 4, crop, tile };
    let revealed = |tribe| Event::Revealed { seat: seat(), tiles: StartId::all().take(2).collect(), tribe };
    let mut events = vec![
        Event::RoundBegan { round: 8, day: 9, food: true },
        revealed(None),
        revealed(Some(Tribe::Balam)),
        harvested(HarvestKind::Corn, false),
        harvested(HarvestKind::Wood, true),
        harvested(HarvestKind::Burn, true),
        Event::Used { seat: seat(), wheel: Wheel::Tikal, number: 2, paid: 0, gained: 1 },
    ];
    let lapses = [
        Lapse::Step,
        Lapse::Gold,
        Lapse::Skull,
        Lapse::SkullSupply,
        Lapse::Advance,
        Lapse::Action,
        Lapse::Building,
        Lapse::Monument,
        Lapse::Market,
        Lapse::Offer,
        Lapse::Exchange,
    ];
    for n in [1, 2, 5] {
        events.extend(lapses.map(|what| Event::Lapsed { seat: seat(), what, n, stage: None }));
    }
    events.extend(by_mercy);
    events.extend(plain);
    let laid = |n| Event::BuildingsLaid { buildings: BuildingId::all().take(n).collect(), stage: None };
    events.extend((2..=6).map(laid));
    let sources = [PointSource::Buildings, PointSource::ChichenItza];
    events.extend(sources.map(|source| Event::Scored { seat: seat(), points: 8, source }));
    events
}

/// Games of every number of seats, with each module alone, all together and none.
fn check_games(said: &mut CheckedMessages) {
    let all = ["tribes", "prophecies", "buildings", "quick"];
    let all = all.map(|it| (it, "on"));
    let mixes = [&[], &all[..1], &all[1..2], &all[2..3], &all[3..], &all];
    for seats in 2..=5 {
        for (modules, seed) in mixes.into_iter().zip(u64::from(seats)..) {
            said.check_game(seats, modules, seed);
        }
        (10..30).for_each(|seed| said.check_game(seats, &all, seed));
    }
}

/// What no random game is sure to ask or offer.
fn rare() -> Vec<Message> {
    vec![
        Message::new("ask-mercy"),
        Message::new("ask-retreat"),
        Message::new("ask-bonus"),
        Message::new("ask-monument"),
        Message::new("ask-gold").number("most", 2).number("corn", 1),
        Message::new("do-bonus").term("track", "theology"),
        Message::new("do-climb-lost").term("temple", "chaac"),
        Message::new("do-gold"),
        Message::new("do-refuse-step").term("temple", "chaac"),
        Message::new("do-retreat").term("track", "theology").number("level", 0),
    ]
}

/// What no random game is sure to say.
fn check_the_rest(said: &mut CheckedMessages) {
    for it in refusals() {
        said.check(&it.message());
    }
    events().iter().chain(&more_events()).for_each(|it| said.check(&it.message()));
    for it in rare() {
        said.check(&it);
    }
    said.check_partly(&Message::new("do-monument-group").term("tile", monument().key()));
    Event::SOURCES.iter().chain(Event::STAGES).for_each(|it| said.check_name(it));
    said.check(&Message::new("tie-workers").number("n", 2));
    let goods = ["corn", "wood", "stone", "gold", "skull", "block", "vp", "worker", "temple-any", "tech-any"];
    for key in goods.into_iter().chain(["saved-extra", "nothing"]) {
        said.check_name(key);
    }
}

/// The names of all tiles and places, each with the sentence about it.
fn check_the_names(said: &mut CheckedMessages) {
    let tiles = StartId::all().map(StartId::key).chain(BuildingId::all().map(BuildingId::key));
    let tiles = tiles.chain(MonumentId::all().map(MonumentId::key));
    let tiles = tiles.chain(Tribe::ALL.map(Tribe::key)).chain(Prophecy::ALL.map(Prophecy::key));
    for key in tiles.chain(QuickAction::ALL.map(QuickAction::key)).chain(Temple::ALL.map(Temple::key)) {
        said.check_name_and_about(key);
    }
    BuildingKind::ALL.map(BuildingKind::key).into_iter().for_each(|it| said.check_name(it));
    for key in ["about-farm", "about-free-choice", "about-start-space", "about-double-advance"] {
        said.check_name(key);
    }
    for track in Track::ALL {
        said.check_name(track.key());
        for level in ["1", "2", "3", "bonus"] {
            said.check_name(format!("about-{track}-{level}").leak());
        }
    }
    for wheel in Wheel::ALL {
        said.check_name(wheel.name());
        (1..=wheel.actions()).for_each(|it| said.check_name(format!("about-{wheel}-{it}").leak()));
    }
}

/// What there is of each good, as one language lists it.
fn listed(lang: Lang, goods: Goods) -> String {
    let Goods { corn, blocks: Blocks { wood, stone, gold }, skulls } = goods;
    let message = Message::new("amounts").number("corn", corn).number("wood", wood).number("stone", stone);
    let message = message.number("gold", gold).number("skull", skulls);
    WORDS.format(lang, &message)
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut said = CheckedMessages::new(&WORDS);
    check_games(&mut said);
    said.assert_said(&[
        "ask-start",
        "ask-use",
        "do-place-quick",
        "do-yax",
        "do-build",
        "do-tribe",
        "fed",
        "gained",
    ]);
    said.assert_said(&["temple-scored", "prophecy-scored", "refused-blocks", "source-goods"]);
}

#[test]
fn everything_has_its_words_and_no_word_is_idle() {
    let mut said = CheckedMessages::new(&WORDS);
    check_the_rest(&mut said);
    check_the_names(&mut said);
    check_games(&mut said);
    said.check_options();
    said.assert_nothing_idle();
}

#[test]
fn the_message_files_are_whole_and_have_the_same_keys_and_variables() {
    WORDS.assert_same_in_all_languages();
}

#[test]
fn amounts_name_only_what_there_is() {
    let none = Goods::NONE;
    let all = Goods::blocks(1, 2, 3).and_corn(5).and_skulls(1);
    let forms = [
        (Lang::En, none, "nothing"),
        (Lang::En, Goods::corn(1), "1 corn"),
        (Lang::En, Goods::blocks(2, 0, 1), "2 wood, 1 gold"),
        (Lang::En, Goods::skulls(2).and_corn(3), "3 corn, 2 skulls"),
        (Lang::En, all, "5 corn, 1 wood, 2 stone, 3 gold, 1 skull"),
        (Lang::Cs, none, "nic"),
        (Lang::Cs, Goods::blocks(0, 5, 0), "5 kamenů"),
        (Lang::Cs, Goods::blocks(2, 0, 1).and_corn(1), "1 kukuřice, 2 dřeva, 1 zlato"),
        (Lang::Cs, all, "5 kukuřic, 1 dřevo, 2 kameny, 3 zlata, 1 lebka"),
        (Lang::Pl, none, "nic"),
        (Lang::Pl, Goods::blocks(0, 0, 5), "5 złota"),
        (Lang::Pl, Goods::blocks(12, 22, 0).and_corn(22), "22 kukurydze, 12 drewna, 22 kamienie"),
        (Lang::Pl, all, "5 kukurydz, 1 drewno, 2 kamienie, 3 złota, 1 czaszka"),
    ];
    for (lang, goods, text) in forms {
        assert_eq!(listed(lang, goods), text);
    }
}

#[test]
fn names_of_starting_tiles_and_sentences_about_them_have_the_amounts_of_the_tiles() {
    for lang in Lang::ALL {
        for it in StartId::all().filter(|it| it.tile().goods != Goods::NONE) {
            let amounts = listed(lang, it.tile().goods);
            let text = WORDS.about(lang, it.key());
            assert!(text.starts_with(&amounts), "{lang:?} `{it}`: {text}, not {amounts}");
            let name = WORDS.text(lang, it.key());
            assert!(
                name.starts_with(&amounts.replace(", ", " + ")),
                "{lang:?} `{it}`: {name}, not {amounts}"
            );
            let others = name.matches(" + ").count() - amounts.matches(", ").count();
            assert_eq!(others, it.tile().effects.len(), "{lang:?} `{it}`: {name}");
        }
    }
}

#[test]
fn sentences_about_buildings_have_the_numbers_of_the_tiles() {
    for lang in Lang::ALL {
        for it in BuildingId::all() {
            let text = WORDS.about(lang, it.key());
            let parts: Vec<String> = it.tile().effects.iter().flat_map(|it| numbers(lang, *it)).collect();
            for part in parts {
                assert!(text.contains(&part), "{lang:?} `{it}`: {text}, not {part}");
            }
        }
    }
}

/// What the sentence about a building with this effect has to say in numbers.
fn numbers(lang: Lang, effect: Effect) -> Vec<String> {
    match effect {
        Effect::Gain(goods) | Effect::Income(goods) => vec![listed(lang, goods)],
        Effect::IncomeByEpoch(first, second) => vec![listed(lang, first), listed(lang, second)],
        Effect::Score(points) => vec![format!("{points} ")],
        Effect::FeedWorkers(_) => vec!["2 ".to_owned()],
        Effect::FeedEvery | Effect::AnyAction => vec!["1 ".to_owned()],
        Effect::SkullShrine => vec!["7 ".to_owned()],
        _ => Vec::new(),
    }
}

#[test]
fn sentences_about_wheels_have_the_numbers_of_the_actions() {
    for lang in Lang::ALL {
        for (offering, number) in CHICHEN_ITZA_OFFERINGS.iter().zip(1..) {
            let text = WORDS.about(lang, &format!("chi-{number}"));
            let temple = WORDS.text(lang, offering.temple.key());
            assert!(text.contains(&format!(": {} ", offering.points)), "{lang:?} {number}: {text}");
            assert!(text.contains(&temple), "{lang:?} {number}: {text}");
            assert_eq!(text.contains(", 1 "), offering.blocks == 1, "{lang:?} {number}: {text}");
        }
        for (harvest, number) in HARVEST_YIELDS.iter().zip(2..) {
            let text = WORDS.about(lang, &format!("pal-{number}"));
            let wood = (harvest.wood > 0).then(|| Goods::blocks(harvest.wood.into(), 0, 0));
            for goods in [Goods::corn(harvest.corn)].into_iter().chain(wood) {
                assert!(text.contains(&listed(lang, goods)), "{lang:?} {number}: {text}");
            }
        }
        for (goods, number) in YAXCHILAN_GOODS.iter().zip(1..) {
            let text = WORDS.about(lang, &format!("yax-{number}"));
            let amounts = listed(lang, *goods);
            let found = amounts.split(", ").all(|it| text.contains(it));
            assert!(found, "{lang:?} {number}: {text}, not {amounts}");
        }
    }
}

#[test]
fn sentences_about_prophecies_have_the_bands_of_the_tiles() {
    for lang in Lang::ALL {
        for it in Prophecy::ALL {
            let text = WORDS.about(lang, it.key());
            let [first, second, third] = it.tile().upto;
            for (from, upto, points) in [(first + 1, second, "0"), (second + 1, third, "+6")] {
                let counts = if from == upto { format!("{from}") } else { format!("{from}–{upto}") };
                assert!(text.contains(&format!(" {counts} → {points},")), "{lang:?} `{it}`: {text}");
            }
            assert!(text.ends_with(&format!(" {} → +13", third + 1)), "{lang:?} `{it}`: {text}");
            let least = format!("{first} → −5,").replace('-', "−");
            assert!(text.contains(&least), "{lang:?} `{it}`: {text}");
        }
    }
}

#[test]
fn losses_have_a_true_minus() {
    let scored = |lang, points| {
        let event = Event::TempleScored { seat: seat(), temple: Temple::Chaac, points, bonus: 0, epoch: 1 };
        WORDS.format(lang, &event.message())
    };
    for lang in Lang::ALL {
        assert_eq!(scored(lang, -3), "Chaac: −3");
        assert_eq!(scored(lang, 0), "Chaac: 0");
        assert_eq!(scored(lang, 8), "Chaac: +8");
    }
}
