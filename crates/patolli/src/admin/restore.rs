//! `restore` and `import`: tables into a database.

use std::path::{Path, PathBuf};

use patolli_store::{Database, Error, Line, Whole};
use serde_json::json;

use super::{
    Report, count,
    paper::{about, read},
};
use crate::failure::{Failure, Outcome};

/// What becomes of what is in the database already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Old {
    /// It stays as it is.
    Stays,
    /// It makes room.
    Goes,
}

impl Old {
    /// What the flag `--replace` says.
    pub fn of(replace: bool) -> Self {
        if replace { Self::Goes } else { Self::Stays }
    }
}

/// Puts everything of a backup into an empty database.
pub async fn everything(database: &dyn Database, file: &Path, old: Old) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let (tables, accounts) = (snapshot.ids().await?.len(), snapshot.accounts().await?.len());
    drop(snapshot);
    if old == Old::Goes {
        database.clear().await?;
    } else if tables + accounts > 0 {
        let there = match tables {
            0 => count(accounts, "account", "accounts"),
            tables => count(tables, "table", "tables"),
        };
        return Err(Failure::Words(format!(
            "the database has {there} already: restore into an empty one, or throw everything in it away with --replace"
        )));
    }
    let mut reader = read(file)?;
    while let Some(line) = reader.read().map_err(|it| about(file, &it))? {
        match line {
            Line::Secret { name, value } => database.set_secret(&name, &value).await,
            Line::Account(account) => database.add_account(&account).await,
            Line::Table(whole) => database.import(&whole).await,
        }
        .map_err(|it| {
            Failure::Words(format!("{it}\nnot everything is restored: do it again with --replace"))
        })?;
    }
    database.close().await;
    let total = reader.total();
    Ok(Report {
        words: format!("{} tables, {} decisions restored", total.tables, total.entries),
        json: json!({
            "tables": total.tables, "entries": total.entries,
            "accounts": total.accounts, "secrets": total.secrets,
        }),
        failure: None,
    })
}

/// Puts the tables of files beside those that are there.
pub async fn tables(database: &dyn Database, files: &[PathBuf], old: Old) -> Outcome<Report> {
    let mut tally = Tally::default();
    for file in files {
        let mut reader = read(file)?;
        while let Some(line) = reader.read().map_err(|it| about(file, &it))? {
            // Accounts and the secrets of a server belong to its database, not to its tables.
            if let Line::Table(whole) = line {
                tally.add(add(database, &whole, old).await?, whole.table.id.to_string());
            }
        }
    }
    database.close().await;
    Ok(tally.report())
}

#[derive(Clone, Copy)]
enum Added {
    New,
    Replaced,
    Same,
    Differs,
}

async fn add(database: &dyn Database, whole: &Whole, old: Old) -> Outcome<Added> {
    match database.import(whole).await {
        Ok(()) => return Ok(Added::New),
        Err(Error::Taken) => {}
        Err(error) => return Err(error.into()),
    }
    // One that is damaged differs, too.
    let there = database.snapshot().await?.whole(&whole.table.id).await.ok().flatten();
    if there.as_ref() == Some(whole) {
        return Ok(Added::Same);
    }
    if old == Old::Stays {
        return Ok(Added::Differs);
    }
    database.replace(whole).await?;
    Ok(Added::Replaced)
}

#[derive(Default)]
struct Tally {
    new: usize,
    replaced: usize,
    same: usize,
    differing: Vec<String>,
}

impl Tally {
    fn add(&mut self, added: Added, id: String) {
        match added {
            Added::New => self.new += 1,
            Added::Replaced => self.replaced += 1,
            Added::Same => self.same += 1,
            Added::Differs => self.differing.push(id),
        }
    }

    fn report(self) -> Report {
        let Self { new, replaced, same, differing } = self;
        let failure = (!differing.is_empty()).then(|| {
            Failure::Words(format!(
                "left as they are, since they differ from those of the file (--replace would take those): {}",
                differing.join(", ")
            ))
        });
        Report {
            words: format!(
                "{} added, {replaced} replaced, {same} there already",
                count(new, "table", "tables")
            ),
            json: json!({"added": new, "replaced": replaced, "same": same, "differing": differing}),
            failure,
        }
    }
}
