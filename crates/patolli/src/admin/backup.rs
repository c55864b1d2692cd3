//! `backup` and `export`: tables out of a database, all from one moment.

use std::path::Path;

use patolli_store::{BackupTotals, BackupWriter, Database, DatabaseSnapshot, Error, FullTable, TableId};
use serde_json::json;

use super::{Report, backup_file::BackupFile, plural};
use crate::failure::{CliError, CliResult};

/// Writes everything to one file.
pub async fn backup_all(database: &dyn Database, file: &Path) -> CliResult<Report> {
    let mut backup = BackupFile::new(file)?;
    let mut snapshot = database.snapshot().await?;
    for (name, value) in snapshot.secrets().await? {
        backup.write(|it| it.secret(&name, &value))?;
    }
    let mut lost = Vec::new();
    backup.write_each(snapshot.accounts().await?, &mut lost, BackupWriter::account)?;
    let people = snapshot.people().await?;
    backup.write_each(people.people, &mut lost, BackupWriter::person)?;
    backup.write_each(people.devices, &mut lost, BackupWriter::device)?;
    backup.write_each(people.hooks, &mut lost, BackupWriter::hook)?;
    backup.write_each(people.learned, &mut lost, BackupWriter::learned)?;
    backup.write_each(people.bans, &mut lost, BackupWriter::ban)?;
    for id in snapshot.table_ids().await? {
        match read_table(&mut *snapshot, id).await? {
            Ok(whole) => backup.write(|it| it.table(&whole))?,
            Err(why) => lost.push(why),
        }
    }
    // They are to tables, which come first.
    backup.write_each(people.invitations, &mut lost, BackupWriter::invitation)?;
    let quiet = backup.is_stdout();
    Ok(report(backup.finish()?, quiet, &lost))
}

/// Writes these tables, or all of them if none is named.
pub async fn export_tables(database: &dyn Database, named: &[TableId], output: &Path) -> CliResult<Report> {
    let mut snapshot = database.snapshot().await?;
    let ids = match named {
        [] => snapshot.table_ids().await?,
        named => named.iter().cloned().map(Ok).collect(),
    };
    if is_directory(output) {
        return export_each(&mut *snapshot, ids, output).await;
    }
    let mut backup = BackupFile::new(output)?;
    let mut lost = Vec::new();
    for id in ids {
        match read_table(&mut *snapshot, id).await? {
            Ok(whole) => backup.write(|it| it.table(&whole))?,
            Err(why) => lost.push(why),
        }
    }
    let quiet = backup.is_stdout();
    Ok(report(backup.finish()?, quiet, &lost))
}

/// Writes every table to a file of its own.
async fn export_each(
    snapshot: &mut dyn DatabaseSnapshot,
    ids: Vec<Result<TableId, Error>>,
    folder: &Path,
) -> CliResult<Report> {
    let cannot = |it| CliError::Message(format!("cannot make the directory {}: {it}", folder.display()));
    std::fs::create_dir_all(folder).map_err(cannot)?;
    let (mut total, mut lost) = (BackupTotals::default(), Vec::new());
    for id in ids {
        match read_table(snapshot, id).await? {
            Ok(whole) => {
                let mut backup = BackupFile::new(&folder.join(format!("{}.patolli", whole.table.id)))?;
                backup.write(|it| it.table(&whole))?;
                let one = backup.finish()?;
                total.tables += one.tables;
                total.entries += one.entries;
            }
            Err(why) => lost.push(why),
        }
    }
    Ok(report(total, false, &lost))
}

/// A table with all that belongs to it; the inner error is why it cannot be read, although others can.
pub async fn read_table(
    snapshot: &mut dyn DatabaseSnapshot,
    id: Result<TableId, Error>,
) -> CliResult<Result<FullTable, String>> {
    let id = match id {
        Ok(id) => id,
        Err(error) => return Ok(Err(error.to_string())),
    };
    match snapshot.full_table(&id).await {
        Ok(Some(whole)) => Ok(Ok(whole)),
        Ok(None) => Err(Error::TableNotFound(id).into()),
        Err(error @ (Error::Damaged { .. } | Error::Truncated { .. })) => {
            Ok(Err(format!("table {id}: {error}")))
        }
        Err(error) => Err(error.into()),
    }
}

/// Whether a path is a directory, or is meant to be one.
fn is_directory(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::MAIN_SEPARATOR)
}

fn report(total: BackupTotals, quiet: bool, lost: &[String]) -> Report {
    let mut json = json!(total);
    json["left_out"] = json!(lost);
    let BackupTotals { tables, entries, .. } = total;
    let words = if quiet { String::new() } else { format!("{tables} tables, {entries} decisions written") };
    let failure = (!lost.is_empty()).then(|| {
        let many = plural(lost.len(), "table or account is", "tables or accounts are");
        CliError::Message(format!("{many} damaged and left out:\n  {}", lost.join("\n  ")))
    });
    Report { text: words, json, failure }
}
