//! Assets.

use axum::{
    extract::Path,
    http::header,
    response::{IntoResponse, Redirect, Response},
};

use crate::denied::Denied;

/// The name of an asset changes with its content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// A style sheet, script or picture.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Denied> {
    let asset = patolli_web::assets::assets().iter().find(|it| it.name == name).ok_or(Denied::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, IMMUTABLE)];
    Ok((headers, asset.body).into_response())
}

/// Browsers ask for an icon at this address, whatever the page says.
pub(super) async fn favicon() -> Redirect {
    Redirect::temporary(patolli_web::assets::href("favicon.svg"))
}
