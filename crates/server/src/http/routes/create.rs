//! New tables.

mod presets;

use std::time::Instant;

use axum::{
    extract::State,
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use patolli_catalog::{
    AnyGame, Bot, Level, OptionsError, Preset, PresetName, StartError, game, games, presets as presets_of,
    protocol::check_options,
};
use patolli_store::{Error, Occupant, Phase, Table, TableId};
use patolli_web::model::{FormError, NewTable};

use super::{coach, html, to_table};
use crate::{
    clock,
    deals::random_seed,
    denied::Denied,
    failure::{Failure, Rejection},
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    names::{self, BadName},
    table::{
        call_events::closing_calls,
        pace::Pace,
        reader::Reader,
        table_spec::{DEFAULT_LEVEL, DealSource, TableSpec, names_of_people, offered_bot, slow_bot},
    },
    tickets::{self, BadTicket, PromisedSeed},
};

/// The form for a new table.
pub(super) async fn form(
    State(app): State<App>,
    reader: Reader,
    fields: Fields,
) -> Result<Response, Rejection> {
    let kind = match fields.get("game") {
        Some(name) => game(name).map_err(|_| Denied::NotFound)?,
        None => games()[0],
    };
    Ok(draw(&app, &reader, kind, presets::apply(kind, fields), None))
}

/// Opens the table the form asks for.
pub(super) async fn create(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let Some(kind) = fields.get("game").and_then(|it| game(it).ok()) else {
        return Ok(draw(&app, &reader, games()[0], fields, Some(FormError::BadField("game".to_owned()))));
    };
    if fields.get("preset").or(fields.get("automaton")).is_some() {
        return Ok(draw(&app, &reader, kind, presets::apply(kind, fields), None));
    }
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let form = Form { reader: &reader, guest: &guest, fields: &fields, slow_bots: app.slow_bots() };
    match open_form(&app, &parts, &form, kind).await {
        Ok(id) => Ok(redirect_as_guest(&app, &reader, &guest, &id)),
        // The form comes back with another promise, and can be sent again.
        Err(rejection) => {
            let error = form_error(rejection)?;
            Ok(draw(&app, &reader, kind, fields, Some(error)))
        }
    }
}

/// Opens the table of a form.
async fn open_form(
    app: &App,
    parts: &Parts,
    form: &Form<'_>,
    kind: &'static dyn AnyGame,
) -> Result<TableId, Rejection> {
    let spec = form.spec(kind).map_err(denied)?;
    check_names(app, form.guest, &spec).await?;
    let id = open(app, parts, spec, form.guest, form.fields).await?;
    if form.fields.get("coach") == Some("on") {
        coach::begin(app, &form.guest.id, kind, &id).await?;
    }
    Ok(id)
}

/// The refusal of a form.
fn denied(error: FormError) -> Denied {
    Denied::Form(Box::new(error))
}

/// The error to show in the form; other rejections are passed on.
fn form_error(rejection: Rejection) -> Result<FormError, Rejection> {
    match rejection {
        Rejection::Denied(Denied::Form(error)) => Ok(*error),
        Rejection::Denied(Denied::Ticket(why)) => Ok(FormError::Ticket(why.key())),
        Rejection::Denied(Denied::BadWord) => Ok(FormError::BadField("word".to_owned())),
        other => Err(other),
    }
}

/// Opens a table against bots at once.
pub(super) async fn play(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let kind = game(fields.get("game").unwrap_or_default()).map_err(|_| Denied::NotFound)?;
    let name =
        fields.get("preset").map(|it| PresetName::from_word(it).ok_or(Denied::BadRequest("no such preset")));
    let preset = name.transpose()?.and_then(|it| Some(presets_of(kind.name())?.preset(it)));
    let opponents = opponents(kind, &fields, preset)?;
    let level = match fields.number("level")? {
        Some(number) => {
            let level = Level::new(number).filter(|it| *it != Level::SLOW);
            level.ok_or(Denied::BadRequest("no such level"))?
        }
        None => DEFAULT_LEVEL,
    };
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    check_own_name(&app, &guest).await?;
    let me = Occupant::Guest { id: guest.id.clone(), name: reader.name_of(&guest) };
    let bot = |nth: u8| preset.map_or(Bot::level(level), |it| presets::bot(it, nth.into()));
    let bots = (0..opponents).map(|nth| Occupant::Bot { bot: bot(nth).to_string() });
    let seats = std::iter::once(me).chain(bots).collect();
    let options = preset.map_or_else(Vec::new, |it| it.options(opponents + 1));
    let hints = preset.is_none_or(|it| it.hints);
    let spec = TableSpec { kind, seats, options, listed: false, hints, pace: Pace::None };
    let id = open(&app, &parts, spec, &guest, &fields).await.map_err(|it| match it {
        // The form has no options.
        Rejection::Denied(Denied::Form(_)) => Failure::Internal.into(),
        other => other,
    })?;
    if preset.is_some_and(|it| it.coach) {
        coach::begin(&app, &guest.id, kind, &id).await?;
    }
    Ok(redirect_as_guest(&app, &reader, &guest, &id))
}

/// How many bots a table against bots has.
fn opponents(kind: &dyn AnyGame, fields: &Fields, preset: Option<&Preset>) -> Result<u8, Denied> {
    let usual = preset.and_then(|it| it.seats).map_or(1, |it| it - 1);
    let opponents: u8 = fields.number("opponents")?.unwrap_or(usual);
    let fits = kind.seats().contains(&opponents.saturating_add(1));
    if fits { Ok(opponents) } else { Err(Denied::BadRequest("too few or too many opponents")) }
}

/// Whether the guest may still be called as they called themselves.
pub(super) async fn check_own_name(app: &App, guest: &Guest) -> Result<(), Rejection> {
    match &guest.name {
        Some(name) => app.accounts().check_name(guest, name).await,
        None => Ok(()),
    }
}

/// Whether the people of a new table can be told apart, from each other and from those with an account.
async fn check_names(app: &App, guest: &Guest, spec: &TableSpec) -> Result<(), Rejection> {
    let people: Vec<&str> = spec.people().collect();
    for (n, name) in people.iter().enumerate() {
        if names::is_confusable(name, people[..n].iter().copied()) {
            return Err(denied(FormError::SharedName).into());
        }
        match app.accounts().check_name(guest, name).await {
            Err(Rejection::Denied(Denied::NameReserved)) => {
                return Err(denied(FormError::ReservedName).into());
            }
            other => other?,
        }
    }
    Ok(())
}

/// Stores the table.
async fn open(
    app: &App,
    parts: &Parts,
    spec: TableSpec,
    guest: &Guest,
    fields: &Fields,
) -> Result<TableId, Rejection> {
    let table = match spec.table(guest.id.clone(), source(app, guest, fields)?, app.live().clock.now()) {
        Ok(table) => table,
        Err(StartError::Options(error)) => return Err(denied(FormError::Options(error)).into()),
        Err(error) => {
            tracing::error!(%error, "a table cannot be opened");
            return Err(Failure::Internal.into());
        }
    };
    let reservation = app.limits().table(app.store(), parts, &guest.id, &table).await?;
    app.note_network(parts, &guest.id);
    let begin = Instant::now();
    let done = app.store().create(&table).await;
    app.metrics().stored("create", begin, &done);
    match done {
        Err(Error::Conflict) => return sent_again(app, &table).await,
        done => done?,
    }
    if let Some(reservation) = reservation {
        reservation.confirm();
    }
    if table.phase == Phase::Open {
        let calls = closing_calls(&table.seats, app.live().clock.now());
        app.live().add_calls(&table.id, &calls).await;
    }
    app.live().wake(&table.id);
    Ok(table.id)
}

/// The source of the table's deal: the seed promised to the form, and its word. A form without a ticket has
/// no promise.
fn source(app: &App, guest: &Guest, fields: &Fields) -> Result<DealSource, Rejection> {
    let promised = match fields.get("ticket").filter(|it| !it.is_empty()) {
        Some(ticket) => tickets::read(app.key(), ticket, clock::now()).map_err(Denied::Ticket)?,
        None => PromisedSeed { id: TableId::random(), seed: random_seed() },
    };
    let word = tickets::word(app.key(), fields.get("word"), &promised.id, &guest.id).map_err(Denied::from)?;
    Ok(app.live().source(promised, word))
}

/// The table that a form opened when it was sent before, if it asked for the same: one ticket opens one
/// table.
async fn sent_again(app: &App, table: &Table) -> Result<TableId, Rejection> {
    let same = |it: &Table| {
        (&it.owner, &it.game, &it.options, it.seats.len())
            == (&table.owner, &table.game, &table.options, table.seats.len())
            && it.seats.iter().zip(&table.seats).all(|(now, asked)| may_have_been(now, asked))
    };
    let there = app.store().table(&table.id).await?.filter(same);
    there.map(|it| it.id).ok_or(Denied::Ticket(BadTicket::Used).into())
}

/// Whether a seat was as a form asked when the table was opened: a free one may be taken since, and a person
/// renamed.
fn may_have_been(now: &Occupant, asked: &Occupant) -> bool {
    match (now, asked) {
        (Occupant::Guest { id, .. }, Occupant::Guest { id: asked, .. }) => id == asked,
        (Occupant::Guest { .. }, Occupant::Open) => true,
        _ => now == asked,
    }
}

/// On to the new table, with the cookie that makes it the reader's.
pub(super) fn redirect_as_guest(app: &App, reader: &Reader, guest: &Guest, id: &TableId) -> Response {
    (cookies::set_guest(app.key(), guest, reader.is_secure()), to_table(id)).into_response()
}

fn draw(
    app: &App,
    reader: &Reader,
    kind: &'static dyn AnyGame,
    fields: Fields,
    error: Option<FormError>,
) -> Response {
    let status = if error.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    if let Some(why) = &error {
        tracing::info!(?why, "form for a new table refused");
    }
    let page = NewTable {
        shell: reader.shell(),
        kind,
        fields: fields.0,
        error,
        promise: app.promise(),
        slow_bots: app.slow_bots(),
    };
    (status, html(patolli_web::new_table(&page).into_string())).into_response()
}

/// The form as it was sent.
struct Form<'a> {
    reader: &'a Reader,
    guest: &'a Guest,
    fields: &'a Fields,
    slow_bots: bool,
}

