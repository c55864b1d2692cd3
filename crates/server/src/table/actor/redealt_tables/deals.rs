//! Deals that a reader cannot tell apart, and decisions that keep it so.

use patolli_catalog::{AnyPlay, Seat, Viewer};

/// Whether the reader sees the same in both games and was told the same.
fn alike(one: &dyn AnyPlay, other: &dyn AnyPlay, viewer: Viewer) -> bool {
    one.view(viewer) == other.view(viewer)
        && one.log_entries_for(viewer, 0) == other.log_entries_for(viewer, 0)
}

/// The same decisions with another deal, if they can be taken there and the reader cannot tell; `next` is
/// taken, too.
fn replayed(play: &dyn AnyPlay, next: &dyn AnyPlay, deal: &str, viewer: Viewer) -> Option<Box<dyn AnyPlay>> {
    let record = play.record().expect("it was dealt");
    let mut other = play.game().start_dealt(record.rules, play.seats(), &record.options, None, deal).ok()?;
    for step in next.steps_since(0) {
        other.replay_step(&step).ok()?;
    }
    if !alike(next, &*other, viewer) {
        return None;
    }
    let other = other.at_step(play.steps());
    alike(play, &*other, viewer).then_some(other)
}

/// A game the reader cannot tell from `play`, dealt otherwise and as far as the reader sees alike also at
/// `next`: neighbours of every pile are exchanged, as many as possible from the bottom.
pub(super) fn redealt(play: &dyn AnyPlay, next: &dyn AnyPlay, viewer: Viewer) -> Option<Box<dyn AnyPlay>> {
    let mut best: Option<Box<dyn AnyPlay>> = None;
    let mut deal: Vec<Vec<String>> =
        play.deal().lines().map(|it| it.split(' ').map(str::to_owned).collect()).collect();
    let text = |lines: &[Vec<String>]| lines.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join("\n");
    for line in 0..deal.len() {
        let length = deal[line].len();
        for from in [1, length / 2, length * 3 / 4, length.saturating_sub(2)] {
            let mut tried = deal.clone();
            for at in (from.max(1) + 1..length).rev().step_by(2) {
                tried[line].swap(at - 1, at);
                if !is_dealt(play, &text(&tried)) {
                    tried[line].swap(at - 1, at);
                }
            }
            if tried != deal
                && let Some(other) = replayed(play, next, &text(&tried), viewer)
            {
                (deal, best) = (tried, Some(other));
                break;
            }
        }
    }
    best
}

/// Whether a text is a deal of the same game.
fn is_dealt(play: &dyn AnyPlay, deal: &str) -> bool {
    let record = play.record().expect("it was dealt");
    play.game().start_dealt(record.rules, play.seats(), &record.options, None, deal).is_ok()
}

/// A decision of `seat` at the second table after which the reader still cannot tell the tables apart: the
/// same one, or, if the seat is not the reader's and holds something else there, another one.
pub(super) fn matching(
    one: &dyn AnyPlay,
    other: &dyn AnyPlay,
    seat: Seat,
    decision: &str,
    viewer: Viewer,
) -> Option<String> {
    let after = |play: &dyn AnyPlay, text: &str| {
        let mut play = play.at_step(play.steps());
        play.play(seat, text).is_ok().then_some(play)
    };
    let mine = after(one, decision)?;
    let fits = |text: &str| after(other, text).is_some_and(|it| alike(&*mine, &*it, viewer));
    if fits(decision) {
        return Some(decision.to_owned());
    }
    let hidden = viewer != Viewer::Seat(seat) && one.has_secrets();
    let others = if hidden { other.choices() } else { Vec::new() };
    others.into_iter().filter(|it| it.refused.is_none()).map(|it| it.notation).find(|it| fits(it))
}
