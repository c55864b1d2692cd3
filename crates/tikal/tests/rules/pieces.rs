//! Members, leaders, and what never goes back: T-066, T-067, TR-15.

use patolli_tikal::Illegal;

use crate::rules::scenario::{hex, scenario, seat};

#[test]
fn t066_the_leader_works_as_one_piece() {
    let (h03, h23) = (hex("h03"), hex("h23"));
    scenario(2)
        .leader("a", "h03")
        .play("uncover h03")
        .refuses("uncover h03", Illegal::SecondLevelNeedsSecondPiece { hex: h03 });
    scenario(2).leader("a", "h03").members("a", "h03", 1).play("uncover h03; uncover h03").is_worth("h03", 3);
    scenario(2)
        .lay("a4", "h23", 0)
        .leader("a", "h23")
        .play("dig h23")
        .refuses("dig h23", Illegal::SecondTreasureNeedsSecondPiece { hex: h23 });
}

#[test]
fn t067_the_leader_counts_three_in_a_majority() {
    let scorer = |members| {
        let table = scenario(2).leader("a", "h03").members("c", "h03", members);
        table.look("h03").scorer
    };
    assert_eq!(scorer(2), Some(seat("a")));
    assert_eq!(scorer(3), None);
    assert_eq!(scorer(4), Some(seat("c")));
    let (mine, other) = (3, 3);
    scenario(2).leader("a", "h03").members("c", "h03", 2).offers("guard h03");
    scenario(2)
        .leader("a", "h03")
        .members("c", "h03", 3)
        .refuses("guard h03", Illegal::NoMajority { hex: hex("h03"), mine, other });
}

#[test]
fn tr15_nothing_returns_to_the_supply_or_changes_its_place() {
    let table = scenario(2)
        .lay("a4", "h23", 0)
        .lay("a6", "h24", 0)
        .members("a", "h04", 2)
        .members("a", "h03", 2)
        .members("a", "h23", 1)
        .leader("a", "h13")
        .camp("a", "h24")
        .guard("a", "h14");
    let before = table.game().clone();
    let me = seat("a");
    for notation in table.offered().iter().filter(|it| *it != "end") {
        let after = table.clone().play(notation);
        let after = after.game();
        assert!(after.supply(me) <= before.supply(me), "{notation}");
        assert_eq!(after.camp_on(hex("h24")), Some(me), "{notation}");
        assert_eq!(after.guard_on(hex("h14")), Some(me), "{notation}");
    }
    // The guard is no piece that could walk away.
    table.refuses("move m h14 h04", Illegal::GuardStays { hex: hex("h14") });
}
