//! What makes the pages an app: manifest, service worker, the page without a connection. They are the same for
//! every reader.

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use patolli_web::app;

use super::html;

/// Asked for again each time, so that a new release is noticed.
const CHECKED: &str = "no-cache";
/// Seldom asked for, and no harm if it is old.
const A_DAY: &str = "public, max-age=86400";

/// The manifest: name, icons and colours of the app.
pub(super) async fn manifest() -> Response {
    file("application/manifest+json", CHECKED, app::MANIFEST.as_bytes())
}

/// The icon that Apple's devices ask for.
pub(super) async fn apple_touch_icon() -> Response {
    file("image/png", A_DAY, app::APPLE_TOUCH_ICON)
}

/// The script that keeps assets and shows calls.
pub(super) async fn service_worker() -> Response {
    file("text/javascript; charset=utf-8", CHECKED, app::SERVICE_WORKER.as_bytes())
}

/// The page that the service worker shows without a connection.
pub(super) async fn offline() -> Response {
    html(patolli_web::offline().into_string()).into_response()
}

fn file(mime: &'static str, cache: &'static str, body: &'static [u8]) -> Response {
    ([(header::CONTENT_TYPE, mime), (header::CACHE_CONTROL, cache)], body).into_response()
}
