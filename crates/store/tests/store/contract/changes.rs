use patolli_store::{
    Admission, Error, Filter, GuestId, ListPosition, Occupant, Phase, Store, Table, TableId,
};

use super::{entries, entry, finished, guest, running, table};

pub async fn a_table_is_created_once(store: &dyn Store) {
    let first = table();
    store.create(&first).await.unwrap();
    let second = Table { id: first.id.clone(), seats: vec![Occupant::Open; 4], ..table() };
    assert!(matches!(store.create(&second).await, Err(Error::Conflict)));
    assert_eq!(store.table(&first.id).await.unwrap(), Some(first));
}

pub async fn a_table_may_begin_with_a_log(store: &dyn Store) {
    let begun = table();
    store.create_with_log(&begun, &entries(1, 3)).await.unwrap();
    assert_eq!(store.table(&begun.id).await.unwrap().as_ref(), Some(&begun));
    assert_eq!(store.log(&begun.id).await.unwrap(), entries(1, 3));
    assert!(matches!(store.create_with_log(&begun, &entries(1, 4)).await, Err(Error::Conflict)));
    store.append(&begun.id, &entries(4, 4), &running(0)).await.unwrap();
    assert_eq!(store.log(&begun.id).await.unwrap(), entries(1, 4));

    let broken = table();
    let refused = store.create_with_log(&broken, &entries(2, 3)).await;
    assert!(matches!(refused, Err(Error::Gap { expected: 1, found: 2 })));
    assert_eq!(store.table(&broken.id).await.unwrap(), None, "nothing of it is kept");
}

pub async fn entries_keep_their_order(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), []);
    store.append(&table.id, &entries(1, 1), &running(1)).await.unwrap();
    store.append(&table.id, &entries(2, 12), &running(0)).await.unwrap();
    store.append(&table.id, &entries(13, 13), &finished("Ana 42, Bo 40")).await.unwrap();
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 13));
}

pub async fn an_append_carries_the_progress(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(1)).await.unwrap();
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((now.phase, now.to_move, now.moved), (Phase::Running, Some(1), entry(3).at));

    store.append(&table.id, &entries(4, 4), &finished("draw")).await.unwrap();
    let end = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((end.phase, end.to_move, end.result.as_deref()), (Phase::Finished, None, Some("draw")));
    assert_eq!(end.moved, entry(4).at);
}

pub async fn a_phase_is_set_without_a_move(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.set_progress(&table.id, &running(1)).await.unwrap();
    let now = store.table(&table.id).await.unwrap();
    assert_eq!(now, Some(Table { phase: Phase::Running, to_move: Some(1), ..table.clone() }));

    store.append(&table.id, &[], &finished("given up")).await.unwrap();
    let end = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((end.phase, end.moved), (Phase::Finished, table.moved));
    assert_eq!(store.log(&table.id).await.unwrap(), []);
}

pub async fn a_number_is_taken_once(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 3), &running(1)).await.unwrap();
    let before = store.table(&table.id).await.unwrap();
    for again in [entries(3, 3), entries(1, 1), entries(2, 6)] {
        let refused = store.append(&table.id, &again, &finished("nobody")).await;
        assert!(matches!(refused, Err(Error::Conflict)));
    }
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 3));
    assert_eq!(store.table(&table.id).await.unwrap(), before);
}

pub async fn a_gap_is_refused(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.append(&table.id, &entries(1, 2), &running(1)).await.unwrap();
    let before = store.table(&table.id).await.unwrap();
    for (wrong, found) in [
        (entries(4, 4), 4),
        (vec![entry(0)], 0),
        (vec![entry(3), entry(5)], 5),
        (vec![entry(3), entry(3)], 3),
        (vec![entry(u32::MAX)], u32::MAX),
    ] {
        let refused = store.append(&table.id, &wrong, &finished("nobody")).await;
        assert!(matches!(refused, Err(Error::Gap { found: number, .. }) if number == found));
    }
    assert_eq!(store.log(&table.id).await.unwrap(), entries(1, 2));
    assert_eq!(store.table(&table.id).await.unwrap(), before);
}

