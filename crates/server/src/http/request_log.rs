//! Log span and metrics of each request.

use std::{any::Any, time::Instant};

use axum::{
    extract::{MatchedPath, Request, State},
    http::{HeaderName, HeaderValue, Method},
    middleware::Next,
    response::{IntoResponse, Response},
};
use tracing::{Instrument as _, field::Empty, info_span};

use crate::{failure::Failure, hex::random_hex, http::app::App};

/// Header with the id of the request.
pub(crate) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// Maximum length of an id given by a proxy, in characters.
const MAX_ID_LENGTH: usize = 64;

/// Middleware that gives every request an id, logs under it, and observes the time.
///
/// Only the pattern of the address is logged: the address itself may hold an invitation.
pub(crate) async fn request(State(app): State<App>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let id = id(&app, &request);
    let method = method(request.method());
    let route = request.extensions().get::<MatchedPath>().cloned();
    let route = route.as_ref().map_or("", MatchedPath::as_str);
    let span = info_span!("request", id, method, route, table = Empty);
    let mut response = async {
        let response = next.run(request).await;
        tracing::debug!(status = response.status().as_u16(), "request answered");
        response
    }
    .instrument(span)
    .await;
    app.metrics().answered(method, route, response.status().as_u16(), begin.elapsed());
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// The id that the proxy in front gave, or a fresh one.
fn id(app: &App, request: &Request) -> String {
    let given = request.headers().get(REQUEST_ID).filter(|_| app.is_behind_proxy());
    let plain = |it: &&str| {
        (1..=MAX_ID_LENGTH).contains(&it.len())
            && it.bytes().all(|it| it.is_ascii_alphanumeric() || it == b'-')
    };
    given.and_then(|it| it.to_str().ok()).filter(plain).map_or_else(|| random_hex(8), str::to_owned)
}

/// The method as a label; unusual ones are counted together.
const fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        _ => "other",
    }
}

/// Turns a panic in a handler into the page of an internal error, and counts it.
pub(crate) fn count_panic(app: &App) -> impl Fn(Box<dyn Any + Send>) -> Response + Clone + use<> {
    let app = app.clone();
    move |_| {
        app.metrics().panicked("request");
        Failure::Internal.into_response()
    }
}
