//! Whatever Tikal says, it says in every language.

use std::collections::{BTreeSet, HashSet};

use fluent_bundle::FluentResource;
use patolli_catalog::{Arg, Bot, Lang, Localizer, Message, Seat, Seed, Status, Viewer, game};
use patolli_core::{Describe as _, Refusal as _};
use patolli_tikal::{Event, Hex, Illegal, Motif, Piece, TileId, TurnKind};

const FILES: [(Lang, &str); 3] = [
    (Lang::En, include_str!("../locales/en/tikal.ftl")),
    (Lang::Cs, include_str!("../locales/cs/tikal.ftl")),
    (Lang::Pl, include_str!("../locales/pl/tikal.ftl")),
];

/// Every value of an enum once; a variant that is not listed does not compile.
macro_rules! every {
    ($name:ident: $type:ident { $($variant:ident $({ $($field:ident: $value:expr),* })?),* $(,)? }) => {
        fn $name() -> Vec<$type> {
            let _ = |it: &$type| match it { $($type::$variant { .. } => ()),* };
            vec![$($type::$variant $({ $($field: $value),* })?),*]
        }
    };
}

fn seat() -> Seat {
    Seat::new(0)
}

fn hex() -> Hex {
    "h23".parse().expect("h23 is on the board")
}

fn tile() -> TileId {
    "b3".parse().expect("b3 is a tile")
}

every!(refusals: Illegal {
    Bidding,
    ChooseFirst,
    PlaceFirst,
    PlaceVolcanoFirst,
    TileNotPlaced,
    TilePlaced,
    ScoringTurn,
    VolcanoPlaced,
    TurnInProgress,
    TileChosen,
    NoAuction,
    NoChoiceOfTile,
    Over,
    ActionPoints { need: 5, have: 3 },
    NotFree { hex: hex() },
    NotAdjacent { hex: hex() },
    VolcanoNotAdjacent { hex: hex() },
    NotEnterable { hex: hex() },
    OnlyFromVolcano { hex: hex() },
    SameRotation { rotation: 4, same: 1 },
    NoneInSupply,
    LeaderGuards,
    LeaderRemoved,
    NotACamp { hex: hex() },
    CampOfOther { hex: hex() },
    NoPiece { hex: hex() },
    GuardStays { hex: hex() },
    AlreadyThere { hex: hex() },
    Unexplored { hex: hex() },
    Volcano { hex: hex() },
    NoWay { hex: hex() },
    TooFar { hex: hex() },
    NoTemple { hex: hex() },
    NoTempleToGuard { hex: hex() },
    Guarded { hex: hex() },
    GuardThere { hex: hex() },
    NoPieceToUncover { hex: hex() },
    NoPieceToDig { hex: hex() },
    NoPieceToGuard { hex: hex() },
    SecondLevelNeedsSecondPiece { hex: hex() },
    TwoLevelsUncovered { hex: hex() },
    NoLevelToken { level: 6 },
    HighestLevel,
    NoTreasure { hex: hex() },
    SecondTreasureNeedsSecondPiece { hex: hex() },
    TwoTreasuresDug { hex: hex() },
    NoOpponent,
    NotOwned,
    OpponentLacks,
    OwnSet,
    OpponentSet,
    SameMotif,
    CampNotAllowed { hex: hex() },
    BaseCamp,
    TreasuresLeft { hex: hex(), tokens: 2 },
    CampThere { hex: hex() },
    NoCampLeft,
    NoMajority { hex: hex(), mine: 3, other: 4 },
    NoGuardLeft,
    BidTooLow { least: 7 },
    ZeroBid { least: 7 },
    BidTooHigh { have: 5 },
    NotOpen,
    NoSuchRotation,
});