pub async fn a_seat_changes_hands_only_as_expected(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    let (ana, bo) = (guest("Ana"), guest("Bo"));
    let bot = Occupant::Bot { bot: "easy".to_owned() };
    let sit = async |seat: u8, before: &Occupant, occupant: &Occupant| {
        store.swap_occupant(&table.id, seat, before, occupant).await.unwrap()
    };

    assert!(sit(0, &Occupant::Open, &ana).await);
    assert!(!sit(0, &Occupant::Open, &bo).await);
    assert!(!sit(0, &bo, &Occupant::Open).await);
    assert!(!sit(1, &Occupant::Open, &bo).await);
    assert!(!sit(1, &Occupant::Bot { bot: "hard".to_owned() }, &bo).await);
    assert!(!sit(2, &Occupant::Open, &bo).await);
    assert!(sit(1, &bot, &bo).await);
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(now.seats, [ana.clone(), bo]);

    assert!(sit(0, &ana, &Occupant::Open).await);
    assert!(sit(0, &Occupant::Open, &bot).await);
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().seats[0], bot);
}

pub async fn one_person_plays_several_seats(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    let id = GuestId::random();
    let as_name = |name: &str| Occupant::Guest { id: id.clone(), name: name.to_owned() };
    let bot = &table.seats[1];
    assert!(store.swap_occupant(&table.id, 0, &Occupant::Open, &as_name("Ana")).await.unwrap());
    assert!(store.swap_occupant(&table.id, 1, bot, &as_name("Eva")).await.unwrap());
    assert!(!store.swap_occupant(&table.id, 0, &as_name("Eva"), &Occupant::Open).await.unwrap());
    let found = store.tables(Filter::by_guest(id.clone())).await.unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].seats, [as_name("Ana"), as_name("Eva")]);
}

/// A table for two people and a bot that is not dealt yet.
pub fn undealt() -> Table {
    let seats = vec![Occupant::Open, Occupant::Bot { bot: "easy".to_owned() }, Occupant::Open];
    Table { seats, deal: String::new(), ..table() }
}

pub async fn a_person_sits_down_with_a_word(store: &dyn Store) {
    let table = undealt();
    store.create(&table).await.unwrap();
    let (ana, bo) = (guest("Ana"), guest("Bo"));
    let sit_down = async |seat, person, word| store.take_seat(&table.id, seat, person, word).await.unwrap();
    assert!(sit_down(2, &ana, "\"'\0").await);
    assert!(!sit_down(2, &bo, "late").await, "taken");
    assert!(!sit_down(1, &bo, "late").await, "a bot sits there");
    assert!(!sit_down(3, &bo, "late").await, "no such seat");
    assert!(sit_down(0, &bo, "second").await);
    let renamed = match &ana {
        Occupant::Guest { id, .. } => Occupant::Guest { id: id.clone(), name: "Anna".to_owned() },
        other => other.clone(),
    };
    assert!(store.swap_occupant(&table.id, 2, &ana, &renamed).await.unwrap());
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(now.seats, [bo, table.seats[1].clone(), renamed]);
    assert_eq!(
        now.contributions,
        [(0, "second".to_owned()), (2, "\"'\0".to_owned())],
        "a new name keeps the word"
    );
    assert_eq!((now.deal.as_str(), now.phase), ("", Phase::Open));
}

pub async fn a_seat_is_cleared_while_people_are_awaited(store: &dyn Store) {
    let table = undealt();
    store.create(&table).await.unwrap();
    let (ana, bo) = (guest("Ana"), guest("Bo"));
    assert!(store.take_seat(&table.id, 0, &ana, "word").await.unwrap());
    let clear = async |seat, before: &Occupant, after: &Occupant| {
        store.clear_seat(&table.id, seat, before, after).await.unwrap()
    };
    assert!(!clear(0, &bo, &Occupant::Open).await, "somebody else sits there");
    assert!(clear(0, &ana, &Occupant::Open).await);
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((now.seats, now.contributions), (table.seats.clone(), Vec::new()), "the word is gone, too");
    let bot = Occupant::Bot { bot: "hard".to_owned() };
    assert!(clear(0, &Occupant::Open, &bot).await);
    assert!(store.take_seat(&table.id, 2, &bo, "word").await.unwrap());
    assert!(store.deal(&table.id, "A1 B2", &running(0)).await.unwrap());
    assert!(!clear(2, &bo, &Occupant::Open).await, "it has begun");
    assert_eq!(store.table(&table.id).await.unwrap().unwrap().seats, [bot, table.seats[1].clone(), bo]);
    let none = store.clear_seat(&TableId::random(), 0, &ana, &Occupant::Open).await;
    assert!(matches!(none, Err(Error::TableNotFound(_))), "{none:?}");
}

