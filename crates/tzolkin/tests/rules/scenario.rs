//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Seats are written by their letters a to e, everything else by its name in notation. Unless said otherwise it is
//! the turn of seat a in the first round; nobody owns anything, all wheels are empty.

use std::ops::ControlFlow;

use patolli_core::{Game as _, Log, Options as _, Seat, Seed, Status, Viewer};
pub use patolli_testkit::scenario::read;
use patolli_testkit::{
    scenario::{self, ScenarioState},
    scenario_methods,
};
use patolli_tzolkin::{Blocks, Deal, Illegal, JungleTiles, Options, TurnState, Tzolkin, View};
use serde_json::{Value, json};

/// A position that is set up, then played.
#[derive(Clone)]
pub struct Scenario {
    sheet: Value,
    state: ScenarioState<Tzolkin>,
}

scenario_methods!(Tzolkin);

/// The base game for so many seats.
pub fn base(seats: u8) -> Options {
    Options::for_seats(seats).expect("two to five seats play")
}

/// Every module for so many seats.
pub fn everything(seats: u8) -> Options {
    Options { tribes: true, prophecies: true, buildings: true, quick: true, ..base(seats) }
}

/// The base game, seat a to move in the first round, nobody owning anything, no neutral pieces.
pub fn scenario(seats: u8) -> Scenario {
    expansion(base(seats))
}

