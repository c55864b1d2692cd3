use std::{collections::BTreeMap, sync::Arc};

use patolli_store::{
    Call, CallFate, Database, Device, Error, GuestId, Hook, NewCall, Person, ReceiverState, Table, TableId,
};

use super::{entries, entry, finished, running, table};

/// A person who wants to be called when it is their turn.
fn person() -> Person {
    Person {
        guest: GuestId::random(),
        lang: "cs".to_owned(),
        zone: "Europe/Prague".to_owned(),
        quiet: (22, 8),
        often: "at-once".to_owned(),
        calls: BTreeMap::from([("turn".to_owned(), vec!["push".to_owned(), "mail".to_owned()])]),
        mail: Some("ana@example.org".to_owned()),
        mail_ok: false,
        mail_at: 100,
        seen: 0,
        called: None,
    }
}

fn device(guest: &GuestId, name: &str) -> Device {
    Device {
        id: format!("{name} of {guest}"),
        guest: guest.clone(),
        name: name.to_owned(),
        endpoint: format!("https://push.example/{name}/{guest}"),
        p256dh: "key".to_owned(),
        auth: "secret".to_owned(),
        made: 5,
        last: None,
        failures: 0,
    }
}

fn hook(guest: &GuestId, name: &str) -> Hook {
    Hook {
        id: format!("{name} of {guest}"),
        guest: guest.clone(),
        url: format!("https://{name}.example/"),
        form: "json".to_owned(),
        secret: "se\0cret".to_owned(),
        made: 5,
        last: Some(6),
        failures: 3,
        off: false,
    }
}

fn turn(guest: &GuestId, n: u32, due: i64) -> NewCall {
    NewCall { n, event: "turn", guest: guest.clone(), due }
}

async fn some_table(store: &dyn Database) -> TableId {
    let table = table();
    store.create(&table).await.unwrap();
    table.id
}

/// Tables, numbers and notes of calls, in order.
fn told(calls: &[Call]) -> Vec<(TableId, u32, Option<String>)> {
    let mut told: Vec<_> = calls.iter().map(|it| (it.table.clone(), it.n, it.note.clone())).collect();
    told.sort_by_key(|it| (it.0.to_string(), it.1));
    told
}

pub async fn wishes_read_back_as_they_were_written(store: &dyn Database) {
    let ana = person();
    assert_eq!(store.person(&ana.guest).await.unwrap(), None);
    assert!(!store.note_seen(&ana.guest, 7).await.unwrap(), "nothing is kept about her");
    store.save_person(&ana).await.unwrap();
    assert_eq!(store.person(&ana.guest).await.unwrap(), Some(ana.clone()));
    assert!(store.note_seen(&ana.guest, 7).await.unwrap());
    let other =
        Person { mail: None, calls: BTreeMap::new(), quiet: (0, 0), often: "daily:8".to_owned(), ..ana };
    store.save_person(&other).await.unwrap();
    let read = store.person(&other.guest).await.unwrap().unwrap();
    assert_eq!(read, Person { seen: 7, ..other }, "when she was seen stays");
}

pub async fn a_mail_address_is_confirmed_or_forgotten(store: &dyn Database) {
    let ana = person();
    store.save_person(&ana).await.unwrap();
    assert!(!store.confirm_mail(&ana.guest, "other@example.org").await.unwrap());
    assert!(!store.confirm_mail(&GuestId::random(), "ana@example.org").await.unwrap());
    let mail = async |guest: &GuestId| {
        let person = store.person(guest).await.unwrap().unwrap();
        (person.mail, person.mail_ok)
    };
    assert_eq!(mail(&ana.guest).await, (Some("ana@example.org".to_owned()), false));
    assert!(store.confirm_mail(&ana.guest, "ana@example.org").await.unwrap());
    let (late, early) = (Person { mail_at: 300, ..person() }, person());
    for it in [&late, &early] {
        store.save_person(it).await.unwrap();
    }
    assert!(store.forget_unconfirmed(300).await.unwrap() >= 1);
    assert_eq!(mail(&ana.guest).await, (Some("ana@example.org".to_owned()), true));
    assert_eq!(mail(&late.guest).await.0, late.mail);
    assert_eq!(mail(&early.guest).await.0, None);
}

