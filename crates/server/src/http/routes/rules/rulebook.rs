//! The rules as one reads them: chapters in the reader's language, each paragraph with the numbers of its rules.

use std::{collections::HashSet, sync::LazyLock};

use patolli_catalog::Lang;
use patolli_web::model::{BookChapter, BookSection, Paragraph};
use pulldown_cmark::{Event, Options, Parser, html::push_html};

use super::{picture::Picture, search::Search};

/// A chapter as it is kept: `docs/rulebook/LANG/GAME/NUMBER-NAME.md`.
pub(super) struct ChapterFile {
    pub(super) lang: &'static str,
    pub(super) game: &'static str,
    pub(super) number: u8,
    pub(super) text: &'static str,
}

pub(super) const CHAPTERS: &[ChapterFile] = include!(concat!(env!("OUT_DIR"), "/chapters.rs"));

/// A chapter whose Markdown is still to be rendered.
pub(super) struct Chapter {
    pub(super) number: u8,
    pub(super) title: &'static str,
    /// What the chapter is about, in a sentence or two.
    pub(super) lead: &'static str,
    pub(super) sections: Vec<Section>,
}

/// A part of a chapter.
pub(super) struct Section {
    pub(super) title: &'static str,
    pub(super) blocks: Vec<Block>,
}

/// A paragraph, a list or a table, with the rules it tells; or a picture.
pub(super) struct Block {
    pub(super) text: String,
    pub(super) rules: Vec<String>,
    pub(super) picture: Option<Picture>,
}

/// Where a chapter is shown: of which game, in which language.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) game: &'a str,
    pub(super) lang: Lang,
}

/// All chapters of a game in a language, in order; empty where there are none.
pub(super) fn chapters(game: &str, lang: Lang) -> Vec<&'static Chapter> {
    static READ: LazyLock<Vec<(&ChapterFile, Chapter)>> =
        LazyLock::new(|| CHAPTERS.iter().map(|it| (it, Chapter::read(it.number, it.text))).collect());
    let in_language = |lang: Lang| {
        let here = READ.iter().filter(move |(file, _)| file.game == game && file.lang == lang.tag());
        here.map(|it| &it.1).collect::<Vec<_>>()
    };
    let own = in_language(lang);
    if own.is_empty() { in_language(Lang::En) } else { own }
}

impl Chapter {
    fn read(number: u8, text: &'static str) -> Self {
        let (title, rest) =
            text.trim_start().strip_prefix("# ").unwrap_or(text).split_once('\n').unwrap_or((text, ""));
        let mut parts = rest.split("\n## ");
        let lead = parts.next().unwrap_or_default().trim();
        Self { number, title: title.trim(), lead, sections: parts.map(Section::read).collect() }
    }

    #[cfg(test)]
    pub(super) fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.sections.iter().flat_map(|it| &it.blocks)
    }

    /// The chapter as a page shows it; with a search only what was found, marked. Each rule has its anchor once in
    /// `anchored`.
    pub(super) fn render(
        &self,
        place: Place<'_>,
        search: Option<&Search>,
        anchored: &mut HashSet<String>,
    ) -> BookChapter {
        let sections = self.sections.iter().map(|it| it.render(place, search, anchored));
        BookChapter {
            number: self.number,
            title: self.title.to_owned(),
            lead: self.lead.to_owned(),
            sections: sections.filter(|it| !it.paragraphs.is_empty()).collect(),
        }
    }
}

impl Section {
    fn read(text: &'static str) -> Self {
        let (title, rest) = text.split_once('\n').unwrap_or((text, ""));
        let blocks = rest.split("\n\n").map(str::trim).filter(|it| !it.is_empty()).map(Block::read);
        Self { title: title.trim(), blocks: blocks.collect() }
    }

    fn render(
        &self,
        place: Place<'_>,
        search: Option<&Search>,
        anchored: &mut HashSet<String>,
    ) -> BookSection {
        let found = self.blocks.iter().filter(|it| search.is_none_or(|search| search.finds(&it.text)));
        let paragraphs = found.map(|it| it.render(place, search, anchored)).collect();
        BookSection { title: self.title.to_owned(), paragraphs }
    }
}

