//! One module per page.

mod account;
mod aid;
mod calls;
mod cards;
mod chart;
mod close;
mod failure;
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
mod rulebook;
mod rules;
mod score;
mod table;

pub use self::{
    account::account,
    aid::{aid, aid_sheet},
    calls::{calls, stop_calls},
    close::close_table,
    failure::failure,
    games::games,
    learn::{course, lesson, lesson_address},
    lobby::lobby,
    new_table::new_table,
    newer::newer,
    offline::offline,
    replay::{replay, replay_parts},
    review::{review, review_parts},
    rulebook::rulebook,
    rules::rules,
    score::{reviewed_score, score},
    table::{Changes, board_svg, coach_part, table, table_changes, table_parts},
};
