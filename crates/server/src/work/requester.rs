//! The person and network for whom the computer thinks, and how urgent it is.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
};

use patolli_store::GuestId;

/// People in one generation of the map.
const GENERATION_SIZE: usize = 20_000;

/// The person for whom something is computed. Slots are shared among networks, and within each among its
/// people.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Requester {
    /// The person.
    pub(crate) person: GuestId,
    /// The network of their last request; `None` if unknown, such as after a restart.
    pub(crate) network: Option<IpAddr>,
}

/// Networks of people's last requests.
#[derive(Default)]
pub(crate) struct Networks(Mutex<Generations>);

/// Two generations: when the newer one is full it replaces the older one, so that memory is bounded and
/// active people stay.
#[derive(Default)]
struct Generations {
    now: HashMap<GuestId, IpAddr>,
    before: HashMap<GuestId, IpAddr>,
}

impl Networks {
    /// Records the network of a person's request.
    pub(crate) fn note(&self, person: &GuestId, network: IpAddr) {
        let mut generations = self.generations();
        if generations.now.get(person) == Some(&network) {
            return;
        }
        if generations.now.len() >= GENERATION_SIZE {
            generations.before = std::mem::take(&mut generations.now);
        }
        generations.now.insert(person.clone(), network);
    }

    /// A person with their last network.
    pub(crate) fn requester(&self, person: &GuestId) -> Requester {
        let generations = self.generations();
        let network = generations.now.get(person).or_else(|| generations.before.get(person)).copied();
        Requester { person: person.clone(), network }
    }

    fn generations(&self) -> std::sync::MutexGuard<'_, Generations> {
        // Two maps of plain values are whole after any panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Urgency of a decision, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// The table is being watched.
    Watched,
    /// People play there, but the table is not watched.
    Correspondence,
    /// Only bots play there.
    BotsOnly,
}

impl Urgency {
    const ALL: [Self; 3] = [Self::Watched, Self::Correspondence, Self::BotsOnly];
}

/// Urgency of a table, which may change while its bot waits for a slot; clones share it.
#[derive(Clone, Debug)]
pub(crate) struct SharedUrgency(Arc<AtomicU8>);

impl SharedUrgency {
    pub(crate) fn new(urgency: Urgency) -> Self {
        Self(Arc::new(AtomicU8::new(urgency as u8)))
    }

    /// Sets the urgency.
    pub(crate) fn set(&self, urgency: Urgency) {
        self.0.store(urgency as u8, Ordering::Relaxed);
    }

    /// The present urgency.
    pub(crate) fn get(&self) -> Urgency {
        Urgency::ALL[usize::from(self.0.load(Ordering::Relaxed)).min(Urgency::ALL.len() - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_known_by_where_they_asked_last() {
        let (networks, anna) = (Networks::default(), GuestId::random());
        assert_eq!(networks.requester(&anna).network, None);
        for address in ["192.0.2.1", "2001:db8::"] {
            let address: IpAddr = address.parse().expect("an address");
            networks.note(&anna, address);
            assert_eq!(networks.requester(&anna), Requester { person: anna.clone(), network: Some(address) });
        }
    }

    #[test]
    fn memory_for_people_is_bounded_and_who_comes_again_stays() {
        let (networks, anna) = (Networks::default(), GuestId::random());
        let address: IpAddr = "192.0.2.1".parse().expect("an address");
        for _ in 0..5 {
            networks.note(&anna, address);
            for _ in 0..GENERATION_SIZE - 1 {
                networks.note(&GuestId::random(), address);
            }
            assert_eq!(networks.requester(&anna).network, Some(address));
        }
        let generations = networks.generations();
        assert!(generations.now.len() + generations.before.len() <= 2 * GENERATION_SIZE);
    }

    #[test]
    fn urgency_is_kept() {
        for urgency in Urgency::ALL {
            let shared = SharedUrgency::new(Urgency::Watched);
            shared.set(urgency);
            assert_eq!(shared.clone().get(), urgency);
        }
        assert!(Urgency::ALL.is_sorted());
    }
}
