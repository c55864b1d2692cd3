//! What protects every answer and every change.

use axum::{
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use crate::trouble::Trouble;

/// Nothing comes from elsewhere, nothing is written into the page, nobody frames it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // Not `no-referrer`: browsers then hide the origin of forms, which `same_site` wants to see.
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
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
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_same_site(request.headers()) {
        return Trouble::OtherSite.into_response();
    }
    next.run(request).await
}

/// Browsers say where a request comes from; programs that do not say it hold no cookies of others.
fn is_same_site(headers: &HeaderMap) -> bool {
    let text = |name: &str| headers.get(name).map(|it| it.to_str().unwrap_or("?"));
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => origin.split_once("://").is_some_and(|it| Some(it.1) == text("host")),
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
        is_same_site(&pairs.collect())
    }

    #[test]
    fn own_pages_and_programs_may_change_things() {
        assert!(verdict(&[("host", "a:1")]));
        assert!(verdict(&[("host", "a:1"), ("origin", "http://a:1")]));
        assert!(verdict(&[("host", "a:1"), ("origin", "http://b"), ("sec-fetch-site", "same-origin")]));
    }

    #[test]
    fn other_sites_may_not() {
        assert!(!verdict(&[("host", "a:1"), ("origin", "http://a:2")]));
        assert!(!verdict(&[("host", "a:1"), ("origin", "null")]));
        assert!(!verdict(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "cross-site")]));
        assert!(!verdict(&[("host", "a"), ("origin", "http://a"), ("sec-fetch-site", "same-site")]));
    }
}
