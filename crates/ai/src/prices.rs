//! What a learned value says of things given for nothing: a sane one never says that more is worse.

use patolli_core::{Log, Options as _, OptionsError, Rng, Seat, Seed, Status};
use rand::RngExt as _;

use crate::{
    Bot, Evaluator,
    value::{LearnedValue, Offer, PriceRule},
};

/// What a model says of one kind of offer, in points of margin.
#[derive(Clone, PartialEq, Debug)]
pub struct Price {
    /// What is given.
    pub name: &'static str,
    /// What a sane value says of it.
    pub rule: PriceRule,
    /// Number of positions.
    pub positions: usize,
    /// Mean price.
    pub mean: f32,
    /// The price furthest to the wrong side.
    pub worst: f32,
}

impl Price {
    /// Whether the worst price keeps to its rule.
    pub fn is_sane(&self) -> bool {
        match self.rule {
            PriceRule::Asset => self.worst >= -1.0,
            PriceRule::Surplus => self.worst <= 0.6,
            PriceRule::UsedRight => self.worst >= -6.0,
        }
    }

    fn add(&mut self, price: f32) {
        self.positions += 1;
        #[expect(clippy::cast_precision_loss, reason = "a few thousand positions")]
        let count = self.positions as f32;
        self.mean += (price - self.mean) / count;
        self.worst = match self.rule {
            PriceRule::Asset | PriceRule::UsedRight => self.worst.min(price),
            PriceRule::Surplus => self.worst.max(price),
        };
    }
}

/// Positions at which a turn begins, always the same ones: of games of greedy bots, every other game scattered.
pub fn positions<G: LearnedValue>(seats: u8, count: usize) -> Result<Vec<G>, OptionsError> {
    let options = G::Options::from_pairs(seats, std::iter::empty())?;
    let mut found = Vec::new();
    for game in 0.. {
        let rng = &mut Seed::from(4_000 + game).rng();
        let mut position = G::start(&options, G::deal(&options, rng));
        let mut scattered = game % 2 == 0;
        while let Some(action) = Bot::Greedy.choose(&position, rng) {
            if found.len() == count {
                return Ok(found);
            }
            let asked = asked(&position);
            if rng.random_range(0..3) == 0 && asked.is_some_and(|it| !position.offers(it).is_empty()) {
                scattered = scattered || position.scatter(rng, 0.6);
                found.push(position.clone());
            }
            position.apply(action_here(&position, action, rng), &mut Log::off());
        }
        // A game without a single position would never come to an end.
        if game > 1_000 && found.is_empty() {
            break;
        }
    }
    Ok(found)
}

/// The decision of a bot, or a new one where scattering has made it impossible.
fn action_here<G: LearnedValue>(position: &G, action: G::Action, rng: &mut Rng) -> G::Action {
    if position.check(action).is_ok() {
        return action;
    }
    Bot::Greedy.choose(position, rng).unwrap_or(action)
}

fn asked<G: LearnedValue>(position: &G) -> Option<Seat> {
    match position.status() {
        Status::Asks(seat) => Some(seat),
        Status::Over => None,
    }
}

/// What weights or a network say of everything that can be offered in some positions.
pub fn prices<G: LearnedValue>(evaluator: &Evaluator, positions: &[G]) -> Vec<Price> {
    let mut prices: Vec<Price> = Vec::new();
    for position in positions {
        let Some(seat) = asked(position) else { continue };
        for Offer { name, rule, before, after } in position.offers(seat) {
            let price = evaluator.margin(&after, seat) - evaluator.margin(&before, seat);
            match prices.iter_mut().find(|it| it.name == name) {
                Some(known) => known.add(price),
                None => prices.push(Price { name, rule, positions: 1, mean: price, worst: price }),
            }
        }
    }
    prices
}
