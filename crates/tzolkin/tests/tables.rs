//! The tables in the program equal the component list `docs/data/tzolkin.toml`.
//!
//! Numbers that are rows of a table are compared with it; numbers that live in a rule are tried out.

use std::fmt::Debug;

use patolli_core::{Game as _, Options as _};
use patolli_tzolkin::{
    Block, Blocks, BuildingKind, Goods, Options, QuickAction, Temple, Track, Tzolkin, Wheel,
    data::{
        ADVANCE_COSTS, ADVANCE_COSTS_ITZAMNA, BACAB_CORN, BAND_POINTS, BEG, BEG_BACAB, BuildingId,
        CHICHEN_ITZA_OFFERINGS, CIT_BOLON_TUM_DISCOUNT, CORN_PER_WORKER, EPOCH_ONE_COUNT, EPOCH_TWO_COUNT,
        Effect, FOOD_DAYS, HARVEST_YIELDS, Metric, MonumentId, PROPHECIES_DRAWN, Prophecy, QUICK_COST,
        QUICK_SPACES, QUICK_TILES_EPOCH_ONE, QUICK_TILES_EPOCH_TWO, RENOVATABLE, ROW_SIZE, SKULL_POINTS,
        SKULL_SHRINE_POINTS, SKULLS, START_STEP, START_WORKERS, STARTING_TILES_DEALT, STARTING_TILES_KEPT,
        STARTING_TILES_KEPT_IXTAB, SURCHARGE, SURCHARGE_YUMKAAX, Scoring, StartId, StepReward, TEETH,
        TRIBES_DEALT, Tribe, UNFED_PENALTY, UNFED_PENALTY_YALUK, WORKERS, YALUK_WORKERS, YAXCHILAN_GOODS,
        market_rate, setup_counts,
    },
};
use scenario::{Scenario, base, dealt, expansion, read, scenario, seat};
use toml::{Table, Value};

#[path = "rules/scenario.rs"]
#[expect(dead_code, reason = "the rules are tried out elsewhere; here only their numbers")]
mod scenario;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/tzolkin.toml");

fn file() -> Table {
    let text = std::fs::read_to_string(FILE).expect("the component list is there");
    text.parse().expect("the component list is TOML")
}

/// A value by its path, such as `calendar.teeth`.
fn at<'a>(table: &'a Table, path: &str) -> &'a Value {
    let mut words = path.split('.');
    let first = words.next().expect("a path has a word");
    let start = table.get(first).unwrap_or_else(|| panic!("`{path}` is missing"));
    words.fold(start, |value, word| value.get(word).unwrap_or_else(|| panic!("`{path}` is missing")))
}

fn number(table: &Table, path: &str) -> i64 {
    at(table, path).as_integer().unwrap_or_else(|| panic!("`{path}` is no number"))
}

/// A number, 0 if it is not given.
fn number_or_none(table: &Table, key: &str) -> i64 {
    table.get(key).map_or(0, |it| it.as_integer().unwrap_or_else(|| panic!("`{key}` is no number")))
}

/// The component list gives this number.
fn says<N: TryInto<i64, Error: Debug>>(table: &Table, path: &str, n: N) {
    let n: i64 = n.try_into().expect("a small number");
    assert_eq!(number(table, path), n, "{path}");
}

fn yes(table: &Table, path: &str) -> bool {
    at(table, path).as_bool().unwrap_or_else(|| panic!("`{path}` is neither true nor false"))
}

fn text<'a>(table: &'a Table, path: &str) -> &'a str {
    at(table, path).as_str().unwrap_or_else(|| panic!("`{path}` is no text"))
}

fn rows<'a>(table: &'a Table, path: &str) -> Vec<&'a Table> {
    let rows = at(table, path).as_array().unwrap_or_else(|| panic!("`{path}` is no list"));
    rows.iter().map(|it| it.as_table().expect("a row is a table")).collect()
}

fn row<'a>(table: &'a Table, path: &str, id: &str) -> &'a Table {
    let found = rows(table, path).into_iter().find(|it| text(it, "id") == id);
    found.unwrap_or_else(|| panic!("no `{id}` in `{path}`"))
}

fn numbers(table: &Table, path: &str) -> Vec<i64> {
    let list = at(table, path).as_array().unwrap_or_else(|| panic!("`{path}` is no list"));
    list.iter().map(|it| it.as_integer().expect("a list of numbers")).collect()
}

fn words<'a>(table: &'a Table, path: &str) -> Vec<&'a str> {
    let list = at(table, path).as_array().unwrap_or_else(|| panic!("`{path}` is no list"));
    list.iter().map(|it| it.as_str().expect("a list of words")).collect()
}

/// A table of a row, which must be there.
fn part<'a>(table: &'a Table, path: &str) -> &'a Table {
    at(table, path).as_table().unwrap_or_else(|| panic!("`{path}` is no table"))
}

fn listed(numbers: &[u8]) -> Vec<i64> {
    numbers.iter().map(|it| i64::from(*it)).collect()
}

/// The component list writes `_` where notation writes `-`.
fn key(id: &str) -> String {
    id.replace('_', "-")
}

/// The wheel the component list calls so.
fn wheel(id: &str) -> Wheel {
    match id {
        "palenque" => Wheel::Palenque,
        "yaxchilan" => Wheel::Yaxchilan,
        "tikal" => Wheel::Tikal,
        "uxmal" => Wheel::Uxmal,
        "chichen_itza" => Wheel::ChichenItza,
        _ => panic!("no wheel `{id}`"),
    }
}

