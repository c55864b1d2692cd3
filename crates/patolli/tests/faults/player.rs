//! A player of several tables who goes on, whatever happens to the server, and notes every answer.

use std::{net::SocketAddr, sync::Arc, time::Duration};

use serde_json::json;
use tokio::time::sleep;

use crate::{
    ledger::PlayStats,
    notes::{AttemptLog, AttemptOutcome},
    table::{ClientTable, SOLO_FORM, version},
    test_rng::TestRng,
    web::{HttpClient, RequestError, Response},
};

/// How long a player waits before asking a server again that is not there or failed.
const RETRY_DELAY: Duration = Duration::from_millis(5);
/// Number of decisions after which one is sent that must be refused, or the same one twice at once.
const INVALID_MOVE_EVERY: usize = 6;

/// A player.
pub struct Player {
    pub number: usize,
    pub web: HttpClient,
    /// The servers; a player who gets no answer moves on to the next.
    pub addresses: Vec<SocketAddr>,
    pub tables: Vec<ClientTable>,
    pub rng: TestRng,
    pub stats: Arc<PlayStats>,
    /// Whether there are several servers: one may not have heard yet what another one was told.
    pub may_be_late: bool,
}

impl Player {
    /// Plays until the ledger is closed.
    pub async fn play(mut self) -> Vec<AttemptLog> {
        while !self.stats.is_closed() {
            let on: Vec<usize> = (0..self.tables.len()).filter(|it| !self.tables[*it].over).collect();
            if on.is_empty() {
                self.begin_another().await;
                continue;
            }
            let at = *self.rng.pick(&on);
            if self.tables[at].choices.is_empty() {
                self.fetch_state(at).await;
            } else if self.rng.once_in(INVALID_MOVE_EVERY) {
                self.send_invalid_move(at).await;
            } else {
                self.decide(at).await;
            }
        }
        self.tables.into_iter().map(|it| it.log).collect()
    }

    /// Goes on with another game. If the answer is lost the table may be there, without decisions.
    async fn begin_another(&mut self) {
        match ClientTable::open(&self.web, self.address(), SOLO_FORM).await {
            Some(table) => self.tables.push(table),
            None => self.next_server().await,
        }
    }

    fn address(&self) -> SocketAddr {
        self.addresses[0]
    }

    async fn next_server(&mut self) {
        self.addresses.rotate_left(1);
        sleep(RETRY_DELAY).await;
    }

    /// Asks how a table stands; it must stand where it is known to stand.
    async fn fetch_state(&mut self, at: usize) {
        let table = &self.tables[at];
        let path = if table.is_bots_turn() {
            format!("{}?after={}", table.path(), table.version)
        } else {
            table.path()
        };
        match self.web.request_with_token(&table.seat().token, self.address(), &path, None).await {
            Ok(answer) if answer.status == 200 => self.update_table(at, &answer),
            Ok(answer) => self.failed(at, &answer).await,
            Err(_) => self.next_server().await,
        }
    }

    fn update_table(&mut self, at: usize, answer: &Response) {
        let table = &mut self.tables[at];
        let stands = answer.json();
        let seen = version(&stands);
        if seen < table.version {
            assert!(self.may_be_late, "table {} was at {} and is at {seen}", table.log.id, table.version);
            return;
        }
        let free = table.uncertain || !table.log.bots.is_empty();
        assert!(
            free || seen == table.version,
            "table {} went from {} to {seen}",
            table.log.id,
            table.version
        );
        table.update(&stands);
        if table.over {
            self.stats.finish(&table.log.id);
        }
    }

    /// The server says that it failed, which it may; it never refuses to show a table.
    async fn failed(&mut self, at: usize, answer: &Response) {
        let id = &self.tables[at].log.id;
        assert!(answer.status >= 500, "table {id} is not shown: {answer:?}");
        // A proxy in front may have no server to ask; servers say what is wrong.
        let by_proxy = [502, 504].contains(&answer.status);
        let words = || answer.json()["error"]["message"].as_str().is_some_and(|it| !it.is_empty());
        assert!(by_proxy || words(), "{answer:?}");
        self.stats.fail(answer.status);
        sleep(RETRY_DELAY).await;
    }

