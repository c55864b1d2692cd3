//! Temples, Avenue, pyramid track, calendar, eclipses, the ascension circle.

use patolli_core::Game as _;
use patolli_core::Log;
use patolli_teotihuacan::{
    Event, Temple,
    data::{
        ASCENSION_COCOA, ASCENSION_POINTS, ASCENSION_PRICE, AVENUE_END, BONUS_STEP, DARK_DISC,
        FOURTH_WORKER_COCOA, LARGE_SPACES, LARGE_STEPS, LEADER_POINTS, MASK_POINTS, PYRAMID_POINTS,
        PYRAMID_TRACK_END, RESERVE_POWER, StepReward, TEMPLE_REWARDS, TOP_STEP, UNPAID_POINTS,
    },
};

use crate::{
    list::{Part, named, section},
    scenario::{Scenario, normal, opening, read, scenario, seat},
};

#[test]
fn temples() {
    let mut it = section("temples");
    it.says("start_step", opening(normal(4), 1).game().step(seat("p1"), Temple::Blue));
    it.says("steps", TOP_STEP);
    let below = scenario(2).step("p1", "red", 10).step("p2", "red", 11).owns("p1", "tile-temple-red");
    below.play("use tile-temple-red").has_step("p1", "red", 10);
    it.is("top_exclusive", true);
    assert_eq!(it.words("order_left_to_right"), Temple::ALL.map(Temple::key));
    let tracks = it.rows("track");
    assert_eq!(tracks.len(), Temple::ALL.len());
    for (track, temple) in tracks.into_iter().zip(Temple::ALL) {
        same_track(track, temple);
    }
}

fn same_track(mut it: Part, temple: Temple) {
    it.reads("id", temple.key());
    let large = |step| LARGE_STEPS.iter().find(|it| it.temple == temple && it.step == step);
    let kind = |step| match step {
        TOP_STEP => "top",
        BONUS_STEP => "bonus_tile",
        _ if large(step).is_some() => "large",
        _ => "small",
    };
    assert_eq!(it.words("kinds"), (1..=TOP_STEP).map(kind).collect::<Vec<_>>(), "{temple}");
    let rewards = it.rows("rewards");
    assert_eq!(rewards.len(), usize::from(TOP_STEP));
    for (mut row, reward) in rewards.into_iter().zip(TEMPLE_REWARDS[temple.index()]) {
        match reward {
            StepReward::Resources(n) => row.says("resource", n),
            StepReward::Points(n) => row.says("vp", n),
            StepReward::Cocoa(n) => row.says("cocoa", n),
            StepReward::Nothing => {}
        }
    }
    let rows = it.rows("large_steps");
    assert_eq!(rows.len(), LARGE_STEPS.iter().filter(|it| it.temple == temple).count());
    for mut row in rows {
        let step = u8::try_from(row.number("step")).expect("small");
        row.lists("discovery", &large(step).expect("a large step").tiles);
    }
}

#[test]
fn avenue() {
    let mut it = section("avenue");
    it.says("start", opening(normal(4), 1).game().avenue(seat("p1")));
    it.says("cap", AVENUE_END);
    let rows = it.rows("discovery");
    assert_eq!(rows.len(), LARGE_SPACES.len());
    for (mut row, large) in rows.into_iter().zip(LARGE_SPACES) {
        row.says("step", large.space);
        row.says("tiles", large.tiles);
    }
    let table = scenario(2).avenue("p1", 2).avenue_tiles(3, &["no-cocoa"]).owns("p1", "avenue-step");
    let table = table.play("use avenue-step; take no-cocoa");
    it.is("refilled", !table.view("p1").avenue.large_spaces[0].tiles.is_empty());
}

/// Two quiet turns, then an eclipse with wages left unpaid.
fn eclipse(table: Scenario) -> Scenario {
    table.last_round().pass().pass().play("wages 0; wages 0")
}

#[test]
fn pyramid_track() {
    let mut it = section("pyramid_track");
    it.says("start", opening(normal(4), 1).game().pyramid_track(seat("p1")));
    it.says("last_space", PYRAMID_TRACK_END);
    let after = eclipse(scenario(2).pyramid_track("p1", 4));
    it.is("reset_after_eclipse", after.game().pyramid_track(seat("p1")) == 0);
    it.says("leader_vp", LEADER_POINTS);
    // Nobody has moved: nobody leads.
    eclipse(scenario(2).score("p1", 50)).has_score("p1", 50 - 9);
    eclipse(scenario(2).score("p1", 50).pyramid_track("p1", 1)).has_score("p1", 50 - 9 + 4 + 4);
    it.is("leader_needs_step", true);
    it.lists("vp_per_step", &PYRAMID_POINTS);
}

#[test]
fn calendar() {
    let mut it = section("calendar");
    it.says("first_space", opening(normal(4), 1).game().light());
    it.says("last_space", *DARK_DISC.iter().flatten().max().expect("a disc"));
    for seats in 1..=4usize {
        it.lists(&format!("dark_disc.{seats}"), &DARK_DISC[seats - 1]);
    }
    let round = scenario(2).pass().has_light(0).pass();
    it.says("light_disc_step_on_last_player_turn", round.game().light());
    it.says("light_disc_step_per_ascension", ascending().play("ascend vp").game().light());
}

