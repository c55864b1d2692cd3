//! A deal follows from a secret seed and a word of each person who sat down, and a record proves it.

use patolli_catalog::{
    AnyGame, AnyPlay, Contribution, Record, RecordError, Seat, Seed, Shuffle, Status, games,
};

/// Number of decisions that are played before the record is written.
const DECISIONS: usize = 30;

fn shuffle(seed: u64, words: &[(u8, &str)]) -> Shuffle {
    let word = |it: &(u8, &str)| (Seat::new(it.0), it.1.parse::<Contribution>().expect("a word"));
    Shuffle::new(Seed::from(seed), words.iter().map(word))
}

/// The beginning of a game of two whose seats take what is offered first.
fn played(kind: &'static dyn AnyGame, shuffle: &Shuffle) -> Box<dyn AnyPlay> {
    let mut play = kind.start_shuffled(2, &[], shuffle).expect("two may play");
    for _ in 0..DECISIONS {
        let Status::Asks(seat) = play.status() else { break };
        let choice =
            play.choices().into_iter().find(|it| it.refused.is_none()).expect("something is offered");
        play.play(seat, &choice.notation).expect("what is offered is accepted");
    }
    play
}

fn record(kind: &'static dyn AnyGame, shuffle: &Shuffle) -> Record {
    played(kind, shuffle).record().expect("a dealt game has a record")
}

#[test]
fn a_record_with_words_replays() {
    for kind in games() {
        let shuffle = shuffle(7, &[(0, "0123456789abcdef0123456789abcdef"), (1, "~!")]);
        let record = record(*kind, &shuffle);
        let text = record.to_string();
        assert!(text.contains("seed 7\nword 0 0123456789abcdef0123456789abcdef\nword 1 ~!\ndeal "), "{text}");
        let read: Record = text.parse().expect("it is a record");
        assert_eq!(read, record);
        assert_eq!(read.shuffle(), Some(shuffle));
        let again = kind.open(&read).expect("it replays");
        assert_eq!(again.deal(), played(*kind, &read.shuffle().expect("it has a seed")).deal());
        assert_eq!(
            again.record().expect("a dealt game has a record").contributions,
            record.contributions,
            "words are kept"
        );
    }
}

#[test]
fn a_changed_word_seed_or_deal_is_refused() {
    for kind in games() {
        let honest = record(*kind, &shuffle(7, &[(0, "anna"), (1, "borek")]));
        let (other, refused) = (record(*kind, &shuffle(8, &[])), Err(RecordError::SeedDiffers));
        let changed = |change: &dyn Fn(&mut Record)| {
            let mut record = honest.clone();
            change(&mut record);
            kind.open(&record).map(drop)
        };
        let word = |text: &str| text.parse::<Contribution>().expect("a word");
        assert_eq!(changed(&|_| {}), Ok(()));
        assert_eq!(changed(&|it| it.contributions[1].1 = word("Borek")), refused);
        assert_eq!(changed(&|it| drop(it.contributions.pop())), refused, "a word is left out");
        assert_eq!(changed(&|it| it.contributions.clear()), refused, "all words are left out");
        assert_eq!(
            changed(
                &|it| it.contributions = vec![(Seat::new(0), word("borek")), (Seat::new(1), word("anna"))]
            ),
            refused
        );
        assert_eq!(changed(&|it| it.seed = Some(Seed::from(8))), refused);
        assert_eq!(changed(&|it| it.deal.clone_from(&other.deal)), refused);
        let beyond = changed(&|it| it.contributions.push((Seat::new(2), word("carla"))));
        assert_eq!(beyond, Err(RecordError::ContributionSeat(Seat::new(2))));
    }
}

#[test]
fn records_without_words_are_read_and_written_as_before() {
    for kind in games() {
        let record = played(*kind, &Seed::from(7).into()).record().expect("a dealt game has a record");
        assert!(!record.to_string().contains("\nword "));
        assert_eq!(record.deal, kind.start(2, &[], &Seed::from(7)).expect("two may play").deal());
        assert!(kind.open(&record).is_ok());
    }
}

#[test]
fn words_are_read_only_where_they_make_sense() {
    let text = record(games()[0], &shuffle(7, &[(0, "anna"), (1, "borek")])).to_string();
    let read = |from: &str, to: &str| text.replace(from, to).parse::<Record>();
    let line = |what| Err(RecordError::Line { line: 0, what });
    let unnumbered = |it: Result<Record, RecordError>| match it {
        Err(RecordError::Line { what, .. }) => Err(RecordError::Line { line: 0, what }),
        it => it,
    };
    let order = "words stand in the order of seats, one for each";
    assert_eq!(unnumbered(read("word 1 borek", "word 0 borek")), line(order));
    assert_eq!(unnumbered(read("word 0 anna\nword 1 borek", "word 1 borek\nword 0 anna")), line(order));
    assert_eq!(unnumbered(read("word 1 borek", "word borek")), line("expected `word SEAT WORD`"));
    assert_eq!(unnumbered(read("word 1 borek", "word x borek")), line("expected a seat number"));
    let long = format!("word 1 {}", "x".repeat(65));
    assert_eq!(unnumbered(read("word 1 borek", &long)), line("a word is 1 to 64 visible ASCII characters"));
    assert_eq!(read("seed 7\n", ""), Err(RecordError::Missing("seed")));
}

#[test]
fn the_deal_can_be_had_without_a_game() {
    for kind in games() {
        let shuffle = shuffle(7, &[(1, "borek")]);
        let deal = kind.deal(kind.rules(), 2, &[], &shuffle).expect("two may play");
        assert_eq!(deal, kind.start_shuffled(2, &[], &shuffle).expect("two may play").deal());
        assert_ne!(deal, kind.deal(kind.rules(), 2, &[], &Seed::from(7).into()).expect("two may play"));
        assert!(kind.deal(kind.rules() + 1, 2, &[], &shuffle).is_err(), "a newer version is not known");
    }
}
