//! The board of Teotihuacan.

mod aid;
mod bot;
mod choice;
mod glyphs;
mod names;
mod plan;
mod players;
mod pyramid;
mod ring;
mod shapes;
mod temples;
mod text;
mod tracks;

use std::{borrow::Cow, ops::Deref};

use maud::PreEscaped;
use patolli_catalog::rules::teotihuacan::{Options, Phase, Teotihuacan, View};
use patolli_catalog::{Seat, Viewer};

use super::{Frame, Good, Panel, Reminder, Tab, TabKind, parts::PartVisitor};
use crate::aid::Aid;

/// Draws the board of Teotihuacan.
pub(super) struct TeotihuacanBoard;

impl super::Board for TeotihuacanBoard {
    type Game = Teotihuacan;

    const ICON: &'static str = "construction";

    const TABS: &'static [Tab] = &[
        Tab { name: "ring-city", icon: "palace", panels: &["panel-city"], kind: TabKind::Basic },
        Tab { name: "ring-pyramid", icon: "construction", panels: &["panel-pyramid"], kind: TabKind::Basic },
        Tab {
            name: "tab-temples",
            icon: "t-any",
            panels: &["panel-temples", "panel-tracks"],
            kind: TabKind::Basic,
        },
        Tab { name: "board-bot", icon: "bot", panels: &["panel-bot"], kind: TabKind::Further },
        Tab { name: "board-choice", icon: "hand-over", panels: &["panel-choice"], kind: TabKind::Choice },
    ];

    // While starting tiles are chosen, the choice comes first, later it stays on the page out of sight.
    fn draw(&self, view: &View, frame: &Frame<'_>) -> Vec<Panel> {
        let board = Board { view: &shown(view, frame), frame };
        let mut panels = vec![
            choice::draw(&board),
            ring::draw(&board),
            pyramid::draw(&board),
            temples::draw(&board),
            tracks::draw(&board),
        ];
        panels.extend(view.bot.as_ref().map(|it| bot::draw(&board, it)));
        if view.phase != Phase::Choose {
            panels.rotate_left(1);
        }
        panels.extend(players::draw(&board));
        panels
    }

    fn visit_parts(&self, view: &View, frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        let board = &Board { view: &shown(view, frame), frame };
        ring::visit_parts(board, visitor);
        pyramid::visit_parts(board, visitor);
        temples::visit_parts(board, visitor);
        tracks::visit_parts(board, visitor);
        players::visit_parts(board, visitor);
        let View { phase, choice, players, bot, .. } = board.view;
        let chosen: Vec<bool> = players.iter().map(|it| it.chosen).collect();
        visitor.part((phase, choice, chosen), || choice::draw(board).into_part());
        if let Some(bot) = bot {
            visitor.part((bot, players), || bot::draw(board, bot).into_part());
        }
    }

    fn text(&self, view: &View, frame: &Frame<'_>) -> PreEscaped<String> {
        text::write(&Board { view: &shown(view, frame), frame })
    }

    fn goods(&self, view: &View, seat: Seat) -> Vec<Good> {
        let player = view.players.get(seat.index());
        let held = player.map(names::held).into_iter().flatten();
        let workers = player.map(|it| ("worker", "board-workers", players::in_play(it).into()));
        held.chain(workers).map(|(icon, name, n)| Good { icon, name, n }).collect()
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

    fn aid(&self, options: &Options, _seen: Option<(&View, Viewer)>) -> Option<Aid> {
        Some(aid::aid(options))
    }
}

/// The view as it is shown: until all seats are taken, the tiles dealt to them are hidden.
fn shown<'a>(view: &'a View, frame: &Frame<'_>) -> Cow<'a, View> {
    if frame.started {
        return Cow::Borrowed(view);
    }
    Cow::Owned(View { to_move: None, choice: None, ..view.clone() })
}

/// The view with what is needed to show it.
struct Board<'a> {
    view: &'a View,
    frame: &'a Frame<'a>,
}

impl Board<'_> {
    /// Every seat, Teotibot's included.
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
