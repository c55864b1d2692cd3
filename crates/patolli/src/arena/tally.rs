//! Counting the games of an arena.

use std::{collections::BTreeMap, time::Duration};

use serde_json::{Value, json};

use super::{
    interval::{confidence_interval, len_as_f64, standard_error},
    rating::Rating,
};
use crate::series::{Contestant, TimedGame};

/// One game: which deal, by how many seats the bots were turned, and what it came to.
pub struct ArenaGame {
    pub deal: u64,
    pub rotation: u64,
    pub timed: TimedGame,
}

/// What an arena came to. Scores and margins are in points.
pub struct ArenaStats {
    pub games: u64,
    pub deals: u64,
    pub decisions: u64,
    pub winner_mean_score: f64,
    /// One for each different bot, in the order they were named, then one for a seat that the game itself plays.
    pub bots: Vec<BotStats>,
}

/// What one bot came to, at all its seats.
pub struct BotStats {
    pub name: String,
    pub games: u64,
    pub wins: f64,
    pub win_rate: f64,
    pub low: f64,
    pub high: f64,
    pub mean_score: f64,
    pub mean_margin: f64,
    /// Standard error of the margin, by deals; `None` for a single deal.
    pub margin_error: Option<f64>,
    /// Strength beside the last bot; `None` where there is no other bot to compare with.
    pub rating: Option<Rating>,
    /// Decisions that had more than one answer.
    pub decisions: u64,
    /// `None` for who never decides anything.
    pub ms_per_decision: Option<f64>,
    pub median_ms_per_decision: Option<f64>,
}

impl ArenaStats {
    /// Counts the games, in whatever order they come; `automaton` names a seat beyond those of the bots.
    ///
    /// The games have to be in the order of deals and rotations: floats are added in one order only, so that the same
    /// games give the same digits.
    pub fn new(bots: &[Contestant], games: &[ArenaGame], automaton: impl Fn() -> String, parts: i32) -> Self {
        let parts = f64::from(parts);
        let entry = |bot: Option<&Contestant>| {
            let name = bot.map_or_else(&automaton, ToString::to_string);
            BotResults::collect(bot, bots, games, parts).into_stats(name)
        };
        let winners: Vec<f64> = games.iter().map(|it| best_score(&it.timed) / parts).collect();
        Self {
            games: games.len() as u64,
            deals: games.last().map_or(0, |it| it.deal + 1),
            decisions: games.iter().map(|it| it.timed.result.decisions).sum(),
            winner_mean_score: mean(&winners),
            bots: different_bots(bots, games).into_iter().map(entry).collect(),
        }
    }
}

/// Each different bot in the order they were named, then `None` if the game itself plays a seat.
pub fn different_bots<'a>(bots: &'a [Contestant], games: &[ArenaGame]) -> Vec<Option<&'a Contestant>> {
    let mut different: Vec<Option<&Contestant>> = Vec::new();
    for seat in 0..games.first().map_or(0, |it| it.timed.result.scores.len()) {
        let bot = bots.get(seat);
        different.extend((!different.contains(&bot)).then_some(bot));
    }
    different
}

/// The results of one bot, before they are summed up.
#[derive(Default)]
struct BotResults {
    /// Shares of first places, by deal.
    wins: BTreeMap<u64, Vec<f64>>,
    scores: Vec<f64>,
    /// Margins, by deal.
    margins: BTreeMap<u64, Vec<f64>>,
    thinking: Vec<Duration>,
}

impl BotResults {
    fn collect(bot: Option<&Contestant>, bots: &[Contestant], games: &[ArenaGame], parts: f64) -> Self {
        let mut counted = Self::default();
        for game in games {
            let result = &game.timed.result;
            for seat in 0..result.scores.len() {
                if bot_at(bots, game.rotation, seat) == bot {
                    counted.wins.entry(game.deal).or_default().push(win_share(&result.places, seat));
                    counted.scores.push(f64::from(result.scores[seat]) / parts);
                    counted.margins.entry(game.deal).or_default().push(margin(&result.scores, seat) / parts);
                    counted.thinking.extend(game.timed.thinking_times.get(seat).into_iter().flatten());
                }
            }
        }
        counted
    }

    fn into_stats(mut self, name: String) -> BotStats {
        self.thinking.sort_unstable();
        let ms: Vec<f64> = self.thinking.iter().map(|it| it.as_secs_f64() * 1e3).collect();
        let rates: Vec<f64> = self.wins.values().map(|it| mean(it)).collect();
        let (win_rate, low, high) = confidence_interval(&rates);
        let margins: Vec<f64> = self.margins.values().map(|it| mean(it)).collect();
        BotStats {
            name,
            games: self.scores.len() as u64,
            wins: self.wins.values().flatten().sum(),
            win_rate,
            low,
            high,
            mean_score: mean(&self.scores),
            mean_margin: mean(&self.margins.into_values().flatten().collect::<Vec<_>>()),
            margin_error: standard_error(&margins),
            rating: None,
            decisions: ms.len() as u64,
            ms_per_decision: (!ms.is_empty()).then(|| mean(&ms)),
            median_ms_per_decision: ms.get(ms.len() / 2).copied(),
        }
    }
}

impl BotStats {
    /// The entry as programs read it.
    pub fn as_json(&self) -> Value {
        json!({
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "low": self.low,
            "high": self.high,
            "mean_score": self.mean_score,
            "mean_margin": self.mean_margin,
            "margin_error": self.margin_error,
            "elo": self.rating.map(|it| it.elo),
            "elo_error": self.rating.and_then(|it| it.error),
            "decisions": self.decisions,
            "ms_per_decision": self.ms_per_decision,
            "median_ms_per_decision": self.median_ms_per_decision,
        })
    }
}