pub async fn mails_of_a_day_are_counted(store: &dyn Database) {
    let ana = person();
    assert!(!store.count_mail(&ana.guest, 1, 2).await.unwrap(), "nobody is called who did not ask for it");
    store.save_person(&ana).await.unwrap();
    for (day, counts) in [(1, true), (1, true), (1, false), (2, true)] {
        assert_eq!(store.count_mail(&ana.guest, day, 2).await.unwrap(), counts, "day {day}");
    }
}

pub async fn a_device_belongs_to_who_added_it_last(store: &dyn Database) {
    let (ana, bo) = (GuestId::random(), GuestId::random());
    let (phone, laptop) = (device(&ana, "phone"), device(&ana, "laptop"));
    assert!(store.add_device(&phone, 2).await.unwrap() && store.add_device(&laptop, 2).await.unwrap());
    assert!(!store.add_device(&device(&ana, "third"), 2).await.unwrap(), "that is enough");
    assert!(store.add_device(&Device { name: "tel".to_owned(), ..phone.clone() }, 2).await.unwrap(), "again");
    let state = ReceiverState { last: Some(9), failures: 4, off: false };
    store.update_device(&laptop.id, state).await.unwrap();
    let hers = store.devices(&ana).await.unwrap();
    assert!(hers.iter().any(|it| it.name == "tel"));
    assert!(hers.contains(&Device { last: Some(9), failures: 4, ..laptop.clone() }), "{hers:?}");
    let his = Device { id: format!("{bo}"), guest: bo.clone(), ..phone };
    assert!(store.add_device(&his, 2).await.unwrap(), "he uses that phone now");
    assert_eq!(store.devices(&bo).await.unwrap(), [his]);
    assert_eq!(store.devices(&ana).await.unwrap().len(), 1);
    assert!(!store.remove_device(&bo, &laptop.id).await.unwrap(), "it is not his");
    assert!(store.remove_device(&ana, &laptop.id).await.unwrap());
    assert!(store.devices(&ana).await.unwrap().is_empty());
}

pub async fn webhooks_read_back_as_they_were_written(store: &dyn Database) {
    let ana = GuestId::random();
    let (one, two) = (hook(&ana, "one"), hook(&ana, "two"));
    assert!(store.add_hook(&one, 2).await.unwrap() && store.add_hook(&two, 2).await.unwrap());
    assert!(!store.add_hook(&hook(&ana, "three"), 2).await.unwrap());
    store.update_hook(&two.id, ReceiverState { last: None, failures: 20, off: true }).await.unwrap();
    let expected = [one.clone(), Hook { last: None, failures: 20, off: true, ..two }];
    assert_eq!(store.hooks(&ana).await.unwrap(), expected);
    assert!(!store.remove_hook(&GuestId::random(), &one.id).await.unwrap());
    assert!(store.remove_hook(&ana, &one.id).await.unwrap());
    assert_eq!(store.hooks(&ana).await.unwrap().len(), 1);
}

