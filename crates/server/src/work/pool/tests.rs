//! Slots of the pool: their order, their limits, their release.

use std::{net::IpAddr, sync::mpsc};

use patolli_store::GuestId;

use super::*;
use crate::work::requester::{SharedUrgency, Urgency};

const LONG: Duration = Duration::from_mins(1);
const MOMENT: Duration = Duration::from_millis(5);

fn pool() -> Pool {
    Pool::new(1, Arc::new(Metrics::new()))
}

fn limits(time: Duration, grace: Duration) -> TimeLimits {
    TimeLimits { max_wait: None, time, grace }
}

/// A person at the address `192.0.2.N`.
fn requester(n: u8) -> Requester {
    Requester { person: GuestId::random(), network: Some(IpAddr::from([192, 0, 2, n])) }
}

fn claim(requester: &Requester, kind: WorkKind) -> SlotRequest {
    SlotRequest { requester: requester.clone(), kind, urgency: SharedUrgency::new(Urgency::Watched) }
}

fn searching() -> SlotRequest {
    claim(&requester(1), WorkKind::SearchBot)
}

/// Thinks until it is stopped.
fn think_until_stopped(stop: &Stop) -> &'static str {
    while !stop.is_stopped() {
        thread::yield_now();
    }
    "stopped"
}

#[tokio::test]
async fn a_thought_is_told_to_stop_and_says_what_it_found() {
    let outcome = pool().think(searching(), limits(MOMENT, LONG), think_until_stopped).await;
    assert!(matches!(outcome, Outcome::Done("stopped")), "{outcome:?}");
}

#[tokio::test]
async fn a_thought_that_panics_leaves_its_place() {
    let pool = pool();
    let outcome: Outcome<()> =
        pool.think(searching(), limits(LONG, LONG), |_| std::panic::resume_unwind(Box::new(()))).await;
    assert!(matches!(outcome, Outcome::Panicked), "{outcome:?}");
    assert_eq!(pool.deep.state().thinking.len(), 0);
}

#[tokio::test]
async fn who_does_not_stop_loses_the_place() {
    let pool = pool();
    let (end, held) = mpsc::channel::<()>();
    let outcome = pool.think(searching(), limits(MOMENT, MOMENT), move |_| held.recv().is_ok()).await;
    assert!(matches!(outcome, Outcome::TimedOut), "{outcome:?}");
    assert_eq!(pool.deep.state().thinking.len(), 0);
    drop(end);
}

#[tokio::test]
async fn who_finds_no_place_in_time_does_not_think() {
    let (pool, anna) = (pool(), requester(1));
    let slot = pool.acquire(claim(&anna, WorkKind::SearchBot)).await;
    let hurry = TimeLimits { max_wait: Some(MOMENT), ..limits(LONG, LONG) };
    let outcome = pool.think(claim(&anna, WorkKind::SearchBot), hurry, |_| ()).await;
    assert!(matches!(outcome, Outcome::QueueTimeout), "{outcome:?}");
    for kind in [WorkKind::QuickBot, WorkKind::Hint, WorkKind::Review] {
        let outcome = pool.think(claim(&anna, kind), limits(LONG, LONG), |_| ()).await;
        assert!(matches!(outcome, Outcome::Done(())), "{kind:?} has a slot of its own");
    }
    drop(slot);
    assert_eq!(pool.deep.state().thinking.len(), 0);
}

#[tokio::test]
async fn a_dropped_thought_stops_and_leaves_its_place_when_it_did() {
    let pool = pool();
    let (tell, told) = mpsc::channel();
    let thought = pool.think(searching(), limits(LONG, LONG), move |stop| {
        tell.send("begun").is_ok() && tell.send(think_until_stopped(stop)).is_ok()
    });
    // Long enough to begin, however slow the machine is: only a first poll is needed.
    assert!(timeout(Duration::from_millis(1), thought).await.is_err());
    assert_eq!(told.iter().collect::<Vec<_>>(), ["begun", "stopped"]);
    let outcome = pool.think(searching(), limits(LONG, LONG), |_| ()).await;
    assert!(matches!(outcome, Outcome::Done(())), "{outcome:?}");
}

#[tokio::test]
async fn who_leaves_the_line_leaves_nothing_behind() {
    let (pool, anna) = (pool(), requester(1));
    let first = pool.acquire(claim(&anna, WorkKind::SearchBot)).await;
    let waits = pool.acquire(claim(&anna, WorkKind::SearchBot));
    assert!(timeout(Duration::from_millis(1), waits).await.is_err());
    assert_eq!(pool.deep.load(&anna, WorkKind::SearchBot), (1, 1));
    drop(first);
    assert_eq!(pool.deep.load(&anna, WorkKind::SearchBot), (0, 0));
}

