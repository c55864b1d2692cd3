//! How people want to be called, and where, in the file.

use async_trait::async_trait;
use sqlx::{Sqlite as Engine, SqliteConnection, query::Query, sqlite::SqliteArguments};

use super::{Sqlite, writer::Applied};
use crate::{Device, Error, GuestId, Hook, PeopleRows, PeopleStore, Person, ReceiverState, row::people};

#[async_trait]
impl PeopleStore for Sqlite {
    async fn person(&self, guest: &GuestId) -> Result<Option<Person>, Error> {
        let found = sqlx::query("SELECT * FROM people WHERE guest = ?").bind(guest.as_str());
        found.fetch_optional(&self.read_pool).await?.as_ref().map(people::person).transpose()
    }

    async fn save_person(&self, person: &Person) -> Result<(), Error> {
        let person = person.clone();
        self.writer.write(move |it| Box::pin(async move { save_person(it, &person).await })).await
    }

    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<bool, Error> {
        let guest = guest.clone();
        self.change(move || {
            sqlx::query("UPDATE people SET seen = ? WHERE guest = ?").bind(at).bind(guest.to_string())
        })
        .await
    }

    async fn confirm_mail(&self, guest: &GuestId, mail: &str) -> Result<bool, Error> {
        let (guest, mail) = (guest.clone(), mail.to_owned());
        self.change(move || {
            sqlx::query("UPDATE people SET mail_ok = 1 WHERE guest = ? AND mail = ?")
                .bind(guest.to_string())
                .bind(mail)
        })
        .await
    }

    async fn count_mail(&self, guest: &GuestId, day: i64, most: u32) -> Result<bool, Error> {
        let guest = guest.clone();
        self.change(move || {
            sqlx::query(
                "UPDATE people SET mail_count = iif(mail_day = ?1, mail_count, 0) + 1, mail_day = ?1
                 WHERE guest = ?2 AND iif(mail_day = ?1, mail_count, 0) < ?3",
            )
            .bind(day)
            .bind(guest.to_string())
            .bind(most)
        })
        .await
    }

    async fn forget_unconfirmed(&self, before: i64) -> Result<u64, Error> {
        self.writer.write(move |it| Box::pin(forget_unconfirmed(it, before))).await
    }

    async fn devices(&self, guest: &GuestId) -> Result<Vec<Device>, Error> {
        let rows = sqlx::query("SELECT * FROM devices WHERE guest = ? ORDER BY made, id");
        rows.bind(guest.as_str()).fetch_all(&self.read_pool).await?.iter().map(people::device).collect()
    }

    async fn add_device(&self, device: &Device, most: u32) -> Result<bool, Error> {
        let device = device.clone();
        self.writer.write(move |it| Box::pin(async move { add_device(it, &device, most).await })).await
    }

    async fn update_device(&self, id: &str, state: ReceiverState) -> Result<(), Error> {
        let id = id.to_owned();
        let changed = self.change(move || {
            sqlx::query("UPDATE devices SET last = ?, failures = ? WHERE id = ?")
                .bind(state.last)
                .bind(state.failures)
                .bind(id)
        });
        changed.await.map(drop)
    }

    async fn remove_device(&self, guest: &GuestId, id: &str) -> Result<bool, Error> {
        let (guest, id) = (guest.clone(), id.to_owned());
        self.change(move || {
            sqlx::query("DELETE FROM devices WHERE guest = ? AND id = ?").bind(guest.to_string()).bind(id)
        })
        .await
    }

    async fn hooks(&self, guest: &GuestId) -> Result<Vec<Hook>, Error> {
        let rows = sqlx::query("SELECT * FROM hooks WHERE guest = ? ORDER BY made, id");
        rows.bind(guest.as_str()).fetch_all(&self.read_pool).await?.iter().map(people::hook).collect()
    }

    async fn add_hook(&self, hook: &Hook, most: u32) -> Result<bool, Error> {
        let hook = hook.clone();
        self.change(move || {
            sqlx::query(
                "INSERT INTO hooks (id, guest, url, form, secret, made, last, failures, off)
                 SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE (SELECT count(*) FROM hooks WHERE guest = ?2) < ?10",
            )
            .bind(hook.id)
            .bind(hook.guest.to_string())
            .bind(hook.url)
            .bind(hook.form)
            .bind(hook.secret)
            .bind(hook.made)
            .bind(hook.last)
            .bind(hook.failures)
            .bind(hook.off)
            .bind(most)
        })
        .await
    }

    async fn update_hook(&self, id: &str, state: ReceiverState) -> Result<(), Error> {
        let id = id.to_owned();
        let changed = self.change(move || {
            sqlx::query("UPDATE hooks SET last = ?, failures = ?, off = ? WHERE id = ?")
                .bind(state.last)
                .bind(state.failures)
                .bind(state.off)
                .bind(id)
        });
        changed.await.map(drop)
    }