pub async fn a_change_of_a_table_asks_for_its_calls(store: &dyn Database) {
    let (ana, bo) = (person(), person());
    store.save_person(&ana).await.unwrap();
    store.save_person(&Person { calls: BTreeMap::new(), ..bo.clone() }).await.unwrap();
    let id = some_table(store).await;
    let mut progress = running(0);
    progress.calls = vec![
        turn(&ana.guest, 0, 50),
        NewCall { event: "near", ..turn(&ana.guest, 8, 50) },
        turn(&bo.guest, 1, 50),
        turn(&GuestId::random(), 2, 50),
    ];
    store.append(&id, &entries(1, 2), &progress).await.unwrap();
    assert!(store.claim_calls("a", 49, 60, 0).await.unwrap().is_empty(), "it is not due");
    let calls = store.claim_calls("a", 50, 60, 0).await.unwrap();
    assert_eq!(told(&calls), [(id.clone(), 0, None)], "only what somebody wants");
    assert_eq!(calls[0].guest, ana.guest);

    assert!(matches!(store.append(&id, &[entry(2)], &progress).await, Err(Error::Conflict)));
    assert!(store.claim_calls("b", 55, 70, 0).await.unwrap().is_empty(), "what is refused asks for nothing");
    let mut over = finished("over");
    over.calls = vec![turn(&ana.guest, 24, 55)];
    store.append(&id, &[entry(3)], &over).await.unwrap();
    assert_eq!(
        store.settle_calls(&[(calls[0].clone(), CallFate::Done)], Some(55)).await.unwrap(),
        [true],
        "another number is another call"
    );
    assert_eq!(store.person(&ana.guest).await.unwrap().unwrap().called, Some(55));
    assert_eq!(told(&store.claim_calls("b", 55, 70, 0).await.unwrap()), [(id, 24, None)]);
}

pub async fn calls_of_a_person_are_taken_together(store: &dyn Database) {
    let (ana, bo) = (person(), person());
    for it in [&ana, &bo] {
        store.save_person(it).await.unwrap();
    }
    let (one, two) = (some_table(store).await, some_table(store).await);
    for (table, guest, n, due) in
        [(&one, &ana, 0, 100), (&two, &ana, 1, 150), (&one, &ana, 3, 201), (&two, &bo, 0, 120)]
    {
        assert!(store.add_call(table, &turn(&guest.guest, n, due)).await.unwrap());
    }
    assert!(!store.add_call(&one, &turn(&GuestId::random(), 5, 100)).await.unwrap());
    let nowhere = store.add_call(&TableId::random(), &turn(&ana.guest, 5, 100)).await;
    assert!(matches!(nowhere, Err(Error::TableNotFound(_))));
    let calls = store.claim_calls("a", 100, 110, 100).await.unwrap();
    let mut expected = vec![(one.clone(), 0, None), (two.clone(), 1, None)];
    expected.sort_by_key(|it| (it.0.to_string(), it.1));
    assert_eq!(told(&calls), expected);
    let his = store.claim_calls("b", 105, 140, 100).await.unwrap();
    assert!(his.is_empty(), "his is not due, and hers are a's");
    let again = store.claim_calls("b", 125, 140, 100).await.unwrap();
    assert_eq!(again.len(), 3, "the lease of a machine that died ended");
    let his = store.claim_calls("b", 125, 140, 100).await.unwrap();
    assert_eq!(told(&his), [(two.clone(), 0, None)]);
    let fates: Vec<_> = calls.iter().map(|it| (it.clone(), CallFate::Done)).collect();
    assert_eq!(store.settle_calls(&fates, Some(126)).await.unwrap(), [false, false], "they are not a's");
    assert_eq!(store.person(&ana.guest).await.unwrap().unwrap().called, None);
    let fates: Vec<_> = again.iter().map(|it| (it.clone(), CallFate::Later(900))).collect();
    assert_eq!(store.settle_calls(&fates, None).await.unwrap(), [true, true, true]);
    assert!(store.claim_calls("b", 899, 910, 0).await.unwrap().iter().all(|it| it.guest != ana.guest));
}

