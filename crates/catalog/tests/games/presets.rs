//! Every preset of a new table is a game that can be played.

use patolli_catalog::{Lang, Localizer, PresetName, Seed, games, presets, protocol::check_options};

#[test]
fn every_preset_starts_with_the_options_it_names() {
    for kind in games() {
        let all = presets(kind.name()).expect("every game has presets");
        for name in PresetName::ALL {
            for seats in kind.seats().filter(|it| all.preset(name).seats.is_none_or(|seats| seats == *it)) {
                let options = all.preset(name).options(seats);
                let what = format!("{} {} for {seats}", kind.name(), name.word());
                assert!(check_options(*kind, seats, &options).is_ok(), "{what}");
                let play =
                    kind.start(seats, &options, &Seed::from(1)).unwrap_or_else(|it| panic!("{what}: {it}"));
                let record = play.record().expect("it was dealt");
                for option in options.iter().filter(|it| it.1 != "off") {
                    assert!(record.options.contains(option), "{what}: {option:?} of {:?}", record.options);
                }
            }
        }
    }
}

#[test]
fn every_strength_of_the_games_own_player_can_be_played() {
    let kind = games().iter().find(|it| !it.solo_options().is_empty()).expect("Teotihuacan");
    let all = presets(kind.name()).expect("it has presets");
    assert_eq!(all.automata().collect::<Vec<_>>(), ["easy", "written", "hard"]);
    for name in all.automata() {
        let set = all.automaton(name).expect("it is named");
        assert!(set.keys().map(String::as_str).eq({
            let mut keys = kind.solo_options().to_vec();
            keys.sort_unstable();
            keys
        }));
        let options: Vec<_> = set.iter().map(|(key, value)| (key.clone(), value.clone())).collect();
        let play = kind.start(1, &options, &Seed::from(1)).expect("the options fit");
        let record = play.record().expect("it was dealt");
        assert!(options.iter().all(|it| record.options.contains(it)), "{name}");
    }
}

#[test]
fn every_preset_has_words() {
    for kind in games() {
        for (lang, name) in Lang::ALL.into_iter().flat_map(|it| PresetName::ALL.map(|name| (it, name))) {
            let words = Localizer::for_game(lang, kind.name());
            for key in
                [format!("preset-{}", name.word()), format!("preset-{}-{}-about", kind.name(), name.word())]
            {
                assert!(words.has(&key), "{lang:?} {key}");
            }
        }
    }
}
