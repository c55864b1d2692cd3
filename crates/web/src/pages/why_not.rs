//! "Why not my move?": a choice of the reader beside the best one, as a page and as a sheet over the table.

use maud::{Markup, html};
use patolli_catalog::{Comparison, LineStep, MoveError};

use super::{
    numbers::plain as points,
    table::{TableScene as Scene, amounts, why},
};
use crate::{
    icons::icon,
    layout::plain,
    model::{Table, WhyAnswer, WhyPage},
};

/// Less than this is no difference, in points.
const LEVEL: f32 = 0.5;
/// Number of reasons given.
const REASONS: usize = 2;

/// The question and its answer as a page.
pub fn why_not(table: &Table<'_>, page: &WhyPage<'_>) -> Markup {
    let scene = Scene::new(table);
    let title = scene.say("whynot-title");
    let back = html! { a.btn href=(page.back) { (icon("step-back")) span { (scene.say("whynot-back")) } } };
    plain(&table.shell, &title, "why-page", back, html! { (sheet(&scene, page)) })
}

/// The same without a page around it.
pub fn why_not_sheet(table: &Table<'_>, page: &WhyPage<'_>) -> Markup {
    sheet(&Scene::new(table), page)
}

fn sheet(scene: &Scene<'_>, page: &WhyPage<'_>) -> Markup {
    html! {
        article.rule-page.why-not-page.card lang=(scene.words.lang().tag()) {
            h1 tabindex="-1" { (scene.say("whynot-title")) }
            div.whynot-answer aria-live="polite" { @if let Some(it) = &page.answer { (answer(scene, page, it)) } }
            (form(scene, page))
        }
    }
}

/// Any legal choice, by its name or in notation.
fn form(scene: &Scene<'_>, page: &WhyPage<'_>) -> Markup {
    let choices = page.play.legal_choices();
    html! {
        form.why-form method="post" action=(page.address) {
            @for (name, value) in &page.fields { input type="hidden" name=(name) value=(value); }
            p { (scene.say(if page.can_point { "whynot-about" } else { "whynot-about-list" })) }
            label {
                span { (scene.say("whynot-choice")) }
                select.field name="do" required {
                    @for it in &choices {
                        option value=(it.notation) selected[page.asked == Some(it.notation.as_str())] { (scene.tell(&it.label)) }
                    }
                }
            }
            button.btn.pri { (icon("help")) span { (scene.say("whynot-ask")) } }
        }
        form.why-form.typed method="post" action=(page.address) {
            @for (name, value) in &page.fields { input type="hidden" name=(name) value=(value); }
            label {
                span { (scene.say("whynot-typed")) }
                input.field name="do" required maxlength="80" autocomplete="off" spellcheck="false";
            }
            button.btn { (icon("help")) span { (scene.say("whynot-ask")) } }
        }
    }
}

fn answer(scene: &Scene<'_>, page: &WhyPage<'_>, answer: &WhyAnswer) -> Markup {
    match answer {
        WhyAnswer::Compared(it) => compared(scene, page, it),
        WhyAnswer::Refused(MoveError::Illegal { message, rule, .. }) => html! {
            p.refusal { (icon("warning")) " " (scene.tell(message)) " " a.rule href=(scene.rule_address(rule)) { (rule) } }
        },
        WhyAnswer::Refused(_) => html! { p.refusal { (icon("warning")) " " (scene.say("denied-notation")) } },
        WhyAnswer::Late => html! { p.refusal { (icon("hourglass")) " " (scene.say("whynot-late")) } },
    }
}

fn compared(scene: &Scene<'_>, page: &WhyPage<'_>, it: &Comparison) -> Markup {
    let asked = page.play.line_steps(&it.asked.steps);
    let best = page.play.line_steps(&it.best.steps);
    let whole: Vec<String> = it.asked.steps.iter().chain(&it.reply).cloned().collect();
    let whole = page.play.line_steps(&whole);
    let reply = whole.get(it.asked.steps.len()..).unwrap_or_default();
    let is_level = it.lost < LEVEL;
    html! {
        h2 { (scene.say("whynot-yours")) }
        (steps(scene, &asked))
        p.whynot-verdict { b { (verdict(scene, it.lost)) } " " span.dim { (range(scene, it)) } }
        @if !is_level { (why(scene, &it.factors[..it.factors.len().min(REASONS)])) }
        @if !reply.is_empty() { h2 { (scene.say("whynot-reply")) } (steps(scene, reply)) }
        @if asked.first().map(|it| &it.notation) != best.first().map(|it| &it.notation) {
            h2 { (scene.say("whynot-best")) }
            (steps(scene, &best))
        }
    }
}

fn verdict(scene: &Scene<'_>, lost: f32) -> String {
    if lost < LEVEL {
        return scene.say("whynot-as-good");
    }
    let lang = scene.words.lang();
    scene.words.text_with("whynot-less", &[("points", points(lang, lost).into())])
}

/// Between which numbers of points the difference probably lies.
fn range(scene: &Scene<'_>, it: &Comparison) -> String {
    let lang = scene.words.lang();
    let (least, most) = ((it.lost - it.uncertainty).max(0.0), (it.lost + it.uncertainty).max(0.0));
    let range = [("least", points(lang, least).into()), ("most", points(lang, most).into())];
    scene.words.text_with("whynot-range", &range)
}

fn steps(scene: &Scene<'_>, steps: &[LineStep]) -> Markup {
    html! {
        ol.hint-steps {
            @for it in steps {
                li data-at=[(!it.targets.is_empty()).then(|| it.targets.join(" "))] {
                    (icon(it.icon)) span { (scene.tell(&it.label)) (amounts(scene, &it.pays, &it.gives)) }
                }
            }
        }
    }
}
