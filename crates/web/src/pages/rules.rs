//! The rules of a game, with their chapters beside them.

use maud::{Markup, PreEscaped, html};

use crate::{
    layout::{plain, words},
    model::Rules,
};

/// The rules of a game. They are kept in English only, which the page says in the reader's language.
pub fn rules(rules: &Rules<'_>) -> Markup {
    let words = words(&rules.shell);
    let game = words.say(&format!("game-{}", rules.kind.name()));
    let title = words.say_with("rules-title", &[("game", game.into())]);
    let main = html! {
        h1 { (title) }
        p.about.dim { (words.say("rules-about")) }
        div.book {
            nav.chapters.card aria-label=(words.say("rules-chapters")) {
                h2 { (words.say("rules-chapters")) }
                ol lang="en" { @for it in &rules.chapters { li { a href={ "#" (it.id) } { (it.title) } } } }
            }
            article.ledger.card lang="en" { (PreEscaped(&rules.text)) }
        }
    };
    plain(&rules.shell, &title, "rules", html! {}, main)
}
