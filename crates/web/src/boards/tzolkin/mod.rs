//! The board of Tzolk'in.

mod aid;
mod build;
mod choice;
mod events;
mod glyphs;
mod market;
mod names;
mod players;
mod shapes;
mod skills;
mod temples;
#[cfg(test)]
mod tests;
mod text;
mod tiles;
mod tribes;
mod wheels;

use std::{borrow::Cow, ops::Deref};

use maud::{Markup, PreEscaped, html};
use patolli_catalog::rules::tzolkin::{Options, Phase, Tzolkin, View};
use patolli_catalog::{Seat, Viewer};

use self::tiles::{BAND, SMALL, SMALL_BAND, TILE};
use super::{Frame, Good, Panel, Reminder, Tab, TabKind, parts::PartVisitor};
use crate::aid::Aid;
use crate::{icons::icon_href, tokens::piece};

/// Draws the board of Tzolk'in.
pub(super) struct TzolkinBoard;

impl super::Board for TzolkinBoard {
    type Game = Tzolkin;

    const ICON: &'static str = "calendar";

    const TABS: &'static [Tab] = &[
        Tab { name: "wheels-gears", icon: "calendar", panels: &["panel-wheels"], kind: TabKind::Basic },
        Tab {
            name: "tab-temples",
            icon: "temple-any",
            panels: &["panel-temples", "panel-skills"],
            kind: TabKind::Basic,
        },
        Tab { name: "board-build", icon: "building", panels: &["panel-build"], kind: TabKind::Basic },
        Tab { name: "board-events", icon: "food-day", panels: &["panel-events"], kind: TabKind::Further },
        Tab { name: "board-choice", icon: "tribe", panels: &["panel-choice"], kind: TabKind::Choice },
    ];

    // While starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
    fn draw(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel> {
        let board = Board { view: &shown(view, frame), frame };
        let mut panels = vec![
            choice::draw(&board),
            wheels::draw(&board),
            temples::draw(&board),
            skills::draw(&board),
            build::draw(&board),
            events::draw(&board),
        ];
        if view.phase != Phase::Choose {
            panels.rotate_left(1);
        }
        panels.extend(players::draw(&board));
        panels
    }

    fn visit_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        let board = &Board { view: &shown(view, frame), frame };
        wheels::visit_parts(board, visitor);
        temples::visit_parts(board, visitor);
        skills::visit_parts(board, visitor);
        let View { calendar, prophecies, quick, modules, .. } = board.view;
        let tiles = (&view.row, view.stack, &view.monuments, calendar.epoch, modules);
        visitor.part(tiles, || build::draw(board).into_part());
        players::visit_parts(board, visitor);
        visitor.part((calendar, prophecies, quick), || events::draw(board).into_part());
        choice::visit_parts(board, visitor);
    }

    fn text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
        text::write(&Board { view: &shown(view, frame), frame })
    }

    fn goods(&self, view: &View, seat: Seat) -> Vec<Good> {
        let player = view.players.get(seat.index());
        let held = player.map(names::held).into_iter().flatten();
        held.map(|(icon, name, n)| Good { icon, name, n }).collect()
    }

    fn things(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Panel> {
        Some(players::row(&Board { view: &shown(view, frame), frame }, seat))
    }

    fn progress(&self, view: &View, frame: &Frame<'_>) -> Option<String> {
        choice::progress(&Board { view: &shown(view, frame), frame })
    }

    fn reminder(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Reminder> {
        players::reminder(&Board { view, frame }, seat)
    }

    fn aid(&self, options: &Options, seen: Option<(&View, Viewer)>) -> Option<Aid> {
        Some(aid::aid(*options, seen))
    }
}

/// The view as it is shown: until all seats are taken, the tiles dealt to them are hidden.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    Cow::Owned(View { to_move: None, choice: None, ..view.clone() })
}

/// What many things on all panels share; it lies in one of them.
fn shared_shapes(board: &Board<'_>) -> Markup {
    let frames = [
        ("tile", shapes::Box::sized(TILE.0, TILE.1)),
        ("small", shapes::Box::sized(SMALL.0, SMALL.1)),
        ("market", market::AREA),
    ];
    let modules = board.view.modules;
    let expanded = modules.tribes || modules.prophecies || modules.buildings || modules.quick;
    let more = MORE_ICONS.split(' ').filter(|_| expanded);
    html! {
        defs {
            @for name in ICONS.split(' ').chain(more) {
                use id={ "tb-i-" (name) } href=(icon_href(name)) x="-8" y="-8" width=(shapes::PLAIN) height=(shapes::PLAIN) {}
            }
            @for seat in board.seats() {
                g id={ "tb-tok-" (board.letter(seat)) } { (piece(board.seat_style(seat), 0.0, 0.0, shapes::TOKEN)) }
            }
            @for (name, area) in frames { (shapes::frame_def(name, area, 7.0)) }
            (temples::shapes())
            (skills::shapes())
            (events::shapes())
            (tiles::outline("tb-tile", TILE, BAND))
            (tiles::outline("tb-small", SMALL, SMALL_BAND))
        }
    }
}

/// The names of all icons that any panel may show; a test looks for others.
const ICONS: &str = "\
    agriculture architecture block building chaac chichen corn double-advance end-turn extraction farm \
    feed fish food-day free-choice gold government harvest-corn harvest-wood hourglass kukulkan market \
    monument neutral palenque quetzalcoatl resource shrine skull start-player stone tech-any tech-up \
    temple-any temple-down theology tikal tomb tribe uxmal vp vp-badge wood worker worker-add yaxchilan";
/// Those that only an expansion shows.
const MORE_ICONS: &str = "beg lock prophecy quick-action step-back step-fwd";

/// The view with what is needed to show it.
struct Board<'a> {
    view: &'a View,
    frame: &'a Frame<'a>,
}

impl Board<'_> {
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let seats = u8::try_from(self.view.players.len()).expect("a table has few seats");
        Seat::all(seats)
    }
}

impl<'a> Deref for Board<'a> {
    type Target = Frame<'a>;

    fn deref(&self) -> &Frame<'a> {
        self.frame
    }
}
