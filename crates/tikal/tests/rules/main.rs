//! Every numbered rule of `docs/rules/tikal.md`, proven by playing notation on positions made for it.

mod aim;
mod amounts;
mod auction;
mod bring;
mod camp;
mod components;
mod dig;
mod draft;
mod ending;
mod guard;
mod load;
mod pieces;
mod place;
mod public;
mod refusals;
mod scenario;
mod scoring;
mod setup;
mod swap;
mod terrain;
mod travel;
mod turn;
mod uncover;