fn goods(table: &Table) -> Goods {
    let mut goods = Goods::NONE;
    for (what, n) in table {
        let n = u8::try_from(n.as_integer().expect("a number")).expect("a small number");
        match what.as_str() {
            "corn" => goods.corn = n,
            "wood" => goods.blocks.wood = n.into(),
            "stone" => goods.blocks.stone = n.into(),
            "gold" => goods.blocks.gold = n.into(),
            "skull" => goods.skulls = n,
            _ => panic!("no goods are called `{what}`"),
        }
    }
    goods
}

/// An effect of the program as the component list writes it, step by step.
fn described(effect: Effect) -> Vec<String> {
    let one = match effect {
        Effect::Gain(goods) => format!("gain {goods:?}"),
        Effect::Score(points) => format!("vp {points}"),
        Effect::Worker => "worker 1".to_owned(),
        Effect::Climb(temple) => format!("temple {temple}"),
        Effect::ClimbAny => "temple any".to_owned(),
        Effect::Learn(track) => format!("technology {track}"),
        Effect::LearnAny(n) => return vec!["technology any".to_owned(); n.into()],
        Effect::FeedWorkers(n) => format!("feed {n}"),
        Effect::FeedEvery => "feed every 1".to_owned(),
        Effect::Build => "build".to_owned(),
        Effect::Market => "market".to_owned(),
        Effect::AnyAction => "any action".to_owned(),
        Effect::BuildMonument => "monument".to_owned(),
        Effect::Income(goods) => format!("income {goods:?}"),
        Effect::IncomeByEpoch(one, two) => format!("income {one:?}, {two:?}"),
        Effect::ExchangeTechnology => "exchange".to_owned(),
        Effect::SkullShrine => format!("shrine {SKULL_SHRINE_POINTS}"),
    };
    vec![one]
}

/// The same of an effect of the component list.
fn written(effect: &Table) -> Vec<String> {
    let small = ["palenque", "yaxchilan", "tikal", "uxmal"];
    let times = |name: String| {
        let steps = usize::try_from(number(effect, "steps")).expect("few steps");
        vec![name; steps]
    };
    let one = match text(effect, "kind") {
        "gain" => format!("gain {:?}", goods(part(effect, "goods"))),
        "vp" => format!("vp {}", number(effect, "amount")),
        "worker" => format!("worker {}", number(effect, "count")),
        "temple" => return times(format!("temple {}", text(effect, "temple"))),
        "technology" => return times(format!("technology {}", text(effect, "technology"))),
        "feed_workers" => format!("feed {}", number(effect, "count")),
        "feed_discount_all" => format!("feed every {}", number(effect, "amount")),
        "build_building" => "build".to_owned(),
        "market" => "market".to_owned(),
        "any_action" => {
            assert_eq!(goods(part(effect, "cost")), Goods::corn(1));
            assert_eq!(words(effect, "wheels"), small);
            "any action".to_owned()
        }
        "build_monument" => "monument".to_owned(),
        "food_day_gain" => format!("income {:?}", goods(part(effect, "goods"))),
        "food_day_gain_by_age" => {
            format!("income {:?}, {:?}", goods(part(effect, "age_1")), goods(part(effect, "age_2")))
        }
        "technology_exchange" => {
            says(effect, "down", 1);
            says(effect, "other_three_up", 1);
            "exchange".to_owned()
        }
        "skull_shrine" => {
            assert_eq!((text(effect, "temple"), number(effect, "steps")), ("any", 1));
            assert!(yes(effect, "skull_stays_on_tile") && yes(effect, "theology_level_2_applies"));
            format!("shrine {}", number(effect, "vp"))
        }
        kind => panic!("no effect is called `{kind}`"),
    };
    vec![one]
}

fn same_effects(effects: &[Effect], tile: &Table, name: &str) {
    let mine: Vec<_> = effects.iter().flat_map(|it| described(*it)).collect();
    let theirs: Vec<_> = rows(tile, "effects").into_iter().flat_map(written).collect();
    assert_eq!(mine, theirs, "{name}");
}

#[test]
fn starting_tiles() {
    let file = file();
    let rows = rows(&file, "starting_tiles");
    assert_eq!(rows.len(), StartId::all().count());
    for (row, start) in rows.into_iter().zip(StartId::all()) {
        assert_eq!(start.to_string(), key(text(row, "id")));
        assert_eq!(start.tile().goods, goods(part(row, "goods")), "{start}");
        same_effects(start.tile().effects, row, start.key());
        let (place, position) = start.tile().blocker;
        assert_eq!(place, wheel(text(row, "blocker.wheel")), "{start}");
        says(row, "blocker.position", position);
    }
}