/// The same with modules of the expansion.
pub fn expansion(options: Options) -> Scenario {
    let sheet = serde_json::to_value(begun(options)).expect("a position has a JSON form");
    let mut scenario = Scenario { sheet, state: ScenarioState::default() };
    let seats = usize::from(options.seats);
    for place in 0..seats {
        let player = &mut scenario.sheet["players"][place];
        for (key, value) in [
            ("score", json!(0)),
            ("corn", json!(0)),
            ("blocks", json!({ "wood": 0, "stone": 0, "gold": 0 })),
            ("skulls", json!(0)),
            ("temples", json!({ "chaac": 1, "quetzalcoatl": 1, "kukulkan": 1 })),
            ("levels", json!({ "agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0 })),
            ("hand", json!(3)),
            ("supply", json!(3)),
            ("kept", json!([0, 1])),
        ] {
            player[key] = value;
        }
    }
    scenario.sheet["skulls"] = json!(13);
    scenario.sheet["neutral"] = json!({ "pal": [], "yax": [], "tik": [], "uxm": [], "chi": [] });
    // Quiet starting tiles and tribes: none that works later in the game, unless a test asks for one.
    scenario = scenario.order(0, &quiet_tiles(seats));
    let tribes = ["ahmakiq", "yumkaax", "huracan", "balam", "itzamna"];
    if options.tribes {
        for (place, tribe) in tribes.into_iter().enumerate().take(seats) {
            scenario.sheet["players"][place]["tribe"] = json!(0);
            scenario = scenario.put(5, 2 * place, tribe);
        }
    }
    scenario
}

/// Two tiles without a lasting effect for each seat, each followed by two that are not kept.
fn quiet_tiles(seats: usize) -> Vec<&'static str> {
    const QUIET: [&str; 10] = [
        "w-palenque-7",
        "w-yaxchilan-7",
        "w-tikal-3",
        "w-tikal-7",
        "w-uxmal-7",
        "w-chichen-itza-5",
        "w-chichen-itza-10",
        "w-yaxchilan-3",
        "w-palenque-3",
        "w-chichen-itza-0",
    ];
    const REST: [&str; 10] = [
        "w-palenque-1",
        "w-palenque-5",
        "w-yaxchilan-1",
        "w-yaxchilan-5",
        "w-tikal-1",
        "w-tikal-5",
        "w-uxmal-1",
        "w-uxmal-5",
        "w-chichen-itza-3",
        "w-chichen-itza-7",
    ];
    (0..seats).flat_map(|it| [QUIET[2 * it], QUIET[2 * it + 1], REST[2 * it], REST[2 * it + 1]]).collect()
}

/// A game whose secret choices are made, at the first turn.
pub fn begun(options: Options) -> Tzolkin {
    let mut game = Tzolkin::start(&options, dealt(1));
    while game.round() == 0 {
        let mut first = None;
        let _ = game.each_legal(&mut |it| {
            // Ixtab would ask for a temple and a third tile.
            if it.to_string() == "tribe ixtab" {
                return ControlFlow::Continue(());
            }
            first = Some(it);
            ControlFlow::Break(())
        });
        game.apply(first.expect("a choice"), &mut Log::off());
    }
    game
}

/// A game that stands anywhere.
pub fn at(game: Tzolkin) -> Scenario {
    let sheet = serde_json::to_value(&game).expect("a position has a JSON form");
    Scenario { sheet, state: game.into() }
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

/// A pile of the deal, by its place in [`PILES`].
fn pile(sheet: &mut Value, pile: usize) -> &mut Vec<Value> {
    sheet["deal"][PILES[pile]].as_array_mut().expect("a pile of the deal")
}

/// The field with this name, which is there.
fn field<'a>(object: &'a mut Value, name: &str) -> &'a mut Value {
    object.get_mut(name).unwrap_or_else(|| panic!("there is no `{name}`"))
}

/// Setting up.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    /// Changes the JSON form of the position; for what no method below says.
    pub fn sheet(mut self, change: impl FnOnce(&mut Value)) -> Self {
        self.state.assert_not_played();
        change(&mut self.sheet);
        self
    }

    fn player(self, who: &str, key: &str, value: Value) -> Self {
        self.sheet(|it| it["players"][seat(who).index()][key] = value)
    }

    /// Puts these names first in a pile of the deal, given by its place in [`PILES`].
    pub fn order(self, line: usize, names: &[&str]) -> Self {
        names.iter().enumerate().fold(self, |it, (place, name)| it.put(line, place, name))
    }

    /// Puts a name at a place of a pile of the deal, exchanging it with what is there.
    pub fn put(self, line: usize, place: usize, name: &str) -> Self {
        self.sheet(|sheet| {
            let words = pile(sheet, line);
            let from = words.iter().rposition(|it| *it == name);
            let from = from.unwrap_or_else(|| panic!("`{name}` is not in {words:?}"));
            if words[place] != name {
                words.swap(place, from);
            }
        })
    }

    /// The tribe a seat leads; the module must be on. Yaluk's workers and Ixtab's third tile are up to the test.
    pub fn tribe(self, who: &str, tribe: &str) -> Self {
        let kept = if tribe == "ixtab" { json!([0, 1, 2]) } else { json!([0, 1]) };
        self.put(5, 2 * seat(who).index(), tribe).player(who, "tribe", json!(0)).player(who, "kept", kept)
    }

    /// The starting tiles a seat has kept.
    pub fn keeps(self, who: &str, one: &str, two: &str) -> Self {
        let from = 4 * seat(who).index();
        self.put(0, from, one).put(0, from + 1, two)
    }

    /// A prophecy is in force: the day after the first food day (module on).
    pub fn prophecy(self, prophecy: &str) -> Self {
        self.put(6, 0, prophecy).day(8).food_days(1)
    }

    /// How many teeth the calendar has turned; the round number follows without double advances.
    pub fn day(self, tooth: u8) -> Self {
        self.sheet(|it| {
            it["tooth"] = json!(tooth);
            it["round"] = json!((tooth + 1).min(27));
        })
    }

    /// A day with the food days before it done; a food day is one.
    pub fn date(self, tooth: u8) -> Self {
        let done = [7, 13, 20].into_iter().filter(|it| *it < tooth).count();
        let food = [7, 13, 20, 26, 27].contains(&tooth);
        self.day(tooth)
            .food_days(u8::try_from(done).expect("four at most"))
            .sheet(|it| it["food-today"] = json!(food))
    }

    /// By this version of the rules instead of the newest.
    pub fn by_rules(self, version: u16) -> Self {
        self.sheet(|it| it["rules"] = json!(version))
    }

    /// Food days completed.
    pub fn food_days(self, n: u8) -> Self {
        self.sheet(|it| it["food-days"] = json!(n))
    }

    /// The present round is the food day with this number, 1 to 4 (the second epoch's row is up to the test).
    pub fn food_day(self, number: u8) -> Self {
        let tooth = [7, 13, 20, 26][usize::from(number) - 1];
        self.day(tooth).food_days(number - 1).sheet(|it| it["food-today"] = json!(true))
    }

    /// The second epoch has begun; its row is empty until the next refill.
    pub fn second_epoch(self) -> Self {
        self.sheet(|it| it["epoch"] = json!(2)).row_of(3, &[])
    }

    /// The buildings laid out, all of one epoch; the other places are empty.
    pub fn row(self, names: &[&str]) -> Self {
        let late = names.first().is_some_and(|it| {
            it.parse::<patolli_tzolkin::data::BuildingId>().is_ok_and(|it| it.tile().epoch == 2)
        });
        let this = if late { self.sheet(|it| it["epoch"] = json!(2)) } else { self };
        this.row_of(if late { 3 } else { 2 }, names)
    }

    fn row_of(self, line: usize, names: &[&str]) -> Self {
        let mut row: Vec<Value> = names.iter().map(|it| json!(it)).collect();
        row.resize(6, Value::Null);
        let drawn = names.len();
        self.order(line, names).sheet(|it| {
            it["row"] = json!(row);
            it["drawn"][PILES[line]] = json!(drawn);
        })
    }

    /// The buildings on top of the stack below the row, of the same epoch; call after `row`.
    pub fn stack(self, names: &[&str]) -> Self {
        let late = self.sheet["epoch"] == json!(2);
        let line = if late { 3 } else { 2 };
        let drawn =
            usize::try_from(self.sheet["drawn"][PILES[line]].as_u64().expect("a number")).expect("small");
        names.iter().enumerate().fold(self, |it, (place, name)| it.put(line, drawn + place, name))
    }

    /// Nothing is left in the stack of the first epoch.
    pub fn stack_empty(self) -> Self {
        self.sheet(|it| it["drawn"]["epoch-1"] = json!(18))
    }

    /// Buildings a seat owns; they count as drawn. Call after `row`.
    pub fn owns(self, who: &str, names: &[&str]) -> Self {
        names.iter().fold(self, |this, name| {
            let late = read::<patolli_tzolkin::data::BuildingId>(name).tile().epoch == 2;
            let line = if late { 3 } else { 2 };
            let drawn =
                usize::try_from(this.sheet["drawn"][PILES[line]].as_u64().expect("a number")).expect("small");
            this.put(line, drawn, name).sheet(|it| {
                it["drawn"][PILES[line]] = json!(drawn + 1);
                it["players"][seat(who).index()]["buildings"]
                    .as_array_mut()
                    .expect("a list")
                    .push(json!(name));
            })
        })
    }

    /// The monuments on offer (4, 5 or 6 by seats; missing ones stay as dealt).
    pub fn monuments(self, names: &[&str]) -> Self {
        let this = self.order(4, names);
        this.sheet(|it| {
            let laid = match it["seats"].as_u64() {
                Some(2) => 4,
                Some(3) => 5,
                _ => 6,
            };
            let names = pile(it, 4)[..laid].to_vec();
            it["monuments"] = json!(names);
        })
    }

    /// A monument of the row belongs to a seat; call after `monuments`.
    pub fn has_built(self, who: &str, monument: &str) -> Self {
        self.sheet(|it| {
            let row = it["monuments"].as_array_mut().expect("a list");
            row.retain(|it| it != &json!(monument));
            it["players"][seat(who).index()]["monuments"]
                .as_array_mut()
                .expect("a list")
                .push(json!(monument));
        })
    }

    pub fn corn(self, who: &str, n: u16) -> Self {
        self.player(who, "corn", json!(n))
    }

    pub fn blocks(self, who: &str, wood: u16, stone: u16, gold: u16) -> Self {
        self.player(who, "blocks", json!({ "wood": wood, "stone": stone, "gold": gold }))
    }

    /// Skulls of a seat, out of the supply.
    pub fn skulls(self, who: &str, n: u8) -> Self {
        self.sheet(|it| {
            let left = it["skulls"].as_u64().expect("a number") - u64::from(n);
            it["skulls"] = json!(left);
            it["players"][seat(who).index()]["skulls"] = json!(n);
        })
    }

    /// Skulls lie at these Chichen Itza actions, out of the supply.
    pub fn offerings(self, numbers: &[u8]) -> Self {
        self.sheet(|it| {
            let left = it["skulls"].as_u64().expect("a number") - numbers.len() as u64;
            it["skulls"] = json!(left);
            it["offerings"] = json!(numbers);
        })
    }

    /// A marker stands on a step, counted from the lowest = 0; the start is 1.
    pub fn step(self, who: &str, temple: &str, step: u8) -> Self {
        self.sheet(|it| *field(&mut it["players"][seat(who).index()]["temples"], temple) = json!(step))
    }

    pub fn level(self, who: &str, track: &str, level: u8) -> Self {
        self.sheet(|it| *field(&mut it["players"][seat(who).index()]["levels"], track) = json!(level))
    }

    /// Points of a seat, whole.
    pub fn score(self, who: &str, points: i16) -> Self {
        self.player(who, "score", json!(points))
    }

    pub fn dark(self, who: &str) -> Self {
        self.player(who, "dark", json!(true))
    }

    /// Workers in hand; what is neither there nor on the board is in the supply.
    pub fn hand(self, who: &str, n: u8) -> Self {
        self.player(who, "hand", json!(n)).balance(who)
    }

    /// One more worker on a wheel, out of the supply (or the hand, when the supply is empty).
    pub fn worker(self, who: &str, wheel: &str, position: u8) -> Self {
        self.sheet(|it| {
            let list = field(&mut it["players"][seat(who).index()]["wheels"], wheel);
            list.as_array_mut().expect("a list").push(json!(position));
        })
        .balance(who)
    }

    fn balance(self, who: &str) -> Self {
        self.sheet(|it| {
            let place = seat(who).index();
            let extra = u64::from(it["start-space"] == json!(place))
                + u64::from(it["quick-workers"].as_array().is_some_and(|it| it.contains(&json!(place))));
            let player = &mut it["players"][place];
            let wheels = player["wheels"].as_object().expect("wheels");
            let riding: u64 = wheels.values().map(|it| it.as_array().map_or(0, Vec::len) as u64).sum();
            let hand = player["hand"].as_u64().expect("a number").min(6 - riding - extra);
            player["hand"] = json!(hand);
            player["supply"] = json!(6 - riding - extra - hand);
        })
    }

    /// A neutral piece on a place of a wheel, hidden ones included.
    pub fn neutral(self, wheel: &str, position: u8) -> Self {
        self.sheet(|it| {
            field(&mut it["neutral"], wheel).as_array_mut().expect("a list").push(json!(position));
        })
    }

    /// Wood tiles and open corn tiles beside Palenque 2 to 5.
    pub fn jungle_tiles(self, number: usize, forest: u8, corn: u8) -> Self {
        self.sheet(|it| it["jungle"][number - 2] = json!({ "forest": forest, "corn": corn }))
    }

    /// Corn and wood tiles a seat holds; make room in the jungle with `grove`.
    pub fn harvest_tiles(self, who: &str, corn: u8, wood: u8) -> Self {
        self.player(who, "corn-tiles", json!(corn)).player(who, "wood-tiles", json!(wood))
    }

    /// Corn on so many teeth of the calendar.
    pub fn corn_on_teeth(self, n: u8) -> Self {
        self.sheet(|it| it["corn-on-teeth"] = json!((0..n).collect::<Vec<_>>()))
    }

    pub fn start_player(self, who: &str) -> Self {
        self.sheet(|it| it["start-player"] = json!(seat(who).number()))
    }

    /// A worker of a seat stands on the start-player space, out of the supply.
    pub fn on_start_space(self, who: &str) -> Self {
        self.sheet(|it| it["start-space"] = json!(seat(who).number())).balance(who)
    }

    /// A worker of a seat stands on a quick-action space, out of the supply.
    pub fn on_quick_space(self, who: &str) -> Self {
        self.sheet(|it| it["quick-workers"].as_array_mut().expect("a list").push(json!(seat(who).number())))
            .balance(who)
    }

    /// The quick-action tile that lies on the board now; call after `day`.
    pub fn quick_tile(self, name: &str) -> Self {
        let tooth = usize::try_from(self.sheet["tooth"].as_u64().expect("a number")).expect("small");
        match tooth.checked_sub(14) {
            None => self.put(7, tooth / 2, name),
            Some(late) => self.put(8, (late / 2).min(5), name),
        }
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.sheet(|it| it["turn"]["seat"] = json!(seat(who).number()))
    }
}

/// Playing.
impl Scenario {
    fn set_up(&self) -> Tzolkin {
        scenario::from_json(self.sheet.clone())
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
