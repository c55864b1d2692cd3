//! Calls people back to their tables.
//!
//! A change of a table writes calls into the queue of the database, together with the change and for those who want
//! them. [`Calls::run`] takes all calls of one person at a time, judges each by what the table and the person say
//! now, and sends those that are left as one message. A call is out of the queue before it is sent, so that no two
//! machines send it, and no machine sends it twice.

mod batch;
mod links;
mod message;
mod occasion;
mod receivers;

use std::{sync::Arc, time::Duration};

use axum_extra::extract::cookie::Key;
use patolli_calls::{Channel, Outbound, mail::MailServer, policy::BATCH, push::ServerKey};
use patolli_store::{Error, Person};
use tokio::{
    task::JoinSet,
    time::{Instant, sleep},
};

pub(crate) use self::{links::Link, receivers::Receiver};
use crate::{
    Expiry,
    call_config::{CallConfig, PushConfig},
    work::{context::WorkContext, db_health::DbState},
};

/// Pause between looks for calls that are due.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Time for which a machine has calls, in milliseconds: far more than judging them takes.
const LEASE: i64 = 60_000;
/// People who are called at the same time.
const MAX_PARALLEL: usize = 4;
/// Pause between sweeps.
const SWEEP_INTERVAL: Duration = Duration::from_mins(10);
/// Time after which a mail address is forgotten that nobody confirmed, in milliseconds.
pub(crate) const CONFIRM_WITHIN: i64 = 2 * 24 * 60 * 60 * 1000;

/// Name of the key of push messages among the secrets.
const PUSH_SECRET: &str = "push";

/// Calls people.
pub(crate) struct Calls {
    work: Arc<WorkContext>,
    push: Option<(PushConfig, ServerKey)>,
    mail: Option<MailServer>,
    webhooks: bool,
    outbound: Option<Outbound>,
    /// When tables are closed by time.
    expiry: Expiry,
    /// The address under which people reach the server.
    public_url: String,
    key: Key,
}

impl Calls {
    /// The calls of a server that sends any.
    pub(crate) async fn open(
        work: Arc<WorkContext>,
        config: &CallConfig,
        expiry: Expiry,
        public_url: String,
        key: Key,
    ) -> Result<Option<Arc<Self>>, Error> {
        if !config.is_on() {
            return Ok(None);
        }
        let push = match config.push.clone().filter(|_| config.sends(Channel::Push)) {
            Some(push) => Some((push, push_key(&work).await?)),
            None => None,
        };
        let (mail, webhooks) = (config.mail.clone(), config.sends(Channel::Webhook));
        let outbound = config.outbound.clone();
        Ok(Some(Arc::new(Self { work, push, mail, webhooks, outbound, expiry, public_url, key })))
    }

    /// Whether people are called by a channel.
    pub(crate) fn sends(&self, channel: Channel) -> bool {
        match channel {
            Channel::Push => self.push.is_some(),
            Channel::Mail => self.mail.is_some(),
            Channel::Webhook => self.webhooks,
        }
    }

    /// The public part of the key of push messages.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.push.as_ref().map(|it| it.1.public())
    }

    /// Hosts of push services that the operator added.
    pub(crate) fn push_hosts(&self) -> &[String] {
        self.push.as_ref().map_or(&[], |it| &it.0.hosts)
    }

    /// The way out.
    pub(crate) const fn outbound(&self) -> Option<&Outbound> {
        self.outbound.as_ref()
    }

    /// Calls people until the server stops, then finishes what was begun.
    pub(crate) async fn run(self: Arc<Self>) {
        let mut stopped = self.work.stopped.clone();
        let (mut tasks, mut swept) = (JoinSet::new(), None::<Instant>);
        loop {
            if self.work.db_health.state() == DbState::Ready {
                if swept.is_none_or(|it| it.elapsed() >= SWEEP_INTERVAL) {
                    swept = Some(Instant::now());
                    self.report(self.sweep().await);
                }
                self.report(self.take(&mut tasks).await);
            }
            tokio::select! {
                _ = stopped.changed() => break,
                () = sleep(POLL_INTERVAL) => {}
            }
        }
        while tasks.join_next().await.is_some() {}
    }

    /// Takes calls that are due, of as many people as can be called now.
    async fn take(self: &Arc<Self>, tasks: &mut JoinSet<()>) -> Result<(), Error> {
        loop {
            while tasks.try_join_next().is_some() {}
            if tasks.len() >= MAX_PARALLEL {
                return Ok(());
            }
            let (now, node) = (self.work.now(), self.work.queue.node());
            let calls = self.work.store.claim_calls(node, now, now + LEASE, BATCH).await?;
            if calls.is_empty() {
                return Ok(());
            }
            let this = Arc::clone(self);
            tasks.spawn(async move { this.report(this.send_all(calls).await) });
        }
    }

    /// Forgets mail addresses that nobody confirmed.
    async fn sweep(&self) -> Result<(), Error> {
        let before = self.work.now() - CONFIRM_WITHIN;
        let gone = self.work.store.forget_unconfirmed(before).await?;
        if gone > 0 {
            tracing::info!(gone, "mail addresses that nobody confirmed were forgotten");
        }
        Ok(())
    }

    fn report(&self, done: Result<(), Error>) {
        if let Err(error) = done
            && !self.work.db_health.report_failure(&error)
        {
            tracing::error!(%error, "somebody was not called");
        }
    }

    /// The link to stop mails to a person.
    pub(crate) fn stop_url(&self, person: &Person) -> String {
        format!("{}/calls/stop/{}", self.public_url, Link::Stop.sign(&self.key, &person.guest, ""))
    }
}

/// The key of push messages, made once for all machines.
async fn push_key(work: &WorkContext) -> Result<ServerKey, Error> {
    let kept = work.store.get_or_create_secret(PUSH_SECRET, ServerKey::generate()).await?;
    ServerKey::from_bytes(&kept).ok_or_else(|| Error::Damaged {
        what: "the secret of push messages".to_owned(),
        why: "it is no key".to_owned(),
    })
}
