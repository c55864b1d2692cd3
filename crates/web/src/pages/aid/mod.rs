//! The player aid of a game: a page that fits one sheet of paper, and the same as a sheet over the table.

mod blocks;

use std::fmt::Write as _;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::Localizer;

use crate::{
    aid::{Aid, AidSection},
    boards,
    icons::icon,
    layout::plain,
    model::AidPage,
};

/// What an aid is drawn from.
struct Sheet<'a> {
    aid: &'a Aid,
    words: &'static Localizer,
    args: Vec<(&'static str, FluentValue<'static>)>,
    game: &'a str,
}

impl Sheet<'_> {
    fn say(&self, key: &str) -> String {
        self.words.text_with(key, &self.args)
    }
}

/// The aid of a game as a page.
pub fn aid(page: &AidPage<'_>) -> Option<Markup> {
    let sheet = aid_sheet(page)?;
    let words = Localizer::for_game(page.shell.lang, page.kind.name());
    let game = words.text(&format!("game-{}", page.kind.name()));
    let title = words.text_with("aid-of", &[("game", game.into())]);
    let right = html! {
        button.btn.scripted type="button" data-print { (icon("download")) span { (words.text("aid-print")) } }
        a.btn href={ "/rules/" (page.kind.name()) } { (icon("log")) span { (words.text("table-rules")) } }
    };
    let main = html! { h1 { (title) } (sheet) };
    Some(plain(&page.shell, &title, "aid-page", right, main))
}

/// The aid of a game without a page around it; `None` if the game has none.
pub fn aid_sheet(page: &AidPage<'_>) -> Option<Markup> {
    let aid = boards::aid(page.kind.name(), page.seats, &page.options, page.seen)?;
    let words = Localizer::for_game(page.shell.lang, page.kind.name());
    let args = aid.numbers.iter().map(|(name, n)| (*name, FluentValue::from(*n))).collect();
    let sheet = Sheet { aid: &aid, words, args, game: page.kind.name() };
    Some(html! {
        article.aid lang=(words.lang().tag()) {
            (tabs(&sheet))
            div.aid-body {
                @if !sheet.aid.top.is_empty() { div.aid-top { @for it in &sheet.aid.top { (section(&sheet, it)) } } }
                div class={ "aid-columns of-" (sheet.aid.columns.len()) } {
                    @for column in &sheet.aid.columns { div { @for it in column { (section(&sheet, it)) } } }
                }
            }
        }
    })
}

/// Tabs, which only small screens show; they work without script.
fn tabs(sheet: &Sheet<'_>) -> Markup {
    html! {
        @for n in 0..sheet.aid.tabs.len() {
            input class={ "aid-tab sr n" (n) } type="radio" name="aid-tab" id={ "aid-tab-" (n) } checked[n == 0];
        }
        div.aid-tabs {
            @for (n, key) in sheet.aid.tabs.iter().enumerate() {
                label for={ "aid-tab-" (n) } class={ "n" (n) } { (sheet.say(key)) }
            }
        }
    }
}

fn section(sheet: &Sheet<'_>, section: &AidSection) -> Markup {
    let mut rule = format!("/rules/{}/", sheet.game);
    let _ = rule.write_str(section.rule);
    html! {
        section class={ "t" (section.tab) } {
            header {
                (icon(section.icon))
                h2 { a href=(rule) target="_blank" { (sheet.say(section.name)) } }
                @if let Some(note) = section.note { small { (blocks::rich(sheet, &sheet.say(note))) } }
            }
            @for it in &section.blocks { (blocks::block(sheet, it)) }
        }
    }
}
