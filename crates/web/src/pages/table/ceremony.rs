//! Food days and scorings as a sheet over the board: what each seat got, stage by stage. Only display: nobody waits for it.

use std::hash::Hash;

use maud::{Markup, html};
use patolli_catalog::{Ceremony, CeremonyStage, LogEntry, Seat, SeatResult};

use super::scene::Scene;
use crate::{icons::icon, tokens::token};

/// The sheets of the last ceremonies. The script opens those that are new to the reader; without it they follow the page.
pub(super) fn sheets(scene: &Scene<'_>) -> Markup {
    html! { div #ceremonies .ceremonies { @for it in scene.ceremonies.iter() { (sheet(scene, it)) } } }
}

/// What the sheets are drawn from.
pub(super) fn look(scene: &Scene<'_>) -> impl Hash {
    let fresh: Vec<bool> = scene.ceremonies.iter().map(|it| is_fresh(scene, it)).collect();
    (scene.names_hash(), scene.ceremonies.hash, fresh)
}

/// For readers without script: where to read the ceremonies that are new to them.
pub(super) fn links(scene: &Scene<'_>) -> Markup {
    html! {
        @for it in scene.ceremonies.iter().filter(|it| is_fresh(scene, it)) {
            p.unscripted { a href={ "#" (id(it)) } { (scene.say_with("ceremony-see", "what", scene.tell(&it.title))) } }
        }
    }
}

/// Opens the sheet of a ceremony again, beside its heading in the log.
pub(super) fn again(scene: &Scene<'_>, heading: &LogEntry) -> Markup {
    let Some(ceremony) = find(scene, heading) else { return html! {} };
    let words = scene.say_with("ceremony-again", "what", scene.tell(&ceremony.title));
    html! { a.again href={ "#" (id(ceremony)) } aria-label=(words) title=(words) { (icon("eye")) } }
}

/// The ceremony that a heading of the log stands over.
pub(super) fn find<'a>(scene: &'a Scene<'_>, heading: &LogEntry) -> Option<&'a Ceremony> {
    scene.ceremonies.iter().find(|it| it.first == heading.step && it.title == heading.message)
}

fn id(ceremony: &Ceremony) -> String {
    format!("ceremony-{}", ceremony.number)
}

/// Whether the reader should be shown it: it is over, and they decided nothing since.
fn is_fresh(scene: &Scene<'_>, ceremony: &Ceremony) -> bool {
    ceremony.done && ceremony.last >= scene.table.seen
}

fn sheet(scene: &Scene<'_>, ceremony: &Ceremony) -> Markup {
    let id = id(ceremony);
    html! {
        section id=(id) .ceremony.card role="dialog" aria-labelledby={ (id) "-title" } data-fresh[is_fresh(scene, ceremony)] {
            h2 id={ (id) "-title" } { (scene.tell(&ceremony.title)) }
            ol.stages tabindex="0" data-seats=(ceremony.before.len()) {
                (who(scene, ceremony))
                @for it in &ceremony.stages { (stage(scene, it)) }
                (totals(scene, ceremony))
            }
            button.btn.pri.continue.scripted type="button" { (scene.say("ceremony-continue")) }
            a.btn.unscripted href="#table" { (scene.say("ceremony-continue")) }
        }
    }
}

fn seats(ceremony: &Ceremony) -> impl Iterator<Item = Seat> {
    (0..).take(ceremony.before.len()).map(Seat::new)
}

/// The names, where stages stand side by side; the shares name their seats themselves.
fn who(scene: &Scene<'_>, ceremony: &Ceremony) -> Markup {
    html! {
        li.names aria-hidden="true" {
            header {}
            ul { @for it in seats(ceremony) { li.share { (token(scene.seat_style(it), 22)) span.who { (scene.name(it)) } } } }
        }
    }
}

fn stage(scene: &Scene<'_>, stage: &CeremonyStage) -> Markup {
    let lines = html! { @for it in &stage.messages { p { (scene.tell_line(it)) } } };
    html! {
        li.stage {
            @if stage.results.is_empty() {
                header { h3 { (scene.say(stage.name)) } }
                div.public data-seat { (lines) }
            } @else {
                header { h3 { (scene.say(stage.name)) } (lines) }
                ul { @for it in &stage.results { (share(scene, it)) } }
            }
        }
    }
}

fn share(scene: &Scene<'_>, share: &SeatResult) -> Markup {
    let nothing = share.messages.is_empty() && share.goods.is_empty() && share.points == 0;
    html! {
        li.share data-seat=(share.seat) data-after=(scene.points(share.after)) {
            (whose(scene, share.seat))
            div.lines {
                @for it in &share.messages { p { (scene.tell_line(it)) } }
                @if nothing { p.dim { "–" } }
            }
            div.amts {
                @for it in &share.goods { (amount(it.good, &scene.say(it.good), &signed(it.n, &it.n.unsigned_abs().to_string()))) }
                @if share.points != 0 { (points(scene, share.points)) }
            }
        }
    }
}

/// What the ceremony came to: points got or lost, and all points after it.
fn totals(scene: &Scene<'_>, ceremony: &Ceremony) -> Markup {
    let after = ceremony.after();
    html! {
        li.stage.totals {
            header { h3 { (scene.say("ceremony-total")) } }
            ul {
                @for seat in seats(ceremony) {
                    @let (before, after) = (ceremony.before[seat.index()], after[seat.index()]);
                    li.share data-total=(seat) data-before=(scene.points(before)) {
                        (whose(scene, seat))
                        div.amts {
                            span.dim { (signed(after - before, &scene.points((after - before).abs()).to_string())) }
                            span.amt { (icon("vp")) b.sum { (scene.points(after)) } }
                        }
                    }
                }
            }
        }
    }
}

fn whose(scene: &Scene<'_>, seat: Seat) -> Markup {
    html! { span.whose { (token(scene.seat_style(seat), 20)) span.sr { (scene.name(seat)) ": " } } }
}

fn points(scene: &Scene<'_>, n: i32) -> Markup {
    let score = scene.points(n.abs());
    amount("vp", &scene.say_with("table-points", "n", score.as_f64()), &signed(n, &score.to_string()))
}

fn amount(picture: &str, name: &str, n: &str) -> Markup {
    html! { span.amt.loss[n.starts_with('−')] { (n) (icon(picture)) span.sr { " " (name) } } }
}

/// A number with its sign.
fn signed(n: i32, size: &str) -> String {
    let sign = match n {
        0 => "±",
        ..0 => "−",
        _ => "+",
    };
    format!("{sign}{size}")
}