    /// Takes one of the decisions that are offered.
    async fn decide(&mut self, at: usize) {
        let table = &self.tables[at];
        let (seat, version) = (table.seat().clone(), table.version);
        let notation = self.rng.pick(&table.choices).clone();
        let path = format!("{}/play", table.path());
        let body = json!({ "do": notation, "version": version });
        let answer = self.web.request_with_token(&seat.token, self.address(), &path, Some(&body)).await;
        let may_be_stale = self.tables[at].uncertain || self.may_be_late;
        self.record_answer(at, seat.number, version, &notation, answer, may_be_stale).await;
    }

    /// Sends what must not be taken, or a decision that may be taken only once.
    async fn send_invalid_move(&mut self, at: usize) {
        let table = &self.tables[at];
        let (mut seat, mut version) = (table.seat().clone(), table.version);
        let mut notation = self.rng.pick(&table.choices).clone();
        match self.rng.below(4) {
            0 if version > 0 => version -= 1,
            1 => "dance".clone_into(&mut notation),
            2 if table.seats.len() > 1 => {
                seat = table.seats.iter().find(|it| it.number != seat.number).expect("another seat").clone();
            }
            _ => return self.decide_twice(at).await,
        }
        let path = format!("{}/play", table.path());
        let body = json!({ "do": notation, "version": version });
        match self.web.request_with_token(&seat.token, self.address(), &path, Some(&body)).await {
            Ok(answer) if answer.status >= 500 => {
                self.tables[at].note(seat.number, version, &notation, AttemptOutcome::Unknown);
                self.failed(at, &answer).await;
            }
            Ok(answer) => {
                assert!((400..500).contains(&answer.status), "{notation} at {version}: {answer:?}");
                self.tables[at].note(seat.number, version, &notation, AttemptOutcome::Refused);
            }
            Err(RequestError::NotSent) => self.next_server().await,
            Err(RequestError::NoResponse) => {
                self.tables[at].note(seat.number, version, &notation, AttemptOutcome::Unknown);
                self.next_server().await;
            }
        }
    }

    /// The same decision twice at once, at two servers if there are two.
    async fn decide_twice(&mut self, at: usize) {
        let table = &self.tables[at];
        let (seat, version) = (table.seat().clone(), table.version);
        let notation = self.rng.pick(&table.choices).clone();
        let path = format!("{}/play", table.path());
        let body = json!({ "do": notation, "version": version });
        let other = *self.addresses.last().expect("a server");
        let (one, two) = tokio::join!(
            self.web.request_with_token(&seat.token, self.address(), &path, Some(&body)),
            self.web.request_with_token(&seat.token, other, &path, Some(&body)),
        );
        let accepted = |it: &Result<Response, RequestError>| it.as_ref().is_ok_and(|it| it.status == 200);
        assert!(!(accepted(&one) && accepted(&two)), "{notation} at {version} of {path} was taken twice");
        // What is known last counts.
        let (first, last) = if accepted(&one) { (two, one) } else { (one, two) };
        self.record_answer(at, seat.number, version, &notation, first, true).await;
        self.record_answer(at, seat.number, version, &notation, last, true).await;
    }

    /// Notes what became of a decision.
    async fn record_answer(
        &mut self,
        at: usize,
        seat: u8,
        version: u32,
        notation: &str,
        answer: Result<Response, RequestError>,
        may_be_stale: bool,
    ) {
        let table = &mut self.tables[at];
        table.choices.clear();
        match answer {
            Ok(answer) if answer.status == 200 => {
                let stands = answer.json();
                table.update(&stands);
                table.note(seat, version, notation, AttemptOutcome::Accepted(table.version));
                // Nothing that was sent before can come true any more.
                table.uncertain = false;
                self.stats.accept(self.number, &table.log.id, table.version);
                if table.over {
                    self.stats.finish(&table.log.id);
                }
            }
            Ok(answer) if answer.status >= 500 => {
                table.note(seat, version, notation, AttemptOutcome::Unknown);
                self.failed(at, &answer).await;
            }
            Ok(answer) => {
                let late = ["stale", "over"].contains(&answer.kind().as_str());
                assert!(may_be_stale && late, "{notation} at {version}: {answer:?}");
                table.note(seat, version, notation, AttemptOutcome::Refused);
            }
            Err(RequestError::NotSent) => self.next_server().await,
            Err(RequestError::NoResponse) => {
                table.note(seat, version, notation, AttemptOutcome::Unknown);
                self.next_server().await;
            }
        }
    }
}
