//! For whom the computer thinks: a person, and the network they come from.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
};

use patolli_store::GuestId;

/// So many people are remembered at least; of those who came before them up to as many more.
const GENERATION_SIZE: usize = 20_000;

/// For whom something is thought about. Places to think are shared out among networks, and within each among its people.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Requester {
    /// Who.
    pub(crate) person: GuestId,
    /// The network they asked from last; none if nobody knows, such as after a restart.
    pub(crate) network: Option<IpAddr>,
}

/// Where people asked from last.
#[derive(Default)]
pub(crate) struct Networks(Mutex<Generations>);

/// Two lists, of which the older one is forgotten when the newer one is long: memory is bounded, and whoever comes again stays.
#[derive(Default)]
struct Generations {
    now: HashMap<GuestId, IpAddr>,
    before: HashMap<GuestId, IpAddr>,
}

impl Networks {
    /// Somebody asks from a network.
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

    /// The share of somebody.
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

/// Who waits for a decision. What stands first is thought about first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Urgency {
    /// Somebody looks at the table.
    Watched,
    /// People play there, but nobody looks.
    Correspondence,
    /// Only bots play there.
    BotsOnly,
}

impl Urgency {
    const ALL: [Self; 3] = [Self::Watched, Self::Correspondence, Self::BotsOnly];
}

/// The urgency of a table, which may change while its bot waits for a place; copies are the same.
#[derive(Clone, Debug)]
pub(crate) struct SharedUrgency(Arc<AtomicU8>);

impl SharedUrgency {
    pub(crate) fn new(urgency: Urgency) -> Self {
        Self(Arc::new(AtomicU8::new(urgency as u8)))
    }

    /// From now on the table is so urgent.
    pub(crate) fn set(&self, urgency: Urgency) {
        self.0.store(urgency as u8, Ordering::Relaxed);
    }

    /// How urgent it is now.
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
            let urgency = SharedUrgency::new(Urgency::Watched);
            urgency.set(urgency);
            assert_eq!(urgency.clone().get(), urgency);
        }
        assert!(Urgency::ALL.is_sorted());
    }
}
