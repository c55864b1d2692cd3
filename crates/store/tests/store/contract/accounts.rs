use std::sync::Arc;

use patolli_store::{Account, Database, Error, GuestId, Occupant, Phase, Table};
use tokio::task::JoinSet;

use super::{TestDatabase, guest, table};

/// An account of that name for a fresh guest.
pub(super) fn account(name: &str) -> Account {
    let hash = format!("$hash of {name}$");
    Account { name: name.to_owned(), guest: GuestId::random(), hash, epoch: 1, created: 1_000, seen: 2_000 }
}

pub async fn accounts_read_back_as_they_were_written(store: &dyn Database) {
    let odd =
        Account { epoch: u32::MAX, created: i64::MIN, seen: i64::MAX, ..account("¿Žofie\0'\"; 🌋?") };
    for account in [account("Bo"), odd, Account { epoch: 0, ..account("ana") }] {
        store.add_account(&account).await.unwrap();
        assert_eq!(store.account(&account.name).await.unwrap().as_ref(), Some(&account));
        assert_eq!(store.account_of_guest(&account.guest).await.unwrap().as_ref(), Some(&account));
    }
    assert_eq!(store.account("nobody").await.unwrap(), None);
    assert_eq!(store.account_of_guest(&GuestId::random()).await.unwrap(), None);
    let names: Vec<_> = store.accounts().await.unwrap().into_iter().map(|it| it.name).collect();
    assert_eq!(names, ["ana", "Bo", "¿Žofie\0'\"; 🌋?"]);
}

pub async fn a_name_has_one_account_in_large_and_small_letters(store: &dyn Database) {
    let first = account("Žofie");
    store.add_account(&first).await.unwrap();
    for name in ["Žofie", "žofie", "ŽOFIE"] {
        assert!(matches!(store.add_account(&account(name)).await, Err(Error::Conflict)), "{name}");
        assert_eq!(store.account(name).await.unwrap().as_ref(), Some(&first), "{name}");
    }
    store.add_account(&account("Zofie")).await.unwrap();
}

pub async fn a_guest_has_one_account(store: &dyn Database) {
    let first = account("Ana");
    store.add_account(&first).await.unwrap();
    let second = Account { guest: first.guest.clone(), ..account("Bo") };
    assert!(matches!(store.add_account(&second).await, Err(Error::Conflict)));
    assert_eq!(store.account_of_guest(&first.guest).await.unwrap(), Some(first));
    assert_eq!(store.account("Bo").await.unwrap(), None);
}

pub async fn a_new_password_raises_the_epoch(store: &dyn Database) {
    let (ana, bo) = (account("Ana"), account("Bo"));
    store.add_account(&ana).await.unwrap();
    store.add_account(&bo).await.unwrap();
    let unknown = GuestId::random();
    assert_eq!(store.set_password(&ana.guest, "another", "new").await.unwrap(), None, "not the old one");
    assert_eq!(store.set_password(&ana.guest, &ana.hash, "new").await.unwrap(), Some(2));
    assert_eq!(store.raise_epoch(&ana.guest).await.unwrap(), Some(3));
    assert_eq!(store.set_password(&unknown, "", "new").await.unwrap(), None);
    assert_eq!(store.raise_epoch(&unknown).await.unwrap(), None);
    let now = Account { hash: "new".to_owned(), epoch: 3, ..ana };
    assert_eq!(store.account("Ana").await.unwrap(), Some(now));
    assert_eq!(store.account("Bo").await.unwrap(), Some(bo), "other accounts are untouched");
}

pub async fn a_hash_is_renewed_quietly(store: &dyn Database) {
    let ana = account("Ana");
    store.add_account(&ana).await.unwrap();
    assert!(!store.replace_hash(&ana.guest, "another", "new").await.unwrap());
    assert!(store.replace_hash(&ana.guest, &ana.hash, "new").await.unwrap());
    store.update_last_seen(&ana.guest, 3_000).await.unwrap();
    // Two machines need not agree about the time.
    store.update_last_seen(&ana.guest, 2_500).await.unwrap();
    store.update_last_seen(&GuestId::random(), 9_000).await.unwrap();
    let now = Account { hash: "new".to_owned(), seen: 3_000, ..ana };
    assert_eq!(store.account("Ana").await.unwrap(), Some(now));
}

pub async fn an_account_can_be_taken_away(store: &dyn Database) {
    let (ana, bo) = (account("Ana"), account("Bo"));
    store.add_account(&ana).await.unwrap();
    store.add_account(&bo).await.unwrap();
    assert!(store.remove_account(&ana.guest).await.unwrap());
    assert!(!store.remove_account(&ana.guest).await.unwrap());
    assert_eq!(store.account_of_guest(&ana.guest).await.unwrap(), None);
    assert_eq!(store.accounts().await.unwrap(), [bo]);
    store.add_account(&account("ana")).await.unwrap();
}

