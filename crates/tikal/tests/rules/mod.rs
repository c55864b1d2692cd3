//! Every numbered rule of `docs/rules/tikal.md`, proven by playing notation on positions made for it.

mod auction;
mod bring;
mod camp;
mod components;
mod dig;
mod ending;
mod guard;
mod load;
mod objective;
mod open_information;
mod outcomes;
mod pieces;
mod place;
mod refusals;
mod scenario;
mod scoring;
mod setup;
mod swap;
mod terrain;
mod travel;
mod turn;
mod uncover;
