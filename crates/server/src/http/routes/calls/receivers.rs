//! Devices, the mail address and webhooks of the reader.

use axum::{
    extract::State,
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use patolli_calls::{
    Channel, Outcome,
    mail::is_address,
    policy::Zone,
    push,
    webhook::{HookForm, Webhook},
};
use patolli_store::{Device, GuestId, Hook};
use patolli_web::model::CallRefusal;

use super::{Shown, calls, draw, known, person};
use crate::{
    calls::Receiver,
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    hex::random_hex,
    http::{app::App, fields::Fields},
    table::reader::Reader,
};

/// Devices of one person.
const MAX_DEVICES: u32 = 10;
/// Webhooks of one person.
const MAX_HOOKS: u32 = 3;
/// Characters of the name of a device.
const MAX_NAME: usize = 40;

/// Adds the browser of the reader, in which calls are shown from now on.
pub(super) async fn add_device(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let calls = calls(&app)?;
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let [endpoint, p256dh, auth, name] =
        ["endpoint", "p256dh", "auth", "name"].map(|it| fields.get(it).unwrap_or_default());
    let is_good = push::Device::new(endpoint, p256dh, auth, calls.push_hosts()).is_ok();
    if !is_good || !calls.sends(Channel::Push) {
        return draw(&app, &reader, Shown::refused(CallRefusal::Device)).await;
    }
    let device = Device {
        id: random_hex(8),
        guest: guest.id.clone(),
        name: plain_name(name),
        endpoint: endpoint.to_owned(),
        p256dh: p256dh.to_owned(),
        auth: auth.to_owned(),
        made: app.live().now(),
        last: None,
        failures: 0,
    };
    if !app.store().add_device(&device, MAX_DEVICES).await? {
        return draw(&app, &reader, Shown::refused(CallRefusal::Many)).await;
    }
    let kept = app.store().person(&guest.id).await?.is_some();
    let mut person = person(&app, &reader, &guest.id).await?;
    if !kept {
        // Who adds a browser wants to be called there.
        for event in ["turn", "near", "seat"] {
            person.calls.insert(event.to_owned(), vec![Channel::Push.name().to_owned()]);
        }
        if let Some(zone) = fields.get("zone").filter(|it| Zone::new(it).is_some()) {
            zone.clone_into(&mut person.zone);
        }
    }
    app.store().save_person(&person).await?;
    Ok(known(&app, &reader, &guest, &person, "/calls?done=added"))
}

/// A name of a device without anything that could confuse its reader.
fn plain_name(name: &str) -> String {
    let plain: String = name.chars().filter(|it| !it.is_control()).take(MAX_NAME).collect();
    if plain.trim().is_empty() { "?".to_owned() } else { plain.trim().to_owned() }
}

/// Keeps a mail address and sends a link there, without which nothing else is sent.
pub(super) async fn add_mail(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let calls = calls(&app)?;
    if !calls.sends(Channel::Mail) {
        return Err(Denied::NotFound.into());
    }
    let Some(guest) = reader.guest.clone().filter(|it| it.stamp.is_some()) else {
        return draw(&app, &reader, Shown::refused(CallRefusal::NoAccount)).await;
    };
    let mail = fields.get("mail").unwrap_or_default().trim();
    if !is_address(mail) {
        return draw(&app, &reader, Shown::refused(CallRefusal::Mail)).await;
    }
    app.limits().receiver(&parts, &guest.id)?;
    let mut person = person(&app, &reader, &guest.id).await?;
    (person.mail, person.mail_ok, person.mail_at) = (Some(mail.to_owned()), false, app.live().now());
    app.store().save_person(&person).await?;
    match calls.ask_to_confirm(&person, mail).await {
        Outcome::Delivered => Ok(known(&app, &reader, &guest, &person, "/calls?done=mail")),
        _ => draw(&app, &reader, Shown::refused(CallRefusal::NotSent)).await,
    }
}

/// Adds a webhook; its secret is shown once.
pub(super) async fn add_hook(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let calls = calls(&app)?;
    let outbound = calls.outbound().filter(|_| calls.sends(Channel::Webhook)).ok_or(Denied::NotFound)?;
    let guest = reader.guest.clone().ok_or(Denied::NotYours)?;
    let form = fields.get("form").and_then(HookForm::from_name);
    let form = form.ok_or(Denied::BadRequest("unknown form of a webhook"))?;
    let secret = random_hex(32);
    let Ok(hook) = Webhook::new(outbound, fields.get("url").unwrap_or_default(), form, &secret) else {
        return draw(&app, &reader, Shown::refused(CallRefusal::Address)).await;
    };
    app.limits().receiver(&parts, &guest.id)?;
    let hook = Hook {
        id: random_hex(8),
        guest: guest.id.clone(),
        url: hook.url().to_string(),
        form: form.name().to_owned(),
        secret: secret.clone(),
        made: app.live().now(),
        last: None,
        failures: 0,
        off: false,
    };
    let person = person(&app, &reader, &guest.id).await?;
    if !app.store().add_hook(&hook, MAX_HOOKS).await? {
        return draw(&app, &reader, Shown::refused(CallRefusal::Many)).await;
    }
    app.store().save_person(&person).await?;
    let secret = (form == HookForm::Json).then_some(secret);
    let notice = Some(reader.words().text("calls-done-added"));
    draw(&app, &reader, Shown { notice, secret, refused: None }).await
}

/// Sends a call to one of the reader's own receivers.
pub(super) async fn try_receiver(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let calls = calls(&app)?;
    let guest = reader.id().ok_or(Denied::NotYours)?;
    let person = person(&app, &reader, guest).await?;
    let receiver = find(&app, guest, person.mail.as_ref().filter(|_| person.mail_ok), &fields).await?;
    let receiver = receiver.ok_or(Denied::NotYours)?;
    app.limits().trial(guest)?;
    match calls.send(&person, &receiver, &calls.sample(&person)).await? {
        Outcome::Delivered => Ok(Redirect::to("/calls?done=tried").into_response()),
        _ => draw(&app, &reader, Shown::refused(CallRefusal::NotSent)).await,
    }
}

/// The receiver that a form names, if it is the guest's.
async fn find(
    app: &App,
    guest: &GuestId,
    mail: Option<&String>,
    fields: &Fields,
) -> Result<Option<Receiver>, Rejection> {
    if let Some(id) = fields.get("device") {
        let devices = app.store().devices(guest).await?;
        return Ok(devices.into_iter().find(|it| it.id == id).map(Receiver::device));
    }
    if let Some(id) = fields.get("hook") {
        let hooks = app.store().hooks(guest).await?;
        return Ok(hooks.into_iter().find(|it| it.id == id).map(Receiver::hook));
    }
    Ok(mail.filter(|_| fields.get("mail").is_some()).cloned().map(Receiver::mail))
}

/// Forgets one of the reader's own receivers.
pub(super) async fn forget(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let guest = reader.id().ok_or(Denied::NotYours)?;
    if let Some(id) = fields.get("device") {
        app.store().remove_device(guest, id).await?;
    } else if let Some(id) = fields.get("hook") {
        app.store().remove_hook(guest, id).await?;
    } else if fields.get("mail").is_some() {
        let mut person = person(&app, &reader, guest).await?;
        (person.mail, person.mail_ok) = (None, false);
        app.store().save_person(&person).await?;
    }
    Ok(Redirect::to("/calls?done=forgotten").into_response())
}
