//! The course of a turn: T-035 to T-043.

use patolli_tikal::{Event, Illegal, Phase, TurnKind};

use crate::rules::scenario::{at, basic, dealt, opening, scenario, seat};

#[test]
fn t036_tr01_tr38_turns_pass_clockwise() {
    let mut table = opening(basic(4), 1);
    for who in ["a", "c", "d", "e", "a"] {
        table = table.asks(who).play_first().asks(who).play("end");
    }
    opening(basic(2), 1).play_first().play("end").asks("c").play_first().play("end").asks("a");
}

#[test]
fn t037_tr04_the_tile_comes_first_and_once() {
    scenario(2)
        .hand("a6")
        .members("a", "h03", 1)
        .refuses("bring m h04", Illegal::PlaceFirst)
        .refuses("uncover h03", Illegal::PlaceFirst)
        .play("place h23 0")
        .phase(Phase::Act)
        .refuses("place h24 0", Illegal::TilePlaced)
        .play("bring m h04");
    // A scoring turn has no tile.
    scenario(2)
        .scoring(&["a", "c"])
        .phase(Phase::Act)
        .refuses("place h24 0", Illegal::ScoringTurn)
        .play("bring m h04");
}

#[test]
fn t038_the_tile_is_the_top_one_without_a_choice() {
    let deal = dealt(9);
    let mut table = at(patolli_core::Game::start(&basic(3), deal));
    for tile in &deal.tiles[..6] {
        table = table.holds(&tile.to_string()).refuses("take a1", Illegal::NoChoiceOfTile);
        assert!(table.offered().iter().all(|it| it.starts_with("place ")));
        table = table.play_first().play("end");
    }
}

#[test]
fn t039_ten_action_points_after_the_tile() {
    scenario(2).hand("a1").has_points(0).play("place h23 0").has_points(10);
}

#[test]
fn t040_t041_points_left_are_lost() {
    let table = scenario(2).play("bring m h04").offers("end").play("end");
    let ended = Event::TurnEnded { seat: seat("a"), unspent: 9 };
    assert_eq!(table.events()[0], ended);
    table.asks("c").play("place h23 0").has_points(10).play("end; place h24 0").asks("a").has_points(10);
}

#[test]
fn t042_actions_mix_in_any_order() {
    let position = || scenario(2).members("a", "h03", 2).treasure("a", "jug", 1).treasure("c", "knife", 1);
    let one = position().play("uncover h03; bring m h04; swap jug knife 1; uncover h03; move m h04 h13");
    let other = position().play("bring m h04; move m h04 h13; uncover h03; uncover h03; swap jug knife 1");
    assert_eq!(one.game(), other.game(), "the order made no difference");
    one.has_points(1).is_worth("h03", 3).has_members("a", "h13", 1);
}

#[test]
fn t043_an_action_needs_its_full_price() {
    let position = |points| {
        scenario(2)
            .lay("a4", "h23", 0)
            .members("a", "h03", 1)
            .members("a", "h04", 1)
            .members("a", "h23", 1)
            .treasure("a", "jug", 1)
            .treasure("c", "knife", 1)
            .points(points)
    };
    let prices = [
        ("bring m h04", 1),
        ("move m h04 h03", 2),
        ("uncover h03", 2),
        ("dig h23", 3),
        ("swap jug knife 1", 3),
        ("camp h13", 5),
        ("guard h03", 5),
    ];
    for (notation, need) in prices {
        let have = need - 1;
        position(have).refuses(notation, Illegal::ActionPoints { need, have });
        position(need).offers(notation).play(notation).has_points(0);
        position(10).play(notation).has_points(10 - need);
    }
}

#[test]
fn tr19_limits_per_turn_start_anew() {
    let work = "uncover h03; uncover h03; dig h23; dig h23";
    let table = scenario(2)
        .lay("a4", "h23", 0)
        .members("a", "h03", 2)
        .members("a", "h23", 2)
        .scoring(&["a", "c"])
        .play(work);
    let third = Illegal::TwoLevelsUncovered { hex: crate::rules::scenario::hex("h03") };
    table
        .refuses("uncover h03", third)
        .play("end; end; place h24 0")
        .kind(TurnKind::AfterVolcano)
        .play(work)
        .is_worth("h03", 5)
        .has_tokens("h23", 0);
}

#[test]
fn tr35_a_turn_ends_by_word_only() {
    let table = scenario(2).points(1).play("bring m h04").has_points(0).asks("a").phase(Phase::Act);
    assert_eq!(table.offered(), ["end"]);
    table.play("end").asks("c").refuses("end", Illegal::TileNotPlaced);
}
