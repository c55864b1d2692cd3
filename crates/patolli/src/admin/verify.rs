//! `verify`: the database looked at by itself, everything in it compared with its sums and digests, every kept game played through again.

use patolli_catalog::game;
use patolli_store::{Chain, Database, Error, Finding, Snapshot, Sums, TableId, Whole};
use serde_json::{Value, json};

use super::{Report, count, replay};
use crate::failure::{Failure, Outcome};

/// What is wrong, the gravest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wrong {
    /// Something is not as it was written.
    Damaged,
    /// Something that was written is gone: the end of a log, or the last changes of the database.
    CutShort,
    /// Something could not be verified: a newer release wrote it, or a tool is missing.
    Incomplete,
}

impl Wrong {
    /// The exit code that says it; 1 and 2 are for what keeps the command from its work.
    pub const fn code(self) -> u8 {
        match self {
            Self::Damaged => 3,
            Self::CutShort => 4,
            Self::Incomplete => 5,
        }
    }

    const fn word(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::CutShort => "cut short",
            Self::Incomplete => "incomplete",
        }
    }
}

/// What is wrong with something, if it is a table with its name.
struct Found {
    wrong: Wrong,
    table: Option<String>,
    why: String,
}

impl Found {
    fn of(wrong: Wrong, table: Option<&TableId>, why: impl Into<String>) -> Self {
        Self { wrong, table: table.map(ToString::to_string), why: why.into() }
    }
}

/// Verifies these tables, or the whole database if none is named.
pub async fn tables(database: &dyn Database, named: &[TableId]) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let mut inquiry = Inquiry { found: Vec::new(), notes: Vec::new(), tables: 0, decisions: 0 };
    match inquiry.look(&mut *snapshot, named).await {
        Ok(()) => {}
        // What cannot be read is what was to be found out.
        Err(error @ Error::Damaged { .. }) => inquiry.note(Wrong::Damaged, None, error.to_string()),
        Err(error) => return Err(error.into()),
    }
    Ok(inquiry.report())
}

struct Inquiry {
    found: Vec<Found>,
    /// What was not looked at, and is no fault.
    notes: Vec<String>,
    tables: usize,
    decisions: usize,
}

impl Inquiry {
    fn note(&mut self, wrong: Wrong, table: Option<&TableId>, why: impl Into<String>) {
        self.found.push(Found::of(wrong, table, why));
    }

    /// Notes an error that says something about what is kept; any other ends it.
    fn note_error(&mut self, table: Option<&TableId>, error: Error) -> Result<(), Error> {
        match error {
            Error::Damaged { .. } => self.note(Wrong::Damaged, table, error.to_string()),
            Error::CutShort { .. } => self.note(Wrong::CutShort, table, error.to_string()),
            error => return Err(error),
        }
        Ok(())
    }

    async fn look(&mut self, snapshot: &mut dyn Snapshot, named: &[TableId]) -> Result<(), Error> {
        let all = named.is_empty();
        if all {
            self.look_at_all(snapshot).await?;
        }
        let mut sums = snapshot.sums().await?;
        let ids = if all { snapshot.ids().await? } else { named.iter().cloned().map(Ok).collect() };
        self.tables = ids.len();
        for id in ids {
            match id {
                Ok(id) => self.look_at_table(snapshot, &mut sums, &id).await?,
                Err(error) => self.note_error(None, error)?,
            }
        }
        if all {
            self.look_beside(snapshot, sums).await?;
        }
        Ok(())
    }

    /// What the database finds by itself.
    async fn look_at_all(&mut self, snapshot: &mut dyn Snapshot) -> Result<(), Error> {
        for finding in snapshot.findings().await? {
            match finding {
                Finding::Damaged(why) => self.note(Wrong::Damaged, None, why),
                Finding::CutShort(why) => self.note(Wrong::CutShort, None, why),
                Finding::Unchecked(why) => self.notes.push(why),
            }
        }
        Ok(())
    }

