//! `patolli admin`: what an operator does with the tables and accounts that are kept.

mod backup;
mod backup_file;
mod ban;
mod replay;
mod restore;
mod table;
mod user;
mod verify;

use std::{path::PathBuf, sync::Arc};

use patolli_store::{Database, DatabaseUrl, Error, Lock, TableId, open};
use serde_json::Value;

use self::restore::OnConflict;
use crate::failure::{CliError, CliResult, print};

pub const EXAMPLES: &str = "\
A server may run meanwhile, but for `restore`, which wants it stopped. docs/operations.md says more.

Examples:
  patolli admin backup tables-monday.patolli        everything, as it is at this moment, in one file
  patolli admin restore tables-monday.patolli --data fresh
  patolli admin restore tables-monday.patolli --database postgres://patolli@db/patolli
                                                    the same on another engine
  patolli admin export -o tables/                   every table in a file of its own
  patolli admin import tables/abcdefghij.patolli    one of them, here or elsewhere
  patolli admin user list                           who has an account
  patolli admin user password anna                  a new password for one of them
  patolli admin table list --phase open             which tables wait for people
  patolli admin table close abcdefghij              end one of them without a result
  patolli admin verify                              look for damage, and play every game through again
  patolli admin verify --database sqlite:games.db   in another database";

#[derive(Debug, clap::Args)]
pub struct Args {
    /// Directory of the tables
    #[arg(long, global = true, value_name = "DIR", default_value = "patolli-data")]
    data: PathBuf,
    /// Database of the tables, as in the examples [default: a file in the data directory]
    #[arg(long, global = true, value_name = "URL")]
    database: Option<String>,
    /// Print one JSON object
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: AdminCommand,
}

#[derive(Debug, clap::Subcommand)]
enum AdminCommand {
    /// Write everything to a file, as it is at this moment: tables, reviews, accounts, and the secrets of the
    /// server
    Backup {
        /// A new file; - is standard output
        file: PathBuf,
    },
    /// Read everything from a backup, into an empty database of any engine
    Restore {
        /// The backup
        file: PathBuf,
        /// Throw away what is in the database first
        #[arg(long)]
        replace: bool,
    },
    /// Write some tables, or all of them, to a file; their secrets are in it, too
    Export {
        /// Ids of tables; all of them if none is named
        tables: Vec<TableId>,
        /// A new file, or a directory for a file of each table; - is standard output
        #[arg(short, long, value_name = "FILE", default_value = "-")]
        output: PathBuf,
    },
    /// Read tables from files and add them to those in the database
    Import {
        /// A file that `export` or `backup` wrote
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Put a table of a file in the place of another one of the same name
        #[arg(long)]
        replace: bool,
    },
    /// Create, list and remove accounts, and set their passwords
    User {
        #[command(subcommand)]
        task: user::UserCommand,
    },
    /// Ban accounts, guests and networks, and lift bans
    Ban {
        #[command(subcommand)]
        task: ban::BanCommand,
    },
    /// List, show, close and delete tables
    Table {
        #[command(subcommand)]
        task: table::TableCommand,
    },
    /// Check the database for damage and replay every stored game
    ///
    /// The exit code is 3 if something is damaged, 4 if something is cut short, 5 if something could not be
    /// verified
    Verify {
        /// Ids of tables; all of them if none is named
        tables: Vec<TableId>,
    },
}

pub fn run(args: &Args) -> CliResult {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(execute(args))?;
    // Standard output may hold the tables themselves.
    if !report.text.is_empty() {
        print(&if args.json { report.json.to_string() } else { report.text })?;
    }
    report.failure.map_or(Ok(()), Err)
}

/// The outcome of a command.
struct Report {
    /// For people; nothing if standard output was used for something else.
    text: String,
    /// For programs.
    json: Value,
    /// Problems with parts of it, although the rest went well.
    failure: Option<CliError>,
}

async fn execute(args: &Args) -> CliResult<Report> {
    match &args.command {
        AdminCommand::Backup { file } => backup::backup_all(&*open_existing(args).await?, file).await,
        AdminCommand::Export { tables, output } => {
            backup::export_tables(&*open_existing(args).await?, tables, output).await
        }
        AdminCommand::Verify { tables } => verify::verify_tables(&*open_existing(args).await?, tables).await,
        AdminCommand::Table { task } => table::perform(&*open_existing(args).await?, task).await,
        AdminCommand::Ban { task } => ban::perform(&*open_existing(args).await?, task).await,
        AdminCommand::User { task } => user::perform(&*open_existing(args).await?, task).await,
        AdminCommand::Restore { file, replace } => {
            // Nothing is made for a file that is no good.
            backup_file::check(file)?;
            // A server that runs would go on with what is thrown away.
            let _lock = lock_database(args)?;
            restore::restore_all(&*open_or_create(args).await?, file, OnConflict::from_replace_flag(*replace))
                .await
        }
        AdminCommand::Import { files, replace } => {
            files.iter().try_for_each(|it| backup_file::check(it).map(drop))?;
            restore::import_tables(
                &*open_or_create(args).await?,
                files,
                OnConflict::from_replace_flag(*replace),
            )
            .await
        }
    }
}

/// The database, made if it is not there.
async fn open_or_create(args: &Args) -> CliResult<Arc<dyn Database>> {
    create_data_dir(args)?;
    Ok(open(&database_url(args)?).await?)
}

/// The right to be alone with the database, which no server has then.
fn lock_database(args: &Args) -> CliResult<Lock> {
    create_data_dir(args)?;
    Ok(Lock::acquire(&database_url(args)?, None)?)
}

/// Makes the directory of the tables, unless the database is elsewhere.
fn create_data_dir(args: &Args) -> CliResult {
    if args.database.is_some() {
        return Ok(());
    }
    let cannot = |it| CliError::Message(format!("cannot make the directory {}: {it}", args.data.display()));
    std::fs::create_dir_all(&args.data).map_err(cannot)
}

/// The database, which must be there: a mistyped path makes no new one.
async fn open_existing(args: &Args) -> CliResult<Arc<dyn Database>> {
    let place = database_url(args)?;
    if let DatabaseUrl::Sqlite(file) = &place
        && !file.is_file()
    {
        let file = file.display();
        return Err(CliError::Message(format!(
            "there is no database {file}: is --data or --database right?"
        )));
    }
    open(&place).await.map_err(|error| match error {
        Error::Damaged { .. } => {
            CliError::WithExitCode { code: verify::ProblemKind::Damaged.code(), message: error.to_string() }
        }
        error => error.into(),
    })
}

fn database_url(args: &Args) -> CliResult<DatabaseUrl> {
    match &args.database {
        Some(address) => Ok(address.parse()?),
        None => Ok(DatabaseUrl::Sqlite(args.data.join("patolli.db"))),
    }
}

/// A number of things in words.
fn plural(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
