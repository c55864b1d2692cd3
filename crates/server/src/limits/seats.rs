//! How many free seats one may take.

use axum::http::request::Parts;
use patolli_store::{Filter, GuestId, Phase, Store, Table};

use super::{ClientKey, Limits, Reservation};
use crate::trouble::Trouble;

impl Limits {
    /// Lets somebody sit down at a table, or says why not. What is returned is to be kept once they sit; there is nothing to
    /// keep for those who are spared.
    pub(crate) async fn seat(
        &self,
        store: &dyn Store,
        parts: &Parts,
        guest: &GuestId,
        table: &Table,
    ) -> Result<Option<Reservation>, Trouble> {
        let Some(network) = self.network(parts) else { return Ok(None) };
        let most = self.config.guest_open_seats;
        if waiting(store, guest, most).await? >= most {
            return Err(self.too_many_seats("guest-open-seats"));
        }
        let (who, peer) = (ClientKey::Guest(guest.clone()), ClientKey::Network(network));
        let bounds = [(who.clone(), most), (peer.clone(), self.config.peer_open_seats)];
        let Some(reservation) = self.open_seats.reserve(store, &bounds, &table.id).await? else {
            return Err(self.too_many_seats("open-seats"));
        };
        self.guest_seats.admit(who).map_err(|it| self.rate_exceeded("guest-seats", it))?;
        self.seats.admit(peer).map_err(|it| self.rate_exceeded("seats", it))?;
        Ok(Some(reservation))
    }

    /// What is refused because too many seats are held where the game has not started.
    fn too_many_seats(&self, limit: &'static str) -> Trouble {
        self.metrics.limited(limit);
        Trouble::TooManySeats
    }
}

/// At how many tables of others, that have not started, a guest sits; it does not look for many more than `most`.
async fn waiting(store: &dyn Store, guest: &GuestId, most: u32) -> Result<u32, Trouble> {
    // Their own open tables are among them and do not count.
    let filter = Filter::by_guest(guest.clone()).in_phase(Phase::Open).at_most(most.saturating_add(100));
    let tables = store.tables(filter).await?;
    Ok(u32::try_from(tables.iter().filter(|it| it.owner != *guest).count()).unwrap_or(u32::MAX))
}
