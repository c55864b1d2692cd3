//! "Why not my move?": a choice of the reader beside the best one, at a table and in the review.

use std::time::Duration;

use axum::{extract::State, http::request::Parts, response::Response};
use patolli_catalog::{AnyPlay, MoveError, Seed, Status, Stop};
use patolli_store::Phase;
use patolli_web::model::{Table, WhyAnswer, WhyPage};

use super::{TablePath, html, no_store_if_secret, position_ref::PositionRef};
use crate::{
    deals::random_seed,
    denied::Denied,
    failure::Rejection,
    http::{app::App, fields::Fields},
    table::{Command, reader::Reader, snapshot::Snapshot},
    work::{
        pool::{Outcome, SlotRequest, TimeLimits, WorkKind},
        requester::{SharedUrgency, Urgency},
    },
};

/// Simulations of each look at a decision: all of them take about a second on one core.
const SIMULATIONS: u32 = 1_000;
/// Time in the queue, of the thought, and to stop.
const LIMIT: Duration = Duration::from_secs(10);
/// Longest choice that is looked at, in bytes.
const LONGEST: usize = 120;

/// The question.
pub(super) async fn page(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    let question = Question::find(&app, snapshot, &reader, &fields).await?;
    Ok(question.draw(&reader, &fields, None))
}

/// The answer.
pub(super) async fn answer(
    State(app): State<App>,
    TablePath(id): TablePath,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let snapshot = app.live().ask(&id, Command::Look).await?;
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    let question = Question::find(&app, snapshot, &reader, &fields).await?;
    let text = fields.get("do").filter(|it| it.len() <= LONGEST).unwrap_or_default().trim().to_owned();
    if let Err(why) = question.try_out(&text) {
        return Ok(question.draw(&reader, &fields, Some(WhyAnswer::Refused(why))));
    }
    app.note_network(&parts, &guest);
    let requester = app.live().networks.requester(&guest);
    if !app.live().pool().has_room_for_hint(&requester) {
        app.metrics().limited("hints");
        return Err(Denied::ManyHints.into());
    }
    let request =
        SlotRequest { requester, kind: WorkKind::Hint, urgency: SharedUrgency::new(Urgency::Watched) };
    let limits = TimeLimits { max_wait: Some(LIMIT), time: LIMIT, grace: LIMIT };
    let play = question.play.at_step(question.play.steps());
    let seed = comparison_seed(&question);
    let thought = move |stop: &Stop| play.compare(&text, SIMULATIONS, &seed, stop);
    let answer = match app.live().pool().think(request, limits, thought).await {
        Outcome::Done(Some(it)) => WhyAnswer::Compared(Box::new(it)),
        _ => WhyAnswer::Late,
    };
    Ok(question.draw(&reader, &fields, Some(answer)))
}

/// The seed of a comparison. It follows from the secret of the table, so that the same question gets the same answer; with lots
/// that could be known, the answer would tell what was dealt.
fn comparison_seed(question: &Question) -> Seed {
    let secret: Seed = question.snapshot.table.seed.parse().unwrap_or_else(|_| random_seed());
    // Bots count from zero.
    secret.nth(u64::MAX - u64::try_from(question.play.steps()).unwrap_or(u64::MAX))
}

/// The position in question.
struct Question {
    snapshot: Snapshot,
    play: Box<dyn AnyPlay>,
    /// The moment of a finished game.
    moment: Vec<(&'static str, String)>,
}

impl Question {
    /// The position that the reader may ask about: of their own decision at a table with hints, or of a finished game.
    async fn find(
        app: &App,
        snapshot: Snapshot,
        reader: &Reader,
        fields: &Fields,
    ) -> Result<Self, Rejection> {
        if snapshot.table.phase == Phase::Finished {
            let position = PositionRef::from_fields(fields)?;
            let progress = app.reviews().progress(app.store(), &snapshot.table.id).await?;
            let found = position.find(&*snapshot.play, progress.review()).ok_or(Denied::NotFound)?;
            if matches!(found.play.status(), Status::Over) {
                return Err(Denied::Over.into());
            }
            let known = ["n", "moment", "line"].into_iter();
            let moment = known.filter_map(|it| Some((it, fields.get(it)?.to_owned()))).collect();
            return Ok(Self { play: found.play, snapshot, moment });
        }
        let mine = reader.seats(&snapshot.table);
        let Status::Asks(seat) = snapshot.play.status() else { return Err(Denied::Over.into()) };
        let denied = match snapshot.table.phase {
            _ if mine.is_empty() => Some(Denied::NotSeated),
            Phase::Open => Some(Denied::NotStarted),
            _ if !snapshot.table.hints => Some(Denied::NoHints),
            _ if !mine.contains(&seat.number()) => Some(Denied::NotYourTurn),
            _ if snapshot.perspective(reader).curtain.is_some() => Some(Denied::Curtain),
            _ => None,
        };
        if let Some(denied) = denied {
            return Err(denied.into());
        }
        let play = snapshot.play.at_step(snapshot.play.steps());
        Ok(Self { play, snapshot, moment: Vec::new() })
    }

    /// Whether a text is a choice now.
    fn try_out(&self, text: &str) -> Result<(), MoveError> {
        let Status::Asks(seat) = self.play.status() else { return Err(MoveError::Over) };
        self.play.at_step(self.play.steps()).play(seat, text).map(|_| ())
    }

    fn draw(&self, reader: &Reader, fields: &Fields, answer: Option<WhyAnswer>) -> Response {
        let id = &self.snapshot.table.id;
        let is_over = !self.moment.is_empty() || self.snapshot.table.phase == Phase::Finished;
        let back = match self.moment.as_slice() {
            _ if !is_over => reader.table_page(id),
            [] => format!("/t/{id}/review"),
            fields => {
                let fields: Vec<_> =
                    fields.iter().map(|(name, value)| format!("{name}={}", digits(value))).collect();
                format!("/t/{id}/review?{}", fields.join("&"))
            }
        };
        let page = WhyPage {
            play: &*self.play,
            address: format!("/t/{id}/why"),
            fields: self.moment.clone(),
            back,
            can_point: !is_over && fields.get("sheet").is_some(),
            asked: fields.get("do"),
            answer,
        };
        let is_sheet = fields.get("sheet").is_some();
        let draw = |table: &Table<'_>| {
            let drawn = if is_sheet {
                patolli_web::why_not_sheet(table, &page)
            } else {
                patolli_web::why_not(table, &page)
            };
            drawn.into_string()
        };
        no_store_if_secret(html(self.snapshot.show(reader, None, draw)), &self.snapshot)
    }
}

/// The digits of a number of an address.
fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}
