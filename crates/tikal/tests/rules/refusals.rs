//! Every refusal names the rule that was broken, in every situation where it can be met.

use std::collections::BTreeSet;

use patolli_core::{Game as _, Refusal as _};
use patolli_tikal::{Action, Illegal};

use crate::rules::{
    place::only_volcano_borders,
    scenario::{Scenario, hex, scenario},
};

/// What is refused for which rule, in one position.
struct Case {
    table: Scenario,
    refused: &'static [(&'static str, &'static str)],
}

fn case(table: Scenario, refused: &'static [(&'static str, &'static str)]) -> Case {
    Case { table, refused }
}

/// Seat a acts: a temple, a guarded temple, a site, a camp of each, the volcano.
fn board() -> Scenario {
    scenario(2)
        .lay("a4", "h23", 0)
        .lay("a6", "h24", 0)
        .lay("b6", "h12", 0)
        .lay("a1", "h33", 0)
        .camp("c", "h13")
        .guard("c", "h14")
}

fn timing() -> Vec<Case> {
    let auction = || scenario(2).auction();
    vec![
        case(
            scenario(2).hand("a6"),
            &[
                ("bring m h04", "T-037"),
                ("dig h23", "T-037"),
                ("end", "TR-35"),
                ("bid 1", "T-158"),
                ("pass", "T-158"),
                ("take a1", "T-038"),
            ],
        ),
        case(scenario(2), &[("place h23 0", "T-037"), ("pass", "T-158"), ("take a1", "T-038")]),
        case(scenario(2).scoring(&["a", "c"]), &[("place h23 0", "T-138"), ("bid 2", "T-158")]),
        case(scenario(2).hand("b6"), &[("bring m h04", "T-062"), ("end", "TR-35")]),
        case(scenario(2).hand("b6").play("place h12 0"), &[("place h23 0", "T-148")]),
        case(
            scenario(2).final_scoring(&["a", "c"]).play("end; end"),
            &[("end", "T-154"), ("bid 1", "T-154")],
        ),
        case(
            auction(),
            &[("place h23 0", "T-163"), ("take a1", "T-163"), ("bring m h04", "T-163"), ("end", "T-163")],
        ),
        case(
            auction().play("bid 1; pass"),
            &[
                ("place h23 0", "T-170"),
                ("bring m h04", "T-170"),
                ("bid 2", "T-170"),
                ("pass", "T-170"),
                ("end", "T-170"),
                ("take g4", "T-170"),
            ],
        ),
        case(
            auction().play("bid 1; pass; take a2"),
            &[("take a1", "T-170"), ("bid 2", "T-175"), ("bring m h04", "T-037"), ("end", "TR-35")],
        ),
        case(
            auction().play("bid 1; pass; take a2; place h23 0"),
            &[("take a1", "T-170"), ("bid 2", "T-175"), ("pass", "T-175"), ("place h24 0", "T-037")],
        ),
        case(auction().score("a", 5), &[("bid 0", "TR-26"), ("bid 6", "TR-26")]),
        case(
            auction().play("bid 3"),
            &[("bid 0", "TR-26"), ("bid 1", "T-165"), ("bid 3", "T-165"), ("bid 21", "TR-26")],
        ),
    ]
}

fn placing() -> Vec<Case> {
    vec![
        case(scenario(2).hand("a6"), &[("place h04 0", "T-044"), ("place h00 0", "T-044")]),
        case(scenario(2).hand("d4"), &[("place h23 2", "TR-36")]),
        case(
            scenario(2).hand("b6"),
            &[("place h00 0", "T-050"), ("place h04 0", "T-044"), ("place h23 1", "TR-36")],
        ),
        case(scenario(2).lay("a1", "h02", 3).hand("a6"), &[("place h01 1", "T-047")]),
        // The only stone towards an explored hex faces the volcano on h11.
        case(scenario(2).lay("a1", "h02", 3).lay("b6", "h11", 0).hand("a6"), &[("place h01 1", "TR-06")]),
    ]
}

fn pieces() -> Vec<Case> {
    vec![
        case(
            board(),
            &[
                ("bring m h13", "T-119"),
                ("bring m h03", "T-070"),
                ("bring l h00", "T-070"),
                ("move m h04 h03", "T-076"),
                ("move l h04 h03", "T-076"),
            ],
        ),
        case(
            scenario(2).members("a", "h04", 18).leader("a", "h04"),
            &[
                ("bring m h04", "T-064"),
                ("bring l h04", "T-064"),
                ("move m h04 h04", "T-076"),
                ("move m h04 h23", "T-082"),
            ],
        ),
        case(scenario(2).points(0), &[("bring m h04", "T-043")]),
        case(scenario(2).members("a", "h04", 1).points(1), &[("move m h04 h03", "T-043")]),
        case(board().members("a", "h03", 1), &[("move m h03 h12", "T-063")]),
        case(
            scenario(2).lay("a6", "h23", 0).lay("c1", "h33", 0).members("a", "h23", 1),
            &[("move m h23 h33", "T-079")],
        ),
        // Stones lead across the whole board, but not for the points of one turn.
        case(only_volcano_borders().members("a", "h04", 1), &[("move m h04 h74", "T-043")]),
        case(
            scenario(2).leader("a", "h03").members("a", "h03", 1).play("guard h03"),
            &[("bring l h04", "T-128"), ("move m h03 h04", "T-131"), ("move l h03 h04", "T-076")],
        ),
        case(
            scenario(2).leader("a", "h03").play("guard h03"),
            &[("bring l h04", "T-131"), ("move l h03 h04", "T-131"), ("move m h03 h04", "T-076")],
        ),
    ]
}