/// The bot at a seat when every bot has moved on by `rotation` seats.
pub fn bot_at(bots: &[Contestant], turn: u64, seat: usize) -> Option<&Contestant> {
    let turn = usize::try_from(turn).unwrap_or_default();
    bots.get(seat).map(|_| &bots[(seat + bots.len() - turn % bots.len()) % bots.len()])
}

/// The share of the first place that a seat has.
pub fn win_share(places: &[u8], seat: usize) -> f64 {
    let firsts: Vec<_> = places.iter().filter(|it| **it == 1).collect();
    if places[seat] == 1 { 1.0 / len_as_f64(&firsts) } else { 0.0 }
}

/// How far a seat is ahead of the mean of the others.
fn margin(scores: &[i32], seat: usize) -> f64 {
    let others: Vec<f64> =
        scores.iter().enumerate().filter(|(it, _)| *it != seat).map(|(_, score)| f64::from(*score)).collect();
    f64::from(scores[seat]) - mean(&others)
}

fn best_score(game: &TimedGame) -> f64 {
    let result = &game.result;
    let firsts = result.scores.iter().zip(&result.places).filter(|(_, place)| **place == 1);
    firsts.map(|(score, _)| f64::from(*score)).fold(f64::MIN, f64::max)
}

pub fn mean(numbers: &[f64]) -> f64 {
    numbers.iter().sum::<f64>() / len_as_f64(numbers)
}

#[cfg(test)]
mod tests {
    use patolli_catalog::{Bot, Digest};

    use super::*;
    use crate::series::GameResult;

    fn game(deal: u64, turn: u64, scores: &[i32], places: &[u8], ms: &[&[u64]]) -> ArenaGame {
        let result = GameResult {
            decisions: 10,
            scores: scores.to_vec(),
            places: places.to_vec(),
            digest: Digest([0; 8]),
        };
        let thinking = ms.iter().map(|it| it.iter().map(|it| Duration::from_millis(*it)).collect()).collect();
        ArenaGame {
            deal,
            rotation: turn,
            timed: TimedGame { result, thinking_times: thinking, styles: Vec::new() },
        }
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-9
    }

    #[test]
    fn every_bot_is_counted_where_it_sat() {
        let games = vec![
            game(0, 0, &[60, 20], &[1, 2], &[&[5, 3, 100], &[1]]),
            game(0, 1, &[20, 40], &[2, 1], &[&[1, 1, 1], &[9]]),
        ];
        let tally =
            ArenaStats::new(&[Bot::Greedy, Bot::Random].map(Contestant::from), &games, String::new, 4);
        assert_eq!((tally.games, tally.deals, tally.decisions), (2, 1, 20));
        assert!(close(tally.winner_mean_score, 12.5), "{}", tally.winner_mean_score);
        let [greedy, random] = &tally.bots[..] else { panic!("two bots") };
        assert_eq!((greedy.name.as_str(), greedy.games, random.games), ("greedy", 2, 2));
        assert!(close(greedy.wins, 2.0) && close(greedy.win_rate, 1.0) && close(random.win_rate, 0.0));
        assert!(close(greedy.mean_score, 12.5) && close(greedy.mean_margin, 7.5));
        assert!(close(random.mean_score, 5.0) && close(random.mean_margin, -7.5));
        assert_eq!((greedy.decisions, random.decisions), (4, 4));
        assert_eq!((greedy.ms_per_decision, greedy.median_ms_per_decision), (Some(29.25), Some(9.0)));
        assert_eq!(random.ms_per_decision, Some(1.0));
    }

    #[test]
    fn a_bot_at_several_seats_and_shared_places_are_shared_out() {
        let bots = [Bot::Greedy, Bot::Random, Bot::Random].map(Contestant::from);
        let games = vec![game(0, 0, &[10, 10, 4], &[1, 1, 3], &[]), game(1, 2, &[3, 2, 1], &[1, 2, 3], &[])];
        let tally = ArenaStats::new(&bots, &games, String::new, 1);
        let [greedy, random] = &tally.bots[..] else { panic!("two bots") };
        assert_eq!((greedy.games, random.games), (2, 4));
        assert!(close(greedy.wins, 0.5) && close(random.wins, 1.5));
        assert!(close(greedy.win_rate, 0.25) && close(random.win_rate, 0.375));
        assert!(close(greedy.mean_margin, f64::midpoint(3.0, -1.5)));
        assert_eq!(greedy.ms_per_decision, None);
        // Margins of 3 and −1.5: half of their distance.
        assert!(greedy.margin_error.is_some_and(|it| close(it, 2.25)), "{:?}", greedy.margin_error);
    }

    #[test]
    fn a_seat_that_the_game_plays_has_an_entry() {
        let games = vec![game(0, 0, &[90, 120], &[2, 1], &[&[2]])];
        let tally = ArenaStats::new(&[Bot::Greedy.into()], &games, || "teotibot".to_owned(), 1);
        let [greedy, automaton] = &tally.bots[..] else { panic!("two entries") };
        assert_eq!((greedy.name.as_str(), automaton.name.as_str()), ("greedy", "teotibot"));
        assert!(close(automaton.win_rate, 1.0) && automaton.ms_per_decision.is_none());
    }
}
