//! Invitations to tables, and bans.

use patolli_store::{
    Ban, BanKind, Closed, ClosedBy, Database, GuestId, Invitation, Learned, NewCall, Person, Table, TableId,
};

use super::table;

fn invitation(table: &TableId, guest: &GuestId) -> Invitation {
    Invitation { table: table.clone(), guest: guest.clone(), by: GuestId::random(), at: 5, declined: false }
}

async fn open_table(store: &dyn Database) -> Table {
    let table = table();
    store.create(&table).await.unwrap();
    table
}

/// Nobody is asked twice to the same table, and only so many are.
pub async fn a_person_is_invited_once(store: &dyn Database) {
    let (table, ana, bo) = (open_table(store).await, GuestId::random(), GuestId::random());
    let first = invitation(&table.id, &ana);
    assert_eq!(store.invite(&first, 2).await.unwrap(), Some(0));
    assert_eq!(store.invite(&first, 2).await.unwrap(), None);
    assert_eq!(store.invite(&invitation(&table.id, &bo), 2).await.unwrap(), Some(1));
    assert_eq!(store.invite(&invitation(&table.id, &GuestId::random()), 2).await.unwrap(), None);
    assert_eq!(store.invitations(&ana).await.unwrap(), std::slice::from_ref(&first));
    assert_eq!(store.invitation(&table.id, &ana).await.unwrap(), Some(first));
    assert_eq!(store.invitation(&table.id, &GuestId::random()).await.unwrap(), None);
}

/// Where no people are awaited, nobody is invited any more.
pub async fn an_invitation_ends_with_the_waiting(store: &dyn Database) {
    let (table, ana) = (open_table(store).await, GuestId::random());
    store.invite(&invitation(&table.id, &ana), 9).await.unwrap();
    let closed = Closed { by: ClosedBy::Owner, at: 9 };
    assert!(store.close_table(&table.id, closed, None).await.unwrap());
    assert!(store.invitations(&ana).await.unwrap().is_empty());
    assert_eq!(store.invite(&invitation(&table.id, &GuestId::random()), 9).await.unwrap(), None);
    assert_eq!(store.invite(&invitation(&TableId::random(), &ana), 9).await.unwrap(), None);
}

/// Whoever declines is shown nothing more, is not asked again, and calls about it are taken back.
pub async fn an_invitation_is_declined_quietly(store: &dyn Database) {
    let (table, guest) = (open_table(store).await, GuestId::random());
    let wanted = [("seat".to_owned(), vec!["push".to_owned()])].into();
    let (lang, zone, often) = ("en".to_owned(), "UTC".to_owned(), "at-once".to_owned());
    let person = Person {
        guest: guest.clone(),
        lang,
        zone,
        quiet: (0, 0),
        often,
        calls: wanted,
        mail: None,
        mail_ok: false,
        mail_at: 0,
        seen: 0,
        called: None,
    };
    store.save_person(&person).await.unwrap();
    store.invite(&invitation(&table.id, &guest), 9).await.unwrap();
    let call = NewCall { n: 64, event: "seat", guest: guest.clone(), due: 7 };
    assert!(store.add_call(&table.id, &call).await.unwrap());
    assert!(store.decline(&table.id, &guest).await.unwrap());
    assert!(!store.decline(&table.id, &guest).await.unwrap());
    assert!(store.invitations(&guest).await.unwrap().is_empty());
    assert!(store.invitation(&table.id, &guest).await.unwrap().unwrap().declined);
    assert_eq!(store.invite(&invitation(&table.id, &guest), 9).await.unwrap(), None);
    assert!(store.list("call").await.unwrap().iter().all(|it| it.table != table.id));
}

/// A table that goes away takes its invitations along, and so does a guest who is forgotten.
pub async fn invitations_go_with_table_and_guest(store: &dyn Database) {
    let (one, other, ana) = (open_table(store).await, open_table(store).await, GuestId::random());
    for table in [&one, &other] {
        store.invite(&invitation(&table.id, &ana), 9).await.unwrap();
    }
    store.delete_table(&one.id).await.unwrap();
    assert_eq!(store.invitation(&one.id, &ana).await.unwrap(), None);
    assert!(store.forget_guest(&ana).await.unwrap());
    assert_eq!(store.invitation(&other.id, &ana).await.unwrap(), None);
}

/// A ban is kept once for each kind and key, and lifted once.
pub async fn bans_read_back_as_they_were_written(store: &dyn Database) {
    let key = format!("name {}", GuestId::random());
    let ban = |kind, until| Ban { kind, key: key.clone(), until, why: "sp\0am".to_owned(), made: 3 };
    let first = ban(BanKind::Account, Some(9));
    store.ban(&first).await.unwrap();
    store.ban(&ban(BanKind::Guest, None)).await.unwrap();
    store.ban(&ban(BanKind::Account, Some(12))).await.unwrap();
    let mut mine = store.bans().await.unwrap();
    mine.retain(|it| it.key == key);
    assert_eq!(mine, [ban(BanKind::Account, Some(12)), ban(BanKind::Guest, None)]);
    assert!(store.lift_ban(BanKind::Account, &key).await.unwrap());
    assert!(!store.lift_ban(BanKind::Account, &key).await.unwrap());
    assert!(!store.lift_ban(BanKind::Network, &key).await.unwrap());
}

/// What a backup needs to know of people is in a snapshot.
pub async fn lessons_invitations_and_bans_are_part_of_the_archive(store: &dyn Database) {
    let (table, ana) = (open_table(store).await, GuestId::random());
    let asked = Invitation { declined: true, ..invitation(&table.id, &ana) };
    store.invite(&asked, 9).await.unwrap();
    store.add_learned(&ana, "tikal/camp", 4).await.unwrap();
    let (kind, why) = (BanKind::Guest, "why".to_owned());
    let ban = Ban { kind, key: ana.to_string(), until: None, why, made: 1 };
    store.ban(&ban).await.unwrap();
    let rows = store.snapshot().await.unwrap().people().await.unwrap();
    let learned = Learned { owner: ana, what: "tikal/camp".to_owned(), at: 4 };
    assert!(rows.learned.into_iter().any(|it| it.unwrap() == learned));
    assert!(rows.invitations.into_iter().any(|it| it.unwrap() == asked));
    assert!(rows.bans.into_iter().any(|it| it.unwrap() == ban));
}
