//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Seats are written `p1` to `p4` in seat order (in the solo game `p1` is the human and `bot` is Teotibot), everything
//! else by its name in notation. Unless said otherwise it is the first turn of p1 in the first era; the boards lie as
//! printed (clockwise: palace, quarry, alchemy, forest, construction, decorations, nobles, gold-deposits), every player
//! has three workers of power 1 on the Palace and nothing else, neutral workers stand on the Palace. At the worship
//! places lie score-4-vp (palace), mask-4 (forest), mask-5 (quarry), mask-6 (gold-deposits) and mask-7 (decorations),
//! 1 wood each; none on large steps and on the Avenue. The pyramid and the displays are those of a fixed deal.

use patolli_core::{Game as _, Options as _, Seat, Seed, Status, Viewer};
use patolli_teotihuacan::{
    Board, CostKind, Deal, DiscoveryLocation, Illegal, Obligation, Options, Resource, Resources, Setup,
    Stage, Teotihuacan, TurnState, View, Worker, WorkerPurpose,
};
pub use patolli_testkit::scenario::read;
use patolli_testkit::{
    scenario::{self, ScenarioState},
    scenario_methods,
};
use serde_json::Value;

/// A position that is set up by stage words, then played.
#[derive(Clone)]
pub struct Scenario {
    stage: Stage,
    state: ScenarioState<Teotihuacan>,
}

scenario_methods!(Teotihuacan);

/// The normal game for this number of seats; 1 is solo.
pub fn normal(seats: u8) -> Options {
    Options::for_seats(seats).expect("one to four seats play")
}

/// The normal game with the boards as printed.
pub fn printed(seats: u8) -> Options {
    Options { printed_boards: true, ..normal(seats) }
}

/// The game as described above.
pub fn scenario(seats: u8) -> Scenario {
    variant(printed(seats))
}

/// The solo game as described above; Teotibot has its normal start.
pub fn solo() -> Scenario {
    variant(printed(1))
}

/// The same with other options.
pub fn variant(options: Options) -> Scenario {
    Scenario { stage: Stage::new(options), state: ScenarioState::default() }
}

/// A game whose starting tiles are chosen and whose workers are placed, at the first turn.
pub fn begun(options: Options) -> Teotihuacan {
    Stage::begun(options)
}

/// A game that stands anywhere.
pub fn at(game: Teotihuacan) -> Scenario {
    Scenario { stage: game.clone().into(), state: game.into() }
}

/// What a seed deals.
pub fn dealt(seed: u64) -> Deal {
    dealt_for(normal(2), seed)
}

/// What a seed deals by the version of the rules of these options.
pub fn dealt_for(options: Options, seed: u64) -> Deal {
    Teotihuacan::deal(&options, &mut Seed::from(seed).rng())
}

/// The table before the first decision, dealt from a seed.
pub fn opening(options: Options, seed: u64) -> Scenario {
    at(Teotihuacan::start(&options, dealt_for(options, seed)))
}

/// The same with lines of the deal changed first: `("starting", &["start-14", …])` puts these names first.
pub fn opening_with(options: Options, lines: &[(&str, &[&str])]) -> Scenario {
    let mut deal: Vec<String> = dealt_for(options, 1).to_string().lines().map(str::to_owned).collect();
    for (name, names) in lines {
        let line = deal.iter_mut().find(|it| it.split(' ').next() == Some(name));
        let line = line.unwrap_or_else(|| panic!("no line `{name}`"));
        for (place, tile) in names.iter().enumerate() {
            *line = exchanged(line, place, tile);
        }
    }
    at(Teotihuacan::start(&options, read(&deal.join("\n"))))
}

/// A line with a name put at a place: exchanged with what is there, or (for numbers and arrows) written over it.
fn exchanged(line: &str, place: usize, name: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    let plain = matches!(words[0], "turns" | "returns" | "arrows" | "dice");
    if plain {
        words[place + 1] = name;
    } else if words[place + 1] != name {
        let from = words.iter().skip(1).rposition(|it| *it == name);
        let from = from.unwrap_or_else(|| panic!("`{name}` is not in `{line}`")) + 1;
        words.swap(place + 1, from);
    }
    words.join(" ")
}

