//! Every scene has its words in every language, no others, and none too long.

use std::collections::BTreeSet;

use patolli_catalog::{Lang, Localizer, games, scenes};

use crate::{entries::entries, game_words::read, lessons::length_flaw};

/// Most words of the text of a scene.
const TEXT: usize = 32;
/// Most words of the name of a variant.
const NAME: usize = 7;

#[test]
fn every_scene_has_its_words_in_every_language() {
    let mut flaws = Vec::new();
    for (kind, lang) in games().iter().flat_map(|kind| Lang::ALL.map(|lang| (kind, lang))) {
        let mut needed = Vec::new();
        for scene in scenes().iter().filter(|it| it.game == kind.name()) {
            needed.push((scene.id.clone(), TEXT));
            needed.extend(scene.variants.iter().map(|it| (format!("{}-{}", scene.id, it.id), NAME)));
        }
        let file = read(lang, &format!("scene-{}", kind.name()));
        let said: BTreeSet<&str> = entries(&file).keys().copied().collect();
        let wanted: BTreeSet<&str> = needed.iter().map(|it| it.0.as_str()).collect();
        let odd = said.symmetric_difference(&wanted).map(|it| format!("`{it}` is missing or never said"));
        let words = Localizer::for_scenes(lang, kind.name());
        let long = needed.iter().filter_map(|(key, most)| length_flaw(key, &words.text(key), *most));
        flaws.extend(odd.chain(long).map(|it| format!("{} {}: {it}", kind.name(), lang.tag())));
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}
