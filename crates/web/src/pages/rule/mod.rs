//! One rule: the paragraph of a chapter, a scene to try it in, the exact wording.

mod scene;

use maud::{Markup, PreEscaped, html};
use patolli_catalog::Localizer;

pub use self::scene::scene_box;
use crate::{
    layout::{plain, words},
    model::{RulePage, ToldRule},
};

/// A rule as a page.
pub fn rule(page: &RulePage<'_>) -> Markup {
    let words = words(&page.shell);
    let game = words.text(&format!("game-{}", page.kind.name()));
    let title =
        words.text_with("rule-title", &[("game", game.into()), ("rule", page.rule.to_owned().into())]);
    plain(&page.shell, &title, "rules", html! {}, rule_sheet(page))
}

/// The same without a page around it, for a sheet over a table.
pub fn rule_sheet(page: &RulePage<'_>) -> Markup {
    let words = words(&page.shell);
    let home = format!("/rules/{}", page.kind.name());
    html! {
        article.rule-page.card lang=(words.lang().tag()) data-rule=(page.rule) {
            p.trail {
                a href=(home) { (words.text("rulebook-all")) }
                a.exact href={ (home) "/ledger#" (page.rule) } { (words.text("rulebook-exact")) }
            }
            h1 tabindex="-1" { (page.rule) @if let Some(first) = page.told.first() { " · " (first.section) } }
            @for it in &page.told { (told(words, &home, page.rule, it)) }
            @if let Some(shown) = page.scene { (scene_box(shown)) }
            (others(words, page))
            (wording(words, page))
            (lessons(words, page))
        }
    }
}

fn told(words: &Localizer, home: &str, rule: &str, told: &ToldRule) -> Markup {
    html! {
        div.para { (PreEscaped(&told.html)) }
        p.from { a href={ (home) "/" (told.chapter) "#" (rule) } {
            (words.text_with("rule-chapter", &[("n", told.chapter.into()), ("title", told.title.clone().into())]))
        } }
    }
}

/// The other scenes that show the rule.
fn others(words: &Localizer, page: &RulePage<'_>) -> Markup {
    let open = page.scene.map(|it| it.moment.scene().id.as_str());
    html! {
        @if page.scenes.len() > 1 {
            p.others {
                (words.text("rule-scenes")) " "
                @for (n, id) in (1..).zip(&page.scenes) {
                    @let here = (open == Some(*id)).then_some("true");
                    a.pill href={ "/rules/" (page.kind.name()) "/" (page.rule) "?scene=" (id) } aria-current=[here] { (n) }
                    " "
                }
            }
        }
    }
}

/// The exact wording, folded: it is there in English only.
fn wording(words: &Localizer, page: &RulePage<'_>) -> Markup {
    html! {
        @if !page.exact.is_empty() {
            details.wording open[page.told.is_empty()] {
                summary { (words.text("rule-exact")) }
                div lang="en" { @for it in &page.exact { (PreEscaped(it)) } }
            }
        }
    }
}

fn lessons(words: &Localizer, page: &RulePage<'_>) -> Markup {
    html! {
        @if !page.lessons.is_empty() {
            p.lessons-about {
                (words.text("rule-lessons")) " "
                @for (n, lesson) in page.lessons.iter().enumerate() {
                    @if n > 0 { " · " }
                    @let titles = Localizer::for_lessons(page.shell.lang, &lesson.game);
                    a href={ "/learn/" (lesson.game) "/" (lesson.id) } { (titles.text(&lesson.id)) }
                }
            }
        }
        @if let Some(proof) = &page.proof {
            p.proof.dim { (words.text("rule-proof")) " " code { "cargo test --workspace " (proof) } }
        }
    }
}
