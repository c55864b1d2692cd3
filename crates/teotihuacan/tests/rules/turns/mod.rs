//! Turns: their order, workers, movement, the three actions, temples and discovery tiles.

mod cocoa;
mod discoveries;
mod interrupting;
mod main_action;
mod movement;
mod order;
mod support;
mod temples;
mod tiles;
mod waiving;
mod workers;
mod worship;