#[test]
fn buildings() {
    let file = file();
    let rows = rows(&file, "buildings");
    assert_eq!(rows.len(), BuildingId::all().count());
    for (row, building) in rows.into_iter().zip(BuildingId::all()) {
        let tile = building.tile();
        assert_eq!(building.to_string(), key(text(row, "id")));
        says(row, "age", tile.epoch);
        assert_eq!(tile.kind.key(), text(row, "category"), "{building}");
        assert_eq!(colour(tile.kind), text(row, "colour"), "{building}");
        assert_eq!(tile.cost, goods(part(row, "cost")), "{building}");
        assert_eq!(if tile.expansion { "expansion" } else { "base" }, text(row, "set"), "{building}");
        let renovatable = row.get("renovatable").is_some_and(|it| it.as_bool() == Some(true));
        assert_eq!(RENOVATABLE.contains(&building), renovatable, "{building}");
        same_effects(tile.effects, row, building.key());
    }
    let of = |epoch, expansion: bool| {
        let of = |it: &BuildingId| it.tile().epoch == epoch && (expansion || !it.tile().expansion);
        BuildingId::all().filter(of).count()
    };
    says(&file, "display.age_1_deck.base", of(1, false));
    says(&file, "display.age_2_deck.base", of(2, false));
    says(&file, "display.age_1_deck.with_expansion", EPOCH_ONE_COUNT);
    says(&file, "display.age_2_deck.with_expansion", EPOCH_TWO_COUNT);
    assert_eq!((of(1, true), of(2, true)), (EPOCH_ONE_COUNT, EPOCH_TWO_COUNT));
    says(&file, "display.buildings_face_up", ROW_SIZE);
}

const fn colour(kind: BuildingKind) -> &'static str {
    match kind {
        BuildingKind::Farm => "yellow",
        BuildingKind::Tomb => "grey",
        BuildingKind::Government => "green",
        BuildingKind::Shrine => "blue",
    }
}

#[test]
fn monuments() {
    let file = file();
    let rows = rows(&file, "monuments");
    assert_eq!(rows.len(), MonumentId::all().count());
    says(&file, "display.monuments_total", rows.len());
    for (row, monument) in rows.into_iter().zip(MonumentId::all()) {
        let tile = monument.tile();
        assert_eq!(monument.to_string(), key(text(row, "id")));
        assert_eq!(tile.kind.key(), text(row, "category"), "{monument}");
        assert_eq!(colour(tile.kind), text(row, "colour"), "{monument}");
        assert_eq!(tile.cost, goods(part(row, "cost")), "{monument}");
        same_scoring(monument, part(row, "scoring"));
    }
}

/// Seat a owns the monument and nothing else; what it scores after a change.
fn worth(monument: MonumentId, change: impl FnOnce(Scenario) -> Scenario) -> i64 {
    let name = monument.key();
    let own = scenario(2).row(&[]).monuments(&[name]).has_built("a", name);
    let own = (2..=5).fold(own, |it, number| it.jungle_tiles(number, 0, 0));
    change(own).game().monument_points(seat("a"), monument).into()
}

fn same_scoring(monument: MonumentId, scoring: &Table) {
    let alone = worth(monument, |it| it);
    let (kind, points) = match monument.tile().scoring {
        Scoring::Frame(kind) => {
            assert_eq!(text(scoring, "category"), kind.key());
            assert!(yes(scoring, "counts_itself"));
            ("per_category", alone)
        }
        Scoring::AllTiles => ("per_own_building_or_monument", alone),
        Scoring::MonumentsOfAll => {
            monuments_of_all(monument, scoring);
            return assert_eq!(text(scoring, "kind"), "per_built_monument_of_anyone");
        }
        Scoring::CornTiles => {
            ("per_corn_harvest_tile", worth(monument, |it| it.harvest_tiles("a", 1, 0)) - alone)
        }
        Scoring::WoodTiles => {
            ("per_wood_harvest_tile", worth(monument, |it| it.harvest_tiles("a", 0, 1)) - alone)
        }
        Scoring::Workers => {
            for workers in START_WORKERS..=WORKERS {
                says(scoring, &format!("vp.w{workers}"), worth(monument, |it| it.hand("a", workers)));
            }
            return assert_eq!(text(scoring, "kind"), "by_workers_in_play");
        }
        Scoring::Levels => {
            ("per_technology_level", worth(monument, |it| it.level("a", "theology", 1)) - alone)
        }
        Scoring::FinishedTechnologies => {
            let finished = |n: usize| {
                let tracks = Track::ALL.into_iter().take(n);
                worth(monument, |it| tracks.fold(it, |it, track| it.level("a", track.key(), 3)))
            };
            assert_eq!(numbers(scoring, "vp"), [0, 1, 2, 3, 4].map(finished));
            return assert_eq!(text(scoring, "kind"), "technologies_at_level_3");
        }
        Scoring::OneTemple => (
            "per_step_above_start_in_one_temple",
            worth(monument, |it| it.step("a", "chaac", START_STEP + 1)) - alone,
        ),
        Scoring::ThreeTemples => {
            assert!(!yes(scoring, "top_bonus"));
            assert_eq!(worth(monument, |it| it.step("a", "chaac", 4)), 6, "the step, no bonus");
            return assert_eq!(text(scoring, "kind"), "temple_step_vp_again");
        }
        Scoring::Skulls => {
            assert!(yes(scoring, "counts_skull_shrine"));
            assert_eq!(text(scoring, "paid_skull_goes_to"), "supply");
            ("per_skull_placed_at_chichen_itza_by_anyone", worth(monument, |it| it.offerings(&[4])) - alone)
        }
    };
    assert_eq!(text(scoring, "kind"), kind, "{monument}");
    says(scoring, "vp", points);
}

