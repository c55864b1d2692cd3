//! What a choice comes to: what it pays and gives, and whether it shows something hidden.
//!
//! Nothing is foretold by hand: the choice is played on a copy, together with the answers after it that need no thought, and what its seat
//! holds and is still owed is compared before and after. A choice that shows something hidden is played on copies whose unseen part is
//! dealt anew, so that what is said of it depends only on what its seat may know.

use patolli_core::{Amount, Describe, Log, Seat, Seed, Status};

use crate::{CatalogGame, GoodsChange, Score};

/// How many new deals a choice that reveals something is tried on; what differs between them is left out and marked.
const DEALS: u64 = 6;

/// What a choice comes to for the seat that decides.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Outcome {
    /// What it costs, all in all.
    pub(crate) pays: Vec<GoodsChange>,
    /// What it brings, all in all.
    pub(crate) gives: Vec<GoodsChange>,
    /// Whether it costs or brings something that depends on what the seat cannot know.
    pub(crate) hidden: bool,
    /// Whether it shows something hidden, so that it cannot be taken back.
    pub(crate) reveals: bool,
    /// Whether another seat is asked afterwards, or none.
    pub(crate) ends_turn: bool,
}

/// Plays choices of one position and tells what they come to.
pub(crate) struct Trial<'a, G: CatalogGame> {
    position: &'a G,
    seat: Option<Seat>,
    before: Balance,
    /// The same for the seat, but with what it cannot see dealt anew; made when first needed.
    redealt: Vec<G>,
    /// Where choices write what happens, one after the other.
    log: Log<G::Event>,
}

/// What a seat has, and what waiting questions will cost or bring it.
#[derive(Clone, Default)]
struct Balance {
    holdings: Vec<Amount>,
    outstanding: Vec<Amount>,
}

impl Balance {
    fn new<G: CatalogGame>(position: &G, seat: Seat) -> Self {
        Self { holdings: position.holdings(seat), outstanding: position.outstanding(seat) }
    }

    /// What changed from this balance to another, gains positive: all of what is held, and what was added to what is owed.
    fn changes(&self, after: &Self) -> Vec<Amount> {
        let mut changes = differences(&self.holdings, &after.holdings);
        for it in &after.outstanding {
            let added = it.n - count(&self.outstanding, it.good);
            // Less than before was answered, and its answer is counted by what is held.
            if added.signum() == it.n.signum() {
                add(&mut changes, Amount { n: added, ..*it });
            }
        }
        changes.retain(|it| it.n != 0);
        changes
    }
}

/// What changed of each good, gains positive. Games name their goods in the same order every time, which makes this quick; any
/// order is right.
fn differences(before: &[Amount], after: &[Amount]) -> Vec<Amount> {
    let pairs = before.iter().zip(after);
    if before.len() == after.len() && pairs.clone().all(|(one, other)| one.good == other.good) {
        let changed = pairs.filter(|(one, other)| one.n != other.n);
        return changed.map(|(one, other)| Amount { n: other.n - one.n, ..*one }).collect();
    }
    let mut changes: Vec<Amount> = Vec::new();
    for it in after {
        add(&mut changes, *it);
    }
    for it in before {
        add(&mut changes, Amount { n: -it.n, ..*it });
    }
    changes
}

fn count(amounts: &[Amount], good: &str) -> i32 {
    amounts.iter().filter(|it| it.good == good).map(|it| it.n).sum()
}

fn add(changes: &mut Vec<Amount>, amount: Amount) {
    match changes.iter_mut().find(|it| it.good == amount.good) {
        Some(known) => known.n += amount.n,
        None => changes.push(amount),
    }
}

impl<'a, G: CatalogGame> Trial<'a, G> {
    /// Tries choices of the seat that is asked in `position`.
    pub(crate) fn new(position: &'a G) -> Self {
        let seat = match position.status() {
            Status::Asks(seat) => Some(seat),
            Status::Over => None,
        };
        let before = seat.map(|it| Balance::new(position, it)).unwrap_or_default();
        Self { position, seat, before, redealt: Vec::new(), log: Log::new() }
    }

    /// What an action that the rules accept comes to.
    pub(crate) fn outcome(&mut self, action: G::Action) -> Outcome {
        let Some(seat) = self.seat else { return Outcome::default() };
        let (after, reveals, _) = play_out(self.position.clone(), action, seat, &mut self.log);
        let (changes, hidden, ends_turn) = if reveals {
            self.over_deals(seat, action)
        } else {
            (self.before.changes(&Balance::new(&after, seat)), false, after.status() != Status::Asks(seat))
        };
        let side = |sign: i32| {
            let of_sign = changes.iter().filter(move |it| it.n.signum() == sign);
            of_sign.map(|it| GoodsChange { good: it.good, n: score::<G>(it) }).collect()
        };
        Outcome { pays: side(-1), gives: side(1), hidden, reveals, ends_turn }
    }

    /// What the action changes on every deal alike, whether some of it differs, and whether it passes the turn on some deal.
    fn over_deals(&mut self, seat: Seat, action: G::Action) -> (Vec<Amount>, bool, bool) {
        if self.redealt.is_empty() {
            let deal = |index| self.position.redeal(seat, &mut Seed::from(index).rng());
            self.redealt = (0..DEALS).map(deal).collect();
        }
        let log = &mut self.log;
        let played = self.redealt.iter().map(|it| play_out(it.clone(), action, seat, log));
        let after: Vec<(G, bool)> = played.map(|(after, _, others_act)| (after, others_act)).collect();
        let ends_turn = after.iter().any(|it| it.0.status() != Status::Asks(seat));
        // The game itself played a turn, by lots that nobody knows: whatever it brings may differ on the next deal.
        let comes_back = |it: &G| it.status() == Status::Asks(seat) || it.status() == Status::Over;
        if after.iter().any(|(it, others_act)| *others_act && comes_back(it)) {
            return (Vec::new(), true, ends_turn);
        }
        let mut changes = after.iter().map(|it| self.before.changes(&Balance::new(&it.0, seat)));
        let mut alike = changes.next().unwrap_or_default();
        let mut hidden = false;
        for other in changes {
            let differs =
                |one: &[Amount], other: &[Amount]| one.iter().any(|it| count(other, it.good) != it.n);
            hidden |= differs(&other, &alike) || differs(&alike, &other);
            alike.retain(|it| count(&other, it.good) == it.n);
        }
        (alike, hidden, ends_turn)
    }
}

/// The position after an action of a seat and the answers after it that need no thought, whether any of them showed something hidden, and
/// whether something was done by another seat.
fn play_out<G: CatalogGame>(
    mut position: G,
    action: G::Action,
    seat: Seat,
    log: &mut Log<G::Event>,
) -> (G, bool, bool) {
    log.clear();
    position.apply(action, log);
    while let Some(forced) = position.forced() {
        position.apply(forced, log);
    }
    let events = log.events();
    let others_act = events.iter().any(|it| it.seat().is_some_and(|it| it != seat));
    (position, events.iter().any(Describe::reveals), others_act)
}

/// An amount without its sign, as points where it is points.
fn score<G: CatalogGame>(amount: &Amount) -> Score {
    let parts = if amount.good == POINTS { G::UNITS_PER_POINT } else { 1 };
    Score::new(amount.n.abs(), parts)
}

/// The good whose amounts are counted in parts.
const POINTS: &str = "vp";

#[cfg(test)]
mod tests;