pub async fn what_was_an_accounts_is_nobodys_afterwards(store: &dyn Database) {
    let ana = account("Ana");
    store.add_account(&ana).await.unwrap();
    let hers = |name: &str| Occupant::Guest { id: ana.guest.clone(), name: name.to_owned() };
    let (other, owner) = (guest("Bo"), ana.guest.clone());
    let seats = vec![hers("Ana"), other.clone(), hers("Ela")];
    let running = Table { seats: seats.clone(), owner: owner.clone(), phase: Phase::Running, ..table() };
    let open = Table { seats, owner: owner.clone(), deal: String::new(), ..table() };
    let alone =
        Table { seats: vec![hers("Ana"), Occupant::Bot { bot: "easy".to_owned() }], owner, ..table() };
    let theirs = Table { seats: vec![other.clone()], ..table() };
    for table in [&running, &open, &alone, &theirs] {
        store.create(table).await.unwrap();
    }
    assert!(store.remove_account(&ana.guest).await.unwrap());
    let kept = store.table(&running.id).await.unwrap().unwrap();
    let [Occupant::Guest { id, name }, bo, Occupant::Guest { id: same, name: ela }] = &kept.seats[..] else {
        panic!("{:?}", kept.seats)
    };
    assert_ne!(*id, ana.guest, "no cookie that she ever had opens it");
    assert_eq!((id, &kept.owner, name.as_str(), ela.as_str(), bo), (same, id, "", "", &other));
    let Occupant::Guest { id: bos, .. } = &other else { panic!("a guest") };
    let kept = store.table(&open.id).await.unwrap().unwrap();
    assert_eq!((kept.seats, &kept.owner), (vec![Occupant::Open, other.clone(), Occupant::Open], bos));
    assert_eq!(store.table(&alone.id).await.unwrap(), None, "nobody else played there");
    assert_eq!(store.table(&theirs.id).await.unwrap(), Some(theirs), "other accounts are untouched");
    assert_eq!(store.account_of_guest(id).await.unwrap(), None);
    assert!(!store.forget_guest(&ana.guest).await.unwrap(), "nothing is hers any more");
}

pub async fn what_was_a_guests_is_anothers_afterwards(store: &dyn Database) {
    let (from, to) = (GuestId::random(), GuestId::random());
    let sits = |id: &GuestId, name: &str| Occupant::Guest { id: id.clone(), name: name.to_owned() };
    let one = Table { seats: vec![sits(&from, "Ana"), guest("Bo")], owner: from.clone(), ..table() };
    let both = Table { seats: vec![sits(&from, "Ana"), sits(&to, "Anna")], owner: from.clone(), ..table() };
    for table in [&one, &both] {
        store.create(table).await.unwrap();
    }
    assert_eq!(store.merge_guests(&from, &to).await.unwrap(), (1, 1));
    let kept = store.table(&one.id).await.unwrap().unwrap();
    assert_eq!((&kept.seats[0], &kept.owner), (&sits(&to, "Ana"), &to));
    assert_eq!(store.table(&both.id).await.unwrap(), Some(both), "both sit there");
    assert_eq!(store.merge_guests(&from, &to).await.unwrap(), (0, 1), "nothing else is left");
    let mut snapshot = store.snapshot().await.unwrap();
    let mut sums = snapshot.checksums().await.unwrap();
    assert!(sums.check_table(&kept).is_ok());
}

pub async fn names_that_look_alike_are_taken(store: &dyn Database) {
    let anna = account("Anna Coco");
    store.add_account(&anna).await.unwrap();
    let taken = async |name: &str, but: Option<&GuestId>| store.is_name_taken(name, but).await.unwrap();
    for name in ["Anna Coco", "ANNA COCO", "AnnaCoco", "Anna C0co", "\u{ff21}nna Coco"] {
        assert!(taken(name, None).await, "{name}");
        assert!(taken(name, Some(&GuestId::random())).await, "{name}");
        assert!(!taken(name, Some(&anna.guest)).await, "{name}: it is her own");
    }
    for name in ["Anna", "Ana Coco", "Anna Čočo"] {
        assert!(!taken(name, None).await, "{name}");
    }
    let alike = account("Anna C0co");
    store.add_account(&alike).await.unwrap();
    assert!(taken("Anna Coco", Some(&anna.guest)).await, "older releases let another account have it, too");
    store.remove_account(&alike.guest).await.unwrap();
    assert!(!taken("Anna Coco", Some(&anna.guest)).await);
}