fn monuments_of_all(monument: MonumentId, scoring: &Table) {
    assert!(yes(scoring, "counts_itself"));
    for seats in 2..=5 {
        let own = scenario(seats).monuments(&[monument.key()]).has_built("a", monument.key());
        let points = own.game().monument_points(seat("a"), monument);
        says(scoring, &format!("vp_by_players.p{seats}"), points);
    }
}

#[test]
fn wheels() {
    let file = file();
    assert_eq!(rows(&file, "wheels").len(), Wheel::ALL.len());
    for (row, it) in rows(&file, "wheels").into_iter().zip(Wheel::ALL) {
        assert_eq!(wheel(text(row, "id")), it);
        let geometry = part(&file, &format!("wheel_geometry.{}", text(row, "geometry")));
        says(geometry, "teeth", it.teeth());
        says(geometry, "last_position", it.last());
        let hidden: Vec<u8> = (it.last() + 1..it.teeth()).collect();
        assert_eq!(numbers(geometry, "hidden_positions"), listed(&hidden));
        let free: Vec<u8> = (0..=it.last()).filter(|position| it.is_free_choice(*position)).collect();
        assert_eq!(numbers(geometry, "free_choice_positions"), listed(&free));
        let actions = rows(row, "actions").into_iter();
        let positions: Vec<i64> = actions.map(|action| number(action, "position")).collect();
        assert_eq!(positions, (1..=i64::from(it.actions())).collect::<Vec<_>>(), "{it}");
    }
}

fn action<'a>(file: &'a Table, wheel: &str, position: usize) -> &'a Table {
    rows(row(file, "wheels", wheel), "actions")[position - 1]
}

#[test]
fn palenque() {
    let file = file();
    let fishing = scenario(2).worker("a", "pal", 1).play("pick pal 1; use pal 1");
    says(action(&file, "palenque", 1), "gain.corn", fishing.game().corn(seat("a")));
    for (position, harvest) in (2..).zip(HARVEST_YIELDS) {
        let row = action(&file, "palenque", position);
        assert_eq!(text(row, "kind"), "harvest");
        says(row, "corn", harvest.corn);
        assert_eq!(number_or_none(row, "wood"), i64::from(harvest.wood));
    }
}

#[test]
fn yaxchilan() {
    let file = file();
    for (position, gain) in (1..).zip(YAXCHILAN_GOODS) {
        assert_eq!(goods(part(action(&file, "yaxchilan", position), "gain")), gain, "{position}");
    }
}

/// What seat a still has of 9 corn and 9 blocks of each kind after some decisions.
fn rest(position: (&str, u8), play: &str) -> (u16, Blocks) {
    let (wheel, number) = position;
    let at = scenario(2).row(&["tomb-brown-green", "farm-single-a", "farm-single-b"]).corn("a", 9);
    let after = at.blocks("a", 9, 9, 9).worker("a", wheel, number).play(play);
    (after.game().corn(seat("a")), after.game().blocks(seat("a")))
}

#[test]
fn tikal() {
    let file = file();
    let row = |position| action(&file, "tikal", position);
    let kinds = [1, 2, 3, 4, 5].map(|it| text(row(it), "kind"));
    assert_eq!(kinds, ["technology", "build", "technology", "build", "temple"]);
    // How often one may learn and build; a monument with the fourth only.
    assert_eq!([1, 3].map(|it| number(row(it), "max_steps")), [1, 2]);
    assert_eq!([1, 3].map(|it| number(row(it), "min_steps")), [1, 1]);
    rest(("tik", 3), "pick tik 3; use tik 3; learn theology; pay wood 1; learn theology; pay wood 2; end");
    rest(("tik", 1), "pick tik 1; use tik 1; learn theology; pay wood 1; end");
    assert_eq!([2, 4].map(|it| number(row(it), "max_buildings")), [1, 2]);
    rest(("tik", 2), "pick tik 2; use tik 2; build farm-single-a; end");
    rest(("tik", 4), "pick tik 4; use tik 4; build farm-single-a; build farm-single-b; end");
    assert_eq!([2, 4].map(|it| yes(row(it), "monument")), [false, true]);
    let (_, left) = rest(("tik", 5), "pick tik 5; use tik 5; pay gold 1; climb chaac; climb kukulkan; end");
    says(row(5), "cost.any_block", 27 - left.total());
    assert!(number(row(5), "steps") == 2 && yes(row(5), "different_temples"));
}

#[test]
fn uxmal() {
    let file = file();
    let row = |position| action(&file, "uxmal", position);
    let kinds = [1, 2, 3, 4, 5].map(|it| text(row(it), "kind"));
    assert_eq!(kinds, ["temple", "market", "worker", "build_with_corn", "any_action"]);
    says(row(1), "cost.corn", 9 - rest(("uxm", 1), "pick uxm 1; use uxm 1; climb chaac; end").0);
    says(row(1), "steps", 1);
    let hired = scenario(2).worker("a", "uxm", 3).play("pick uxm 3; use uxm 3");
    says(row(3), "count", hired.game().workers(seat("a")) - 4);
    // A building of three blocks.
    let corn = 9 - rest(("uxm", 4), "pick uxm 4; use uxm 4; build tomb-brown-green; end").0;
    says(row(4), "corn_per_block", corn / 3);
    assert!(number(row(4), "max_buildings") == 1 && !yes(row(4), "monument"));
    says(row(5), "cost.corn", 9 - rest(("uxm", 5), "pick uxm 5; use uxm 5; use yax 1; end").0);
    let wheels = words(row(5), "wheels").into_iter().map(wheel);
    assert_eq!(wheels.collect::<Vec<_>>(), Wheel::SMALL);
}

