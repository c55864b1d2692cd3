//! Tables as cards in the lobby.

use maud::{Markup, html};
use patolli_catalog::{AnyGame, Bot, Lang, Localizer, OptionKind, Seat, Strength};

use crate::{
    boards::game_icon,
    icons::icon,
    layout::{account_mark, sitter_name},
    model::{Invitation, Sitter, Stage, TableCard},
    tokens::token,
};

/// Short name of a kind of bot: its level, or its name.
pub(super) fn bot_name(words: &Localizer, bot: &str) -> String {
    match bot.parse() {
        Ok(Bot::Search(Strength::Level(level))) => {
            words.text_with("bot-level", &[("n", level.number().into())])
        }
        Ok(Bot::Search(_)) => words.text("bot-search"),
        _ => words.text(&format!("bot-{bot}")),
    }
}

/// What a bot of this kind can do; its name where there is nothing to tell.
pub(super) fn bot_about(words: &Localizer, bot: &str) -> String {
    match bot.parse() {
        Ok(Bot::Search(Strength::Level(level))) => words.text(&format!("bot-level-{}", level.number())),
        _ => bot_name(words, bot),
    }
}

/// A table where the reader is to move.
pub(super) fn your_turn(words: &Localizer, table: &TableCard) -> Markup {
    let seat = table.to_move.map_or(0, Seat::index);
    let class = table.kind.seat_styles().get(seat).map(|it| format!("me seat-{}", it.letter()));
    let line = html! { b.go { (words.text("lobby-go-on")) } " · " (names(words, table)) };
    let go_on = html! {
        a.btn.pri.continue href={ "/t/" (table.id) } {
            (icon("play")) (words.text("lobby-continue")) span.sr { ": " (title(words.lang(), table)) }
        }
    };
    card(words, table, &class.unwrap_or_default(), &line, &go_on)
}

/// A table of the reader where others are to move or to take seats.
pub(super) fn seated(words: &Localizer, table: &TableCard) -> Markup {
    if table.stood_for {
        let back = html! {
            form method="post" action={ "/t/" (table.id) "/back" } { button.btn { (words.text("back-take")) } }
        };
        return card(words, table, "", &html! { (words.text("own-stood")) }, &back);
    }
    card(words, table, "", &waits_for(words, table), &html! {})
}

/// A table of the reader that sleeps.
pub(super) fn asleep(words: &Localizer, table: &TableCard) -> Markup {
    let is_alone = !table.seats.iter().any(|it| matches!(it, Sitter::Person { mine: false, .. }));
    let wake = html! {
        form method="post" action={ "/t/" (table.id) "/back" } { button.btn { (words.text("asleep-wake")) } }
        @if is_alone { a.btn href={ "/t/" (table.id) "/close" } { (words.text("lobby-delete")) } }
    };
    card(words, table, "", &names(words, table), &wake)
}

/// A table to which the reader is invited.
pub(super) fn invited(words: &Localizer, it: &Invitation) -> Markup {
    let line = html! {
        b.go { (words.text_with("lobby-invites", &[("who", it.who.as_str().into())])) } " · " (taken(words, &it.card))
    };
    let act = html! {
        form method="post" action={ "/t/" (it.card.id) "/decline" } {
            button.btn { (words.text("lobby-not-now")) span.sr { ": " (title(words.lang(), &it.card)) } }
        }
        form method="post" action={ "/t/" (it.card.id) "/join" } data-word {
            button.btn.pri { (words.text("lobby-sit")) span.sr { ": " (title(words.lang(), &it.card)) } }
        }
    };
    card(words, &it.card, "invited", &line, &act)
}

/// A table with a free seat.
pub(super) fn open(words: &Localizer, table: &TableCard) -> Markup {
    let act = html! {
        form method="post" action={ "/t/" (table.id) "/join" } data-word {
            button.btn { (words.text("lobby-join")) }
        }
    };
    card(words, table, "", &taken(words, table), &act)
}

/// A running table of others.
pub(super) fn running(words: &Localizer, table: &TableCard) -> Markup {
    let act = html! {
        a.btn href={ "/t/" (table.id) } { (icon("eye")) (words.text("lobby-watch")) }
    };
    card(words, table, "", &names(words, table), &act)
}

/// A finished table of the reader, with the result.
pub(super) fn finished(words: &Localizer, table: &TableCard) -> Markup {
    let act = html! {
        form method="post" action={ "/t/" (table.id) "/rematch" } data-word {
            button.btn { (icon("reset")) (words.text("score-rematch")) }
        }
    };
    card(words, table, "", &result(words, table), &act)
}

/// A table that can only be looked at, with its result if it has one.
pub(super) fn stored(words: &Localizer, table: &TableCard) -> Markup {
    html! {
        p { b { (title(words.lang(), table)) } }
        p { @if table.stage == Stage::Finished { (result(words, table)) } @else { (names(words, table)) } }
    }
}

