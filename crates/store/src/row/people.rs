//! From rows to people, their devices, their webhooks and their calls.

use super::Columns;
use crate::{Ban, BanKind, Call, Device, Error, Hook, Invitation, Learned, Person};

/// What a person wants.
pub(crate) fn person<R: Columns>(row: &R) -> Result<Person, Error> {
    let guest = super::guest(row)?;
    let calls = row.required_text("calls")?;
    let damaged =
        |error: &dyn std::fmt::Display| Error::damaged(format_args!("person {guest}, calls"), error);
    Ok(Person {
        lang: row.required_text("lang")?,
        zone: row.required_text("zone")?,
        quiet: (row.required_number("quiet_from")?, row.required_number("quiet_to")?),
        often: row.required_text("often")?,
        calls: serde_json::from_str(&calls).map_err(|error| damaged(&error))?,
        mail: row.text("mail")?,
        mail_ok: row.boolean("mail_ok")?,
        mail_at: row.required_number("mail_at")?,
        seen: row.required_number("seen")?,
        called: row.number("called")?,
        guest,
    })
}

/// A device.
pub(crate) fn device<R: Columns>(row: &R) -> Result<Device, Error> {
    Ok(Device {
        id: row.required_text("id")?,
        guest: super::guest(row)?,
        name: row.required_text("name")?,
        endpoint: row.required_text("endpoint")?,
        p256dh: row.required_text("p256dh")?,
        auth: row.required_text("auth")?,
        made: row.required_number("made")?,
        last: row.number("last")?,
        failures: row.required_number("failures")?,
    })
}

/// A webhook.
pub(crate) fn hook<R: Columns>(row: &R) -> Result<Hook, Error> {
    Ok(Hook {
        id: row.required_text("id")?,
        guest: super::guest(row)?,
        url: row.required_text("url")?,
        form: row.required_text("form")?,
        secret: row.required_text("secret")?,
        made: row.required_number("made")?,
        last: row.number("last")?,
        failures: row.required_number("failures")?,
        off: row.boolean("off")?,
    })
}

/// A lesson that somebody has done.
pub(crate) fn learned<R: Columns>(row: &R) -> Result<Learned, Error> {
    let owner = row.required_text("owner")?;
    Ok(Learned {
        owner: owner.parse().map_err(|error| Error::damaged(format_args!("owner {owner:?}"), error))?,
        what: row.required_text("what")?,
        at: row.required_number("at")?,
    })
}

/// An invitation.
pub(crate) fn invitation<R: Columns>(row: &R) -> Result<Invitation, Error> {
    let damaged = |error: &dyn std::fmt::Display| Error::damaged("invitation", error);
    Ok(Invitation {
        table: row.required_text("table_id")?.parse().map_err(|error| damaged(&error))?,
        guest: super::guest(row)?,
        by: row.required_text("by_guest")?.parse().map_err(|error| damaged(&error))?,
        at: row.required_number("at")?,
        declined: row.boolean("declined")?,
    })
}

/// A ban.
pub(crate) fn ban<R: Columns>(row: &R) -> Result<Ban, Error> {
    let kind = row.required_text("kind")?;
    Ok(Ban {
        kind: BanKind::parse(&kind).ok_or_else(|| Error::damaged("ban", &kind))?,
        key: row.required_text("key")?,
        until: row.number("until")?,
        why: row.required_text("why")?,
        made: row.required_number("made")?,
    })
}

/// A call that `node` has taken.
pub(crate) fn call<R: Columns>(row: &R, node: &str) -> Result<Call, Error> {
    let damaged = |error: &dyn std::fmt::Display| Error::damaged("call", error);
    Ok(Call {
        table: row.required_text("table_id")?.parse().map_err(|error| damaged(&error))?,
        n: row.required_number("n")?,
        guest: row.required_text("asked_by")?.parse().map_err(|error| damaged(&error))?,
        due: row.required_number("due")?,
        note: row.text("note")?,
        node: node.to_owned(),
        attempts: row.required_number("takes")?,
    })
}

/// The wishes of a person, as both databases hold them.
pub(crate) fn calls(person: &Person) -> String {
    serde_json::to_string(&person.calls).expect("strings are always JSON")
}

/// What the wishes of a person contain who wants to be called for an event.
pub(crate) fn wanted(event: &str) -> String {
    format!("\"{event}\":")
}
