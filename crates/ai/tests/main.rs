//! Bots, searches and values, in one program, since each one takes seconds to link.

mod bots;
mod features;
mod levels;
mod network;
mod prices;
mod scatter;
mod search;
mod weights;
