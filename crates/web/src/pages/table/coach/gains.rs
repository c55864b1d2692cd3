//! One sentence about what the reader's last turn brought.

use patolli_catalog::{Localizer, Score, TurnGains, last_turn};

use super::Scene;

/// What the reader's last turn brought; `None` before it is over, and for those who only watch.
pub(super) fn sentence(scene: &Scene<'_>, words: &Localizer) -> Option<String> {
    let gains = last_turn(scene.table.play, scene.own_seat()?)?;
    let what = [deeds(words, &gains), points(scene, words, &gains), goods(words, &gains)].concat();
    if what.is_empty() {
        return Some(words.text("coach-turn-nothing"));
    }
    Some(words.text_with("coach-turn", &[("what", what.join(", ").into())]))
}

/// What was done, as far as there are words for it.
fn deeds(words: &Localizer, gains: &TurnGains) -> Vec<String> {
    let told = gains.did.iter().map(|(key, n)| (format!("did-{key}"), *n));
    told.filter(|it| words.has(&it.0)).map(|(key, n)| words.text_with(&key, &[("n", n.into())])).collect()
}

fn points(scene: &Scene<'_>, words: &Localizer, gains: &TurnGains) -> Vec<String> {
    let point = |(source, n): &(&'static str, i32)| {
        let args = [("n", signed(scene.points(n.abs()), *n).into()), ("source", words.text(source).into())];
        words.text_with("coach-turn-points", &args)
    };
    gains.points.iter().map(point).collect()
}

fn goods(words: &Localizer, gains: &TurnGains) -> Vec<String> {
    let known = gains.goods.iter().filter(|it| it.good != "ap" && words.has(&format!("count-{}", it.good)));
    known
        .map(|it| {
            let count = words.text_with(&format!("count-{}", it.good), &[("n", it.n.abs().into())]);
            format!("{}{} {count}", sign(it.n), it.n.abs())
        })
        .collect()
}

const fn sign(n: i32) -> &'static str {
    if n < 0 { "−" } else { "+" }
}

fn signed(score: Score, n: i32) -> String {
    format!("{}{score}", sign(n))
}
