//! One module per page.

mod account;
mod aid;
mod calls;
mod cards;
mod chart;
mod close;
mod failure;
mod figure;
mod games;
mod learn;
mod levels;
mod lobby;
mod new_table;
mod newer;
mod numbers;
mod offline;
mod play_on;
mod replay;
mod review;
mod rich;
mod rule;
mod rulebook;
mod rules;
mod score;
mod table;
mod why_not;

pub use self::{
    account::account,
    aid::{aid, aid_sheet},
    calls::{calls, stop_calls},
    close::close_table,
    failure::failure,
    figure::{Figure, FigureLook, chapter_figure, figure_hash, figure_svg},
    games::games,
    learn::{course, lesson, lesson_address},
    lobby::lobby,
    new_table::new_table,
    newer::newer,
    offline::offline,
    replay::{replay, replay_parts},
    review::{review, review_parts},
    rule::{rule, rule_sheet, scene_box},
    rulebook::rulebook,
    rules::rules,
    score::{reviewed_score, score},
    table::{Changes, board_svg, coach_part, table, table_changes, table_parts},
    why_not::{why_not, why_not_sheet},
};
