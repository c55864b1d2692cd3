//! Invitations by the name of an account.

use axum::{
    extract::State,
    http::request::Parts,
    response::{IntoResponse as _, Redirect, Response},
};
use patolli_store::{Invitation, Phase};

use super::TablePath;
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{
        Command,
        call_events::{MAX_INVITATIONS, invitation_call},
        reader::{Reader, seats_of},
    },
};

/// Field in the address of a table after somebody was invited, or would have been.
pub(super) const DONE: &str = "invited";

/// Invites the account of the field `name` to a table of the reader. The answer is always the same, so that it does not
/// tell whether there is such an account.
pub(super) async fn invite(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let name = fields.get("name").ok_or(Denied::BadRequest("no name"))?;
    let by = reader.id().cloned().ok_or(Denied::NotYours)?;
    let table = app.live().ask(&id, Command::Look).await?.table;
    if table.owner != by {
        return Err(Denied::NotOwner.into());
    }
    if table.phase != Phase::Open {
        return Err(Denied::Started.into());
    }
    app.limits().invitation(&parts, &by)?;
    let at = app.live().now();
    let account = app.accounts().named(name).await?;
    let guest = account.map(|it| it.guest).filter(|it| {
        let may_sit = !table.barred.contains(it) && seats_of(it, &table).is_empty();
        may_sit && app.bans().of_guest(it, at).is_none()
    });
    if let Some(guest) = guest {
        let invitation = Invitation { table: id.clone(), guest, by, at, declined: false };
        if let Some(nth) = app.store().invite(&invitation, MAX_INVITATIONS).await? {
            app.live().add_calls(&id, &[invitation_call(nth, &invitation.guest, at)]).await;
            app.live().note_change();
        }
    }
    let page = reader.table_page(&id);
    let mark = if page.contains('?') { '&' } else { '?' };
    Ok(Redirect::to(&format!("{page}{mark}{DONE}=1")).into_response())
}

/// Takes an invitation off the reader's lobby; nobody is told.
pub(super) async fn decline(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
) -> Result<Redirect, Rejection> {
    let guest = reader.id().ok_or(Denied::NotYours)?;
    app.store().decline(&id, guest).await?;
    Ok(Redirect::to("/"))
}
