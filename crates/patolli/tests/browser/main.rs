//! The pages as people use them: the real program, real Chromium, real clicks and keys.
//!
//! Nothing here waits for a fixed time: every expectation is asked again until it holds or a deadline passes.

mod account;
mod aid;
mod app;
mod arrangement;
mod axe;
mod board;
mod browser;
mod burden;
mod coach;
mod connection;
mod driver;
mod firefox;
mod fit;
mod hint;
mod http;
mod keys;
mod learn;
mod live;
mod lobby;
mod notices;
mod panels;
mod people;
mod pictures;
mod plain;
mod play_on;
mod player;
mod policy;
mod positions;
mod proxy;
mod restart;
mod review;
mod score;
mod server;
mod table;
mod teotihuacan;
mod tzolkin;
mod undo;
