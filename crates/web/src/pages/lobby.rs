//! The lobby: tables where the reader is to move, quick start, other tables of the reader, tables to join or to watch.

use maud::{Markup, html};
use patolli_catalog::{AnyGame, Level, Localizer};

use super::cards;
use crate::{
    boards::game_icon,
    icons::icon,
    layout::{name_form, plain, words},
    model::{Invitation, Lobby, Shell, TableCard},
    promise::{Promise, ticket},
};

/// Level of bots that is chosen at first.
const USUAL_LEVEL: u8 = 3;

/// The lobby.
pub fn lobby(lobby: &Lobby<'_>) -> Markup {
    let words = words(&lobby.shell);
    let new_table = html! {
        a.btn.pri.new-table href="/new" { (icon("plus")) span { (words.text("lobby-new-table")) } }
    };
    let main = html! {
        h1.sr { (words.text("lobby-title")) }
        @if lobby.offers_calls { (calls_offer(words)) }
        div #mine {
            @if !lobby.your_turn.is_empty() { (your_turn(words, &lobby.your_turn)) }
            @if !lobby.invitations.is_empty() { (invitations(words, &lobby.invitations)) }
        }
        section.now aria-label=(words.text("lobby-play-now")) {
            @for kind in patolli_catalog::games() { (game_card(words, *kind, lobby.promise.as_ref())) }
            @if lobby.shell.guest.is_empty() { (name_section(&lobby.shell)) }
        }
        div #lists data-live="/lobby/events" {
            div.cols {
                @if lobby.your_turn.is_empty() { div { (nothing_waits(words)) } }
                div { (list(words, "lobby-waiting", "waiting", &lobby.waiting, cards::seated)) }
                div { (others(words, lobby)) }
            }
            (asleep(words, lobby))
            (finished(words, &lobby.finished))
        }
        @if let Some(promise) = &lobby.promise { (shuffle(words, promise)) }
    };
    plain(&lobby.shell, &title(words, lobby.your_turn.len()), "lobby", new_table, main)
}

/// The title, with the number of tables that wait for the reader.
fn title(words: &Localizer, waiting: usize) -> String {
    let title = words.text("lobby-title");
    if waiting == 0 { title } else { format!("({waiting}) {title}") }
}

/// Tables of the reader that sleep.
fn asleep(words: &Localizer, lobby: &Lobby<'_>) -> Markup {
    html! {
        @if !lobby.asleep.is_empty() {
            details.finished.asleep {
                summary { h2 { (words.text("lobby-asleep")) span.cnt { (lobby.asleep.len()) } } }
                p.dim { (words.text("lobby-asleep-about")) }
                div.cols { @for table in &lobby.asleep { (cards::asleep(words, table)) } }
            }
        }
    }
}

/// The question whether the reader wants to be called; it is asked until it is answered.
fn calls_offer(words: &Localizer) -> Markup {
    html! {
        section.card.calls-offer {
            (icon("bell"))
            div {
                h2 { (words.text("lobby-calls")) }
                p.dim { (words.text("lobby-calls-about")) }
            }
            a.btn.pri href="/calls" { (words.text("lobby-calls-choose")) }
            form method="post" action="/calls" {
                button.btn name="part" value="later" { (words.text("lobby-calls-later")) }
            }
        }
    }
}

/// A game, with a form that opens a table against bots.
fn game_card(words: &Localizer, kind: &dyn AnyGame, promise: Option<&Promise>) -> Markup {
    let (name, seats) = (kind.name(), kind.seats());
    let seats = [("min", (*seats.start()).into()), ("max", (*seats.end()).into())];
    html! {
        article class={ "gm card " (name) } {
            div.art { (game_icon(name)) }
            div.tx {
                h2 { (words.text(&format!("game-{name}"))) }
                p.dim { (words.text(&format!("game-{name}-about"))) }
                p.dim.fine { (words.text_with("lobby-seats", &seats)) }
                (first_steps(words, name, promise))
                form.play method="post" action="/play" data-word {
                    input type="hidden" name="game" value=(name);
                    @if let Some(promise) = promise { (ticket(promise)) }
                    button.btn.pri { (icon("bot")) (words.text("lobby-play-bots")) }
                    (opponents(words, kind))
                    (level(words))
                    a.more href={ "/new?game=" (name) "&friends=on" } { (words.text("lobby-with-friends")) }
                    a.more href={ "/rules/" (name) } { (words.text("lobby-rules")) }
                }
            }
        }
    }
}

