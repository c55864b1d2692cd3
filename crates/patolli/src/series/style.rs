//! How the seats of a finished game played: what they came to have, what they wasted, where their points came from.

use patolli_ai::{
    mistakes::{Thoroughness, mistakes},
    value::{PastPosition, WASTE},
};
use patolli_catalog::CatalogGame;
use patolli_core::{Describe, Log, Play, Seat, Seed};

/// What one seat did in a game, by name: figures of the game first, then points by source.
pub type StyleSheet = Vec<(&'static str, f64)>;

/// What sources of points are called before the name of the source.
const SOURCE: &str = "source-";

/// Of how many stretches of decisions one is judged, whatever was done in it.
const JUDGED_EVERY: usize = 8;

/// The sheets of all seats, with their mistakes if these are looked for with so many simulations.
pub fn style_sheets<G: CatalogGame>(
    play: &Play<G>,
    simulations: Option<u32>,
    seed: &Seed,
) -> Vec<StyleSheet> {
    let mut position = play.position_at(0);
    let mut past = vec![PastPosition { position: position.clone(), events: Vec::new() }];
    for step in play.moves() {
        let mut log = Log::new();
        if position.play(step.action, &mut log).is_err() {
            break;
        }
        past.push(PastPosition { position: position.clone(), events: log.take() });
    }
    let mut sheets: Vec<StyleSheet> =
        Seat::all(play.position().seats()).map(|seat| sheet(&past, seat)).collect();
    if let Some(simulations) = simulations {
        let how = Thoroughness { simulations, every: JUDGED_EVERY };
        for (sheet, found) in sheets.iter_mut().zip(mistakes(play, how, seed)) {
            sheet.push(("points lost per turn", found.lost_per_turn.into()));
            sheet.push(("most points lost", found.most_lost.into()));
            let counts = WASTE.iter().zip(found.wasteful);
            sheet.extend(counts.map(|(name, count)| (*name, f64::from(count))));
        }
    }
    sheets
}

fn sheet<G: CatalogGame>(past: &[PastPosition<G>], seat: Seat) -> StyleSheet {
    let mut sheet: StyleSheet =
        G::style(past, seat).into_iter().map(|(name, n)| (name, f64::from(n))).collect();
    let events = past.iter().flat_map(|it| &it.events);
    for points in events.flat_map(Describe::points).filter(|it| it.seat == seat) {
        let (name, n) = (points.source, f64::from(points.n) / f64::from(G::UNITS_PER_POINT));
        match sheet.iter_mut().find(|it| it.0 == name) {
            Some(known) => known.1 += n,
            None => sheet.push((name, n)),
        }
    }
    sheet
}

/// The name of a figure as people read it.
pub fn figure_name(name: &str) -> String {
    name.strip_prefix(SOURCE).map_or_else(|| name.to_owned(), |it| format!("points: {it}"))
}
