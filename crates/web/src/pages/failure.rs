//! The page about an error, with a link onwards.

use maud::{Markup, html};

use crate::{
    icons::icon,
    layout::{plain, words},
    model::Failure,
};

/// Message key for a table that failed and can be opened again at the same address.
const BROKE: &str = "failure-broke";

/// The page about an error.
pub fn failure(failure: &Failure<'_>) -> Markup {
    let words = words(&failure.shell);
    let when = [("when", failure.when.as_str().into())];
    let title = words.text_with(failure.key, &when);
    let main = html! {
        section.card.failure {
            (icon(picture(failure.status)))
            h1 { (title) }
            p { (words.text_with(&format!("{}-about", failure.key), &when)) }
            p.dim.fine { (words.text_with("failure-status", &[("status", failure.status.into())])) }
            @if failure.key == BROKE {
                a.btn.pri href=(failure.shell.path) { (words.text("failure-broke-again")) }
                a.btn href="/" { (words.text("failure-to-lobby")) }
            } @else {
                a.btn.pri href="/" { (words.text("failure-to-lobby")) }
            }
        }
    };
    plain(&failure.shell, &title, "failed", html! {}, main)
}

const fn picture(status: u16) -> &'static str {
    match status {
        403 => "lock",
        404 => "jungle",
        429 | 503 => "hourglass",
        500.. => "volcano",
        _ => "warning",
    }
}
