//! The table, its setup and the turns of the base game: Z-001 to Z-143.

mod begging;
mod calendar;
mod choice;
mod components;
mod double;
mod last_round;
mod neutral;
mod picking;
mod placing;
mod rounds;
mod setup;
mod support;
mod two_rounds;