#[test]
fn chichen_itza() {
    let file = file();
    for (position, offering) in (1..).zip(CHICHEN_ITZA_OFFERINGS) {
        let row = action(&file, "chichen_itza", position);
        assert_eq!(text(row, "kind"), "skull");
        says(row, "vp", offering.points);
        assert_eq!(text(row, "temple"), offering.temple.key(), "{position}");
        says(row, "any_block", offering.blocks);
    }
}

#[test]
fn temples() {
    let file = file();
    let rows = rows(&file, "temples");
    assert_eq!(rows.len(), Temple::ALL.len());
    for (row, temple) in rows.into_iter().zip(Temple::ALL) {
        let steps = temple.steps();
        assert_eq!(temple.key(), text(row, "id"));
        assert_eq!(numbers(row, "vp"), steps.points.iter().map(|it| i64::from(*it)).collect::<Vec<_>>());
        let reward = |it: &Option<StepReward>| match it {
            None => "",
            Some(StepReward::Block(block)) => block.key(),
            Some(StepReward::Skull) => "skull",
        };
        assert_eq!(words(row, "reward"), steps.rewards.iter().map(reward).collect::<Vec<_>>(), "{temple}");
        says(row, "top_bonus_vp.age_1", steps.bonus[0]);
        says(row, "top_bonus_vp.age_2", steps.bonus[1]);
        assert_eq!(usize::from(temple.top()) + 1, steps.points.len());
    }
    says(&file, "player.start_temple_index", START_STEP);
}

#[test]
fn technology_costs() {
    let file = file();
    assert_eq!(numbers(&file, "technology_costs.cost_blocks"), listed(&ADVANCE_COSTS[..3]));
    says(&file, "technology_costs.bonus_cost_blocks", ADVANCE_COSTS[3]);
    let ids: Vec<_> = rows(&file, "technologies").into_iter().map(|it| text(it, "id")).collect();
    assert_eq!(ids, Track::ALL.map(Track::key));
}

/// A worker of seat a with levels of technologies plays; what seat a has then.
fn skilled(place: (&str, u8), levels: &[(&str, u8)], play: &str) -> Scenario {
    let at = scenario(2).row(&["shrine-theology-green"]).blocks("a", 9, 9, 9).corn("a", 9).skulls("a", 1);
    let at = levels.iter().fold(at, |it, (track, level)| it.level("a", track, *level));
    at.worker("a", place.0, place.1).play(play)
}

#[test]
fn technology_levels() {
    let file = file();
    let of = |id: &str| row(&file, "technologies", id);
    let (a, agriculture) = (seat("a"), of("agriculture"));
    let harvest =
        |level| skilled(("pal", 2), &[("agriculture", level)], "pick pal 2; harvest 2 corn").game().corn(a);
    says(agriculture, "level_1.harvest_corn_extra", harvest(1) - harvest(0));
    says(agriculture, "level_3.harvest_corn_extra", harvest(3) - harvest(2));
    let fish = |level| skilled(("pal", 1), &[("agriculture", level)], "pick pal 1; use pal 1").game().corn(a);
    says(agriculture, "level_2.fishing_corn_extra", fish(2) - fish(1));
    assert!(yes(agriculture, "level_2.harvest_corn_without_tile"));

    let extraction = of("extraction");
    let mined = |number, level| {
        let play = format!("pick yax 5; use yax {number}");
        skilled(("yax", 5), &[("extraction", level)], &play).game().blocks(a)
    };
    says(extraction, "level_1.wood_extra", mined(1, 1).wood - mined(1, 0).wood);
    says(extraction, "level_2.stone_extra", mined(5, 2).stone - mined(5, 1).stone);
    says(extraction, "level_3.gold_extra", mined(5, 3).gold - mined(5, 2).gold);

    let architecture = of("architecture");
    let built = |level, how: &str| {
        let play = format!("pick tik 2; use tik 2; build shrine-theology-green{how}");
        skilled(("tik", 2), &[("architecture", level)], &play)
    };
    says(architecture, "level_1.corn_per_building", built(1, "").game().corn(a) - 9);
    says(architecture, "level_2.vp_per_building", built(2, "").game().score(a) / 4);
    let less = built(3, " save gold").game().blocks(a).total() - built(3, "").game().blocks(a).total();
    says(architecture, "level_3.blocks_less", less);
    let for_corn = |how: &str| {
        let play = format!("pick uxm 4; use uxm 4; build shrine-theology-green{how}");
        skilled(("uxm", 4), &[("architecture", 3)], &play).game().corn(a)
    };
    says(architecture, "level_3.corn_less_at_uxmal_4", for_corn(" save corn") - for_corn(""));

    let theology = of("theology");
    assert!(yes(theology, "level_1.chichen_itza_one_action_ahead"));
    let offered =
        skilled(("chi", 1), &[("theology", 2)], "pick chi 1; use chi 2; pay wood 1; climb kukulkan");
    says(theology, "level_2.after_chichen_itza_pay_any_block", 27 - offered.game().blocks(a).total());
    says(theology, "level_2.temple_any", offered.game().step(a, Temple::Kukulkan) - START_STEP);
    let skulls =
        |level| skilled(("yax", 4), &[("theology", level)], "pick yax 4; use yax 4").game().skulls_of(a);
    says(theology, "level_3.skull_extra_at_yaxchilan_4", skulls(3) - skulls(2));
}

