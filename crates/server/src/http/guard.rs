//! Middleware that protects every response and every change.

use std::net::IpAddr;

use axum::{
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use tokio::time::timeout;

use crate::{denied::Denied, http::app::App};

/// Content security policy: nothing from other sites, nothing inline, no frames. The last two kinds of sources
/// are the manifest and the service worker of the app.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Browser features that are switched off.
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
        return Denied::OtherSite.into_response();
    }
    next.run(request).await
}

/// Refuses requests that name another host than the one where people reach the server, if the operator says
/// which that is: a page of another site whose name was made to lead here would otherwise be one of ours.
pub(crate) async fn own_host(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(own) = app.public_url() else { return next.run(request).await };
    let open = matches!(request.uri().path(), "/healthz" | "/readyz" | "/metrics");
    if open || is_own_host(request.headers(), request.uri().authority(), own) {
        return next.run(request).await;
    }
    Denied::WrongHost.into_response()
}

/// Whether every host that a request names is that of the public address, or this machine by its number: no
/// name of another site is that.
fn is_own_host(headers: &HeaderMap, authority: Option<&Authority>, own: &str) -> bool {
    let (scheme, own) = own.split_once("://").unwrap_or(("http", own));
    let usual = if scheme == "https" { 443 } else { 80 };
    let wanted = host_and_port(own, usual);
    let fits = |named: &str| {
        let found = host_and_port(named, usual);
        found.is_some() && (found == wanted || found.is_some_and(|it| is_this_machine(&it.0)))
    };
    let mut named = headers.get_all(header::HOST).iter().map(|it| it.to_str().unwrap_or_default());
    let inside = authority.is_none_or(|it| fits(it.as_str()));
    inside && headers.contains_key(header::HOST) && named.all(fits)
}

/// Whether a request names the host where people reach the server, unless that is this very machine.
pub(crate) fn names_public_host(headers: &HeaderMap, own: &str) -> bool {
    let (scheme, own) = own.split_once("://").unwrap_or(("http", own));
    let usual = if scheme == "https" { 443 } else { 80 };
    let named = headers.get(header::HOST).and_then(|it| host_and_port(it.to_str().ok()?, usual));
    named.is_some_and(|it| !is_this_machine(&it.0) && Some(it) == host_and_port(own, usual))
}

fn is_this_machine(host: &str) -> bool {
    let number = host.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
    host == "localhost" || number.is_ok_and(|it| it.to_canonical().is_loopback())
}

/// A host in small letters, without the dot that may end it, and its port.
fn host_and_port(text: &str, usual: u16) -> Option<(String, u16)> {
    let authority: Authority = text.parse().ok()?;
    if authority.as_str().contains('@') {
        return None;
    }
    let rest = &authority.as_str()[authority.host().len()..];
    let port = match rest.strip_prefix(':') {
        None | Some("") => usual,
        Some(port) => port.parse().ok()?,
    };
    let host = authority.host().to_ascii_lowercase();
    Some((host.strip_suffix('.').map_or(host.clone(), str::to_owned), port))
}

/// Reads what is sent, which must not be too much nor take too long.
pub(crate) async fn body(State(app): State<App>, request: Request, next: Next) -> Response {
    if !changes(request.method()) {
        return next.run(request).await;
    }
    let (parts, body) = request.into_parts();
    let limits = app.limits().config();
    let read = timeout(limits.body_time, Limited::new(body, limits.body).collect()).await;
    match read {
        Ok(Ok(body)) => next.run(Request::from_parts(parts, Body::from(body.to_bytes()))).await,
        Ok(Err(error)) if error.is::<LengthLimitError>() => Denied::TooLarge.into_response(),
        Ok(Err(_)) => Denied::BadRequest("the body broke off").into_response(),
        Err(_) => Denied::TooSlow.into_response(),
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

    #[test]
    fn a_host_is_compared_by_name_and_port() {
        let own = |host: &'static str, url: &str| {
            let headers = [(header::HOST, HeaderValue::from_static(host))].into_iter().collect();
            is_own_host(&headers, None, url)
        };
        let https = "https://play.example.org";
        for host in [
            "play.example.org",
            "PLAY.Example.org",
            "play.example.org:443",
            "play.example.org.",
            "127.0.0.1:7272",
        ] {
            assert!(own(host, https), "{host}");
        }
        for host in ["localhost:7272", "[::1]:7272"] {
            assert!(own(host, https), "{host}: no other site has this name");
        }
        for host in [
            "",
            "evil.example",
            "play.example.org:80",
            "play.example.org.evil.example",
            "a@play.example.org",
            "10.0.0.1",
        ] {
            assert!(!own(host, https), "{host}");
        }
        assert!(own("[2001:DB8::1]:7272", "http://[2001:db8::1]:7272"));
        assert!(!own("[2001:db8::1]", "http://[2001:db8::1]:7272"));
        assert!(own("games", "http://games") && own("games:80", "http://games"));
    }

    #[test]
    fn every_host_that_is_named_counts() {
        let hosts = |all: &[&'static str]| {
            all.iter().map(|it| (header::HOST, HeaderValue::from_static(it))).collect()
        };
        let (own, evil) = ("https://play.example", Authority::from_static("evil.example"));
        let named: HeaderMap = hosts(&["play.example"]);
        assert!(!is_own_host(&named, Some(&evil), own));
        let mut both: HeaderMap = hosts(&["play.example"]);
        both.append(header::HOST, HeaderValue::from_static("evil.example"));
        assert!(!is_own_host(&both, None, own));
        assert!(!is_own_host(&HeaderMap::new(), None, own), "none is named");
    }
}
