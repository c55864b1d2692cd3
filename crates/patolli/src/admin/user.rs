//! `user`: the accounts of those who have one.

use std::io::{self, IsTerminal as _};

use patolli_server::{account_name, hash_password};
use patolli_store::{Account, Database, Error, GuestId, format_date};
use serde_json::json;

use super::{Report, backup_file::now_millis, plural};
use crate::failure::{CliError, CliResult};

#[derive(Debug, clap::Subcommand)]
pub enum UserCommand {
    /// Create an account; the password is read from standard input
    Add {
        /// The name to sign in with
        name: String,
    },
    /// List all accounts
    List,
    /// Give an account a new password, read from standard input; every browser is signed out
    Password {
        /// The name to sign in with
        name: String,
    },
    /// Delete an account; where others play, the computer plays its seats on
    Remove {
        /// The name to sign in with
        name: String,
    },
}

/// Does it. A server that runs on another machine, or in another process, hears of it within half a minute.
pub async fn perform(database: &dyn Database, task: &UserCommand) -> CliResult<Report> {
    let report = match task {
        UserCommand::Add { name } => add(database, name).await,
        UserCommand::List => list(database).await,
        UserCommand::Password { name } => password(database, name).await,
        UserCommand::Remove { name } => remove(database, name).await,
    };
    database.close().await;
    report
}

async fn add(database: &dyn Database, name: &str) -> CliResult<Report> {
    let name = account_name(name).map_err(|it| CliError::Message(it.to_string()))?;
    if database.is_name_taken(&name, None).await? {
        return Err(name_taken_error(&name));
    }
    let (hash, now) = (read_password()?, now_millis());
    let account = Account { name, guest: GuestId::random(), hash, epoch: 1, created: now, seen: now };
    match database.add_account(&account).await {
        Ok(()) => Ok(account_report(&account, "made")),
        Err(Error::Conflict) => Err(name_taken_error(&account.name)),
        Err(error) => Err(error.into()),
    }
}

async fn list(database: &dyn Database) -> CliResult<Report> {
    let accounts = database.accounts().await?;
    let told: Vec<_> =
        accounts.iter().map(|it| json!({"name": it.name, "created": it.created, "seen": it.seen})).collect();
    let line = |it: &Account| {
        format!("{}: made {}, last seen {}", it.name, format_date(it.created), format_date(it.seen))
    };
    let mut lines: Vec<String> = accounts.iter().map(line).collect();
    lines.push(plural(accounts.len(), "account", "accounts"));
    Ok(Report { text: lines.join("\n"), json: json!({"accounts": told}), failure: None })
}

async fn password(database: &dyn Database, name: &str) -> CliResult<Report> {
    let account = find(database, name).await?;
    let hash = read_password()?;
    match database.set_password(&account.guest, &account.hash, &hash).await? {
        Some(_) => Ok(account_report(&account, "changed")),
        None => Err(CliError::Message("the password has changed meanwhile: do it again".to_owned())),
    }
}

async fn remove(database: &dyn Database, name: &str) -> CliResult<Report> {
    let account = find(database, name).await?;
    database.remove_account(&account.guest).await?;
    Ok(account_report(&account, "removed"))
}

async fn find(database: &dyn Database, name: &str) -> CliResult<Account> {
    let found = database.account(name.trim()).await?;
    found.ok_or_else(|| CliError::Message(format!("there is no account `{name}`")))
}

fn account_report(account: &Account, what: &str) -> Report {
    let words = format!("account `{}` {what}", account.name);
    Report { text: words, json: json!({"name": account.name, "done": what}), failure: None }
}

fn name_taken_error(name: &str) -> CliError {
    CliError::Message(format!("there is an account `{name}` already, or one whose name looks like it"))
}

/// The hash of the password on standard input. A terminal does not show it, and is asked twice.
fn read_password() -> CliResult<String> {
    let password = if io::stdin().is_terminal() { prompt_password()? } else { first_line()? };
    hash_password(&password).map_err(|it| CliError::Message(it.to_string()))
}

fn prompt_password() -> CliResult<String> {
    let password = rpassword::prompt_password("Password: ")?;
    if rpassword::prompt_password("Again: ")? != password {
        return Err(CliError::Message("these were two different passwords".to_owned()));
    }
    Ok(password)
}

fn first_line() -> CliResult<String> {
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    let line = line.strip_suffix('\n').unwrap_or(&line);
    Ok(line.strip_suffix('\r').unwrap_or(line).to_owned())
}
