//! Components, setting up, starting tiles, the draft: H-001 to H-102, H-318 to H-326, H-372 to H-390.

mod board;
mod components;
mod draft;
mod first_game;
mod goods;
mod neutral;
mod players;
mod rulings;
mod starting;
mod support;
mod tiles;
