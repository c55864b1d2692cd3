//! The styles that a drawing needs, out of those of all boards.

use std::collections::HashSet;

use crate::{assets, pages::table::lit};

/// The rules whose selectors can fit something in a drawing, in the light colours.
pub(super) fn used_in(drawing: &str) -> String {
    let css = [assets::text("base.css"), assets::text("board.css")].concat();
    let known = Known::new(drawing);
    let kept: String = rules(&without_comments(&css)).filter_map(|it| known.part(it)).collect();
    let kept = lit(&kept);
    without_unused_variables(&kept)
}

/// What selectors can fit in a drawing.
struct Known<'a> {
    classes: HashSet<&'a str>,
    ids: HashSet<&'a str>,
    tags: HashSet<&'a str>,
}

impl<'a> Known<'a> {
    fn new(drawing: &'a str) -> Self {
        let values = |name: &'static str| drawing.split(name).skip(1).filter_map(|it| it.split('"').next());
        let tags = drawing.split('<').skip(1).filter_map(|it| it.split([' ', '>', '/']).next());
        Self {
            classes: values(" class=\"").flat_map(str::split_whitespace).collect(),
            ids: values(" id=\"").collect(),
            tags: tags.filter(|it| !it.is_empty()).collect(),
        }
    }

    /// A rule with those of its selectors that can fit, if there are any.
    fn part(&self, (selectors, body): (&str, &str)) -> Option<String> {
        if selectors.starts_with('@') || body.is_empty() {
            return None;
        }
        let fitting: Vec<_> = list(selectors).into_iter().filter(|it| self.fits(it)).collect();
        (!fitting.is_empty()).then(|| format!("{}{{{body}}}", fitting.join(",")))
    }

    /// Whether a selector can fit; whatever stands in brackets may.
    fn fits(&self, selector: &str) -> bool {
        let plain = without_brackets(selector);
        let is_name = |it: char| it.is_alphanumeric() || it == '-' || it == '_';
        let mut rest = plain.as_str();
        while let Some(at) = rest.find(|it: char| is_name(it) || ".#:".contains(it)) {
            rest = &rest[at..];
            let kind = rest.chars().next().filter(|it| !is_name(*it));
            let name = rest.trim_start_matches(['.', '#', ':']);
            let length = name.find(|it| !is_name(it)).unwrap_or(name.len());
            let (word, after) = name.split_at(length);
            let known = match kind {
                Some('.') => self.classes.contains(word),
                Some('#') => self.ids.contains(word),
                Some(_) => ["root", "not", "is", "has", "where", "first-child", "last-child", "nth-child"]
                    .contains(&word),
                None => self.tags.contains(word),
            };
            if !known {
                return false;
            }
            rest = after;
        }
        true
    }
}

/// Selectors and body of each rule; those of a medium stay together as one.
fn rules(css: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = css;
    std::iter::from_fn(move || {
        let begin = rest.find('{')?;
        let selectors = rest[..begin].trim();
        let mut depth = 0_usize;
        let end = rest[begin..].find(|it| {
            depth = match it {
                '{' => depth + 1,
                '}' => depth - 1,
                _ => depth,
            };
            it == '}' && depth == 0
        })?;
        let body = rest[begin + 1..begin + end].trim();
        rest = &rest[begin + end + 1..];
        Some((selectors, body))
    })
}

/// Selectors of a list; commas in brackets separate none.
fn list(selectors: &str) -> Vec<&str> {
    let mut depth = 0_usize;
    let is_comma = |it: char| {
        depth = match it {
            '(' => depth + 1,
            ')' => depth.saturating_sub(1),
            _ => depth,
        };
        it == ',' && depth == 0
    };
    selectors.split(is_comma).map(str::trim).collect()
}

fn without_brackets(text: &str) -> String {
    let mut depth = 0_usize;
    let is_outside = |it: &char| {
        let outside = depth == 0 && !"([".contains(*it);
        match it {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        outside
    };
    text.chars().filter(is_outside).collect()
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + part.split_once("*/").map_or("", |it| it.1))
}

/// Styles without the variables that nothing asks for.
fn without_unused_variables(css: &str) -> String {
    let names: HashSet<&str> =
        css.split("var(").skip(1).filter_map(|it| it.split([',', ')']).next()).map(str::trim).collect();
    let is_used = |it: &&str| match it.trim().strip_prefix("--").and_then(|it| it.split_once(':')) {
        Some((name, _)) => names.contains(format!("--{}", name.trim()).as_str()),
        None => !it.trim().is_empty(),
    };
    let kept = |(selectors, body): (&str, &str)| {
        let body: Vec<_> = body.split(';').filter(is_used).map(str::trim).collect();
        if body.is_empty() { String::new() } else { format!("{selectors}{{{}}}", body.join(";")) }
    };
    rules(css).map(kept).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_can_fit_is_kept() {
        let known =
            Known::new("<svg class=\"board\"><g id=\"a\" class=\"tile free\"><path d=\"\"/></g></svg>");
        let css = ".board .tile, .board .hex { x: 1 } /* no */ @media (a) { .tile { y: 2 } } #b { z: 3 } \
            .free:not(.lost) path { w: 4 } .tile:hover { v: 5 } text { u: 6 }";
        let kept: String = rules(&without_comments(css)).filter_map(|it| known.part(it)).collect();
        assert_eq!(kept, ".board .tile{x: 1}.free:not(.lost) path{w: 4}");
    }

    #[test]
    fn variables_that_nothing_asks_for_go() {
        let css = ":root{--a: 1;--b: 2}.x{fill: var(--a, 3)}";
        assert_eq!(without_unused_variables(css), ":root{--a: 1}.x{fill: var(--a, 3)}");
    }
}
