//! Whether the shuffle is the one that was promised before the first decision, and how to see that for oneself.

use maud::{Markup, html};
use patolli_catalog::{AnyPlay, Seed};

use super::Scene;
use crate::icons::icon;

/// What comparing fingerprint, seed and deal says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verdict {
    /// The fingerprint is that of the seed, and the seed gives the deal.
    Verified,
    /// The fingerprint belongs to another seed.
    OtherSeed,
    /// The seed gives another deal.
    OtherDeal,
}

impl Verdict {
    fn of(whole: &dyn AnyPlay, commitment: &str, seed: &str) -> Self {
        let Some(seed) = seed.parse::<Seed>().ok().filter(|it| it.commitment() == commitment) else {
            return Self::OtherSeed;
        };
        let promised = whole.record().and_then(|it| whole.kind().start(it.seats, &it.options, &seed).ok());
        if promised.is_some_and(|it| it.deal() == whole.deal()) { Self::Verified } else { Self::OtherDeal }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Verified => "replay-shuffle-verified",
            Self::OtherSeed => "replay-shuffle-other-seed",
            Self::OtherDeal => "replay-shuffle-other-deal",
        }
    }
}

/// The verdict and what it was made from, folded; while the game runs, the fingerprint alone.
pub(super) fn shuffle(scene: &Scene<'_>, whole: &dyn AnyPlay) -> Markup {
    let (commitment, title) = (&scene.table.commitment, scene.say("table-shuffle"));
    html! {
        details #shuffle .shuffle {
            summary.btn { (icon("seed")) (title) }
            p.dim { (scene.say("score-commitment")) }
            code { (commitment) }
            @match &scene.table.seed {
                Some(seed) => (revealed(scene, seed, Verdict::of(whole, commitment, seed))),
                None => p { (scene.say("replay-shuffle-later")) },
            }
        }
    }
}

fn revealed(scene: &Scene<'_>, seed: &str, verdict: Verdict) -> Markup {
    let words = scene.say(verdict.key());
    let record = format!("{}-{}.txt", scene.table.play.kind().name(), scene.table.id);
    html! {
        p.dim { (scene.say("score-seed")) }
        code { (seed) }
        @if verdict == Verdict::Verified { p data-verdict="verified" { b { (words) } } }
        @else { p.refusal role="alert" data-verdict="differs" { (words) } }
        p.dim { (scene.say("score-check")) }
        code { "printf 'patolli seed %s' '" (seed) "' | sha256sum" }
        p.dim { (scene.say("replay-shuffle-check")) }
        code { "patolli replay " (record) " --commitment " (scene.table.commitment) }
    }
}
