//! A simple player of Tzolk'in: it takes what is offered and looks at notation only.

/// Answers that are liked, first the best; whatever is offered fits one of them.
const LIKES: [&str; 18] = [
    "tribe", "keep", "quick", "bonus", "build", "monument", "learn", "harvest", "use", "climb", "gain",
    "gold", "pay", "retreat", "anger", "turn", "sell", "no",
];
/// More workers are not placed in one turn.
const MOST_PLACED: usize = 2;

/// Places a few workers, lets them ride, picks them up.
pub struct TzolkinPolicy {
    placed: usize,
    dice: usize,
}

impl TzolkinPolicy {
    /// A player with some luck.
    pub fn new(luck: usize) -> Self {
        Self { placed: 0, dice: luck }
    }

    /// One of the offered decisions.
    pub fn pick(&mut self, offers: &[String]) -> String {
        assert!(!offers.is_empty(), "whoever is asked is offered something");
        let ends = offers.iter().any(|it| it == "end");
        // A turn that has begun can be ended.
        self.placed = if ends { self.placed } else { 0 };
        let choice = Self::pick_up(offers).or_else(|| self.place(offers)).or_else(|| self.liked(offers));
        let left =
            || offers.iter().find(|it| *it == "end").or(offers.first()).expect("it is not empty").clone();
        let choice = choice.unwrap_or_else(left);
        self.placed += usize::from(choice.starts_with("place"));
        choice
    }

    /// A worker that has ridden for a while.
    fn pick_up(offers: &[String]) -> Option<String> {
        let position = |it: &&String| it.rsplit(' ').next().and_then(|it| it.parse().ok()).unwrap_or(0);
        let ridden = offers.iter().filter(|it| it.starts_with("pick ")).max_by_key(position)?;
        let nothing_else = !offers.iter().any(|it| it == "end" || it.starts_with("place "));
        (position(&ridden) > 1 || nothing_else).then(|| ridden.clone())
    }

    fn place(&mut self, offers: &[String]) -> Option<String> {
        let room = self.placed < MOST_PLACED;
        room.then(|| self.one_of("place", offers)).flatten()
    }

    fn liked(&mut self, offers: &[String]) -> Option<String> {
        LIKES.iter().find_map(|kind| self.one_of(kind, offers))
    }

    /// Some offer of a kind.
    fn one_of(&mut self, kind: &str, offers: &[String]) -> Option<String> {
        let of_kind: Vec<_> = offers.iter().filter(|it| it.split(' ').next() == Some(kind)).collect();
        self.dice = (self.dice * 1_103_515_245 + 12_345) % 2_147_483_648;
        of_kind.get((self.dice >> 16) % of_kind.len().max(1)).map(|it| (*it).clone())
    }
}
