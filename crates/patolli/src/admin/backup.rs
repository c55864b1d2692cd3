//! `backup` and `export`: tables out of a database, all from one moment.

use std::path::Path;

use patolli_store::{Database, Error, Snapshot, TableId, Total, Whole};
use serde_json::json;

use super::{Report, count, paper::Paper};
use crate::failure::{Failure, Outcome};

/// Writes everything to one file.
pub async fn everything(database: &dyn Database, file: &Path) -> Outcome<Report> {
    let mut paper = Paper::new(file)?;
    let mut snapshot = database.snapshot().await?;
    for (name, value) in snapshot.secrets().await? {
        paper.write(|it| it.secret(&name, &value))?;
    }
    let mut lost = Vec::new();
    for account in snapshot.accounts().await? {
        match account {
            Ok(account) => paper.write(|it| it.account(&account))?,
            Err(error) => lost.push(error.to_string()),
        }
    }
    for id in snapshot.ids().await? {
        match whole(&mut *snapshot, id).await? {
            Ok(whole) => paper.write(|it| it.table(&whole))?,
            Err(why) => lost.push(why),
        }
    }
    let quiet = paper.is_standard();
    Ok(report(paper.finish()?, quiet, &lost))
}

/// Writes these tables, or all of them if none is named.
pub async fn tables(database: &dyn Database, named: &[TableId], output: &Path) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let ids = match named {
        [] => snapshot.ids().await?,
        named => named.iter().cloned().map(Ok).collect(),
    };
    if is_directory(output) {
        return each(&mut *snapshot, ids, output).await;
    }
    let mut paper = Paper::new(output)?;
    let mut lost = Vec::new();
    for id in ids {
        match whole(&mut *snapshot, id).await? {
            Ok(whole) => paper.write(|it| it.table(&whole))?,
            Err(why) => lost.push(why),
        }
    }
    let quiet = paper.is_standard();
    Ok(report(paper.finish()?, quiet, &lost))
}

/// Writes every table to a file of its own.
async fn each(
    snapshot: &mut dyn Snapshot,
    ids: Vec<Result<TableId, Error>>,
    folder: &Path,
) -> Outcome<Report> {
    let cannot = |it| Failure::Words(format!("cannot make the directory {}: {it}", folder.display()));
    std::fs::create_dir_all(folder).map_err(cannot)?;
    let (mut total, mut lost) = (Total::default(), Vec::new());
    for id in ids {
        match whole(snapshot, id).await? {
            Ok(whole) => {
                let mut paper = Paper::new(&folder.join(format!("{}.patolli", whole.table.id)))?;
                paper.write(|it| it.table(&whole))?;
                let one = paper.finish()?;
                total.tables += one.tables;
                total.entries += one.entries;
            }
            Err(why) => lost.push(why),
        }
    }
    Ok(report(total, false, &lost))
}

/// A table with all that belongs to it; the inner error is why it cannot be read, although others can.
pub async fn whole(
    snapshot: &mut dyn Snapshot,
    id: Result<TableId, Error>,
) -> Outcome<Result<Whole, String>> {
    let id = match id {
        Ok(id) => id,
        Err(error) => return Ok(Err(error.to_string())),
    };
    match snapshot.whole(&id).await {
        Ok(Some(whole)) => Ok(Ok(whole)),
        Ok(None) => Err(Error::Missing(id).into()),
        Err(error @ (Error::Damaged { .. } | Error::CutShort { .. })) => {
            Ok(Err(format!("table {id}: {error}")))
        }
        Err(error) => Err(error.into()),
    }
}

/// What is a directory, or is meant to be one.
fn is_directory(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(std::path::MAIN_SEPARATOR)
}

fn report(total: Total, quiet: bool, lost: &[String]) -> Report {
    let Total { tables, entries, accounts, secrets } = total;
    let json = json!({
        "tables": tables, "entries": entries, "accounts": accounts, "secrets": secrets, "left_out": lost,
    });
    let words = if quiet { String::new() } else { format!("{tables} tables, {entries} decisions written") };
    let failure = (!lost.is_empty()).then(|| {
        let many = count(lost.len(), "table or account is", "tables or accounts are");
        Failure::Words(format!("{many} damaged and left out:\n  {}", lost.join("\n  ")))
    });
    Report { words, json, failure }
}
