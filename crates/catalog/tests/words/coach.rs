//! Every tip of the coach has its words in every language, no others, and none too long; what a turn brought is said by events of the game.

use std::collections::BTreeSet;

use patolli_catalog::{Coach, Lang, Localizer, coach, games};

use crate::{entries::entries, game_words::read, lessons::length_flaw};

/// Keys of what a turn brought begin so; the key of an event follows.
const DID: &str = "did-";

fn flaws(tips: &Coach, lang: Lang) -> Vec<String> {
    let text = read(lang, &format!("coach-{}", tips.game));
    let (entries, words) = (entries(&text), Localizer::for_coach(lang, &tips.game));
    let mut flaws = Vec::new();
    let mut known = BTreeSet::new();
    for (ending, most) in [("", 6), ("-text", 45)] {
        for tip in &tips.tips {
            let key = format!("tip-{}{ending}", tip.id);
            if !entries.contains_key(key.as_str()) {
                flaws.push(format!("`{key}` is missing"));
            }
            flaws.extend(length_flaw(&key, &words.text(&key), most));
            known.insert(key);
        }
    }
    let is_event = |key: &str| key.strip_prefix(DID).is_some_and(|it| words.has(it));
    let lost = entries.keys().filter(|it| !known.contains(**it) && !is_event(it));
    flaws.extend(lost.map(|it| format!("`{it}` is never said")));
    flaws
}

#[test]
fn every_tip_has_its_words_in_every_language() {
    let mut all = Vec::new();
    for tips in games().iter().filter_map(|it| coach(it.name())) {
        for lang in Lang::ALL {
            let prefix = format!("{} {}", tips.game, lang.tag());
            all.extend(flaws(tips, lang).into_iter().map(|it| format!("{prefix}: {it}")));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn deeds_have_words_in_all_languages_or_in_none() {
    for game in games() {
        let texts = Lang::ALL.map(|lang| read(lang, &format!("coach-{}", game.name())));
        let keys =
            texts.each_ref().map(|it| entries(it).keys().map(|it| (*it).to_owned()).collect::<BTreeSet<_>>());
        assert!(keys[0] == keys[1] && keys[0] == keys[2], "{}", game.name());
    }
}
