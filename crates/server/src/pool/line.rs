//! Who gets the next place to think: networks take turns, and so do the people of each.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use patolli_store::GuestId;
use tokio::sync::oneshot;

use super::Rank;
use crate::share::{Pressing, Share};

/// One place in so many goes to whoever's turn it is, urgent or not, so that nobody waits for ever.
const FOR_ALL: u64 = 4;
/// Whoever has so many more in line steps back behind others when a core is wanted by several.
const MANY: usize = 4;
/// With so many on the list of whom had a place when, those are struck off who neither think nor wait.
const SWEEP: usize = 4096;

/// A wish to think.
#[derive(Clone, Debug)]
pub(crate) struct Claim {
    /// For whom.
    pub(crate) share: Share,
    /// In what manner.
    pub(crate) rank: Rank,
    /// How urgent it is.
    pub(crate) pressing: Pressing,
}

/// Places to think and those who wait for one; clones are the same.
///
/// A person has at most `each` places of one rank. While somebody else thinks or waits, they have at most `each` in all, and so has
/// a network while another one is there; one place is always left for another network. Places become free often: a thought is a
/// decision, a second of a hint or a stretch of a review.
#[derive(Clone)]
pub(super) struct Line(Arc<Inner>);

struct Inner {
    /// Places in all.
    all: usize,
    /// Places of one person, and of one network.
    each: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    waiting: Vec<Waiting>,
    thinking: Vec<(u64, Share, Rank)>,
    /// Numbers for those who come.
    last: u64,
    /// How many places were given out.
    given: u64,
    /// When networks last got a place, by that number.
    networks: HashMap<Option<IpAddr>, u64>,
    /// The same of people.
    people: HashMap<GuestId, u64>,
}

struct Waiting {
    number: u64,
    claim: Claim,
    tell: oneshot::Sender<Taken>,
}

/// A place that somebody has. It is free again when this is dropped.
pub(super) struct Taken {
    line: Line,
    number: u64,
    /// Whether many more of the same person are in line.
    pub(super) many: bool,
}

/// Somebody in line. Who goes away leaves it.
struct InLine {
    line: Line,
    number: u64,
}

impl Line {
    /// So many places in all, of which each person and network has so many while others are there.
    pub(super) fn new(all: usize, each: usize) -> Self {
        let (all, each) = (all.max(1), each.max(1));
        Self(Arc::new(Inner { all, each, state: Mutex::default() }))
    }

    /// A place, as soon as it is this one's turn.
    pub(super) async fn place(&self, claim: Claim) -> Taken {
        let (tell, told) = oneshot::channel();
        let number = {
            let mut state = self.state();
            state.last += 1;
            let number = state.last;
            state.waiting.push(Waiting { number, claim, tell });
            number
        };
        let _in_line = InLine { line: self.clone(), number };
        self.give_out();
        told.await.expect("who waits is told before the line forgets them")
    }

    /// How many thoughts of that rank a person and their network wait for or think.
    pub(super) fn load(&self, share: &Share, rank: Rank) -> (usize, usize) {
        let state = self.state();
        let here = state.here().filter(|it| it.1 == rank);
        here.fold((0, 0), |(person, network), (it, _)| {
            (
                person + usize::from(it.person == share.person),
                network + usize::from(it.network == share.network),
            )
        })
    }

    /// How many places are taken.
    #[cfg(test)]
    pub(super) fn taken(&self) -> usize {
        self.state().thinking.len()
    }

    /// Gives free places to those whose turn it is.
    fn give_out(&self) {
        let mut given = Vec::new();
        {
            let mut state = self.state();
            while let Some(next) = state.next(self.0.all, self.0.each) {
                let Waiting { number, claim, tell } = state.waiting.swap_remove(next);
                let same = state.waiting.iter().filter(|it| it.claim.share.person == claim.share.person);
                let many = same.count() >= MANY;
                state.serve(number, claim);
                given.push((tell, Taken { line: self.clone(), number, many }));
            }
        }
        for (tell, taken) in given {
            // Who has gone in the meantime leaves the place at once, which gives it to the next.
            drop(tell.send(taken));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it changes.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Everybody who thinks or waits.
    fn here(&self) -> impl Iterator<Item = (&Share, Rank)> {
        let thinking = self.thinking.iter().map(|it| (&it.1, it.2));
        thinking.chain(self.waiting.iter().map(|it| (&it.claim.share, it.claim.rank)))
    }

    /// Whose turn it is, if anybody may think now.
    fn next(&self, all: usize, each: usize) -> Option<usize> {
        if self.thinking.len() >= all || self.waiting.is_empty() {
            return None;
        }
        let mut here = self.here().map(|it| it.0);
        let first = here.next()?;
        let (mut people, mut networks) = (false, false);
        for it in here {
            people |= it.person != first.person;
            networks |= it.network != first.network;
        }
        let room = Room { all, each, people, networks };
        let may = |it: &&(usize, &Waiting)| self.may(&it.1.claim, &room);
        let waiting = self.waiting.iter().enumerate();
        waiting.filter(|it| may(&it)).min_by_key(|it| self.turn(it.1)).map(|it| it.0)
    }

    /// Whether a claim may have a place now, if there is one.
    fn may(&self, claim: &Claim, room: &Room) -> bool {
        let (mut same, mut person, mut network) = (0, 0, 0);
        for (_, share, rank) in &self.thinking {
            let mine = share.person == claim.share.person;
            same += usize::from(mine && *rank == claim.rank);
            person += usize::from(mine);
            network += usize::from(share.network == claim.share.network);
        }
        let most = if room.networks { room.each } else { room.all.saturating_sub(1).max(1) };
        same < claim.rank.most(room.each) && (!room.people || person < room.each) && network < most
    }

    /// The smaller, the sooner.
    fn turn(&self, it: &Waiting) -> (u8, u64, u64, u64) {
        let urgency = if self.given % FOR_ALL == FOR_ALL - 1 { 0 } else { it.claim.pressing.get() as u8 };
        let network = self.networks.get(&it.claim.share.network).copied();
        let person = self.people.get(&it.claim.share.person).copied();
        (urgency, network.unwrap_or_default(), person.unwrap_or_default(), it.number)
    }

    /// Notes that a claim has a place now.
    fn serve(&mut self, number: u64, claim: Claim) {
        self.given += 1;
        self.networks.insert(claim.share.network, self.given);
        self.people.insert(claim.share.person.clone(), self.given);
        self.thinking.push((number, claim.share, claim.rank));
        if self.networks.len().max(self.people.len()) > SWEEP {
            self.sweep();
        }
    }

    fn sweep(&mut self) {
        let networks: HashSet<_> = self.here().map(|it| it.0.network).collect();
        let people: HashSet<_> = self.here().map(|it| it.0.person.clone()).collect();
        self.networks.retain(|it, _| networks.contains(it));
        self.people.retain(|it, _| people.contains(it));
    }
}

/// What there is room for.
struct Room {
    all: usize,
    each: usize,
    /// Whether several people are here.
    people: bool,
    /// Whether several networks are.
    networks: bool,
}

impl Drop for Taken {
    fn drop(&mut self) {
        self.line.state().thinking.retain(|it| it.0 != self.number);
        self.line.give_out();
    }
}

impl Drop for InLine {
    fn drop(&mut self) {
        self.line.state().waiting.retain(|it| it.number != self.number);
    }
}

impl std::fmt::Debug for Taken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Taken").field("number", &self.number).finish_non_exhaustive()
    }
}
