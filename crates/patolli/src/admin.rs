//! `patolli admin`: what an operator does with the tables and accounts that are kept.

mod backup;
mod paper;
mod replay;
mod restore;
mod table;
mod user;
mod verify;

use std::{path::PathBuf, sync::Arc};

use patolli_store::{Database, Error, Lock, Place, TableId, open};
use serde_json::Value;

use self::restore::Old;
use crate::failure::{Failure, Outcome, print};

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
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Write everything to a file, as it is at this moment: tables, reviews, accounts, and the secrets of the server
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
        /// Which tables; all of them if none is named
        tables: Vec<TableId>,
        /// A new file, or a directory for a file of each table; - is standard output
        #[arg(short, long, value_name = "FILE", default_value = "-")]
        output: PathBuf,
    },
    /// Read tables from files, beside those that are there
    Import {
        /// What `export` or `backup` wrote
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Put a table of a file in the place of another one of the same name
        #[arg(long)]
        replace: bool,
    },
    /// Make, list and remove accounts, and set their passwords
    User {
        #[command(subcommand)]
        task: user::Task,
    },
    /// List, show, close and delete tables
    Table {
        #[command(subcommand)]
        task: table::Task,
    },
    /// Look for damage in the database, and play every kept game through again
    ///
    /// The exit code is 3 if something is damaged, 4 if something is cut short, 5 if something could not be verified
    Verify {
        /// Which tables; all of them if none is named
        tables: Vec<TableId>,
    },
}

pub fn run(args: &Args) -> Outcome {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let report = runtime.block_on(perform(args))?;
    // Standard output may hold the tables themselves.
    if !report.words.is_empty() {
        print(&if args.json { report.json.to_string() } else { report.words })?;
    }
    report.failure.map_or(Ok(()), Err)
}

/// What came of it.
struct Report {
    /// For people; nothing if standard output was used for something else.
    words: String,
    /// For programs.
    json: Value,
    /// What did not go well, although the rest did.
    failure: Option<Failure>,
}

async fn perform(args: &Args) -> Outcome<Report> {
    match &args.task {
        Task::Backup { file } => backup::everything(&*existing(args).await?, file).await,
        Task::Export { tables, output } => backup::tables(&*existing(args).await?, tables, output).await,
        Task::Verify { tables } => verify::tables(&*existing(args).await?, tables).await,
        Task::Table { task } => table::perform(&*existing(args).await?, task).await,
        Task::User { task } => user::perform(&*existing(args).await?, task).await,
        Task::Restore { file, replace } => {
            // Nothing is made for a file that is no good.
            paper::check(file)?;
            // A server that runs would go on with what is thrown away.
            let _lock = alone(args)?;
            restore::everything(&*opened(args).await?, file, Old::of(*replace)).await
        }
        Task::Import { files, replace } => {
            files.iter().try_for_each(|it| paper::check(it).map(drop))?;
            restore::tables(&*opened(args).await?, files, Old::of(*replace)).await
        }
    }
}

/// The database, made if it is not there.
async fn opened(args: &Args) -> Outcome<Arc<dyn Database>> {
    make_room(args)?;
    Ok(open(&place(args)?).await?)
}

/// The right to be alone with the database, which no server has then.
fn alone(args: &Args) -> Outcome<Lock> {
    make_room(args)?;
    Ok(Lock::take(&place(args)?, None)?)
}

/// Makes the directory of the tables, unless the database is elsewhere.
fn make_room(args: &Args) -> Outcome {
    if args.database.is_some() {
        return Ok(());
    }
    let cannot = |it| Failure::Words(format!("cannot make the directory {}: {it}", args.data.display()));
    std::fs::create_dir_all(&args.data).map_err(cannot)
}

/// The database, which must be there: a mistyped path makes no new one.
async fn existing(args: &Args) -> Outcome<Arc<dyn Database>> {
    let place = place(args)?;
    if let Place::Sqlite(file) = &place
        && !file.is_file()
    {
        let file = file.display();
        return Err(Failure::Words(format!("there is no database {file}: is --data or --database right?")));
    }
    open(&place).await.map_err(|error| match error {
        Error::Damaged { .. } => {
            Failure::Coded { code: verify::Wrong::Damaged.code(), words: error.to_string() }
        }
        error => error.into(),
    })
}

fn place(args: &Args) -> Outcome<Place> {
    match &args.database {
        Some(address) => Ok(address.parse()?),
        None => Ok(Place::Sqlite(args.data.join("patolli.db"))),
    }
}

/// A number of things in words.
fn count(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