impl Block {
    /// A block ends with the rules it tells: `{{rules Z-103 Z-105..Z-108}}`.
    fn read(text: &'static str) -> Self {
        if let Some(picture) = Picture::read(text) {
            return Self { text: String::new(), rules: Vec::new(), picture: Some(picture) };
        }
        let (text, rules) = text.split_once("{{rules ").unwrap_or((text, ""));
        let names = rules.split("}}").next().unwrap_or_default().split_whitespace();
        Self { text: text.trim_end().to_owned(), rules: names.flat_map(expand).collect(), picture: None }
    }

    /// The text as HTML.
    pub(super) fn html(&self) -> String {
        self.marked_html(None)
    }

    fn marked_html(&self, search: Option<&Search>) -> String {
        let events = Parser::new_ext(&self.text, Options::ENABLE_TABLES);
        let mut html = String::with_capacity(self.text.len() * 2);
        push_html(&mut html, events.flat_map(|it| marked(it, search)));
        html
    }

    fn render(&self, place: Place<'_>, search: Option<&Search>, anchored: &mut HashSet<String>) -> Paragraph {
        let picture = self.picture.as_ref().and_then(|it| it.draw(place.game, place.lang));
        let is_picture = self.picture.is_some();
        let html = picture.unwrap_or_else(|| self.marked_html(search));
        let rules = self.rules.iter().map(|it| (it.clone(), anchored.insert(it.clone()))).collect();
        Paragraph { html, rules, is_picture }
    }
}

/// What was searched for, marked in a text.
fn marked<'a>(event: Event<'a>, search: Option<&Search>) -> Vec<Event<'a>> {
    match (event, search) {
        (Event::Text(text), Some(search)) => {
            let part = |(part, found): (&str, bool)| {
                let text = Event::Text(part.to_owned().into());
                let mark = |it: &'static str| found.then(|| Event::InlineHtml(it.into()));
                [mark("<mark>"), Some(text), mark("</mark>")].into_iter().flatten()
            };
            search.parts(&text).into_iter().flat_map(part).collect()
        }
        (event, _) => vec![event],
    }
}

/// The rules of a name, `Z-103`, or of a range, `Z-105..Z-108`.
fn expand(name: &str) -> Vec<String> {
    let number = |it: &str| it.rsplit_once('-').and_then(|it| it.1.parse::<u16>().ok());
    let range = name.split_once("..").and_then(|(first, last)| {
        let (letters, _) = first.rsplit_once('-')?;
        Some((letters, number(first)?..=number(last)?))
    });
    range.map_or_else(
        || vec![name.to_owned()],
        |(letters, numbers)| numbers.map(|it| format!("{letters}-{it:03}")).collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACE: Place<'_> = Place { game: "tzolkin", lang: Lang::En };

    const TEXT: &str = "# Picking up\n\nTake workers home.\n\n## One by one\n\nChoose <one>. {{rules Z-103 Z-105..Z-107}}\n\n- a\n- b\n{{rules Z-103}}\n\n## Free choice\n\nAny action.\n";

    #[test]
    fn a_chapter_has_sections_and_its_rules_are_anchors_once() {
        let chapter = Chapter::read(5, TEXT);
        assert_eq!((chapter.title, chapter.lead), ("Picking up", "Take workers home."));
        let page = chapter.render(PLACE, None, &mut HashSet::new());
        assert_eq!(
            page.sections.iter().map(|it| it.title.as_str()).collect::<Vec<_>>(),
            ["One by one", "Free choice"]
        );
        let first = &page.sections[0].paragraphs;
        assert_eq!(first[0].html, "<p>Choose <one>.</p>\n");
        let rules: Vec<_> = first[0].rules.iter().map(|it| (it.0.as_str(), it.1)).collect();
        assert_eq!(rules, [("Z-103", true), ("Z-105", true), ("Z-106", true), ("Z-107", true)]);
        assert!(first[1].html.starts_with("<ul>"));
        assert_eq!(first[1].rules, [("Z-103".to_owned(), false)]);
    }

    #[test]
    fn a_search_leaves_what_it_finds() {
        let chapter = Chapter::read(5, TEXT);
        let page = chapter.render(PLACE, Search::new("ACTIOŇ").as_ref(), &mut HashSet::new());
        assert_eq!(page.sections.len(), 1);
        assert_eq!(page.sections[0].paragraphs[0].html, "<p>Any <mark>action</mark>.</p>\n");
    }
}
