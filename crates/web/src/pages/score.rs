//! The result and the sources of the points.

mod bars;
mod lines;
mod sums;

use fluent_bundle::FluentValue;
use maud::{Markup, html};
use patolli_catalog::{Localizer, Message, Score, Seat, Status, TurningPoint, Viewer};

use self::sums::{Row, Sums};
use crate::{
    icons::icon,
    layout::{account_mark, plain, sitter_name},
    model::{Sitter, Table},
    tokens::token,
};

/// The result and the sources of the points.
pub fn score(table: &Table<'_>) -> Markup {
    reviewed_score(table, None)
}

/// The same, with the turning point that a review found.
pub fn reviewed_score(table: &Table<'_>, turning_point: Option<&TurningPoint>) -> Markup {
    let words = Localizer::for_game(table.shell.lang, table.play.game().name());
    let sums = Sums::new(table.play);
    let title = headline(words, table);
    let main = html! {
        h1 { (title) }
        (podium(words, table, &sums))
        (ties(words, table, &sums))
        @if let Some(it) = turning_point { (turning(words, table, it)) }
        (actions(words, table))
        div.two {
            section.card {
                h2 { (words.text("score-where-from")) }
                (bars::draw(words, table.play.game().seat_styles(), &sums))
            }
            section.card {
                h2 { (words.text("score-by-round")) }
                (lines::draw(words, table.play.game().seat_styles(), &sums))
                (marks(words, table, &sums))
            }
        }
        (sources(words, table, &sums))
        (shuffle(words, table))
    };
    plain(&table.shell, &title, "score", html! {}, main)
}

/// The winner and their lead, in words.
fn headline(words: &Localizer, table: &Table<'_>) -> String {
    if table.is_agreed_end() {
        return words.text("end-agreed");
    }
    if table.play.status() != Status::Over {
        return words.text("score-so-far");
    }
    let places = table.play.places();
    let winners: Vec<_> = Seat::all(table.play.seats()).filter(|it| places[it.index()] == 1).collect();
    let names: Vec<_> = winners.iter().map(|it| name(words, table, *it)).collect();
    let who = ("who", names.join(", ").into());
    match margin(&table.play.scores()) {
        _ if winners.len() > 1 => words.text_with("score-shared", &[who]),
        0 => words.text_with("score-wins", &[who]),
        n => words.text_with("score-wins-by", &lead_arguments(who, table.play.game().score(n))),
    }
}

/// Arguments of a message about a lead: the winner, a number for the plural form, and the lead as it is written.
fn lead_arguments<'a>(who: (&'a str, FluentValue<'a>), lead: Score) -> [(&'a str, FluentValue<'a>); 3] {
    [who, ("n", lead.as_f64().into()), ("points", lead.to_string().into())]
}

/// Lead of the best over the next, in parts of a point.
fn margin(scores: &[i32]) -> i32 {
    let mut scores = scores.to_vec();
    scores.sort_unstable_by_key(|it| -it);
    scores.first().zip(scores.get(1)).map_or(0, |(best, next)| best - next)
}

fn podium(words: &Localizer, table: &Table<'_>, sums: &Sums) -> Markup {
    let (places, is_agreed) = (table.play.places(), table.is_agreed_end());
    html! {
        ol.pod {
            @for seat in &sums.order {
                @let place = places[seat.index()];
                li.card.first[place == 1 && !is_agreed] {
                    (token(table.play.game().seat_styles()[seat.index()], 40))
                    span.name { (marked_name(words, table, *seat)) (account(words, table, *seat)) }
                    b { (sums.score(sums.totals[seat.index()])) }
                    @if !is_agreed { span.dim { (words.text_with("score-place", &[("n", place.into())])) } }
                    (best_sources(words, sums, *seat))
                }
            }
        }
    }
}

/// Most sources that the podium names.
const BEST: usize = 3;

/// Where most points of a seat came from, in words and numbers.
fn best_sources(words: &Localizer, sums: &Sums, seat: Seat) -> Markup {
    let mut by_source: Vec<(&str, i32)> = Vec::new();
    for row in &sums.rows {
        let n = row.by_seat[seat.index()];
        match by_source.iter_mut().find(|it| it.0 == row.source) {
            Some(it) => it.1 += n,
            None => by_source.push((row.source, n)),
        }
    }
    by_source.retain(|it| it.1 > 0);
    by_source.sort_by_key(|it| -it.1);
    html! {
        ul.best-sources {
            @for (source, n) in by_source.into_iter().take(BEST) {
                li { (words.text(source)) " " (sums.score(n)) }
            }
        }
    }
}

/// When the game was decided, with the way to look at it.
fn turning(words: &Localizer, table: &Table<'_>, point: &TurningPoint) -> Markup {
    let percent = |chance: f32| FluentValue::from(f64::from((100.0 * chance).round()));
    let args = [
        ("who", name(words, table, point.seat).into()),
        ("winner", name(words, table, point.winner).into()),
        ("before", percent(point.chances.0)),
        ("after", percent(point.chances.1)),
    ];
    html! {
        p.turning-point {
            (icon("hint")) " " b { (words.text("podium-turning-point")) ":" } " "
            a href={ "/t/" (table.id) "/review?n=" (point.from) } { (words.text_with("podium-turned", &args)) }
        }
    }
}

