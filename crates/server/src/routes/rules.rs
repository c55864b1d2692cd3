//! The rules as a page, with an anchor for every numbered rule.

use std::collections::HashSet;

use axum::{extract::Path, response::Response};
use patolli_catalog::game;
use patolli_web::assets;
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html::push_html};

use super::html;
use crate::{reader::Reader, trouble::Trouble};

/// Name and text of every rule ledger.
const LEDGERS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/ledgers.rs"));

/// The rules of a game. They are kept in English only.
pub(super) async fn page(Path(name): Path<String>, reader: Reader) -> Result<Response, Trouble> {
    let kind = game(&name).map_err(|_| Trouble::NotFound)?;
    let (_, text) = LEDGERS.iter().find(|it| it.0 == kind.name()).ok_or(Trouble::NotFound)?;
    let home = reader.words().say("rules-home");
    let styles = ["base.css", "pages.css"]
        .map(|it| format!("<link rel=\"stylesheet\" href=\"{}\">", assets::href(it)));
    Ok(html(format!(
        "<!DOCTYPE html><html lang=\"en\" data-theme=\"{theme}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\"><title>{name} · patolli</title>\
         {styles}</head><body class=\"plain rules\"><header class=\"top\"><a class=\"brand\" href=\"/\">{home}</a></header>\
         <main id=\"main\">{body}</main></body></html>",
        theme = reader.theme.name(),
        styles = styles.concat(),
        body = render(text),
    )))
}

/// Markdown as HTML. A rule number in bold, or first in its row of a table, becomes an anchor.
fn render(text: &str) -> String {
    let mut anchors = Anchors::default();
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(|it| anchors.mark(it));
    let mut page = String::with_capacity(text.len() * 2);
    push_html(&mut page, events);
    page
}

#[derive(Default)]
struct Anchors {
    placed: HashSet<String>,
    /// Whether the text that follows stands where a rule is stated.
    stated: bool,
}

impl Anchors {
    fn mark<'a>(&mut self, event: Event<'a>) -> Event<'a> {
        match &event {
            Event::Start(Tag::Strong | Tag::TableRow) => self.stated = true,
            // The first cell follows its row at once.
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableHead) => {}
            Event::Text(text) if self.stated && is_rule(text) && self.placed.insert(text.to_string()) => {
                self.stated = false;
                return Event::InlineHtml(format!("<span id=\"{text}\">{text}</span>").into());
            }
            _ => self.stated = false,
        }
        event
    }
}

/// Whether a text is the number of a rule, such as `T-090` or `TR-07`.
fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, number)| {
        (1..=3).contains(&letters.len())
            && letters.bytes().all(|it| it.is_ascii_uppercase())
            && number.starts_with(|it: char| it.is_ascii_digit())
            && number.bytes().all(|it| it.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_is_an_anchor_once() {
        let page = render(
            "- **T-001** One.\n- **T-002** Two, see **T-001**.\n\n| id | why |\n|---|---|\n| TR-01 | T-001 |\n",
        );
        for rule in ["T-001", "T-002", "TR-01"] {
            assert_eq!(page.matches(&format!("id=\"{rule}\"")).count(), 1, "{rule} in {page}");
        }
    }

    #[test]
    fn every_game_has_its_rules() {
        for kind in patolli_catalog::games() {
            let ledger = LEDGERS.iter().find(|it| it.0 == kind.name()).expect("a ledger");
            let stated = ledger.1.lines().filter(|it| it.starts_with("- **")).count();
            assert!(render(ledger.1).matches("<span id=").count() >= stated, "{}", kind.name());
        }
    }
}
