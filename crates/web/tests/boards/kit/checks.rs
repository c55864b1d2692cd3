//! What must hold of every board at every moment.

use std::collections::BTreeSet;

use patolli_catalog::{AnyPlay, Lang, Localizer};

use super::{draw, drawing, markup::values, parts, words};

/// Drawing and words each have every id once.
pub fn ids_are_unique(play: &dyn AnyPlay) {
    for markup in [drawing(play, Lang::En), words(play, Lang::En)] {
        let mut known = BTreeSet::new();
        let twice: Vec<_> = values(&markup, "id").into_iter().filter(|it| !known.insert(*it)).collect();
        assert!(twice.is_empty(), "{twice:?}");
    }
}

/// Whatever a choice points at is drawn and written.
pub fn targets_are_there(play: &dyn AnyPlay) {
    let (drawing, text) = (drawing(play, Lang::En), words(play, Lang::En));
    let (drawn, written) = (values(&drawing, "id"), values(&text, "id"));
    for choice in play.choices() {
        for target in choice.targets.iter() {
            assert!(drawn.contains(&target.as_str()), "{}: {target} is not drawn", choice.notation);
            assert!(written.contains(&target.as_str()), "{}: {target} is not written", choice.notation);
        }
    }
}

/// The words have the ids of the drawing that `is_thing` accepts, and no others of them; there are more than `least`.
pub fn words_have_the_things_of_the_drawing(
    play: &dyn AnyPlay,
    least: usize,
    is_thing: impl Fn(&str) -> bool,
) {
    let (drawing, text) = (drawing(play, Lang::En), words(play, Lang::En));
    let things = |markup| values(markup, "id").into_iter().filter(|it| is_thing(it)).collect::<BTreeSet<_>>();
    let (drawn, written) = (things(&drawing), things(&text));
    assert!(drawn.len() > least, "the drawing has things");
    assert_eq!(drawn.difference(&written).collect::<Vec<_>>(), [&""; 0], "drawn only");
    assert_eq!(written.difference(&drawn).collect::<Vec<_>>(), [&""; 0], "written only");
}

/// Every part stands in one panel under its id, and every panel has one.
pub fn parts_stand_in_their_panels(play: &dyn AnyPlay) {
    let (panels, parts) = (draw(play, Lang::En), parts(play, Lang::En));
    for panel in &panels {
        let changes = parts.iter().any(|it| panel.svg.0.contains(&it.html));
        assert!(changes, "{} never changes", panel.id);
    }
    for part in &parts {
        assert_eq!(panels.iter().filter(|it| it.svg.0.contains(&part.html)).count(), 1, "{}", part.id);
        assert_eq!(values(&part.html, "id").first(), Some(&part.id.as_str()));
    }
}

/// References lead to shapes of the drawing or to icons of the sprite, labels to elements.
pub fn references_lead_somewhere(play: &dyn AnyPlay) {
    let sprite = include_str!("../../../assets/icons.svg");
    let drawing = drawing(play, Lang::En);
    let ids: BTreeSet<_> = values(&drawing, "id").into_iter().collect();
    for href in values(&drawing, "href") {
        match (href.strip_prefix('#'), href.split_once(".svg#")) {
            (Some(shape), _) => assert!(ids.contains(shape), "#{shape} is not drawn"),
            (None, Some((_, symbol))) => {
                assert!(sprite.contains(&format!("id=\"{symbol}\"")), "{symbol} is no icon");
            }
            (None, None) => panic!("{href} leads nowhere"),
        }
    }
    for label in values(&drawing, "aria-labelledby") {
        assert!(ids.contains(label), "{label} names nothing");
    }
}

/// The drawing keeps the policy of pages and has no broken number.
pub fn is_plain(play: &dyn AnyPlay) {
    let drawing = drawing(play, Lang::Pl);
    assert!(!drawing.contains(" style="), "the policy forbids style attributes");
    assert!(!drawing.contains("NaN") && !drawing.contains("inf"), "a number is broken");
    assert!(!drawing.contains("<Player"), "names are escaped");
    assert!(!drawing.contains(" hidden>"), "a picture that stands alone needs a value for every attribute");
    assert!(!drawing.contains("height=\"-") && !drawing.contains("width=\"-"), "a size is negative");
}

/// No language shows a key that begins so, or an argument that is missing.
pub fn shows_no_key(play: &dyn AnyPlay, beginnings: &[&str]) {
    for lang in Lang::ALL {
        for markup in [drawing(play, lang), words(play, lang)] {
            for key in beginnings {
                let shown = [">", " ", "("].map(|it| format!("{it}{key}"));
                let found = shown.iter().find(|it| markup.contains(it.as_str()));
                assert_eq!(found, None, "{} lacks a word", lang.tag());
            }
            let is_bare = markup.contains("{ $") || markup.contains("{$");
            assert!(!is_bare, "{} lacks an argument", lang.tag());
        }
    }
}

/// Every language has the messages of a file whose keys begin so; there are more than `least` of them.
pub fn every_language_has(game: &str, text: &str, beginnings: &[&str], least: usize) {
    let keys = text.lines().filter_map(|it| it.split_once(" = ")).map(|it| it.0.trim());
    let keys: BTreeSet<_> = keys.filter(|key| beginnings.iter().any(|it| key.starts_with(it))).collect();
    assert!(keys.len() > least, "the catalogue is read");
    for lang in Lang::ALL {
        let words = Localizer::for_game(lang, game);
        let missing: Vec<_> = keys.iter().filter(|it| !words.has(it)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.tag());
    }
}

/// Every panel has a name in every language.
pub fn panels_are_named(play: &dyn AnyPlay) {
    for panel in draw(play, Lang::En) {
        for lang in Lang::ALL {
            let words = Localizer::for_game(lang, play.game().name());
            assert!(words.has(panel.name), "{} {}", lang.tag(), panel.name);
        }
    }
}
