//! Receivers of a person's calls, and what becomes of them.

use std::time::Duration;

use patolli_calls::{
    Channel, Message, Outcome, Receiver as ReceiverFate,
    push::{self, Sending},
    webhook::{HookForm, Webhook},
};
use patolli_catalog::{Lang, Localizer};
use patolli_store::{Device, Error, Hook, Person, ReceiverState};

use super::Calls;

/// Time for which a push service keeps a message without a clock.
const KEEP: Duration = Duration::from_hours(24);
/// Mails that a person gets on one day at most.
const MAILS_A_DAY: u32 = 20;
/// Milliseconds of a day.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// A receiver of calls.
#[derive(Clone, Debug)]
pub(crate) struct Receiver {
    /// Its name in the queue.
    pub(crate) id: String,
    /// Where it is.
    pub(crate) target: Target,
}

/// Where calls go.
#[derive(Clone, Debug)]
pub(crate) enum Target {
    /// To a browser.
    Device(Device),
    /// To a mail address.
    Mail(String),
    /// To a program.
    Hook(Hook),
}

impl Receiver {
    /// A device.
    pub(crate) fn device(device: Device) -> Self {
        Self { id: format!("device {}", device.id), target: Target::Device(device) }
    }

    /// A webhook.
    pub(crate) fn hook(hook: Hook) -> Self {
        Self { id: format!("hook {}", hook.id), target: Target::Hook(hook) }
    }

    /// A mail address.
    pub(crate) fn mail(address: String) -> Self {
        Self { id: "mail".to_owned(), target: Target::Mail(address) }
    }

    /// Its channel.
    pub(crate) const fn channel(&self) -> Channel {
        match self.target {
            Target::Device(_) => Channel::Push,
            Target::Mail(_) => Channel::Mail,
            Target::Hook(_) => Channel::Webhook,
        }
    }
}

impl Calls {
    /// All receivers of a person that can be called.
    pub(super) async fn receivers(&self, person: &Person) -> Result<Vec<Receiver>, Error> {
        let (store, mut all) = (&self.work.store, Vec::new());
        if self.sends(Channel::Push) {
            all.extend(store.devices(&person.guest).await?.into_iter().map(Receiver::device));
        }
        if self.sends(Channel::Mail)
            && let Some(mail) = person.mail.clone().filter(|_| person.mail_ok)
        {
            all.push(Receiver::mail(mail));
        }
        if self.sends(Channel::Webhook) {
            let hooks = store.hooks(&person.guest).await?.into_iter().filter(|it| !it.off);
            all.extend(hooks.map(Receiver::hook));
        }
        Ok(all)
    }

    /// Sends a message to a receiver, and notes what follows for it.
    pub(crate) async fn send(
        &self,
        person: &Person,
        receiver: &Receiver,
        message: &Message,
    ) -> Result<Outcome, Error> {
        let outcome = match &receiver.target {
            Target::Device(it) => self.push(it, message).await,
            Target::Mail(it) => self.send_mail(person, it, message).await?,
            Target::Hook(it) => self.send_hook(it, message).await,
        };
        self.work.metrics.called(receiver.channel().name(), outcome.name());
        self.note(receiver, outcome).await?;
        Ok(outcome)
    }

    async fn push(&self, device: &Device, message: &Message) -> Outcome {
        let (Some(outbound), Some((config, key))) = (&self.outbound, &self.push) else {
            return Outcome::Refused;
        };
        let read = push::Device::new(&device.endpoint, &device.p256dh, &device.auth, &config.hosts);
        let Ok(read) = read else { return Outcome::Gone };
        let keep = message.left.unwrap_or(KEEP);
        let with = Sending { key, contact: &config.contact, keep, now: self.work.now() };
        push::send(outbound, &read, message, with).await
    }

    async fn send_mail(&self, person: &Person, to: &str, message: &Message) -> Result<Outcome, Error> {
        let Some(server) = &self.mail else { return Ok(Outcome::Refused) };
        let day = self.work.now().div_euclid(DAY);
        if !self.work.store.count_mail(&person.guest, day, MAILS_A_DAY).await? {
            tracing::info!("a mail was not sent: the person had enough of them today");
            return Ok(Outcome::Refused);
        }
        let stop = self.stop_url(person);
        let foot = words(person).text_with("msg-foot", &[("link", stop.as_str().into())]);
        Ok(server.send(to, message, &foot, &stop).await)
    }

    async fn send_hook(&self, hook: &Hook, message: &Message) -> Outcome {
        let (Some(outbound), Some(form)) = (&self.outbound, HookForm::from_name(&hook.form)) else {
            return Outcome::Refused;
        };
        match Webhook::new(outbound, &hook.url, form, &hook.secret) {
            Ok(it) => it.send(outbound, message).await,
            Err(_) => Outcome::Refused,
        }
    }

    /// Sends the mail with the link that confirms an address.
    pub(crate) async fn ask_to_confirm(&self, person: &Person, mail: &str) -> Outcome {
        let Some(server) = &self.mail else { return Outcome::Refused };
        let link = super::Link::Confirm(person.mail_at).sign(&self.key, &person.guest, mail);
        let url = format!("{}/calls/mail/{link}", self.public_url);
        let words = words(person);
        let text = words.text_with("msg-confirm", &[("link", url.as_str().into())]);
        let outcome =
            server.send_text(mail, &words.text("msg-confirm-title"), format!("{text}\n"), None).await;
        self.work.metrics.called(Channel::Mail.name(), outcome.name());
        outcome
    }

    async fn note(&self, receiver: &Receiver, outcome: Outcome) -> Result<(), Error> {
        let store = &self.work.store;
        let (last, failures, is_device) = match &receiver.target {
            Target::Device(it) => (it.last, it.failures, true),
            Target::Hook(it) => (it.last, it.failures, false),
            Target::Mail(_) => return Ok(()),
        };
        let fate = ReceiverFate::after(outcome, failures, is_device);
        let last = if outcome == Outcome::Delivered { Some(self.work.now()) } else { last };
        let (failures, off) = match fate {
            ReceiverFate::Failures(failures) => (failures, false),
            ReceiverFate::Forgotten | ReceiverFate::SwitchedOff => (failures + 1, true),
        };
        let state = ReceiverState { last, failures, off };
        match &receiver.target {
            Target::Device(it) if off => store.remove_device(&it.guest, &it.id).await.map(drop),
            Target::Device(it) => store.update_device(&it.id, state).await,
            Target::Hook(it) => store.update_hook(&it.id, state).await,
            Target::Mail(_) => Ok(()),
        }
    }
}

/// The words of the interface in the language of a person.
pub(super) fn words(person: &Person) -> &'static Localizer {
    Localizer::for_game(Lang::from_tag(&person.lang).unwrap_or(Lang::En), "ui")
}
