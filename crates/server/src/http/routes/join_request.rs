//! A request to sit down, by a page or by a program.

use axum::http::request::Parts;
use patolli_store::{GuestId, Table};

use crate::{
    denied::Denied,
    failure::Rejection,
    http::app::App,
    table::{Answer, Command, reader::seats_of},
    tickets,
};

/// A request to sit down.
pub(super) struct JoinRequest<'a> {
    pub(super) parts: &'a Parts,
    pub(super) guest: &'a GuestId,
    /// Their name at the table.
    pub(super) name: String,
    /// The seat; any free one if `None`.
    pub(super) seat: Option<u8>,
    /// Whether they have an invitation.
    pub(super) invited: bool,
    /// Their word for the shuffle, if given.
    pub(super) word: Option<&'a str>,
}

impl JoinRequest<'_> {
    /// Sits down, unless too many seats are taken already; those who sit there keep their seat.
    pub(super) async fn sit(self, app: &App, table: &Table) -> Result<Answer, Rejection> {
        let Self { parts, guest, name, seat, invited, word } = self;
        let reservation = if seats_of(guest, table).is_empty() {
            app.limits().seat(app.store(), parts, guest, table).await?
        } else {
            None
        };
        let word = tickets::word(app.key(), word, &table.id, guest).map_err(Denied::from)?;
        let join = |reply| Command::Join {
            guest: guest.clone(),
            name: name.clone(),
            seat,
            invited,
            word: word.clone(),
            reply,
        };
        let answer = app.live().ask(&table.id, join).await?;
        if let Some(reservation) = reservation.filter(|_| answer.denied.is_none()) {
            reservation.confirm();
        }
        Ok(answer)
    }
}