#[test]
fn technology_bonuses() {
    let file = file();
    let bonus = |track: &str, then: &str| {
        let play = format!("pick tik 1; use tik 1; learn {track}; pay wood 1{then}");
        skilled(("tik", 1), &[(track, 3)], &play)
    };
    let says = |track: &str, path: &str, n: i64| says(row(&file, "technologies", track), path, n);
    let a = seat("a");
    let climbed = bonus("agriculture", "; climb chaac").game().step(a, Temple::Chaac) - START_STEP;
    says("agriculture", "bonus.temple_any", climbed.into());
    let gained = bonus("extraction", "; gain gold 2").game().blocks(a).total() - 26;
    says("extraction", "bonus.any_block", gained.into());
    says("architecture", "bonus.vp", i64::from(bonus("architecture", "").game().score(a) / 4));
    says("theology", "bonus.skull", i64::from(bonus("theology", "").game().skulls_of(a) - 1));
}

#[test]
fn setup_by_seats() {
    let file = file();
    let rows = rows(&file, "setup");
    assert_eq!(rows.len(), 7, "two to four seats with and without quick actions, and five");
    for row in rows {
        let seats = u8::try_from(number(row, "players")).expect("few");
        let quick = yes(row, "quick_actions");
        let table = setup_counts(seats, quick);
        says(row, "monuments", table.monuments);
        says(row, "blockers", table.neutral);
        assert_eq!(number_or_none(row, "blockers_on_quick_spaces"), i64::from(table.on_quick));
        let game = Tzolkin::start(&Options { quick, ..base(seats) }, dealt(7));
        says(row, "jungle_fields_per_group", game.jungle_tiles(2).corn);
        assert!(
            (3..=5)
                .all(|it| i64::from(game.jungle_tiles(it).forest) == number(row, "jungle_fields_per_group"))
        );
        says(row, "monuments", game.monuments().count());
    }
    let bounds = numbers(&file, "meta.players_expansion");
    assert_eq!(bounds, [Options::SEATS.0, Options::SEATS.1].map(i64::from));
    assert_eq!(text(&file, "meta.game"), Tzolkin::NAME);
}

#[test]
fn harvest_tiles() {
    let file = file();
    let tiles = |seats| {
        let game = Tzolkin::start(&base(seats), dealt(7));
        let groves = (2..=5).map(|it| game.jungle_tiles(it));
        let sum = groves.map(|it| (i64::from(it.corn + it.forest), i64::from(it.forest)));
        sum.fold((0, 0), |(corn, wood), it| (corn + it.0, wood + it.1))
    };
    let of = |path: &str| {
        let path = format!("goods.{path}");
        (number(&file, &format!("{path}.corn")), number(&file, &format!("{path}.wood")))
    };
    let (base, more) = (of("harvest_tiles_base"), of("harvest_tiles_expansion"));
    assert_eq!(tiles(4), base);
    assert_eq!(tiles(5), (base.0 + more.0, base.1 + more.1));
}

#[test]
fn market_and_final_scoring() {
    let file = file();
    for block in Block::ALL {
        says(&file, &format!("market.corn_per_block.{block}"), market_rate(block));
        says(&file, &format!("final_scoring.block_to_corn.{block}"), Blocks::one(block).in_corn());
    }
    assert!(yes(&file, "market.both_directions") && !yes(&file, "market.skulls_tradable"));
    assert_eq!(words(&file, "goods.blocks"), Block::ALL.map(Block::key));
    says(&file, "goods.skull_supply", SKULLS);
    says(&file, "final_scoring.vp_per_skull_left", SKULL_POINTS);
    // One corn is one part of a point.
    let part = at(&file, "final_scoring.vp_per_corn").as_float().expect("a fraction");
    assert!((part * f64::from(Tzolkin::UNITS_PER_POINT) - 1.0).abs() < 1e-9);
}

#[test]
fn players() {
    let file = file();
    says(&file, "player.start_workers", START_WORKERS);
    says(&file, "player.max_workers", WORKERS);
    assert_eq!(numbers(&file, "player.placement_total"), listed(&SURCHARGE));
    let steps: Vec<u8> =
        SURCHARGE.iter().scan(0, |last, it| Some(it - std::mem::replace(last, *it))).collect();
    assert_eq!(numbers(&file, "player.placement_increment"), listed(&steps));
    says(&file, "player.beg_if_corn_at_most", BEG.most);
    says(&file, "player.beg_corn_becomes", BEG.becomes);
    says(&file, "player.feed_corn_per_worker", CORN_PER_WORKER);
    says(&file, "player.unfed_vp_per_worker", -i64::from(UNFED_PENALTY));
    says(&file, "player.starting_tiles_dealt", STARTING_TILES_DEALT);
    says(&file, "player.starting_tiles_kept", STARTING_TILES_KEPT);
    let game = Tzolkin::start(&base(2), dealt(7));
    let a = seat("a");
    says(&file, "player.start_corn", game.corn(a));
    says(&file, "player.start_blocks", game.blocks(a).total());
    says(&file, "player.start_vp", game.score(a));
    says(&file, "player.start_technology_level", game.level(a, Track::Theology));
    assert_eq!(yes(&file, "player.double_step_available"), game.is_light(a));
    let back = scenario(2).worker("a", "yax", 3).corn("a", 9).play("pick yax 3; use yax 1");
    says(&file, "player.step_back_cost_corn", (9 - back.game().corn(a)) / 2);
    let begged = scenario(2).play("beg; anger chaac");
    says(&file, "player.beg_penalty_temple_steps", START_STEP - begged.game().step(a, Temple::Chaac));
}

