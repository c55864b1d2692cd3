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
const REMEMBERED: usize = 20_000;

/// For whom something is thought about. Places to think are shared out among networks, and within each among its people.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Share {
    /// Who.
    pub(crate) person: GuestId,
    /// The network they asked from last; none if nobody knows, such as after a restart.
    pub(crate) network: Option<IpAddr>,
}

/// Where people asked from last.
#[derive(Default)]
pub(crate) struct Networks(Mutex<Known>);

/// Two lists, of which the older one is forgotten when the newer one is long: memory is bounded, and whoever comes again stays.
#[derive(Default)]
struct Known {
    now: HashMap<GuestId, IpAddr>,
    before: HashMap<GuestId, IpAddr>,
}

impl Networks {
    /// Somebody asks from a network.
    pub(crate) fn note(&self, person: &GuestId, network: IpAddr) {
        let mut known = self.known();
        if known.now.get(person) == Some(&network) {
            return;
        }
        if known.now.len() >= REMEMBERED {
            known.before = std::mem::take(&mut known.now);
        }
        known.now.insert(person.clone(), network);
    }

    /// The share of somebody.
    pub(crate) fn share(&self, person: &GuestId) -> Share {
        let known = self.known();
        let network = known.now.get(person).or_else(|| known.before.get(person)).copied();
        Share { person: person.clone(), network }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
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
pub(crate) struct Pressing(Arc<AtomicU8>);

impl Pressing {
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
        assert_eq!(networks.share(&anna).network, None);
        for address in ["192.0.2.1", "2001:db8::"] {
            let address: IpAddr = address.parse().expect("an address");
            networks.note(&anna, address);
            assert_eq!(networks.share(&anna), Share { person: anna.clone(), network: Some(address) });
        }
    }

    #[test]
    fn memory_for_people_is_bounded_and_who_comes_again_stays() {
        let (networks, anna) = (Networks::default(), GuestId::random());
        let address: IpAddr = "192.0.2.1".parse().expect("an address");
        for _ in 0..5 {
            networks.note(&anna, address);
            for _ in 0..REMEMBERED - 1 {
                networks.note(&GuestId::random(), address);
            }
            assert_eq!(networks.share(&anna).network, Some(address));
        }
        let known = networks.known();
        assert!(known.now.len() + known.before.len() <= 2 * REMEMBERED);
    }

    #[test]
    fn urgency_is_kept() {
        for urgency in Urgency::ALL {
            let pressing = Pressing::new(Urgency::Watched);
            pressing.set(urgency);
            assert_eq!(pressing.clone().get(), urgency);
        }
        assert!(Urgency::ALL.is_sorted());
    }
}
