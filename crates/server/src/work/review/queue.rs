//! Order and limits of requested reviews.

use std::{collections::HashMap, net::IpAddr};

use patolli_store::GuestId;

use crate::{denied::Denied, work::requester::Requester};

/// Maximum reviews of one person that wait or run.
pub(super) const MAX_PER_PERSON: usize = 5;
/// Maximum reviews of one network that wait or run.
pub(super) const MAX_PER_NETWORK: usize = 20;
/// Maximum reviews that wait or run in all.
pub(super) const MAX_TOTAL: usize = 500;
/// Number of remembered people at which the record is cleared.
const RESET_AT: usize = 4096;

/// Order in which people and networks last had a review begun.
#[derive(Default)]
pub(super) struct ServiceOrder {
    count: u64,
    networks: HashMap<Option<IpAddr>, u64>,
    people: HashMap<GuestId, u64>,
}

impl ServiceOrder {
    /// Records that a review of a requester begins.
    pub(super) fn record(&mut self, requester: &Requester) {
        if self.people.len() >= RESET_AT {
            (self.networks, self.people) = Default::default();
        }
        self.count += 1;
        self.networks.insert(requester.network, self.count);
        self.people.insert(requester.person.clone(), self.count);
    }

    /// Sort key: the smallest is next. Unknown requesters count as one network.
    fn priority(&self, requester: Option<&Requester>) -> (u64, u64) {
        let network = self.networks.get(&requester.and_then(|it| it.network));
        let person = requester.and_then(|it| self.people.get(&it.person));
        (network.copied().unwrap_or_default(), person.copied().unwrap_or_default())
    }
}

/// Index of the next review: networks take turns, then the people of each, and no person has two running.
/// Each entry comes with whether it waits.
pub(super) fn next_job(asked: &[(Option<Requester>, bool)], service_order: &ServiceOrder) -> Option<usize> {
    let is_busy = |requester: &Option<Requester>| {
        let person = requester.as_ref().map(|it| &it.person);
        asked.iter().any(|(other, waits)| !waits && other.as_ref().map(|it| &it.person) == person)
    };
    let waiting = asked.iter().enumerate().filter(|(_, (requester, waits))| *waits && !is_busy(requester));
    waiting
        .min_by_key(|(index, (requester, _))| (service_order.priority(requester.as_ref()), *index))
        .map(|it| it.0)
}

/// Checks that one more review of a requester stays below the limits.
pub(super) fn check_capacity(
    line: impl Iterator<Item = Option<Requester>>,
    requester: &Requester,
) -> Result<(), Denied> {
    let (mut person, mut network, mut all) = (0, 0, 0);
    for it in line {
        all += 1;
        person += usize::from(it.as_ref().is_some_and(|it| it.person == requester.person));
        network += usize::from(it.as_ref().is_some_and(|it| it.network == requester.network));
    }
    match () {
        () if person >= MAX_PER_PERSON => Err(Denied::ReviewsOfPerson),
        () if network >= MAX_PER_NETWORK => Err(Denied::ReviewsOfNetwork),
        () if all >= MAX_TOTAL => Err(Denied::ReviewsOfAll),
        () => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn requester(n: u8) -> Requester {
        Requester { person: GuestId::random(), network: Some(IpAddr::from([192, 0, 2, n])) }
    }

    #[test]
    fn networks_and_people_take_turns() {
        let (anna, eva, borek) = (requester(1), requester(1), requester(2));
        let mut service_order = ServiceOrder::default();
        let mut line = vec![&anna, &anna, &anna, &eva, &eva, &borek, &borek];
        let mut order = Vec::new();
        while !line.is_empty() {
            let asked: Vec<_> = line.iter().map(|it| (Some((*it).clone()), true)).collect();
            let it = line.remove(next_job(&asked, &service_order).expect("one waits"));
            service_order.record(it);
            order.push(it);
        }
        assert_eq!(order, [&anna, &borek, &eva, &borek, &anna, &eva, &anna]);
    }

    #[test]
    fn of_nobody_two_are_computed_at_the_same_time() {
        let (anna, borek) = (Some(requester(1)), Some(requester(2)));
        let asked = [(anna.clone(), false), (anna.clone(), true), (None, true), (None, true), (borek, true)];
        let service_order = ServiceOrder::default();
        assert_eq!(next_job(&asked, &service_order), Some(2), "the first who has none");
        assert_eq!(next_job(&asked[..2], &service_order), None);
        let asked = [(None, false), (None, true)];
        assert_eq!(next_job(&asked, &service_order), None);
    }

    #[test]
    fn the_line_has_an_end_for_each_and_for_all() {
        let (anna, eva, borek) = (requester(1), requester(1), requester(2));
        let many = |requester: &Requester, n| std::iter::repeat_n(Some(requester.clone()), n);
        assert_eq!(check_capacity(many(&anna, MAX_PER_PERSON - 1), &anna), Ok(()));
        assert_eq!(check_capacity(many(&anna, MAX_PER_PERSON), &anna), Err(Denied::ReviewsOfPerson));
        assert_eq!(check_capacity(many(&anna, MAX_PER_PERSON), &eva), Ok(()));
        assert_eq!(check_capacity(many(&anna, MAX_PER_NETWORK), &eva), Err(Denied::ReviewsOfNetwork));
        assert_eq!(check_capacity(many(&anna, MAX_PER_NETWORK), &borek), Ok(()));
        assert_eq!(check_capacity(many(&anna, MAX_TOTAL), &borek), Err(Denied::ReviewsOfAll));
    }
}
