//! The board of Tikal.

mod actions;
mod aid;
mod hexes;
mod levels;
mod map;
mod names;
mod pieces;
mod players;
mod shapes;
mod temple;
mod text;
mod tiles;
mod track;
mod treasures;

use std::{borrow::Cow, ops::Deref};

use maud::PreEscaped;
use patolli_catalog::rules::tikal::{ExpeditionView, Options, Tikal, View};
use patolli_catalog::{Seat, Viewer};

use super::{Frame, Good, Panel, Reminder, Tab, TabKind, parts::PartVisitor};
use crate::aid::Aid;

/// Draws the board of Tikal.
pub(super) struct TikalBoard;

impl super::Board for TikalBoard {
    type Game = Tikal;

    const ICON: &'static str = "temple";

    const TABS: &'static [Tab] = &[
        Tab { name: "board-map", icon: "jungle", panels: &["panel-map"], kind: TabKind::Basic },
        Tab {
            name: "tab-actions",
            icon: "ap",
            panels: &["panel-tiles", "panel-actions"],
            kind: TabKind::Basic,
        },
        Tab {
            name: "tab-treasures",
            icon: "treasure",
            panels: &["panel-treasures", "panel-levels"],
            kind: TabKind::Basic,
        },
    ];

    fn draw(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel> {
        let view = &*shown(view, frame);
        let board = Board { view, frame };
        let mut panels = vec![
            map::draw(&board),
            tiles::draw(&board),
            actions::draw(&board),
            treasures::draw(&board),
            levels::draw(&board),
        ];
        panels.extend(players::draw(&board));
        panels
    }

    fn visit_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        let board = &Board { view: &shown(view, frame), frame };
        map::visit_parts(board, visitor);
        tiles::visit_parts(board, visitor);
        actions::visit_parts(board, visitor);
        treasures::visit_parts(board, visitor);
        levels::visit_parts(board, visitor);
        players::visit_parts(board, visitor);
    }

    fn text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
        text::write(&Board { view: &shown(view, frame), frame })
    }

    fn goods(&self, view: &View, seat: Seat) -> Vec<Good> {
        view.players.get(seat.index()).map(players::goods).unwrap_or_default()
    }

    fn things(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Panel> {
        Some(players::row(&Board { view: &shown(view, frame), frame }, seat))
    }

    fn held(&self, view: &View, frame: &Frame<'_>) -> Option<PreEscaped<String>> {
        tiles::held(&Board { view: &shown(view, frame), frame })
    }

    fn reminder(&self, view: &View, frame: &Frame<'_>, seat: Seat) -> Option<Reminder> {
        players::reminder(&Board { view, frame }, seat)
    }

    fn aid(&self, options: &Options, _seen: Option<(&View, Viewer)>) -> Option<Aid> {
        Some(aid::aid(*options))
    }
}

/// The view as it is shown: until all seats are taken, what was drawn for the first turn lies on the stack again.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    let mut view = view.clone();
    view.to_move = None;
    let piles = &mut view.piles;
    for tile in piles.in_hand.take().into_iter().chain(std::mem::take(&mut piles.open)) {
        let place = tiles::letters().find(|it| it.1 == tile.letter()).expect("every tile has a letter").0;
        piles.stack[place] += 1;
        piles.volcanoes[place] |= tile.is_volcano();
    }
    Cow::Owned(view)
}

/// Whether the seat has a piece there.
const fn is_there(men: ExpeditionView) -> bool {
    men.members > 0 || men.leader
}

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
