//! Assets.

use axum::{
    extract::Path,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::Lang;

use crate::{denied::Denied, dictionary::Dictionary};

/// The name of an asset changes with its content.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// A style sheet, script or picture.
pub(super) async fn asset(Path(name): Path<String>) -> Result<Response, Denied> {
    let asset = patolli_web::assets::assets().iter().find(|it| it.name == name).ok_or(Denied::NotFound)?;
    let headers = [(header::CONTENT_TYPE, asset.mime), (header::CACHE_CONTROL, IMMUTABLE)];
    Ok((headers, asset.body).into_response())
}

/// The text to which compressed messages to pages of a game in a language may refer. Its name is its entity tag.
pub(super) async fn dictionary(
    Path((game, lang)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Denied> {
    let lang = Lang::from_tag(&lang).ok_or(Denied::NotFound)?;
    let dictionary = Dictionary::find_or_make(&game, lang).await.ok_or(Denied::NotFound)?;
    let name = format!("\"{}\"", dictionary.name());
    // Proxies that compress make it a weak tag.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|it| it.to_str().ok());
    let is_known = known.is_some_and(|it| it.contains(&name));
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ETAG, name.as_str()),
    ];
    if is_known {
        return Ok((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    Ok((headers, dictionary.text()).into_response())
}

/// Browsers ask for an icon at this address, whatever the page says.
pub(super) async fn favicon() -> Redirect {
    Redirect::temporary(patolli_web::assets::href("favicon.svg"))
}
