//! Positions shortly before an eclipse.

use patolli_teotihuacan::{Event, Options};

use crate::scenario::{Scenario, printed, variant};

/// A turn that changes nothing but cocoa.
pub const TURN: &str = "move palace 1 quarry; collect; end";

/// The last player's turn at the end of which an eclipse is scored, after `eclipses` others. Everybody can pay the wages
/// of three weak workers; the last player collects 1 cocoa more.
pub fn before_eclipse(seats: u8, eclipses: u8) -> Scenario {
    before_eclipse_with(printed(seats), eclipses)
}

/// The same with other options.
pub fn before_eclipse_with(options: Options, eclipses: u8) -> Scenario {
    let at = variant(options).eclipses(eclipses).last_round().to_move(&format!("p{}", options.seats));
    (1..=options.seats).fold(at, |it, n| it.cocoa(&format!("p{n}"), 3))
}

/// The quiet turn is played, the eclipse scored, and everybody pays 3 cocoa.
pub fn scored(at: Scenario) -> Scenario {
    let wages = "; wages 3".repeat(at.game().seat_count().into());
    at.play(&format!("{TURN}{wages}"))
}

/// A quiet turn, or all the wages that can be paid.
pub fn play_quiet_turn(at: Scenario) -> Scenario {
    // The highest wages are named first.
    match at.offered().into_iter().find(|it| it.starts_with("wages")) {
        Some(wages) => at.play(&wages),
        None => at.pass(),
    }
}

/// Everything but the top of the pyramid is built; p1 stands before Construction with what the top costs.
pub fn before_the_top(at: Scenario) -> Scenario {
    let sizes = [(1, 4), (2, 3), (3, 2)];
    let spots = sizes.into_iter().flat_map(|(level, size)| {
        (0..size).flat_map(move |row| (0..size).map(move |column| format!("{level}.{row}.{column}")))
    });
    let spots: Vec<String> = spots.collect();
    let spots: Vec<&str> = spots.iter().map(String::as_str).collect();
    let at = at.bare_ground().built(&spots).display(["p31", "p32", "p19"]);
    at.workers("p1", &[("forest", 1), ("palace", 1), ("palace", 1)]).resources("p1", 3, 2, 0)
}

/// p1 lays the top tile, which has no coloured icons.
pub const TOP: &str = "move forest 1 construction; main; build 0 4.0.0 turn 0; power-up construction 1; end";

/// The place of the first event of a kind.
pub fn event_index(at: &Scenario, what: &str, kind: impl Fn(&Event) -> bool) -> usize {
    let found = at.events().iter().position(kind);
    found.unwrap_or_else(|| panic!("no {what} in {:?}", at.events()))
}

/// How many events are of a kind.
pub fn count(at: &Scenario, kind: impl Fn(&Event) -> bool) -> usize {
    at.events().iter().filter(|it| kind(it)).count()
}
