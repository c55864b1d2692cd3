//! Work of a server for a page: drawn for the first time, kept, and known to the browser.

use std::time::Duration;

use axum::http::header;
use patolli_catalog::games;
use patolli_store::{Sqlite, TableId};

use crate::{
    Failure, Measured,
    person::{Person, keep, play_out},
};

/// Measured requests for cached pages.
const TIMES: u32 = 2_000;

pub async fn measure() -> Result<(), Failure> {
    let folder = tempfile::tempdir()?;
    let server = Measured::start(folder.path())?;
    let store = Sqlite::open(&folder.path().join("patolli.db")).await?;
    println!("CPU per request               drawn       kept      known   bytes");
    for kind in games() {
        let play = play_out(*kind, 2, 4)?;
        let mut tables = Vec::new();
        for _ in 0..20 {
            tables.push(keep(&store, &*play).await?);
        }
        let middle = play.steps() / 2;
        let rules = |_: &TableId| format!("/rules/{}", kind.name());
        let replay = |it: &TableId| format!("/t/{it}/replay?n={middle}");
        let score = |it: &TableId| format!("/t/{it}/score");
        row(&server, &format!("{} rules", kind.name()), &tables[..1], &rules).await?;
        row(&server, &format!("{} replay", kind.name()), &tables, &replay).await?;
        row(&server, &format!("{} score", kind.name()), &tables, &score).await?;
    }
    Ok(())
}

async fn row(
    server: &Measured,
    name: &str,
    tables: &[TableId],
    path: &dyn Fn(&TableId) -> String,
) -> Result<(), Failure> {
    let gzip = [("accept-encoding", "gzip")];
    // Tables are in memory, and everybody is known, before anything is measured.
    let mut people: Vec<Person> = Vec::new();
    for it in tables {
        let mut person = Person::new(server.address, "198.51.100.7");
        person.get(&format!("/t/{it}"), &gzip).await?;
        people.push(person);
    }
    let begin = server.cpu()?;
    let mut first = None;
    for it in tables {
        first = Some(people[0].get(&path(it), &gzip).await?);
    }
    let drawn = server.cpu()?.saturating_sub(begin) / u32::try_from(tables.len())?;
    let first = first.ok_or("no table")?;
    let tag = first.headers.get(header::ETAG).ok_or("no tag")?.to_str()?.to_owned();
    let kept = many(server, &mut people[0], &path(&tables[tables.len() - 1]), &gzip).await?;
    let known = [gzip[0], ("if-none-match", tag.as_str())];
    let known = many(server, &mut people[0], &path(&tables[tables.len() - 1]), &known).await?;
    println!("{name:24} {drawn:>10.1?} {kept:>10.1?} {known:>10.1?} {:>7}", first.body.len());
    Ok(())
}

async fn many(
    server: &Measured,
    person: &mut Person,
    path: &str,
    also: &[(&str, &str)],
) -> Result<Duration, Failure> {
    let begin = server.cpu()?;
    for _ in 0..TIMES {
        person.get(path, also).await?;
    }
    Ok(server.cpu()?.saturating_sub(begin) / TIMES)
}
