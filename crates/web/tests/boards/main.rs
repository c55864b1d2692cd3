//! The boards of all games: what is drawn and written in the middle of random games.

mod kit;
mod teotihuacan;
mod teotihuacan_panels;
mod tikal;
mod tzolkin;
