//! The solo game against Teotibot: H-398 to H-531.

mod actions;
mod alchemy;
mod construction;
mod decorations;
mod difficulty;
mod displays;
mod ending;
mod evicted;
mod masks;
mod mastery;
mod nobles;
mod odd_cases;
mod setup;
mod setups;
mod shift;
mod temples;
mod turn;
mod workers;
mod worship;

use std::ops::ControlFlow;

use patolli_core::{Game as _, Log, Seed, Status};
use patolli_teotihuacan::{BotOutcome, BotView, Event, PointSource, Teotihuacan};
use rand::RngExt as _;

use crate::scenario::{Scenario, dealt, normal, read, seat, solo};

/// Teotibot's next roll wakes this tile. A step on the temple of its choice is the one to green 10, which gives
/// nothing.
fn bot_activates(tile: &str) -> Scenario {
    solo().step("bot", "green", 9).bot_activates(tile)
}

/// Teotibot's next tile finds nothing to do: it has no wood for masks.
fn idle() -> Scenario {
    bot_activates("masks").resources("bot", 0, 0, 0)
}

/// What only solo games show.
trait Solo: Sized {
    /// The tiles of the first level that the starting layout lacks.
    fn ground_floor(self) -> Self;
    /// All tiles of the two lower levels.
    fn two_floors(self) -> Self;
    /// All tiles but the top one.
    fn three_floors(self) -> Self;
    fn temples(self, who: &str, blue: u8, red: u8, green: u8) -> Self;
    fn has_temples(self, who: &str, blue: u8, red: u8, green: u8) -> Self;
    /// What Teotibot's last tile came to.
    fn has_outcome(self, deed: BotOutcome) -> Self;
    /// Top, middle left and right, bottom left, middle and right, aside.
    fn has_bot_tiles(self, names: [&str; 7]) -> Self;
    /// Upper and lower direction tile.
    fn has_arrows(self, upper: &str, lower: &str) -> Self;
    fn has_tile_at(self, spot: &str, tile: Option<&str>) -> Self;
    fn bot(&self) -> BotView;
}

const FIRST_FLOOR: [&str; 4] = ["1.0.2", "1.0.3", "1.3.0", "1.3.1"];
const SECOND_FLOOR: [&str; 7] = ["2.0.1", "2.0.2", "2.1.0", "2.1.1", "2.1.2", "2.2.0", "2.2.1"];
const THIRD_FLOOR: [&str; 4] = ["3.0.0", "3.0.1", "3.1.0", "3.1.1"];

impl Solo for Scenario {
    fn ground_floor(self) -> Self {
        self.built(&FIRST_FLOOR)
    }

    fn two_floors(self) -> Self {
        self.ground_floor().built(&SECOND_FLOOR)
    }

    fn three_floors(self) -> Self {
        self.two_floors().built(&THIRD_FLOOR)
    }

    fn temples(self, who: &str, blue: u8, red: u8, green: u8) -> Self {
        self.step(who, "blue", blue).step(who, "red", red).step(who, "green", green)
    }

    fn has_temples(self, who: &str, blue: u8, red: u8, green: u8) -> Self {
        self.has_step(who, "blue", blue).has_step(who, "red", red).has_step(who, "green", green)
    }

    fn has_outcome(self, deed: BotOutcome) -> Self {
        assert_eq!(self.bot().last.expect("a turn").deed, deed);
        self
    }

    fn has_bot_tiles(self, names: [&str; 7]) -> Self {
        assert_eq!(self.bot().tiles, names.map(|it| read(&format!("bot-{it}"))));
        self
    }

    fn has_arrows(self, upper: &str, lower: &str) -> Self {
        assert_eq!(self.bot().arrows, [upper, lower].map(|it| read(&format!("dir-{it}"))));
        self
    }

    fn has_tile_at(self, spot: &str, tile: Option<&str>) -> Self {
        assert_eq!(self.game().tile_at(read(spot)).map(|it| it.tile), tile.map(read), "at {spot}");
        self
    }

    fn bot(&self) -> BotView {
        self.view("p1").bot.expect("Teotibot plays")
    }
}

/// Points Teotibot gained from a source in the last call of `play`.
fn points_from(table: &Scenario, source: PointSource) -> u8 {
    let points = table.events().iter().filter_map(|it| match *it {
        Event::Scored { seat: who, points, source: from } if who == seat("bot") && from == source => {
            Some(points)
        }
        _ => None,
    });
    points.sum()
}

/// Everything that happens in a solo game in which the human decides at random; only the human is ever asked.
fn whole_game(number: u64) -> Vec<Event> {
    let mut game = Teotihuacan::start(&normal(1), dealt(number));
    let mut rng = Seed::from(number).rng();
    let mut log = Log::new();
    while let Status::Asks(who) = game.status() {
        assert_eq!(who, seat("p1"), "Teotibot is asked");
        let mut choices = Vec::new();
        let walk = game.each_legal(&mut |it| {
            choices.push(it);
            ControlFlow::Continue(())
        });
        assert!(walk.is_continue() && !choices.is_empty());
        game.apply(choices[rng.random_range(0..choices.len())], &mut log);
    }
    log.take()
}
