//! `restore` and `import`: tables into a database.

use std::path::{Path, PathBuf};

use patolli_store::{BackupItem, Database, Error, FullTable};
use serde_json::json;

use super::{
    Report,
    backup_file::{file_error, read},
    plural,
};
use crate::failure::{CliError, CliResult};

/// Treatment of tables that are in the database already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnConflict {
    /// It stays as it is.
    Keep,
    /// It makes room.
    Replace,
}

impl OnConflict {
    /// The mode that the flag `--replace` asks for.
    pub fn from_replace_flag(replace: bool) -> Self {
        if replace { Self::Replace } else { Self::Keep }
    }
}

/// Puts everything of a backup into an empty database.
pub async fn restore_all(database: &dyn Database, file: &Path, old: OnConflict) -> CliResult<Report> {
    let mut snapshot = database.snapshot().await?;
    let (tables, accounts) = (snapshot.table_ids().await?.len(), snapshot.accounts().await?.len());
    drop(snapshot);
    if old == OnConflict::Replace {
        database.clear().await?;
    } else if tables + accounts > 0 {
        let there = match tables {
            0 => plural(accounts, "account", "accounts"),
            tables => plural(tables, "table", "tables"),
        };
        return Err(CliError::Message(format!(
            "the database has {there} already: restore into an empty one, or throw everything in it away with --replace"
        )));
    }
    let mut reader = read(file)?;
    while let Some(line) = reader.read().map_err(|it| file_error(file, &it))? {
        match line {
            BackupItem::Secret { name, value } => database.set_secret(&name, &value).await,
            BackupItem::Account(account) => database.add_account(&account).await,
            BackupItem::Person(person) => database.save_person(&person).await,
            BackupItem::Device(device) => database.add_device(&device, u32::MAX).await.map(drop),
            BackupItem::Hook(hook) => database.add_hook(&hook, u32::MAX).await.map(drop),
            BackupItem::Learned(it) => database.add_learned(&it.owner, &it.what, it.at).await,
            BackupItem::Invitation(it) => database.invite(&it, u32::MAX).await.map(drop),
            BackupItem::Ban(ban) => database.ban(&ban).await,
            BackupItem::Table(whole) => database.import(&whole).await,
        }
        .map_err(|it| {
            CliError::Message(format!("{it}\nnot everything is restored: do it again with --replace"))
        })?;
    }
    database.close().await;
    let total = reader.total();
    Ok(Report {
        text: format!("{} tables, {} decisions restored", total.tables, total.entries),
        json: json!(total),
        failure: None,
    })
}

/// Puts the tables of files beside those that are there.
pub async fn import_tables(database: &dyn Database, files: &[PathBuf], old: OnConflict) -> CliResult<Report> {
    let mut tally = ImportCounts::default();
    for file in files {
        let mut reader = read(file)?;
        while let Some(line) = reader.read().map_err(|it| file_error(file, &it))? {
            // Accounts, calls and the secrets of a server belong to its database, not to its tables.
            if let BackupItem::Table(whole) = line {
                tally.add(import_table(database, &whole, old).await?, whole.table.id.to_string());
            }
        }
    }
    database.close().await;
    Ok(tally.report())
}

#[derive(Clone, Copy)]
enum ImportOutcome {
    New,
    Replaced,
    Same,
    Differs,
}

async fn import_table(
    database: &dyn Database,
    whole: &FullTable,
    old: OnConflict,
) -> CliResult<ImportOutcome> {
    match database.import(whole).await {
        Ok(()) => return Ok(ImportOutcome::New),
        Err(Error::Conflict) => {}
        Err(error) => return Err(error.into()),
    }
    // One that is damaged differs, too.
    let there = database.snapshot().await?.full_table(&whole.table.id).await.ok().flatten();
    if there.as_ref() == Some(whole) {
        return Ok(ImportOutcome::Same);
    }
    if old == OnConflict::Keep {
        return Ok(ImportOutcome::Differs);
    }
    database.replace(whole).await?;
    Ok(ImportOutcome::Replaced)
}

#[derive(Default)]
struct ImportCounts {
    new: usize,
    replaced: usize,
    same: usize,
    differing: Vec<String>,
}

impl ImportCounts {
    fn add(&mut self, added: ImportOutcome, id: String) {
        match added {
            ImportOutcome::New => self.new += 1,
            ImportOutcome::Replaced => self.replaced += 1,
            ImportOutcome::Same => self.same += 1,
            ImportOutcome::Differs => self.differing.push(id),
        }
    }

    fn report(self) -> Report {
        let Self { new, replaced, same, differing } = self;
        let failure = (!differing.is_empty()).then(|| {
            CliError::Message(format!(
                "left as they are, since they differ from those of the file (--replace would take those): {}",
                differing.join(", ")
            ))
        });
        Report {
            text: format!(
                "{} added, {replaced} replaced, {same} there already",
                plural(new, "table", "tables")
            ),
            json: json!({"added": new, "replaced": replaced, "same": same, "differing": differing}),
            failure,
        }
    }
}