#[test]
fn calendar() {
    let file = file();
    says(&file, "calendar.teeth", TEETH);
    let days = rows(&file, "calendar.food_days");
    assert_eq!(days.len(), FOOD_DAYS.len());
    for ((day, tooth), number) in days.into_iter().zip(FOOD_DAYS).zip(1u8..) {
        says(day, "number", number);
        says(day, "tooth", tooth);
        says(day, "round", tooth + 1);
        says(day, "age", number.div_ceil(2));
        assert_eq!(text(day, "kind"), if number % 2 == 1 { "goods" } else { "vp" });
        assert_eq!(day.contains_key("game_end"), number == 4);
        assert_eq!(day.contains_key("swap_buildings_after_feeding"), number == 2);
    }
    says(&file, "calendar.rounds_without_double_steps", FOOD_DAYS[3] + 1);
    let start = scenario(2);
    says(&file, "calendar.start_tooth", start.game().tooth());
    let next = start.finish_round();
    says(&file, "calendar.corn_added_per_unclaimed_round", next.game().corn_on_teeth());
    let space = "start_player_space.double_step_blocked_by_worker_on";
    says(&file, &format!("{space}.small_wheel"), Wheel::Uxmal.last() - 1);
    says(&file, &format!("{space}.chichen_itza"), Wheel::ChichenItza.last() - 1);
    let placed = scenario(2).corn("a", 5).play("place start");
    says(&file, "start_player_space.position_cost", 5 - placed.game().corn(seat("a")));
}

#[test]
fn tribes() {
    let file = file();
    let ids: Vec<_> = rows(&file, "tribes").into_iter().map(|it| key(text(it, "id"))).collect();
    assert_eq!(ids, Tribe::ALL.map(|it| it.to_string()));
    says(&file, "tribe_setup.dealt", TRIBES_DEALT);
    let tribe = |id: &str| row(&file, "tribes", id);
    says(tribe("bacab"), "ability.turn_start_corn_at_least", BACAB_CORN);
    says(tribe("bacab"), "ability.beg_corn_becomes", BEG_BACAB.becomes);
    says(tribe("bacab"), "beg_if_corn_at_most", BEG_BACAB.most);
    says(tribe("cit_bolon_tum"), "ability.position_cost_less", CIT_BOLON_TUM_DISCOUNT);
    assert_eq!(numbers(tribe("itzamna"), "ability.cost_blocks"), listed(&ADVANCE_COSTS_ITZAMNA[..3]));
    says(tribe("itzamna"), "ability.bonus_cost_blocks", ADVANCE_COSTS_ITZAMNA[3]);
    says(tribe("ixtab"), "ability.starting_tiles_kept", STARTING_TILES_KEPT_IXTAB);
    says(tribe("yaluk"), "ability.start_workers", YALUK_WORKERS);
    says(tribe("yaluk"), "unfed_vp_per_worker", -i64::from(UNFED_PENALTY_YALUK));
    assert_eq!(numbers(tribe("yumkaax"), "ability.placement_total"), listed(&SURCHARGE_YUMKAAX));
}

/// Seat a leads a tribe in a game of two with the module alone.
fn led(tribe: &str) -> Scenario {
    expansion(Options { tribes: true, ..base(2) }).tribe("a", tribe).corn("a", 9)
}

