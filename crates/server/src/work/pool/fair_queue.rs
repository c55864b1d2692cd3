//! A fair queue of slots: networks take turns, and the people of each network do.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use patolli_store::GuestId;
use tokio::sync::oneshot;

use super::WorkKind;
use crate::work::requester::{Requester, SharedUrgency};

/// Every n-th slot ignores urgency, so that no request waits for ever.
const FAIR_TURN_EVERY: u64 = 4;
/// Waiting requests of one person from which their thoughts run at low priority.
const LOW_PRIORITY_FROM: usize = 4;
/// Number of remembered people or networks at which idle ones are removed.
const SWEEP_AT: usize = 4096;

/// A request for a slot.
#[derive(Clone, Debug)]
pub(crate) struct SlotRequest {
    /// The requester, to whom the time is charged.
    pub(crate) requester: Requester,
    /// The kind of work.
    pub(crate) kind: WorkKind,
    /// Urgency, which may change while the request waits.
    pub(crate) urgency: SharedUrgency,
}

/// Slots and the requests that wait for one; clones share them.
///
/// A person has at most `per_person` slots of one kind. While other people have requests, they have at most
/// `per_person` in all, and so has a network while another one has requests; one slot is always left for
/// another network. Slots become free often: a thought is a decision, a second of a hint or a segment of a
/// review.
#[derive(Clone)]
pub(super) struct FairQueue(Arc<Inner>);

struct Inner {
    /// Slots in all.
    total: usize,
    /// Slots of one person, and of one network, while others have requests.
    per_person: usize,
    state: Mutex<QueueState>,
}

#[derive(Default)]
pub(super) struct QueueState {
    waiting: Vec<Waiting>,
    pub(super) thinking: Vec<(u64, Requester, WorkKind)>,
    /// Last number given to a request.
    last: u64,
    /// Number of granted slots.
    granted: u64,
    /// By network, the value of `granted` when it last got a slot.
    networks: HashMap<Option<IpAddr>, u64>,
    /// The same by person.
    people: HashMap<GuestId, u64>,
}

struct Waiting {
    number: u64,
    request: SlotRequest,
    tell: oneshot::Sender<SlotGuard>,
}

/// A granted slot, free again when dropped.
pub(super) struct SlotGuard {
    queue: FairQueue,
    number: u64,
    /// Whether many more requests of the same person wait.
    pub(super) low_priority: bool,
}

/// A waiting request, removed when dropped.
struct QueueEntry {
    queue: FairQueue,
    number: u64,
}

impl FairQueue {
    /// A queue of `total` slots.
    pub(super) fn new(total: usize, per_person: usize) -> Self {
        let (total, per_person) = (total.max(1), per_person.max(1));
        Self(Arc::new(Inner { total, per_person, state: Mutex::default() }))
    }

    /// A slot, as soon as it is granted.
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
        told.await.expect("a waiting request is answered before it is removed")
    }

    /// Number of waiting and running requests of a kind, of the person and of their network.
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

    /// Grants free slots to the next requests.
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
            // A request that is gone drops its slot at once, which grants it to the next.
            drop(tell.send(slot));
        }
    }

    pub(super) fn state(&self) -> MutexGuard<'_, QueueState> {
        // Nothing panics while it changes.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl QueueState {
    /// All running and waiting requests.
    fn requests(&self) -> impl Iterator<Item = (&Requester, WorkKind)> {
        let thinking = self.thinking.iter().map(|it| (&it.1, it.2));
        thinking.chain(self.waiting.iter().map(|it| (&it.request.requester, it.request.kind)))
    }

    /// Index of the next waiting request that may start.
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

    /// Whether a request is below the limits of its person and network.
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

    /// Sort key: the smallest starts first.
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

    /// Records that a request has its slot.
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

/// Limits that apply at present.
struct Capacity {
    total: usize,
    per_person: usize,
    /// Whether several people have requests.
    people: bool,
    /// Whether several networks have requests.
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
