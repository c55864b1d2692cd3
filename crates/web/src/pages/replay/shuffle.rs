//! Checks whether the shuffle is the one promised before the first decision, and tells how to repeat the check.

use maud::{Markup, html};
use patolli_catalog::{AnyPlay, Seat, Seed, Shuffle};

use super::Scene;
use crate::icons::icon;

/// Result of comparing commitment, seed and deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ShuffleCheck {
    /// The commitment is that of the seed, and the seed gives the deal.
    Verified,
    /// The commitment is that of another seed.
    OtherSeed,
    /// The seed gives another deal.
    OtherDeal,
}

impl ShuffleCheck {
    fn new(whole: &dyn AnyPlay, commitment: &str, seed: &str, words: &[(Seat, String)]) -> Self {
        let Some(seed) = seed.parse::<Seed>().ok().filter(|it| it.commitment() == commitment) else {
            return Self::OtherSeed;
        };
        let promised = whole
            .record()
            .and_then(|it| whole.game().deal(it.rules, it.seats, &it.options, &mixed(seed, words)?).ok());
        if promised.is_some_and(|it| it == whole.deal()) { Self::Verified } else { Self::OtherDeal }
    }

    const fn key(self, words: &[(Seat, String)]) -> &'static str {
        match self {
            Self::Verified if words.is_empty() => "replay-shuffle-verified",
            Self::Verified => "replay-shuffle-verified-words",
            Self::OtherSeed => "replay-shuffle-other-seed",
            Self::OtherDeal => "replay-shuffle-other-deal",
        }
    }
}

/// The seed with the words that people added to it; `None` if one of the words is invalid.
fn mixed(seed: Seed, words: &[(Seat, String)]) -> Option<Shuffle> {
    let word = |(seat, word): &(Seat, String)| Some((*seat, word.parse().ok()?));
    Some(Shuffle::new(seed, words.iter().map(word).collect::<Option<Vec<_>>>()?))
}

/// The check with commitment and seed, folded; while the game runs, the commitment alone.
pub(super) fn shuffle(scene: &Scene<'_>, whole: &dyn AnyPlay) -> Markup {
    let (commitment, title) = (&scene.table.commitment, scene.say("table-shuffle"));
    html! {
        details #shuffle .shuffle {
            summary.btn { (icon("seed")) (title) }
            p.dim { (scene.say("score-commitment")) }
            code { (commitment) }
            @match &scene.table.seed {
                Some(seed) => (revealed(scene, seed, ShuffleCheck::new(whole, commitment, seed, &scene.table.words))),
                None => p { (scene.say("replay-shuffle-later")) },
            }
        }
    }
}

fn revealed(scene: &Scene<'_>, seed: &str, check: ShuffleCheck) -> Markup {
    let words = scene.say(check.key(&scene.table.words));
    let record = format!("{}-{}.txt", scene.table.play.game().name(), scene.table.id);
    html! {
        p.dim { (scene.say("score-seed")) }
        code { (seed) }
        @if !scene.table.words.is_empty() {
            p.dim { (scene.say("score-words")) }
            @for (seat, word) in &scene.table.words { p { (scene.name(*seat)) ": " code { (word) } } }
        }
        @if check == ShuffleCheck::Verified { p data-verdict="verified" { b { (words) } } }
        @else { p.refusal role="alert" data-verdict="differs" { (words) } }
        p.dim { (scene.say("score-check")) }
        code { "printf 'patolli seed %s' '" (seed) "' | sha256sum" }
        @if !scene.table.words.is_empty() {
            p.dim { (scene.say("replay-shuffle-mix")) }
            code { "{ echo 'patolli shuffle'; grep -E '^(seed|word) ' " (record) "; } | sha256sum" }
        }
        p.dim { (scene.say("replay-shuffle-check")) }
        code { "patolli replay " (record) " --commitment " (scene.table.commitment) }
    }
}
