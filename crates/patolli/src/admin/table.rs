//! `table`: the tables that are kept, one by one.

use patolli_catalog::game;
use patolli_store::{
    Closed, ClosedBy, Database, DatabaseSnapshot, Error, Occupant, Phase, Table, TableId, format_date,
};
use serde_json::{Value, json};

use super::{Report, backup_file::now_millis, plural};
use crate::failure::{CliError, CliResult};

#[derive(Debug, clap::Subcommand)]
pub enum TableCommand {
    /// List all tables, the oldest first
    List {
        /// Only those that wait for people, are being played, are over, or were closed
        #[arg(long, value_name = "open|running|finished|closed", value_parser = ["open", "running", "finished", "closed"])]
        phase: Option<String>,
    },
    /// Show one table, without its secrets
    Show {
        /// Id of the table
        id: TableId,
    },
    /// End tables without a result; open pages are told, and the tables are deleted some days later
    Close {
        /// Ids of the tables
        #[arg(required = true)]
        ids: Vec<TableId>,
    },
    /// Delete tables at once, with their logs and reviews; this cannot be undone
    Delete {
        /// Ids of the tables
        #[arg(required = true)]
        ids: Vec<TableId>,
    },
}

/// Does it. A server that runs on the same database notices within a second or two.
pub async fn perform(database: &dyn Database, task: &TableCommand) -> CliResult<Report> {
    let report = match task {
        TableCommand::List { phase } => list(database, phase.as_deref()).await,
        TableCommand::Show { id } => show(database, id).await,
        TableCommand::Close { ids } => close(database, ids).await,
        TableCommand::Delete { ids } => delete(database, ids).await,
    };
    database.close().await;
    report
}

/// A table as it is told, or what is wrong with it.
enum TableSummary {
    Readable(Box<Table>, u32),
    Damaged(String),
}

async fn load_summary(snapshot: &mut dyn DatabaseSnapshot, id: &TableId) -> CliResult<TableSummary> {
    match snapshot.table_with_length(id).await {
        Ok(Some((table, entries))) => Ok(TableSummary::Readable(Box::new(table), entries)),
        Ok(None) => Err(Error::TableNotFound(id.clone()).into()),
        Err(error @ Error::Damaged { .. }) => Ok(TableSummary::Damaged(error.to_string())),
        Err(error) => Err(error.into()),
    }
}

async fn list(database: &dyn Database, phase: Option<&str>) -> CliResult<Report> {
    let mut snapshot = database.snapshot().await?;
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for id in snapshot.table_ids().await? {
        let (name, told) = match id {
            Ok(id) => (id.to_string(), load_summary(&mut *snapshot, &id).await?),
            Err(error) => ("?".to_owned(), TableSummary::Damaged(error.to_string())),
        };
        if phase.is_none_or(|it| it == state(&told)) {
            lines.push(summary_line(&name, &told));
            all.push(summary_json(&name, &told));
        }
    }
    lines.push(plural(all.len(), "table", "tables"));
    Ok(Report { text: lines.join("\n"), json: json!({"tables": all}), failure: None })
}

async fn show(database: &dyn Database, id: &TableId) -> CliResult<Report> {
    let mut snapshot = database.snapshot().await?;
    let told = load_summary(&mut *snapshot, id).await?;
    let mut lines = vec![summary_line(id.as_str(), &told)];
    let mut json = summary_json(id.as_str(), &told);
    if let TableSummary::Readable(table, _) = &told {
        let options: Vec<String> =
            table.options.iter().map(|(name, value)| format!("{name} {value}")).collect();
        lines.push(format!("  rules {}, {}", table.rules, options.join(", ")));
        lines.extend(
            (0..)
                .zip(&table.seats)
                .map(|(seat, it): (u8, _)| format!("  seat {seat}: {}", occupant_name(it))),
        );
    }
    // Whether its log can be read and played is worth knowing before it is closed.
    if let Some(why) = replay_error(&mut *snapshot, id).await {
        lines.push(format!("  cannot be played: {why}"));
        json["trouble"] = why.into();
    }
    Ok(Report { text: lines.join("\n"), json, failure: None })
}

