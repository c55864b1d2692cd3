//! Draws the pages. It computes no rule: views, choices and words come from the catalogue.

pub mod aid;
pub mod app;
pub mod assets;
pub mod boards;
mod good;
mod hash;
mod icons;
mod layout;
mod log_list;
pub mod model;
mod pages;
mod panel_cache;
mod part_key;
mod promise;
mod sent;
mod tokens;
mod typical_parts;

pub use pages::{
    Changes, Figure, FigureLook, account, aid, aid_sheet, board_svg, calls, chapter_figure, close_table,
    coach_part, course, failure, figure_hash, figure_svg, games, lesson, lesson_address, lobby, new_table,
    newer, offline, replay, replay_parts, review, review_parts, reviewed_score, rule, rule_sheet, rulebook,
    rules, scene_box, score, stop_calls, table, table_changes, table_parts, why_not, why_not_sheet,
};

pub use panel_cache::PanelCache;
pub use promise::Promise;
pub use sent::SentParts;
pub use typical_parts::typical_parts;

/// A part of the table page that can be replaced in an open browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// Id of the element. After a `+` or `>`, id of the one into which it is put first or last; after a `=`, id
    /// of one of which only the attributes and the title change.
    pub id: String,
    /// The whole element as HTML or SVG, without its content after a `=`; empty if it is there no more.
    pub html: String,
}

impl Part {
    /// A part in the place of the element with its id.
    pub fn new(id: impl Into<String>, html: impl Into<String>) -> Self {
        Self { id: id.into(), html: html.into() }
    }

    /// A part that is put first into an element that is there.
    pub(crate) fn first(outer: &str, html: impl Into<String>) -> Self {
        Self::new(format!("+{outer}"), html)
    }

    /// The attributes and the title of an element whose other content stays.
    pub(crate) fn shell(id: &str, html: impl Into<String>) -> Self {
        Self::new(format!("={id}"), html)
    }

    /// An element that is there no more.
    pub(crate) fn gone(id: String) -> Self {
        Self::new(id, "")
    }
}
