//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Seats are written `p1` to `p4` in seat order (in the solo game `p1` is the human and `bot` is Teotibot), everything
//! else by its name in notation. Unless said otherwise it is the first turn of p1 in the first era; the boards lie as
//! printed (clockwise: palace, quarry, alchemy, forest, construction, decorations, nobles, gold-deposits), every player
//! has three workers of power 1 on the Palace and nothing else, neutral workers stand on the Palace. At the worship
//! places lie score-4-vp (palace), mask-4 (forest), mask-5 (quarry), mask-6 (gold-deposits) and mask-7 (decorations),
//! 1 wood each; none on large steps and on the Avenue. The pyramid and the displays are those of a fixed deal.

use std::{cell::OnceCell, fmt::Debug, ops::ControlFlow, str::FromStr};

use patolli_core::{Game as _, Log, Options as _, Seat, Seed, Status, Viewer};
use patolli_teotihuacan::{
    Action, Board, CostKind, Deal, DiscoveryLocation, Event, Illegal, Obligation, Options, Phase, Resource,
    Resources, Setup, Teotihuacan, TurnState, View, Worker, WorkerPurpose, data::Discovery,
};
use serde_json::{Value, json};

/// A position that is set up, then played.
#[derive(Clone)]
pub struct Scenario {
    sheet: Value,
    table: OnceCell<Teotihuacan>,
    events: Vec<Event>,
}

/// The normal game for so many seats; 1 is solo.
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
    let sheet = serde_json::to_value(begun(options)).expect("a position has a JSON form");
    let mut scenario = Scenario { sheet, table: OnceCell::new(), events: Vec::new() };
    for place in 0..usize::from(options.seats) {
        let who = format!("p{}", place + 1);
        for (key, value) in [
            ("score", json!(0)),
            ("cocoa", json!(0)),
            ("resources", json!({ "wood": 0, "stone": 0, "gold": 0 })),
            ("temples", json!({ "blue": 0, "red": 0, "green": 0 })),
            ("avenue", json!(0)),
            ("pyramid", json!(0)),
            ("technologies", json!([])),
            ("reserve", json!(true)),
        ] {
            scenario = scenario.player(&who, key, value);
        }
        scenario = scenario.workers(&who, &[("palace", 1), ("palace", 1), ("palace", 1)]);
    }
    scenario.neutral(&["palace"; 3], &["palace"; 3]).plain_discoveries()
}

/// A game whose starting tiles are chosen and whose workers are placed, at the first turn.
pub fn begun(options: Options) -> Teotihuacan {
    let mut game = Teotihuacan::start(&options, dealt_for(options, 1));
    while game.phase() != Phase::Play {
        let mut pick = None;
        // Discovery tiles stay where they are.
        let _ = game.each_legal(&mut |it| {
            if pick.is_none() || it == Action::Decline {
                pick = Some(it);
            }
            ControlFlow::Continue(())
        });
        game.apply(pick.expect("a choice"), &mut Log::off());
    }
    game
}

/// A game that stands anywhere.
pub fn at(game: Teotihuacan) -> Scenario {
    let sheet = serde_json::to_value(&game).expect("a position has a JSON form");
    Scenario { sheet, table: OnceCell::from(game), events: Vec::new() }
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

/// Anything by its name in notation.
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("`{text}`: {why:?}"))
}

/// Resources: wood, stone, gold.
pub fn resources(wood: u8, stone: u8, gold: u8) -> Resources {
    Resources::new(wood, stone, gold)
}

const PLACES: [&str; 5] = ["palace", "forest", "quarry", "gold-deposits", "decorations"];
/// Temple and number of the four large steps.
const LARGE: [(&str, u8); 4] = [("blue", 4), ("red", 5), ("green", 3), ("green", 6)];
const AVENUE: [u8; 3] = [3, 6, 8];

/// A pile of the deal by the name of its line.
fn pile<'a>(position: &'a mut Value, line: &str) -> &'a mut Vec<Value> {
    let deal = &mut position["deal"];
    let pile = match line {
        "eclipse-1" => &mut deal["eclipses"][0],
        "eclipse-2" => &mut deal["eclipses"][1],
        _ => &mut deal[line],
    };
    pile.as_array_mut().unwrap_or_else(|| panic!("no pile `{line}`"))
}