#[test]
fn tribes_tried_out() {
    let file = file();
    let ability = |id: &str| part(row(&file, "tribes", id), "ability");
    let a = seat("a");
    // How many workers must be placed before one is picked up.
    let placed = |text: &str| led("ah-chuy-kak").worker("a", "chi", 5).play(text).offered();
    let picks = |text: &str| placed(text).iter().any(|it| it == "pick chi 5");
    assert_eq!([picks("place pal"), picks("place pal; place yax")], [false, true]);
    says(ability("ah_chuy_kak"), "min_workers_placed_on_wheels", 2);
    // One action further.
    let ahead = led("ahau-chamahez").worker("a", "yax", 1).play("pick yax 1; use yax 2");
    says(ability("ahau_chamahez"), "corn", 9 + 1 - ahead.game().corn(a));
    says(ability("ahau_chamahez"), "steps_ahead", 1);
    // A lower action brings corn: two steps back to one wood.
    let back = led("balam").worker("a", "yax", 3).play("pick yax 3; use yax 1");
    says(ability("balam"), "gain_corn_total", back.game().corn(a) - 9);
    // One more position than others have.
    let rides = |wheel: &str, last| {
        let far = led("cit-bolon-tum").worker("a", wheel, last).play("place tik; end").finish_round();
        far.game().workers_on(a, read(wheel)).trailing_zeros()
    };
    says(ability("cit_bolon_tum"), "extra_position.small", rides("pal", 7));
    says(ability("cit_bolon_tum"), "extra_position.large", rides("chi", 10));
    // The other wheel of the pair.
    for (place, pair) in [("pal", "yax"), ("tik", "uxm")].into_iter().enumerate() {
        let pairs =
            at(ability("huracan"), "pairs").as_array().expect("pairs")[place].as_array().expect("two");
        let names = [0, 1].map(|it| wheel(pairs[it].as_str().expect("a wheel")));
        assert_eq!(names, [read(pair.0), read(pair.1)]);
        let offered = led("huracan").worker("a", pair.0, 3).play(&format!("pick {} 3", pair.0)).offered();
        let partner = if pair.1 == "yax" { "use yax 3" } else { "use uxm 3" };
        assert!(offered.iter().any(|it| it == partner), "{offered:?}");
    }
    let hunger = |tribe: &str| led(tribe).game().corn_to_feed(a);
    let extra = (hunger("yaluk") - hunger("ahmakiq")) / 3;
    says(ability("yaluk"), "feed_corn_extra_per_worker", extra);
    // A block at the market's rate, once a turn.
    let sold = led("xaman-ek").blocks("a", 0, 0, 2).play("sell gold");
    assert_eq!(sold.game().corn(a) - 9, u16::from(market_rate(Block::Gold)));
    assert!(!sold.offered().iter().any(|it| it == "sell gold"));
    says(ability("xaman_ek"), "blocks_per_turn", 1);
    assert_eq!(text(ability("xaman_ek"), "rate"), "market");
    says(ability("vacub_caquix"), "positions_per_turn", 1);
    says(ability("ixtab"), "temple_steps_down", 1);
}

const fn metric(metric: Metric) -> &'static str {
    match metric {
        Metric::TempleLevels => "sum_of_temple_levels",
        Metric::TempleLevel(Temple::Chaac) => "chaac_level",
        Metric::TempleLevel(Temple::Quetzalcoatl) => "quetzalcoatl_level",
        Metric::TempleLevel(Temple::Kukulkan) => "kukulkan_level",
        Metric::WoodTiles => "wood_harvest_tiles",
        Metric::CornTiles => "corn_harvest_tiles",
        Metric::Gold => "gold_held",
        Metric::Skulls => "skulls_held",
        Metric::TechnologyLevels => "sum_of_technology_levels",
        Metric::SecondLevels => "technologies_at_level_2_or_more",
        Metric::Buildings => "buildings_owned",
        Metric::Fed => "workers_fed_this_food_day",
        Metric::AtChichenItza => "own_workers_on_chichen_itza",
    }
}

#[test]
fn prophecies() {
    let file = file();
    let rows = rows(&file, "prophecies");
    assert_eq!(rows.len(), Prophecy::ALL.len());
    says(&file, "prophecy_setup.drawn", PROPHECIES_DRAWN);
    for (row, prophecy) in rows.into_iter().zip(Prophecy::ALL) {
        assert_eq!(prophecy.to_string(), key(text(row, "id")));
        assert_eq!(metric(prophecy.tile().metric), text(row, "metric"), "{prophecy}");
        let bands = self::rows(row, "bands");
        assert_eq!(bands.len(), BAND_POINTS.len());
        for (place, band) in bands.iter().enumerate() {
            says(band, "vp", BAND_POINTS[place]);
            match prophecy.tile().upto.get(place) {
                Some(most) => {
                    says(band, "max", *most);
                    says(band, "vp", prophecy.points(*most));
                    says(bands[place + 1], "vp", prophecy.points(most + 1));
                }
                None => assert!(!band.contains_key("max"), "{prophecy}: the last band has no end"),
            }
        }
    }
}

#[test]
fn quick_actions() {
    let file = file();
    says(&file, "quick_actions.spaces", QUICK_SPACES);
    says(&file, "quick_actions.position_cost", QUICK_COST);
    let kinds: Vec<_> =
        rows(&file, "quick_actions.kinds").into_iter().map(|it| key(text(it, "id"))).collect();
    assert_eq!(kinds, QuickAction::ALL.map(|it| it.to_string()));
    for kind in QuickAction::ALL {
        let of = |pile: &[QuickAction]| pile.iter().filter(|it| **it == kind).count();
        let id = kind.key().replace('-', "_");
        says(&file, &format!("quick_actions.age_1_tiles.{id}"), of(&QUICK_TILES_EPOCH_ONE));
        says(&file, &format!("quick_actions.age_2_tiles.{id}"), of(&QUICK_TILES_EPOCH_TWO));
    }
    for kind in [QuickAction::Corn, QuickAction::Wood, QuickAction::Stone, QuickAction::Gold] {
        let day = if kind == QuickAction::Gold { 14 } else { 0 };
        let at =
            expansion(Options { quick: true, ..base(4) }).day(day).food_days(if day > 0 { 2 } else { 0 });
        let after = at.quick_tile(kind.key()).corn("a", 1).play("place quick; quick");
        let (game, a) = (after.game(), seat("a"));
        let corn = u8::try_from(game.corn(a)).expect("little");
        let gained = Goods { corn, blocks: game.blocks(a), skulls: game.skulls_of(a) };
        let row = row(&file, "quick_actions.kinds", &kind.key().replace('-', "_"));
        assert_eq!(gained, goods(part(row, "gain")), "{kind}");
    }
}