/// Too little cocoa, for whatever it is.
pub const fn short_of_cocoa(need: u8, have: u16) -> Illegal {
    Illegal::Cocoa { need, have, cost: CostKind::Main }
}

/// Too little of a resource, for whatever it is.
pub const fn short_of(resource: Resource, need: u8, have: u8) -> Illegal {
    Illegal::Resources { resource, need, have, cost: CostKind::Main }
}

/// More than a royal tile takes.
pub const fn at_most(most: u8) -> Illegal {
    Illegal::TooMany { most, cost: CostKind::Main }
}

/// A refusal without what only decides which rule it names; `refusals.rs` looks at those.
const fn without_rule_details(why: Illegal) -> Illegal {
    match why {
        Illegal::NotNow { .. } => Illegal::NotNow { rule: "" },
        Illegal::Cocoa { need, have, .. } => short_of_cocoa(need, have),
        Illegal::Resources { resource, need, have, .. } => short_of(resource, need, have),
        Illegal::TooMany { most, .. } => at_most(most),
        Illegal::NoWorkerInHand { power, .. } => {
            Illegal::NoWorkerInHand { power, purpose: WorkerPurpose::Start }
        }
        Illegal::NoWorkerToPowerUp { board, power } => Illegal::NoWorkerThere { board, power },
        Illegal::NothingToUnlock => Illegal::NoWorshippers,
        Illegal::NotOnOffer { tile, .. } => {
            Illegal::NotOnOffer { tile, location: DiscoveryLocation::Worship }
        }
        Illegal::NotLaidOut { .. } => Illegal::NotLaidOut { board: Board::Palace },
        Illegal::OtherRow { row, .. } => Illegal::OtherRow { row, workers: 1 },
        Illegal::NotDealt { .. } => Illegal::NotDealt { draft: false },
        Illegal::KeptAlready { .. } => Illegal::KeptAlready { draft: false },
        Illegal::NoDeclining { .. } => Illegal::NoDeclining { obligation: Obligation::PowerUp },
        other => other,
    }
}

/// The seat with this name.
pub fn seat(name: &str) -> Seat {
    match name {
        "p1" => Seat::new(0),
        "p2" | "bot" => Seat::new(1),
        "p3" => Seat::new(2),
        "p4" => Seat::new(3),
        _ => panic!("no seat is called `{name}`"),
    }
}

/// Resources: wood, stone, gold.
pub fn resources(wood: u8, stone: u8, gold: u8) -> Resources {
    Resources::new(wood, stone, gold)
}

/// The letter by which stage words name a seat.
fn letter(who: &str) -> &'static str {
    match who {
        "p1" => "d",
        "p2" => "b",
        "p3" => "c",
        "p4" => "a",
        "bot" => "bot",
        _ => panic!("no seat is called `{who}`"),
    }
}