pub async fn admission_changes_while_people_are_awaited(store: &dyn Store) {
    let table = undealt();
    store.create(&table).await.unwrap();
    let next = Admission { owner: GuestId::random(), listed: !table.listed, barred: vec![GuestId::random()] };
    assert!(store.set_admission(&table.id, &next).await.unwrap());
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!(Admission::from_table(&now), next);
    assert_eq!(
        now,
        Table { owner: next.owner.clone(), listed: next.listed, barred: next.barred.clone(), ..table }
    );
    assert!(store.deal(&now.id, "A1 B2", &running(0)).await.unwrap());
    assert!(
        !store.set_admission(&now.id, &Admission { listed: false, ..next }).await.unwrap(),
        "it has begun"
    );
}

pub async fn a_table_is_dealt_once(store: &dyn Store) {
    let table = undealt();
    store.create(&table).await.unwrap();
    assert!(store.take_seat(&table.id, 0, &guest("Ana"), "word").await.unwrap());
    assert!(store.deal(&table.id, "A1 B2", &running(1)).await.unwrap());
    assert!(!store.deal(&table.id, "B2 A1", &running(0)).await.unwrap());
    assert!(
        !store.take_seat(&table.id, 2, &guest("Bo"), "late").await.unwrap(),
        "the deal does not follow from it"
    );
    let now = store.table(&table.id).await.unwrap().unwrap();
    assert_eq!((now.deal.as_str(), now.phase, now.to_move), ("A1 B2", Phase::Running, Some(1)));
    assert_eq!((now.contributions.len(), now.moved), (1, table.moved));
}

pub async fn an_invitation_is_renewed(store: &dyn Store) {
    let table = table();
    store.create(&table).await.unwrap();
    store.set_invite(&table.id, "not any more").await.unwrap();
    let now = store.table(&table.id).await.unwrap();
    assert_eq!(now, Some(Table { invite: "not any more".to_owned(), ..table }));
    let nowhere = TableId::random();
    assert!(matches!(store.set_invite(&nowhere, "x").await, Err(Error::TableNotFound(id)) if id == nowhere));
}

pub async fn the_last_review_is_kept(store: &dyn Store) {
    let (one, other) = (table(), table());
    store.create(&one).await.unwrap();
    store.create(&other).await.unwrap();
    assert_eq!(store.review(&one.id).await.unwrap(), None);
    for text in ["", "'; DROP TABLE reviews; --", "{\"moments\":[]}", &"ñ\"'".repeat(40_000)] {
        store.save_review(&one.id, 5_000, text).await.unwrap();
        assert_eq!(store.review(&one.id).await.unwrap().as_deref(), Some(text));
    }
    assert_eq!(store.review(&other.id).await.unwrap(), None);
    assert_eq!(store.table(&one.id).await.unwrap(), Some(one), "a review changes nothing else");
}

pub async fn a_secret_is_made_once(store: &dyn Store) {
    let name = TableId::random().to_string();
    let first = vec![0, 159, 146, 150, 255];
    assert_eq!(store.get_or_create_secret(&name, first.clone()).await.unwrap(), first);
    assert_eq!(store.get_or_create_secret(&name, vec![1]).await.unwrap(), first);
    assert_eq!(store.get_or_create_secret(&format!("{name} 2"), Vec::new()).await.unwrap(), Vec::<u8>::new());
}

pub async fn a_list_goes_on_after_a_place(store: &dyn Store) {
    let person = guest("Ana");
    let Occupant::Guest { id: ana, .. } = &person else { panic!("a person") };
    for number in 0..7 {
        // Some moved at the same time, and some of those were opened at the same time.
        let (moved, created) = (number / 4, number / 2);
        store.create(&Table { seats: vec![person.clone()], moved, created, ..table() }).await.unwrap();
    }
    let mine = || Filter::by_guest(ana.clone());
    let all: Vec<TableId> = store.tables(mine()).await.unwrap().into_iter().map(|it| it.id).collect();
    assert_eq!(all.len(), 7);
    let (mut paged, mut after) = (Vec::new(), None);
    loop {
        let page = store.tables(Filter { after, ..mine().at_most(2) }).await.unwrap();
        let Some(last) = page.last() else { break };
        after = Some(ListPosition::from_table(last));
        paged.extend(page.into_iter().map(|it| it.id));
    }
    assert_eq!(paged, all, "each once, in the same order");
}
