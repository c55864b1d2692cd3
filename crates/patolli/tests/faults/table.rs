//! A table where programs sit, as its player knows it.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{
    notes::{Attempt, AttemptLog, AttemptOutcome},
    web::HttpClient,
};

/// A game for one person.
pub const SOLO_FORM: &str = "game=teotihuacan&seats=1&who0=open";
/// What is played: alone, against each other, and against a bot that thinks quickly.
pub const TABLE_FORMS: [&str; 3] =
    [SOLO_FORM, "game=tikal&seats=2&who0=open&who1=open", "game=tzolkin&seats=2&who0=open&who1=bot:random"];

/// A seat and the token that decides for it.
#[derive(Clone, Debug)]
pub struct SeatToken {
    pub number: u8,
    pub token: String,
}

/// A table, with everything that was sent to it.
#[derive(Debug)]
pub struct ClientTable {
    pub log: AttemptLog,
    pub seats: Vec<SeatToken>,
    /// The last version that is known for sure.
    pub version: u32,
    /// Whether something was sent since then that may have become a decision.
    pub uncertain: bool,
    /// The seat that is asked, as far as it is known.
    pub asked: Option<u8>,
    /// What may be decided now, if that is known.
    pub choices: Vec<String>,
    pub over: bool,
}

impl ClientTable {
    /// Opens a table with a form and sits down on its free seats; none if the server does not do all of that.
    pub async fn open(web: &HttpClient, address: SocketAddr, form: &str) -> Option<Self> {
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        let opened = web.request("POST", address, "/new", &kind, &format!("{form}&listed=on")).await.ok()?;
        let id = opened.header("location").strip_prefix("/t/")?.to_owned();
        let mut seats = Vec::new();
        for _ in 0..form.matches("=open").count() {
            seats.push(join(web, address, &id).await?);
        }
        let bots = if form.contains("=bot:") { vec![1] } else { Vec::new() };
        let notes = AttemptLog { id, bots, attempts: Vec::new() };
        let (asked, choices) = (None, Vec::new());
        Some(Self { log: notes, seats, version: 0, uncertain: false, asked, choices, over: false })
    }

    /// Where programs ask about it.
    pub fn path(&self) -> String {
        format!("/api/tables/{}", self.log.id)
    }

    /// The seat that is asked if it is known and has a program, else the first.
    pub fn seat(&self) -> &SeatToken {
        let asked = self.asked.and_then(|it| self.seats.iter().find(|seat| seat.number == it));
        asked.unwrap_or(&self.seats[0])
    }

    /// Whether a bot has to decide, as far as it is known.
    pub fn is_bots_turn(&self) -> bool {
        self.asked.is_some_and(|it| self.log.bots.contains(&it))
    }

    /// Takes over how the table stands.
    pub fn update(&mut self, stands: &Value) {
        self.version = version(stands);
        self.over = stands["over"] == true;
        self.asked = stands["to-move"].as_u64().and_then(|it| u8::try_from(it).ok());
        let choices = stands["choices"].as_array().into_iter().flatten();
        self.choices = choices.filter_map(|it| it["do"].as_str()).map(str::to_owned).collect();
    }

    /// Notes what became of a decision.
    pub fn note(&mut self, seat: u8, version: u32, notation: &str, outcome: AttemptOutcome) {
        self.uncertain |= outcome == AttemptOutcome::Unknown;
        self.log.attempts.push(Attempt { seat, version, notation: notation.to_owned(), outcome });
    }
}

async fn join(web: &HttpClient, address: SocketAddr, id: &str) -> Option<SeatToken> {
    let body = json!({ "name": "Rex" }).to_string();
    let answer = web.request("POST", address, &format!("/api/tables/{id}/join"), &[], &body).await.ok()?;
    let told: Value = serde_json::from_str(&answer.body).ok()?;
    let number = told["seat"].as_u64().and_then(|it| u8::try_from(it).ok())?;
    Some(SeatToken { number, token: told["token"].as_str()?.to_owned() })
}

/// The version that an answer tells.
pub fn version(stands: &Value) -> u32 {
    stands["version"].as_u64().and_then(|it| u32::try_from(it).ok()).unwrap_or_else(|| panic!("{stands}"))
}
