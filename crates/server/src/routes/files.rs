//! Assets, and the sign of life.

use axum::{
    extract::{Path, State},
    http::{StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use patolli_store::Filter;

use crate::{app::App, trouble::Trouble};

/// The name of an asset changes with its content.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A style sheet, script or picture.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Trouble> {
    let asset = patolli_web::assets::assets().iter().find(|it| it.name == name).ok_or(Trouble::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, FOR_EVER)];
    Ok((headers, asset.body).into_response())
}

/// Browsers ask for an icon at this address, whatever the page says.
pub(super) async fn favicon() -> Redirect {
    Redirect::temporary(patolli_web::assets::href("favicon.svg"))
}

/// Whether the server and its store answer.
pub(super) async fn health(State(app): State<App>) -> Response {
    match app.store().tables(Filter::all().at_most(1)).await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "the store does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
        }
    }
}
