//! The page of the reader's account. Playing needs none.

use maud::{Markup, html};
use patolli_catalog::Localizer;

use crate::{
    icons::icon,
    layout::{plain, words},
    model::{Account, AccountRefusal, MergeOffer},
};

/// The page of the reader's account.
pub fn account(page: &Account<'_>) -> Markup {
    let words = words(&page.shell);
    let title = words.text("account-title");
    let main = html! {
        h1 { (title) }
        @match page.signed_in {
            Some(name) => (signed_in(words, page, name)),
            None => (signed_out(words, page)),
        }
    };
    plain(&page.shell, &title, "account", html! {}, main)
}

fn signed_out(words: &Localizer, page: &Account<'_>) -> Markup {
    let about = words.text("account-about");
    let wrong = page.refused == Some(AccountRefusal::Wrong);
    html! {
        p.about { (about) }
        section.card.account-card {
            h2 { (icon("person")) (words.text("account-sign-in")) }
            @if wrong { (refused(words, page)) }
            form method="post" action="/account/sign-in" {
                (name_field(words, page, wrong))
                (password_field(words, "password", "account-password", "current-password"))
                button.btn.pri { (words.text("account-sign-in")) }
            }
            @if !page.shell.guest.is_empty() { p.dim.fine { (words.text("account-sign-in-about")) } }
        }
        section.card.account-card {
            h2 { (icon("plus")) (words.text("account-new")) }
            p.dim.fine { (words.text("account-new-about")) }
            @if !wrong { (refused(words, page)) }
            form method="post" action="/account/new" {
                (name_field(words, page, !wrong && page.refused.is_some()))
                (password_field(words, "password", "account-password", "new-password"))
                p.dim.fine { (words.text("account-password-about")) }
                button.btn { (words.text("account-make")) }
            }
        }
        @if !page.shell.guest.is_empty() {
            (data(words))
            section.card.account-card {
                h2 { (icon("warning")) (words.text("account-forget")) }
                p.dim.fine { (words.text("account-forget-about")) }
                form method="post" action="/account/forget" { button.btn { (words.text("account-forget")) } }
            }
        }
    }
}

/// The question whether seats of a guest come along.
fn merge(words: &Localizer, offer: &MergeOffer) -> Markup {
    html! {
        section.card.account-card {
            h2 { (icon("people")) (words.text_with("account-merge", &[("n", offer.tables.into())])) }
            form method="post" action="/account/merge" {
                input type="hidden" name="offer" value=(offer.offer);
                button.btn.pri name="take" value="yes" { (words.text("account-merge-yes")) }
                button.btn name="take" value="no" { (words.text("account-merge-no")) }
            }
        }
    }
}

/// The link to everything that is kept about the reader.
fn data(words: &Localizer) -> Markup {
    html! {
        section.card.account-card {
            h2 { (icon("download")) (words.text("account-data")) }
            p.dim.fine { (words.text("account-data-about")) }
            p { a.btn href="/account/data" download { (words.text("account-data")) } }
        }
    }
}

fn signed_in(words: &Localizer, page: &Account<'_>, name: &str) -> Markup {
    let deleting = page.refused == Some(AccountRefusal::WrongToDelete);
    html! {
        @if let Some(offer) = &page.merge { (merge(words, offer)) }
        section.card.account-card {
            h2 { (icon("person")) (name) }
            p { (words.text("account-signed-in")) }
            form method="post" action="/account/sign-out" {
                button.btn { (words.text("account-sign-out")) }
            }
        }
        (data(words))
        section.card.account-card {
            h2 { (icon("lock")) (words.text("account-change")) }
            @if !deleting { (refused(words, page)) }
            form method="post" action="/account/password" {
                // For programs that keep passwords.
                input type="hidden" name="name" value=(name) autocomplete="username";
                (password_field(words, "present", "account-present", "current-password"))
                (password_field(words, "password", "account-next", "new-password"))
                p.dim.fine { (words.text("account-password-about")) }
                button.btn { (words.text("account-change")) }
            }
        }
        section.card.account-card {
            h2 { (icon("close")) (words.text("account-everywhere")) }
            p.dim.fine { (words.text("account-everywhere-about")) }
            form method="post" action="/account/everywhere" {
                button.btn { (words.text("account-everywhere")) }
            }
        }
        section.card.account-card {
            h2 { (icon("warning")) (words.text("account-delete")) }
            p.dim.fine { (words.text("account-delete-about")) }
            @if deleting { (refused(words, page)) }
            form method="post" action="/account/delete" {
                p { (words.text("account-confirm")) }
                label {
                    span { (words.text("account-name")) }
                    input.field name="name" maxlength="40" required autocomplete="off" autocapitalize="none" spellcheck="false";
                }
                (password_field(words, "present", "account-present", "current-password"))
                button.btn { (words.text("account-delete")) }
            }
        }
    }
}

fn name_field(words: &Localizer, page: &Account<'_>, bad: bool) -> Markup {
    html! {
        label {
            span { (words.text("account-name")) }
            input.field name="name" value=(page.name) maxlength="40" required autocomplete="username"
                autocapitalize="none" spellcheck="false" aria-invalid=[bad.then_some("true")];
        }
    }
}

/// A field for a password. It has no maximum length, since browsers would cut longer passwords silently.
fn password_field(words: &Localizer, name: &str, label: &str, kind: &str) -> Markup {
    let shortest = (kind == "new-password").then_some("10");
    html! {
        label {
            span { (words.text(label)) }
            input.field type="password" name=(name) required autocomplete=(kind) minlength=[shortest];
        }
    }
}

fn refused(words: &Localizer, page: &Account<'_>) -> Markup {
    html! {
        @if let Some(why) = page.refused {
            p.alert role="alert" { (icon("warning")) span { (words.text(key(why))) } }
        }
    }
}

const fn key(why: AccountRefusal) -> &'static str {
    match why {
        AccountRefusal::Wrong => "account-wrong",
        AccountRefusal::WrongPresent | AccountRefusal::WrongToDelete => "account-wrong-present",
        AccountRefusal::Name => "new-error-bad-name",
        AccountRefusal::Taken => "account-taken",
        AccountRefusal::Short => "account-short",
        AccountRefusal::Long => "account-long",
    }
}
