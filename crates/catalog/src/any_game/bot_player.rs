//! A computer player, whatever game it plays.

use patolli_ai::Stop;

use super::any_play::AnyPlay;

/// A computer player at one seat: it keeps its thoughts from one decision of a turn to the next.
pub trait BotPlayer: Send {
    /// Its decision in notation; `None` when the game is over or belongs to another game.
    ///
    /// However early it is stopped, it knows a legal decision.
    fn decide(&mut self, play: &dyn AnyPlay, stop: &Stop) -> Option<String>;
}
