//! Pictures of staged positions: one panel of a board, or a part of it, as an SVG that stands alone.

mod alt;
mod shared;
mod styles;

use std::{fmt::Write as _, hash::Hasher as _};

use maud::{Markup, PreEscaped, html};
use patolli_catalog::{AnyPlay, Lang, Localizer, Seat, Viewer};
use rustc_hash::FxHasher;

use super::table::{mark, symbols, with_own_icons};
use crate::boards::{self, Frame, Panel};

/// A position to be drawn.
pub struct Figure<'a> {
    /// What the address calls it: id of a scene or of a lesson.
    pub id: &'a str,
    /// The game as it stands.
    pub play: &'a dyn AnyPlay,
    /// The seat through whose eyes it is seen.
    pub seat: Seat,
    /// Language of what stands on the board.
    pub lang: Lang,
    /// The rest of what the address names.
    pub look: FigureLook,
}

/// What of a position is drawn, and after which decisions.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct FigureLook {
    /// Id of the panel, the main one unless it is named.
    pub panel: Option<String>,
    /// The part of the panel: left, top, width, height.
    pub view: Option<[u16; 4]>,
    /// Whether what may be chosen has its rings.
    pub open: bool,
    /// Id of a variant of the scene.
    pub variant: Option<String>,
    /// The decisions since the beginning of the scene, with `;` between them.
    pub did: String,
}

impl Figure<'_> {
    fn words(&self) -> &'static Localizer {
        Localizer::for_game(self.lang, self.play.game().name())
    }

    /// Draws something with the frame of this figure.
    fn framed<T>(&self, draw: impl FnOnce(&Frame<'_>) -> T) -> T {
        let styles = self.play.game().seat_styles();
        let names = |seat: Seat| styles[seat.index() % styles.len()].letter().to_uppercase().to_string();
        draw(&Frame {
            words: self.words(),
            names: &names,
            seat_styles: styles,
            viewer: Viewer::Seat(self.seat),
            started: true,
        })
    }

    /// The panels of the board.
    fn panels(&self) -> Vec<Panel> {
        let view = self.play.view(Viewer::Seat(self.seat));
        self.framed(|frame| boards::draw(&view, frame))
    }

    /// The panel that is shown.
    fn panel(&self, panels: Vec<Panel>) -> Option<Panel> {
        let mut panels = panels;
        let wanted = |it: &Panel| match &self.look.panel {
            Some(id) => it.id == *id,
            None => it.main,
        };
        let place = panels.iter().position(wanted).or_else(|| panels.iter().position(|it| it.main))?;
        Some(panels.swap_remove(place))
    }

    /// What is seen, in words.
    fn alt(&self) -> String {
        let view = self.play.view(Viewer::Seat(self.seat));
        let Some(panel) = self.panel(self.panels()) else { return String::new() };
        let board = self.framed(|frame| boards::text(&view, frame));
        alt::section(board.0.as_str(), &self.words().text(panel.name))
    }
}

/// The picture as a file.
pub fn figure_svg(figure: &Figure<'_>) -> String {
    let panels = figure.panels();
    let board: String = panels.iter().map(|it| it.svg.0.as_str()).collect();
    let Some(panel) = figure.panel(panels) else { return String::new() };
    let panel = if figure.look.open { with_rings(figure, panel.svg) } else { panel.svg };
    let shared = shared::missing_in(panel.0.as_str(), &board);
    let (shared, mut used) = with_own_icons(&shared);
    let (drawing, more) = with_own_icons(panel.0.as_str());
    used.extend(more);
    let styles = styles::used_in(&[drawing.as_str(), &shared].concat());
    let head = format!("<style>{styles}</style><defs>{shared}{}</defs>", symbols(&used));
    framed_drawing(&drawing, figure.look.view, &head)
}