impl Form<'_> {
    fn spec(&self, kind: &'static dyn AnyGame) -> Result<TableSpec, FormError> {
        let seats = self.seats(kind)?;
        if seats.iter().all(|it| matches!(it, Occupant::Bot { .. })) {
            return Err(FormError::NobodySits);
        }
        // An option without a value is left to the game.
        let set = |(key, value): &(String, String)| {
            let key = key.strip_prefix("set-").filter(|_| !value.is_empty())?;
            Some((key.to_owned(), value.clone()))
        };
        let options: Vec<_> = self.fields.0.iter().filter_map(set).collect();
        let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        check_options(kind, count, &options).map_err(FormError::Conflict)?;
        // A switch that is off is not sent.
        let is_on = |field| self.fields.get(field) == Some("on");
        let pace = self.fields.get("pace").map_or(Ok(Pace::None), str::parse);
        let pace = pace.map_err(|_| FormError::BadField("pace".to_owned()))?;
        Ok(TableSpec { kind, seats, options, listed: is_on("listed"), hints: is_on("hints"), pace })
    }

    fn seats(&self, kind: &'static dyn AnyGame) -> Result<Vec<Occupant>, FormError> {
        let range = kind.seats();
        let text = self.fields.get("seats").map_or_else(|| range.start().to_string(), str::to_owned);
        let seats: u8 = text.parse().map_err(|_| FormError::BadField("seats".to_owned()))?;
        if !range.contains(&seats) {
            let (min, max) = (*range.start(), *range.end());
            return Err(FormError::Options(OptionsError::Seats { game: kind.name(), min, max, seats }));
        }
        let mut all = Vec::new();
        for seat in 0..seats {
            all.push(self.occupant(seat, &all)?);
        }
        Ok(all)
    }

    /// The occupant of a seat; people without a name get a default name that is free among those before.
    fn occupant(&self, seat: u8, before: &[Occupant]) -> Result<Occupant, FormError> {
        let field = format!("who{seat}");
        let bot = |it: Bot| Occupant::Bot { bot: it.to_string() };
        let person = |name| Occupant::Guest { id: self.guest.id.clone(), name };
        let Some(who) = self.fields.get(&field).or((seat == 0).then_some("me")) else {
            return Ok(bot(Bot::level(DEFAULT_LEVEL)));
        };
        match who {
            "me" => Ok(person(self.name(seat)?.unwrap_or_else(|| self.reader.name_of(self.guest)))),
            "hot" => Ok(person(self.name(seat)?.unwrap_or_else(|| {
                let taken: Vec<&str> = names_of_people(before).collect();
                names::free_default_name(self.reader.lang, u32::from(seat) + 1, &taken)
            }))),
            "open" => Ok(Occupant::Open),
            who => {
                let offered = |name| offered_bot(name).or_else(|| slow_bot(name).filter(|_| self.slow_bots));
                who.strip_prefix("bot:").and_then(offered).map(bot).ok_or(FormError::BadField(field))
            }
        }
    }

    /// The name given for a seat; `None` if the field was left empty.
    fn name(&self, seat: u8) -> Result<Option<String>, FormError> {
        match self.fields.get(&format!("name{seat}")).unwrap_or_default() {
            text if text.trim().is_empty() => Ok(None),
            text => names::parse(text).map(Some).map_err(|BadName| FormError::BadName),
        }
    }
}
