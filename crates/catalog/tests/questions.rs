//! Questions: each has a rule of the ledger, and `docs/notation.md` says what answers it.

use std::collections::{BTreeMap, BTreeSet};

use patolli_catalog::{AnyGame, Bot, Seed, Status, game, games, protocol::Question};

/// The name of a game, a number of seats and options.
type GameOptions = (&'static str, u8, &'static [(&'static str, &'static str)]);

/// Options that ask different questions.
const OPTIONS: [GameOptions; 10] = [
    ("tikal", 2, &[]),
    ("tikal", 3, &[("auction", "on")]),
    ("tzolkin", 2, &[]),
    ("tzolkin", 3, &[("tribes", "on"), ("prophecies", "on"), ("buildings", "on"), ("quick", "on")]),
    ("tzolkin", 4, &[("tribes", "on"), ("buildings", "on")]),
    ("tzolkin", 5, &[("tribes", "on"), ("prophecies", "on"), ("buildings", "on")]),
    ("teotihuacan", 1, &[]),
    ("teotihuacan", 2, &[("setup", "draft")]),
    ("teotihuacan", 3, &[("setup", "first-game")]),
    ("teotihuacan", 4, &[]),
];

/// Games of each kind.
const GAMES: u64 = 25;

/// For each question that was asked, the first words of its legal answers.
type Answers = BTreeMap<String, BTreeSet<String>>;

fn play_games(name: &str) -> Answers {
    let mut answers = Answers::new();
    for (_, seats, options) in OPTIONS.iter().filter(|it| it.0 == name) {
        let options: Vec<_> = options.iter().map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        for seed in 0..GAMES {
            play_game(game(name).expect("it exists"), *seats, &options, seed, &mut answers);
        }
    }
    answers
}

fn play_game(kind: &dyn AnyGame, seats: u8, options: &[(String, String)], seed: u64, answers: &mut Answers) {
    let mut play = kind.start(seats, options, &Seed::from(seed)).expect("the options are allowed");
    let mut rng = Seed::from(seed).nth(1).rng();
    // Some games are played sensibly, since random ones never get to some questions.
    let bot = if seed.is_multiple_of(5) { Bot::Greedy } else { Bot::Random };
    while let Status::Asks(seat) = play.status() {
        let question = Question::new(&*play).expect("a seat is asked");
        assert_eq!(question.seat, seat);
        assert!(question.rule.is_some(), "{} has no rule", question.key);
        let known = answers.entry(question.key.to_owned()).or_default();
        // What interrupts a question is told once for all of them.
        for choice in play.legal_choices().into_iter().filter(|it| !it.interruption) {
            let verb = choice.notation.split(' ').next().unwrap_or_default();
            // Xaman Ek's sale interrupts questions, too.
            let is_sale = verb == "sell" && question.key != "ask-market";
            if !is_sale && !known.contains(verb) {
                known.insert(verb.to_owned());
            }
        }
        let decision = play.bot_choice(bot, &mut rng).expect("a seat is asked");
        play.play(seat, &decision).expect("a bot plays by the rules");
    }
}

/// The rows of the tables "question, answers" in the part of the notation about a game.
fn documented(name: &str) -> Answers {
    let page = include_str!("../../../docs/notation.md");
    let title = match name {
        "tikal" => "## Tikal",
        "tzolkin" => "## Tzolk'in",
        _ => "## Teotihuacan",
    };
    let part = page.split(&format!("\n{title}\n")).nth(1).and_then(|it| it.split("\n## ").next());
    let rows = part.expect("every game has a part").lines().filter_map(|it| it.strip_prefix("| `ask-"));
    rows.map(|row| {
        let mut cells = row.split(" | ");
        let key = format!("ask-{}", cells.next().unwrap_or_default().trim_end_matches('`'));
        let answers = cells.next().unwrap_or_default().split(", ").map(|it| it.trim_matches('`').to_owned());
        (key, answers.collect())
    })
    .collect()
}

fn compare(name: &str) {
    let (played, documented) = (play_games(name), documented(name));
    for (key, verbs) in &played {
        let listed = documented.get(key).is_some_and(|it| it.is_superset(verbs));
        assert!(listed, "{name}, {key}; all that was played: {played:#?}");
    }
    let listed: BTreeSet<&str> = game(name).expect("it exists").questions().iter().map(|it| it.key).collect();
    assert_eq!(documented.keys().map(String::as_str).collect::<BTreeSet<_>>(), listed, "{name}");
}

#[test]
fn the_notation_says_what_answers_a_question_of_tikal() {
    compare("tikal");
}

#[test]
fn the_notation_says_what_answers_a_question_of_tzolkin() {
    compare("tzolkin");
}

#[test]
fn the_notation_says_what_answers_a_question_of_teotihuacan() {
    compare("teotihuacan");
}

#[test]
fn every_question_has_a_message_and_a_rule_of_the_ledger() {
    let ledgers = [
        include_str!("../../../docs/rules/tikal.md"),
        include_str!("../../../docs/rules/tzolkin.md"),
        include_str!("../../../docs/rules/tzolkin-tribes-and-prophecies.md"),
        include_str!("../../../docs/rules/teotihuacan.md"),
    ]
    .concat();
    let messages = [
        ("tikal", include_str!("../locales/en/tikal.ftl")),
        ("tzolkin", include_str!("../locales/en/tzolkin.ftl")),
        ("teotihuacan", include_str!("../locales/en/teotihuacan.ftl")),
    ];
    for kind in games() {
        let file = messages.iter().find(|it| it.0 == kind.name()).expect("every game has messages").1;
        let asked: BTreeSet<&str> =
            file.lines().filter(|it| it.starts_with("ask-")).filter_map(|it| it.split(' ').next()).collect();
        let listed: BTreeSet<&str> = kind.questions().iter().map(|it| it.key).collect();
        assert_eq!(listed, asked, "{}", kind.name());
        for question in kind.questions() {
            assert!(
                ledgers.contains(&format!("**{}**", question.rule)),
                "{} {}",
                question.key,
                question.rule
            );
        }
    }
}
