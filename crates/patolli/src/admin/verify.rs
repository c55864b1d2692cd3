//! `verify`: every kept game played through again.

use patolli_store::{Database, TableId};
use serde_json::{Value, json};

use super::{Report, backup, count, replay};
use crate::failure::Outcome;

/// Verifies these tables, or all of them if none is named.
pub async fn tables(database: &dyn Database, named: &[TableId]) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let ids = match named {
        [] => snapshot.ids().await?,
        named => named.iter().cloned().map(Ok).collect(),
    };
    let (mut decisions, mut wrong) = (0, Vec::new());
    let all = ids.len();
    for id in ids {
        let name = id.as_ref().map(ToString::to_string).ok();
        let found = match backup::whole(&mut *snapshot, id).await? {
            Ok(whole) => {
                decisions += whole.log.len();
                replay::compare(&whole)
            }
            Err(why) => Err(why),
        };
        if let Err(why) = found {
            wrong.push((name, why));
        }
    }
    Ok(report(all, decisions, &wrong))
}

fn report(all: usize, decisions: usize, wrong: &[(Option<String>, String)]) -> Report {
    let told: Vec<Value> = wrong.iter().map(|(id, why)| json!({"table": id, "why": why})).collect();
    let json = json!({"tables": all, "entries": decisions, "wrong": told, "verified": wrong.is_empty()});
    let lines: Vec<String> =
        wrong.iter().map(|(id, why)| format!("{}: {why}", id.as_deref().unwrap_or("?"))).collect();
    let sum = format!("{}, {decisions} decisions played through", count(all, "table", "tables"));
    let (words, failure) = match lines.as_slice() {
        [] => (format!("{sum}: all come out as they are kept"), None),
        lines => {
            let many = count(lines.len(), "table does", "tables do");
            (lines.join("\n"), Some(format!("{many} not come out as kept, of {all}")))
        }
    };
    Report { words, json, failure }
}
