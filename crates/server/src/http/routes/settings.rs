//! Name, language and theme of the reader.

use axum::{
    extract::State,
    http::request::Parts,
    response::{IntoResponse, Redirect, Response},
};
use patolli_catalog::Lang;
use patolli_store::{Filter, Phase};
use patolli_web::model::Theme;

use crate::{
    denied::Denied,
    failure::Rejection,
    guest::Guest,
    http::{app::App, cookies, fields::Fields},
    names::{self, BadName},
    table::{Command, reader::Reader},
};

/// Maximum tables of each phase where a new name is shown.
const MAX_RENAMED_TABLES: u32 = 50;

/// Sets the name, also where the reader sits already.
pub(super) async fn name(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
    fields: Fields,
) -> Result<Response, Rejection> {
    let name = names::parse(fields.get("name").unwrap_or_default()).map_err(|BadName| Denied::BadName)?;
    let guest = reader.guest.clone().unwrap_or_else(Guest::fresh);
    let (old, id) = (reader.name_of(&guest), guest.id.clone());
    app.limits().rename(&parts, &id)?;
    app.accounts().check_name(&guest, &name).await?;
    let mut tables = Vec::new();
    for phase in [Phase::Open, Phase::Running] {
        let filter = Filter::by_guest(id.clone()).in_phase(phase).at_most(MAX_RENAMED_TABLES);
        tables.extend(app.store().tables(filter).await?);
    }
    if tables.iter().any(|it| names::is_confusable(&name, names::other_names(it, &id))) {
        return Err(Denied::NameShared.into());
    }
    for table in tables {
        let rename =
            |reply| Command::Rename { guest: id.clone(), old: old.clone(), new: name.clone(), reply };
        app.live().ask(&table.id, rename).await?;
    }
    let guest = Guest { id, name: Some(name), stamp: guest.stamp };
    Ok((cookies::set_guest(app.key(), &guest, reader.is_secure()), back(&fields)).into_response())
}

/// Sets the language.
pub(super) async fn lang(reader: Reader, fields: Fields) -> Result<Response, Rejection> {
    let known = fields.get("lang").and_then(Lang::from_tag);
    let lang = known.ok_or(Denied::BadRequest("unknown language"))?;
    Ok((cookies::set_preference(cookies::LANG, lang.tag(), reader.is_secure()), back(&fields))
        .into_response())
}

/// Sets the theme.
pub(super) async fn theme(reader: Reader, fields: Fields) -> Result<Response, Rejection> {
    let known = fields.get("theme").and_then(Theme::from_name);
    let theme = known.ok_or(Denied::BadRequest("unknown theme"))?;
    Ok((cookies::set_preference(cookies::THEME, theme.name(), reader.is_secure()), back(&fields))
        .into_response())
}

/// Back to the page the form was on, which is one of ours.
fn back(fields: &Fields) -> Redirect {
    Redirect::to(fields.get("back").filter(|it| is_ours(it)).unwrap_or("/"))
}

/// Whether an address stays on this server: `//` would begin the name of another.
fn is_ours(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && path.bytes().all(|it| it.is_ascii_graphic() && it != b'\\')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_pages_are_gone_back_to() {
        assert!(is_ours("/t/abc?text=1"));
        for path in ["", "x", "//evil.example", "/\\evil.example", "https://evil.example", "/a\r\nb", "/ž"] {
            assert!(!is_ours(path), "{path:?}");
        }
    }
}
