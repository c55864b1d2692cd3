//! A simple player of Teotihuacan: it takes what is offered and looks at notation only.

use std::collections::BTreeMap;

/// Answers that are liked, first the best; whatever is asked can be answered by one of them.
const LIKES: [&str; 20] = [
    "keep", "place", "build", "decorate", "develop", "house", "ascend", "take", "reward", "climb",
    "power-up", "go", "gain", "pay", "trade", "wages", "use", "end", "rest", "no",
];

/// Goes where it was least, and does there what it can.
pub struct TeotihuacanPolicy {
    /// How often it went to which board.
    visits: BTreeMap<String, usize>,
    dice: usize,
}

impl TeotihuacanPolicy {
    /// A player with some luck.
    pub fn new(luck: usize) -> Self {
        Self { visits: BTreeMap::new(), dice: luck }
    }

    /// One of the offered decisions.
    pub fn pick(&mut self, offers: &[String]) -> String {
        assert!(!offers.is_empty(), "whoever is asked is offered something");
        let choice = self.act(offers).or_else(|| self.go(offers));
        let choice = choice.or_else(|| LIKES.iter().find_map(|kind| self.one_of(kind, offers)));
        choice.unwrap_or_else(|| offers[0].clone())
    }

    /// What a worker does that has just arrived: mostly the main action, if it is possible.
    fn act(&mut self, offers: &[String]) -> Option<String> {
        if !offers.iter().any(|it| it == "collect") {
            return None;
        }
        let kinds =
            if self.roll(3) == 0 { ["worship", "main", "collect"] } else { ["main", "worship", "collect"] };
        kinds.iter().find_map(|kind| self.one_of(kind, offers))
    }

    /// A move to a board where it was least.
    fn go(&mut self, offers: &[String]) -> Option<String> {
        let to = |it: &String| it.split(' ').nth(3).filter(|_| it.starts_with("move ")).map(str::to_owned);
        let visits = |it: &String| self.visits.get(it).copied().unwrap_or_default();
        let least = offers.iter().filter_map(to).min_by_key(visits)?;
        let there: Vec<_> = offers.iter().filter(|it| to(it).as_ref() == Some(&least)).cloned().collect();
        *self.visits.entry(least).or_default() += 1;
        self.one_of("move", &there)
    }

    /// Some offer of a kind.
    fn one_of(&mut self, kind: &str, offers: &[String]) -> Option<String> {
        let of_kind: Vec<_> = offers.iter().filter(|it| it.split(' ').next() == Some(kind)).collect();
        let n = self.roll(of_kind.len().max(1));
        of_kind.get(n).map(|it| (*it).clone())
    }

    /// A number below `sides`.
    fn roll(&mut self, sides: usize) -> usize {
        self.dice = (self.dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        (self.dice >> 16) % sides
    }
}
