//! What Tikal says, it says in every language.

use patolli_catalog::{Lang, Message, Seat};
use patolli_core::Describe as _;
use patolli_tikal::{Event, Illegal, Motif, Piece, TileId};

use crate::{CheckedMessages, GameWords};

const WORDS: GameWords = GameWords {
    game: "tikal",
    about: |key| format!("about-{key}"),
    numbered: &["do-bid"],
    with_seat: &[
        "turn-began",
        "scoring-turn-began",
        "volcano-turn-began",
        "auction-began",
        "scoring-began",
        "final-scoring-began",
    ],
    // The price of a way was shown before; the last scoring round has no number.
    silent: &[("moved", "cost"), ("moved-secretly", "cost"), ("final-scoring-began", "round")],
};

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

/// Two games of every table.
fn check_games(said: &mut CheckedMessages) {
    for seats in 2..=4 {
        for auction in ["off", "on"] {
            (0..2).for_each(|seed| said.check_game(seats, &[("auction", auction)], seed));
        }
    }
}

/// What no random game is sure to say.
fn check_the_rest(said: &mut CheckedMessages) {
    declared().for_each(|it| said.check(&it));
    for piece in [Piece::Member, Piece::Leader] {
        said.check_name(piece.key());
    }
    for motif in Motif::ALL {
        said.check_name(motif.key());
    }
    TileId::all().for_each(|it| said.check_name(it.key()));
    for it in Event::STAGES {
        said.check_name(it);
    }
    // Only the board says this one.
    said.check_name("base-camp");
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut said = CheckedMessages::new(&WORDS);
    check_games(&mut said);
    said.assert_said(&[
        "ask-bid",
        "ask-place-volcano",
        "do-swap",
        "scored",
        "refused-no-majority",
        "source-bids",
    ]);
}

#[test]
fn every_event_and_refusal_has_its_words_and_no_word_is_idle() {
    let mut said = CheckedMessages::new(&WORDS);
    check_the_rest(&mut said);
    check_games(&mut said);
    said.check_options();
    said.assert_nothing_idle();
}

#[test]
fn the_message_files_are_whole_and_have_the_same_keys_and_variables() {
    WORDS.assert_same_in_all_languages();
}

#[test]
fn numbers_choose_the_right_form_of_a_word() {
    let bid = |lang, n: i64| WORDS.format(lang, &Message::new("do-bid").number("n", n));
    let forms = [
        (Lang::En, 1, "Bid 1 point"),
        (Lang::En, 2, "Bid 2 points"),
        (Lang::Cs, 1, "Nabídnout 1 bod"),
        (Lang::Cs, 3, "Nabídnout 3 body"),
        (Lang::Cs, 22, "Nabídnout 22 bodů"),
        (Lang::Pl, 1, "Zaoferuj 1 punkt"),
        (Lang::Pl, 3, "Zaoferuj 3 punkty"),
        (Lang::Pl, 12, "Zaoferuj 12 punktów"),
        (Lang::Pl, 22, "Zaoferuj 22 punkty"),
    ];
    for (lang, n, text) in forms {
        assert_eq!(bid(lang, n), text);
    }
}
