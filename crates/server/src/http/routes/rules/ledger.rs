//! A rule ledger as HTML: rules become anchors, what names a rule leads to it.

use std::collections::HashSet;

use patolli_web::model::Chapter;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// The chapters and the text of a ledger.
pub(super) fn render(ledger: &str) -> (Vec<Chapter>, String) {
    let text = for_players(ledger);
    let parse = || Parser::new_ext(&text, Options::ENABLE_TABLES);
    let mut links = RuleLinks::new(parse());
    let mut page = String::with_capacity(text.len() * 2);
    push_html(&mut page, parse().flat_map(|it| links.mark(it)));
    (chapters(&text), page)
}

/// The statement of a rule as HTML, then those of the rulings and rules that it names; nothing if the ledger does not state it.
pub(super) fn statements(ledger: &str, rule: &str) -> Vec<String> {
    let Some(own) = statement(ledger, rule) else { return Vec::new() };
    let is_end = |it: char| !it.is_ascii_alphanumeric() && it != '-';
    let mut named: Vec<&str> = own.split(is_end).filter(|it| is_rule(it) && *it != rule).collect();
    let mut seen = HashSet::new();
    named.retain(|it| seen.insert(*it));
    let others = named.into_iter().take(MOST_NAMED).filter_map(|it| statement(ledger, it));
    [own].into_iter().chain(others).map(html_of).collect()
}

/// Most rules that are shown because another one names them.
const MOST_NAMED: usize = 6;

/// The line that states a rule.
fn statement<'a>(ledger: &'a str, rule: &str) -> Option<&'a str> {
    ledger.lines().find(|it| {
        let text = ["- **", "**", "| "].iter().find_map(|before| it.strip_prefix(before));
        let rest = text.and_then(|it| it.strip_prefix(rule));
        rest.is_some_and(|it| it.starts_with([' ', '*']))
    })
}

/// A line of the ledger as a paragraph; the cells of a row stand behind each other.
fn html_of(line: &str) -> String {
    let text = match line.strip_prefix("| ") {
        Some(row) => row.trim_end_matches(['|', ' ']).replace(" | ", " · "),
        None => line.trim_start_matches("- ").to_owned(),
    };
    let mut html = String::with_capacity(text.len() * 2);
    push_html(&mut html, Parser::new(&text));
    html
}

/// The ledger without what only its keepers need: its title, its sources, the chapters of the rulebook.
fn for_players(ledger: &str) -> String {
    let blocks = ledger.split("\n\n").map(str::trim_start);
    let blocks = blocks.filter(|it| !it.starts_with("# ") && !it.starts_with("Source:"));
    let lines =
        blocks.flat_map(|it| it.lines().chain([""])).map(|it| match it.split_once(" (rulebook section") {
            Some((heading, _)) if it.starts_with("## ") => heading,
            _ => it,
        });
    lines.collect::<Vec<_>>().join("\n")
}

fn chapters(text: &str) -> Vec<Chapter> {
    let titles = text.lines().filter_map(|it| it.strip_prefix("## "));
    (1..).zip(titles).map(|(n, title)| Chapter { id: chapter_id(n), title: title.to_owned() }).collect()
}

fn chapter_id(n: usize) -> String {
    format!("chapter-{n}")
}

/// State of reading a ledger.
struct RuleLinks {
    /// Every rule the ledger states.
    rules: HashSet<String>,
    /// Those that have their anchor.
    anchored: HashSet<String>,
    detector: RuleDetector,
    chapter: usize,
}

impl RuleLinks {
    fn new<'a>(events: impl Iterator<Item = Event<'a>>) -> Self {
        let mut detector = RuleDetector::default();
        let rules = events.filter_map(|it| detector.rule_stated_by(&it)).map(|it| it.0).collect();
        Self { rules, anchored: HashSet::new(), detector: RuleDetector::default(), chapter: 0 }
    }

    fn mark<'a>(&mut self, event: Event<'a>) -> Vec<Event<'a>> {
        let stated = self.detector.rule_stated_by(&event);
        if let Some((rule, title)) = stated.filter(|it| self.anchored.insert(it.0.clone())) {
            let anchor = raw(format!("<a class=\"rule\" id=\"{rule}\" href=\"#{rule}\">{rule}</a>"));
            return [anchor].into_iter().chain(self.linked(&title)).collect();
        }
        match event {
            Event::Start(Tag::Heading { level: HeadingLevel::H2, classes, attrs, .. }) => {
                self.chapter += 1;
                let id = Some(chapter_id(self.chapter).into());
                vec![Event::Start(Tag::Heading { level: HeadingLevel::H2, id, classes, attrs })]
            }
            // A table wider than the screen scrolls in a box of its own.
            Event::Start(Tag::Table(_)) => {
                vec![raw("<div class=\"scroll\" tabindex=\"0\">".to_owned()), event]
            }
            Event::End(TagEnd::Table) => vec![event, raw("</div>".to_owned())],
            Event::Text(text) => self.linked(&text),
            _ => vec![event],
        }
    }

    /// A text in which the numbers of rules lead to them.
    fn linked<'a>(&self, text: &str) -> Vec<Event<'a>> {
        let is_end = |it: char| !it.is_ascii_alphanumeric() && it != '-';
        let words = text.split_inclusive(is_end).flat_map(|it| {
            let word = it.trim_end_matches(is_end);
            [word, &it[word.len()..]]
        });
        let event = |it: &str| {
            if self.rules.contains(it) {
                raw(format!("<a href=\"#{it}\">{it}</a>"))
            } else {
                Event::Text(CowStr::from(it.to_owned()))
            }
        };
        words.filter(|it| !it.is_empty()).map(event).collect()
    }
}

