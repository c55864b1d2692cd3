//! Events of the log before they are put into words: what is known of them fits what they are told as.

use std::collections::HashMap;

use patolli_catalog::{AnyGame, AnyPlay, Bot, LogEntry, LoggedEvent, Seed, Status, Viewer, games};

fn whole_game(kind: &'static dyn AnyGame, seed: u64) -> Box<dyn AnyPlay> {
    let mut play = kind.start(3, &[], &Seed::from(seed)).expect("three may play");
    let mut rng = Seed::from(seed).rng();
    while let Status::Asks(seat) = play.status() {
        let decision = play.bot_choice(Bot::Random, &mut rng).expect("somebody is asked");
        play.play(seat, &decision).expect("bots decide by the rules");
    }
    play
}

fn told(play: &dyn AnyPlay) -> Vec<(LoggedEvent, LogEntry)> {
    play.logged_events(0).into_iter().map(|it| (it, play.log_entry(&it))).collect()
}

#[test]
fn events_are_told_as_what_they_are() {
    for kind in games() {
        let play = whole_game(*kind, 5);
        let told = told(&*play);
        for (event, entry) in &told {
            let known = (event.step, event.seat, event.auto, event.heading);
            assert_eq!(known, (entry.step, entry.seat, entry.auto, entry.heading), "{event:?}");
            assert_eq!(play.touches(event), entry.touches, "{event:?}");
        }
        let watched = told.into_iter().filter(|it| it.0.audience.includes(Viewer::Watcher)).map(|it| it.1);
        assert_eq!(watched.collect::<Vec<_>>(), play.log_entries_for(Viewer::Watcher, 0));
        let late = play.steps() / 2;
        assert!(play.logged_events(late).iter().all(|it| it.step > late));
    }
}

/// A page compares hashes where it would have to compare sentences.
#[test]
fn equal_hashes_mean_equal_sentences_and_other_kinds_mean_others() {
    for kind in games() {
        let mut by_hash: HashMap<u64, LogEntry> = HashMap::new();
        let mut kinds: HashMap<&str, u64> = HashMap::new();
        for seed in 0..20 {
            for (event, entry) in told(&*whole_game(*kind, seed)) {
                let same = kinds.entry(entry.message.key).or_insert(event.kind);
                assert_eq!(*same, event.kind, "two kinds have the sentence {}", entry.message.key);
                let same = by_hash.entry(event.hash).or_insert_with(|| entry.clone());
                assert_eq!((&same.message, &same.touches), (&entry.message, &entry.touches));
            }
        }
    }
}