/// Two things change places, wherever they are in a list.
fn swap<'a>(list: impl IntoIterator<Item = &'a mut Value>, one: &Value, two: &Value) {
    for it in list {
        if it == one {
            *it = two.clone();
        } else if it == two {
            *it = one.clone();
        }
    }
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().expect("a number")).expect("small")
}

/// Setting up.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    /// Changes the JSON form of the position; for what no method below says.
    pub fn sheet(mut self, change: impl FnOnce(&mut Value)) -> Self {
        assert!(self.table.get().is_none(), "a position is set up before it is played");
        change(&mut self.sheet);
        self
    }

    pub fn player(self, who: &str, key: &str, value: Value) -> Self {
        self.sheet(|it| it["players"][seat(who).index()][key] = value)
    }

    /// Puts a name at a place of a line of the deal (`boards royals technologies bonuses decorations pyramid turns
    /// discoveries starting eclipse-1 eclipse-2 returns bot-tiles arrows dice`). Boards, royal, technology and bonus
    /// tiles on the table follow the deal; displays and stacks of discovery tiles do not, see below.
    pub fn put(self, line: &str, place: usize, name: &str) -> Self {
        self.sheet(|sheet| {
            let pieces = pile(sheet, line);
            if let Ok(n) = name.parse::<u16>() {
                pieces[place] = json!(n);
            } else if line == "arrows" {
                pieces[place] = json!(name);
            } else if pieces[place] != json!(name) {
                let from = pieces.iter().rposition(|it| *it == json!(name));
                pieces.swap(place, from.unwrap_or_else(|| panic!("`{name}` is not in `{line}`")));
            }
        })
    }

    /// The three royal tiles, left (C), middle (B), right (A).
    pub fn royals(self, names: [&str; 3]) -> Self {
        names.iter().enumerate().fold(self, |it, (place, name)| it.put("royals", place, name))
    }

    /// The six technologies in use.
    pub fn technologies(self, names: [&str; 6]) -> Self {
        names.iter().enumerate().fold(self, |it, (place, name)| it.put("technologies", place, name))
    }

    /// The bonus tiles of the blue, red and green temple.
    pub fn bonuses(self, names: [&str; 3]) -> Self {
        names.iter().enumerate().fold(self, |it, (place, name)| it.put("bonuses", place, name))
    }

    /// The royal tile of the middle or another space: category decides the place.
    pub fn royal(self, name: &str) -> Self {
        self.put("royals", 0, name)
    }

    pub fn cocoa(self, who: &str, n: u16) -> Self {
        self.player(who, "cocoa", json!(n))
    }

    pub fn resources(self, who: &str, wood: u8, stone: u8, gold: u8) -> Self {
        self.player(who, "resources", json!({ "wood": wood, "stone": stone, "gold": gold }))
    }

    pub fn score(self, who: &str, points: u16) -> Self {
        self.player(who, "score", json!(points))
    }

    /// A marker stands on a step; 0 is below the first.
    pub fn step(self, who: &str, temple: &str, step: u8) -> Self {
        self.sheet(|it| it["players"][seat(who).index()]["temples"][temple] = json!(step))
    }

    pub fn avenue(self, who: &str, space: u8) -> Self {
        self.player(who, "avenue", json!(space))
    }

    pub fn pyramid_track(self, who: &str, space: u8) -> Self {
        self.player(who, "pyramid", json!(space))
    }

    /// Technologies a seat has; they must be among the six in use.
    pub fn has_technologies(self, who: &str, names: &[&str]) -> Self {
        self.player(who, "technologies", json!(names))
    }

    /// All free workers of a seat with their power. Three, or four (then none is in reserve), those that worship
    /// counted.
    pub fn workers(self, who: &str, workers: &[(&str, u8)]) -> Self {
        let list: Vec<Value> =
            workers.iter().map(|(board, power)| json!({ "board": board, "power": power })).collect();
        self.player(who, "workers", json!(list)).balance(who)
    }

    /// A worker of a seat worships; call before `workers`, or give one worker less there.
    pub fn worships(self, who: &str, space: &str, power: u8) -> Self {
        self.sheet(|it| {
            it["spaces"][space] = json!({ "seat": seat(who).number(), "power": power });
        })
        .balance(who)
    }

    /// Nobody worships on a space.
    pub fn clear_space(self, space: &str) -> Self {
        self.sheet(|it| it["spaces"][space] = Value::Null)
    }

    fn balance(self, who: &str) -> Self {
        self.sheet(|it| {
            let place = seat(who).number();
            let spaces = it["spaces"].as_object().expect("spaces");
            let praying = spaces.values().filter(|it| it["seat"] == json!(place)).count();
            let player = &mut it["players"][usize::from(place)];
            let free = player["workers"].as_array().expect("workers").len();
            let hand = player["hand"].as_array().expect("hand").len();
            player["reserve"] = json!(free + praying + hand < 4);
        })
    }

    /// Boards of the neutral workers of the first and second colour; unused colours are passed over.
    pub fn neutral(self, one: &[&str; 3], two: &[&str; 3]) -> Self {
        self.sheet(|it| {
            let colours = [2, 2, 1, 0][number(&it["seats"]) - 1];
            it["neutral"] = json!([
                if colours > 0 { one.as_slice() } else { &[] },
                if colours > 1 { two.as_slice() } else { &[] },
            ]);
        })
    }

    /// Every tile goes to the stack; then common masks are laid at the worship places.
    fn plain_discoveries(self) -> Self {
        let this = LARGE.iter().fold(self, |it, (temple, step)| it.step_tiles(temple, *step, &[]));
        let this = AVENUE.iter().fold(this, |it, space| it.avenue_tiles(*space, &[]));
        let this = PLACES.iter().fold(this, |it, board| it.no_discovery(board));
        let plain = ["score-4-vp", "mask-4", "mask-5", "mask-6", "mask-7"];
        PLACES.iter().zip(plain).fold(this, |it, (board, tile)| it.discovery(board, tile))
    }

    /// Takes the lowest discovery tile of a kind out of the stack.
    fn draw(self, tile: &str) -> Self {
        self.sheet(|it| {
            let stack = it["discovery-stack"].as_array_mut().expect("a stack");
            let at = stack.iter().rposition(|it| it == &json!(tile));
            stack.remove(at.unwrap_or_else(|| panic!("no `{tile}` is left in the stack")));
        })
    }

    fn give_back(self, tile: &Value) -> Self {
        let tile = tile.clone();
        self.sheet(|it| {
            if !tile.is_null() {
                it["discovery-stack"].as_array_mut().expect("a stack").push(tile);
            }
        })
    }

    /// The discovery tile at the worship place of a board; what lay there goes under the stack.
    pub fn discovery(self, board: &str, tile: &str) -> Self {
        let old = self.sheet["discoveries"][board].clone();
        self.give_back(&old).draw(tile).sheet(|it| it["discoveries"][board] = json!(tile))
    }

    /// No discovery tile lies on a board; the stack keeps it.
    pub fn no_discovery(self, board: &str) -> Self {
        let old = self.sheet["discoveries"][board].clone();
        self.give_back(&old).sheet(|it| it["discoveries"][board] = Value::Null)
    }

    /// The tiles on a large step of a temple; what lay there goes under the stack.
    pub fn step_tiles(self, temple: &str, step: u8, tiles: &[&str]) -> Self {
        let place = LARGE.iter().position(|it| *it == (temple, step)).expect("a large step");
        self.tiles_at("step-tiles", place, tiles)
    }

    /// The tiles on a large space of the Avenue.
    pub fn avenue_tiles(self, space: u8, tiles: &[&str]) -> Self {
        let place = AVENUE.iter().position(|it| *it == space).expect("a large space");
        self.tiles_at("avenue-tiles", place, tiles)
    }

    fn tiles_at(self, key: &str, place: usize, tiles: &[&str]) -> Self {
        let old = self.sheet[key][place].as_array().expect("a list").clone();
        let this = old.iter().fold(self, Self::give_back);
        let this = tiles.iter().fold(this, |it, tile| it.draw(tile));
        this.sheet(|it| it[key][place] = json!(tiles))
    }

    /// The tiles on top of the discovery stack, the next one first.
    pub fn next_discoveries(self, tiles: &[&str]) -> Self {
        let this = tiles.iter().fold(self, |it, tile| it.draw(tile));
        this.sheet(|it| {
            let stack = it["discovery-stack"].as_array_mut().expect("a stack");
            stack.splice(0..0, tiles.iter().map(|it| json!(it)));
        })
    }

    /// Nothing is left in the discovery stack: p2's tiles hold the rest (used ones are not told apart).
    pub fn no_stack(self) -> Self {
        self.sheet(|it| {
            let left = it["discovery-stack"].as_array().expect("a stack").len();
            it["discovery-stack"] = json!([]);
            let used = number(&it["players"][1]["used"]);
            it["players"][1]["used"] = json!(used + left);
        })
    }

    /// An unused discovery tile or mask of a seat, off the stack.
    pub fn owns(self, who: &str, tile: &str) -> Self {
        self.draw(tile).sheet(|it| {
            let player = &mut it["players"][seat(who).index()];
            let kind: Discovery = read(tile);
            let place = if kind.index() < 7 {
                &mut player["masks"][tile]
            } else {
                if player["tiles"][tile].is_null() {
                    player["tiles"][tile] = json!(0);
                }
                &mut player["tiles"][tile]
            };
            let n = number(place);
            *place = json!(n + 1);
        })
    }

    /// Discovery tiles (no masks) a seat has used, off the stack.
    pub fn used(self, who: &str, tiles: &[&str]) -> Self {
        let n = tiles.len();
        let this = tiles.iter().fold(self, |it, tile| it.draw(tile));
        this.player(who, "used", json!(n))
    }

    /// The pyramid tiles laid out; each changes places with the one that lay there.
    pub fn display(self, names: [&str; 3]) -> Self {
        names.iter().enumerate().fold(self, |this, (slot, name)| {
            let old = this.sheet["pyramid-display"][slot].clone();
            this.swap_tiles(&old, &json!(name))
        })
    }

    /// A pyramid tile laid with a turn; it changes places with the one that lay there, or is drawn if none did.
    pub fn laid(self, spot: &str, name: &str, turn: u8) -> Self {
        let old = self.sheet["pyramid-tiles"]
            .as_array()
            .expect("tiles")
            .iter()
            .find(|it| it["spot"] == spot)
            .cloned();
        if let Some(old) = old {
            return self.swap_tiles(&old["tile"], &json!(name)).sheet(|it| {
                let laid = it["pyramid-tiles"].as_array_mut().expect("tiles");
                let place = laid.iter_mut().find(|it| it["spot"] == spot).expect("the place");
                place["turn"] = json!(turn);
            });
        }
        let drawn = number(&self.sheet["pyramid-tiles-drawn"]);
        let next = self.pile_tile(drawn);
        self.swap_tiles(&json!(next), &json!(name)).sheet(|it| {
            it["pyramid-tiles-drawn"] = json!(drawn + 1);
            let laid = it["pyramid-tiles"].as_array_mut().expect("tiles");
            laid.push(json!({ "spot": spot, "tile": name, "turn": turn }));
        })
    }

    /// Any tiles on these places, on top of what is there, in this order.
    pub fn built(self, spots: &[&str]) -> Self {
        spots.iter().fold(self, |it, spot| {
            let next = it.pile_tile(number(&it.sheet["pyramid-tiles-drawn"]));
            it.laid(spot, &next, 0)
        })
    }

    /// No pyramid tile is laid or drawn but those of the display.
    pub fn bare_ground(self) -> Self {
        self.sheet(|it| {
            it["pyramid-tiles"] = json!([]);
            it["pyramid-tiles-drawn"] = json!(3);
            it["pyramid-display"] = json!(pile(it, "pyramid")[..3]);
        })
    }

    fn pile_tile(&self, place: usize) -> String {
        self.sheet["deal"]["pyramid"][place].as_str().expect("a tile is left").to_owned()
    }

    /// Two pyramid tiles change places, wherever they are.
    fn swap_tiles(self, one: &Value, two: &Value) -> Self {
        self.sheet(|it| {
            swap(it["pyramid-display"].as_array_mut().expect("tiles"), one, two);
            let laid = it["pyramid-tiles"].as_array_mut().expect("tiles");
            swap(laid.iter_mut().map(|it| &mut it["tile"]), one, two);
            swap(pile(it, "pyramid"), one, two);
        })
    }

    /// The decorations laid out (`d1` to `d15`); each changes places with the one that lay there.
    pub fn decoration_display(self, names: [&str; 4]) -> Self {
        names.iter().enumerate().fold(self, |this, (slot, name)| {
            let old = this.sheet["decoration-display"][slot].clone();
            this.swap_decorations(&old, &json!(name))
        })
    }

    fn swap_decorations(self, one: &Value, two: &Value) -> Self {
        self.sheet(|it| {
            swap(it["decoration-display"].as_array_mut().expect("tiles"), one, two);
            for steps in it["decorations"].as_object_mut().expect("sides").values_mut() {
                swap(steps.as_array_mut().expect("steps"), one, two);
            }
            swap(pile(it, "decorations"), one, two);
        })
    }

    /// Any decorations on the first steps of a side.
    pub fn decorated(self, side: &str, steps: usize) -> Self {
        (0..steps).fold(self, |this, step| {
            let drawn = number(&this.sheet["decorations-drawn"]);
            this.sheet(|it| {
                it["decorations-drawn"] = json!(drawn + 1);
                it["decorations"][side][step] = it["deal"]["decorations"][drawn].clone();
            })
        })
    }

    /// Houses in the top, middle and bottom row.
    pub fn houses(self, top: u8, middle: u8, bottom: u8) -> Self {
        self.sheet(|it| it["houses"] = json!({ "top-row": top, "middle-row": middle, "bottom-row": bottom }))
    }

    /// The light disc; on the space of the dark one an eclipse is near (two round ends away).
    pub fn light(self, space: u8) -> Self {
        self.sheet(|it| it["light"] = json!(space)).near_if_met(2)
    }

    /// The light disc is on the dark one and the eclipse is scored at the end of this round.
    pub fn last_round(self) -> Self {
        let dark = self.dark();
        self.sheet(|it| it["light"] = json!(dark)).near_if_met(1)
    }

    fn near_if_met(self, rounds: u8) -> Self {
        let dark = self.dark();
        self.sheet(|it| it["rounds-to-eclipse"] = json!(if it["light"] == json!(dark) { rounds } else { 0 }))
    }

    fn dark(&self) -> u8 {
        let dark = [[10, 9, 8], [10, 9, 8], [11, 10, 9], [12, 11, 10]];
        dark[number(&self.sheet["seats"]) - 1][number(&self.sheet["eclipses"])]
    }

    /// Eclipses scored; call before `light`.
    pub fn eclipses(self, n: u8) -> Self {
        self.sheet(|it| it["eclipses"] = json!(n))
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.sheet(|it| it["turn"]["seat"] = json!(seat(who).number()))
    }

    /// A worker of the player to move has arrived on a board and is in hand; give one worker less to `workers`.
    pub fn arrived(self, board: &str, powers: &[u8]) -> Self {
        let place = number(&self.sheet["turn"]["seat"]);
        self.sheet(|it| {
            it["turn"]["state"] = json!("arrived");
            it["turn"]["board"] = json!(board);
            it["players"][place]["hand"] = json!(powers);
        })
        .balance(&format!("p{}", place + 1))
    }

    /// Teotibot's action tiles: top, middle left and right, bottom left, middle and right, aside (without `bot-`).
    pub fn bot_tiles(self, names: [&str; 7]) -> Self {
        self.sheet(|it| it["bot"]["tiles"] = json!(names.map(|it| format!("bot-{it}"))))
    }

    /// Teotibot's direction tiles: upper and lower, `left` or `right`.
    pub fn arrows(self, upper: &str, lower: &str) -> Self {
        self.sheet(|it| it["bot"]["arrows"] = json!([format!("dir-{upper}"), format!("dir-{lower}")]))
    }

    /// Teotibot's next roll.
    pub fn roll(self, one: u8, two: u8) -> Self {
        let rolls = number(&self.sheet["bot"]["rolls"]);
        self.put("dice", 2 * rolls, &one.to_string()).put("dice", 2 * rolls + 1, &two.to_string())
    }

    /// Teotibot's next roll wakes this tile, which lies on top (without `bot-`).
    pub fn bot_activates(self, tile: &str) -> Self {
        let tile = json!(format!("bot-{tile}"));
        self.roll(3, 4).sheet(|it| {
            let tiles = it["bot"]["tiles"].as_array_mut().expect("tiles");
            let at = tiles.iter().position(|it| *it == tile).expect("a tile");
            tiles.swap(0, at);
        })
    }
}