/// Tie breaks between seats with equal points, in games that have them.
fn ties(words: &Localizer, table: &Table<'_>, sums: &Sums) -> Markup {
    let over = table.play.status() == Status::Over;
    let total = |it: &Seat| sums.totals[it.index()];
    let equal = sums.order.chunk_by(|one, next| total(one) == total(next)).filter(|it| over && it.len() > 1);
    let lines = equal.map(|seats| {
        let why = seats.iter().filter_map(|it| Some((*it, table.play.tie_break(*it)?)));
        why.map(|(seat, why)| format!("{}: {}", name(words, table, seat), tell(words, table, &why))).collect()
    });
    html! {
        @for line in lines.filter(|it: &Vec<String>| !it.is_empty()) {
            p.tie { b { (words.text("score-tie")) } " " (line.join(" · ")) }
        }
    }
}

/// Legend of the numbers under the lines, where they are not scoring rounds.
fn marks(words: &Localizer, table: &Table<'_>, sums: &Sums) -> Markup {
    html! {
        @if let Some(marks) = sums.marks.as_ref().filter(|it| !it.is_empty()) {
            ol.marks {
                @for (n, it) in (1..).zip(marks) { li { b { (bars::roman(n)) } " " (tell(words, table, it)) } }
            }
        }
    }
}

/// The table: a row for each source, a column for each seat.
fn sources(words: &Localizer, table: &Table<'_>, sums: &Sums) -> Markup {
    html! {
        section.card.sources {
            table {
                caption.sr { (words.text("score-where-from")) }
                thead {
                    tr {
                        th scope="col" { (words.text("score-source")) }
                        @for seat in &sums.order {
                            th scope="col" {
                                (token(table.play.game().seat_styles()[seat.index()], 28))
                                span.who { (marked_name(words, table, *seat)) (account(words, table, *seat)) }
                            }
                        }
                    }
                }
                tbody { @for row in &sums.rows { (source_row(words, sums, row)) } }
                tfoot {
                    tr {
                        th scope="row" { (words.text("score-total")) }
                        @for seat in &sums.order { td { (sums.score(sums.totals[seat.index()])) } }
                    }
                }
            }
        }
    }
}

fn source_row(words: &Localizer, sums: &Sums, row: &Row) -> Markup {
    html! {
        tr {
            th scope="row" { (bars::swatch(row)) (bars::label(words, row)) }
            @for seat in &sums.order {
                td class=[row.is_best(*seat).then_some("best")] {
                    @if row.is_best(*seat) { span.dot aria-hidden="true" { "●" } " " }
                    (sums.score(row.by_seat[seat.index()]))
                }
            }
        }
    }
}

fn actions(words: &Localizer, table: &Table<'_>) -> Markup {
    html! {
        div.acts {
            @if table.play.status() == Status::Over {
                a.btn.pri href={ "/t/" (table.id) "/review" } { (icon("hint")) (words.text("review-title")) }
            }
            a.btn href={ "/t/" (table.id) "/replay" } { (icon("play")) (words.text("replay-title")) }
            @if table.viewer != Viewer::Watcher {
                form method="post" action={ "/t/" (table.id) "/rematch" } data-word {
                    button.btn { (icon("reset")) (words.text("score-rematch")) }
                }
            }
            @if table.play.status() == Status::Over {
                button.btn.scripted type="button" data-share={ "/t/" (table.id) "/score" } data-copied=(words.text("table-copied")) {
                    (icon("share")) span data-label { (words.text("podium-share")) }
                }
            }
            a.btn href={ "/t/" (table.id) "/record" } download { (icon("download")) (words.text("score-record")) }
        }
    }
}

/// Commitment and seed of the shuffle, and how to check them.
fn shuffle(words: &Localizer, table: &Table<'_>) -> Markup {
    html! {
        details.card.shuffle {
            summary { (icon("seed")) (words.text("score-verify")) }
            p { (words.text("score-verify-about")) }
            dl {
                dt { (words.text("score-commitment")) }
                dd { code { (table.commitment) } }
                @if let Some(seed) = &table.seed {
                    dt { (words.text("score-seed")) }
                    dd { code { (seed) } }
                    dt { (words.text("score-check")) }
                    dd { code { "printf 'patolli seed %s' '" (seed) "' | sha256sum" } }
                    @if !table.words.is_empty() {
                        dt { (words.text("score-words")) }
                        @for (seat, word) in &table.words { dd { (name(words, table, *seat)) ": " code { (word) } } }
                    }
                }
                @if let Some(commitment) = &table.rematch {
                    dt { (words.text("score-rematch-commitment")) }
                    dd { code { (commitment) } }
                }
            }
        }
    }
}

fn tell(words: &Localizer, table: &Table<'_>, message: &Message) -> String {
    words.format_message(message, &|seat: Seat| name(words, table, seat))
}

fn name(words: &Localizer, table: &Table<'_>, seat: Seat) -> String {
    let sitter = table.seats.iter().find(|it| it.seat == seat).map(|it| &it.sitter);
    sitter.map_or_else(String::new, |it| sitter_name(words, it))
}

/// The mark of a player with an account.
fn account(words: &Localizer, table: &Table<'_>, seat: Seat) -> Markup {
    let sitter = table.seats.iter().find(|it| it.seat == seat).map(|it| &it.sitter);
    sitter.map_or_else(|| html! {}, |it| account_mark(words, it))
}

/// The name, marked if it is the reader's own; on a shared screen none is marked.
fn marked_name(words: &Localizer, table: &Table<'_>, seat: Seat) -> String {
    let name = name(words, table, seat);
    let mut mine = table.seats.iter().filter(|it| matches!(it.sitter, Sitter::Person { mine: true, .. }));
    match (mine.next(), mine.next()) {
        (Some(own), None) if own.seat == seat => words.text_with("score-you", &[("name", name.into())]),
        _ => name,
    }
}
