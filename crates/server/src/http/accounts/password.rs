//! Passwords: their length, hashing and verification, bounded in number.

use std::{sync::Arc, thread::available_parallelism};

use argon2::{
    Algorithm, Argon2, Params, Version,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::{sync::Semaphore, task::spawn_blocking};

use crate::failure::Failure;

/// Minimum length, in characters.
const MIN_LENGTH: usize = 10;
/// Maximum length, in characters.
const MAX_LENGTH: usize = 200;

/// Cost of hashing as OWASP recommends it for argon2id: KiB of memory, rounds, lanes.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// Maximum passwords that wait.
const MAX_WAITING: usize = 64;
/// Maximum passwords hashed at the same time; each takes 19 MiB and a core.
const MAX_PARALLEL: usize = 4;

/// Hash that is verified where there is no account; no password fits it.
const DUMMY_HASH: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$bm9ib2R5IGlzIGhlcmUh$Uk5HZ3V0aGVyZWlzbm9zdWNocGFzc3dvcmRoZXJlMDA";

/// Reasons why a text is no password.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadPassword {
    /// It is too easy to guess.
    #[error("a password has at least {MIN_LENGTH} characters")]
    TooShort,
    /// It is too long.
    #[error("a password has at most {MAX_LENGTH} characters")]
    TooLong,
}

/// Result of a verification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasswordCheck {
    /// The password is right.
    Right,
    /// The password is right, and its hash was made at another cost.
    Outdated,
    /// It is wrong, or there is no account.
    Wrong,
}

/// Whether a text may be a password.
pub(crate) fn check(password: &str) -> Result<(), BadPassword> {
    match password.chars().count() {
        ..MIN_LENGTH => Err(BadPassword::TooShort),
        MIN_LENGTH..=MAX_LENGTH => Ok(()),
        _ => Err(BadPassword::TooLong),
    }
}

/// The hash of a password as the store keeps it, if it may be one. This takes a while, and a core.
pub fn hash_password(password: &str) -> Result<String, BadPassword> {
    check(password)?;
    Ok(hash(password))
}

fn hash(password: &str) -> String {
    let hash = argon().hash_password(password.as_bytes()).expect("any bytes can be hashed at this cost");
    hash.to_string()
}

fn argon() -> Argon2<'static> {
    let (memory, rounds, lanes) = COST;
    let params = Params::new(memory, rounds, lanes, None).expect("the cost is one that argon2 knows");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

/// Verifies a password; without a hash it does the same work and is wrong.
fn judge(password: &str, hash: Option<&str>) -> PasswordCheck {
    let Ok(parsed) = PasswordHash::new(hash.unwrap_or(DUMMY_HASH)) else {
        tracing::error!("the hash of a password is damaged");
        return PasswordCheck::Wrong;
    };
    match argon().verify_password(password.as_bytes(), &parsed) {
        Ok(()) if hash.is_none() => PasswordCheck::Wrong,
        Ok(()) if has_current_cost(&parsed) => PasswordCheck::Right,
        Ok(()) => PasswordCheck::Outdated,
        Err(_) => PasswordCheck::Wrong,
    }
}

/// Whether a hash was made as this release makes them.
fn has_current_cost(hash: &PasswordHash) -> bool {
    let cost = |it: &Params| (it.m_cost(), it.t_cost(), it.p_cost());
    let same = Params::try_from(hash).is_ok_and(|it| cost(&it) == COST);
    same && hash.algorithm == Algorithm::Argon2id.ident() && hash.version == Some(Version::V0x13.into())
}

/// Hashes passwords, a few at a time, so that a flood of them takes neither all memory nor every core.
pub(super) struct HashQueue {
    running: Arc<Semaphore>,
    waiting: Semaphore,
}

impl HashQueue {
    pub(super) fn new() -> Self {
        // Half the cores go on with the games.
        let at_once = available_parallelism().map_or(1, |it| it.get() / 2).clamp(1, MAX_PARALLEL);
        Self { running: Arc::new(Semaphore::new(at_once)), waiting: Semaphore::new(MAX_WAITING) }
    }

