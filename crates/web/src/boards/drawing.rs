//! Drawings that readers share. What differs between them is marked in the text and settled for each reader.

use std::ops::Range;

use maud::{Markup, PreEscaped};
use patolli_catalog::{Seat, Viewer};

use super::{Frame, sketch::Asked};
use crate::Part;

/// Begins a spot that depends on the reader. Names hold no control characters.
const OPEN: char = '\u{1}';
/// Stands between the key of a spot and its content.
const THEN: char = '\u{2}';
/// Ends a spot.
const CLOSE: char = '\u{3}';
/// Begins the key of a spot that holds the name of a seat; other keys are ids of elements.
const NAME: char = '@';

/// Content that only those readers see for whom an element changed lately.
pub(super) fn lately(id: &str, content: &Markup) -> Markup {
    PreEscaped(format!("{OPEN}{id}{THEN}{}{CLOSE}", content.0))
}

/// The name of a seat, instead of which its owner reads "you".
pub(super) fn name_or_you(seat: Seat, name: &str) -> String {
    format!("{OPEN}{NAME}{}{THEN}{name}{CLOSE}", seat.number())
}

/// A drawing for all readers who see the same of the board in the same language.
#[derive(Debug)]
pub(crate) struct Drawing {
    /// The part with the content of all spots.
    part: Part,
    spots: Vec<Spot>,
    /// The elements on whose change it depends.
    asked: Asked,
}

/// A stretch of the text that depends on the reader.
#[derive(Debug)]
struct Spot {
    key: String,
    place: Range<usize>,
}

impl Drawing {
    /// Reads a part in which spots are marked.
    pub(crate) fn of(marked: Part) -> Self {
        let mut text = String::with_capacity(marked.html.len());
        let (mut spots, mut rest) = (Vec::new(), marked.html.as_str());
        while let Some((before, key, content, after)) = next_spot(rest) {
            text.push_str(before);
            let start = text.len();
            text.push_str(content);
            spots.push(Spot { key: key.to_owned(), place: start..text.len() });
            rest = after;
        }
        text.push_str(rest);
        let ids = spots.iter().map(|it: &Spot| it.key.as_str()).filter(|it| !it.starts_with(NAME));
        Self { part: Part { html: text, ..marked }, asked: Asked::for_all(ids), spots }
    }

    /// The part as one reader sees it.
    pub(super) fn seen_by(&self, frame: &Frame<'_>) -> Part {
        let Part { id, html } = &self.part;
        let mut seen = String::with_capacity(html.len());
        let mut done = 0;
        for Spot { key, place } in &self.spots {
            seen.push_str(&html[done..place.start]);
            match key.strip_prefix(NAME) {
                Some(seat) if is_viewer(frame, seat) => seen.push_str(&frame.say("board-you")),
                None if !frame.is_last(key) => {}
                _ => seen.push_str(&html[place.clone()]),
            }
            done = place.end;
        }
        seen.push_str(&html[done..]);
        Part { id: id.clone(), html: seen }
    }

    /// The elements on whose change it depends.
    pub(super) fn asked(&self) -> Asked {
        self.asked.clone()
    }
}

/// What stands before the next spot, its key, its content, and what follows it.
fn next_spot(text: &str) -> Option<(&str, &str, &str, &str)> {
    let (before, rest) = text.split_once(OPEN)?;
    let (key, rest) = rest.split_once(THEN)?;
    let (content, after) = rest.split_once(CLOSE)?;
    Some((before, key, content, after))
}

fn is_viewer(frame: &Frame<'_>, seat: &str) -> bool {
    matches!(frame.viewer, Viewer::Seat(own) if seat.parse() == Ok(own.number()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use patolli_catalog::{Lang, Localizer};

    use super::*;

    fn drawing(text: &str) -> Drawing {
        Drawing::of(Part::new("it", text))
    }

    fn seen(drawing: &Drawing, viewer: Viewer, last: &[&str]) -> String {
        let last: BTreeSet<_> = last.iter().map(|&it| it.to_owned()).collect();
        drawing
            .seen_by(&Frame {
                words: Localizer::for_game(Lang::En, "tzolkin"),
                names: &|_: Seat| String::new(),
                liveries: &[],
                viewer,
                last: &last,
                started: true,
            })
            .html
    }

    #[test]
    fn every_reader_sees_their_own_rings_and_is_called_you() {
        let ring = |id| lately(id, &PreEscaped("<ring/>".to_owned())).0;
        let drawing = drawing(&format!("a{}b{}c{}d", ring("x"), name_or_you(Seat::new(1), "Ana"), ring("y")));
        assert_eq!(seen(&drawing, Viewer::Watcher, &[]), "abAnacd");
        assert_eq!(seen(&drawing, Viewer::Seat(Seat::new(0)), &["y", "z"]), "abAnac<ring/>d");
        assert_eq!(seen(&drawing, Viewer::Seat(Seat::new(1)), &["x"]), "a<ring/>byoucd");
    }

    #[test]
    fn a_mark_that_does_not_end_is_text() {
        for text in ["", "a", "a\u{1}b", "a\u{1}b\u{2}c", "\u{3}a\u{2}"] {
            assert_eq!(seen(&drawing(text), Viewer::Watcher, &[]), text);
        }
    }
}
