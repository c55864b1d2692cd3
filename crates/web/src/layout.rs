//! The frame of every page: document, header, settings, notice.
#![expect(clippy::needless_pass_by_value, reason = "the parts of a page are made to be handed over")]

use maud::{DOCTYPE, Markup, html};
use patolli_catalog::{Lang, Localizer};

use crate::{
    assets::href,
    icons::icon,
    model::{Shell, Sitter, Theme},
};

/// Messages of pages that belong to no game.
pub(crate) fn words(shell: &Shell<'_>) -> &'static Localizer {
    Localizer::for_game(shell.lang, "ui")
}

/// A whole document. `body` brings its own [`header`] and an element with the id `main`.
pub(crate) fn page(shell: &Shell<'_>, title: &str, class: &str, extra_head: Markup, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(shell.lang.tag()) data-theme=(shell.theme.name()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content=(shell.theme.color_scheme());
                title { (title) }
                link #favicon rel="icon" type="image/svg+xml" href=(href("favicon.svg")) data-turn=(href("favicon-turn.svg"));
                link rel="manifest" href="/manifest.webmanifest";
                link rel="apple-touch-icon" href="/apple-touch-icon.png";
                link rel="stylesheet" href=(href("base.css"));
                (extra_head)
                script type="module" src=(href("pages.js")) {}
                script type="module" src=(href("app.js")) {}
            }
            body class=(class) {
                a.skip href="#main" { (words(shell).text("shell-skip")) }
                (body)
            }
        }
    }
}

/// A page other than the table page: header, notice, main part, languages at the foot.
pub(crate) fn plain(shell: &Shell<'_>, title: &str, class: &str, right: Markup, main: Markup) -> Markup {
    let head = html! { link rel="stylesheet" href=(href("pages.css")); };
    let body = html! {
        (header(shell, html! {}, right))
        (notice(shell))
        main id="main" tabindex="-1" { (main) }
        footer.foot { (languages(shell)) }
    };
    page(shell, &format!("{title} · patolli"), &format!("plain {class}"), head, body)
}

/// The bar at the top: the brand, the controls of the page, the reader's settings.
pub(crate) fn header(shell: &Shell<'_>, middle: Markup, right: Markup) -> Markup {
    html! {
        header.top {
            a.brand href="/" aria-label="patolli" { (icon("calendar")) span { "patolli" } }
            (middle)
            span.gap {}
            (right)
            (settings(shell))
        }
    }
}

/// The notice at the top, if there is one.
pub(crate) fn notice(shell: &Shell<'_>) -> Markup {
    html! {
        @if let Some(text) = &shell.notice {
            p.notice role="status" { (icon("info")) span { (text) } }
        }
    }
}

/// Name of a player, in the reader's language.
pub(crate) fn sitter_name(words: &Localizer, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Open => words.text("seat-open"),
        Sitter::Automaton => words.text("automaton"),
        Sitter::Person { name, .. } | Sitter::Bot { name, .. } => name.clone(),
    }
}

/// The mark of a player with an account, whose name no other player can have.
pub(crate) fn account_mark(words: &Localizer, sitter: &Sitter) -> Markup {
    let Sitter::Person { account: true, .. } = sitter else { return html! {} };
    let name = words.text("sitter-account");
    html! { span.account-mark title=(name) { (icon("account")) span.sr { " (" (name) ")" } } }
}

fn settings(shell: &Shell<'_>) -> Markup {
    let words = words(shell);
    html! {
        details.pop.settings {
            // What is read there is part of what it is called.
            summary.ib title=(words.text("shell-settings")) {
                @if !shell.guest.is_empty() { span.guest { (shell.guest) } " " }
                (icon("settings"))
                span.sr { (words.text("shell-settings")) }
            }
            div.menu.card {
                (name_form(shell, &words.text("shell-name")))
                a.to-account href="/account" { (icon("person")) (words.text("account-title")) }
                a.to-account href="/calls" { (icon("bell")) (words.text("calls-title")) }
                h2 { (icon("language")) (words.text("shell-language")) }
                (languages(shell))
                h2 { (icon("theme")) (words.text("shell-theme")) }
                (themes(shell))
                // Shown by the script where the browser can install it.
                button.btn #install type="button" hidden { (icon("plus")) (words.text("app-install")) }
            }
        }
    }
}

/// The form in which the reader gives or changes their name.
pub(crate) fn name_form(shell: &Shell<'_>, label: &str) -> Markup {
    html! {
        form.name-form method="post" action="/name" {
            (back(shell))
            label {
                span { (label) }
                input.field name="name" value=(shell.guest) maxlength="40" required autocomplete="nickname";
            }
            button.btn { (words(shell).text("shell-save")) }
        }
    }
}

/// The language switch.
fn languages(shell: &Shell<'_>) -> Markup {
    html! {
        form.seg.languages method="post" action="/lang" {
            (back(shell))
            @for lang in Lang::ALL {
                button.btn name="lang" value=(lang.tag()) lang=(lang.tag()) aria-pressed=(lang == shell.lang) {
                    (lang.own_name())
                }
            }
        }
    }
}

fn themes(shell: &Shell<'_>) -> Markup {
    let words = words(shell);
    html! {
        form.seg.themes method="post" action="/theme" {
            (back(shell))
            @for theme in Theme::ALL {
                button.btn name="theme" value=(theme.name()) aria-pressed=(theme == shell.theme) {
                    (words.text(theme.key()))
                }
            }
        }
    }
}

fn back(shell: &Shell<'_>) -> Markup {
    html! { input type="hidden" name="back" value=(shell.path); }
}
