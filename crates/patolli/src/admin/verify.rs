//! `verify`: the database looked at by itself, everything in it compared with its sums and digests, every
//! kept game played through again.

use patolli_catalog::game;
use patolli_store::{Chain, Checksums, Database, DatabaseSnapshot, Error, Finding, FullTable, TableId};
use serde_json::{Value, json};

use super::{Report, plural, replay};
use crate::failure::{CliError, CliResult};

/// Faults, the gravest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum ProblemKind {
    /// Something is not as it was written.
    Damaged,
    /// Something that was written is gone: the end of a log, or the last changes of the database.
    Truncated,
    /// Something could not be verified: a newer release wrote it, or a tool is missing.
    Incomplete,
}

impl ProblemKind {
    /// The exit code that says it; 1 and 2 are for what keeps the command from its work.
    pub const fn code(self) -> u8 {
        match self {
            Self::Damaged => 3,
            Self::Truncated => 4,
            Self::Incomplete => 5,
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::Truncated => "cut short",
            Self::Incomplete => "incomplete",
        }
    }
}

/// A fault; of a table, if it names one.
struct Problem {
    kind: ProblemKind,
    table: Option<String>,
    why: String,
}

impl Problem {
    fn new(wrong: ProblemKind, table: Option<&TableId>, why: impl Into<String>) -> Self {
        Self { kind: wrong, table: table.map(ToString::to_string), why: why.into() }
    }
}

/// Verifies these tables, or the whole database if none is named.
pub async fn verify_tables(database: &dyn Database, named: &[TableId]) -> CliResult<Report> {
    let mut snapshot = database.snapshot().await?;
    let mut inquiry = Verifier { problems: Vec::new(), unchecked: Vec::new(), tables: 0, decisions: 0 };
    match inquiry.verify(&mut *snapshot, named).await {
        Ok(()) => {}
        // What cannot be read is what was to be found out.
        Err(error @ Error::Damaged { .. }) => inquiry.add(ProblemKind::Damaged, None, error.to_string()),
        Err(error) => return Err(error.into()),
    }
    Ok(inquiry.report())
}

struct Verifier {
    problems: Vec<Problem>,
    /// Things that were not checked, which is no fault.
    unchecked: Vec<String>,
    tables: usize,
    decisions: usize,
}

impl Verifier {
    fn add(&mut self, wrong: ProblemKind, table: Option<&TableId>, why: impl Into<String>) {
        self.problems.push(Problem::new(wrong, table, why));
    }

    /// Notes an error that says something about what is kept; any other ends it.
    fn add_error(&mut self, table: Option<&TableId>, error: Error) -> Result<(), Error> {
        match error {
            Error::Damaged { .. } => self.add(ProblemKind::Damaged, table, error.to_string()),
            Error::Truncated { .. } => self.add(ProblemKind::Truncated, table, error.to_string()),
            error => return Err(error),
        }
        Ok(())
    }

    async fn verify(&mut self, snapshot: &mut dyn DatabaseSnapshot, named: &[TableId]) -> Result<(), Error> {
        let all = named.is_empty();
        if all {
            self.check_database(snapshot).await?;
        }
        let mut sums = snapshot.checksums().await?;
        let ids = if all { snapshot.table_ids().await? } else { named.iter().cloned().map(Ok).collect() };
        self.tables = ids.len();
        for id in ids {
            match id {
                Ok(id) => self.check_table(snapshot, &mut sums, &id).await?,
                Err(error) => self.add_error(None, error)?,
            }
        }
        if all {
            self.check_accounts_and_secrets(snapshot, sums).await?;
        }
        Ok(())
    }

    /// Adds the faults that the database finds by itself.
    async fn check_database(&mut self, snapshot: &mut dyn DatabaseSnapshot) -> Result<(), Error> {
        for finding in snapshot.findings().await? {
            match finding {
                Finding::Damaged(why) => self.add(ProblemKind::Damaged, None, why),
                Finding::Truncated(why) => self.add(ProblemKind::Truncated, None, why),
                Finding::Unchecked(why) => self.unchecked.push(why),
            }
        }
        Ok(())
    }

