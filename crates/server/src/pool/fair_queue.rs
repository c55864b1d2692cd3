//! Who gets the next place to think: networks take turns, and so do the people of each.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use patolli_store::GuestId;
use tokio::sync::oneshot;

use super::WorkKind;
use crate::requester::{Requester, SharedUrgency};

/// One place in so many goes to whoever's turn it is, urgent or not, so that nobody waits for ever.
const FAIR_TURN_EVERY: u64 = 4;
/// Whoever has so many more in line steps back behind others when a core is wanted by several.
const LOW_PRIORITY_FROM: usize = 4;
/// With so many on the list of whom had a place when, those are struck off who neither think nor wait.
const SWEEP_AT: usize = 4096;

/// A wish to think.
#[derive(Clone, Debug)]
pub(crate) struct SlotRequest {
    /// For whom.
    pub(crate) requester: Requester,
    /// In what manner.
    pub(crate) kind: WorkKind,
    /// How urgent it is.
    pub(crate) urgency: SharedUrgency,
}

/// Places to think and those who wait for one; clones are the same.
///
/// A person has at most `each` places of one rank. While somebody else thinks or waits, they have at most `each` in all, and so has
/// a network while another one is there; one place is always left for another network. Places become free often: a thought is a
/// decision, a second of a hint or a stretch of a review.
#[derive(Clone)]
pub(super) struct FairQueue(Arc<Inner>);

struct Inner {
    /// Places in all.
    total: usize,
    /// Places of one person, and of one network.
    per_person: usize,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    waiting: Vec<Waiting>,
    thinking: Vec<(u64, Requester, WorkKind)>,
    /// Numbers for those who come.
    last: u64,
    /// How many places were given out.
    granted: u64,
    /// When networks last got a place, by that number.
    networks: HashMap<Option<IpAddr>, u64>,
    /// The same of people.
    people: HashMap<GuestId, u64>,
}

struct Waiting {
    number: u64,
    request: SlotRequest,
    tell: oneshot::Sender<SlotGuard>,
}

/// A place that somebody has. It is free again when this is dropped.
pub(super) struct SlotGuard {
    queue: FairQueue,
    number: u64,
    /// Whether many more of the same person are in line.
    pub(super) low_priority: bool,
}

/// Somebody in line. Who goes away leaves it.
struct QueueEntry {
    queue: FairQueue,
    number: u64,
}

impl FairQueue {
    /// So many places in all, of which each person and network has so many while others are there.
    pub(super) fn new(total: usize, per_person: usize) -> Self {
        let (total, per_person) = (total.max(1), per_person.max(1));
        Self(Arc::new(Inner { total, per_person, state: Mutex::default() }))
    }

    /// A place, as soon as it is this one's turn.
    pub(super) async fn acquire(&self, request: SlotRequest) -> SlotGuard {
        let (tell, told) = oneshot::channel();
        let number = {
            let mut state = self.state();
            state.last += 1;
            let number = state.last;
            state.waiting.push(Waiting { number, request, tell });
            number
        };
        let _entry = QueueEntry { queue: self.clone(), number };
        self.grant_slots();
        told.await.expect("who waits is told before the line forgets them")
    }

    /// How many thoughts of that rank a person and their network wait for or think.
    pub(super) fn load(&self, requester: &Requester, kind: WorkKind) -> (usize, usize) {
        let state = self.state();
        let requests = state.requests().filter(|it| it.1 == kind);
        requests.fold((0, 0), |(person, network), (it, _)| {
            (
                person + usize::from(it.person == requester.person),
                network + usize::from(it.network == requester.network),
            )
        })
    }

    /// How many places are taken.
    #[cfg(test)]
    pub(super) fn in_use(&self) -> usize {
        self.state().thinking.len()
    }

