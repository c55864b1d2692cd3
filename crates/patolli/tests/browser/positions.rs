//! Positions worth looking at, reached quickly by forms.

use crate::{
    http::Guest,
    policy::{Player, attribute, offers},
    server::Server,
};

/// More decisions than any game has.
const BOUND: usize = 3000;

/// A table on which one guest decides by forms.
pub struct Quick {
    /// Who plays.
    pub guest: Guest,
    /// Path of the table's page.
    pub path: String,
    /// The page as it is now.
    pub page: String,
}

impl Quick {
    /// Opens a table; `who` sits on which seat as in the form: `me`, `hot`, `bot:greedy`, `open`.
    pub fn table(server: &Server, who: &[&str]) -> Self {
        Self::open(server, "tikal", who, &[])
    }

    /// Opens a table on which turns are bid for.
    pub fn auction(server: &Server, who: &[&str]) -> Self {
        Self::open(server, "tikal", who, &[("set-auction", "on")])
    }

    /// Opens a table of a game, with more fields as in the form.
    pub fn open(server: &Server, game: &str, who: &[&str], more: &[(&str, &str)]) -> Self {
        let mut guest = Guest::named(&server.address, "Ada");
        let path = guest.create_game(game, who, more);
        let page = guest.get(&path).body;
        Self { guest, path, page }
    }

    /// A finished game of Tikal for two against a bot that plays at random.
    pub fn finished(server: &Server) -> Self {
        let mut quick = Self::table(server, &["me", "bot:random"]);
        let mut player = Player::taking(1);
        assert!(!quick.play_until(|it| player.pick(it), &|_| false), "it is played to its end");
        quick
    }

    /// Decides as `pick` says until the page pleases; false if the game ends before.
    pub fn play_until(
        &mut self,
        mut pick: impl FnMut(&[String]) -> String,
        pleases: &impl Fn(&Self) -> bool,
    ) -> bool {
        for _ in 0..BOUND {
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
        let reply = self.guest.post(&format!("{}/do", self.path), &[("version", &version), ("do", notation)]);
        assert_eq!(reply.status, 303, "{notation} was offered, but is refused");
        self.look();
    }

    /// Says that the screen was handed to the seat that is asked.
    pub fn lift_curtain(&mut self) {
        let (_, after) = self.page.split_once(" name=\"seat\" value=\"").expect("a curtain names a seat");
        let seat = after.split('"').next().expect("a value ends").to_owned();
        assert_eq!(self.guest.post(&format!("{}/show", self.path), &[("seat", &seat)]).status, 303);
        self.look();
    }

    /// Reads the page as it is now.
    pub fn look(&mut self) {
        self.page = self.guest.get(&self.path).body;
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
