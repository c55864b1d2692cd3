//! Those who may do nothing here, as operators said.

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    sync::{Arc, PoisonError, RwLock},
};

use patolli_calls::Network;
use patolli_store::{Account, BanKind, Database, Error, GuestId};

use crate::denied::Denied;

/// Those who may do nothing here, as they were last read.
#[derive(Default)]
pub(crate) struct Bans(RwLock<Arc<BanList>>);

/// Bans that hold, each with the time at which it ends.
#[derive(Default)]
struct BanList {
    guests: HashMap<GuestId, Option<i64>>,
    networks: Vec<(Network, Option<i64>)>,
}

impl Bans {
    /// That a guest is banned, if they are.
    pub(crate) fn of_guest(&self, guest: &GuestId, now: i64) -> Option<Denied> {
        let until = self.list().guests.get(guest).copied();
        until.filter(|it| holds(*it, now)).map(|until| Denied::Banned { until })
    }

    /// That a network is banned, if it is.
    pub(super) fn of_address(&self, address: IpAddr, now: i64) -> Option<Denied> {
        let list = self.list();
        let mut bans = list.networks.iter().filter(|it| it.0.contains(address) && holds(it.1, now));
        bans.next().map(|it| Denied::Banned { until: it.1 })
    }

    fn list(&self) -> Arc<BanList> {
        Arc::clone(&self.0.read().unwrap_or_else(PoisonError::into_inner))
    }

    /// Reads the list; returns the guests that were not in it before.
    pub(super) async fn read(&self, store: &dyn Database, now: i64) -> Result<Vec<GuestId>, Error> {
        let mut list = BanList::default();
        for ban in store.bans().await?.into_iter().filter(|it| holds(it.until, now)) {
            match ban.kind {
                BanKind::Network => list.networks.extend(ban.key.parse().ok().map(|it| (it, ban.until))),
                BanKind::Guest => list.guests.extend(ban.key.parse().ok().map(|it| (it, ban.until))),
                BanKind::Account => {
                    let account = store.account(&ban.key).await?;
                    list.guests.extend(account.map(|it: Account| (it.guest, ban.until)));
                }
            }
        }
        let before: HashSet<GuestId> = self.list().guests.keys().cloned().collect();
        let fresh = list.guests.keys().filter(|it| !before.contains(*it)).cloned().collect();
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(list);
        Ok(fresh)
    }
}

/// Whether a ban has not ended yet.
fn holds(until: Option<i64>, now: i64) -> bool {
    until.is_none_or(|it| now < it)
}

#[cfg(test)]
mod tests {
    use patolli_store::{Ban, BanStore as _, GuestId, Sqlite};

    use super::*;

    fn ban(kind: BanKind, key: &str, until: Option<i64>) -> Ban {
        Ban { kind, key: key.to_owned(), until, why: String::new(), made: 0 }
    }

    #[tokio::test]
    async fn bans_hold_until_they_end() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(&folder.path().join("patolli.db")).await.expect("it opens");
        let (guest, bans) = (GuestId::random(), Bans::default());
        store.ban(&ban(BanKind::Guest, guest.as_str(), Some(100))).await.expect("it is kept");
        store.ban(&ban(BanKind::Network, "203.0.113.0/24", None)).await.expect("it is kept");
        store.ban(&ban(BanKind::Account, "nobody", None)).await.expect("it is kept");
        assert_eq!(bans.of_guest(&guest, 5), None, "nothing was read");
        assert_eq!(bans.read(&store, 5).await.expect("it is read"), std::slice::from_ref(&guest));
        assert_eq!(bans.of_guest(&guest, 99), Some(Denied::Banned { until: Some(100) }));
        assert_eq!(bans.of_guest(&guest, 100), None, "it is over, whenever the list is read again");
        assert_eq!(bans.of_guest(&GuestId::random(), 5), None);
        let address = |text: &str| text.parse().expect("an address");
        assert_eq!(bans.of_address(address("203.0.113.9"), 5), Some(Denied::Banned { until: None }));
        assert_eq!(bans.of_address(address("203.0.114.9"), 5), None);
        assert!(bans.read(&store, 5).await.expect("it is read").is_empty(), "nobody is new");
    }
}
