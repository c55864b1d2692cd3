//! How people want to be called, and where, in the database.

use async_trait::async_trait;
use sqlx::PgConnection;

use super::{Postgres, text};
use crate::{Device, Error, GuestId, Hook, PeopleRows, PeopleStore, Person, ReceiverState, row::people};

#[async_trait]
impl PeopleStore for Postgres {
    async fn person(&self, guest: &GuestId) -> Result<Option<Person>, Error> {
        let found = sqlx::query("SELECT * FROM people WHERE guest = $1").bind(guest.as_str());
        found.fetch_optional(&self.pool).await?.as_ref().map(people::person).transpose()
    }

    async fn save_person(&self, person: &Person) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO people (guest, lang, zone, quiet_from, quiet_to, often, calls, mail, mail_ok, mail_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
             ON CONFLICT (guest) DO UPDATE SET lang = excluded.lang, zone = excluded.zone,
                quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, often = excluded.often,
                calls = excluded.calls, mail = excluded.mail, mail_ok = excluded.mail_ok, mail_at = excluded.mail_at",
        )
        .bind(person.guest.as_str())
        .bind(text::escape(&person.lang))
        .bind(text::escape(&person.zone))
        .bind(i64::from(person.quiet.0))
        .bind(i64::from(person.quiet.1))
        .bind(text::escape(&person.often))
        .bind(text::escape(&people::calls(person)))
        .bind(person.mail.as_deref().map(text::escape))
        .bind(person.mail_ok)
        .bind(person.mail_at)
        .execute(&self.pool)
        .await?;
        Ok(())
    }

    async fn note_seen(&self, guest: &GuestId, at: i64) -> Result<bool, Error> {
        let noted = sqlx::query("UPDATE people SET seen = $1 WHERE guest = $2").bind(at).bind(guest.as_str());
        Ok(noted.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn confirm_mail(&self, guest: &GuestId, mail: &str) -> Result<bool, Error> {
        let noted = sqlx::query("UPDATE people SET mail_ok = TRUE WHERE guest = $1 AND mail = $2");
        let noted = noted.bind(guest.as_str()).bind(text::escape(mail));
        Ok(noted.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn count_mail(&self, guest: &GuestId, day: i64, most: u32) -> Result<bool, Error> {
        let counted = sqlx::query(
            "UPDATE people SET mail_count = CASE WHEN mail_day = $1 THEN mail_count ELSE 0 END + 1, mail_day = $1
             WHERE guest = $2 AND CASE WHEN mail_day = $1 THEN mail_count ELSE 0 END < $3",
        );
        let counted = counted.bind(day).bind(guest.as_str()).bind(i64::from(most));
        Ok(counted.execute(&self.pool).await?.rows_affected() > 0)
    }

    async fn forget_unconfirmed(&self, before: i64) -> Result<u64, Error> {
        let gone = sqlx::query(
            "UPDATE people SET mail = NULL WHERE mail IS NOT NULL AND NOT mail_ok AND mail_at < $1",
        );
        Ok(gone.bind(before).execute(&self.pool).await?.rows_affected())
    }

    async fn devices(&self, guest: &GuestId) -> Result<Vec<Device>, Error> {
        let rows = sqlx::query("SELECT * FROM devices WHERE guest = $1 ORDER BY made, id");
        rows.bind(guest.as_str()).fetch_all(&self.pool).await?.iter().map(people::device).collect()
    }

    async fn add_device(&self, device: &Device, most: u32) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        // Of two devices that are added at the same moment the second counts the first.
        sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
            .bind(device.guest.as_str())
            .execute(&mut *change)
            .await?;
        let others = sqlx::query_scalar("SELECT count(*) FROM devices WHERE guest = $1 AND endpoint <> $2");
        let others = others.bind(device.guest.as_str()).bind(text::escape(&device.endpoint));
        let others: i64 = others.fetch_one(&mut *change).await?;
        if others >= i64::from(most) {
            return Ok(false);
        }
        sqlx::query(
            "INSERT INTO devices (id, guest, name, endpoint, p256dh, auth, made, last, failures)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (endpoint) DO UPDATE SET id = excluded.id, guest = excluded.guest, name = excluded.name,
                p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made, last = excluded.last,
                failures = excluded.failures",
        )
        .bind(text::escape(&device.id))
        .bind(device.guest.as_str())
        .bind(text::escape(&device.name))
        .bind(text::escape(&device.endpoint))
        .bind(text::escape(&device.p256dh))
        .bind(text::escape(&device.auth))
        .bind(device.made)
        .bind(device.last)
        .bind(i64::from(device.failures))
        .execute(&mut *change)
        .await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(true)
    }

    async fn update_device(&self, id: &str, state: ReceiverState) -> Result<(), Error> {
        let noted = sqlx::query("UPDATE devices SET last = $1, failures = $2 WHERE id = $3");
        let noted = noted.bind(state.last).bind(i64::from(state.failures)).bind(text::escape(id));
        noted.execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_device(&self, guest: &GuestId, id: &str) -> Result<bool, Error> {
        let gone = sqlx::query("DELETE FROM devices WHERE guest = $1 AND id = $2");
        let gone = gone.bind(guest.as_str()).bind(text::escape(id)).execute(&self.pool).await?;
        Ok(gone.rows_affected() > 0)
    }

    async fn hooks(&self, guest: &GuestId) -> Result<Vec<Hook>, Error> {
        let rows = sqlx::query("SELECT * FROM hooks WHERE guest = $1 ORDER BY made, id");
        rows.bind(guest.as_str()).fetch_all(&self.pool).await?.iter().map(people::hook).collect()
    }

    async fn add_hook(&self, hook: &Hook, most: u32) -> Result<bool, Error> {
        let mut change = self.pool.begin().await?;
        sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))")
            .bind(hook.guest.as_str())
            .execute(&mut *change)
            .await?;
        let added = sqlx::query(
            "INSERT INTO hooks (id, guest, url, form, secret, made, last, failures, off)
             SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE (SELECT count(*) FROM hooks WHERE guest = $2) < $10",
        )
        .bind(text::escape(&hook.id))
        .bind(hook.guest.as_str())
        .bind(text::escape(&hook.url))
        .bind(text::escape(&hook.form))
        .bind(text::escape(&hook.secret))
        .bind(hook.made)
        .bind(hook.last)
        .bind(i64::from(hook.failures))
        .bind(hook.off)
        .bind(i64::from(most))
        .execute(&mut *change)
        .await?;
        change.commit().await.map_err(Error::commit)?;
        Ok(added.rows_affected() > 0)
    }

    async fn update_hook(&self, id: &str, state: ReceiverState) -> Result<(), Error> {
        let noted = sqlx::query("UPDATE hooks SET last = $1, failures = $2, off = $3 WHERE id = $4");
        let noted = noted.bind(state.last).bind(i64::from(state.failures)).bind(state.off);
        noted.bind(text::escape(id)).execute(&self.pool).await?;
        Ok(())
    }

    async fn remove_hook(&self, guest: &GuestId, id: &str) -> Result<bool, Error> {
        let gone = sqlx::query("DELETE FROM hooks WHERE guest = $1 AND id = $2");
        let gone = gone.bind(guest.as_str()).bind(text::escape(id)).execute(&self.pool).await?;
        Ok(gone.rows_affected() > 0)
    }
}

/// Everything about people; what cannot be read is an error of its own.
pub(super) async fn all(connection: &mut PgConnection) -> Result<PeopleRows, Error> {
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
