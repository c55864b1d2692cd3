//! The page that the app shows without a connection. It is kept by the browser, so it says the same to everybody,
//! in all languages.

use maud::{DOCTYPE, Markup, html};
use patolli_catalog::{Lang, Localizer};

use crate::{assets::href, icons::icon};

/// The page without a connection.
pub fn offline() -> Markup {
    html! {
        (DOCTYPE)
        html lang=(Lang::ALL[0].tag()) data-theme="system" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { "patolli" }
                link rel="stylesheet" href=(href("base.css"));
                link rel="stylesheet" href=(href("pages.css"));
            }
            body.plain.failed {
                header.top { a.brand href="/" { (icon("calendar")) span { "patolli" } } }
                main id="main" {
                    section.card.failure {
                        (icon("hourglass"))
                        h1 { "patolli" }
                        @for lang in Lang::ALL {
                            p lang=(lang.tag()) { (Localizer::for_game(lang, "ui").text("app-offline")) }
                        }
                        p {
                            @for lang in Lang::ALL {
                                // The address that could not be reached stays: it is only loaded again.
                                a.btn href="" lang=(lang.tag()) {
                                    (Localizer::for_game(lang, "ui").text("app-again"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
