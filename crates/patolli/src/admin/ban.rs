//! `ban`: those who may do nothing on the server.

use patolli_calls::Network;
use patolli_store::{Account, Ban, BanKind, Database, GuestId, format_date, parse_date};
use serde_json::json;

use super::{Report, backup_file::now_millis, plural};
use crate::failure::{CliError, CliResult};

#[derive(Debug, clap::Subcommand)]
pub enum BanCommand {
    /// Ban somebody: they can read, but neither sit down, nor decide, nor open tables, nor say anything
    Add {
        #[command(flatten)]
        subject: Subject,
        /// The day on which it ends, such as 2026-12-24; without it, it does not end by itself
        #[arg(long, value_name = "DATE")]
        until: Option<String>,
        /// The reason; only operators see it
        #[arg(long, default_value = "")]
        why: String,
    },
    /// List all bans
    List,
    /// Lift a ban
    Remove {
        #[command(flatten)]
        subject: Subject,
    },
}

/// Whom a ban is about.
#[derive(Debug, clap::Args)]
#[group(required = true, multiple = false)]
pub struct Subject {
    /// The name of an account
    #[arg(long, value_name = "NAME")]
    account: Option<String>,
    /// The id of a guest
    #[arg(long, value_name = "ID")]
    guest: Option<GuestId>,
    /// A network, such as `203.0.113.0/24` or `2001:db8::/32`, or one address
    #[arg(long, value_name = "NETWORK")]
    network: Option<Network>,
}

impl Subject {
    fn key(&self) -> (BanKind, String) {
        match self {
            Self { account: Some(name), .. } => (BanKind::Account, Account::fold_case(name.trim())),
            Self { guest: Some(id), .. } => (BanKind::Guest, id.to_string()),
            Self { network, .. } => {
                (BanKind::Network, network.as_ref().map(ToString::to_string).unwrap_or_default())
            }
        }
    }
}

/// Does it. A server that runs follows within half a minute, and lets the computer play for those who are banned.
pub async fn perform(database: &dyn Database, task: &BanCommand) -> CliResult<Report> {
    let report = match task {
        BanCommand::Add { subject, until, why } => add(database, subject, until.as_deref(), why).await,
        BanCommand::List => list(database).await,
        BanCommand::Remove { subject } => remove(database, subject).await,
    };
    database.close().await;
    report
}

async fn add(
    database: &dyn Database,
    subject: &Subject,
    until: Option<&str>,
    why: &str,
) -> CliResult<Report> {
    let (kind, key) = subject.key();
    if kind == BanKind::Account && database.account(&key).await?.is_none() {
        return Err(CliError::Message(format!("there is no account `{key}`")));
    }
    let until = match until {
        Some(date) => {
            let bad = || CliError::Message(format!("`{date}` is no day; days are written like 2026-12-24"));
            Some(parse_date(date).ok_or_else(bad)?)
        }
        None => None,
    };
    let ban = Ban { kind, key, until, why: why.to_owned(), made: now_millis() };
    database.ban(&ban).await?;
    Ok(Report { text: format!("banned: {}", line(&ban)), json: json!(ban), failure: None })
}

async fn list(database: &dyn Database) -> CliResult<Report> {
    let bans = database.bans().await?;
    let mut lines: Vec<String> = bans.iter().map(line).collect();
    lines.push(plural(bans.len(), "ban", "bans"));
    Ok(Report { text: lines.join("\n"), json: json!({"bans": bans}), failure: None })
}

async fn remove(database: &dyn Database, subject: &Subject) -> CliResult<Report> {
    let (kind, key) = subject.key();
    if !database.lift_ban(kind, &key).await? {
        return Err(CliError::Message(format!("there is no ban of {kind} {key}")));
    }
    let json = json!({"kind": kind, "key": key, "done": "removed"});
    Ok(Report { text: format!("no longer banned: {kind} {key}"), json, failure: None })
}

fn line(ban: &Ban) -> String {
    let until = ban.until.map_or_else(String::new, |it| format!(", until {}", format_date(it)));
    let why = if ban.why.is_empty() { String::new() } else { format!(": {}", ban.why) };
    format!("{} {}, since {}{until}{why}", ban.kind, ban.key, format_date(ban.made))
}
