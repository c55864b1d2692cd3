//! `table`: the tables that are kept, one by one.

use patolli_catalog::game;
use patolli_store::{
    Account, Closed, ClosedBy, Database, DatabaseSnapshot, Error, Occupant, Phase, Table, TableId,
    format_date,
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
        #[command(flatten)]
        filter: TableFilter,
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

/// Which tables are listed.
#[derive(Debug, clap::Args)]
pub struct TableFilter {
    /// Only those that sleep, since nobody did anything there for long
    #[arg(long)]
    asleep: bool,
    /// Only those that are played and that all their people have left
    #[arg(long)]
    deserted: bool,
    /// Only those where somebody of this name sits
    #[arg(long, value_name = "NAME")]
    of: Option<String>,
    /// Only those where no person did anything for this number of days
    #[arg(long, value_name = "DAYS")]
    older: Option<u32>,
}

impl TableFilter {
    /// Whether a table is listed; one that cannot be read is, where everything is.
    fn fits(&self, told: &TableSummary, now: i64) -> bool {
        let TableSummary::Readable(table, _) = told else {
            return !self.asleep && !self.deserted && self.of.is_none() && self.older.is_none();
        };
        let is_older = |days: u32| {
            let age = now.saturating_sub(table.attendance.touched);
            age >= i64::from(days).saturating_mul(DAY)
        };
        (!self.asleep || table.attendance.asleep && table.phase == Phase::Running)
            && (!self.deserted || is_deserted(table))
            && self.of.as_deref().is_none_or(|it| has_person(table, it))
            && self.older.is_none_or(is_older)
    }
}

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

/// Whether people play at a table, and the computer plays for all of them.
fn is_deserted(table: &Table) -> bool {
    let mut people =
        table.seats.iter().enumerate().filter(|it| matches!(it.1, Occupant::Guest { .. })).peekable();
    let is_played = table.phase == Phase::Running && people.peek().is_some();
    is_played && people.all(|(seat, _)| table.attendance.seat(seat).away.is_some())
}

/// Whether somebody of that name, in large or small letters, sits at a table.
fn has_person(table: &Table, wanted: &str) -> bool {
    let wanted = Account::fold_case(wanted.trim());
    let fits =
        |it: &Occupant| matches!(it, Occupant::Guest { name, .. } if Account::fold_case(name) == wanted);
    table.seats.iter().any(fits)
}

/// Does it. A server that runs on the same database notices within a second or two.
pub async fn perform(database: &dyn Database, task: &TableCommand) -> CliResult<Report> {
    let report = match task {
        TableCommand::List { phase, filter } => list(database, phase.as_deref(), filter).await,
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

async fn list(database: &dyn Database, phase: Option<&str>, filter: &TableFilter) -> CliResult<Report> {
    let now = now_millis();
    let mut snapshot = database.snapshot().await?;
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for id in snapshot.table_ids().await? {
        let (name, told) = match id {
            Ok(id) => (id.to_string(), load_summary(&mut *snapshot, &id).await?),
            Err(error) => ("?".to_owned(), TableSummary::Damaged(error.to_string())),
        };
        if phase.is_none_or(|it| it == state(&told)) && filter.fits(&told, now) {
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
                "{id}: {}{unknown}, {}{}, {}, moved {}: {}",
                table.game,
                state(told),
                if table.attendance.asleep && table.phase == Phase::Running { ", asleep" } else { "" },
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
            "closed": table.closed(), "asleep": table.attendance.asleep, "touched": table.attendance.touched,
            "deserted": is_deserted(table), "pace": table.pace,
        }),
    }
}
