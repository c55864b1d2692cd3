//! Limits of taking seats.

use axum::http::request::Parts;
use patolli_store::{Filter, GuestId, Phase, Store, Table};

use super::{ClientKey, Limits, Reservation};
use crate::{denied::Denied, failure::Rejection};

impl Limits {
    /// Reserves a seat at a table that has not started. The reservation is confirmed once the guest sits;
    /// local programs need none.
    pub(crate) async fn seat(
        &self,
        store: &dyn Store,
        parts: &Parts,
        guest: &GuestId,
        table: &Table,
    ) -> Result<Option<Reservation>, Rejection> {
        let Some(network) = self.network(parts) else { return Ok(None) };
        let most = self.config.guest_open_seats;
        if waiting(store, guest, most).await? >= most {
            return Err(self.too_many_seats("guest-open-seats").into());
        }
        let (who, peer) = (ClientKey::Guest(guest.clone()), ClientKey::Network(network));
        let bounds = [(who.clone(), most), (peer.clone(), self.config.peer_open_seats)];
        let Some(reservation) = self.open_seats.reserve(store, &bounds, &table.id).await? else {
            return Err(self.too_many_seats("open-seats").into());
        };
        self.guest_seats.admit(&who).map_err(|it| self.rate_exceeded("guest-seats", it))?;
        self.seats.admit(&peer).map_err(|it| self.rate_exceeded("seats", it))?;
        Ok(Some(reservation))
    }

    /// Counts and reports a reached limit of seats.
    fn too_many_seats(&self, limit: &'static str) -> Denied {
        self.metrics.limited(limit);
        Denied::TooManySeats
    }
}

/// Number of open tables of others at which a guest sits, counted up to about `most`.
async fn waiting(store: &dyn Store, guest: &GuestId, most: u32) -> Result<u32, Rejection> {
    // Their own open tables are among them and do not count.
    let filter = Filter::by_guest(guest.clone()).in_phase(Phase::Open).at_most(most.saturating_add(100));
    let tables = store.tables(filter).await?;
    Ok(u32::try_from(tables.iter().filter(|it| it.owner != *guest).count()).unwrap_or(u32::MAX))
}
