//! The rules as a page, with an anchor for every numbered rule.

mod ledger;

use axum::{extract::Path, response::Response};
use patolli_catalog::game;
use patolli_web::model::Rules;

use super::html;
use crate::{reader::Reader, trouble::Trouble};

/// Name and text of every rule ledger.
const LEDGERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));

/// The rules of a game.
pub(super) async fn page(Path(name): Path<String>, reader: Reader) -> Result<Response, Trouble> {
    let kind = game(&name).map_err(|_| Trouble::NotFound)?;
    let (_, text) = LEDGERS.iter().find(|it| it.0 == kind.name()).ok_or(Trouble::NotFound)?;
    let (chapters, text) = ledger::render(text);
    let page = Rules { shell: reader.shell(), kind, chapters, text };
    Ok(html(patolli_web::rules(&page).into_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_its_rules() {
        for kind in patolli_catalog::games() {
            let ledger = LEDGERS.iter().find(|it| it.0 == kind.name()).expect("a ledger");
            let bold = ledger.1.lines().filter_map(|it| it.strip_prefix("- **")?.split_once("**"));
            let stated = bold.filter(|it| it.0.ends_with(|it: char| it.is_ascii_digit())).count();
            let (chapters, text) = ledger::render(ledger.1);
            assert!(stated > 100 && text.matches("<a class=\"rule\"").count() >= stated, "{}", kind.name());
            assert!(chapters.len() > 5, "{}", kind.name());
        }
    }
}