fn card(words: &Localizer, table: &TableCard, class: &str, line: &Markup, act: &Markup) -> Markup {
    let href = match table.stage {
        Stage::Finished => format!("/t/{}/score", table.id),
        Stage::Open | Stage::Running => format!("/t/{}", table.id),
    };
    html! {
        article class={ "tb card " (class) } {
            (game_icon(table.kind.name()))
            h3 { a.cover href=(href) { (title(words.lang(), table)) } }
            @match &table.clock {
                Some(left) => time.left { (icon("hourglass")) " " (left) },
                None => time { (since(words, table.idle_minutes)) },
            }
            @if act.0.is_empty() {
                p.q { (line) }
                (seats(table))
            } @else {
                p.q.wide { (line) }
                div.act {
                    @if table.stage != Stage::Finished { (seats(table)) }
                    (act)
                }
            }
        }
    }
}

/// The game and the variants that are on.
pub(super) fn title(lang: Lang, table: &TableCard) -> String {
    let words = Localizer::for_game(lang, table.kind.name());
    let name = words.text(&format!("game-{}", table.kind.name()));
    let parts = [name].into_iter().chain(variants(words, table.kind, &table.options));
    parts.collect::<Vec<_>>().join(" · ")
}

/// Names of the options that change the game.
fn variants(words: &Localizer, kind: &dyn AnyGame, options: &[(String, String)]) -> Vec<String> {
    let named = options.iter().filter_map(|(key, value)| {
        let spec = kind.options().iter().find(|it| it.key == key)?;
        match spec.kind {
            OptionKind::Switch => (value == "on").then(|| words.text(&format!("option-{key}"))),
            OptionKind::OneOf(all) => {
                (all.first() != Some(&value.as_str())).then(|| words.text(&format!("option-{key}-{value}")))
            }
            OptionKind::Seat => None,
        }
    });
    named.collect()
}

/// A token for each seat, hollow where it is free.
fn seats(table: &TableCard) -> Markup {
    html! {
        span.st aria-hidden="true" {
            @for (index, (sitter, style)) in table.seats.iter().zip(table.kind.seat_styles()).enumerate() {
                @let turn = table.to_move.is_some_and(|it| it.index() == index);
                span class=[turn.then_some("turn")] {
                    @if *sitter == Sitter::Open { i.free {} } @else { (token(*style, 24)) }
                }
            }
        }
    }
}

fn names(words: &Localizer, table: &TableCard) -> Markup {
    list(words, &table.seats.iter().collect::<Vec<_>>())
}

/// Names of players with their marks, separated by commas.
fn list(words: &Localizer, sitters: &[&Sitter]) -> Markup {
    html! {
        @for (n, it) in sitters.iter().enumerate() {
            @if n > 0 { ", " }
            (sitter_name(words, it)) (account_mark(words, it))
        }
    }
}

fn taken(words: &Localizer, table: &TableCard) -> Markup {
    let there: Vec<_> = table.seats.iter().filter(|it| **it != Sitter::Open).collect();
    let args = [("n", there.len().into()), ("all", table.seats.len().into())];
    html! {
        (words.text_with("lobby-taken", &args))
        @if !there.is_empty() { " · " (list(words, &there)) }
    }
}

/// The player to move, or the number of seats taken.
fn waits_for(words: &Localizer, table: &TableCard) -> Markup {
    let sitter = table.to_move.and_then(|it| table.seats.get(it.index()));
    match sitter {
        Some(sitter) if table.stage == Stage::Running => {
            let who = sitter_name(words, sitter);
            html! { (words.text_with("lobby-waits-for", &[("who", who.into())])) (account_mark(words, sitter)) }
        }
        _ => taken(words, table),
    }
}

/// Points of all seats, the best first.
pub(super) fn result(words: &Localizer, table: &TableCard) -> Markup {
    let scores = table.scores.iter().flatten();
    let mut seats: Vec<_> = table.seats.iter().zip(table.kind.seat_styles()).zip(scores).collect();
    seats.sort_by_key(|(_, score)| -**score);
    html! {
        span.result {
            @for ((sitter, style), score) in seats {
                span {
                    (token(*style, 20)) (sitter_name(words, sitter)) (account_mark(words, sitter)) " " b { (table.kind.score(*score)) }
                }
            }
        }
    }
}

/// Time since the last change, in the largest unit that fits.
fn since(words: &Localizer, minutes: i64) -> String {
    match minutes {
        ..1 => words.text("since-now"),
        1..60 => words.text_with("since-minutes", &[("n", minutes.into())]),
        60..1440 => words.text_with("since-hours", &[("n", (minutes / 60).into())]),
        _ => words.text_with("since-days", &[("n", (minutes / 1440).into())]),
    }
}
