//! The rules as a page, with an anchor for every numbered rule.

mod ledger;

use axum::{
    extract::{Path, State},
    http::HeaderMap,
    response::Response,
};
use patolli_catalog::game;
use patolli_web::model::Rules;

use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        page_cache::{CacheKey, PageKind},
    },
    table::reader::Reader,
};

/// Name and text of every rule ledger.
const LEDGERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));

/// The rules of a game.
pub(super) async fn page(
    State(app): State<App>,
    Path(name): Path<String>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let kind = game(&name).map_err(|_| Denied::NotFound)?;
    let ledger = ledger_of(kind.name()).ok_or(Denied::NotFound)?;
    // Whatever else the address asks for, it is the same page.
    let reader = reader.at(format!("/rules/{}", kind.name()));
    let key = CacheKey::new(PageKind::Rules, &reader, &kind.name());
    Ok(app.page_cache().answer(&headers, &reader, PageKind::Rules, key, |reader| {
        let (chapters, text) = ledger::render(&ledger);
        patolli_web::rules(&Rules { shell: reader.shell(), kind, chapters, text }).into_string()
    }))
}

/// The ledger of a game, followed by those of its expansions, `GAME-EXPANSION`; their titles head their
/// chapters.
fn ledger_of(game: &str) -> Option<String> {
    let (_, text) = LEDGERS.iter().find(|it| it.0 == game)?;
    let expansions =
        LEDGERS.iter().filter(|it| it.0.strip_prefix(game).is_some_and(|it| it.starts_with('-')));
    Some(expansions.fold((*text).to_owned(), |all, (_, text)| format!("{all}\n\n{}", headed(text))))
}

/// The text of an expansion with its title as a chapter.
fn headed(text: &str) -> String {
    let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
    let title = title.trim_start_matches("# ").split(" — ").next().unwrap_or_default();
    format!("## {title}\n{rest}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_rules() {
        for kind in patolli_catalog::games() {
            let ledger = ledger_of(kind.name()).expect("a ledger");
            let bold = ledger.lines().filter_map(|it| it.strip_prefix("- **")?.split_once("**"));
            let number = |it: &str| {
                it.split(' ').next().is_some_and(|it| it.ends_with(|it: char| it.is_ascii_digit()))
            };
            let stated = bold.filter(|it| number(it.0)).count();
            let (chapters, text) = ledger::render(&ledger);
            assert!(stated > 100 && text.matches("<a class=\"rule\"").count() >= stated, "{}", kind.name());
            assert!(chapters.len() > 5, "{}", kind.name());
        }
    }

    #[test]
    fn expansions_follow_their_game() {
        let rule =
            |text: &str| text.split("- **").nth(1).and_then(|it| it.split("**").next()).map(str::to_owned);
        let parent = |name: &str| LEDGERS.iter().find(|it| name.starts_with(&format!("{}-", it.0)));
        let expansions: Vec<_> =
            LEDGERS.iter().filter_map(|(name, text)| Some((parent(name)?, text))).collect();
        assert!(!expansions.is_empty(), "some game has an expansion");
        for ((game, base), text) in expansions {
            let all = ledger_of(game).expect("a ledger");
            let places = [base, text].map(|it| all.find(&rule(it).expect("a rule")).expect("it is there"));
            assert!(places[0] < places[1], "{game}");
            let title = text.trim_start_matches("# ").split(" — ").next().expect("a title");
            assert!(all.contains(&format!("\n## {title}\n")), "its title is a chapter");
        }
        assert_eq!(ledger_of("no such game"), None);
    }
}
