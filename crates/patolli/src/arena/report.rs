//! What an arena came to, for people and for programs.

use patolli_catalog::{AnyGame, Lang, Localizer};
use serde_json::{Value, json};

use super::{
    elo::ratings,
    sprt::Sprt,
    style::BotStyle,
    table,
    tally::{ArenaGame, ArenaStats, BotStats, different_bots},
};
use crate::{
    figures::{plural, points, seats},
    series::{self, Series},
};

/// What an arena came to.
pub struct Report {
    game: &'static dyn AnyGame,
    series: Series,
    stats: ArenaStats,
    sprt: Option<Sprt>,
    styles: Vec<BotStyle>,
}

impl Report {
    /// Counts games, which are in the order of deals and rotations.
    pub fn new(game: &'static dyn AnyGame, series: Series, games: &[ArenaGame], sprt: Option<Sprt>) -> Self {
        let automaton = || Localizer::for_game(Lang::En, game.name()).text("automaton").to_lowercase();
        let mut stats = ArenaStats::new(&series.bots, games, automaton, game.units_per_point());
        let different = different_bots(&series.bots, games);
        if different.len() > 1 {
            let rated = ratings(&different, &series.bots, games);
            stats.bots.iter_mut().zip(rated).for_each(|(bot, rating)| bot.rating = Some(rating));
        }
        let styles = if series.style { BotStyle::all(&different, &series.bots, games) } else { Vec::new() };
        Self { game, series, stats, sprt, styles }
    }

    pub fn as_json(&self) -> Value {
        let Self { game, series, stats, .. } = self;
        let mut report = json!({
            "game": game.name(),
            "seats": series.seats,
            "games": stats.games,
            "deals": stats.deals,
            "seed": series::seed_json(&series.seed),
            "options": series::options_json(&series.options),
            "winner_mean_score": stats.winner_mean_score,
            "decisions": stats.decisions,
            "bots": stats.bots.iter().map(BotStats::as_json).collect::<Vec<_>>(),
        });
        if let Some(sprt) = &self.sprt {
            report["sprt"] = sprt.as_json();
        }
        if series.style {
            report["style"] = self.styles.iter().map(BotStyle::as_json).collect();
        }
        report
    }

    pub fn to_text(&self) -> String {
        let Self { game, series, stats, .. } = self;
        let sets = series.options.iter().map(|(key, value)| format!("{key}={value}"));
        let with = [seats(series.seats)].into_iter().chain(sets).collect::<Vec<_>>().join(", ");
        let head = format!(
            "{}, {with}, {} on {}, seed {}\n{}\nwinners score {} on average",
            game.name(),
            plural(stats.games, "game", "games"),
            plural(stats.deals, "deal", "deals"),
            series.seed,
            table::render(&stats.bots),
            points(stats.winner_mean_score),
        );
        let first = series.bots.first().map(ToString::to_string).unwrap_or_default();
        let test = self.sprt.map(|it| it.to_text(&first));
        let styles = self.styles.iter().map(|it| format!("\n{}", it.to_text()));
        [head].into_iter().chain(test).chain(styles).collect::<Vec<_>>().join("\n")
    }
}