/// Playing.
impl Scenario {
    pub fn game(&self) -> &Teotihuacan {
        self.table.get_or_init(|| {
            let game: Teotihuacan =
                serde_json::from_value(self.sheet.clone()).unwrap_or_else(|why| panic!("{why}"));
            if let Err(flaw) = game.audit() {
                panic!("the scenario is {flaw}");
            }
            game
        })
    }

    /// Plays decisions separated by semicolons; each must be allowed.
    pub fn play(mut self, text: &str) -> Self {
        self.game();
        let game = self.table.get_mut().expect("the position is set up");
        let mut log = Log::new();
        for notation in text.split(';').map(str::trim) {
            if let Err(why) = game.play(read(notation), &mut log) {
                panic!("`{notation}` is refused: {why}");
            }
            if let Err(flaw) = game.audit() {
                panic!("after `{notation}`: {flaw}");
            }
        }
        self.events = log.take();
        self
    }

    /// The turn of whoever is to move, spent quietly: a worker moves one board and collects cocoa, or workers rest.
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
        let action: Action = read(notation);
        let mut game = self.game().clone();
        let mut log = Log::new();
        let found = game.play(action, &mut log).map_err(without_rule_details);
        assert_eq!(found, Err(without_rule_details(why)), "`{notation}`");
        assert_eq!(&game, self.game(), "`{notation}` was refused, but changed something");
        assert_eq!(log.take(), [], "`{notation}` was refused, but something happened");
        self.does_not_offer(notation)
    }

    /// What happened in the last call of `play`.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every decision that is allowed now, in notation.
    pub fn offered(&self) -> Vec<String> {
        let mut offered = Vec::new();
        let walk = self.game().each_legal(&mut |it| {
            offered.push(it.to_string());
            ControlFlow::Continue(())
        });
        assert!(walk.is_continue(), "nobody stopped the walk");
        offered
    }

    /// What a viewer may know.
    pub fn view(&self, who: &str) -> View {
        self.game().view(Viewer::Seat(seat(who)))
    }
}