    /// Accounts, what is kept of people, and secrets; and sums of what is not there.
    async fn check_accounts_and_secrets(
        &mut self,
        snapshot: &mut dyn DatabaseSnapshot,
        mut sums: Checksums,
    ) -> Result<(), Error> {
        for account in snapshot.accounts().await? {
            if let Err(error) = account.and_then(|it| sums.check_account(&it)) {
                self.add_error(None, error)?;
            }
        }
        for error in snapshot.people().await?.into_errors() {
            self.add_error(None, error)?;
        }
        for (name, value) in snapshot.secrets().await? {
            if let Err(error) = sums.check_secret(&name, &value) {
                self.add_error(None, error)?;
            }
        }
        for left in sums.unmatched() {
            // A table that cannot be read was named already.
            let told = self
                .problems
                .iter()
                .any(|it| it.table.as_ref().is_some_and(|it| left.ends_with(it.as_str())));
            if !told {
                self.add(ProblemKind::Damaged, None, format!("{left} is missing or has another name"));
            }
        }
        Ok(())
    }

    async fn check_table(
        &mut self,
        snapshot: &mut dyn DatabaseSnapshot,
        sums: &mut Checksums,
        id: &TableId,
    ) -> Result<(), Error> {
        let whole = match snapshot.full_table(id).await {
            Ok(whole) => whole.ok_or_else(|| Error::TableNotFound(id.clone()))?,
            Err(error) => return self.add_error(Some(id), error),
        };
        self.decisions += whole.log.len();
        let sound = sums.check_table(&whole.table).and_then(|()| match &whole.review {
            Some(review) => sums.check_review(id, review),
            None => Ok(()),
        });
        let sound = sound.and_then(|()| Chain::check(&whole.table, &whole.log).map(drop));
        match sound {
            Ok(()) => self.replay_table(&whole),
            Err(error) => return self.add_error(Some(id), error),
        }
        Ok(())
    }

    /// Plays a game through, if this release knows its rules.
    fn replay_table(&mut self, whole: &FullTable) {
        let table = &whole.table;
        let known = game(&table.game).ok().map(patolli_catalog::AnyGame::rules);
        let newer = known.is_none_or(|it| table.rules > it);
        match replay::compare(whole) {
            Ok(()) => {}
            Err(why) if newer => self.add(ProblemKind::Incomplete, Some(&table.id), why),
            Err(why) => self.add(ProblemKind::Damaged, Some(&table.id), why),
        }
    }

    fn report(mut self) -> Report {
        self.problems.sort_by_key(|it| it.kind);
        let told: Vec<Value> = self.problems.iter().map(problem_json).collect();
        let verdict = self.problems.first().map_or("whole", |it| it.kind.label());
        let json = json!({
            "tables": self.tables, "entries": self.decisions, "wrong": told, "unchecked": self.unchecked,
            "verdict": verdict, "verified": self.problems.is_empty(),
        });
        let sum = format!(
            "{}, {} decisions played through",
            plural(self.tables, "table", "tables"),
            self.decisions
        );
        let unchecked = self.unchecked.iter().map(|it| format!("not looked at: {it}"));
        let words = match self.problems.as_slice() {
            [] => unchecked.chain([format!("{sum}: all is as it was written")]).collect::<Vec<_>>(),
            found => found.iter().map(problem_line).chain(unchecked).collect(),
        };
        Report { text: words.join("\n"), json, failure: self.failure() }
    }

    fn failure(&self) -> Option<CliError> {
        let gravest = self.problems.first()?.kind;
        let many = |wrong: ProblemKind| self.problems.iter().filter(|it| it.kind == wrong).count();
        let told: Vec<String> = [ProblemKind::Damaged, ProblemKind::Truncated, ProblemKind::Incomplete]
            .into_iter()
            .filter(|it| many(*it) > 0)
            .map(|it| format!("{} {}", many(it), it.label()))
            .collect();
        let words = format!("{} of {}", told.join(", "), plural(self.tables, "table", "tables"));
        Some(CliError::WithExitCode {
            code: gravest.code(),
            message: format!("not all is as it was written: {words}"),
        })
    }
}

fn problem_json(found: &Problem) -> Value {
    json!({"table": found.table, "kind": found.kind.label(), "why": found.why})
}

fn problem_line(found: &Problem) -> String {
    format!("{}: {}: {}", found.table.as_deref().unwrap_or("database"), found.kind.label(), found.why)
}
