//! `table`: the tables that are kept, one by one.

use patolli_catalog::game;
use patolli_store::{Closed, Closer, Database, Error, Occupant, Phase, Snapshot, Table, TableId};
use serde_json::{Value, json};

use super::{Report, count, paper::now, user::date};
use crate::failure::{Failure, Outcome};

#[derive(Debug, clap::Subcommand)]
pub enum Task {
    /// List all tables, the oldest first
    List {
        /// Only those that wait for people, are being played, are over, or were closed
        #[arg(long, value_name = "open|running|finished|closed", value_parser = ["open", "running", "finished", "closed"])]
        phase: Option<String>,
    },
    /// Show one table, but no secret of it
    Show {
        /// Which table
        id: TableId,
    },
    /// End tables without a result; who looks at them is told, and they are deleted some days later
    Close {
        /// Which tables
        #[arg(required = true)]
        ids: Vec<TableId>,
    },
    /// Take tables away at once, with their logs and reviews; this cannot be undone
    Delete {
        /// Which tables
        #[arg(required = true)]
        ids: Vec<TableId>,
    },
}

/// Does it. A server that runs on the same database notices within a second or two.
pub async fn perform(database: &dyn Database, task: &Task) -> Outcome<Report> {
    let report = match task {
        Task::List { phase } => list(database, phase.as_deref()).await,
        Task::Show { id } => show(database, id).await,
        Task::Close { ids } => close(database, ids).await,
        Task::Delete { ids } => delete(database, ids).await,
    };
    database.close().await;
    report
}

/// A table as it is told, or what is wrong with it.
enum Told {
    Sound(Box<Table>, u32),
    Damaged(String),
}

async fn told(snapshot: &mut dyn Snapshot, id: &TableId) -> Outcome<Told> {
    match snapshot.outline(id).await {
        Ok(Some((table, entries))) => Ok(Told::Sound(Box::new(table), entries)),
        Ok(None) => Err(Error::Missing(id.clone()).into()),
        Err(error @ Error::Damaged { .. }) => Ok(Told::Damaged(error.to_string())),
        Err(error) => Err(error.into()),
    }
}

async fn list(database: &dyn Database, phase: Option<&str>) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let (mut lines, mut all) = (Vec::new(), Vec::new());
    for id in snapshot.ids().await? {
        let (name, told) = match id {
            Ok(id) => (id.to_string(), told(&mut *snapshot, &id).await?),
            Err(error) => ("?".to_owned(), Told::Damaged(error.to_string())),
        };
        if phase.is_none_or(|it| it == state(&told)) {
            lines.push(line(&name, &told));
            all.push(json_of(&name, &told));
        }
    }
    lines.push(count(all.len(), "table", "tables"));
    Ok(Report { words: lines.join("\n"), json: json!({"tables": all}), failure: None })
}

async fn show(database: &dyn Database, id: &TableId) -> Outcome<Report> {
    let mut snapshot = database.snapshot().await?;
    let told = told(&mut *snapshot, id).await?;
    let mut lines = vec![line(id.as_str(), &told)];
    let mut json = json_of(id.as_str(), &told);
    if let Told::Sound(table, _) = &told {
        let options: Vec<String> =
            table.options.iter().map(|(name, value)| format!("{name} {value}")).collect();
        lines.push(format!("  rules {}, {}", table.rules, options.join(", ")));
        lines.extend(
            (0..).zip(&table.seats).map(|(seat, it): (u8, _)| format!("  seat {seat}: {}", sitter(it))),
        );
    }
    // Whether its log can be read and played is worth knowing before it is closed.
    if let Some(why) = trouble(&mut *snapshot, id).await {
        lines.push(format!("  cannot be played: {why}"));
        json["trouble"] = why.into();
    }
    Ok(Report { words: lines.join("\n"), json, failure: None })
}

/// Why a table cannot be played by this release, if it cannot.
async fn trouble(snapshot: &mut dyn Snapshot, id: &TableId) -> Option<String> {
    match snapshot.whole(id).await {
        Ok(Some(whole)) if whole.table.closed().is_some() => None,
        Ok(Some(whole)) => match patolli_store::Chain::check(&whole.table, &whole.log) {
            Ok(_) => patolli_server::replay(&whole.table, &whole.log).err(),
            Err(error) => Some(error.to_string()),
        },
        Ok(None) => None,
        Err(error) => Some(error.to_string()),
    }
}

async fn close(database: &dyn Database, ids: &[TableId]) -> Outcome<Report> {
    let closed = Closed { by: Closer::Operator, at: now() };
    let (mut done, mut over) = (Vec::new(), Vec::new());
    for id in ids {
        let closes = database.close_table(id, closed, None).await?;
        if closes { &mut done } else { &mut over }.push(id.to_string());
    }
    let failure = (!over.is_empty()).then(|| Failure::Words(format!("over already: {}", over.join(", "))));
    let words = format!("{} closed", count(done.len(), "table", "tables"));
    Ok(Report { words, json: json!({"closed": done, "over": over}), failure })
}

async fn delete(database: &dyn Database, ids: &[TableId]) -> Outcome<Report> {
    let (mut done, mut missing) = (Vec::new(), Vec::new());
    for id in ids {
        let deletes = database.delete_table(id).await?;
        if deletes { &mut done } else { &mut missing }.push(id.to_string());
    }
    let failure = (!missing.is_empty()).then(|| Failure::Words(format!("not there: {}", missing.join(", "))));
    let words = format!("{} deleted", count(done.len(), "table", "tables"));
    Ok(Report { words, json: json!({"deleted": done, "missing": missing}), failure })
}

/// Where a table stands, in a word.
fn state(told: &Told) -> &'static str {
    match told {
        Told::Damaged(_) => "damaged",
        Told::Sound(table, _) if table.closed().is_some() => "closed",
        Told::Sound(table, _) => match table.phase {
            Phase::Open => "open",
            Phase::Running => "running",
            Phase::Finished => "finished",
        },
    }
}

fn line(id: &str, told: &Told) -> String {
    match told {
        Told::Damaged(why) => format!("{id}: {why}"),
        Told::Sound(table, entries) => {
            let seats: Vec<String> = table.seats.iter().map(sitter).collect();
            let known = game(&table.game).is_ok_and(|it| table.rules <= it.rules());
            let unknown = if known { "" } else { " (of a newer release)" };
            format!(
                "{id}: {}{unknown}, {}, {}, moved {}: {}",
                table.game,
                state(told),
                count(*entries as usize, "decision", "decisions"),
                date(table.moved),
                seats.join(", ")
            )
        }
    }
}

fn sitter(occupant: &Occupant) -> String {
    match occupant {
        Occupant::Open => "free".to_owned(),
        Occupant::Guest { name, .. } => name.clone(),
        Occupant::Bot { bot } => format!("bot {bot}"),
    }
}

fn json_of(id: &str, told: &Told) -> Value {
    match told {
        Told::Damaged(why) => json!({"id": id, "state": state(told), "why": why}),
        Told::Sound(table, entries) => json!({
            "id": id, "state": state(told), "game": table.game, "rules": table.rules, "options": table.options,
            "entries": entries, "listed": table.listed, "created": table.created, "moved": table.moved,
            "seats": table.seats.iter().map(sitter).collect::<Vec<_>>(), "to_move": table.to_move,
            "closed": table.closed(),
        }),
    }
}
