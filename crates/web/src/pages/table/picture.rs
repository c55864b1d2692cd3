//! A picture of the board that stands alone: styles and icons are inside the file.

use std::collections::BTreeSet;

use maud::{Markup, PreEscaped, html};

use super::{board::panels, news::mark_news, scene::Scene};
use crate::{assets, boards::Panel, model};

/// Size of the picture, in units of the drawings.
const SIZE: Area = Area { width: 1280.0, height: 800.0 };
/// Room at the edges and between panels.
const GAP: f32 = 8.0;

#[derive(Clone, Copy)]
struct Area {
    width: f32,
    height: f32,
}

/// A stand-alone picture of a board.
pub fn board_svg(table: &model::Table<'_>) -> Markup {
    let scene = Scene::looking_back(table);
    let panels = panels(&scene);
    let drawing = mark_news(PreEscaped(arranged(&panels)), &scene.changed()).into_string();
    let (drawing, used) = with_own_icons(&drawing);
    html! {
        svg xmlns="http://www.w3.org/2000/svg" viewBox={ "0 0 " (SIZE.width) " " (SIZE.height) }
            width=(SIZE.width) height=(SIZE.height) role="img" {
            title { (scene.title()) }
            style { (PreEscaped(styles())) }
            defs { (PreEscaped(symbols(&used))) }
            rect width=(SIZE.width) height=(SIZE.height) fill="#efe4cf" {}
            (PreEscaped(drawing))
        }
    }
}

/// The main panel at the left in full height, the others below each other at its right.
fn arranged(panels: &[Panel]) -> String {
    let main = panels.iter().find(|it| it.main).map(|it| area(it.svg.0.as_str()));
    let height = SIZE.height - 2.0 * GAP;
    let left = main.map_or(GAP, |it| 2.0 * GAP + height * it.width / it.height);
    let width = SIZE.width - left - GAP;
    let natural = |it: &Panel| width * area(&it.svg.0).height / area(&it.svg.0).width;
    let rest = || panels.iter().filter(|it| !it.main);
    let gaps = f32::from(u8::try_from(rest().count().saturating_sub(1)).unwrap_or(u8::MAX)) * GAP;
    let shrink = ((height - gaps) / rest().map(natural).sum::<f32>()).min(1.0);

    let mut drawing = String::new();
    let mut top = GAP;
    for panel in panels {
        if panel.main {
            let size = Area { width: left - 2.0 * GAP, height };
            drawing.push_str(&placed(&panel.svg.0, GAP, GAP, size));
        } else {
            let size = Area { width, height: natural(panel) * shrink };
            drawing.push_str(&placed(&panel.svg.0, left, top, size));
            top += size.height + GAP;
        }
    }
    drawing
}

/// A panel with a place of its own in the picture.
fn placed(svg: &str, x: f32, y: f32, size: Area) -> String {
    let Area { width, height } = size;
    svg.replacen(
        "<svg ",
        &format!("<svg x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" "),
        1,
    )
}

/// Width and height of a panel, from its `viewBox`.
fn area(svg: &str) -> Area {
    let numbers = svg.split_once("viewBox=\"").and_then(|it| it.1.split_once('"')).map_or("", |it| it.0);
    let numbers: Vec<f32> = numbers.split_ascii_whitespace().filter_map(|it| it.parse().ok()).collect();
    match numbers[..] {
        [_, _, width, height] if width > 0.0 && height > 0.0 => Area { width, height },
        _ => SIZE,
    }
}

/// The drawing with its icons taken from the same file, and the names of those icons.
pub(in crate::pages) fn with_own_icons(drawing: &str) -> (String, BTreeSet<String>) {
    let sprite = format!("{}#", assets::href("icons.svg"));
    let mut used = BTreeSet::new();
    for after in drawing.split(&sprite).skip(1) {
        used.extend(after.split_once('"').map(|it| it.0.to_owned()));
    }
    (drawing.replace(&sprite, "#"), used)
}

/// The symbols with these names, and those they are made of.
pub(in crate::pages) fn symbols(used: &BTreeSet<String>) -> String {
    let sprite = assets::text("icons.svg");
    let mut wanted: Vec<String> = used.iter().cloned().collect();
    let mut done = BTreeSet::new();
    let mut symbols = String::new();
    while let Some(name) = wanted.pop() {
        let Some(symbol) = symbol(sprite, &name).filter(|_| done.insert(name.clone())) else { continue };
        wanted.extend(
            symbol.split("href=\"#").skip(1).filter_map(|it| it.split_once('"')).map(|it| it.0.to_owned()),
        );
        symbols.push_str(symbol);
    }
    symbols
}

fn symbol<'a>(sprite: &'a str, name: &str) -> Option<&'a str> {
    let begin = sprite.find(&format!("<symbol id=\"{name}\""))?;
    let length = sprite[begin..].find("</symbol>")? + "</symbol>".len();
    Some(&sprite[begin..begin + length])
}

/// Colours and the styles of boards, for light surroundings.
fn styles() -> String {
    let css = [assets::text("base.css"), assets::text("board.css")].concat();
    format!("<![CDATA[{}]]>", lit(&css))
}

/// The styles with the light one of each pair of colours: a picture has no theme.
pub(in crate::pages) fn lit(css: &str) -> String {
    let mut pieces = css.split("light-dark(");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (light, rest) = pair(piece);
        plain.push_str(light);
        plain.push_str(rest);
    }
    plain
}

/// The first of two arguments, and what follows the closing bracket.
fn pair(arguments: &str) -> (&str, &str) {
    let (mut depth, mut comma) = (0, None);
    for (index, character) in arguments.char_indices() {
        match character {
            ',' if depth == 0 && comma.is_none() => comma = Some(index),
            '(' => depth += 1,
            ')' if depth == 0 => return (&arguments[..comma.unwrap_or(index)], &arguments[index + 1..]),
            ')' => depth -= 1,
            _ => {}
        }
    }
    (arguments, "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_takes_the_light_colours() {
        assert_eq!(lit("a{b:light-dark(#fff, #000);c:d}"), "a{b:#fff;c:d}");
        assert_eq!(lit("a{b:light-dark(rgb(1 2 3 / .5), rgb(0 0 0)) 1px}"), "a{b:rgb(1 2 3 / .5) 1px}");
    }

    #[test]
    fn icons_come_along() {
        let drawing = format!("<use href=\"{}#i-temple\"/>", assets::href("icons.svg"));
        let (drawing, used) = with_own_icons(&drawing);
        assert_eq!(drawing, "<use href=\"#i-temple\"/>");
        assert!(symbols(&used).starts_with("<symbol id=\"i-temple\""));
    }

    #[test]
    fn panels_keep_their_shape() {
        let Area { width, height } = area("<svg class=\"x\" viewBox=\"0 0 946 784\">");
        assert!((width - 946.0).abs() < 0.1 && (height - 784.0).abs() < 0.1);
        assert!(
            placed("<svg viewBox=\"0 0 1 1\"/>", 1.0, 2.0, SIZE)
                .starts_with("<svg x=\"1.0\" y=\"2.0\" width=\"1280.0\"")
        );
    }
}
