//! The board of the small game of tricks.

use maud::{Markup, html};
use patolli_tricks::{TrickView, Tricks};
use patolli_web::{
    Part,
    boards::{Board, Frame, Panel, PartVisitor},
};

/// Draws three rows of cards: the viewer's hand, the trick, and what was played.
pub struct TricksBoard;

/// A row of cards: its id and the cards in it.
type Row<'a> = (&'static str, &'a [u8]);

fn rows(view: &TrickView) -> [Row<'_>; 3] {
    [("hand", &view.hand), ("trick", &view.trick), ("played", &view.played)]
}

fn card_id((row, _): Row<'_>, card: u8) -> String {
    if row == "hand" { format!("card-{card}") } else { format!("{row}-{card}") }
}

fn drawn(row: Row<'_>) -> Markup {
    html! {
        g id=(row.0) {
            @for card in row.1 { g id=(card_id(row, *card)) { text { (card) } } }
        }
    }
}

fn in_words(row: Row<'_>, frame: &Frame<'_>) -> Markup {
    let cards: Vec<_> = row.1.iter().map(ToString::to_string).collect();
    html! { li id=(row.0) { (frame.tell(&format!("board-{}", row.0), &[("cards", cards.join(", ").into())])) } }
}

impl Board for TricksBoard {
    type Game = Tricks;

    const ICON: &'static str = "copy";

    fn draw(&self, view: &TrickView, frame: &Frame<'_>) -> Vec<Panel> {
        let svg = html! {
            svg #panel-cards .board.panel viewBox="0 0 400 300" role="group" aria-label=(frame.say("board-table")) {
                @for row in rows(view) { (drawn(row)) }
                g #overlay-cards .overlay {}
            }
        };
        vec![Panel { id: "panel-cards", name: "board-table", icon: "copy", main: true, seat: None, svg }]
    }

    fn visit_parts(&self, view: &TrickView, _frame: &Frame<'_>, visitor: &mut PartVisitor<'_>) {
        for row in rows(view) {
            visitor.part(row, || Part::new(row.0, drawn(row).into_string()));
        }
    }

    fn text(&self, view: &TrickView, frame: &Frame<'_>) -> Markup {
        html! { ul { @for row in rows(view) { (in_words(row, frame)) } } }
    }
}
