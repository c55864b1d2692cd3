//! Whose review is computed next, and who may ask for one more.

use std::{collections::HashMap, net::IpAddr};

use patolli_store::GuestId;

use crate::{share::Share, trouble::Trouble};

/// So many reviews of one person may be computed or wait for it.
pub(super) const PERSON: usize = 5;
/// So many of one network may.
pub(super) const NETWORK: usize = 20;
/// So many may in all.
pub(super) const ALL: usize = 500;
/// With so many on the list of whose review was begun when, it is begun anew.
const SWEEP: usize = 4096;

/// Whose review was begun when.
#[derive(Default)]
pub(super) struct Served {
    count: u64,
    networks: HashMap<Option<IpAddr>, u64>,
    people: HashMap<GuestId, u64>,
}

impl Served {
    /// Somebody's review begins.
    pub(super) fn serve(&mut self, share: &Share) {
        if self.people.len() >= SWEEP {
            (self.networks, self.people) = Default::default();
        }
        self.count += 1;
        self.networks.insert(share.network, self.count);
        self.people.insert(share.person.clone(), self.count);
    }

    /// The smaller, the sooner; who is not known comes like a network of its own.
    fn turn(&self, share: Option<&Share>) -> (u64, u64) {
        let network = self.networks.get(&share.and_then(|it| it.network));
        let person = share.and_then(|it| self.people.get(&it.person));
        (network.copied().unwrap_or_default(), person.copied().unwrap_or_default())
    }
}

/// Which of those who asked is next: networks take turns, and the people of each, and of nobody two are computed at the same time.
/// With each comes whether it waits.
pub(super) fn next(asked: &[(Option<Share>, bool)], served: &Served) -> Option<usize> {
    let is_busy = |share: &Option<Share>| {
        let person = share.as_ref().map(|it| &it.person);
        asked.iter().any(|(other, waits)| !waits && other.as_ref().map(|it| &it.person) == person)
    };
    let waiting = asked.iter().enumerate().filter(|(_, (share, waits))| *waits && !is_busy(share));
    waiting.min_by_key(|(index, (share, _))| (served.turn(share.as_ref()), *index)).map(|it| it.0)
}

/// Whether there is room in the line for one more review of somebody.
pub(super) fn room(line: impl Iterator<Item = Option<Share>>, share: &Share) -> Result<(), Trouble> {
    let (mut person, mut network, mut all) = (0, 0, 0);
    for it in line {
        all += 1;
        person += usize::from(it.as_ref().is_some_and(|it| it.person == share.person));
        network += usize::from(it.as_ref().is_some_and(|it| it.network == share.network));
    }
    match () {
        () if person >= PERSON => Err(Trouble::ReviewsOfPerson),
        () if network >= NETWORK => Err(Trouble::ReviewsOfNetwork),
        () if all >= ALL => Err(Trouble::ReviewsOfAll),
        () => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn somebody(n: u8) -> Share {
        Share { person: GuestId::random(), network: Some(IpAddr::from([192, 0, 2, n])) }
    }

    #[test]
    fn networks_and_people_take_turns() {
        let (anna, eva, borek) = (somebody(1), somebody(1), somebody(2));
        let mut served = Served::default();
        let mut line = vec![&anna, &anna, &anna, &eva, &eva, &borek, &borek];
        let mut order = Vec::new();
        while !line.is_empty() {
            let asked: Vec<_> = line.iter().map(|it| (Some((*it).clone()), true)).collect();
            let it = line.remove(next(&asked, &served).expect("somebody waits"));
            served.serve(it);
            order.push(it);
        }
        assert_eq!(order, [&anna, &borek, &eva, &borek, &anna, &eva, &anna]);
    }

    #[test]
    fn of_nobody_two_are_computed_at_the_same_time() {
        let (anna, borek) = (Some(somebody(1)), Some(somebody(2)));
        let asked = [(anna.clone(), false), (anna.clone(), true), (None, true), (None, true), (borek, true)];
        let served = Served::default();
        assert_eq!(next(&asked, &served), Some(2), "the first who has none");
        assert_eq!(next(&asked[..2], &served), None);
        let asked = [(None, false), (None, true)];
        assert_eq!(next(&asked, &served), None);
    }

    #[test]
    fn the_line_has_an_end_for_each_and_for_all() {
        let (anna, eva, borek) = (somebody(1), somebody(1), somebody(2));
        let many = |share: &Share, n| std::iter::repeat_n(Some(share.clone()), n);
        assert_eq!(room(many(&anna, PERSON - 1), &anna), Ok(()));
        assert_eq!(room(many(&anna, PERSON), &anna), Err(Trouble::ReviewsOfPerson));
        assert_eq!(room(many(&anna, PERSON), &eva), Ok(()));
        assert_eq!(room(many(&anna, NETWORK), &eva), Err(Trouble::ReviewsOfNetwork));
        assert_eq!(room(many(&anna, NETWORK), &borek), Ok(()));
        assert_eq!(room(many(&anna, ALL), &borek), Err(Trouble::ReviewsOfAll));
    }
}
