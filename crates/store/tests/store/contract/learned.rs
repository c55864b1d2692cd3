//! What people have learned.

use patolli_store::{Database, GuestId, MOST_LEARNED};

/// What is noted is kept once, for its owner alone, and can be forgotten.
pub async fn what_is_learned_is_kept_and_forgotten(store: &dyn Database) {
    let (anna, ben) = (GuestId::random(), GuestId::random());
    store.add_learned(&anna, "tikal/guard", 2).await.unwrap();
    store.add_learned(&anna, "tikal/camp", 1).await.unwrap();
    store.add_learned(&anna, "tikal/guard", 3).await.unwrap();
    assert_eq!(store.learned(&anna).await.unwrap(), ["tikal/camp", "tikal/guard"]);
    assert!(store.learned(&ben).await.unwrap().is_empty(), "nobody else has learned it");
    store.forget_learned(&anna).await.unwrap();
    assert!(store.learned(&anna).await.unwrap().is_empty());
}

/// What is noted can be replaced, with its owner and its beginning alone.
pub async fn what_is_learned_can_be_replaced(store: &dyn Database) {
    let (anna, ben) = (GuestId::random(), GuestId::random());
    for owner in [&anna, &ben] {
        store.add_learned(owner, "guided/tikal/one", 1).await.unwrap();
        store.add_learned(owner, "guided/tzolkin/two", 1).await.unwrap();
    }
    store.replace_learned(&anna, "guided/tikal/", Some("guided/tikal/three/4"), 2).await.unwrap();
    assert_eq!(store.learned(&anna).await.unwrap(), ["guided/tikal/three/4", "guided/tzolkin/two"]);
    store.replace_learned(&anna, "guided/tikal/", None, 3).await.unwrap();
    assert_eq!(store.learned(&anna).await.unwrap(), ["guided/tzolkin/two"]);
    store.replace_learned(&anna, "_uided/%", Some("coach/tikal/aim"), 3).await.unwrap();
    assert_eq!(store.learned(&anna).await.unwrap(), ["coach/tikal/aim", "guided/tzolkin/two"]);
    assert_eq!(store.learned(&ben).await.unwrap(), ["guided/tikal/one", "guided/tzolkin/two"]);
}

/// A guest who signs in takes along what they have learned.
pub async fn what_a_guest_learned_is_added_to_the_account(store: &dyn Database) {
    let (guest, account) = (GuestId::random(), GuestId::random());
    store.add_learned(&account, "tikal/camp", 1).await.unwrap();
    store.add_learned(&guest, "tikal/camp", 2).await.unwrap();
    store.add_learned(&guest, "tikal/guard", 2).await.unwrap();
    store.move_learned(&guest, &account).await.unwrap();
    assert_eq!(store.learned(&account).await.unwrap(), ["tikal/camp", "tikal/guard"]);
    assert!(store.learned(&guest).await.unwrap().is_empty());
}

/// There is an end to what one person can note.
pub async fn only_so_much_is_kept_of_what_one_learned(store: &dyn Database) {
    let (anna, ben) = (GuestId::random(), GuestId::random());
    for n in 0..MOST_LEARNED + 3 {
        store.add_learned(&anna, &format!("tikal/{n:03}"), n.into()).await.unwrap();
    }
    assert_eq!(store.learned(&anna).await.unwrap().len(), 200);
    store.add_learned(&ben, "tikal/guard", 1).await.unwrap();
    store.move_learned(&anna, &ben).await.unwrap();
    assert_eq!(store.learned(&ben).await.unwrap().len(), 200);
}

/// An account that is deleted leaves nothing behind of what its owner learned.
pub async fn what_was_learned_goes_with_the_account(store: &dyn Database) {
    let account = super::accounts::account("Learner");
    store.add_account(&account).await.unwrap();
    store.add_learned(&account.guest, "tikal/guard", 1).await.unwrap();
    assert!(store.remove_account(&account.guest).await.unwrap());
    assert!(store.learned(&account.guest).await.unwrap().is_empty());
}