fn raw<'a>(html: String) -> Event<'a> {
    Event::InlineHtml(html.into())
}

/// Whether the text that follows stands where a rule is stated: in bold, or first in its row of a table.
#[derive(Default)]
struct RuleDetector {
    states: bool,
}

impl RuleDetector {
    /// The rule that a text states, and the words that may follow its number there: `**HX-10 First game**`.
    fn rule_stated_by(&mut self, event: &Event<'_>) -> Option<(String, String)> {
        match event {
            Event::Start(Tag::Strong | Tag::TableRow) => self.states = true,
            // The first cell follows its row at once.
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableHead) => {}
            Event::Text(text) if self.states => {
                self.states = false;
                let number = text.split(' ').next().filter(|it| is_rule(it))?;
                return Some((number.to_owned(), text[number.len()..].to_owned()));
            }
            _ => self.states = false,
        }
        None
    }
}

/// Whether a text is the number of a rule, such as `T-090` or `TR-07`.
pub(super) fn is_rule(text: &str) -> bool {
    text.split_once('-').is_some_and(|(letters, number)| {
        (1..=3).contains(&letters.len())
            && letters.bytes().all(|it| it.is_ascii_uppercase())
            && number.starts_with(|it: char| it.is_ascii_digit())
            && number.bytes().all(|it| it.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = "# A game: rule ledger\n\nSource: `a.txt`,\nread twice.\n\nWords:\n\n\
        ## 1. Aim (rulebook section \"Cíl\")\n\n- **T-001** One <b>.\n- **T-002** Two, see **T-001** [TR-01].\n\n\
        ## 2. Rulings\n\n| id | why |\n|---|---|\n| TR-01 | T-001, not T-999 |\n\n- **TX-01 Aim of T-001** Three.\n";

    #[test]
    fn every_rule_is_an_anchor_once() {
        let (_, page) = render(LEDGER);
        for rule in ["T-001", "T-002", "TR-01", "TX-01"] {
            assert_eq!(page.matches(&format!("id=\"{rule}\"")).count(), 1, "{rule} in {page}");
        }
        assert!(page.contains("TX-01</a> Aim of <a href=\"#T-001\">T-001</a></strong>"), "{page}");
    }

    #[test]
    fn what_names_a_rule_leads_to_it() {
        let (_, page) = render(LEDGER);
        assert!(page.contains("<a href=\"#T-001\">T-001</a>, not T-999"), "{page}");
        assert!(page.contains("[<a href=\"#TR-01\">TR-01</a>]"), "{page}");
    }

    #[test]
    fn chapters_are_named_and_found() {
        let (chapters, page) = render(LEDGER);
        let titles: Vec<_> = chapters.iter().map(|it| it.title.as_str()).collect();
        assert_eq!(titles, ["1. Aim", "2. Rulings"]);
        assert!(chapters.iter().all(|it| page.contains(&format!("<h2 id=\"{}\">{}</h2>", it.id, it.title))));
    }

    #[test]
    fn players_are_not_bothered_with_sources() {
        let (_, page) = render(LEDGER);
        assert!(
            !page.contains("a.txt") && !page.contains("read twice") && !page.contains("rulebook"),
            "{page}"
        );
        assert!(page.contains("<p>Words:</p>"), "{page}");
    }

    #[test]
    fn a_statement_comes_with_what_it_names() {
        let told = statements(LEDGER, "T-002");
        assert_eq!(told.len(), 3, "{told:?}");
        assert!(told[0].starts_with("<p><strong>T-002</strong> Two"), "{told:?}");
        assert!(told[2].starts_with("<p>TR-01 · T-001"), "{told:?}");
        assert!(statements(LEDGER, "T-003").is_empty() && statements(LEDGER, "T-00").is_empty());
    }

    #[test]
    fn tables_scroll_in_a_box() {
        let (_, page) = render(LEDGER);
        assert!(
            page.contains("<div class=\"scroll\" tabindex=\"0\"><table>")
                && page.contains("</table>\n</div>"),
            "{page}"
        );
    }
}
