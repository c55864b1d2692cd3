//! What protects every answer and every change.

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use tokio::time::timeout;

use crate::{app::App, trouble::Trouble};

/// Nothing comes from elsewhere, nothing is written into the page, nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// What a board game never needs.
const PERMISSIONS: &str = "accelerometer=(), autoplay=(), camera=(), display-capture=(), fullscreen=(self), \
    geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()";

const HEADERS: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // For browsers that do not know `frame-ancestors`.
    (header::X_FRAME_OPTIONS, "DENY"),
    // Not `no-referrer`: browsers then hide the origin of forms, which `same_site` wants to see.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
];

/// Adds the security headers; pages are for their reader only.
pub(crate) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("private, no-cache"));
    response
}

/// Refuses changes and sockets that a page of another site asks for.
pub(crate) async fn same_site(State(app): State<App>, request: Request, next: Next) -> Response {
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes(request.method()) || upgrades) && !is_same_site(request.headers(), app.public_url()) {
        return Trouble::OtherSite.into_response();
    }
    next.run(request).await
}

/// Reads what is sent, which must not be too much nor take too long.
pub(crate) async fn body(State(app): State<App>, request: Request, next: Next) -> Response {
    if !changes(request.method()) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let limits = app.gate().limits();
    let read = timeout(limits.body_time, Limited::new(body, limits.body).collect()).await;
    match read {
        Ok(Ok(body)) => next.run(Request::from_parts(parts, Body::from(body.to_bytes()))).await,
        Ok(Err(error)) if error.is::<LengthLimitError>() => Trouble::TooLarge.into_response(),
        Ok(Err(_)) => Trouble::BadRequest("the body broke off").into_response(),
        Err(_) => Trouble::TooSlow.into_response(),
    }
}

/// Whether a request may change something.
fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Browsers say where a request comes from; programs that do not say it hold no cookies of others.
fn is_same_site(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name: &str| headers.get(name).map(|it| it.to_str().unwrap_or("?"));
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            let host = origin.split_once("://").map(|it| it.1);
            Some(origin) == public_url || (host.is_some() && host == text("host"))
        }
        (None, None) => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(pairs: &[(&'static str, &'static str)]) -> bool {
        let pairs = pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)));
        is_same_site(&pairs.collect(), Some("https://play.example"))
    }

    #[test]
    fn own_pages_and_programs_may_change_things() {
        assert!(verdict(&[("host", "a:1")]));
        assert!(verdict(&[("host", "a:1"), ("origin", "http://a:1")]));
        assert!(verdict(&[("host", "a:1"), ("origin", "http://b"), ("sec-fetch-site", "same-origin")]));
        assert!(verdict(&[("host", "inside:1"), ("origin", "https://play.example")]));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!verdict(&[("host", "a:1"), ("origin", "http://a:2")]));
        assert!(!verdict(&[("host", "a:1"), ("origin", "null")]));
        assert!(!verdict(&[("origin", "null")]));
        assert!(!verdict(&[("host", "a:1"), ("origin", "https://play.example.evil")]));
        assert!(!verdict(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")]));
        assert!(!verdict(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "same-site")]));
    }
}