pub async fn a_later_turn_takes_the_place_of_a_call(store: &dyn Database) {
    let ana = person();
    store.save_person(&ana).await.unwrap();
    let id = some_table(store).await;
    store.add_call(&id, &turn(&ana.guest, 0, 10)).await.unwrap();
    let old = store.claim_calls("a", 10, 90, 0).await.unwrap();
    store.add_call(&id, &turn(&ana.guest, 0, 40)).await.unwrap();
    let fates = [(old[0].clone(), CallFate::Done)];
    assert_eq!(store.settle_calls(&fates, Some(11)).await.unwrap(), [false], "it was about another turn");
    let new = store.claim_calls("a", 40, 90, 0).await.unwrap();
    assert_eq!(new.len(), 1);
    assert_eq!(store.settle_calls(&[(new[0].clone(), CallFate::Done)], Some(41)).await.unwrap(), [true]);
    assert!(store.claim_calls("a", 99, 199, 0).await.unwrap().is_empty());

    let left = Call { due: 120, note: Some("mail".to_owned()), ..new[0].clone() };
    store.retry_call(&left).await.unwrap();
    store.retry_call(&Call { note: None, ..left.clone() }).await.unwrap();
    assert!(store.claim_calls("a", 119, 219, 0).await.unwrap().is_empty());
    let retried = store.claim_calls("a", 120, 220, 0).await.unwrap();
    assert_eq!(told(&retried), [(id.clone(), 0, Some("mail".to_owned()))]);
    store.delete_table(&id).await.unwrap();
    store.retry_call(&left).await.unwrap();
    assert!(store.claim_calls("a", 999, 1999, 0).await.unwrap().is_empty(), "the table is gone");
}

/// Two machines take the calls of many people, each person's once and by one of them.
pub async fn two_machines_share_out_people(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let people: Vec<Person> = (0..20).map(|_| person()).collect();
    let tables: Vec<Table> = (0..3).map(|_| table()).collect();
    for it in &tables {
        one.create(it).await.unwrap();
    }
    for (n, it) in (0..).zip(&people) {
        one.save_person(it).await.unwrap();
        for table in &tables {
            one.add_call(&table.id, &turn(&it.guest, n, 10)).await.unwrap();
        }
    }
    let work = async |store: &Arc<dyn Database>, node: &str| {
        let mut taken = Vec::new();
        // Who asks at the same moment as the other gets nothing, and asks again.
        for _ in 0..2 * people.len() {
            let calls = store.claim_calls(node, 10, 10_000, 0).await.unwrap();
            let fates: Vec<_> = calls.iter().map(|it| (it.clone(), CallFate::Done)).collect();
            assert!(store.settle_calls(&fates, Some(11)).await.unwrap().iter().all(|it| *it));
            taken.extend((!calls.is_empty()).then_some(calls));
        }
        taken
    };
    let (mine, theirs) = tokio::join!(work(one, "a"), work(other, "b"));
    let rest = work(one, "a").await;
    let batches: Vec<Vec<Call>> = mine.into_iter().chain(theirs).chain(rest).collect();
    assert_eq!(batches.len(), people.len(), "each person's calls came together");
    assert!(batches.iter().all(|it| it.len() == tables.len()));
}

pub async fn calls_are_part_of_the_archive(store: &dyn Database) {
    let ana = Person { mail_ok: true, ..person() };
    let (phone, program) = (device(&ana.guest, "phone"), hook(&ana.guest, "one"));
    store.save_person(&ana).await.unwrap();
    store.add_device(&phone, 9).await.unwrap();
    store.add_hook(&program, 9).await.unwrap();
    let rows = store.snapshot().await.unwrap().people().await.unwrap();
    let mut all = (rows.people.into_iter(), rows.devices.into_iter(), rows.hooks.into_iter());
    assert!(all.0.any(|it| it.unwrap() == ana) && all.1.any(|it| it.unwrap() == phone));
    assert!(all.2.any(|it| it.unwrap() == program));
    assert!(store.forget_guest(&ana.guest).await.unwrap());
    assert_eq!(store.person(&ana.guest).await.unwrap(), None);
    assert!(store.devices(&ana.guest).await.unwrap().is_empty());
    assert!(store.hooks(&ana.guest).await.unwrap().is_empty());
}
