//! Positions worth looking at, reached quickly by forms.

use crate::{
    http::TestClient,
    policy::{TikalPolicy, attribute, offers},
    server::ServerProcess,
};

/// More decisions than any game has.
const MAX_DECISIONS: usize = 3000;

/// A table on which one guest decides by forms.
pub struct FormTable {
    /// The client that plays.
    pub client: TestClient,
    /// Path of the table's page.
    pub path: String,
    /// The page as it is now.
    pub page: String,
}

impl FormTable {
    /// Opens a table; `who` sits on which seat as in the form: `me`, `hot`, `bot:greedy`, `open`.
    pub fn table(server: &ServerProcess, who: &[&str]) -> Self {
        Self::open(server, "tikal", who, &[])
    }

    /// Opens a table on which turns are bid for.
    pub fn auction(server: &ServerProcess, who: &[&str]) -> Self {
        Self::open(server, "tikal", who, &[("set-auction", "on")])
    }

    /// Opens a table of a game, with more fields as in the form.
    pub fn open(server: &ServerProcess, game: &str, who: &[&str], more: &[(&str, &str)]) -> Self {
        let mut guest = TestClient::named(&server.address, "Ada");
        let path = guest.create_game(game, who, more);
        let page = guest.get(&path).body;
        Self { client: guest, path, page }
    }

    /// A finished game of Tikal for two against a bot that plays at random.
    pub fn finished(server: &ServerProcess) -> Self {
        let mut quick = Self::table(server, &["me", "bot:random"]);
        let mut player = TikalPolicy::new(1);
        assert!(!quick.play_until(|it| player.pick(it), &|_| false), "it is played to its end");
        quick
    }

    /// Decides as `pick` says until the page pleases; false if the game ends before.
    pub fn play_until(
        &mut self,
        mut pick: impl FnMut(&[String]) -> String,
        pleases: &impl Fn(&Self) -> bool,
    ) -> bool {
        for _ in 0..MAX_DECISIONS {
            if pleases(self) {
                return true;
            }
            match attribute(&self.page, "data-state") {
                Some("asked") => {}
                Some("over") => return false,
                Some("curtain") => {
                    self.lift_curtain();
                    continue;
                }
                // A bot thinks.
                _ => {
                    self.look();
                    continue;
                }
            }
            let choice = pick(&offers(&self.page));
            self.decide(&choice);
        }
        panic!("the game does not end")
    }

    /// Takes one decision.
    pub fn decide(&mut self, notation: &str) {
        let version = attribute(&self.page, "data-version").expect("a table page").to_owned();
        let reply =
            self.client.post(&format!("{}/do", self.path), &[("version", &version), ("do", notation)]);
        assert_eq!(reply.status, 303, "{notation} was offered, but is refused");
        self.look();
    }

    /// Says that the screen was handed to the seat that is asked.
    pub fn lift_curtain(&mut self) {
        let (_, after) = self.page.split_once(" name=\"seat\" value=\"").expect("a curtain names a seat");
        let seat = after.split('"').next().expect("a value ends").to_owned();
        assert_eq!(self.client.post(&format!("{}/show", self.path), &[("seat", &seat)]).status, 303);
        self.look();
    }

    /// Reads the page as it is now.
    pub fn look(&mut self) {
        self.page = self.client.get(&self.path).body;
    }

    /// How many decisions were written.
    pub fn version(&self) -> usize {
        attribute(&self.page, "data-version").and_then(|it| it.parse().ok()).expect("a table page")
    }

    /// Whether a kind of action is offered.
    pub fn offers(&self, kind: &str) -> bool {
        offers(&self.page).iter().any(|it| it.split(' ').next() == Some(kind))
    }
}
