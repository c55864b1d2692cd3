//! Games whose decisions are drawn at random.

use patolli_core::{Game, Log, Rng, Seed, random_action};

/// A game that plays itself.
pub(crate) struct RandomGame<G: Game> {
    position: G,
    rng: Rng,
    decisions: usize,
}

impl<G: Game> RandomGame<G> {
    /// A game at its start; the seed decides the deal and all that follows.
    pub(crate) fn new(options: &G::Options, seed: u64) -> Self {
        let mut rng = Seed::from(seed).rng();
        let position = G::start(options, G::deal(options, &mut rng));
        Self { position, rng, decisions: 0 }
    }

    /// Decisions made so far.
    pub(crate) const fn decisions(&self) -> usize {
        self.decisions
    }

    /// Makes the decisions up to the end, without a log and without allocating anything itself.
    pub(crate) fn play_to_end(&mut self) {
        self.show_to_end(|_| ());
    }

    /// The same; shows each position before something is decided in it.
    fn show_to_end(&mut self, mut look: impl FnMut(&G)) {
        let mut log = Log::off();
        while let Some((action, _)) = random_action(&self.position, &mut self.rng) {
            look(&self.position);
            self.position.apply(action, &mut log);
            self.decisions += 1;
        }
    }
}

/// Shows every position but the last of random games with these options and seeds.
pub fn each_position<G: Game>(games: impl IntoIterator<Item = (G::Options, u64)>, mut look: impl FnMut(&G)) {
    for (options, seed) in games {
        RandomGame::new(&options, seed).show_to_end(&mut look);
    }
}
