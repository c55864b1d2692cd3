//! A simple player of Tikal: it takes what is offered and looks at notation only.

/// What kinds of actions are liked best, first the best: now people come, now they walk.
const PREFERENCES: [[&str; 6]; 2] = [
    ["dig", "uncover", "guard", "bring", "move", "camp"],
    ["dig", "uncover", "guard", "move", "bring", "camp"],
];

/// Plays a few actions a turn.
pub struct TikalPolicy {
    /// How many actions it takes in a turn.
    actions: usize,
    taken: usize,
    rng: usize,
}

impl TikalPolicy {
    /// A player who takes this number of actions in a turn, if there are any to take.
    pub fn new(actions: usize) -> Self {
        Self { actions, taken: 0, rng: 7 }
    }

    /// One of the offered decisions.
    pub fn pick(&mut self, offers: &[String]) -> String {
        assert!(!offers.is_empty(), "whoever is asked is offered something");
        let kinds: &[&str] = match offers.iter().any(|it| it == "end") {
            false => &["place"],
            true if self.taken < self.actions => &PREFERENCES[(self.rng >> 8) % 2],
            true => &[],
        };
        let choice = kinds.iter().find_map(|kind| self.one_of(kind, offers)).unwrap_or("end").to_owned();
        self.taken = if choice == "end" { 0 } else { self.taken + usize::from(!choice.starts_with("place")) };
        choice
    }

    /// Some offer of a kind; they differ, so that pieces spread.
    fn one_of<'a>(&mut self, kind: &str, offers: &'a [String]) -> Option<&'a str> {
        let of_kind: Vec<_> = offers.iter().filter(|it| it.split(' ').next() == Some(kind)).collect();
        self.rng = (self.rng * 1_103_515_245 + 12_345) % 2_147_483_648;
        of_kind.get((self.rng >> 16) % of_kind.len().max(1)).map(|it| it.as_str())
    }
}

/// What the page of a table offers, in notation, in the order of the page.
pub fn offers(page: &str) -> Vec<String> {
    let after = page.split(" name=\"do\" value=\"").skip(1);
    after.filter_map(|it| it.split_once('"')).map(|it| it.0.to_owned()).collect()
}

/// The value of the first attribute with this name in a page.
pub fn attribute<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let (_, after) = page.split_once(&format!(" {name}=\""))?;
    after.split_once('"').map(|it| it.0)
}
