//! x

use crate::scenario::scenario;

#[test]
fn tx10_ten_pieces_in_the_first_turn() {
    let s = scenario(2).play("bring m h04; bring l h04").has_points(8).asks("a");
    assert_eq!(s.events().len(), 2);
}
#[test]
fn builds() {
    for f in [
        scenario(4).auction(),
        scenario(4).auction().moved(&["a"]).to_move("c"),
        scenario(4).auction().points(3),
        scenario(3).auction().hand("c1"),
        scenario(4).auction().scoring(&["d", "e", "a", "c"]),
        scenario(4).auction().final_scoring(&["d", "e", "a", "c"]),
        scenario(4).final_scoring(&["d", "e", "a", "c"]),
        scenario(4).lay("d1", "h23", 0).next_tiles(&["d5", "d2"]),
        scenario(4).lay("a1", "h23", 0).next_tiles(&["a6", "b6"]),
        scenario(4)
            .lay("a4", "h23", 0)
            .tokens("h23", 2)
            .buried("h23", &["jug", "knife"])
            .treasure("c", "jug", 2)
            .members("a", "h23", 1),
        scenario(2).value("h03", 5).level_tokens_gone(6),
        scenario(2).level_tokens_gone(10),
        scenario(2).hand("b6").guard("a", "h03").camp("c", "h13").leader("a", "h14"),
        scenario(2).stack_empty(),
    ] {
        f.game();
    }
}
