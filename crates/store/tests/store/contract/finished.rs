//! The finished games of one person.

use patolli_store::{
    Closed, ClosedBy, Database, FinishedCounts, FinishedFilter, GuestId, ListPage, ListPosition, Occupant,
    Phase, Table, TableId,
};

use super::table;

const FIRST_WON: &str = r#"{"scores":[9,3],"places":[1,2]}"#;
const FIRST_LOST: &str = r#"{"scores":[3,9],"places":[2,1]}"#;

/// A finished game of a guest with another player.
fn game(guest: &GuestId, other: Occupant, moved: i64, result: &str) -> Table {
    let me = Occupant::Guest { id: guest.clone(), name: "Žofie".to_owned() };
    Table {
        seats: vec![me, other],
        phase: Phase::Finished,
        moved,
        result: Some(result.to_owned()),
        ..table()
    }
}

fn bot() -> Occupant {
    Occupant::Bot { bot: "random".to_owned() }
}

fn ids(tables: &[Table]) -> Vec<TableId> {
    tables.iter().map(|it| it.id.clone()).collect()
}

/// Only games of that person that are over and were not closed, and of them those that are wanted.
pub async fn finished_games_are_found_by_every_filter(store: &dyn Database) {
    let (zofie, other) = (GuestId::random(), super::guest("Čeněk Novák"));
    let mut people = game(&zofie, other.clone(), 300, FIRST_WON);
    "tzolkin".clone_into(&mut people.game);
    let bots = game(&zofie, bot(), 200, FIRST_LOST);
    let closed = Closed { by: ClosedBy::Time, at: 1 }.to_result();
    let strange = game(&GuestId::random(), other, 300, FIRST_WON);
    let running = Table { phase: Phase::Running, result: None, ..game(&zofie, bot(), 400, FIRST_WON) };
    for it in [&people, &bots, &strange, &running, &game(&zofie, bot(), 250, &closed)] {
        store.create(it).await.unwrap();
    }
    let all = FinishedFilter::all(zofie);
    let find =
        async |filter: FinishedFilter| ids(&store.finished(&filter, &ListPage::First, 9).await.unwrap());
    assert_eq!(find(all.clone()).await, [people.id.clone(), bots.id.clone()]);
    assert_eq!(store.finished(&all, &ListPage::First, 1).await.unwrap(), std::slice::from_ref(&people));
    let (one, two) = (vec![people.id.clone()], vec![bots.id.clone()]);
    assert_eq!(find(FinishedFilter { game: Some("tzolkin".to_owned()), ..all.clone() }).await, one);
    assert_eq!(find(FinishedFilter { from: Some(201), ..all.clone() }).await, one);
    assert_eq!(find(FinishedFilter { before: Some(300), ..all.clone() }).await, two);
    assert_eq!(find(FinishedFilter { with_people: Some(true), ..all.clone() }).await, one);
    assert_eq!(find(FinishedFilter { with_people: Some(false), ..all.clone() }).await, two);
    assert_eq!(find(FinishedFilter { with: Some("čENĚK".to_owned()), ..all.clone() }).await, one);
    for nobody in ["Žofie", "' OR 1", "\0"] {
        assert!(find(FinishedFilter { with: Some(nobody.to_owned()), ..all.clone() }).await.is_empty());
    }
}

/// Pages follow one another in both directions, without a gap and without a game twice.
pub async fn finished_games_come_in_pages(store: &dyn Database) {
    let zofie = GuestId::random();
    // Many at the same moment, so that the order is by name.
    for n in 0..7 {
        store.create(&game(&zofie, bot(), 100 + n / 4, FIRST_WON)).await.unwrap();
    }
    let filter = FinishedFilter::all(zofie);
    let all = store.finished(&filter, &ListPage::First, 99).await.unwrap();
    assert_eq!(all.len(), 7);
    let place = |n: usize| ListPosition::from_table(&all[n]);
    let page = async |page: ListPage| ids(&store.finished(&filter, &page, 3).await.unwrap());
    assert_eq!(page(ListPage::After(place(2))).await, ids(&all[3..6]));
    assert_eq!(page(ListPage::After(place(5))).await, ids(&all[6..]));
    assert_eq!(page(ListPage::Before(place(4))).await, ids(&all[1..4]));
    assert_eq!(page(ListPage::Before(place(1))).await, ids(&all[..1]));
    assert!(page(ListPage::Before(place(0))).await.is_empty());
    let counts = store.count_finished(&filter, Some(&place(3))).await.unwrap();
    assert_eq!(counts.before, 3);
}

/// Games are counted with those that the person won, on whichever seat; a result that cannot be read counts as lost.
pub async fn finished_games_are_counted(store: &dyn Database) {
    let zofie = GuestId::random();
    let mut second = game(&zofie, bot(), 100, FIRST_LOST);
    second.seats.reverse();
    let agreed = game(&zofie, bot(), 100, r#"{"scores":[9,3],"places":[]}"#);
    let damaged = game(&zofie, bot(), 100, "places");
    for it in [&game(&zofie, bot(), 100, FIRST_LOST), &second, &agreed, &damaged] {
        store.create(it).await.unwrap();
    }
    let filter = FinishedFilter::all(zofie);
    let expected = FinishedCounts { games: 4, won: 1, before: 0 };
    assert_eq!(store.count_finished(&filter, None).await.unwrap(), expected);
    let nothing = FinishedFilter::all(GuestId::random());
    assert_eq!(store.count_finished(&nothing, None).await.unwrap(), FinishedCounts::default());
}