    /// Gives free places to those whose turn it is.
    fn grant_slots(&self) {
        let mut granted = Vec::new();
        {
            let mut state = self.state();
            while let Some(next) = state.next(self.0.total, self.0.per_person) {
                let Waiting { number, request, tell } = state.waiting.swap_remove(next);
                let same =
                    state.waiting.iter().filter(|it| it.request.requester.person == request.requester.person);
                let low_priority = same.count() >= LOW_PRIORITY_FROM;
                state.start(number, request);
                granted.push((tell, SlotGuard { queue: self.clone(), number, low_priority }));
            }
        }
        for (tell, slot) in granted {
            // Who has gone in the meantime leaves the place at once, which gives it to the next.
            drop(tell.send(slot));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing panics while it changes.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Everybody who thinks or waits.
    fn requests(&self) -> impl Iterator<Item = (&Requester, WorkKind)> {
        let thinking = self.thinking.iter().map(|it| (&it.1, it.2));
        thinking.chain(self.waiting.iter().map(|it| (&it.request.requester, it.request.kind)))
    }

    /// Whose turn it is, if anybody may think now.
    fn next(&self, total: usize, per_person: usize) -> Option<usize> {
        if self.thinking.len() >= total || self.waiting.is_empty() {
            return None;
        }
        let mut requests = self.requests().map(|it| it.0);
        let first = requests.next()?;
        let (mut people, mut networks) = (false, false);
        for it in requests {
            people |= it.person != first.person;
            networks |= it.network != first.network;
        }
        let capacity = Capacity { total, per_person, people, networks };
        let may_start = |it: &&(usize, &Waiting)| self.may_start(&it.1.request, &capacity);
        let waiting = self.waiting.iter().enumerate();
        waiting.filter(|it| may_start(&it)).min_by_key(|it| self.priority(it.1)).map(|it| it.0)
    }

    /// Whether a claim may have a place now, if there is one.
    fn may_start(&self, request: &SlotRequest, capacity: &Capacity) -> bool {
        let (mut same, mut person, mut network) = (0, 0, 0);
        for (_, requester, kind) in &self.thinking {
            let mine = requester.person == request.requester.person;
            same += usize::from(mine && *kind == request.kind);
            person += usize::from(mine);
            network += usize::from(requester.network == request.requester.network);
        }
        let max =
            if capacity.networks { capacity.per_person } else { capacity.total.saturating_sub(1).max(1) };
        same < request.kind.max_parallel(capacity.per_person)
            && (!capacity.people || person < capacity.per_person)
            && network < max
    }

    /// The smaller, the sooner.
    fn priority(&self, it: &Waiting) -> (u8, u64, u64, u64) {
        let urgency = if self.granted % FAIR_TURN_EVERY == FAIR_TURN_EVERY - 1 {
            0
        } else {
            it.request.urgency.get() as u8
        };
        let network = self.networks.get(&it.request.requester.network).copied();
        let person = self.people.get(&it.request.requester.person).copied();
        (urgency, network.unwrap_or_default(), person.unwrap_or_default(), it.number)
    }

    /// Notes that a claim has a place now.
    fn start(&mut self, number: u64, request: SlotRequest) {
        self.granted += 1;
        self.networks.insert(request.requester.network, self.granted);
        self.people.insert(request.requester.person.clone(), self.granted);
        self.thinking.push((number, request.requester, request.kind));
        if self.networks.len().max(self.people.len()) > SWEEP_AT {
            self.sweep();
        }
    }

    fn sweep(&mut self) {
        let networks: HashSet<_> = self.requests().map(|it| it.0.network).collect();
        let people: HashSet<_> = self.requests().map(|it| it.0.person.clone()).collect();
        self.networks.retain(|it, _| networks.contains(it));
        self.people.retain(|it, _| people.contains(it));
    }
}

/// What there is room for.
struct Capacity {
    total: usize,
    per_person: usize,
    /// Whether several people are here.
    people: bool,
    /// Whether several networks are.
    networks: bool,
}

impl Drop for SlotGuard {
    fn drop(&mut self) {
        self.queue.state().thinking.retain(|it| it.0 != self.number);
        self.queue.grant_slots();
    }
}

impl Drop for QueueEntry {
    fn drop(&mut self) {
        self.queue.state().waiting.retain(|it| it.number != self.number);
    }
}

impl std::fmt::Debug for SlotGuard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SlotGuard").field("number", &self.number).finish_non_exhaustive()
    }
}
