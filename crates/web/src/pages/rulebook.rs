//! The rules as one reads them: chapters in the reader's language, with the numbers of the rules in the margin.

use maud::{Markup, PreEscaped, html};
use patolli_catalog::Localizer;

use crate::{
    icons::icon,
    layout::{plain, words},
    model::{BookChapter, BookSection, Paragraph, Rulebook},
};

/// Some chapters, or what a search found in them.
pub fn rulebook(book: &Rulebook<'_>) -> Markup {
    let words = words(&book.shell);
    let game = words.text(&format!("game-{}", book.kind.name()));
    let title = words.text_with("rules-title", &[("game", game.into())]);
    let main = html! {
        h1 { (title) }
        div.book {
            (contents(book, words))
            article.chapter.card {
                (trail(book, words))
                @if let Some(search) = &book.search { (found(book, search, words)) }
                @for it in &book.chapters { (chapter(book, it)) }
                (neighbours(book, words))
            }
        }
    };
    let heading = match book.chapters.first() {
        Some(only) if book.open.is_some() => format!("{} · {title}", only.title),
        _ => title.clone(),
    };
    plain(&book.shell, &heading, "rules", html! {}, main)
}

/// Search and chapters.
fn contents(book: &Rulebook<'_>, words: &Localizer) -> Markup {
    let home = home(book);
    html! {
        nav.chapters.card aria-label=(words.text("rules-chapters")) {
            form.search action=(home) role="search" {
                input.field type="search" name="q" value=[&book.search] maxlength="60" required
                    aria-label=(words.text("rulebook-search")) placeholder=(words.text("rulebook-search"));
                button.ib aria-label=(words.text("rulebook-search-do")) { (icon("zoom-in")) }
            }
            ol {
                @for (number, title) in &book.titles {
                    @let here = (book.open == Some(*number)).then_some("page");
                    li { a href={ (home) "/" (number) } aria-current=[here] { (number) " " (title) } }
                }
            }
        }
    }
}

/// Where the reader is, and the way to the exact wording.
fn trail(book: &Rulebook<'_>, words: &Localizer) -> Markup {
    let home = home(book);
    html! {
        p.trail {
            @if book.open.is_some() || book.search.is_some() {
                a href=(home) { (words.text("rulebook-all")) }
            }
            a.exact href={ (home) "/ledger" } { (words.text("rulebook-exact")) }
        }
    }
}

fn found(book: &Rulebook<'_>, search: &str, words: &Localizer) -> Markup {
    let sections = book.chapters.iter().flat_map(|it| &it.sections);
    let count = sections.map(|it| it.paragraphs.len()).sum::<usize>();
    html! {
        p.found role="status" {
            (words.text_with("rulebook-found", &[("n", count.into()), ("text", search.to_owned().into())]))
        }
    }
}

fn chapter(book: &Rulebook<'_>, chapter: &BookChapter) -> Markup {
    html! {
        section id={ "chapter-" (chapter.number) } {
            h2 { a href={ (home(book)) "/" (chapter.number) } { (chapter.number) " " (chapter.title) } }
            @if book.search.is_none() { p.lead { (chapter.lead) } }
            @for it in &chapter.sections { (section(book, it)) }
        }
    }
}

fn section(book: &Rulebook<'_>, section: &BookSection) -> Markup {
    html! {
        h3 { (section.title) }
        @for it in &section.paragraphs { (paragraph(book, it)) }
    }
}

/// A paragraph with the numbers of its rules beside it; each leads to the rule itself.
fn paragraph(book: &Rulebook<'_>, paragraph: &Paragraph) -> Markup {
    html! {
        @if paragraph.is_picture { (PreEscaped(&paragraph.html)) } @else { (told(book, paragraph)) }
    }
}

fn told(book: &Rulebook<'_>, paragraph: &Paragraph) -> Markup {
    html! {
        div.para {
            div { (PreEscaped(&paragraph.html)) }
            @if !paragraph.rules.is_empty() {
                p.numbers {
                    @for (rule, first) in &paragraph.rules {
                        a id=[first.then_some(rule)] href={ (home(book)) "/" (rule) } { (rule) }
                        " "
                    }
                }
            }
        }
    }
}

/// The chapters before and after the open one.
fn neighbours(book: &Rulebook<'_>, words: &Localizer) -> Markup {
    let Some(open) = book.open else { return html! {} };
    let find = |number: Option<u8>| book.titles.iter().find(|it| Some(it.0) == number);
    html! {
        nav.neighbours aria-label=(words.text("rulebook-turn")) {
            @if let Some((number, title)) = find(open.checked_sub(1)) {
                a rel="prev" href={ (home(book)) "/" (number) } { "← " (number) " " (title) }
            }
            @if let Some((number, title)) = find(open.checked_add(1)) {
                a.next rel="next" href={ (home(book)) "/" (number) } { (number) " " (title) " →" }
            }
        }
    }
}

fn home(book: &Rulebook<'_>) -> String {
    format!("/rules/{}", book.kind.name())
}
