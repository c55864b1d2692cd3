//! The question before a table is closed.

use maud::{Markup, html};

use crate::{
    icons::icon,
    layout::{plain, words},
    model::CloseTable,
};

/// The question before a table is closed, and the way back.
pub fn close_table(page: &CloseTable<'_>) -> Markup {
    let words = words(&page.shell);
    let title = words.text("close-sure");
    let about = if page.started { "close-about-running" } else { "close-about-open" };
    let main = html! {
        section.card.failure {
            (icon("warning"))
            h1 { (title) }
            p { (words.text(about)) }
            form method="post" action={ "/t/" (page.id) "/close" } {
                button.btn.pri { (icon("close")) span { (words.text("close-table")) } }
            }
            a.btn href={ "/t/" (page.id) } { (words.text("close-not")) }
        }
    };
    plain(&page.shell, &title, "failed", html! {}, main)
}