/// Requests with names; the order in which they are granted.
struct Queue {
    pool: Pool,
    tell: tokio::sync::mpsc::UnboundedSender<(&'static str, Slot)>,
    told: tokio::sync::mpsc::UnboundedReceiver<(&'static str, Slot)>,
}

impl Queue {
    fn new(pool: &Pool) -> Self {
        let (tell, told) = tokio::sync::mpsc::unbounded_channel();
        Self { pool: pool.clone(), tell, told }
    }

    /// Adds a request.
    async fn joins(&self, name: &'static str, request: SlotRequest) {
        let (pool, tell) = (self.pool.clone(), self.tell.clone());
        tokio::spawn(async move { tell.send((name, pool.acquire(request).await)) });
        // On one thread, the other one waits now.
        tokio::task::yield_now().await;
    }

    /// The next granted request.
    async fn next(&mut self) -> (&'static str, Slot) {
        self.told.recv().await.expect("one gets it")
    }

    /// The order of grants when each slot is dropped before the next is awaited.
    async fn order(mut self, first: Slot, count: usize) -> Vec<&'static str> {
        let (mut names, mut held) = (Vec::new(), first);
        for _ in 0..count {
            drop(held);
            let (name, slot) = self.next().await;
            (names, held) = ([names, vec![name]].concat(), slot);
        }
        names
    }
}

#[tokio::test]
async fn one_person_with_many_tables_takes_no_place_from_another() {
    let (pool, anna, borek) = (pool(), requester(1), requester(2));
    let mut queue = Queue::new(&pool);
    for _ in 0..100 {
        queue.joins("anna", claim(&anna, WorkKind::SearchBot)).await;
        queue.joins("anna", claim(&anna, WorkKind::Hint)).await;
        queue.joins("anna", claim(&anna, WorkKind::Review)).await;
    }
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(queue.next().await);
    }
    // She has three slots while she is alone, one for each kind of work; the fourth is for others.
    for kind in [WorkKind::SearchBot, WorkKind::Hint, WorkKind::Review] {
        queue.joins("borek", claim(&borek, kind)).await;
        assert_eq!(queue.next().await.0, "borek", "{kind:?}");
    }
    // While he has requests, she has one slot, as he has.
    let his = pool.acquire(claim(&borek, WorkKind::SearchBot)).await;
    held.clear();
    held.push(queue.next().await);
    tokio::task::yield_now().await;
    assert!(queue.told.is_empty() && pool.deep.state().thinking.len() == 2);
    drop(his);
}

#[tokio::test]
async fn people_of_one_network_take_turns_and_networks_do_before_them() {
    let pool = pool();
    let (anna, eva, borek) = (requester(1), requester(1), requester(2));
    let held = pool.acquire(claim(&requester(3), WorkKind::QuickBot)).await;
    let queue = Queue::new(&pool);
    for (name, who) in [("anna", &anna), ("anna", &anna), ("eva", &eva), ("eva", &eva), ("borek", &borek)] {
        queue.joins(name, claim(who, WorkKind::QuickBot)).await;
    }
    queue.joins("borek", claim(&borek, WorkKind::QuickBot)).await;
    assert_eq!(queue.order(held, 6).await, ["anna", "borek", "eva", "borek", "anna", "eva"]);
}

#[tokio::test]
async fn live_tables_come_first_and_nobody_waits_for_ever() {
    let pool = pool();
    let held = pool.acquire(claim(&requester(9), WorkKind::QuickBot)).await;
    let queue = Queue::new(&pool);
    let urgency = [("bots", Urgency::BotsOnly), ("letters", Urgency::Correspondence)];
    for (n, (name, urgency)) in (1..).zip(urgency) {
        queue
            .joins(
                name,
                SlotRequest {
                    urgency: SharedUrgency::new(urgency),
                    ..claim(&requester(n), WorkKind::QuickBot)
                },
            )
            .await;
    }
    for n in 3..9 {
        queue.joins("live", claim(&requester(n), WorkKind::QuickBot)).await;
    }
    let order = queue.order(held, 8).await;
    // Every fourth slot ignores urgency, and the first was granted above.
    assert_eq!(order, ["live", "live", "bots", "live", "live", "live", "letters", "live"]);
}

#[tokio::test]
async fn who_is_looked_at_meanwhile_comes_first() {
    let pool = pool();
    let held = pool.acquire(claim(&requester(9), WorkKind::QuickBot)).await;
    let queue = Queue::new(&pool);
    let urgency = SharedUrgency::new(Urgency::BotsOnly);
    queue.joins("live", claim(&requester(1), WorkKind::QuickBot)).await;
    queue.joins("live", claim(&requester(2), WorkKind::QuickBot)).await;
    queue
        .joins("late", SlotRequest { urgency: urgency.clone(), ..claim(&requester(3), WorkKind::QuickBot) })
        .await;
    queue
        .joins(
            "bots",
            SlotRequest {
                urgency: SharedUrgency::new(Urgency::BotsOnly),
                ..claim(&requester(4), WorkKind::QuickBot)
            },
        )
        .await;
    urgency.set(Urgency::Watched);
    assert_eq!(queue.order(held, 4).await, ["live", "live", "late", "bots"]);
}

#[tokio::test]
async fn hints_of_one_person_and_of_one_network_are_few() {
    let (pool, anna) = (pool(), requester(1));
    let queue = Queue::new(&pool);
    let mut people = Vec::new();
    while pool.has_room_for_hint(&requester(1)) {
        let who = requester(1);
        while pool.has_room_for_hint(&who) {
            queue.joins("low_priority", claim(&who, WorkKind::Hint)).await;
        }
        people.push(who);
    }
    assert_eq!(people.len(), MAX_NETWORK_HINTS / MAX_HINTS);
    assert!(!pool.has_room_for_hint(&anna) && pool.has_room_for_hint(&requester(2)));
}
