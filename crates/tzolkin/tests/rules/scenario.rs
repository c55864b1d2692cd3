//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Seats are written by their letters a to e, everything else by its name in notation. Unless said otherwise it is
//! the turn of seat a in the first round; nobody owns anything, all wheels are empty.

use patolli_core::{Game as _, Options as _, Seat, Seed, Status, Viewer};
pub use patolli_testkit::scenario::read;
use patolli_testkit::{
    scenario::{self, ScenarioState},
    scenario_methods,
};
use patolli_tzolkin::{Blocks, Deal, Illegal, JungleTiles, Options, Stage, TurnState, Tzolkin, View};
use serde_json::{Value, json};

/// A position that is set up by stage words, then played.
#[derive(Clone)]
pub struct Scenario {
    stage: Stage,
    state: ScenarioState<Tzolkin>,
}

scenario_methods!(Tzolkin);

/// The base game for this number of seats.
pub fn base(seats: u8) -> Options {
    Options::for_seats(seats).expect("two to five seats play")
}

/// Every module for this number of seats.
pub fn everything(seats: u8) -> Options {
    Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base(seats) }
}

/// The base game, seat a to move in the first round, nobody owning anything, no neutral pieces.
pub fn scenario(seats: u8) -> Scenario {
    expansion(base(seats))
}

/// The same with modules of the expansion.
pub fn expansion(options: Options) -> Scenario {
    Scenario { stage: Stage::new(options), state: ScenarioState::default() }
}

/// A game whose secret choices are made, at the first turn.
pub fn begun(options: Options) -> Tzolkin {
    Stage::begun(options)
}

/// A game that stands anywhere.
pub fn at(game: Tzolkin) -> Scenario {
    Scenario { stage: game.clone().into(), state: game.into() }
}

/// What a seed deals.
pub fn dealt(seed: u64) -> Deal {
    Tzolkin::deal(&base(2), &mut Seed::from(seed).rng())
}

/// The table before the secret choice, dealt from a seed.
pub fn opening(options: Options, seed: u64) -> Scenario {
    at(Tzolkin::start(&options, dealt(seed)))
}

/// The seat with this letter.
pub fn seat(letter: &str) -> Seat {
    scenario::named_seat(&["a", "b", "c", "d", "e"], letter)
}

/// Blocks: wood, stone, gold.
pub fn blocks(wood: u16, stone: u16, gold: u16) -> Blocks {
    Blocks::new(wood, stone, gold)
}

/// The piles of a deal.
pub const PILES: [&str; 9] =
    ["starting", "discards", "epoch-1", "epoch-2", "monuments", "tribes", "prophecies", "quick-1", "quick-2"];

