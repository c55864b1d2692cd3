//! Guided first games, played by bots in the place of the reader: each tip comes at most once, and at most one at a decision.

use std::{collections::BTreeMap, thread};

use patolli_catalog::{
    AnyGame, AnyPlay, Bot, Coach, CoachNotes, PresetName, Rng, Seat, Seed, Status, Strength, coach, game,
    games, last_turn, presets,
};
use rand::RngExt as _;

/// The reader's seat.
const READER: Seat = Seat::new(0);

/// Tips that need something that seldom happens in a first game of bots, with the least share of games that shows them, in percent.
const RARE: [(&str, &str, usize); 9] = [
    ("tzolkin", "learn", 30),
    ("tzolkin", "build", 80),
    ("tzolkin", "burn", 60),
    ("tzolkin", "market", 25),
    ("tzolkin", "food-soon", 40),
    ("tzolkin", "start-space", 60),
    ("teotihuacan", "locked", 5),
    ("teotihuacan", "ascension", 30),
    ("teotihuacan", "decorate", 50),
];

fn opened(game: &dyn AnyGame, alone: bool, seed: &Seed) -> Box<dyn AnyPlay> {
    let preset = presets(game.name()).expect("it has presets").preset(PresetName::First);
    let seats = if alone { 1 } else { preset.seats.expect("a first game has so many") };
    game.start(seats, &preset.options(seats), seed).expect("the options fit")
}

/// The bot of a seat: the reader plays like the strongest of the others. The levels of the preset would think for minutes; these are
/// weak, too, and quick.
fn bot(game: &dyn AnyGame, seat: Seat) -> Bot {
    let preset = presets(game.name()).expect("it has presets").preset(PresetName::First);
    let nth = if seat == READER { 2 } else { seat.index() - 1 };
    Bot::Search(Strength::Simulations(4 * u32::from(preset.bot_level(nth))))
}

/// Plays a game; returns after how many decisions each tip came.
fn guided(game: &'static dyn AnyGame, alone: bool, seed: u64) -> Vec<(String, usize)> {
    let (tips, seed) = (coach(game.name()).expect("it has tips"), Seed::from(seed));
    let (mut play, mut rng, mut notes) = (opened(game, alone, &seed), seed.rng(), CoachNotes::default());
    let mut told = Vec::new();
    while let Status::Asks(seat) = play.status() {
        if seat == READER {
            told.extend(look(tips, play.as_ref(), &mut notes, &mut rng));
        }
        let decision = play.bot_choice(bot(game, seat), &mut rng).expect("a seat is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    told
}

/// What the coach says now; half of the readers close it before they decide.
fn look(tips: &Coach, play: &dyn AnyPlay, notes: &mut CoachNotes, rng: &mut Rng) -> Option<(String, usize)> {
    let tip = notes.look(tips, play, READER)?;
    if rng.random_bool(0.5) {
        notes.close();
        assert_eq!(notes.look(tips, play, READER), None, "one tip at a decision");
    } else {
        assert_eq!(notes.look(tips, play, READER), Some(tip), "it lies open until it is read");
    }
    Some((tip.id.clone(), play.steps()))
}

/// In how many games of `count` each tip came; fails where one came twice or two at once.
fn seen(game: &'static dyn AnyGame, alone: bool, count: u64) -> BTreeMap<String, usize> {
    let half = |from: u64| {
        thread::spawn(move || (from..count).step_by(2).map(|it| guided(game, alone, it)).collect())
    };
    let threads: [thread::JoinHandle<Vec<_>>; 2] = [half(0), half(1)];
    let mut seen = BTreeMap::new();
    for told in threads.into_iter().flat_map(|it| it.join().expect("the games are played")) {
        for (n, (id, at)) in told.iter().enumerate() {
            assert!(told[..n].iter().all(|it| it.0 != *id), "{}: {id} came twice", game.name());
            assert!(told[..n].iter().all(|it| it.1 != *at), "{}: two tips after {at}", game.name());
            *seen.entry(id.clone()).or_default() += 1;
        }
    }
    seen
}

/// Every tip comes in so many percent of the games, but for rare ones.
fn most_come(game: &'static dyn AnyGame, alone: bool, count: usize, left_out: &[&str]) {
    let seen = seen(game, alone, count as u64);
    let tips = &coach(game.name()).expect("it has tips").tips;
    let wanted = |id: &str| RARE.iter().find(|it| (it.0, it.1) == (game.name(), id)).map_or(95, |it| it.2);
    let too_few: Vec<String> = tips
        .iter()
        .filter(|it| !left_out.contains(&it.id.as_str()))
        .map(|it| (&it.id, seen.get(&it.id).copied().unwrap_or(0)))
        .filter(|(id, n)| n * 100 < wanted(id) * count)
        .map(|(id, n)| format!("{id}: {n} of {count}"))
        .collect();
    assert!(too_few.is_empty(), "{}: {too_few:?}, all: {seen:?}", game.name());
}

#[test]
fn all_tips_of_tikal_come_in_a_first_game() {
    most_come(game("tikal").expect("Tikal"), false, 100, &[]);
}

#[test]
fn the_tips_of_tzolkin_come_in_a_first_game() {
    most_come(game("tzolkin").expect("Tzolk'in"), false, 100, &[]);
}

#[test]
fn the_tips_of_teotihuacan_come_in_a_first_game() {
    most_come(game("teotihuacan").expect("Teotihuacan"), false, 60, &["bot-turn"]);
}

#[test]
fn teotibot_is_explained_to_those_who_play_alone() {
    let seen = seen(game("teotihuacan").expect("Teotihuacan"), true, 10);
    assert_eq!(seen.get("bot-turn"), Some(&10), "{seen:?}");
    assert!(seen.len() > 10, "{seen:?}");
}

#[test]
fn every_turn_of_the_reader_is_told_when_it_is_over() {
    for game in games() {
        let seed = Seed::from(3);
        let (mut play, mut rng) = (opened(*game, false, &seed), seed.rng());
        assert_eq!(last_turn(play.as_ref(), READER), None, "none is over");
        let mut told = 0;
        while let Status::Asks(seat) = play.status() {
            let decision = play.bot_choice(Bot::Greedy, &mut rng).expect("a seat is asked");
            play.play(seat, &decision).expect("bots decide by the rules");
            let gains = last_turn(play.as_ref(), READER);
            told += usize::from(gains.is_some_and(|it| !it.did.is_empty() || !it.goods.is_empty()));
        }
        assert!(told * 2 > play.steps(), "{}: {told} of {}", game.name(), play.steps());
    }
}