fn spaced<T: ToString>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

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

    /// Says something of a seat.
    fn say_of(self, word: &str, who: &str, what: &str) -> Self {
        self.say(&format!("{word} {} {what}", letter(who)))
    }

    /// Changes the JSON form of the position; for what no word says.
    pub fn sheet(mut self, change: impl FnOnce(&mut Value)) -> Self {
        self.state.assert_not_played();
        let mut sheet = serde_json::to_value(self.stage.so_far()).expect("a position has a JSON form");
        change(&mut sheet);
        let game: Teotihuacan = serde_json::from_value(sheet).expect("the sheet has the form of a position");
        self.stage = game.into();
        self
    }

    pub fn player(self, who: &str, key: &str, value: Value) -> Self {
        self.sheet(|it| it["players"][seat(who).index()][key] = value)
    }

    /// Puts a name at a place of a line of the deal (`boards royals technologies bonuses decorations pyramid turns
    /// discoveries starting eclipse-1 eclipse-2 returns bot-tiles arrows dice`). Boards, royal, technology and bonus
    /// tiles on the table follow the deal; displays and stacks of discovery tiles do not, see below.
    pub fn put(self, line: &str, place: usize, name: &str) -> Self {
        self.say(&format!("pile-from {line} {place} {name}"))
    }

    /// The three royal tiles, left (C), middle (B), right (A).
    pub fn royals(self, names: [&str; 3]) -> Self {
        self.say(&format!("royals {}", names.join(" ")))
    }

    /// The six technologies in use.
    pub fn technologies(self, names: [&str; 6]) -> Self {
        self.say(&format!("technologies {}", names.join(" ")))
    }

    /// The bonus tiles of the blue, red and green temple.
    pub fn bonuses(self, names: [&str; 3]) -> Self {
        self.say(&format!("bonuses {}", names.join(" ")))
    }

    /// The royal tile of the middle or another space: category decides the place.
    pub fn royal(self, name: &str) -> Self {
        self.put("royals", 0, name)
    }

    pub fn cocoa(self, who: &str, n: u16) -> Self {
        self.say_of("cocoa", who, &n.to_string())
    }

    pub fn resources(self, who: &str, wood: u8, stone: u8, gold: u8) -> Self {
        self.say_of("resources", who, &spaced(&[wood, stone, gold]))
    }

    pub fn score(self, who: &str, points: u16) -> Self {
        self.say_of("score", who, &points.to_string())
    }

    /// A marker stands on a step; 0 is below the first.
    pub fn step(self, who: &str, temple: &str, step: u8) -> Self {
        self.say_of("step", who, &format!("{temple} {step}"))
    }

    pub fn avenue(self, who: &str, space: u8) -> Self {
        self.say_of("avenue", who, &space.to_string())
    }

    pub fn pyramid_track(self, who: &str, space: u8) -> Self {
        self.say_of("pyramid-track", who, &space.to_string())
    }

    /// Technologies a seat has; they must be among the six in use.
    pub fn has_technologies(self, who: &str, names: &[&str]) -> Self {
        self.say_of("knows", who, &names.join(" "))
    }

    /// All free workers of a seat with their power. Three, or four (then none is in reserve), those that worship
    /// counted.
    pub fn workers(self, who: &str, workers: &[(&str, u8)]) -> Self {
        let workers: Vec<String> = workers.iter().map(|(board, power)| format!("{board} {power}")).collect();
        self.say_of("workers", who, &workers.join(" "))
    }

    /// A worker of a seat worships; call before `workers`, or give one worker less there.
    pub fn worships(self, who: &str, space: &str, power: u8) -> Self {
        self.say_of("worships", who, &format!("{space} {power}"))
    }

    /// The space has no worshipper.
    pub fn clear_space(self, space: &str) -> Self {
        self.say(&format!("nobody-on {space}"))
    }

    /// Boards of the neutral workers of the first and second colour; unused colours are passed over.
    pub fn neutral(self, one: &[&str; 3], two: &[&str; 3]) -> Self {
        self.say(&format!("neutral {} {}", one.join(" "), two.join(" ")))
    }

    /// The discovery tile at the worship place of a board; what lay there goes under the stack.
    pub fn discovery(self, board: &str, tile: &str) -> Self {
        self.say(&format!("discovery {board} {tile}"))
    }

    /// No discovery tile lies on a board; the stack keeps it.
    pub fn no_discovery(self, board: &str) -> Self {
        self.say(&format!("no-discovery {board}"))
    }

    /// The tiles on a large step of a temple; what lay there goes under the stack.
    pub fn step_tiles(self, temple: &str, step: u8, tiles: &[&str]) -> Self {
        self.say(&format!("step-tiles {temple} {step} {}", tiles.join(" ")))
    }

    /// The tiles on a large space of the Avenue.
    pub fn avenue_tiles(self, space: u8, tiles: &[&str]) -> Self {
        self.say(&format!("avenue-tiles {space} {}", tiles.join(" ")))
    }

    /// The tiles on top of the discovery stack, the next one first.
    pub fn next_discoveries(self, tiles: &[&str]) -> Self {
        self.say(&format!("next-discoveries {}", tiles.join(" ")))
    }

    /// Nothing is left in the discovery stack: p2's tiles hold the rest (used ones are not told apart).
    pub fn no_stack(self) -> Self {
        self.say("no-stack")
    }

    /// An unused discovery tile or mask of a seat, off the stack.
    pub fn owns(self, who: &str, tile: &str) -> Self {
        self.say_of("owns", who, tile)
    }

    /// Discovery tiles (no masks) a seat has used, off the stack.
    pub fn used(self, who: &str, tiles: &[&str]) -> Self {
        self.say_of("used", who, &tiles.join(" "))
    }

    /// The pyramid tiles laid out; each changes places with the one that lay there.
    pub fn display(self, names: [&str; 3]) -> Self {
        self.say(&format!("display {}", names.join(" ")))
    }

    /// A pyramid tile laid with a turn; it changes places with the one that lay there, or is drawn if none did.
    pub fn laid(self, spot: &str, name: &str, turn: u8) -> Self {
        self.say(&format!("laid {spot} {name} {turn}"))
    }

    /// Any tiles on these places, on top of what is there, in this order.
    pub fn built(self, spots: &[&str]) -> Self {
        self.say(&format!("built {}", spots.join(" ")))
    }

    /// No pyramid tile is laid or drawn but those of the display.
    pub fn bare_ground(self) -> Self {
        self.say("bare-ground")
    }

    /// The decorations laid out (`d1` to `d15`); each changes places with the one that lay there.
    pub fn decoration_display(self, names: [&str; 4]) -> Self {
        self.say(&format!("decorations {}", names.join(" ")))
    }

    /// Any decorations on the first steps of a side.
    pub fn decorated(self, side: &str, steps: usize) -> Self {
        self.say(&format!("decorated {side} {steps}"))
    }

    /// Houses in the top, middle and bottom row.
    pub fn houses(self, top: u8, middle: u8, bottom: u8) -> Self {
        self.say(&format!("houses {top} {middle} {bottom}"))
    }

    /// The light disc; on the space of the dark one an eclipse is near (two round ends away).
    pub fn light(self, space: u8) -> Self {
        self.say(&format!("light {space}"))
    }

    /// The light disc is on the dark one and the eclipse is scored at the end of this round.
    pub fn last_round(self) -> Self {
        self.say("last-round")
    }

    /// Eclipses scored; call before `light`.
    pub fn eclipses(self, n: u8) -> Self {
        self.say(&format!("eclipses {n}"))
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.say_of("to-move", who, "")
    }

    /// A worker of the player to move has arrived on a board and is in hand; give one worker less to `workers`.
    pub fn arrived(self, board: &str, powers: &[u8]) -> Self {
        self.say(&format!("arrived {board} {}", spaced(powers)))
    }

    /// Teotibot's action tiles: top, middle left and right, bottom left, middle and right, aside (without `bot-`).
    pub fn bot_tiles(self, names: [&str; 7]) -> Self {
        self.say(&format!("bot-tiles {}", names.join(" ")))
    }

    /// Teotibot's direction tiles: upper and lower, `left` or `right`.
    pub fn arrows(self, upper: &str, lower: &str) -> Self {
        self.say(&format!("arrows {upper} {lower}"))
    }

    /// Teotibot's next roll.
    pub fn roll(self, one: u8, two: u8) -> Self {
        self.say(&format!("roll {one} {two}"))
    }

    /// Teotibot's next roll wakes this tile, which lies on top (without `bot-`).
    pub fn bot_activates(self, tile: &str) -> Self {
        self.say(&format!("bot-activates {tile}"))
    }
}