/// Setting up.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    /// Says one line of the stage.
    fn say(mut self, line: &str) -> Self {
        self.state.assert_not_played();
        if let Err(fault) = self.stage.say(line) {
            panic!("`{line}`: {fault}");
        }
        self
    }

    /// Changes the JSON form of the position; for what no word says.
    pub fn sheet(mut self, change: impl FnOnce(&mut Value)) -> Self {
        self.state.assert_not_played();
        let mut sheet = serde_json::to_value(self.stage.so_far()).expect("a position has a JSON form");
        change(&mut sheet);
        let game: Tzolkin = serde_json::from_value(sheet).expect("the sheet has the form of a position");
        self.stage = game.into();
        self
    }

    /// Puts these names first in a pile of the deal, given by its place in [`PILES`].
    pub fn order(self, line: usize, names: &[&str]) -> Self {
        self.say(&format!("pile {} {}", PILES[line], names.join(" ")))
    }

    /// Puts a name at a place of a pile of the deal, exchanging it with what is there.
    pub fn put(self, line: usize, place: usize, name: &str) -> Self {
        self.say(&format!("pile-from {} {place} {name}", PILES[line]))
    }

    /// The tribe a seat leads; the module must be on. Yaluk's workers and Ixtab's third tile are up to the test.
    pub fn tribe(self, who: &str, tribe: &str) -> Self {
        self.say(&format!("tribe {who} {tribe}"))
    }

    /// The starting tiles a seat has kept.
    pub fn keeps(self, who: &str, one: &str, two: &str) -> Self {
        self.say(&format!("keeps {who} {one} {two}"))
    }

    /// A prophecy is in force: the day after the first food day (module on).
    pub fn prophecy(self, prophecy: &str) -> Self {
        self.say(&format!("prophecy {prophecy}"))
    }

    /// How many teeth the calendar has turned; the round number follows without double advances.
    pub fn day(self, tooth: u8) -> Self {
        self.say(&format!("day {tooth}"))
    }

    /// A day with the food days before it done; a food day is one.
    pub fn date(self, tooth: u8) -> Self {
        self.say(&format!("date {tooth}"))
    }

    /// By this version of the rules instead of the newest.
    pub fn by_rules(self, version: u16) -> Self {
        self.sheet(|it| it["rules"] = json!(version))
    }

    /// Food days completed.
    pub fn food_days(self, n: u8) -> Self {
        self.say(&format!("food-days {n}"))
    }

    /// The present round is the food day with this number, 1 to 4 (the second epoch's row is up to the test).
    pub fn food_day(self, number: u8) -> Self {
        self.say(&format!("food-day {number}"))
    }

    /// The second epoch has begun; its row is empty until the next refill.
    pub fn second_epoch(self) -> Self {
        self.say("second-epoch")
    }

    /// The buildings laid out, all of one epoch; the other places are empty.
    pub fn row(self, names: &[&str]) -> Self {
        self.say(&format!("row {}", names.join(" ")))
    }

    /// The buildings on top of the stack below the row, of the same epoch; call after `row`.
    pub fn stack(self, names: &[&str]) -> Self {
        self.say(&format!("stack {}", names.join(" ")))
    }

    /// Nothing is left in the stack of the first epoch.
    pub fn stack_empty(self) -> Self {
        self.say("stack-empty")
    }

    /// Buildings a seat owns; they count as drawn. Call after `row`.
    pub fn owns(self, who: &str, names: &[&str]) -> Self {
        self.say(&format!("owns {who} {}", names.join(" ")))
    }

    /// The monuments on offer (4, 5 or 6 by seats; missing ones stay as dealt).
    pub fn monuments(self, names: &[&str]) -> Self {
        self.say(&format!("monuments {}", names.join(" ")))
    }

    /// A monument of the row belongs to a seat; call after `monuments`.
    pub fn has_built(self, who: &str, monument: &str) -> Self {
        self.say(&format!("built {who} {monument}"))
    }

    pub fn corn(self, who: &str, n: u16) -> Self {
        self.say(&format!("corn {who} {n}"))
    }

    pub fn blocks(self, who: &str, wood: u16, stone: u16, gold: u16) -> Self {
        self.say(&format!("blocks {who} {wood} {stone} {gold}"))
    }

    /// Skulls of a seat, out of the supply.
    pub fn skulls(self, who: &str, n: u8) -> Self {
        self.say(&format!("skulls {who} {n}"))
    }

    /// Skulls lie at these Chichen Itza actions, out of the supply.
    pub fn offerings(self, numbers: &[u8]) -> Self {
        let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        self.say(&format!("offerings {}", numbers.join(" ")))
    }

    /// A marker stands on a step, counted from the lowest = 0; the start is 1.
    pub fn step(self, who: &str, temple: &str, step: u8) -> Self {
        self.say(&format!("step {who} {temple} {step}"))
    }

    pub fn level(self, who: &str, track: &str, level: u8) -> Self {
        self.say(&format!("level {who} {track} {level}"))
    }

    /// Points of a seat, whole.
    pub fn score(self, who: &str, points: i16) -> Self {
        self.say(&format!("score {who} {points}"))
    }

    pub fn dark(self, who: &str) -> Self {
        self.say(&format!("dark {who}"))
    }

    /// Workers in hand; what is neither there nor on the board is in the supply.
    pub fn hand(self, who: &str, n: u8) -> Self {
        self.say(&format!("hand {who} {n}"))
    }

    /// One more worker on a wheel, out of the supply (or the hand, when the supply is empty).
    pub fn worker(self, who: &str, wheel: &str, position: u8) -> Self {
        self.say(&format!("worker {who} {wheel} {position}"))
    }

    /// A neutral piece on a place of a wheel, hidden ones included.
    pub fn neutral(self, wheel: &str, position: u8) -> Self {
        self.say(&format!("neutral {wheel} {position}"))
    }

    /// Wood tiles and open corn tiles beside Palenque 2 to 5.
    pub fn jungle_tiles(self, number: usize, forest: u8, corn: u8) -> Self {
        self.say(&format!("jungle {number} {forest} {corn}"))
    }

    /// Corn and wood tiles a seat holds; make room in the jungle with `jungle_tiles`.
    pub fn harvest_tiles(self, who: &str, corn: u8, wood: u8) -> Self {
        self.say(&format!("harvest-tiles {who} {corn} {wood}"))
    }

    /// Corn on this number of teeth of the calendar.
    pub fn corn_on_teeth(self, n: u8) -> Self {
        self.say(&format!("corn-on-teeth {n}"))
    }

    pub fn start_player(self, who: &str) -> Self {
        self.say(&format!("start-player {who}"))
    }

    /// A worker of a seat stands on the start-player space, out of the supply.
    pub fn on_start_space(self, who: &str) -> Self {
        self.say(&format!("on-start-space {who}"))
    }

    /// A worker of a seat stands on a quick-action space, out of the supply.
    pub fn on_quick_space(self, who: &str) -> Self {
        self.say(&format!("on-quick-space {who}"))
    }

    /// The quick-action tile that lies on the board now; call after `day`.
    pub fn quick_tile(self, name: &str) -> Self {
        self.say(&format!("quick-tile {name}"))
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.say(&format!("to-move {who}"))
    }
}

