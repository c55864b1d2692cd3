//! Who asks for a page, and how they want it.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts, uri::Authority},
};
use axum_extra::extract::{CookieJar, cookie::Cookie};
use patolli_catalog::{Lang, Localizer};
use patolli_store::{GuestId, Occupant, Table, TableId};
use patolli_web::model::{Shell, Theme};

use crate::{
    accounts::Session,
    app::{App, Shared},
    cookies::{self, Guest},
    names,
};

/// Who asks for a page, and how they want it.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    /// The guest, once they did anything that needs one.
    pub(crate) guest: Option<Guest>,
    /// Their language.
    pub(crate) lang: Lang,
    /// Their theme.
    pub(crate) theme: Theme,
    /// Path and query of the page.
    pub(crate) path: String,
    /// Whether messages to their page may be compressed.
    pub(crate) deflate: bool,
    /// Address of the page that led here, if the browser tells.
    came_from: String,
    /// How the reader reaches this server, such as `http://localhost:7272`.
    pub(crate) origin: String,
}

impl Reader {
    /// The reader of a request.
    pub(crate) fn of(app: &Shared, session: &Session, headers: &HeaderMap, uri: &Uri) -> Self {
        let jar = CookieJar::from_headers(headers);
        let wish = |name| jar.get(name).map(Cookie::value);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
        Self {
            guest: session.guest(),
            lang: wish(cookies::LANG)
                .and_then(Lang::from_tag)
                .unwrap_or_else(|| Lang::from_header(accepted.unwrap_or_default())),
            theme: wish(cookies::THEME).and_then(Theme::from_name).unwrap_or_default(),
            path: uri.path_and_query().map_or("/", |it| it.as_str()).to_owned(),
            deflate: uri.query().is_some_and(|it| it.split('&').any(|it| it == "deflate=1")),
            came_from: headers
                .get(header::REFERER)
                .and_then(|it| it.to_str().ok())
                .unwrap_or_default()
                .to_owned(),
            origin: app.public_url().map_or_else(|| origin(app, headers, uri), str::to_owned),
        }
    }

    /// A reader of an English page.
    #[cfg(test)]
    pub(crate) fn sample(guest: Option<Guest>) -> Self {
        let (path, origin) = ("/t/abc".to_owned(), "http://localhost".to_owned());
        Self {
            guest,
            lang: Lang::En,
            theme: Theme::System,
            path,
            deflate: false,
            came_from: String::new(),
            origin,
        }
    }

    /// What every page has around it.
    pub(crate) fn shell(&self) -> Shell<'_> {
        let guest = self.guest.as_ref().and_then(|it| it.name.as_deref()).unwrap_or_default();
        Shell { lang: self.lang, theme: self.theme, guest, path: &self.path, notice: None }
    }

    /// The same reader on another page.
    pub(crate) fn at(self, path: String) -> Self {
        Self { path, ..self }
    }

    /// The same reader, now known.
    pub(crate) fn known_as(self, guest: Guest) -> Self {
        Self { guest: Some(guest), ..self }
    }

    /// The words of the interface.
    pub(crate) fn words(&self) -> &'static Localizer {
        Localizer::for_game(self.lang, "ui")
    }

    /// The name this guest sits down with.
    pub(crate) fn name_of(&self, guest: &Guest) -> String {
        guest.name.clone().unwrap_or_else(|| names::friendly(self.lang, &guest.id))
    }

    /// Id of the guest, if they are known.
    pub(crate) fn id(&self) -> Option<&GuestId> {
        self.guest.as_ref().map(|it| &it.id)
    }

    /// The seats this reader has at a table.
    pub(crate) fn seats(&self, table: &Table) -> Vec<u8> {
        self.id().map_or_else(Vec::new, |id| seats_of(id, table))
    }

    /// Whether cookies may travel encrypted only.
    pub(crate) fn is_secure(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// Whether they want the board in words.
    pub(crate) fn wants_text(&self) -> bool {
        asks_for_text(&self.path)
    }

    /// The page of a table, in words if the reader comes from such a page.
    pub(crate) fn table_page(&self, id: &TableId) -> String {
        let text = self.wants_text() || asks_for_text(&self.came_from);
        if text { format!("/t/{id}?text=1") } else { format!("/t/{id}") }
    }
}

fn asks_for_text(address: &str) -> bool {
    let query = address.split_once('?').map_or("", |it| it.1);
    query.split('&').any(|it| it == "text=1")
}

/// The seats of a guest at a table.
pub(crate) fn seats_of(guest: &GuestId, table: &Table) -> Vec<u8> {
    let mine = |it: &Occupant| matches!(it, Occupant::Guest { id, .. } if id == guest);
    (0..).zip(&table.seats).filter(|(_, it)| mine(it)).map(|(seat, _)| seat).collect()
}

/// How the reader reaches this server, as far as requests tell; a proxy in front says whether it speaks TLS.
fn origin(app: &Shared, headers: &HeaderMap, uri: &Uri) -> String {
    let text = |name| headers.get(name).and_then(|it| it.to_str().ok());
    let host = text("host").or_else(|| uri.authority().map(Authority::as_str)).unwrap_or("localhost");
    let encrypted = app.is_behind_proxy() && text("x-forwarded-proto") == Some("https");
    let scheme = if encrypted { "https" } else { "http" };
    format!("{scheme}://{host}")
}

impl FromRequestParts<App> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let reader = Self::of(app, &Session::of(&parts.extensions), &parts.headers, &parts.uri);
        if let Some(person) = reader.id() {
            app.note_network(parts, person);
        }
        Ok(reader)
    }
}
