//! The rules of a game: chapters one can read, and the ledger with an anchor for every numbered rule.

#[cfg(test)]
mod chapter_tests;
mod ledger;
mod picture;
mod rule;
mod rulebook;
mod search;

use std::collections::HashSet;

use axum::{
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{Html, IntoResponse as _, Response},
};
use patolli_catalog::{AnyGame, Lang, game};
use patolli_web::model::{Rulebook, Rules};
use serde::Deserialize;

use self::{
    rulebook::{Chapter, Place},
    search::Search,
};
use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        fields::Fields,
        page_cache::{CacheKey, PageKind},
    },
    table::reader::Reader,
};

/// Name and text of every rule ledger.
const LEDGERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));

/// Rules that no test can prove, each with the reason.
const EXCUSES: &[&str] = include!(concat!(env!("OUT_DIR"), "/excuses.rs"));

/// What is searched for.
#[derive(Deserialize)]
pub(super) struct SearchQuery {
    q: Option<String>,
}

/// All chapters, or what a search finds in them; the ledger of a game that has no chapters.
pub(super) async fn page(
    State(app): State<App>,
    Path(name): Path<String>,
    Query(query): Query<SearchQuery>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    let kind = find_game(&name)?;
    let chapters = rulebook::chapters(kind.name(), reader.lang);
    if chapters.is_empty() {
        return answer_ledger(&app, kind, reader, &headers);
    }
    let text = query.q.unwrap_or_default();
    let Some(search) = Search::new(&text) else {
        return Ok(answer_chapters(&app, kind, &chapters, None, reader, &headers));
    };
    // The answer to a search is not cached: there is no end of words.
    let chapters = rendered(kind, &chapters, Some(&search), reader.lang);
    let shell = reader.shell();
    let book =
        Rulebook { shell, kind, titles: titles(kind, &reader), chapters, open: None, search: Some(text) };
    Ok(Html(patolli_web::rulebook(&book).into_string()).into_response())
}

/// A chapter by its number, or a rule.
pub(super) async fn chapter(
    State(app): State<App>,
    Path((name, part)): Path<(String, String)>,
    reader: Reader,
    headers: HeaderMap,
    fields: Fields,
) -> Result<Response, Rejection> {
    let kind = find_game(&name)?;
    let chapters = rulebook::chapters(kind.name(), reader.lang);
    if let Some(chapter) = part.parse().ok().and_then(|n: u8| chapters.into_iter().find(|it| it.number == n))
    {
        return Ok(answer_chapters(&app, kind, &[chapter], Some(chapter.number), reader, &headers));
    }
    if !ledger::is_rule(&part) {
        return Err(Denied::NotFound.into());
    }
    rule::page(&app, kind, &part, reader, &headers, &fields)
}

/// The numbered rules, word for word.
pub(super) async fn ledger_page(
    State(app): State<App>,
    Path(name): Path<String>,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Rejection> {
    answer_ledger(&app, find_game(&name)?, reader, &headers)
}

fn find_game(name: &str) -> Result<&'static dyn AnyGame, Rejection> {
    Ok(game(name).map_err(|_| Denied::NotFound)?)
}

fn answer_ledger(
    app: &App,
    kind: &'static dyn AnyGame,
    reader: Reader,
    headers: &HeaderMap,
) -> Result<Response, Rejection> {
    let ledger = ledger_of(kind.name()).ok_or(Denied::NotFound)?;
    // Whatever else the address asks for, it is the same page.
    let reader = reader.at(format!("/rules/{}/ledger", kind.name()));
    let key = CacheKey::new(PageKind::Rules, &reader, &kind.name());
    Ok(app.page_cache().answer(headers, &reader, PageKind::Rules, key, |reader| {
        let (chapters, text) = ledger::render(&ledger);
        patolli_web::rules(&Rules { shell: reader.shell(), kind, chapters, text }).into_string()
    }))
}

/// The page of some chapters; of all of them if none is open.
fn answer_chapters(
    app: &App,
    kind: &'static dyn AnyGame,
    chapters: &[&Chapter],
    open: Option<u8>,
    reader: Reader,
    headers: &HeaderMap,
) -> Response {
    let path =
        open.map_or_else(|| format!("/rules/{}", kind.name()), |n| format!("/rules/{}/{n}", kind.name()));
    let reader = reader.at(path);
    let key = CacheKey::new(PageKind::Rules, &reader, &(kind.name(), open));
    app.page_cache().answer(headers, &reader, PageKind::Rules, key, |reader| {
        let (titles, chapters) = (titles(kind, reader), rendered(kind, chapters, None, reader.lang));
        let shell = reader.shell();
        patolli_web::rulebook(&Rulebook { shell, kind, titles, chapters, open, search: None }).into_string()
    })
}

fn titles(kind: &dyn AnyGame, reader: &Reader) -> Vec<(u8, String)> {
    let chapters = rulebook::chapters(kind.name(), reader.lang);
    chapters.into_iter().map(|it| (it.number, it.title.to_owned())).collect()
}

/// Chapters as the page shows them; those in which a search finds nothing are left out.
fn rendered(
    kind: &dyn AnyGame,
    chapters: &[&Chapter],
    search: Option<&Search>,
    lang: Lang,
) -> Vec<patolli_web::model::BookChapter> {
    let mut anchored = HashSet::new();
    let place = Place { game: kind.name(), lang };
    let all = chapters.iter().map(|it| it.render(place, search, &mut anchored));
    all.filter(|it| !it.sections.is_empty()).collect()
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
