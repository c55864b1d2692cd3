//! Accounts, with which people keep their seats on every device. Playing needs none.
//!
//! An account owns the seats of one guest. A browser that is signed in has a cookie of that guest with a
//! [`SessionStamp`]; a cookie without one is worth nothing once the guest has an account.

mod cache;
mod password;
mod session;

use std::sync::Arc;

use patolli_store::{Account, AccountStore as Store, GuestId};
use patolli_web::model::AccountRefusal;
use tokio::sync::Mutex;

pub use self::password::{BadPassword, hash_password};
use self::{cache::AccountCache, password::HashQueue};
pub(crate) use self::{
    password::PasswordCheck,
    session::{CookieStatus, Session},
};
use crate::{
    clock,
    denied::Denied,
    failure::Rejection,
    guest::{Guest, SessionStamp},
    names::{self, BadName},
};

/// The epoch of a new account.
const FIRST_EPOCH: u32 = 1;

/// Creates accounts, signs people in and checks names.
pub(crate) struct Accounts {
    store: Arc<dyn Store>,
    cache: AccountCache,
    hashes: HashQueue,
    /// Held while a name is checked and stored, so that of two similar ones one is refused.
    naming: Mutex<()>,
}

impl Accounts {
    pub(crate) fn new(store: Arc<dyn Store>) -> Self {
        Self {
            cache: AccountCache::new(Arc::clone(&store)),
            hashes: HashQueue::new(),
            naming: Mutex::default(),
            store,
        }
    }

    /// Creates an account for a guest, who keeps all seats; returns the guest as the cookie is to hold them.
    pub(crate) async fn make(&self, guest: &Guest, name: &str, password: &str) -> Result<Guest, Rejection> {
        let name = names::parse(name).map_err(|BadName| denied(AccountRefusal::Name))?;
        password::check(password).map_err(|it| denied(it.into()))?;
        let (now, hash) = (clock::now(), self.hashes.hash(password).await?);
        let account =
            Account { name, guest: guest.id.clone(), hash, epoch: FIRST_EPOCH, created: now, seen: now };
        let _naming = self.naming.lock().await;
        if names::is_default_name(&account.name) || self.store.is_name_taken(&account.name, None).await? {
            return Err(denied(AccountRefusal::Taken));
        }
        match self.store.add_account(&account).await {
            Ok(()) => {}
            Err(patolli_store::Error::Conflict) => return Err(denied(AccountRefusal::Taken)),
            Err(error) => return Err(error.into()),
        }
        self.cache.forget(&guest.id);
        // Their former name may belong to another guest by now.
        let name = match &guest.name {
            Some(name) if !self.store.is_name_taken(name, Some(&guest.id)).await? => name.clone(),
            _ => account.name,
        };
        Ok(signed_in_guest(guest.id.clone(), name, FIRST_EPOCH))
    }

    /// Signs in; `None` if the name or the password is wrong, which takes the same time and is not told
    /// apart.
    pub(crate) async fn sign_in(&self, name: &str, password: &str) -> Result<Option<Guest>, Rejection> {
        let found = self.find(name).await?;
        let hash = found.as_ref().map(|it| it.hash.clone());
        let verdict = self.hashes.judge(password, hash).await?;
        let Some(account) = found.filter(|_| verdict != PasswordCheck::Wrong) else { return Ok(None) };
        if verdict == PasswordCheck::Outdated {
            let hash = self.hashes.hash(password).await?;
            self.store.replace_hash(&account.guest, &account.hash, &hash).await?;
        }
        self.store.update_last_seen(&account.guest, clock::now()).await?;
        self.cache.forget(&account.guest);
        Ok(Some(signed_in_guest(account.guest, account.name, account.epoch)))
    }

    /// The account that somebody means by a name.
    pub(crate) async fn named(&self, typed: &str) -> Result<Option<Account>, Rejection> {
        self.find(typed).await
    }

    /// The account for a typed name: exactly as typed, as older releases stored names, or in normal form.
    async fn find(&self, typed: &str) -> Result<Option<Account>, Rejection> {
        let Some(name) = names::as_typed(typed) else { return Ok(None) };
        let read = names::parse(name).ok().filter(|it| it != name);
        match (self.store.account(name).await?, read) {
            (None, Some(read)) => Ok(self.store.account(&read).await?),
            (found, _) => Ok(found),
        }
    }

    /// Checks that no other account has this name or one that looks like it.
    pub(crate) async fn check_name(&self, guest: &Guest, name: &str) -> Result<(), Rejection> {
        let own = guest.stamp.is_some().then_some(&guest.id);
        if self.store.is_name_taken(name, own).await? { Err(Denied::NameReserved.into()) } else { Ok(()) }
    }

    /// Whether a password is that of an account.
    pub(crate) async fn is_password(&self, account: &Account, password: &str) -> Result<bool, Rejection> {
        Ok(self.hashes.judge(password, Some(account.hash.clone())).await? != PasswordCheck::Wrong)
    }

    /// Deletes an account. Every browser is signed out, and its seats cannot be opened again.
    pub(crate) async fn remove(&self, account: &Account) -> Result<(), Rejection> {
        let removed = self.store.remove_account(&account.guest).await;
        self.cache.forget(&account.guest);
        removed?;
        Ok(())
    }

    /// Changes the password, which signs out every other browser; returns the guest as the cookie is to hold
    /// them.
    pub(crate) async fn change_password(
        &self,
        account: &Account,
        guest: &Guest,
        present: &str,
        password: &str,
    ) -> Result<Guest, Rejection> {
        password::check(password).map_err(|it| denied(it.into()))?;
        if self.hashes.judge(present, Some(account.hash.clone())).await? == PasswordCheck::Wrong {
            return Err(denied(AccountRefusal::WrongPresent));
        }
        let hash = self.hashes.hash(password).await?;
        let epoch = self.store.set_password(&account.guest, &account.hash, &hash).await?;
        self.cache.forget(&account.guest);
        // None if it was changed meanwhile: then the present one is not right any more.
        let Some(epoch) = epoch else { return Err(denied(AccountRefusal::WrongPresent)) };
        let stamp = SessionStamp { epoch, issued: clock::now() };
        Ok(Guest { stamp: Some(stamp), ..guest.clone() })
    }

    /// Signs out every browser.
    pub(crate) async fn sign_out_everywhere(&self, guest: &GuestId) -> Result<(), Rejection> {
        let raised = self.store.raise_epoch(guest).await;
        self.cache.forget(guest);
        raised?;
        Ok(())
    }

    /// The account of a signed-in guest.
    pub(crate) async fn account_of(&self, guest: Option<&Guest>) -> Result<Option<Account>, Rejection> {
        match guest.filter(|it| it.stamp.is_some()) {
            Some(guest) => Ok(self.store.account_of_guest(&guest.id).await?),
            None => Ok(None),
        }
    }
}

/// A guest who has just signed in.
fn signed_in_guest(id: GuestId, name: String, epoch: u32) -> Guest {
    Guest { id, name: Some(name), stamp: Some(SessionStamp { epoch, issued: clock::now() }) }
}

/// The refusal of a form about an account.
fn denied(why: AccountRefusal) -> Rejection {
    Denied::Account(why).into()
}

impl From<BadPassword> for AccountRefusal {
    fn from(bad: BadPassword) -> Self {
        match bad {
            BadPassword::TooShort => Self::Short,
            BadPassword::TooLong => Self::Long,
        }
    }
}
