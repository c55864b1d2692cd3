//! Getting through a round while nobody does anything that counts, and what its end brought.

use patolli_core::{Game as _, Seat, Status};
use patolli_tzolkin::Event;

use crate::scenario::{Scenario, scenario, seat};

/// The last round: the fourth food day, with corn enough for everybody's three workers.
pub fn last_day(seats: u8) -> Scenario {
    let day = scenario(seats).second_epoch().food_day(4);
    ["a", "b", "c", "d"].into_iter().take(seats.into()).fold(day, |it, who| it.corn(who, 6))
}

/// Everybody takes a turn that costs and brings nothing, until the next round has begun, the game is over or
/// a seat is asked how far the calendar turns.
pub fn over(mut day: Scenario) -> Scenario {
    let round = day.game().round();
    while day.game().round() == round && day.game().status() != Status::Over && !turns(&day) {
        let idle = idle_turn(&day);
        day = day.play(&idle);
    }
    day
}

fn turns(day: &Scenario) -> bool {
    day.offered().iter().any(|it| it == "turn 1")
}

/// A turn that leaves the corn alone: a worker placed on a position 0, or picked up for nothing.
pub fn idle_turn(day: &Scenario) -> String {
    let who = day.game().active_seat();
    let before = day.game().corn(who);
    let free = |place: &String| day.clone().play(place).game().corn(who) == before;
    let offered = day.offered();
    let wheels = ["place pal", "place yax", "place tik", "place uxm", "place chi"];
    let mut places = offered.iter().filter(|it| wheels.contains(&it.as_str()));
    if let Some(place) = places.find(|it| free(it)) {
        return format!("{place}; end");
    }
    let pick = offered.iter().find(|it| it.starts_with("pick")).expect("a worker to pick up");
    format!("{pick}; no; end")
}

/// How a seat was fed: workers, how many of them were fed, corn paid, points lost.
pub fn fed(day: &Scenario, who: &str) -> (u8, u8, u8, u8) {
    let fed = day.events().iter().find_map(|it| match *it {
        Event::Fed { seat: of, workers, fed, corn, lost } if of == seat(who) => {
            Some((workers, fed, corn, lost))
        }
        _ => None,
    });
    fed.unwrap_or_else(|| panic!("{who} was not fed: {:?}", day.events()))
}

/// Where the first event of a kind stands among those of the last call of `play`.
pub fn event_index(day: &Scenario, what: &str, is: impl Fn(&Event) -> bool) -> usize {
    let place = day.events().iter().position(is);
    place.unwrap_or_else(|| panic!("no {what} among {:?}", day.events()))
}

/// Whose event it is, in letters.
pub fn letter(seat: Seat) -> &'static str {
    ["a", "b", "c", "d", "e"][seat.index()]
}
