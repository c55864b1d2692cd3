//! The lobby: play at once, one's own tables, tables to join or watch.

use maud::{Markup, html};
use patolli_catalog::{Kind, Level, Words};

use super::cards;
use crate::{
    icons::{game_icon, icon},
    layout::{name_form, plain, words},
    model::{Lobby, Shell, TableCard},
    promise::{Promise, ticket},
};

/// The level of bots for whoever does not choose.
const USUAL_LEVEL: u8 = 3;

/// The lobby.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let words = words(&lobby.shell);
    let new_table = html! {
        a.btn.pri.new-table href="/new" { (icon("plus")) span { (words.say("lobby-new-table")) } }
    };
    let main = html! {
        h1.sr { (words.say("lobby-title")) }
        section.now aria-label=(words.say("lobby-play-now")) {
            @for kind in patolli_catalog::games() { (game_card(words, *kind, lobby.promise.as_ref())) }
            @if lobby.shell.guest.is_empty() { (who_are_you(&lobby.shell)) }
        }
        div.cols {
            div { (mine(words, lobby)) }
            div { (list(words, "lobby-waiting", "waiting", &lobby.waiting, cards::seated)) }
            div { (others(words, lobby)) }
        }
        (finished(words, &lobby.finished))
        @if let Some(promise) = &lobby.promise { (shuffle(words, promise)) }
    };
    plain(&lobby.shell, &words.say("lobby-title"), "lobby", new_table, main)
}

/// One game with a way to play it in one tap.
fn game_card(words: &Words, kind: &dyn Kind, promise: Option<&Promise>) -> Markup {
    let (name, seats) = (kind.name(), kind.seats());
    let seats = [("min", (*seats.start()).into()), ("max", (*seats.end()).into())];
    html! {
        article class={ "gm card " (name) } {
            div.art { (game_icon(name)) }
            div.tx {
                h2 { (words.say(&format!("game-{name}"))) }
                p.dim { (words.say(&format!("game-{name}-about"))) }
                p.dim.fine { (words.say_with("lobby-seats", &seats)) }
                form.play method="post" action="/play" data-word {
                    input type="hidden" name="game" value=(name);
                    @if let Some(promise) = promise { (ticket(promise)) }
                    button.btn.pri { (icon("bot")) (words.say("lobby-play-bots")) }
                    (opponents(words, kind))
                    (level(words))
                    a.more href={ "/new?game=" (name) } { (words.say("lobby-with-friends")) }
                    a.more href={ "/rules/" (name) } { (words.say("lobby-rules")) }
                }
            }
        }
    }
}

/// The fingerprint of the seed from which a table is dealt that the reader opens with one tap.
fn shuffle(words: &Words, promise: &Promise) -> Markup {
    html! {
        details.shuffle {
            summary { (icon("seed")) (words.say("table-shuffle")) }
            p { (words.say("new-shuffle-about")) }
            p.dim.fine { (words.say("new-shuffle-commitment")) }
            code data-commitment { (promise.commitment) }
        }
    }
}

/// Against how many bots to play at once.
fn opponents(words: &Words, kind: &dyn Kind) -> Markup {
    let (min, max) = (*kind.seats().start(), *kind.seats().end());
    html! {
        select.field name="opponents" aria-label=(words.say("lobby-opponents")) {
            @for n in min - 1..max {
                option value=(n) selected[n == 1] {
                    @if n == 0 { (words.say("automaton")) }
                    @else { (words.say_with("lobby-opponents-n", &[("n", n.into())])) }
                }
            }
        }
    }
}

/// How strong the bots are; the browser remembers it.
fn level(words: &Words) -> Markup {
    html! {
        select.field.level name="level" data-remember="level" aria-label=(words.say("lobby-level")) {
            @for it in Level::ALL {
                option value=(it.number()) selected[it.number() == USUAL_LEVEL] { (words.say_with("bot-level", &[("n", it.number().into())])) }
            }
        }
    }
}

fn who_are_you(shell: &Shell<'_>) -> Markup {
    let words = words(shell);
    html! {
        section.card.who-are-you {
            (name_form(shell, &words.say("lobby-your-name")))
            p.dim.fine { (words.say("lobby-your-name-about")) }
            p.fine { a href="/account" { (words.say("account-to-sign-in")) } }
        }
    }
}

/// Where the reader must decide, or a friendly word that nothing waits.
fn mine(words: &Words, lobby: &Lobby<'_>) -> Markup {
    if !lobby.your_turn.is_empty() {
        return list(words, "lobby-your-turn", "your-turn", &lobby.your_turn, cards::your_turn);
    }
    html! {
        section {
            h2 { (words.say("lobby-your-turn")) }
            div.empty {
                (icon("food-day"))
                p { (words.say("lobby-nothing-waits")) }
                a.btn href="/new" { (icon("plus")) (words.say("lobby-new-table")) }
            }
        }
    }
}

/// Tables of other people: to join, to watch.
fn others(words: &Words, lobby: &Lobby<'_>) -> Markup {
    html! {
        (list(words, "lobby-open", "open", &lobby.open, cards::open))
        @if !lobby.running.is_empty() {
            (list(words, "lobby-running", "running", &lobby.running, cards::running))
        }
    }
}

type Draw = fn(&Words, &TableCard) -> Markup;

fn list(words: &Words, title: &str, class: &str, tables: &[TableCard], draw: Draw) -> Markup {
    html! {
        section class=(class) {
            h2 {
                (words.say(title))
                @if !tables.is_empty() { span.cnt { (tables.len()) } }
            }
            @if tables.is_empty() { p.nothing { (words.say(&format!("{title}-none"))) } }
            @for table in tables { (draw(words, table)) }
        }
    }
}

fn finished(words: &Words, tables: &[TableCard]) -> Markup {
    html! {
        @if !tables.is_empty() {
            details.finished {
                summary {
                    h2 { (words.say("lobby-finished")) span.cnt { (tables.len()) } }
                }
                div.cols { @for table in tables { (cards::finished(words, table)) } }
            }
        }
    }
}