/// Why a table cannot be played by this release, if it cannot.
async fn replay_error(snapshot: &mut dyn DatabaseSnapshot, id: &TableId) -> Option<String> {
    match snapshot.full_table(id).await {
        Ok(Some(whole)) if whole.table.closed().is_some() => None,
        Ok(Some(whole)) => match patolli_store::Chain::check(&whole.table, &whole.log) {
            Ok(_) => patolli_server::replay(&whole.table, &whole.log).err(),
            Err(error) => Some(error.to_string()),
        },
        Ok(None) => None,
        Err(error) => Some(error.to_string()),
    }
}

async fn close(database: &dyn Database, ids: &[TableId]) -> CliResult<Report> {
    let closed = Closed { by: ClosedBy::Operator, at: now_millis() };
    let (mut done, mut over) = (Vec::new(), Vec::new());
    for id in ids {
        let closes = database.close_table(id, closed, None).await?;
        if closes { &mut done } else { &mut over }.push(id.to_string());
    }
    let failure = (!over.is_empty()).then(|| CliError::Message(format!("over already: {}", over.join(", "))));
    let words = format!("{} closed", plural(done.len(), "table", "tables"));
    Ok(Report { text: words, json: json!({"closed": done, "over": over}), failure })
}

async fn delete(database: &dyn Database, ids: &[TableId]) -> CliResult<Report> {
    let (mut done, mut missing) = (Vec::new(), Vec::new());
    for id in ids {
        let deletes = database.delete_table(id).await?;
        if deletes { &mut done } else { &mut missing }.push(id.to_string());
    }
    let failure =
        (!missing.is_empty()).then(|| CliError::Message(format!("not there: {}", missing.join(", "))));
    let words = format!("{} deleted", plural(done.len(), "table", "tables"));
    Ok(Report { text: words, json: json!({"deleted": done, "missing": missing}), failure })
}

/// The phase of a table, in a word.
fn state(told: &TableSummary) -> &'static str {
    match told {
        TableSummary::Damaged(_) => "damaged",
        TableSummary::Readable(table, _) if table.closed().is_some() => "closed",
        TableSummary::Readable(table, _) => match table.phase {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Finished => "finished",
        },
    }
}

fn summary_line(id: &str, told: &TableSummary) -> String {
    match told {
        TableSummary::Damaged(why) => format!("{id}: {why}"),
        TableSummary::Readable(table, entries) => {
            let seats: Vec<String> = table.seats.iter().map(occupant_name).collect();
            let known = game(&table.game).is_ok_and(|it| table.rules <= it.rules());
            let unknown = if known { "" } else { " (of a newer release)" };
            format!(
                "{id}: {}{unknown}, {}, {}, moved {}: {}",
                table.game,
                state(told),
                plural(*entries as usize, "decision", "decisions"),
                format_date(table.moved),
                seats.join(", ")
            )
        }
    }
}

fn occupant_name(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => "free".to_owned(),
        Occupant::Guest { name, .. } => name.clone(),
        Occupant::Bot { bot } => format!("bot {bot}"),
    }
}

fn summary_json(id: &str, told: &TableSummary) -> Value {
    match told {
        TableSummary::Damaged(why) => json!({"id": id, "state": state(told), "why": why}),
        TableSummary::Readable(table, entries) => json!({
            "id": id, "state": state(told), "game": table.game, "rules": table.rules, "options": table.options,
            "entries": entries, "listed": table.listed, "created": table.created, "moved": table.moved,
            "seats": table.seats.iter().map(occupant_name).collect::<Vec<_>>(), "to_move": table.to_move,
            "closed": table.closed(),
        }),
    }
}