#[test]
fn eclipses() {
    let mut it = section("eclipse");
    it.lists("mask_set_vp", &MASK_POINTS);
    let wages = |power| {
        let table = scenario(2).workers("p1", &[("forest", power), ("forest", 1), ("forest", 1)]);
        table.game().wages(seat("p1")) - 2
    };
    it.says("salary_cocoa_per_worker", wages(1));
    let dear: Vec<u8> = (1..=5).filter(|power| wages(*power) == 2).collect();
    it.lists("salary_extra_for_power", &dear);
    assert_eq!([wages(2), wages(3)], [1, 1]);
    it.says("unpaid_cocoa_vp_loss", UNPAID_POINTS);
    it.says("vp_floor", eclipse(scenario(2).score("p1", 1)).game().score(seat("p1")));
    let order = it.words("order");
    let scored = eclipse_events(scenario(2).pyramid_track("p1", 1));
    assert_eq!(
        [&scored[..], &["temple_bonus_tiles_if_final"]].concat(),
        order[..3].iter().chain(&order[4..]).map(String::as_str).collect::<Vec<_>>()
    );
    // The markers go back silently, before masks are counted; the last eclipse ends with temple bonus tiles.
    assert_eq!(order[3], "reset_pyramid_track");
    let last = eclipse_events(scenario(2).eclipses(2).step("p1", "blue", 10));
    assert_eq!(last, ["avenue", "pyramid_steps", "masks", "salary", "temple_bonus_tiles_if_final"]);
}

/// The steps of an eclipse in the order of its events.
fn eclipse_events(table: Scenario) -> Vec<&'static str> {
    let table = table.last_round().pass();
    let mut game = table.game().clone();
    let mut log = Log::new();
    let step = table.offered()[0].clone();
    for notation in [&step, "collect", "end", "wages 0", "wages 0"] {
        game.play(read(notation), &mut log).expect("it is offered");
    }
    let mut steps: Vec<&str> = log.take().iter().filter_map(step_of).collect();
    steps.dedup();
    steps
}

fn step_of(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::AvenueScored { .. } => "avenue",
        Event::LeaderScored { .. } => "pyramid_leader",
        Event::PyramidScored { .. } => "pyramid_steps",
        Event::MasksScored { .. } => "masks",
        Event::WagesPaid { .. } => "salary",
        Event::DiscsReset { .. } | Event::NeutralsPlaced { .. } => "move_discs_and_neutrals",
        Event::BonusScored { .. } => "temple_bonus_tiles_if_final",
        _ => return None,
    })
}

/// A worker of p1 has ascended and a reward is asked for.
fn ascending() -> Scenario {
    let table = scenario(2).workers("p1", &[("palace", 5), ("nobles", 1), ("nobles", 1)]).cocoa("p1", 3);
    table.play("move palace 5 forest; main; power-up forest 5")
}

#[test]
fn ascension() {
    let mut it = section("ascension");
    let done = ascending().play("ascend vp");
    it.says("avenue_steps", done.game().avenue(seat("p1")));
    let new =
        *done.game().workers(seat("p1")).iter().find(|it| it.board == read("palace")).expect("a worker");
    it.says("new_worker_board", new.board.number());
    it.says("new_worker_power", new.power);
    it.says("calendar_steps", done.game().light());
    let mut rows = it.rows("reward").into_iter();
    let mut next = |id: &str| {
        let mut row = rows.next().expect("a reward");
        row.reads("id", id);
        row
    };
    assert_eq!(next("vp").amounts("gain"), named(&[("vp", ASCENSION_POINTS)]));
    assert_eq!(next("cocoa").amounts("gain"), named(&[("cocoa", ASCENSION_COCOA)]));
    let steps =
        |reward: &str, steps: &str| ascending().play(&format!("ascend {reward}; {steps}")).has_light(1);
    let once = steps("temple", "climb red");
    assert_eq!(
        next("temple_once").amounts("gain"),
        named(&[("temple_any", once.game().step(seat("p1"), Temple::Red))])
    );
    let twice = steps("temples", "climb red; climb red").has_cocoa("p1", 0);
    let mut row = next("temple_twice");
    assert_eq!(row.amounts("pay"), named(&[("cocoa", ASCENSION_PRICE)]));
    assert_eq!(row.amounts("gain"), named(&[("temple_any", twice.game().step(seat("p1"), Temple::Red))]));
    let mut row = next("fourth_worker");
    row.is("once", true);
    row.says("worker_power", RESERVE_POWER);
    let fourth = ascending().play("ascend worker").has_cocoa("p1", 3 + 2);
    let fourth = *fourth.game().workers(seat("p1")).iter().find(|it| it.power == 3).expect("the fourth");
    row.says("worker_board", fourth.board.number());
    assert_eq!(row.amounts("gain"), named(&[("cocoa", FOURTH_WORKER_COCOA)]));
    assert!(rows.next().is_none());
}