/// Playing.
impl Scenario {
    fn set_up(&self) -> Teotihuacan {
        self.stage.clone().position().expect("the position is possible")
    }

    /// The turn of the seat to move, spent quietly: a worker moves one board and collects cocoa, or workers rest.
    pub fn pass(self) -> Self {
        let step = self.offered().into_iter().find(|it| it.starts_with("move "));
        match step {
            Some(step) => self.play(&format!("{step}; collect; end")),
            None => self.play("rest; end"),
        }
    }

    /// Quiet turns until it is the turn of this seat again, or something is asked.
    pub fn pass_until(self, who: &str) -> Self {
        let mut this = self;
        for _ in 0..8 {
            if this.game().status() == Status::Asks(seat(who)) {
                return this;
            }
            this = this.pass();
        }
        panic!("it is never the turn of {who}");
    }

    /// A decision is refused for this reason, is not offered and changes nothing.
    pub fn refuses(self, notation: &str, why: Illegal) -> Self {
        let found = without_rule_details(scenario::refusal(self.game(), notation));
        assert_eq!(found, without_rule_details(why), "`{notation}`");
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

    pub fn has_cocoa(self, who: &str, n: u16) -> Self {
        self.shows(who, |it| it.cocoa(seat(who)), n)
    }

    pub fn has_resources(self, who: &str, wood: u8, stone: u8, gold: u8) -> Self {
        self.shows(who, |it| it.resources(seat(who)), resources(wood, stone, gold))
    }

    pub fn has_score(self, who: &str, points: u16) -> Self {
        self.shows(who, |it| it.score(seat(who)), points)
    }

    pub fn has_step(self, who: &str, temple: &str, step: u8) -> Self {
        self.shows(temple, |it| it.step(seat(who), read(temple)), step)
    }

    pub fn has_avenue(self, who: &str, space: u8) -> Self {
        self.shows(who, |it| it.avenue(seat(who)), space)
    }

    pub fn has_pyramid_track(self, who: &str, space: u8) -> Self {
        self.shows(who, |it| it.pyramid_track(seat(who)), space)
    }

    pub fn has_technology(self, who: &str, technology: &str, owned: bool) -> Self {
        self.shows(technology, |it| it.has_technology(seat(who), read(technology)), owned)
    }

    /// Unused tiles of a kind, or masks.
    pub fn has_tiles(self, who: &str, tile: &str, n: u8) -> Self {
        self.shows(tile, |it| it.tile_count(seat(who), read(tile)), n)
    }

    /// All free workers of a seat, in any order.
    pub fn has_workers(self, who: &str, workers: &[(&str, u8)]) -> Self {
        let mut expected: Vec<Worker> =
            workers.iter().map(|(board, power)| Worker { board: read(board), power: *power }).collect();
        expected.sort();
        assert_eq!(self.game().workers(seat(who)), expected, "workers of {who}");
        self
    }

    /// The worshipper on a space, and its power.
    pub fn has_worshipper(self, space: &str, worker: Option<(&str, u8)>) -> Self {
        let found = self.game().worshipper(read(space)).map(|it| (it.seat, it.power));
        assert_eq!(found, worker.map(|(who, power)| (seat(who), power)), "on {space}");
        self
    }

    pub fn has_discovery(self, board: &str, tile: Option<&str>) -> Self {
        self.shows(board, |it| it.discovery(read(board)), tile.map(read))
    }

    pub fn has_light(self, space: u8) -> Self {
        self.shows("light disc", Teotihuacan::light, space)
    }

    pub fn has_dark(self, space: u8) -> Self {
        self.shows("dark disc", Teotihuacan::dark, space)
    }

    pub fn has_eclipses(self, n: u8) -> Self {
        self.shows("eclipses scored", Teotihuacan::eclipses, n)
    }

    pub fn is_turn_state(self, stage: TurnState) -> Self {
        let found = self.view("p1").turn.state;
        assert_eq!(found, stage, "stage of the turn");
        self
    }
}

/// Options with another set-up.
pub fn with_setup(seats: u8, setup: Setup) -> Options {
    let base = normal(seats);
    Options { setup, printed_boards: setup == Setup::FirstGame, ..base }
}
