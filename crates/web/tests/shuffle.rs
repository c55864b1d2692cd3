//! The replay page says whether the shuffle was the promised one; what was forged is noticed.

#[allow(dead_code, reason = "other pages need more of it")]
mod samples;

use patolli_catalog::{AnyPlay, Lang, Localizer, Seat, Seed, Shuffle};
use patolli_web::{
    model::{Replay, Table},
    replay,
};
use samples::{finished_game, lazy, sitters, table, tikal};

/// The part of the page about the shuffle, in a language; `forge` changes the table before it is drawn.
fn shown(lang: Lang, whole: &dyn AnyPlay, forge: impl FnOnce(&mut Table<'_>)) -> String {
    let seats = sitters(2);
    let mut at = table(lang, whole, &seats);
    forge(&mut at);
    let page = replay(&Replay { table: at, whole, step: whole.steps() }).into_string();
    let rest = page.split("id=\"shuffle\"").nth(1).expect("the page tells about the shuffle");
    rest.split("</details>").next().unwrap_or_default().to_owned()
}

/// Asserts that the page says only this of the three verdicts.
#[track_caller]
fn assert_says(html: &str, lang: Lang, key: &str) {
    for it in ["replay-shuffle-verified", "replay-shuffle-other-seed", "replay-shuffle-other-deal"] {
        assert_eq!(
            html.contains(&Localizer::for_game(lang, "ui").text(it)),
            it == key,
            "{lang:?} {it}: {html}"
        );
    }
    assert_eq!(html.contains("role=\"alert\""), key != "replay-shuffle-verified", "{html}");
}

#[test]
fn an_honest_shuffle_is_verified_in_every_language() {
    let whole = finished_game(2, "off", lazy);
    for lang in Lang::ALL {
        let html = shown(lang, &*whole, |_| {});
        assert_says(&html, lang, "replay-shuffle-verified");
        let commitment = Seed::from(7).commitment();
        for code in [
            commitment.as_str(),
            "printf &#39;patolli seed %s&#39; &#39;7&#39; | sha256sum",
            &format!("patolli replay tikal-t7.txt --commitment {commitment}"),
        ] {
            let plain = html.replace('\'', "&#39;");
            assert!(plain.contains(code), "{code}: {html}");
        }
    }
}

#[test]
fn a_forged_fingerprint_is_caught() {
    let whole = finished_game(2, "off", lazy);
    for lang in Lang::ALL {
        let html = shown(lang, &*whole, |it| it.commitment = Seed::from(8).commitment());
        assert_says(&html, lang, "replay-shuffle-other-seed");
    }
}

#[test]
fn a_forged_seed_is_caught() {
    let whole = finished_game(2, "off", lazy);
    for seed in ["8", "", "no seed"] {
        let html = shown(Lang::En, &*whole, |it| it.seed = Some(seed.to_owned()));
        assert_says(&html, Lang::En, "replay-shuffle-other-seed");
    }
}

/// Seed and fingerprint fit each other, but the game was dealt otherwise.
#[test]
fn a_forged_deal_is_caught() {
    let whole = finished_game(2, "off", lazy);
    let html = shown(Lang::En, &*whole, |it| {
        it.seed = Some("8".to_owned());
        it.commitment = Seed::from(8).commitment();
    });
    assert_says(&html, Lang::En, "replay-shuffle-other-deal");
}

/// Words of both players, as the table keeps them.
fn words() -> Vec<(Seat, String)> {
    vec![(Seat::new(0), "annas".to_owned()), (Seat::new(1), "boreks".to_owned())]
}

#[test]
fn the_words_of_the_players_are_shown_and_verified_in_every_language() {
    let mix = |(seat, word): (Seat, String)| (seat, word.parse().expect("a word"));
    let shuffle = Shuffle::new(Seed::from(7), words().into_iter().map(mix));
    let whole = tikal().start_shuffled(2, &[], &shuffle).expect("two may play");
    for lang in Lang::ALL {
        let html = shown(lang, &*whole, |it| it.words = words());
        assert!(
            html.contains(&Localizer::for_game(lang, "ui").text("replay-shuffle-verified-words")),
            "{html}"
        );
        for code in ["annas", "boreks", "grep -E", "tikal-t7.txt; } | sha256sum"] {
            assert!(html.contains(code), "{code}: {html}");
        }
        let html = shown(lang, &*whole, |_| {});
        assert_says(&html, lang, "replay-shuffle-other-deal");
        let html = shown(lang, &*whole, |it| it.words = vec![(Seat::new(0), "no word".to_owned())]);
        assert_says(&html, lang, "replay-shuffle-other-deal");
    }
}

#[test]
fn before_the_end_only_the_fingerprint_is_shown() {
    let whole = finished_game(2, "off", lazy);
    let html = shown(Lang::En, &*whole, |it| it.seed = None);
    assert!(html.contains(&Seed::from(7).commitment()) && !html.contains("printf"), "{html}");
    assert!(html.contains(&Localizer::for_game(Lang::En, "ui").text("replay-shuffle-later")));
}
