//! Draws the pages. It computes no rule: views, choices and words come from the catalogue.

pub mod assets;
pub mod boards;
mod icons;
mod layout;
pub mod model;
mod pages;
mod tokens;

pub use pages::{
    account, board_svg, failure, lobby, new_table, replay, replay_parts, review, review_parts, rules, score,
    table, table_changes, table_parts,
};

/// A part of the table page that can be replaced in an open browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Id of the element.
    pub id: String,
    /// The whole element as HTML or SVG; its outermost element has that id.
    pub html: String,
}
