//! What the computer would do in the reader's place: the button that asks, and the panel with its best lines.

use maud::{Markup, html};
use patolli_catalog::{Factor, Line, LineStep};

use super::{choices::amounts, scene::Scene, turn::END};
use crate::{
    icons::icon,
    model::{Hint, Hinted},
    pages::numbers::{grouped, percent, signed},
};

/// Number of reasons given for a line.
const REASONS: usize = 4;
/// Fewer points than this are no reason.
const TINY: f32 = 0.25;

/// The button that asks for a hint; a script makes it a switch.
pub(super) fn button(scene: &Scene<'_>) -> Markup {
    let shown = is_open(scene);
    html! {
        @if !matches!(scene.table.hint, Hint::None) {
            button #ask-hint .btn name="hint" value="1" formaction=(scene.address("/hint")) aria-controls="hint"
                aria-expanded=(shown) title=(scene.say("hint-ask-about")) {
                (icon("hint")) span { (scene.say("hint-ask")) }
            }
        }
    }
}

/// Whether the reader asked for a hint.
pub(super) fn is_open(scene: &Scene<'_>) -> bool {
    matches!(scene.table.hint, Hint::Begun | Hint::Shown(_))
}

/// The panel; empty and hidden until the reader asks.
pub(super) fn panel(scene: &Scene<'_>) -> Markup {
    match scene.table.hint {
        Hint::None | Hint::Offered => html! { section #hint .hint-panel.card hidden {} },
        Hint::Begun => frame(scene, None),
        Hint::Shown(hinted) => frame(scene, Some(hinted)),
    }
}

fn frame(scene: &Scene<'_>, hinted: Option<&Hinted>) -> Markup {
    let thinking = hinted.is_none_or(|it| it.thinking);
    html! {
        section #hint .hint-panel.card data-thinking[thinking] aria-labelledby="hint-title" {
            header {
                (icon("hint"))
                div { h2 #hint-title { (scene.say("hint-title")) } @if let Some(it) = hinted { (depth(scene, it)) } }
                a.btn.why-not-mine href=(scene.address("/why")) data-why { (icon("help")) span { (scene.say("whynot-title")) } }
                form method="post" action=(scene.address("/hint")) {
                    button #hint-close .ib name="stop" value="1" aria-label=(scene.say("hint-close"))
                        title=(scene.say("hint-close")) { (icon("close")) }
                }
            }
            div.hint-bar aria-hidden="true" {}
            p.hint-headline aria-live="polite" { (headline(scene, hinted)) }
            @if let Some(it) = hinted { (lines(scene, it)) }
        }
    }
}

/// How often the position was looked at.
fn depth(scene: &Scene<'_>, hinted: &Hinted) -> Markup {
    let simulations = hinted.thought.simulations;
    let count = grouped(scene.words.lang(), simulations);
    let args = [("n", simulations.into()), ("count", count.into())];
    html! { p.hint-fine { (scene.words.text_with("hint-simulations", &args)) } }
}

/// The best first step; numbers change too often to be spoken.
fn headline(scene: &Scene<'_>, hinted: Option<&Hinted>) -> String {
    let Some(hinted) = hinted else { return scene.say("hint-begun") };
    let Some(best) = hinted.lines.iter().find_map(|it| it.first()) else {
        return scene.say(if hinted.thinking { "hint-begun" } else { "hint-nothing" });
    };
    let key = if hinted.thinking { "hint-best-so-far" } else { "hint-best" };
    scene.say_with(key, "step", scene.tell(&best.label))
}

fn lines(scene: &Scene<'_>, hinted: &Hinted) -> Markup {
    let lines = hinted.thought.lines.iter().zip(&hinted.lines);
    let lines = lines.filter_map(|(line, steps)| steps.first().map(|first| (line, steps, first)));
    let lines: Vec<_> = (1..).zip(lines).collect();
    html! {
        @if !lines.is_empty() {
            ol.hint-lines {
                @for (rank, (line, steps, first)) in lines {
                    li.hint-line data-key=(key(steps)) {
                        (head(scene, rank, line))
                        (way(scene, steps))
                        (why(scene, &line.factors))
                        (do_first(scene, first))
                    }
                }
            }
        }
    }
}

/// What tells a line from others while it is thought about.
fn key(steps: &[LineStep]) -> String {
    steps.iter().map(|it| it.notation.as_str()).collect::<Vec<_>>().join("; ")
}

/// Rank and prospects of a line. The one that is looked at is a choice among all, so that arrows go from line to line.
fn head(scene: &Scene<'_>, rank: usize, line: &Line) -> Markup {
    let margin = signed(scene.words.lang(), line.expectation.margin);
    html! {
        label.hint-head {
            input type="radio" name="hint-line" value=(rank) checked[rank == 1];
            span.rank { (rank) }
            b.hint-margin title=(scene.say("hint-margin-about")) {
                (margin) small { " " (scene.say_with("table-points", "n", f64::from(line.expectation.margin))) }
            }
            span.hint-win title=(scene.say("hint-win-about")) { (scene.say_with("hint-win", "n", percent(line.expectation.win))) }
        }
    }
}

/// The decisions of a line, in words; the same one several times in a row stands once.
fn way(scene: &Scene<'_>, steps: &[LineStep]) -> Markup {
    html! {
        ol.hint-steps {
            @for same in steps.chunk_by(|one, next| one.notation == next.notation) {
                (step(scene, &same[0], same.len()))
            }
        }
    }
}

fn step(scene: &Scene<'_>, step: &LineStep, times: usize) -> Markup {
    html! {
        li data-at=[(!step.targets.is_empty()).then(|| step.targets.join(" "))] data-times=[(times > 1).then_some(times)] {
            (icon(step.icon))
            span {
                (scene.tell(&step.label))
                // What ends a turn names what is left over; that is no price.
                @if step.icon != END { (amounts(scene, &step.pays, &step.gives)) }
                @if times > 1 { " " b.times { "× " (times) } }
            }
        }
    }
}

/// What changes by a line: the biggest changes first.
pub(in crate::pages) fn why(scene: &Scene<'_>, why: &[Factor]) -> Markup {
    let told: Vec<_> = why.iter().filter(|it| it.points.abs() >= TINY).take(REASONS).collect();
    html! {
        @if !told.is_empty() {
            ul.why aria-label=(scene.say("hint-why")) {
                @for it in told {
                    li.chip.plain.up[it.points > 0.0].down[it.points < 0.0] {
                        b { (signed(scene.words.lang(), it.points)) } " " (scene.say(&it.source))
                    }
                }
            }
        }
    }
}

/// The first decision of a line as a button like any other choice.
fn do_first(scene: &Scene<'_>, first: &LineStep) -> Markup {
    html! {
        form.hint-do method="post" action=(scene.address("/do")) {
            input type="hidden" name="version" value=(scene.table.version);
            button.btn.pri name="do" value=(first.notation) {
                (icon("play")) span { (scene.say("hint-do")) } span.sr { ": " (scene.tell(&first.label)) }
            }
        }
    }
}