every!(events: Event {
    TurnBegan { seat: seat(), kind: TurnKind::Normal },
    TileDrawn { seat: seat(), tile: tile() },
    TilesOpened { tiles: [tile()].into_iter().collect() },
    AuctionBegan { seat: seat() },
    Bid { seat: seat(), points: 3 },
    Passed { seat: seat() },
    TurnWon { seat: seat(), points: 3 },
    TurnFree { seat: seat() },
    TileTaken { seat: seat(), tile: tile() },
    TilePlaced { seat: seat(), tile: tile(), hex: hex(), turns: 1 },
    TileRemoved { seat: seat(), tile: tile() },
    TreasuresLaid { hex: hex(), n: 4 },
    Brought { seat: seat(), piece: Piece::Leader, to: hex() },
    Moved { seat: seat(), piece: Piece::Member, from: hex(), to: hex(), cost: 2, secret: true },
    Uncovered { seat: seat(), hex: hex(), level: 4 },
    Dug { seat: seat(), hex: hex(), motif: Motif::JadeMask },
    Swapped { seat: seat(), other: Seat::new(1), give: Motif::Jug, take: Motif::SunDisc },
    CampBuilt { seat: seat(), hex: hex() },
    GuardPlaced { seat: seat(), hex: hex(), piece: Piece::Member, removed: 3 },
    TurnEnded { seat: seat(), unspent: 2 },
    ScoringBegan { round: 1, seat: seat() },
    FinalScoringBegan { round: 4, seat: seat() },
    Scored { seat: seat(), round: 1, temples: 12, treasures: 4, total: 36 },
    GameOver,
});

/// What was said, each thing once, and which keys were used for it.
#[derive(Default)]
struct CheckedMessages {
    known: HashSet<String>,
    keys: BTreeSet<&'static str>,
}

impl CheckedMessages {
    /// Says a message in every language and looks at the sentence.
    fn check(&mut self, message: &Message) {
        if !self.known.insert(format!("{message:?}")) {
            return;
        }
        self.keys.insert(message.key);
        for (_, arg) in &message.args {
            if let Arg::Term(key) = arg {
                self.name(key);
            }
        }
        for lang in Lang::ALL {
            let words = Localizer::for_game(lang, "tikal");
            assert!(words.has(message.key), "{lang:?}: no `{}`", message.key);
            let text = words.format_message(message, &|seat: Seat| format!("Seat{seat}"));
            assert_well_formed(lang, message.key, &text);
        }
    }

    /// Says a word without arguments.
    fn name(&mut self, key: &'static str) {
        self.keys.insert(key);
        for lang in Lang::ALL {
            let words = Localizer::for_game(lang, "tikal");
            assert!(words.has(key), "{lang:?}: no `{key}`");
            assert_well_formed(lang, key, &words.text(key));
        }
    }
}

/// No argument is missing from a sentence, and no space or mark is left over from one.
fn assert_well_formed(lang: Lang, key: &str, text: &str) {
    let broken = text.contains(['{', '}', '$', '\n']) || text.contains("  ") || text.contains(" ,");
    assert!(!broken && !text.is_empty(), "{lang:?} `{key}`: {text:?}");
    assert!(text.trim() == text, "{lang:?} `{key}`: {text:?}");
    // Names such as `temple` may be the same word in English; sentences never are their key.
    assert!(!key.contains('-') || text != key, "{lang:?} `{key}` falls back");
}

/// Plays a whole random game and says everything it asks, offers, refuses and tells.
fn check_game(said: &mut CheckedMessages, seats: u8, auction: &str, seed: u64) {
    let tikal = game("tikal").expect("Tikal is in the catalogue");
    let options = [("auction".to_owned(), auction.to_owned())];
    let mut play = tikal.start(seats, &options, &Seed::from(seed)).expect("the table fits");
    let mut rng = Seed::from(seed).rng();
    while let Status::Asks(seat) = play.status() {
        said.check(&play.ask().expect("a question is asked"));
        for choice in play.choices() {
            said.check(&choice.label);
            // The page names a group of choices that begin alike after the first of them.
            if choice.targets.len() > 1 || choice.rotation.is_some() || choice.label.key == "do-bid" {
                let key: &'static str = format!("{}-group", choice.label.key).leak();
                said.check(&Message { key, ..choice.label.clone() });
            }
            choice.refused.iter().for_each(|it| said.check(it));
            let goods = choice.pays.iter().chain(&choice.gives);
            goods.for_each(|it| said.name(it.good));
        }
        let notation = play.bot_choice(Bot::Random, &mut rng).expect("a live game offers something");
        play.play(seat, &notation).expect("what is offered is accepted");
    }
    play.log_entries_for(Viewer::Watcher, 0).iter().for_each(|it| said.check(&it.message));
    play.points().iter().for_each(|it| said.name(it.source));
}