/// Rings round everything that may be chosen.
fn with_rings(figure: &Figure<'_>, svg: PreEscaped<String>) -> PreEscaped<String> {
    let choices = figure.play.legal_choices();
    let ids: Vec<&str> = choices.iter().flat_map(|it| it.targets.iter()).map(String::as_str).collect();
    mark(svg, &ids, "open")
}

/// The drawing as a document of its own, cut to a part of it.
fn framed_drawing(drawing: &str, view: Option<[u16; 4]>, head: &str) -> String {
    let (tag, rest) = drawing.split_once('>').unwrap_or((drawing, ""));
    let own = tag.split_once("viewBox=\"").and_then(|it| it.1.split_once('"')).map_or("0 0 1 1", |it| it.0);
    let view =
        view.map_or_else(|| own.to_owned(), |[x, y, width, height]| format!("{x} {y} {width} {height}"));
    let tag = tag.replacen(&format!("viewBox=\"{own}\""), &format!("viewBox=\"{view}\""), 1);
    let size: Vec<&str> = view.split(' ').skip(2).collect();
    let size = match size[..] {
        [width, height] => format!(" width=\"{width}\" height=\"{height}\""),
        _ => String::new(),
    };
    let tag = tag.replacen("<svg ", &format!("<svg xmlns=\"http://www.w3.org/2000/svg\"{size} "), 1);
    format!("{tag}>{head}{rest}")
}

/// A number that stands for a drawing on every machine.
pub fn figure_hash(svg: &str) -> String {
    let mut hasher = FxHasher::default();
    hasher.write(svg.as_bytes());
    format!("{:016x}", hasher.finish())
}

/// Address of a figure.
fn address(figure: &Figure<'_>, hash: &str) -> String {
    let FigureLook { panel, view, open, variant, did } = &figure.look;
    let mut address =
        format!("/figure/{}/{}.svg?l={}", figure.play.game().name(), figure.id, figure.lang.tag());
    let mut add = |name: &str, value: &str| {
        let value: String = form_urlencoded::byte_serialize(value.as_bytes()).collect();
        // Writing to a text does not fail.
        let _ = write!(address, "&{name}={value}");
    };
    if let Some(panel) = panel {
        add("panel", panel);
    }
    if let Some(view) = view {
        add("view", &view.map(|it| it.to_string()).join(","));
    }
    if *open {
        add("open", "1");
    }
    if let Some(variant) = variant {
        add("variant", variant);
    }
    if !did.is_empty() {
        add("did", did);
    }
    add("h", hash);
    address
}

/// The picture as part of a page.
pub fn figure(figure: &Figure<'_>) -> Markup {
    let svg = figure_svg(figure);
    let size = |name: &str| {
        let begin = svg.find(&format!(" {name}=\""))? + name.len() + 3;
        svg[begin..].split('"').next().map(str::to_owned)
    };
    html! {
        img.figure src=(address(figure, &figure_hash(&svg))) width=[size("width")] height=[size("height")]
            alt=(figure.alt()) loading="lazy" decoding="async";
    }
}

/// The picture with a line below it, for a chapter.
pub fn chapter_figure(drawn: &Figure<'_>) -> Markup {
    html! {
        figure.shown {
            (figure(drawn))
            figcaption { (drawn.words().text("figure-caption")) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::framed_drawing;

    #[test]
    fn a_part_of_a_drawing_is_cut_out() {
        let whole = framed_drawing("<svg class=\"board\" viewBox=\"0 0 9 8\"><g/></svg>", None, "<style/>");
        let wanted = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"8\" class=\"board\" \
            viewBox=\"0 0 9 8\"><style/><g/></svg>";
        assert_eq!(whole, wanted);
        let part = framed_drawing("<svg viewBox=\"0 0 9 8\"/></svg>", Some([1, 2, 3, 4]), "");
        assert!(part.contains("viewBox=\"1 2 3 4\"") && part.contains("width=\"3\""), "{part}");
    }
}
