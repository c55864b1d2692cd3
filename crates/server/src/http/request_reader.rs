//! The reader of a request.

use std::convert::Infallible;

use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, Uri, header, request::Parts, uri::Authority},
};
use axum_extra::extract::{CookieJar, cookie::Cookie};
use patolli_catalog::Lang;
use patolli_web::model::Theme;

use crate::{
    http::{
        accounts::Session,
        app::{App, Shared},
        cookies,
    },
    table::reader::Reader,
};

impl Reader {
    /// The reader of a request.
    pub(crate) fn from_request(app: &Shared, session: &Session, headers: &HeaderMap, uri: &Uri) -> Self {
        let jar = CookieJar::from_headers(headers);
        let cookie = |name| jar.get(name).map(Cookie::value);
        let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
        let wishes = || uri.query().unwrap_or_default().split('&');
        Self {
            guest: session.guest(),
            lang: cookie(cookies::LANG)
                .and_then(Lang::from_tag)
                .unwrap_or_else(|| Lang::from_header(accepted.unwrap_or_default())),
            theme: cookie(cookies::THEME).and_then(Theme::from_name).unwrap_or_default(),
            path: uri.path_and_query().map_or("/", |it| it.as_str()).to_owned(),
            muted: cookies::muted(&jar),
            deflate: wishes().any(|it| it == "deflate=1"),
            dictionary: wishes().find_map(|it| it.strip_prefix("dictionary=")).map(str::to_owned),
            events: wishes().any(|it| it == "events=1"),
            told: wishes().find_map(|it| it.strip_prefix("told=")).and_then(|it| it.parse().ok()),
            came_from: headers
                .get(header::REFERER)
                .and_then(|it| it.to_str().ok())
                .unwrap_or_default()
                .to_owned(),
            coach: None,
            origin: app.public_url().map_or_else(|| origin(app, headers, uri), str::to_owned),
        }
    }
}

/// Origin of a request, from its headers; a proxy says whether it speaks TLS.
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
        let reader =
            Self::from_request(app, &Session::from_extensions(&parts.extensions), &parts.headers, &parts.uri);
        if let Some(person) = reader.id() {
            app.note_network(parts, person);
        }
        Ok(reader)
    }
}
