//! All finished games of the reader as records, in one archive.

use std::{collections::VecDeque, convert::Infallible};

use axum::{
    body::Body,
    extract::State,
    http::{header, request::Parts},
    response::{IntoResponse as _, Response},
};
use futures_util::stream;
use patolli_store::{FinishedFilter, ListPage, ListPosition, Table, format_date};

use crate::{
    denied::Denied,
    failure::Rejection,
    http::{
        app::App,
        routes::replay::record_text,
        zip::{MAX_FILES, Zip},
    },
    table::reader::Reader,
};

/// Tables that are looked up at once.
const BATCH: u32 = 50;

/// The records, the latest first. They are read one after the other while they are sent, so that an archive of any length
/// takes little memory; a game that cannot be played by this release is left out.
pub(in super::super) async fn download(
    State(app): State<App>,
    reader: Reader,
    parts: Parts,
) -> Result<Response, Rejection> {
    let guest = reader.id().cloned().ok_or(Denied::NotYours)?;
    app.limits().archive(&parts, &guest)?;
    let filter = FinishedFilter::all(guest);
    let tables: VecDeque<Table> = app.store().finished(&filter, &ListPage::First, BATCH).await?.into();
    let source = Source { app, filter, tables, zip: Some(Zip::default()), files: 0 };
    let body = Body::from_stream(stream::unfold(source, async |mut source| {
        let bytes = source.next().await?;
        Some((Ok::<_, Infallible>(bytes), source))
    }));
    let headers = [
        (header::CONTENT_TYPE, "application/zip"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"patolli-games.zip\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, body).into_response())
}

/// What is left to send.
struct Source {
    app: App,
    filter: FinishedFilter,
    /// Tables that were looked up.
    tables: VecDeque<Table>,
    /// The archive; none once its end was sent.
    zip: Option<Zip>,
    files: usize,
}

impl Source {
    /// The next bytes; none after the end.
    async fn next(&mut self) -> Option<Vec<u8>> {
        while self.files < MAX_FILES {
            let Some(table) = self.tables.pop_front() else { break };
            if self.tables.is_empty() {
                self.look_up_after(&table).await;
            }
            let Some(text) = self.record(&table).await else { continue };
            let name = format!("{}-{}-{}.txt", format_date(table.moved), table.game, table.id);
            let Some(bytes) = self.zip.as_mut()?.file(&name, text.as_bytes()) else { break };
            self.files += 1;
            return Some(bytes);
        }
        Some(self.zip.take()?.finish())
    }

    async fn look_up_after(&mut self, table: &Table) {
        let page = ListPage::After(ListPosition::from_table(table));
        match self.app.store().finished(&self.filter, &page, BATCH).await {
            Ok(tables) => self.tables.extend(tables),
            Err(error) => tracing::warn!(%error, "an archive of games ends early"),
        }
    }

    async fn record(&self, table: &Table) -> Option<String> {
        let log = self.app.store().log(&table.id).await.ok()?;
        let table = table.clone();
        // Playing a whole game again takes some milliseconds.
        tokio::task::spawn_blocking(move || record_text(&table, &log)).await.ok().flatten()
    }
}
