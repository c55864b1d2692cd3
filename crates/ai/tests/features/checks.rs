//! What must hold of the features of every game.

use std::{collections::HashSet, fs};

use fluent_syntax::{ast::Entry, parser::parse};
use patolli_ai::{
    Bot,
    value::{Feature, FeatureRow as _, LearnedValue, TokenList, token_count},
};
use patolli_core::{Game, Log, Rng, Seat, Seed, Status};

/// A game that a bot plays from a seed.
pub struct BotGame<G: Game> {
    pub options: G::Options,
    pub bot: Bot,
    pub seed: u64,
}

/// A position of a game, and what came before it.
pub struct Moment<'a, G> {
    pub position: &'a G,
    /// Decisions made before.
    pub decisions: usize,
    /// The dice of the game.
    pub rng: &'a mut Rng,
}

/// Shows every position of games, the last ones included.
pub fn each_moment<G: LearnedValue>(games: &[BotGame<G>], mut look: impl FnMut(Moment<'_, G>)) {
    for BotGame { options, bot, seed } in games {
        let mut rng = Seed::from(*seed).rng();
        let mut position = G::start(options, G::deal(options, &mut rng));
        let mut decisions = 0;
        look(Moment { position: &position, decisions, rng: &mut rng });
        while let Some(action) = bot.choose(&position, &mut rng) {
            position.play(action, &mut Log::off()).expect("a bot keeps to the rules");
            decisions += 1;
            look(Moment { position: &position, decisions, rng: &mut rng });
        }
    }
}

/// The features of a game, in the order of their numbers.
pub const fn features<G: LearnedValue>() -> &'static [Feature] {
    G::Features::FEATURES
}

/// The numbers of a seat, one for each feature.
pub fn numbers<G: LearnedValue>(position: &G, seat: Seat) -> Vec<f32> {
    position.features(seat).to_vector()[..features::<G>().len()].to_vec()
}

/// What is so for a seat.
pub fn seat_tokens<G: LearnedValue>(position: &G, seat: Seat) -> Vec<u16> {
    let mut tokens = TokenList::default();
    position.seat_tokens(seat, &mut tokens);
    tokens.tokens().to_vec()
}

/// What is so on the board.
pub fn board_tokens<G: LearnedValue>(position: &G) -> Vec<u16> {
    let mut tokens = TokenList::default();
    position.board_tokens(&mut tokens);
    tokens.tokens().to_vec()
}

/// Groups have names of their own, every group is used somewhere, except for the rare ones, and no fact is said twice.
pub fn assert_tokens<G: LearnedValue>(games: &[BotGame<G>], rare: &[&str]) {
    let names: HashSet<&str> = G::TOKENS.iter().map(|it| it.name).collect();
    assert_eq!(names.len(), G::TOKENS.len(), "two groups have one name");
    let mut used = vec![false; token_count(G::TOKENS)];
    each_moment(games, |Moment { position, .. }| {
        let board = board_tokens(position);
        for seat in Seat::all(position.seats()) {
            let all = [board.clone(), seat_tokens(position, seat)].concat();
            let different: HashSet<u16> = all.iter().copied().collect();
            assert_eq!(different.len(), all.len(), "a fact is said twice: {all:?}");
            for token in all {
                used[usize::from(token)] = true;
            }
        }
    });
    let never = G::TOKENS.iter().filter(|group| {
        let facts = usize::from(group.start)..usize::from(group.start + group.size);
        !used[facts].contains(&true) && !rare.contains(&group.name)
    });
    let never: Vec<_> = never.map(|it| it.name).collect();
    assert!(never.is_empty(), "never so: {never:?}");
}

/// Every feature but the points has a number below `limit`.
pub fn assert_moderate<G: LearnedValue>(games: &[BotGame<G>], limit: f32) {
    each_moment(games, |Moment { position, .. }| {
        for seat in Seat::all(position.seats()) {
            let rows = features::<G>().iter().zip(numbers(position, seat));
            for (feature, number) in rows.filter(|it| it.0.name != "points") {
                let fits = number.is_finite() && number.abs() < limit;
                assert!(fits, "{} is {number} for {seat:?}", feature.name);
            }
        }
    });
}

/// Every feature is more than zero somewhere, except for those that games of simple bots hardly ever reach.
pub fn assert_used<G: LearnedValue>(games: &[BotGame<G>], rare: &[&str]) {
    let mut used = vec![false; features::<G>().len()];
    each_moment(games, |Moment { position, .. }| {
        for seat in Seat::all(position.seats()) {
            used.iter_mut().zip(numbers(position, seat)).for_each(|(used, it)| *used |= it != 0.0);
        }
    });
    for (feature, used) in features::<G>().iter().zip(used) {
        assert!(used || rare.contains(&feature.name), "{} is always 0", feature.name);
    }
}

/// Names are unique, the first is that of the points, and what a hint says of a feature has words in every language.
pub fn assert_named<G: LearnedValue>() {
    let features = features::<G>();
    let names: HashSet<&str> = features.iter().map(|it| it.name).collect();
    assert_eq!((names.len(), features[0].name), (features.len(), "points"));
    for language in ["en", "cs", "pl"] {
        let catalog = concat!(env!("CARGO_MANIFEST_DIR"), "/../catalog/locales");
        let text = fs::read_to_string(format!("{catalog}/{language}/{}-why.ftl", G::NAME)).expect("a file");
        let known = message_keys(&text);
        for feature in features {
            assert!(known.contains(feature.factor), "{language}: no words for {}", feature.factor);
        }
    }
}

fn message_keys(text: &str) -> HashSet<String> {
    let resource = parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let messages = resource.body.into_iter().filter_map(|it| match it {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    });
    messages.collect()
}

/// No number changes when what a seat cannot see is dealt anew; looks at the chosen moments.
pub fn assert_blind<G: LearnedValue>(games: &[BotGame<G>], chosen: impl Fn(&G, usize) -> bool) {
    let mut compared = 0;
    each_moment(games, |Moment { position, decisions, rng }| {
        for viewer in Seat::all(position.seats()).filter(|_| chosen(position, decisions)) {
            let other = position.redeal(viewer, rng);
            assert!((other.progress() - position.progress()).abs() < f32::EPSILON, "progress peeks");
            for seat in Seat::all(position.seats()) {
                assert_eq!(numbers(&other, seat), numbers(position, seat), "a feature peeks");
                assert_eq!(seat_tokens(&other, seat), seat_tokens(position, seat), "a token of a seat peeks");
            }
            assert_eq!(board_tokens(&other), board_tokens(position), "a token of the board peeks");
            compared += 1;
        }
    });
    assert!(compared > 100, "only {compared} positions were dealt anew");
}

/// Progress begins at 0, never falls and is 1 at the end.
pub fn assert_progress<G: LearnedValue>(games: &[BotGame<G>]) {
    let mut last = 0.0;
    each_moment(games, |Moment { position, decisions, .. }| {
        let now = position.progress();
        if decisions == 0 {
            assert!(now.abs() < f32::EPSILON, "begins at {now}");
            last = now;
        }
        assert!((0.0..=1.0).contains(&now) && now >= last, "{last} is followed by {now}");
        if position.status() == Status::Over {
            assert!((now - 1.0).abs() < f32::EPSILON, "ends at {now}");
        }
        last = now;
    });
}