    /// Accounts and secrets, and sums of what is not there.
    async fn look_beside(&mut self, snapshot: &mut dyn Snapshot, mut sums: Sums) -> Result<(), Error> {
        for account in snapshot.accounts().await? {
            if let Err(error) = account.and_then(|it| sums.check_account(&it)) {
                self.note_error(None, error)?;
            }
        }
        for (name, value) in snapshot.secrets().await? {
            if let Err(error) = sums.check_secret(&name, &value) {
                self.note_error(None, error)?;
            }
        }
        for left in sums.left() {
            // A table that cannot be read was named already.
            let told =
                self.found.iter().any(|it| it.table.as_ref().is_some_and(|it| left.ends_with(it.as_str())));
            if !told {
                self.note(Wrong::Damaged, None, format!("{left} is missing or has another name"));
            }
        }
        Ok(())
    }

    async fn look_at_table(
        &mut self,
        snapshot: &mut dyn Snapshot,
        sums: &mut Sums,
        id: &TableId,
    ) -> Result<(), Error> {
        let whole = match snapshot.whole(id).await {
            Ok(whole) => whole.ok_or_else(|| Error::Missing(id.clone()))?,
            Err(error) => return self.note_error(Some(id), error),
        };
        self.decisions += whole.log.len();
        let sound = sums.check_table(&whole.table).and_then(|()| match &whole.review {
            Some(review) => sums.check_review(id, review),
            None => Ok(()),
        });
        let sound = sound.and_then(|()| Chain::check(&whole.table, &whole.log).map(drop));
        match sound {
            Ok(()) => self.play(&whole),
            Err(error) => return self.note_error(Some(id), error),
        }
        Ok(())
    }

    /// Plays a game through, if this release knows its rules.
    fn play(&mut self, whole: &Whole) {
        let table = &whole.table;
        let known = game(&table.game).ok().map(patolli_catalog::AnyGame::rules);
        let newer = known.is_none_or(|it| table.rules > it);
        match replay::compare(whole) {
            Ok(()) => {}
            Err(why) if newer => self.note(Wrong::Incomplete, Some(&table.id), why),
            Err(why) => self.note(Wrong::Damaged, Some(&table.id), why),
        }
    }

    fn report(mut self) -> Report {
        self.found.sort_by_key(|it| it.wrong);
        let told: Vec<Value> = self.found.iter().map(told).collect();
        let verdict = self.found.first().map_or("whole", |it| it.wrong.word());
        let json = json!({
            "tables": self.tables, "entries": self.decisions, "wrong": told, "unchecked": self.notes,
            "verdict": verdict, "verified": self.found.is_empty(),
        });
        let sum =
            format!("{}, {} decisions played through", count(self.tables, "table", "tables"), self.decisions);
        let unchecked = self.notes.iter().map(|it| format!("not looked at: {it}"));
        let words = match self.found.as_slice() {
            [] => unchecked.chain([format!("{sum}: all is as it was written")]).collect::<Vec<_>>(),
            found => found.iter().map(line).chain(unchecked).collect(),
        };
        Report { words: words.join("\n"), json, failure: self.failure() }
    }

    fn failure(&self) -> Option<Failure> {
        let gravest = self.found.first()?.wrong;
        let many = |wrong: Wrong| self.found.iter().filter(|it| it.wrong == wrong).count();
        let told: Vec<String> = [Wrong::Damaged, Wrong::CutShort, Wrong::Incomplete]
            .into_iter()
            .filter(|it| many(*it) > 0)
            .map(|it| format!("{} {}", many(it), it.word()))
            .collect();
        let words = format!("{} of {}", told.join(", "), count(self.tables, "table", "tables"));
        Some(Failure::Coded { code: gravest.code(), words: format!("not all is as it was written: {words}") })
    }
}

fn told(found: &Found) -> Value {
    json!({"table": found.table, "kind": found.wrong.word(), "why": found.why})
}

fn line(found: &Found) -> String {
    format!("{}: {}: {}", found.table.as_deref().unwrap_or("database"), found.wrong.word(), found.why)
}
