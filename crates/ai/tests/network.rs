//! Networks: learned in pieces as in one go, written and read again, refused where they do not fit, and used by a search.

use std::{collections::BTreeMap, io, sync::LazyLock};

use patolli_ai::{
    BadEvaluator, BadNetwork, Budget, Evaluator, Network, Search, SearchPlayer, Settings, Stop, Strength,
    train::{RoundStore, TrainConfig, TrainError, TrainStart, Unkept, train, train_network},
};
use patolli_core::{Game as _, Log, Options as _, Seed, Status};
use patolli_teotihuacan::Teotihuacan;
use patolli_tikal::Tikal;
use patolli_tzolkin::{Options, Tzolkin};

/// Keeps pieces in memory; refuses after a number of them, as a full disk does.
#[derive(Clone, Default)]
struct Kept {
    pieces: BTreeMap<String, Vec<u8>>,
    room: usize,
}

impl RoundStore for Kept {
    fn load(&self, name: &str) -> Option<Vec<u8>> {
        self.pieces.get(name).cloned()
    }

    fn keep(&mut self, name: &str, piece: &[u8]) -> io::Result<()> {
        if self.pieces.len() >= self.room {
            return Err(io::Error::other("the disk is full"));
        }
        self.pieces.insert(name.to_owned(), piece.to_vec());
        Ok(())
    }

    fn forget(&mut self, name: &str) {
        self.pieces.remove(name);
    }
}

/// A small training: greedy bots play, in a second round searching ones with the first network.
fn plan(games: u64, rounds: u32, threads: usize) -> TrainConfig {
    TrainConfig {
        seats: vec![2],
        games,
        rounds,
        simulations: 2,
        start: TrainStart::Greedy,
        seed: Seed::from(5),
        threads,
        scattered: 0.5,
        remembered: 2,
    }
}

fn learned(plan: &TrainConfig, store: &mut dyn RoundStore) -> Result<Vec<u8>, TrainError> {
    Ok(train_network::<Tzolkin>(plan, store, &mut |_| ())?.write::<Tzolkin>("a test"))
}

/// A network of Tzolk'in as a file.
fn file() -> &'static [u8] {
    static FILE: LazyLock<Vec<u8>> =
        LazyLock::new(|| learned(&plan(45, 1, 1), &mut Unkept).expect("nothing is kept"));
    &FILE
}

/// The file with another text in its head, and a sum that fits again.
fn changed(from: &str, to: &str) -> Vec<u8> {
    use sha2::Digest as _;
    let content = &file()[..file().len() - 32];
    let at = content.windows(from.len()).position(|it| it == from.as_bytes()).expect("it is there");
    let mut bytes = [&content[..at], to.as_bytes(), &content[at + from.len()..]].concat();
    let sum = sha2::Sha256::digest(&bytes);
    bytes.extend(sum);
    bytes
}

#[test]
fn a_training_that_was_stopped_comes_to_the_same_network() {
    let whole = learned(&plan(12, 2, 1), &mut Unkept).expect("nothing is kept");
    let mut kept = Kept::default();
    for room in 0..4 {
        kept.room = room;
        let stopped = learned(&plan(12, 2, 2), &mut kept).map(drop);
        assert!(stopped.is_err_and(|it| it.to_string().contains("the disk is full")), "{room}");
    }
    kept.room = 4;
    assert!(learned(&plan(12, 2, 2), &mut kept).is_ok_and(|it| it == whole), "another network");
    // Damaged pieces are made again.
    for piece in kept.pieces.values_mut() {
        piece[20] ^= 1;
    }
    kept.room = 100;
    assert!(learned(&plan(12, 2, 1), &mut kept).is_ok_and(|it| it == whole), "another network");
}

#[test]
fn what_is_written_can_be_read() {
    let network = Network::read::<Tzolkin>(file()).expect("it was written");
    assert!(network.write::<Tzolkin>("a test") == file());
}

