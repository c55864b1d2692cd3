//! Teotihuacan in real browsers: against Teotibot, at tables of people and computers, secret choices, every screen.

mod policy;
mod solo;

/// The name of the game in forms.
const TEOTIHUACAN: &str = "teotihuacan";