    async fn remove_hook(&self, guest: &GuestId, id: &str) -> Result<bool, Error> {
        let (guest, id) = (guest.clone(), id.to_owned());
        self.change(move || {
            sqlx::query("DELETE FROM hooks WHERE guest = ? AND id = ?").bind(guest.to_string()).bind(id)
        })
        .await
    }
}

impl Sqlite {
    /// Executes one statement that concerns no table; returns whether it changed anything.
    async fn change(
        &self,
        statement: impl FnOnce() -> Query<'static, Engine, SqliteArguments> + Send + 'static,
    ) -> Result<bool, Error> {
        let write = self.writer.write(move |it| {
            Box::pin(async move {
                let changed = statement().execute(it).await?.rows_affected();
                Ok(Applied::without_event(changed > 0))
            })
        });
        write.await
    }
}

async fn save_person(connection: &mut SqliteConnection, person: &Person) -> Result<Applied<()>, Error> {
    sqlx::query(
        "INSERT INTO people (guest, lang, zone, quiet_from, quiet_to, often, calls, mail, mail_ok, mail_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (guest) DO UPDATE SET lang = excluded.lang, zone = excluded.zone,
            quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, often = excluded.often,
            calls = excluded.calls, mail = excluded.mail, mail_ok = excluded.mail_ok, mail_at = excluded.mail_at",
    )
    .bind(person.guest.as_str())
    .bind(&person.lang)
    .bind(&person.zone)
    .bind(person.quiet.0)
    .bind(person.quiet.1)
    .bind(&person.often)
    .bind(people::calls(person))
    .bind(&person.mail)
    .bind(person.mail_ok)
    .bind(person.mail_at)
    .execute(connection)
    .await?;
    Ok(Applied::without_event(()))
}

async fn forget_unconfirmed(connection: &mut SqliteConnection, before: i64) -> Result<Applied<u64>, Error> {
    let gone =
        sqlx::query("UPDATE people SET mail = NULL WHERE mail IS NOT NULL AND mail_ok = 0 AND mail_at < ?");
    Ok(Applied::without_event(gone.bind(before).execute(connection).await?.rows_affected()))
}

async fn add_device(
    connection: &mut SqliteConnection,
    device: &Device,
    most: u32,
) -> Result<Applied<bool>, Error> {
    let others = sqlx::query_scalar("SELECT count(*) FROM devices WHERE guest = ? AND endpoint <> ?");
    let others: i64 =
        others.bind(device.guest.as_str()).bind(&device.endpoint).fetch_one(&mut *connection).await?;
    if others >= i64::from(most) {
        return Ok(Applied::without_event(false));
    }
    let old = sqlx::query("DELETE FROM devices WHERE endpoint = ?").bind(&device.endpoint);
    old.execute(&mut *connection).await?;
    sqlx::query(
        "INSERT INTO devices (id, guest, name, endpoint, p256dh, auth, made, last, failures)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&device.id)
    .bind(device.guest.as_str())
    .bind(&device.name)
    .bind(&device.endpoint)
    .bind(&device.p256dh)
    .bind(&device.auth)
    .bind(device.made)
    .bind(device.last)
    .bind(device.failures)
    .execute(connection)
    .await?;
    Ok(Applied::without_event(true))
}

/// Everything about people; what cannot be read is an error of its own.
pub(super) async fn all(connection: &mut SqliteConnection) -> Result<PeopleRows, Error> {
    let people = sqlx::query("SELECT * FROM people ORDER BY guest").fetch_all(&mut *connection).await?;
    let devices = sqlx::query("SELECT * FROM devices ORDER BY id").fetch_all(&mut *connection).await?;
    let hooks = sqlx::query("SELECT * FROM hooks ORDER BY id").fetch_all(&mut *connection).await?;
    let learned = sqlx::query("SELECT * FROM learned ORDER BY owner, what");
    let learned = learned.fetch_all(&mut *connection).await?;
    let invitations = sqlx::query("SELECT * FROM invitations ORDER BY table_id, guest");
    let invitations = invitations.fetch_all(&mut *connection).await?;
    let bans = sqlx::query(crate::statements::ALL_BANS).fetch_all(connection).await?;
    Ok(PeopleRows {
        people: people.iter().map(people::person).collect(),
        devices: devices.iter().map(people::device).collect(),
        hooks: hooks.iter().map(people::hook).collect(),
        learned: learned.iter().map(people::learned).collect(),
        invitations: invitations.iter().map(people::invitation).collect(),
        bans: bans.iter().map(people::ban).collect(),
    })
}
