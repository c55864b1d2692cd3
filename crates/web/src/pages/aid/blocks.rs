//! What the sections of an aid contain.

use maud::{Markup, html};

use super::Sheet;
use crate::{
    aid::{AidBlock, AidCell, AidPrice, AidRow},
    icons::icon,
};

/// A piece of a section.
pub(super) fn block(sheet: &Sheet<'_>, block: &AidBlock) -> Markup {
    match block {
        AidBlock::Steps(keys) => {
            html! { ol.steps { @for key in keys { li { span { (say(sheet, key)) } } } } }
        }
        AidBlock::Text(text) => html! { p { (cell(sheet, text)) } },
        AidBlock::Boxed(key) => html! { p.boxed { (say(sheet, key)) } },
        AidBlock::Prices(list) => html! { ul.prices { @for it in list { (price(sheet, it)) } } },
        AidBlock::Table(rows) => table(sheet, rows),
        AidBlock::Pictures(list) => html! {
            ul.pictures { @for (name, key) in list { li { (icon(name)) span { (say(sheet, key)) } } } }
        },
    }
}

fn price(sheet: &Sheet<'_>, price: &AidPrice) -> Markup {
    html! {
        li {
            (icon(price.icon))
            b { (sheet.say(price.name)) }
            b.n { (cell(sheet, &price.value)) }
            small { (say(sheet, price.about)) }
        }
    }
}

fn table(sheet: &Sheet<'_>, rows: &[AidRow]) -> Markup {
    html! {
        table {
            @for it in rows {
                tr {
                    @if it.is_head { td {} } @else { th scope="row" { (row_name(sheet, it)) } }
                    @for one in &it.cells {
                        @if it.is_head { th scope="col" { (cell(sheet, one)) } } @else { td { (cell(sheet, one)) } }
                    }
                }
            }
        }
    }
}

fn row_name(sheet: &Sheet<'_>, row: &AidRow) -> Markup {
    html! {
        @if row.name.is_empty() { (sign(sheet, row.icon)) }
        @else {
            @if !row.icon.is_empty() { (icon(row.icon)) " " }
            (sheet.say(row.name))
        }
    }
}

fn cell(sheet: &Sheet<'_>, cell: &AidCell) -> Markup {
    match cell {
        AidCell::Words(key) => say(sheet, key),
        AidCell::Signs(text) => rich(sheet, text),
        AidCell::WordsAndSigns(key, text) => html! { (say(sheet, key)) " " (rich(sheet, text)) },
    }
}

fn say(sheet: &Sheet<'_>, key: &str) -> Markup {
    rich(sheet, &sheet.say(key))
}

/// A text with `*bold*` words, and `[corn]` for the icon of a good.
pub(super) fn rich(sheet: &Sheet<'_>, text: &str) -> Markup {
    html! { @for (n, part) in text.split('*').enumerate() {
        @if n % 2 == 1 { b { (with_icons(sheet, part)) } } @else { (with_icons(sheet, part)) }
    } }
}

fn with_icons(sheet: &Sheet<'_>, text: &str) -> Markup {
    let mut parts = text.split('[');
    html! {
        (parts.next().unwrap_or_default())
        @for part in parts {
            @match part.split_once(']') {
                Some((name, rest)) => { (sign(sheet, name)) (rest) },
                None => { "[" (part) },
            }
        }
    }
}

/// An icon that stands for a word, with that word for those who do not see it.
fn sign(sheet: &Sheet<'_>, name: &str) -> Markup {
    html! { (icon(name)) span.sr { (said(sheet, name)) } }
}

/// The word that an icon stands for.
pub(super) fn said(sheet: &Sheet<'_>, name: &str) -> String {
    let own = format!("aid-sign-{name}");
    let counted = format!("count-{name}");
    if sheet.words.has(&own) {
        sheet.say(&own)
    } else if sheet.words.has(&counted) {
        sheet.words.text_with(&counted, &[("n", 1.into())])
    } else {
        sheet.say(name)
    }
}
