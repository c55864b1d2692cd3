//! Every address of the server.

use axum::http::Method;
use patolli_store::TableId;

use crate::test_server::kind;

/// Every address: how it is asked, and its pattern.
static ROUTES: &[(Method, &str)] = &[
    (Method::GET, "/"),
    (Method::GET, "/lobby/events"),
    (Method::GET, "/next"),
    (Method::GET, "/games"),
    (Method::GET, "/games.zip"),
    (Method::GET, "/new"),
    (Method::POST, "/new"),
    (Method::POST, "/play"),
    (Method::GET, "/t/{id}"),
    (Method::POST, "/t/{id}/do"),
    (Method::POST, "/t/{id}/show"),
    (Method::POST, "/t/{id}/leave"),
    (Method::POST, "/t/{id}/back"),
    (Method::POST, "/t/{id}/end"),
    (Method::POST, "/t/{id}/takeback"),
    (Method::POST, "/t/{id}/give"),
    (Method::POST, "/t/{id}/say"),
    (Method::POST, "/t/{id}/mute"),
    (Method::POST, "/t/{id}/seat"),
    (Method::POST, "/t/{id}/up"),
    (Method::POST, "/t/{id}/unlist"),
    (Method::POST, "/t/{id}/hint"),
    (Method::GET, "/t/{id}/why"),
    (Method::POST, "/t/{id}/why"),
    (Method::GET, "/t/{id}/coach"),
    (Method::POST, "/t/{id}/coach"),
    (Method::GET, "/t/{id}/ws"),
    (Method::POST, "/t/{id}/join"),
    (Method::POST, "/t/{id}/invite"),
    (Method::POST, "/t/{id}/invite-name"),
    (Method::POST, "/t/{id}/decline"),
    (Method::POST, "/t/{id}/rematch"),
    (Method::GET, "/t/{id}/close"),
    (Method::POST, "/t/{id}/close"),
    (Method::GET, "/t/{id}/replay"),
    (Method::GET, "/t/{id}/moment/{n}"),
    (Method::GET, "/t/{id}/score"),
    (Method::GET, "/t/{id}/record"),
    (Method::GET, "/t/{id}/review"),
    (Method::POST, "/t/{id}/review"),
    (Method::GET, "/t/{id}/review/parts"),
    (Method::POST, "/t/{id}/play-on"),
    (Method::GET, "/i/{invite}"),
    (Method::GET, "/api/games"),
    (Method::GET, "/api/ticket"),
    (Method::GET, "/api/tables/{id}"),
    (Method::POST, "/api/tables/{id}/join"),
    (Method::POST, "/api/tables/{id}/play"),
    (Method::POST, "/api/tables/{id}/leave"),
    (Method::POST, "/api/tables/{id}/back"),
    (Method::POST, "/api/tables/{id}/end"),
    (Method::POST, "/api/tables/{id}/takeback"),
    (Method::POST, "/api/tables/{id}/give"),
    (Method::POST, "/api/tables/{id}/say"),
    (Method::GET, "/api/tables/{id}/socket"),
    (Method::POST, "/api/tables/{id}/close"),
    (Method::GET, "/account"),
    (Method::POST, "/account/new"),
    (Method::POST, "/account/sign-in"),
    (Method::POST, "/account/sign-out"),
    (Method::POST, "/account/everywhere"),
    (Method::POST, "/account/password"),
    (Method::POST, "/account/delete"),
    (Method::POST, "/account/forget"),
    (Method::GET, "/account/data"),
    (Method::POST, "/account/merge"),
    (Method::GET, "/calls"),
    (Method::POST, "/calls"),
    (Method::POST, "/calls/seen"),
    (Method::POST, "/calls/device"),
    (Method::POST, "/calls/mail"),
    (Method::POST, "/calls/hook"),
    (Method::POST, "/calls/try"),
    (Method::POST, "/calls/forget"),
    (Method::GET, "/calls/mail/{token}"),
    (Method::GET, "/calls/stop/{token}"),
    (Method::POST, "/calls/stop/{token}"),
    (Method::POST, "/name"),
    (Method::POST, "/lang"),
    (Method::POST, "/theme"),
    (Method::GET, "/assets/{name}"),
    (Method::GET, "/favicon.ico"),
    (Method::GET, "/manifest.webmanifest"),
    (Method::GET, "/apple-touch-icon.png"),
    (Method::GET, "/sw.js"),
    (Method::GET, "/offline"),
    (Method::GET, "/rules/{game}"),
    (Method::GET, "/rules/{game}/ledger"),
    (Method::GET, "/rules/{game}/{part}"),
    (Method::GET, "/figure/{game}/{file}"),
    (Method::GET, "/aid/{game}"),
    (Method::GET, "/dictionary/{game}/{lang}"),
    (Method::GET, "/t/{id}/aid"),
    (Method::GET, "/learn"),
    (Method::POST, "/learn/forget"),
    (Method::GET, "/learn/{game}"),
    (Method::GET, "/learn/{game}/{lesson}"),
    (Method::POST, "/learn/{game}/{lesson}"),
    (Method::GET, "/healthz"),
    (Method::GET, "/readyz"),
    (Method::GET, "/metrics"),
    // These are nowhere.
    (Method::GET, "/nowhere"),
    (Method::POST, "/nowhere"),
];

/// Every address with a real table in it.
pub fn all(id: &TableId) -> Vec<(Method, String)> {
    let asset = patolli_web::assets::assets()[0].name;
    let fill = |pattern: &str| {
        pattern
            .replace("{id}", id.as_str())
            .replace("{n}", "0")
            .replace("{part}", "1")
            .replace("{file}", "second-level.svg")
            .replace("{invite}", "abc")
            .replace("{token}", "abc.0.def")
            .replace("{lesson}", "guard")
            .replace("{lang}", "en")
            .replace("{name}", asset)
            .replace("{game}", kind().name())
    };
    ROUTES.iter().map(|(method, pattern)| (method.clone(), fill(pattern))).collect()
}

/// Every address where something may be changed.
pub fn changes(id: &TableId) -> Vec<String> {
    all(id).into_iter().filter(|it| it.0 == Method::POST).map(|it| it.1).collect()
}

#[test]
fn no_address_is_left_out() {
    let sources =
        [include_str!("../../src/http/routes/mod.rs"), include_str!("../../src/http/routes/calls.rs")];
    let of = |source: &'static str| source.split(".route(\"").skip(1).filter_map(|it| it.split('"').next());
    let patterns: Vec<&str> = sources.into_iter().flat_map(of).collect();
    assert!(patterns.len() > 25, "{patterns:?}");
    for pattern in patterns {
        assert!(ROUTES.iter().any(|it| it.1 == pattern), "{pattern}");
    }
}
