//! How tables of the simulation are opened: which game and pace, and who sits there.

use patolli_catalog::{Seed, games};
use patolli_store::{DEFAULT_STAND_IN, Occupant, Table};

use super::{super::test_context::occupant, chance::Chance, people::Player};
use crate::table::{
    pace::Pace,
    table_spec::{DealSource, TableSpec},
};

/// The table of that number, and the people there.
pub(super) fn new_table(number: usize, chance: &mut Chance, now: i64) -> (Table, Vec<Player>, String) {
    let kind = games()[number % games().len()];
    let range = kind.seats();
    let least = (*range.start()).max(2);
    let seats = least + u8::try_from(chance.below(usize::from(range.end() - least) + 1)).expect("few seats");
    // From every fourth table all people go away for good; at every sixth there is one person.
    let (is_deserted, is_alone) = (number % 4 == 3, number % 6 == 4);
    let mut players: Vec<Player> = Vec::new();
    for seat in 0..seats {
        let is_person = seat == 0 || (seat == 1 && !is_alone) || chance.below(10) < 6;
        match players.last_mut() {
            // Some people share a screen.
            Some(last) if is_person && (is_alone || (seat > 1 && chance.once_in(3))) => last.seats.push(seat),
            _ if is_person => players.push(Player::new(vec![seat], is_deserted, chance)),
            _ => {}
        }
    }
    let mut seats: Vec<Occupant> = (0..seats).map(|_| Occupant::Bot { bot: "random".to_owned() }).collect();
    for player in &players {
        for seat in &player.seats {
            seats[usize::from(*seat)] = occupant(&player.guest);
        }
    }
    let pace = Pace::ALL[chance.below(Pace::ALL.len())];
    let what = format!(
        "table {number} of {}, {pace:?}, {} seats, {players_len} people",
        kind.name(),
        seats.len(),
        players_len = players.len()
    );
    let spec = TableSpec {
        kind,
        seats,
        options: Vec::new(),
        listed: false,
        hints: true,
        pace,
        stand_in: DEFAULT_STAND_IN.to_owned(),
    };
    let owner = players[0].guest.id.clone();
    let source = DealSource::Seed(Seed::from(number as u64));
    (spec.table(owner, source, now).expect("the usual game"), players, what)
}