/// Playing.
impl Scenario {
    fn set_up(&self) -> Tzolkin {
        self.stage.clone().position().expect("the position is possible")
    }

    /// The rest of the round: every later seat places one worker where it is cheapest, or picks one up for nothing,
    /// and refuses whatever it is asked; stops when a new round has begun or seats are asked about the calendar.
    pub fn finish_round(self) -> Self {
        let round = self.game().round();
        let mut this = self;
        for _ in 0..200 {
            if this.game().round() != round || this.game().status() == Status::Over {
                return this;
            }
            if this.offered().iter().any(|it| it == "turn 2") {
                return this;
            }
            let next = this.default_decision();
            this = this.play(&next);
        }
        panic!("the round does not end");
    }

    /// A decision that changes little.
    fn default_decision(&self) -> String {
        let offered = self.offered();
        let wanted = ["end", "no", "turn 1", "place pal", "place yax", "place tik", "place uxm", "place chi"];
        let cheap = wanted.into_iter().find(|it| offered.iter().any(|offer| offer == it)).map(str::to_owned);
        cheap.unwrap_or_else(|| offered[0].clone())
    }

    /// A decision is refused for this reason, is not offered and changes nothing.
    pub fn refuses(self, notation: &str, why: Illegal) -> Self {
        assert_eq!(scenario::refusal(self.game(), notation).reason, why, "`{notation}`");
        self
    }

    /// What a viewer may know.
    pub fn view(&self, who: &str) -> View {
        self.game().view(Viewer::Seat(seat(who)))
    }
}

/// Looking.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    /// Exactly these are allowed, in any order.
    pub fn offers_only(self, notations: &[&str]) -> Self {
        let mut offered = self.offered();
        let mut expected: Vec<String> = notations.iter().map(ToString::to_string).collect();
        offered.sort();
        expected.sort();
        assert_eq!(offered, expected);
        self
    }

    pub fn is_turn_state(self, state: TurnState) -> Self {
        self.shows("state", Tzolkin::turn_state, state)
    }

    pub fn has_corn(self, who: &str, n: u16) -> Self {
        self.shows(who, |it| it.corn(seat(who)), n)
    }

    pub fn has_blocks(self, who: &str, wood: u16, stone: u16, gold: u16) -> Self {
        self.shows(who, |it| it.blocks(seat(who)), blocks(wood, stone, gold))
    }

    pub fn has_skulls(self, who: &str, n: u8) -> Self {
        self.shows(who, |it| it.skulls_of(seat(who)), n)
    }

    pub fn has_hand(self, who: &str, n: u8) -> Self {
        self.shows(who, |it| it.hand(seat(who)), n)
    }

    pub fn has_workers(self, who: &str, n: u8) -> Self {
        self.shows(who, |it| it.workers(seat(who)), n)
    }

    /// Positions of a seat's workers on a wheel, from the lowest.
    pub fn has_on(self, who: &str, wheel: &str, positions: &[u8]) -> Self {
        let bits = self.game().workers_on(seat(who), read(wheel));
        let found: Vec<u8> = (0..16).filter(|it| bits & (1 << it) != 0).collect();
        assert_eq!(found, positions, "{who} on {wheel}");
        self
    }

    pub fn has_step(self, who: &str, temple: &str, step: u8) -> Self {
        self.shows(temple, |it| it.step(seat(who), read(temple)), step)
    }

    pub fn has_level(self, who: &str, track: &str, level: u8) -> Self {
        self.shows(track, |it| it.level(seat(who), read(track)), level)
    }

    /// Score in whole points.
    pub fn has_score(self, who: &str, points: i16) -> Self {
        self.shows(who, |it| it.score(seat(who)), 4 * points)
    }

    /// Score in quarters of a point.
    pub fn has_quarters(self, who: &str, quarters: i16) -> Self {
        self.shows(who, |it| it.score(seat(who)), quarters)
    }

    pub fn has_jungle_tiles(self, number: u8, forest: u8, corn: u8) -> Self {
        self.shows("grove", |it| it.jungle_tiles(number), JungleTiles { forest, corn })
    }

    pub fn has_harvest_tiles(self, who: &str, corn: u8, wood: u8) -> Self {
        self.shows(who, |it| (it.corn_tiles(seat(who)), it.wood_tiles(seat(who))), (corn, wood))
    }

    pub fn is_light(self, who: &str, light: bool) -> Self {
        self.shows(who, |it| it.is_light(seat(who)), light)
    }

    pub fn owns_building(self, who: &str, building: &str, owned: bool) -> Self {
        self.shows(building, |it| it.owns(seat(who), read(building)), owned)
    }
}