/// For those who never played: the course, and a first game with the coach.
fn first_steps(words: &Localizer, name: &str, promise: Option<&Promise>) -> Markup {
    let has_first = patolli_catalog::presets(name).is_some();
    html! {
        div.first-steps {
            @if patolli_catalog::course(name).is_some() {
                a.btn href={ "/learn/" (name) } { (icon("info")) (words.text("learn-title")) }
            }
            @if has_first {
                form method="post" action="/play" data-word {
                    input type="hidden" name="game" value=(name);
                    input type="hidden" name="preset" value="first";
                    @if let Some(promise) = promise { (ticket(promise)) }
                    button.btn { (icon("flag")) (words.text("learn-coach-play")) }
                }
            }
        }
    }
}

/// Commitment to the seed from which a table opened here is dealt.
fn shuffle(words: &Localizer, promise: &Promise) -> Markup {
    html! {
        details.shuffle {
            summary { (icon("seed")) (words.text("table-shuffle")) }
            p { (words.text("new-shuffle-about")) }
            p.dim.fine { (words.text("new-shuffle-commitment")) }
            code data-commitment { (promise.commitment) }
        }
    }
}

/// Number of bots.
fn opponents(words: &Localizer, kind: &dyn AnyGame) -> Markup {
    let (min, max) = (*kind.seats().start(), *kind.seats().end());
    html! {
        select.field name="opponents" aria-label=(words.text("lobby-opponents")) {
            @for n in min - 1..max {
                option value=(n) selected[n == 1] {
                    @if n == 0 { (words.text("automaton")) }
                    @else { (words.text_with("lobby-opponents-n", &[("n", n.into())])) }
                }
            }
        }
    }
}

/// Level of the bots; the script remembers it.
fn level(words: &Localizer) -> Markup {
    html! {
        select.field.level name="level" data-remember="level" aria-label=(words.text("lobby-level")) title=(words.text("bot-levels-about")) {
            @for it in Level::QUICK.iter().copied() {
                option value=(it.number()) selected[it.number() == USUAL_LEVEL] { (words.text_with("bot-level", &[("n", it.number().into())])) }
            }
        }
    }
}

/// The form for the name of a reader who has given none.
fn name_section(shell: &Shell<'_>) -> Markup {
    let words = words(shell);
    html! {
        section.card.who-are-you {
            (name_form(shell, &words.text("lobby-your-name")))
            p.dim.fine { (words.text("lobby-your-name-about")) }
            p.fine { a href="/account" { (words.text("account-to-sign-in")) } }
        }
    }
}

/// Tables where the reader is to move, above everything else.
fn your_turn(words: &Localizer, tables: &[TableCard]) -> Markup {
    html! {
        section.your-turn {
            h2 { (words.text("lobby-your-turn")) span.cnt { (tables.len()) } }
            div.turns { @for table in tables { (cards::your_turn(words, table)) } }
        }
    }
}

/// Tables to which the reader is invited.
fn invitations(words: &Localizer, all: &[Invitation]) -> Markup {
    html! {
        section.your-turn.invitations {
            h2 { (words.text("lobby-invited")) span.cnt { (all.len()) } }
            div.turns { @for it in all { (cards::invited(words, it)) } }
        }
    }
}

/// A note that the reader is to move nowhere.
fn nothing_waits(words: &Localizer) -> Markup {
    html! {
        section {
            h2 { (words.text("lobby-your-turn")) }
            div.empty {
                (icon("food-day"))
                p { (words.text("lobby-nothing-waits")) }
                a.btn href="/new" { (icon("plus")) (words.text("lobby-new-table")) }
            }
        }
    }
}

/// Tables of other people: to join, to watch.
fn others(words: &Localizer, lobby: &Lobby<'_>) -> Markup {
    html! {
        (list(words, "lobby-open", "open", &lobby.open, cards::open))
        @if let Some(more) = &lobby.more { p { a.btn href=(more) { (words.text("lobby-more")) } } }
        @if !lobby.running.is_empty() {
            (list(words, "lobby-running", "running", &lobby.running, cards::running))
        }
    }
}

type Draw = fn(&Localizer, &TableCard) -> Markup;

fn list(words: &Localizer, title: &str, class: &str, tables: &[TableCard], draw: Draw) -> Markup {
    html! {
        section class=(class) {
            h2 {
                (words.text(title))
                @if !tables.is_empty() { span.cnt { (tables.len()) } }
            }
            @if tables.is_empty() { p.nothing { (words.text(&format!("{title}-none"))) } }
            @for table in tables { (draw(words, table)) }
        }
    }
}

fn finished(words: &Localizer, tables: &[TableCard]) -> Markup {
    html! {
        @if !tables.is_empty() {
            details.finished {
                summary {
                    h2 { (words.text("lobby-finished")) span.cnt { (tables.len()) } }
                }
                div.cols { @for table in tables { (cards::finished(words, table)) } }
                p { a href="/games" { (words.text("games-every")) } }
            }
        }
    }
}
