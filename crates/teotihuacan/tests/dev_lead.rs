#[path = "rules/scenario.rs"]
mod scenario;
use scenario::*;
#[test]
fn works() {
    for n in 1..=4 {
        scenario(n).asks("p1").play("move palace 1 quarry; collect; end");
    }
    scenario(4)
        .workers("p1", &[("forest", 2), ("nobles", 5), ("palace", 1)])
        .workers("p2", &[("quarry", 2), ("nobles", 5), ("palace", 1)])
        .worships("p3", "quarry", 3)
        .workers("p3", &[("alchemy", 1), ("forest", 1)])
        .cocoa("p1", 5)
        .discovery("quarry", "mask-4")
        .resources("p1", 2, 0, 0)
        .display(["p1", "p2", "p31"])
        .laid("1.0.0", "p5", 2)
        .ornaments(["d1", "d2", "d3", "d4"])
        .owns("p1", "no-cocoa")
        .step_tiles("green", 3, &["mask-1"])
        .play("move palace 1 quarry; worship quarry tile-ability; go; climb green; end")
        .asks("p2");
    solo().bot_wakes("mastery").play("move palace 1 quarry; collect; end").asks("p1");
    scenario(2).eclipses(1).last_round().pass().pass().has_eclipses(1).asks("p1");
}