#[test]
fn files_that_do_not_fit_are_refused_in_words() {
    let words = |bytes: &[u8]| match Network::read::<Tzolkin>(bytes) {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    assert!(words(b"").contains("no network file"));
    assert!(words(b"patolli weights 2\n").contains("no network file"));
    assert!(words(b"patolli net 3\n").contains("a kind this program does not know"));
    assert!(words(&file()[..file().len() / 2]).contains("damaged or cut off"));
    for at in [60, file().len() / 2, file().len() - 1] {
        let mut damaged = file().to_vec();
        damaged[at] ^= 1;
        assert!(words(&damaged).contains("damaged"), "byte {at}: {}", words(&damaged));
    }
    assert_eq!(
        Network::read::<Tikal>(file()),
        Err(BadNetwork::OtherGame { found: "tzolkin".into(), wanted: "tikal" })
    );
    let rules = format!("rules {}\n", Options::RULES);
    assert!(words(&changed(&rules, "rules 77\n")).contains("version 77 of the rules"));
    assert!(words(&changed("vocabulary ", "vocabulary 0")).contains("other features or tokens"));
    assert!(words(&changed("layers ", "layers 9 ")).contains("other sizes"));
    assert!(words(&changed("game ", "sport ")).contains("the line `game …` is missing"));
    let more = [&file()[..file().len() - 32], b"1234"].concat();
    assert!(words(&more).contains("damaged"));
}

#[test]
fn weights_are_learned_from_weights_alone() {
    let start = TrainStart::File(file().to_vec());
    let refused = train::<Tzolkin>(&TrainConfig { start, ..plan(12, 1, 1) }, &mut Unkept, &mut |_| ());
    assert!(matches!(refused, Err(TrainError::Start(BadEvaluator::OnlyWeights))));
    let start = TrainStart::File(b"\xff\xfe".to_vec());
    let refused =
        train_network::<Tzolkin>(&TrainConfig { start, ..plan(12, 1, 1) }, &mut Unkept, &mut |_| ());
    assert!(matches!(refused, Err(TrainError::Start(BadEvaluator::Neither))));
}

#[test]
fn every_game_has_networks() {
    let plan = TrainConfig { seats: vec![1, 3], ..plan(6, 1, 1) };
    let network = train_network::<Teotihuacan>(&plan, &mut Unkept, &mut |_| ()).expect("nothing is kept");
    let evaluator = Evaluator::read::<Teotihuacan>(&network.write::<Teotihuacan>("a test"));
    assert!(matches!(evaluator, Ok(Evaluator::Network(_))));
}

#[test]
fn a_search_thinks_with_a_network_and_never_peeks() {
    let evaluator = Evaluator::read::<Tzolkin>(file()).expect("it was written");
    let options = Options::for_seats(4).expect("four may play");
    let mut rng = Seed::from(2).rng();
    let mut position = Tzolkin::start(&options, Tzolkin::deal(&options, &mut rng));
    let strength = Strength::Simulations(30);
    let mut players: Vec<_> = (0..4)
        .map(|it| SearchPlayer::with_model(strength, evaluator.clone(), Seed::from(it).rng()))
        .collect();
    for decisions in 0..60 {
        let Status::Asks(seat) = position.status() else { break };
        if decisions % 6 == 0 {
            let thoughts = [position.clone(), position.redeal(seat, &mut rng)].map(|it| {
                let lots = Seed::from(9).rng();
                let mut search =
                    Search::new(&it, evaluator.clone(), Settings::BEST, lots).expect("a seat is asked");
                search.think(Budget::simulations(40), &Stop::default());
                search.result(3)
            });
            assert_eq!(thoughts[0], thoughts[1], "the search knows more than its seat");
        }
        let action = players[seat.index()].decide(&position, &Stop::default()).expect("a decision");
        position.play(action, &mut Log::off()).expect("it keeps to the rules");
    }
}