pub async fn those_with_an_account_are_found(store: &dyn Database) {
    let (ana, bo, unknown) = (account("Ana"), account("Bo"), GuestId::random());
    store.add_account(&ana).await.unwrap();
    store.add_account(&bo).await.unwrap();
    let mut found =
        store.guests_with_account(&[ana.guest.clone(), unknown.clone(), bo.guest.clone()]).await.unwrap();
    found.sort_by(|one, other| one.as_str().cmp(other.as_str()));
    let mut wanted = [ana.guest, bo.guest];
    wanted.sort_by(|one, other| one.as_str().cmp(other.as_str()));
    assert_eq!(found, wanted);
    assert_eq!(store.guests_with_account(&[unknown]).await.unwrap(), []);
    assert_eq!(store.guests_with_account(&[]).await.unwrap(), []);
}

pub async fn older_accounts_get_their_skeletons<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    store.add_account(&account("Coco")).await.unwrap();
    store.close().await;
    ground.tamper("UPDATE accounts SET skeleton = NULL").await;
    let store = ground.open().await.unwrap();
    assert!(store.is_name_taken("C0co", None).await.unwrap());
    store.close().await;
}

pub async fn accounts_are_part_of_the_archive(store: &dyn Database) {
    let (ana, bo) = (account("Ana"), account("Bo"));
    store.add_account(&ana).await.unwrap();
    let mut snapshot = store.snapshot().await.unwrap();
    store.add_account(&bo).await.unwrap();
    store.raise_epoch(&ana.guest).await.unwrap();
    let kept: Vec<_> = snapshot.accounts().await.unwrap().into_iter().map(Result::unwrap).collect();
    assert_eq!(kept, [ana], "as it was at that moment");
    store.clear().await.unwrap();
    assert_eq!(store.accounts().await.unwrap(), []);
}

/// Of many who want one name through two stores, one gets it; the others learn that it is taken.
pub async fn two_people_race_for_one_name(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    for round in 0..10 {
        let mut people = JoinSet::new();
        for person in 0..8 {
            let store = Arc::clone(if person % 2 == 0 { one } else { other });
            let name = if person % 3 == 0 { format!("Ana {round}") } else { format!("ANA {round}") };
            people.spawn(async move {
                let account = account(&name);
                (account.clone(), store.add_account(&account).await)
            });
        }
        let mut winners = Vec::new();
        for (account, outcome) in people.join_all().await {
            match outcome {
                Ok(()) => winners.push(account),
                Err(Error::Conflict) => {}
                Err(error) => panic!("{error}"),
            }
        }
        let kept = other.account(&format!("ana {round}")).await.unwrap().unwrap();
        assert_eq!(winners, [kept], "exactly one wins");
    }
}

/// Of two who change a password at the same time, one does.
pub async fn two_passwords_race_for_one_account(one: &Arc<dyn Database>, other: &Arc<dyn Database>) {
    let mut ana = account("Ana");
    one.add_account(&ana).await.unwrap();
    for round in 2..20 {
        let (mine, theirs) = (format!("mine {round}"), format!("theirs {round}"));
        let outcome = tokio::join!(
            one.set_password(&ana.guest, &ana.hash, &mine),
            other.set_password(&ana.guest, &ana.hash, &theirs),
        );
        let hash = match (outcome.0.unwrap(), outcome.1.unwrap()) {
            (Some(epoch), None) if epoch == round => mine,
            (None, Some(epoch)) if epoch == round => theirs,
            both => panic!("exactly one wins, not {both:?}"),
        };
        ana = Account { hash, epoch: round, ..ana };
        assert_eq!(one.account_of_guest(&ana.guest).await.unwrap().as_ref(), Some(&ana));
    }
}

pub async fn a_damaged_account_is_reported<G: TestDatabase>() {
    let ground = G::create().await;
    let store = ground.open().await.unwrap();
    let (ana, bo) = (account("Ana"), account("Bo"));
    store.add_account(&ana).await.unwrap();
    store.add_account(&bo).await.unwrap();
    ground.tamper("UPDATE accounts SET epoch = -1 WHERE name = 'Ana'").await;
    assert!(matches!(store.account("Ana").await, Err(Error::Damaged { .. })));
    assert!(matches!(store.account_of_guest(&ana.guest).await, Err(Error::Damaged { .. })));
    assert_eq!(store.account("Bo").await.unwrap().as_ref(), Some(&bo));
    let kept = store.snapshot().await.unwrap().accounts().await.unwrap();
    assert!(
        matches!(&kept[..], [Err(Error::Damaged { .. }), Ok(it)] if *it == bo),
        "the others can be saved"
    );
    store.close().await;
}
