//! How quickly a new table is played, and who plays for whoever is away.

use maud::{Markup, html};
use patolli_catalog::{Level, Localizer};

use super::{bad, chosen};
use crate::model::NewTable;

/// Level of the bot that plays for whoever is away, unless another one is chosen.
const USUAL_STAND_IN: &str = "4";

/// How quickly the table is played.
pub(super) fn pace(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let chosen = chosen(form, "pace", "none");
    let paces = ["none", "day", "few", "live:10", "live:20", "live:40"];
    html! {
        label.rowx {
            span.what { b { (words.text("pace")) } " " span.dim { (words.text("pace-about")) } }
            select.field name="pace" {
                @for it in paces {
                    option value=(it) selected[it == chosen] { (words.text(&format!("pace-{}", it.replace(':', "-")))) }
                }
            }
        }
    }
}

/// The level of the bot that plays for whoever is away.
pub(super) fn stand_in(words: &Localizer, form: &NewTable<'_>) -> Markup {
    let chosen = chosen(form, "stand-in", USUAL_STAND_IN);
    html! {
        label.rowx {
            span.what { b { (words.text("new-stand-in")) } " " span.dim { (words.text("new-stand-in-about")) } }
            select.field name="stand-in" aria-invalid=[bad(form, "stand-in")] {
                @for it in Level::ALL {
                    @let number = it.number().to_string();
                    option value=(number) selected[number == chosen] { (words.text(&format!("bot-level-{number}"))) }
                }
            }
        }
    }
}