/// Two games of every table.
fn check_games(said: &mut CheckedMessages) {
    for seats in 2..=4 {
        for auction in ["off", "on"] {
            (0..2).for_each(|seed| check_game(said, seats, auction, seed));
        }
    }
}

/// What no random game is sure to say.
fn check_the_rest(said: &mut CheckedMessages) {
    for it in refusals() {
        said.check(&it.message());
    }
    for it in events() {
        said.check(&it.message());
    }
    for kind in [TurnKind::Scoring, TurnKind::AfterVolcano] {
        said.check(&Event::TurnBegan { seat: seat(), kind }.message());
    }
    let over_stones =
        Event::Moved { seat: seat(), piece: Piece::Member, from: hex(), to: hex(), cost: 2, secret: false };
    said.check(&over_stones.message());
    for motif in Motif::ALL {
        said.name(motif.key());
    }
    TileId::all().for_each(|it| said.name(it.key()));
    // Only the board says this one.
    said.name("base-camp");
}

/// The keys of a message file.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter(|it| it.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|it| it.split_once(" ="))
        .map(|it| it.0)
        .collect()
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut said = CheckedMessages::default();
    check_games(&mut said);
    for key in ["ask-bid", "ask-place-volcano", "do-swap", "scored", "refused-no-majority", "source-bids"] {
        assert!(said.keys.contains(key), "no random game said `{key}`");
    }
}

#[test]
fn every_event_and_refusal_has_its_words_and_no_word_is_idle() {
    let mut said = CheckedMessages::default();
    check_the_rest(&mut said);
    check_games(&mut said);
    for spec in game("tikal").expect("Tikal is in the catalogue").options() {
        for key in [format!("option-{}", spec.key), format!("option-{}-about", spec.key)] {
            said.name(key.leak());
        }
    }
    let idle: Vec<&str> = keys(FILES[0].1).into_iter().filter(|it| !said.keys.contains(it)).collect();
    assert_eq!(idle, Vec::<&str>::new(), "nothing says these");
}

#[test]
fn the_message_files_are_whole_and_have_the_same_keys() {
    for (lang, text) in FILES {
        let parsed = FluentResource::try_new(text.to_owned());
        assert!(parsed.is_ok(), "{lang:?}: {:?}", parsed.err().map(|it| it.1));
        assert_eq!(keys(text), keys(FILES[0].1), "{lang:?}");
    }
}

#[test]
fn numbers_choose_the_right_form_of_a_word() {
    let bid = |lang, n: i64| {
        let message = Message::new("do-bid").number("n", n);
        Localizer::for_game(lang, "tikal").format_message(&message, &|seat: Seat| seat.to_string())
    };
    let forms = [
        (Lang::En, 1, "Bid 1 point"),
        (Lang::En, 2, "Bid 2 points"),
        (Lang::Cs, 1, "Nabídnout 1 bod"),
        (Lang::Cs, 3, "Nabídnout 3 body"),
        (Lang::Cs, 22, "Nabídnout 22 bodů"),
        (Lang::Pl, 1, "Daj 1 punkt"),
        (Lang::Pl, 3, "Daj 3 punkty"),
        (Lang::Pl, 12, "Daj 12 punktów"),
        (Lang::Pl, 22, "Daj 22 punkty"),
    ];
    for (lang, n, text) in forms {
        assert_eq!(bid(lang, n), text);
    }
}
