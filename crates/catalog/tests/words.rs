//! Whatever Tikal says, it says in every language.

use std::collections::{BTreeSet, HashSet};

use fluent_bundle::FluentResource;
use patolli_catalog::{Arg, Bot, Lang, Localizer, Message, Seat, Seed, Status, Viewer, game};
use patolli_core::Describe as _;
use patolli_tikal::{Event, Illegal, Motif, Piece, TileId};

const FILES: [(Lang, &str); 3] = [
    (Lang::En, include_str!("../locales/en/tikal.ftl")),
    (Lang::Cs, include_str!("../locales/cs/tikal.ftl")),
    (Lang::Pl, include_str!("../locales/pl/tikal.ftl")),
];

fn seat() -> Seat {
    Seat::new(0)
}

/// Every message that is declared, with small and large numbers as arguments.
fn declared() -> impl Iterator<Item = Message> {
    let specs = Illegal::MESSAGES.iter().chain(Event::MESSAGES);
    let keys = specs.flat_map(|spec| spec.keys.iter().map(|key| (*key, spec.args)));
    keys.flat_map(|(key, args)| {
        [0, 1, 2, 5, 22].map(|n| {
            args.iter().fold(Message::new(key).seat("who", seat()), |message, name| message.number(name, n))
        })
    })
}

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
    declared().for_each(|it| said.check(&it));
    for piece in [Piece::Member, Piece::Leader] {
        said.name(piece.key());
    }
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
