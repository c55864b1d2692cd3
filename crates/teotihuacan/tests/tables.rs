//! The tables in the program equal the component list `docs/data/teotihuacan.toml`.
//!
//! Numbers that are rows of a table are compared with it; numbers that live in a rule are tried out. Whatever is
//! compared is struck off the list: a value nobody has looked at fails the test of its section.

#[path = "rules/scenario.rs"]
#[expect(dead_code, reason = "the rules are tried out elsewhere; here only their numbers")]
mod scenario;

#[path = "tables/boards.rs"]
mod boards;
#[path = "tables/bot.rs"]
mod bot;
#[path = "tables/list.rs"]
mod list;
#[path = "tables/pyramid.rs"]
mod pyramid;
#[path = "tables/setup.rs"]
mod setup;
#[path = "tables/tiles.rs"]
mod tiles;
#[path = "tables/tracks.rs"]
mod tracks;
