//! Made-up guests and tables to draw pages from.

use patolli_catalog::{AnyGame, AnyPlay, Choice, Lang, Seat, Seed, Status, Viewer, game};
use patolli_web::Promise;
use patolli_web::model::{
    Chapter, Failure, Lobby, NewTable, Rules, SeatCard, Shell, Sitter, Stage, Table, TableCard, Theme,
};

/// A name that would break pages that do not escape.
pub const NASTY: &str = "<b onclick='x()'>\"&Žofie";

/// Tikal.
pub fn tikal() -> &'static dyn AnyGame {
    game("tikal").expect("Tikal is in the catalogue")
}

/// What is around a page.
pub fn shell(lang: Lang, guest: &str) -> Shell<'_> {
    Shell { lang, theme: Theme::System, guest, path: "/?a=1&b=\"2\"", notice: None }
}

/// A person.
pub fn person(name: &str, mine: bool) -> Sitter {
    Sitter::Person { name: name.to_owned(), mine, online: true, account: false }
}

/// A bot.
pub fn bot(name: &str) -> Sitter {
    Sitter::Bot { bot: name.to_owned(), name: "Balam".to_owned() }
}

/// A table in the lobby.
pub fn card(stage: Stage, seats: Vec<Sitter>, idle_minutes: i64) -> TableCard {
    let scores =
        (stage == Stage::Finished).then(|| vec![88, 104, 61, 90].into_iter().take(seats.len()).collect());
    TableCard {
        id: format!("t{idle_minutes}"),
        kind: tikal(),
        options: vec![("auction".into(), "on".into()), ("first".into(), "1".into())],
        to_move: (stage == Stage::Running).then(|| Seat::new(1)),
        seats,
        stage,
        idle_minutes,
        clock: None,
        stood_for: false,
        scores,
    }
}

/// A lobby with something in every list.
pub fn full_lobby(lang: Lang) -> Lobby<'static> {
    let me = || person("Anna", true);
    Lobby {
        invitations: Vec::new(),
        offers_calls: false,
        shell: Shell { notice: Some("Welcome & enjoy".into()), ..shell(lang, "Anna") },
        your_turn: vec![
            card(Stage::Running, vec![bot("search:3"), me()], 0),
            card(
                Stage::Running,
                vec![person("Borek", false), me(), bot("random"), person("Celina", false)],
                125,
            ),
        ],
        asleep: Vec::new(),
        more: None,
        waiting: vec![
            card(Stage::Running, vec![me(), person(NASTY, false)], 7),
            card(Stage::Open, vec![me(), Sitter::Open, Sitter::Open], 60 * 24),
        ],
        open: vec![card(
            Stage::Open,
            vec![person("Dalibor", false), Sitter::Open, Sitter::Open, bot("greedy")],
            3,
        )],
        running: vec![card(Stage::Running, vec![person("Eva", false), person("Filip", false)], 12)],
        finished: vec![card(
            Stage::Finished,
            vec![me(), bot("greedy"), bot("random"), person("Borek", false)],
            60 * 72,
        )],
        promise: Some(promise()),
    }
}

/// The lobby of a newcomer.
pub fn empty_lobby(lang: Lang) -> Lobby<'static> {
    let none = Vec::new;
    Lobby {
        invitations: Vec::new(),
        offers_calls: false,
        shell: shell(lang, ""),
        your_turn: none(),
        asleep: Vec::new(),
        more: None,
        waiting: none(),
        open: none(),
        running: none(),
        finished: none(),
        promise: None,
    }
}

/// A shuffle that is promised to a reader.
pub fn promise() -> Promise {
    Promise { ticket: "0f0f.1767225600000.a1a1".to_owned(), commitment: Seed::from(9).commitment() }
}

/// The form for a new table as first seen.
pub fn new_table(lang: Lang) -> NewTable<'static> {
    NewTable {
        shell: shell(lang, "Anna"),
        kind: tikal(),
        fields: Vec::new(),
        error: None,
        slow_bots: false,
        promise: Some(promise()),
    }
}

/// The rules of a game.
pub fn rules(lang: Lang) -> Rules<'static> {
    let chapters = vec![Chapter { id: "chapter-1".into(), title: "1. Aim".into() }];
    Rules { shell: shell(lang, "Anna"), kind: tikal(), chapters, text: "<p>Text</p>".into() }
}

/// A failure.
pub fn failure(lang: Lang, status: u16, key: &'static str) -> Failure<'static> {
    Failure { shell: shell(lang, "Anna"), status, key, when: "2026-11-20 12:00".to_owned() }
}

/// Which choice a player takes at some decision.
pub type Policy = fn(usize, &[Choice]) -> usize;

/// A little of everything.
pub fn lively(step: usize, legal: &[Choice]) -> usize {
    step * 7 % legal.len()
}

/// Whatever ends the turn soonest.
pub fn lazy(_step: usize, legal: &[Choice]) -> usize {
    legal.iter().position(|it| it.notation == "end").unwrap_or(0)
}

/// A whole game of players of the same policy.
pub fn finished_game(seats: u8, auction: &str, policy: Policy) -> Box<dyn AnyPlay> {
    let options = [("auction".to_owned(), auction.to_owned())];
    let mut play = tikal().start(seats, &options, &Seed::from(7)).expect("these options are allowed");
    while let Status::Asks(seat) = play.status() {
        let legal: Vec<_> = play.choices().into_iter().filter(|it| it.refused.is_none()).collect();
        let choice = &legal[policy(play.steps(), &legal)];
        play.play(seat, &choice.notation).expect("a legal choice is accepted");
    }
    play
}

/// The people and bots at the table of [`finished_game`].
pub fn sitters(seats: u8) -> Vec<SeatCard> {
    let all = [person("Anna", true), person(NASTY, false), bot("greedy"), bot("random")];
    Seat::all(seats).zip(all).map(|(seat, sitter)| SeatCard { seat, sitter }).collect()
}

/// The table of a game that is over.
pub fn table<'a>(lang: Lang, play: &'a dyn AnyPlay, seats: &'a [SeatCard]) -> Table<'a> {
    let seed = Seed::from(7);
    Table {
        shell: shell(lang, "Anna"),
        id: "t7",
        play,
        version: 0,
        stage: Stage::Finished,
        seats,
        viewer: Viewer::Seat(Seat::new(0)),
        listener: Viewer::Seat(Seat::new(0)),
        curtain: None,
        may_decide: false,
        seen: 0,
        watchers: 0,
        invite: None,
        renews: false,
        closes: false,
        commitment: seed.commitment(),
        words: Vec::new(),
        dealt: true,
        rematch: None,
        seed: Some(seed.to_string()),
        refused: None,
        stale: false,
        away: false,
        hint: patolli_web::model::Hint::None,
        presence: patolli_web::model::Presence::default(),
        talk: patolli_web::model::Talk::default(),
        marks: Vec::new(),
        coach: None,
        listed: false,
    }
}