/// Looking.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    pub fn offers(self, notation: &str) -> Self {
        let offered = self.offered();
        assert!(offered.iter().any(|it| it == notation), "`{notation}` is not among {offered:?}");
        self
    }

    pub fn does_not_offer(self, notation: &str) -> Self {
        assert!(!self.offered().iter().any(|it| it == notation), "`{notation}` is offered");
        self
    }

    /// Exactly these are allowed, in any order.
    pub fn offers_only(self, notations: &[&str]) -> Self {
        let mut offered = self.offered();
        let mut expected: Vec<String> = notations.iter().map(ToString::to_string).collect();
        offered.sort();
        expected.sort();
        assert_eq!(offered, expected);
        self
    }

    pub fn asks(self, who: &str) -> Self {
        self.shows("who is asked", Teotihuacan::status, Status::Asks(seat(who)))
    }

    pub fn is_over(self) -> Self {
        self.shows("status", Teotihuacan::status, Status::Over)
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

    /// Who worships on a space, and with what power.
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

    pub fn shows<T: Copy + PartialEq + Debug>(
        self,
        what: &str,
        look: impl Fn(&Teotihuacan) -> T,
        expected: T,
    ) -> Self {
        assert_eq!(look(self.game()), expected, "{what}");
        self
    }
}

/// Options with another set-up.
pub fn with_setup(seats: u8, setup: Setup) -> Options {
    let base = normal(seats);
    Options { setup, printed_boards: setup == Setup::FirstGame, ..base }
}