    pub(super) async fn hash(&self, password: &str) -> Result<String, Failure> {
        let password = password.to_owned();
        self.run(move || hash(&password)).await
    }

    pub(super) async fn judge(&self, password: &str, hash: Option<String>) -> Result<PasswordCheck, Failure> {
        let password = password.to_owned();
        self.run(move || judge(&password, hash.as_deref())).await
    }

    /// Runs work when a permit is free; fails if too many wait already.
    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Failure> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Failure::Busy)?;
        let permit = Arc::clone(&self.running).acquire_owned().await.map_err(|_| Failure::Stopping)?;
        // The turn goes along: who gives up waiting does not let the next one begin before this one is done.
        let done = spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        done.await.map_err(|_| Failure::Internal)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_hashed_as_recommended() {
        let password = "ž 🏛 correct horse";
        let (one, other) = (hash(password), hash(password));
        assert!(one.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{one}");
        assert_ne!(one, other, "each has a salt of its own");
        assert_eq!(judge(password, Some(&one)), PasswordCheck::Right);
        assert_eq!(judge("z 🏛 correct horse", Some(&one)), PasswordCheck::Wrong);
        assert_eq!(judge("", Some(&one)), PasswordCheck::Wrong);
    }

    #[test]
    fn hashes_of_another_cost_are_noticed() {
        let cheap = Params::new(8 * 1024, 1, 1, None).expect("a cost");
        let cheap = Argon2::new(Algorithm::Argon2id, Version::V0x13, cheap);
        let old = cheap.hash_password(b"correct horse").expect("a hash").to_string();
        assert_eq!(judge("correct horse", Some(&old)), PasswordCheck::Outdated);
        assert_eq!(judge("wrong horse", Some(&old)), PasswordCheck::Wrong);
    }

    #[test]
    fn where_nobody_is_the_same_work_is_done_in_vain() {
        let parsed = PasswordHash::new(DUMMY_HASH).expect("it is a hash");
        assert!(has_current_cost(&parsed), "it costs as much as any other");
        assert_eq!(parsed.hash.map(|it| it.len()), Some(Params::DEFAULT_OUTPUT_LEN));
        assert_eq!(judge("correct horse", None), PasswordCheck::Wrong);
        assert_eq!(judge("correct horse", Some("no hash")), PasswordCheck::Wrong);
    }

    #[test]
    fn passwords_have_a_length_in_characters() {
        assert_eq!(check(&"ž".repeat(9)), Err(BadPassword::TooShort));
        assert_eq!(check(&"ž".repeat(10)), Ok(()));
        assert_eq!(check(&"🏛".repeat(200)), Ok(()));
        assert_eq!(check(&"x".repeat(201)), Err(BadPassword::TooLong));
    }

    #[tokio::test]
    async fn a_flood_of_passwords_is_turned_away() {
        let hashes = HashQueue::new();
        let all = hashes
            .running
            .clone()
            .acquire_many_owned(u32::try_from(hashes.running.available_permits()).expect("few"));
        let busy = all.await.expect("nobody works yet");
        let tries = (0..MAX_WAITING + 3).map(|_| hashes.judge("correct horse", Some("no hash".to_owned())));
        let mut tries: Vec<_> = tries.map(Box::pin).collect();
        // Every one of them is asked once: most wait, some are turned away.
        let mut turned_away = 0;
        for it in &mut tries {
            if let Some(Err(failure)) = futures_util::FutureExt::now_or_never(it) {
                assert_eq!(failure, Failure::Busy);
                turned_away += 1;
            }
        }
        assert_eq!(turned_away, 3);
        drop((busy, tries));
        assert_eq!(hashes.judge("correct horse", Some("no hash".to_owned())).await, Ok(PasswordCheck::Wrong));
    }
}