fn temples() -> Vec<Case> {
    vec![
        case(
            board(),
            &[
                ("uncover h04", "T-056"),
                ("uncover h00", "T-056"),
                ("uncover h03", "T-087"),
                ("uncover h14", "T-132"),
                ("guard h04", "T-123"),
                ("guard h13", "T-123"),
                ("guard h00", "T-123"),
                ("guard h03", "T-126"),
                ("guard h14", "TR-23"),
            ],
        ),
        case(scenario(2).guard("a", "h03"), &[("guard h03", "TR-23"), ("uncover h03", "T-132")]),
        case(scenario(2).members("a", "h03", 1).play("uncover h03"), &[("uncover h03", "T-089")]),
        case(
            scenario(2).members("a", "h03", 2).play("uncover h03; uncover h03"),
            &[("uncover h03", "T-090")],
        ),
        case(
            scenario(2).members("a", "h03", 1).points(1),
            &[("uncover h03", "T-043"), ("guard h03", "T-043")],
        ),
        case(scenario(2).members("a", "h03", 1).value("h03", 10), &[("uncover h03", "T-095")]),
        case(
            scenario(2).members("a", "h03", 1).value("h03", 5).level_tokens_gone(6),
            &[("uncover h03", "T-092")],
        ),
        case(scenario(2).members("a", "h03", 1).members("c", "h03", 1), &[("guard h03", "T-124")]),
        case(board().guard("a", "h03").guard("a", "h33"), &[("guard h14", "TR-23")]),
        case(
            scenario(2).lay("a1", "h12", 3).guard("a", "h03").guard("a", "h14").members("a", "h12", 3),
            &[("guard h12", "T-134")],
        ),
    ]
}

fn treasures() -> Vec<Case> {
    let site = || scenario(2).lay("a4", "h23", 0);
    vec![
        case(
            site(),
            &[("dig h23", "T-098"), ("dig h03", "T-098"), ("dig h00", "T-098"), ("camp h23", "T-060")],
        ),
        case(site().tokens("h23", 0).members("a", "h23", 1), &[("dig h23", "T-098")]),
        case(site().members("a", "h23", 1).play("dig h23"), &[("dig h23", "T-102")]),
        case(site().members("a", "h23", 2).play("dig h23; dig h23"), &[("dig h23", "T-101")]),
        case(site().members("a", "h23", 1).points(2), &[("dig h23", "T-043")]),
        case(
            scenario(2)
                .treasure("a", "jug", 1)
                .treasure("a", "flute", 2)
                .treasure("c", "knife", 1)
                .treasure("c", "crown", 2),
            &[
                ("swap jug knife 0", "T-107"),
                ("swap jug knife 2", "T-107"),
                ("swap plate knife 1", "T-107"),
                ("swap jug plate 1", "T-107"),
                ("swap flute knife 1", "T-110"),
                ("swap jug crown 1", "T-109"),
                ("swap jug jug 1", "TR-20"),
            ],
        ),
        case(
            scenario(2).treasure("a", "jug", 1).treasure("c", "knife", 1).points(2),
            &[("swap jug knife 1", "T-043")],
        ),
    ]
}

fn camps() -> Vec<Case> {
    vec![
        case(
            board(),
            &[
                ("camp h04", "TR-12"),
                ("camp h03", "T-115"),
                ("camp h12", "T-115"),
                ("camp h00", "T-115"),
                ("camp h13", "T-118"),
                ("camp h23", "T-060"),
            ],
        ),
        case(scenario(2).points(4), &[("camp h13", "T-043")]),
        case(
            scenario(2).lay("a6", "h23", 0).lay("b4", "h24", 0).camp("a", "h23").camp("a", "h24"),
            &[("camp h13", "T-121")],
        ),
    ]
}

fn refusal(table: &Scenario, notation: &str) -> Illegal {
    let action: Action = notation.parse().expect("the case is notation");
    table.game().check(action).expect_err(notation)
}

#[test]
fn every_refusal_names_the_rule_that_was_broken() {
    let cases = [timing(), placing(), pieces(), temples(), treasures(), camps()].into_iter().flatten();
    let mut met = BTreeSet::new();
    for case in cases {
        for (notation, rule) in case.refused {
            let why = refusal(&case.table, notation);
            assert_eq!(why.rule(), *rule, "`{notation}` in {:?}: {why}", case.table.view().turn);
            met.insert(why.variant());
        }
    }
    // Notation cannot say it.
    let seventh = Action::Place { hex: hex("h23"), rotation: 6 };
    let why = scenario(2).hand("a6").game().check(seventh).expect_err("six orientations");
    assert_eq!(why.rule(), "T-051");
    met.insert(why.variant());
    let every = Illegal::MESSAGES.iter().map(|it| it.variant).collect();
    assert_eq!(met, every, "each kind of refusal is met");
}
