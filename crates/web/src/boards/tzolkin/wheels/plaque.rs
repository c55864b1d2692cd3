//! Plaques: rows of numbers and icons on a small board, in detail and, for small screens, in brief.

use maud::{Markup, html};

use super::super::super::svg::{at, icon, round};

/// How large a plaque is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Size {
    /// A disc: no action.
    Disc,
    /// One icon.
    Small,
    /// A number and an icon.
    Middle,
    /// Two things.
    Broad,
    /// One thing above another.
    Stack,
    /// Two numbers and icons.
    Wide,
    /// The same with the fields of the jungle.
    Jungle,
    /// An offering.
    Altar,
}

impl Size {
    pub(super) const ALL: [Self; 8] = [
        Self::Disc,
        Self::Small,
        Self::Middle,
        Self::Broad,
        Self::Stack,
        Self::Wide,
        Self::Jungle,
        Self::Altar,
    ];

    /// Width and height.
    pub(super) const fn area(self) -> (f32, f32) {
        match self {
            Self::Disc => (27.0, 27.0),
            Self::Small => (40.0, 36.0),
            Self::Middle => (52.0, 36.0),
            Self::Broad => (64.0, 36.0),
            Self::Stack => (48.0, 54.0),
            Self::Wide => (74.0, 36.0),
            Self::Jungle => (78.0, 52.0),
            Self::Altar => (58.0, 54.0),
        }
    }

    pub(super) const fn rounding(self) -> f32 {
        if matches!(self, Self::Disc) { 13.5 } else { 9.0 }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Disc => "disc",
            Self::Small => "small",
            Self::Middle => "middle",
            Self::Broad => "broad",
            Self::Stack => "stack",
            Self::Wide => "wide",
            Self::Jungle => "jungle",
            Self::Altar => "altar",
        }
    }

    /// How far the edge is from the middle in a direction.
    pub(super) fn reach(self, angle: f32) -> f32 {
        let (width, height) = self.area();
        if matches!(self, Self::Disc) {
            return width / 2.0;
        }
        let (sin, cos) = angle.to_radians().sin_cos();
        (width / 2.0 / cos.abs().max(0.001)).min(height / 2.0 / sin.abs().max(0.001))
    }
}

/// One thing on a plaque.
#[derive(Clone, Copy)]
pub(super) enum Item {
    /// A number of something.
    Number(u8),
    /// A few signs.
    Signs(&'static str),
    /// An icon of the usual size.
    Icon(&'static str),
    /// A larger icon, where it stands alone.
    Large(&'static str),
    /// Points.
    Points(u8),
    /// "Or".
    Bar,
    /// "For this you get".
    Arrow,
}

impl Item {
    fn width(self) -> f32 {
        match self {
            Self::Number(_) => 12.0,
            Self::Signs(signs) => 11.0 * f32::from(u8::try_from(signs.chars().count()).unwrap_or(u8::MAX)),
            Self::Icon(_) => 21.0,
            Self::Large(_) => 27.0,
            Self::Points(_) => 30.0,
            Self::Bar => 8.0,
            Self::Arrow => 10.0,
        }
    }

    fn draw(self, x: f32) -> Markup {
        match self {
            Self::Number(n) => html! { text.num x=(round(x)) y="5.8" { (n) } },
            Self::Signs(signs) => html! { text.num x=(round(x)) y="5.8" { (signs) } },
            Self::Icon(id) => html! { use href={ "#tz-" (id) } x=(round(x)) {} },
            Self::Large(id) => icon(id, x, 0.0, 28.0),
            Self::Points(n) => html! {
                use href="#tz-points" x=(round(x)) {}
                text.num.points x=(round(x)) y="5.4" { (n) }
            },
            Self::Bar => html! { path.or d={ "M" (round(x)) "-10v20" } {} },
            Self::Arrow => html! { path.for d={ "M" (round(x - 2.5)) "-5l5 5-5 5" } {} },
        }
    }
}

/// Things side by side about the middle.
pub(super) fn row(items: &[Item]) -> Markup {
    let whole: f32 = items.iter().map(|it| it.width()).sum();
    let mut left = -whole / 2.0;
    html! {
        @for item in items {
            (item.draw(left + item.width() / 2.0))
            ({ left += item.width(); html! {} })
        }
    }
}

/// What a plaque shows.
pub(super) struct Face {
    pub(super) size: Size,
    /// Everything.
    full: Markup,
    /// What matters most, drawn so large that a phone shows it; without it all grows.
    brief: Option<Markup>,
    /// What is shown at any size.
    always: Markup,
}

impl Face {
    /// Something, and what remains of it in brief.
    pub(super) fn new(size: Size, full: Markup, brief: Markup) -> Self {
        Self { size, full, brief: Some(brief), always: html! {} }
    }

    /// One row, and what remains of it in brief.
    pub(super) fn row(size: Size, full: &[Item], brief: &[Item]) -> Self {
        Self::new(size, row(full), larger(1.5, &row(brief)))
    }

    /// One row above another, of which the first remains in brief.
    pub(super) fn stack(above: &[Item], below: &[Item]) -> Self {
        let full = html! { (moved(0.0, -12.0, &row(above))) (moved(0.0, 12.0, &row(below))) };
        Self::new(Size::Stack, full, larger(1.35, &row(above)))
    }

    /// Something short.
    pub(super) fn short(size: Size, items: &[Item]) -> Self {
        Self { size, full: row(items), brief: None, always: html! {} }
    }

    /// One icon.
    pub(super) fn icon(size: Size, id: &'static str) -> Self {
        Self::short(size, &[Item::Icon(id)])
    }

    /// The same with something that is shown at any size.
    pub(super) fn with(self, always: Markup) -> Self {
        Self { always, ..self }
    }

    /// Both, of which the style sheet shows one.
    pub(super) fn draw(&self) -> Markup {
        html! {
            @match &self.brief {
                Some(brief) => { g.full { (self.full) } g.brief { (brief) } },
                None => g.short { (self.full) },
            }
            (self.always)
        }
    }
}

/// The same at another scale.
pub(super) fn larger(scale: f32, content: &Markup) -> Markup {
    html! { g transform={ "scale(" (scale) ")" } { (content) } }
}

/// The same at another place.
pub(super) fn moved(x: f32, y: f32, content: &Markup) -> Markup {
    html! { g transform=(at(x, y)) { (content) } }
}
