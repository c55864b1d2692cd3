//! The numbered rules of a game, with their chapters beside them.

use maud::{Markup, PreEscaped, html};

use crate::{
    layout::{plain, words},
    model::Rules,
};

/// The numbered rules of a game. They are kept in English only, which the page says in the reader's language.
pub fn rules(rules: &Rules<'_>) -> Markup {
    let words = words(&rules.shell);
    let game = words.text(&format!("game-{}", rules.kind.name()));
    let title = words.text_with("rules-ledger-title", &[("game", game.into())]);
    let main = html! {
        h1 { (title) }
        p.about.dim { (words.text("rules-about")) " " a href={ "/rules/" (rules.kind.name()) } { (words.text("rulebook-read")) } }
        div.book {
            nav.chapters.card aria-label=(words.text("rules-chapters")) {
                h2 { (words.text("rules-chapters")) }
                ol lang="en" { @for it in &rules.chapters { li { a href={ "#" (it.id) } { (it.title) } } } }
            }
            article.ledger.card lang="en" { (PreEscaped(&rules.text)) }
        }
    };
    plain(&rules.shell, &title, "rules", html! {}, main)
}
