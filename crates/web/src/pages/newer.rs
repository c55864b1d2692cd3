//! A table whose rules only a newer program knows.

use maud::{Markup, html};

use super::cards;
use crate::{
    icons::icon,
    layout::{plain, words},
    model::Newer,
};

/// Players and result of such a table, and why nothing can be decided here.
pub fn newer(page: &Newer<'_>) -> Markup {
    let words = words(&page.shell);
    let title = words.text("failure-newer");
    let main = html! {
        section.card.failure {
            (icon("lock"))
            h1 { (title) }
            p { (words.text("failure-newer-about")) }
            p.dim.fine { (words.text_with("failure-newer-rules", &[("n", page.rules.into())])) }
            @if let Some(table) = &page.table { (cards::stored(words, table)) }
            a.btn.pri href="/" { (words.text("failure-to-lobby")) }
        }
    };
    plain(&page.shell, &title, "failed", html! {}, main)
}
