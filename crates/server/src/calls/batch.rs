//! All calls of a person that are due: which of them are sent, as one message to each receiver.

use std::time::Duration;

use futures_util::future::join_all;
use patolli_calls::{
    Outcome,
    policy::{BATCH, Dispatch},
    retry_pause,
};
use patolli_store::{Call, CallFate, Error, Filter, Person, Phase};

use super::{
    Calls, Receiver,
    occasion::{Occasion, Retry},
};
use crate::table::{reader::seats_of, table_spec::GameResult};

/// What one person is to be told now. It is out of the queue, so that no other machine tells it.
pub(crate) struct Batch {
    person: Person,
    receivers: Vec<Receiver>,
    about: Vec<Occasion>,
    now: i64,
}

#[cfg(test)]
impl Batch {
    /// Table and number of each call.
    pub(crate) fn calls(&self) -> impl Iterator<Item = (&patolli_store::TableId, u32)> {
        self.about.iter().map(|it| (&it.call.table, it.call.n))
    }
}

impl Calls {
    /// Judges all calls of one person, and sends what is left of them.
    pub(super) async fn send_all(&self, calls: Vec<Call>) -> Result<(), Error> {
        match self.settle(calls).await? {
            Some(batch) => self.deliver(batch).await,
            None => Ok(()),
        }
    }

    /// Judges all calls of one person, and takes those out of the queue that are to be sent now.
    pub(crate) async fn settle(&self, calls: Vec<Call>) -> Result<Option<Batch>, Error> {
        let store = &self.work.store;
        let Some(first) = calls.first() else { return Ok(None) };
        let Some(person) = store.person(&first.guest).await? else {
            return self.drop_all(calls).await.map(|()| None);
        };
        let receivers = self.receivers(&person).await?;
        let now = self.work.now();
        let (mut judged, mut passed) = (Vec::new(), Vec::new());
        for call in calls {
            let table = store.table(&call.table).await?;
            let rematch = table.as_ref().and_then(GameResult::from_table).and_then(|it| it.rematch);
            let rematch = match rematch {
                Some(id) => store.table(&id).await?,
                None => None,
            };
            match Occasion::new(call.clone(), table, rematch.as_ref(), self.expiry) {
                Some(it) if receivers.iter().any(|to| is_for(&person, &it, to)) => {
                    judged.push((it.dispatch(&person, now), it));
                }
                _ => passed.push((call, CallFate::Done)),
            }
        }
        send_together(&mut judged, now);
        let sends = judged.iter().any(|it| it.0 == Dispatch::Send);
        let fates = judged.iter().map(|(dispatch, it)| (it.call.clone(), fate(*dispatch)));
        let fates: Vec<_> = fates.chain(passed).collect();
        // From here on no other machine has them, and what is withdrawn now is not sent.
        let ours = store.settle_calls(&fates, sends.then_some(now)).await?;
        let sent = judged.into_iter().zip(ours).filter(|((it, _), ours)| *ours && *it == Dispatch::Send);
        let about: Vec<Occasion> = sent.map(|((_, it), _)| it).collect();
        Ok((!about.is_empty()).then_some(Batch { person, receivers, about, now }))
    }

    /// Calls of somebody who is not called any more.
    async fn drop_all(&self, calls: Vec<Call>) -> Result<(), Error> {
        let fates: Vec<_> = calls.into_iter().map(|it| (it, CallFate::Done)).collect();
        self.work.store.settle_calls(&fates, None).await.map(drop)
    }

    /// Sends one message to each receiver; puts back what did not reach one that may take it later.
    async fn deliver(&self, batch: Batch) -> Result<(), Error> {
        let Batch { person, receivers, about: sent, now } = batch;
        let (person, waiting) = (&person, self.waiting(&person).await?);
        let each = receivers.iter().map(async |to| {
            let about: Vec<&Occasion> = sent.iter().filter(|it| is_for(person, it, to)).collect();
            if about.is_empty() {
                return Ok((to, Outcome::Delivered));
            }
            let message = self.message(person, &about, waiting, now);
            Ok((to, self.send(person, to, &message).await?))
        });
        let outcomes: Result<Vec<(&Receiver, Outcome)>, Error> = join_all(each).await.into_iter().collect();
        let outcomes = outcomes?;
        for it in sent {
            let tries = it.retry.as_ref().map_or(0, |it| it.tries) + 1;
            let failed = |(to, outcome): &(&Receiver, Outcome)| {
                let pause = retry_pause(*outcome, tries).filter(|_| is_for(person, &it, to))?;
                Some((to.id.clone(), pause))
            };
            let (to, pauses): (Vec<String>, Vec<Duration>) = outcomes.iter().filter_map(failed).unzip();
            let Some(pause) = pauses.into_iter().max() else { continue };
            let note = serde_json::to_string(&Retry { to, tries }).expect("names and a number are JSON");
            let due = now.saturating_add(i64::try_from(pause.as_millis()).unwrap_or(i64::MAX));
            self.work.store.retry_call(&Call { due, note: Some(note), ..it.call }).await?;
        }
        Ok(())
    }

    /// Number of tables that wait for a person.
    async fn waiting(&self, person: &Person) -> Result<u32, Error> {
        let filter = Filter::by_guest(person.guest.clone()).in_phase(Phase::Running).awake();
        let tables = self.work.store.tables(filter).await?;
        let waits = tables.iter().filter(|table| {
            let asked = table.to_move.filter(|it| seats_of(&person.guest, table).contains(it));
            asked.is_some_and(|it| table.attendance.seat(it.into()).away.is_none())
        });
        Ok(u32::try_from(waits.count()).unwrap_or(u32::MAX))
    }
}

/// Whether a receiver is to get a call: the person wants that, and it did not get it already.
fn is_for(person: &Person, it: &Occasion, to: &Receiver) -> bool {
    person.wants(it.event.name(), to.channel().name())
        && it.retry.as_ref().is_none_or(|retry| retry.to.contains(&to.id))
}

/// If the person is called now, what would be due soon goes along. Live tables call at any time and take nothing along.
fn send_together(judged: &mut [(Dispatch, Occasion)], now: i64) {
    if judged.iter().any(|(dispatch, it)| *dispatch == Dispatch::Send && !it.is_live) {
        for (dispatch, _) in judged {
            if matches!(dispatch, Dispatch::Hold(at) if *at <= now + BATCH) {
                *dispatch = Dispatch::Send;
            }
        }
    }
}

const fn fate(dispatch: Dispatch) -> CallFate {
    match dispatch {
        Dispatch::Send | Dispatch::Drop => CallFate::Done,
        Dispatch::Hold(at) => CallFate::Later(at),
    }
}
