//! The page of finished games.

use maud::{Markup, html};
use patolli_catalog::Localizer;

use super::cards;
use crate::{
    boards::game_icon,
    icons::icon,
    layout::{plain, sitter_name, words},
    model::{FinishedGame, GameFilter, Games, Tag},
};

/// The finished games of the reader.
pub fn games(page: &Games<'_>) -> Markup {
    let words = words(&page.shell);
    let new_table = html! {
        a.btn.pri.new-table href="/new" { (icon("plus")) span { (words.text("lobby-new-table")) } }
    };
    let main = html! {
        h1 { (words.text("lobby-finished")) }
        (filter(words, page))
        @if page.games.is_empty() { p.nothing { (words.text("games-none")) } } @else { (summary(words, page)) }
        @for month in page.games.chunk_by(|one, other| month(one) == month(other)) {
            h2.month { (month_words(words, month[0].date.as_str())) }
            @for it in month { (game(words, it)) }
        }
        @if !page.games.is_empty() { (pages(words, page)) }
    };
    plain(&page.shell, &words.text("lobby-finished"), "games", new_table, main)
}

/// How many games there are, and the way to take them along.
fn summary(words: &Localizer, page: &Games<'_>) -> Markup {
    let args = [("n", page.total.into()), ("won", page.won.into())];
    html! {
        p.dim.summary {
            (words.text_with("games-count", &args)) " · "
            a href="/games.zip" download { (words.text("games-records")) }
        }
    }
}

/// The ways to newer and older games.
fn pages(words: &Localizer, page: &Games<'_>) -> Markup {
    let end = page.begin + page.games.len() as u64;
    let range = [("a", (page.begin + 1).into()), ("b", end.into()), ("n", page.total.into())];
    let way = |key: &str, field: &str, place: Option<&String>| {
        html! {
            @match place {
                Some(place) => a.btn href={ "/games?" (query(&page.filter)) "&" (field) "=" (place) } { (words.text(key)) },
                None => span.btn aria-disabled="true" { (words.text(key)) },
            }
        }
    };
    html! {
        nav.pages aria-label=(words.text("games-pages")) {
            (way("games-newer", "after", page.newer.as_ref()))
            span.dim { (words.text_with("lobby-range", &range)) }
            (way("games-older", "before", page.older.as_ref()))
        }
    }
}

/// Year and month of a game.
fn month(it: &FinishedGame) -> Option<&str> {
    it.date.get(..7)
}

/// A month in words.
fn month_words(words: &Localizer, date: &str) -> String {
    let mut parts = date.split('-');
    let (year, month) = (parts.next().unwrap_or_default(), parts.next().and_then(|it| it.parse::<u8>().ok()));
    match month {
        Some(month) => words.text_with("games-month", &[("month", month.into()), ("year", year.into())]),
        None => date.to_owned(),
    }
}

/// The filter as a query.
fn query(filter: &GameFilter) -> String {
    let fields = [
        ("game", &filter.game),
        ("with", &filter.with),
        ("from", &filter.from),
        ("to", &filter.to),
        ("against", &filter.against),
    ];
    let pairs =
        fields.iter().filter(|it| !it.1.is_empty()).map(|(name, value)| format!("{name}={}", encode(value)));
    pairs.collect::<Vec<_>>().join("&")
}

/// A text as part of an address.
fn encode(text: &str) -> String {
    let byte = |it: u8| match it {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(it).to_string(),
        _ => format!("%{it:02X}"),
    };
    text.bytes().map(byte).collect()
}

fn filter(words: &Localizer, page: &Games<'_>) -> Markup {
    let it = &page.filter;
    html! {
        form.card.filter method="get" action="/games" {
            label { span { (words.text("games-game")) }
                select.field name="game" {
                    option value="" { (words.text("games-all")) }
                    @for name in &page.kinds {
                        option value=(name) selected[it.game == *name] { (words.text(&format!("game-{name}"))) }
                    }
                }
            }
            label { span { (words.text("games-with")) } input.field name="with" maxlength="40" value=(it.with); }
            label { span { (words.text("games-from")) } input.field type="date" name="from" value=(it.from); }
            label { span { (words.text("games-to")) } input.field type="date" name="to" value=(it.to); }
            label { span { (words.text("games-against")) }
                select.field name="against" {
                    @for value in ["", "people", "bots"] {
                        @let key = if value.is_empty() { "both" } else { value };
                        option value=(value) selected[it.against == value] { (words.text(&format!("games-{key}"))) }
                    }
                }
            }
            button.btn { (icon("eye")) (words.text("games-show")) }
        }
    }
}

fn game(words: &Localizer, it: &FinishedGame) -> Markup {
    let id = &it.card.id;
    html! {
        article.tb.card.finished-game .won[it.is_won] {
            (game_icon(it.card.kind.name()))
            h3 {
                a.cover href={ "/t/" (id) "/score" } { (cards::title(words.lang(), &it.card)) }
                @if it.is_won { " " span.pill { (words.text("games-won")) } }
                @for tag in &it.tags { " " span.pill { (tag_words(words, it, *tag)) } }
            }
            time datetime=(it.date) { (it.date.get(8..).unwrap_or(&it.date).trim_start_matches('0')) }
            p.q.wide { (cards::result(words, &it.card)) }
            div.act {
                a.btn href={ "/t/" (id) "/replay?n=0" } { (icon("play")) (words.text("table-review")) }
                a.btn href={ "/t/" (id) "/review" } { (icon("hint")) (words.text("review-title")) }
            }
        }
    }
}

fn tag_words(words: &Localizer, it: &FinishedGame, tag: Tag) -> String {
    match tag {
        Tag::Agreed => words.text("end-agreed"),
        Tag::Finished => words.text("games-finished"),
        Tag::TakenBack => words.text("games-taken-back"),
        Tag::Stood(seat, turns) => {
            let who = it.card.seats.get(seat.index()).map(|it| sitter_name(words, it)).unwrap_or_default();
            words.text_with("games-stood", &[("who", who.into()), ("n", turns.into())])
        }
    }
}
