//! A batch of appends: those that can be written, and their statements.

use std::collections::{BTreeMap, HashMap};

use sqlx::PgConnection;

use super::{attendance, calls, changes, feed, text};
use crate::{Entry, Error, NewCall, Phase, TableId, TableProgress, row};

/// Entries for one table, to be written wholly or not at all.
pub(super) struct Append {
    pub(super) id: TableId,
    pub(super) entries: Vec<Entry>,
    pub(super) progress: TableProgress,
}

/// Appends that were judged, in the order in which they came.
pub(super) struct Batch<'a> {
    /// For each append, what its caller learns when the batch is durable.
    pub(super) results: Vec<Result<(), Error>>,
    entries: Vec<(&'a TableId, &'a Entry)>,
    tables: BTreeMap<&'a TableId, TableUpdate<'a>>,
    /// Calls that follow, in order: of two of one number the later counts.
    calls: Vec<(&'a TableId, &'a NewCall)>,
}

/// Progress of a table after the batch.
struct TableUpdate<'a> {
    progress: &'a TableProgress,
    moved: Option<i64>,
    last: u32,
}

impl<'a> Batch<'a> {
    /// Judges appends by the numbers of the last entries of their tables.
    pub(super) fn new(appends: &'a [Append], last: HashMap<TableId, u32>) -> Self {
        let mut batch =
            Self { results: Vec::new(), entries: Vec::new(), tables: BTreeMap::new(), calls: Vec::new() };
        let mut last = last;
        for append in appends {
            let answer = batch.check(append, &mut last);
            batch.results.push(answer);
        }
        batch
    }

    fn check(&mut self, append: &'a Append, last: &mut HashMap<TableId, u32>) -> Result<(), Error> {
        let Append { id, entries, progress } = append;
        let last = last.get_mut(id).ok_or_else(|| Error::TableNotFound(id.clone()))?;
        if entries.first().is_some_and(|entry| (1..=*last).contains(&entry.n)) {
            return Err(Error::Conflict);
        }
        row::check_numbering(*last + 1, entries)?;
        let earlier = self.tables.get(id).and_then(|standing| standing.moved);
        let newest = entries.last();
        *last = newest.map_or(*last, |entry| entry.n);
        self.entries.extend(entries.iter().map(|entry| (id, entry)));
        self.calls.extend(progress.calls.iter().map(|it| (id, it)));
        let moved = newest.map(|entry| entry.at).or(earlier);
        self.tables.insert(id, TableUpdate { progress, moved, last: *last });
        Ok(())
    }

    /// Writes what was not refused, in as many statements for a hundred tables as for one.
    pub(super) async fn write(&self, transaction: &mut PgConnection) -> Result<(), sqlx::Error> {
        if self.tables.is_empty() {
            return Ok(());
        }
        if !self.entries.is_empty() {
            changes::add_entries(transaction, &self.entries).await?;
        }
        self.update_tables(transaction).await?;
        calls::add_all(transaction, &self.calls).await?;
        for (id, _) in self.tables.iter().filter(|(_, it)| it.progress.phase == Phase::Finished) {
            changes::pack(transaction, id).await?;
        }
        let last: Vec<_> = self.tables.iter().map(|(&id, standing)| (id, standing.last)).collect();
        feed::notify(transaction, &last).await
    }

    async fn update_tables(&self, transaction: &mut PgConnection) -> Result<(), sqlx::Error> {
        let all = || self.tables.values();
        let attendances = || all().map(|it| it.progress.attendance.as_ref());
        sqlx::query(
            "UPDATE tables SET phase = now.phase, to_move = now.to_move, result = now.result,
                               moved = coalesce(now.moved, tables.moved), length = now.length,
                               asleep = coalesce(now.asleep, tables.asleep),
                               touched = coalesce(now.touched, tables.touched),
                               asked_at = CASE WHEN now.asleep IS NULL THEN tables.asked_at ELSE now.asked_at END,
                               due = CASE WHEN now.asleep IS NULL THEN tables.due ELSE now.due END
             FROM unnest($1::text[], $2::text[], $3::smallint[], $4::text[], $5::bigint[], $6::bigint[],
                         $7::boolean[], $8::bigint[], $9::bigint[], $10::bigint[])
                  AS now (id, phase, to_move, result, moved, length, asleep, touched, asked_at, due)
             WHERE tables.id = now.id",
        )
        .bind(self.tables.keys().map(|id| id.as_str()).collect::<Vec<_>>())
        .bind(all().map(|it| it.progress.phase.as_str()).collect::<Vec<_>>())
        .bind(all().map(|it| it.progress.to_move.map(i16::from)).collect::<Vec<_>>())
        .bind(all().map(|it| it.progress.result.as_deref().map(text::escape)).collect::<Vec<_>>())
        .bind(all().map(|it| it.moved).collect::<Vec<_>>())
        .bind(all().map(|it| i64::from(it.last)).collect::<Vec<_>>())
        .bind(attendances().map(|it| it.map(|it| it.asleep)).collect::<Vec<_>>())
        .bind(attendances().map(|it| it.map(|it| it.touched)).collect::<Vec<_>>())
        .bind(attendances().map(|it| it.and_then(|it| it.asked_at)).collect::<Vec<_>>())
        .bind(attendances().map(|it| it.and_then(|it| it.due)).collect::<Vec<_>>())
        .execute(&mut *transaction)
        .await?;
        let said = self.tables.iter().filter_map(|(id, it)| Some((*id, it.progress.attendance.as_ref()?)));
        attendance::save_seats(transaction, &said.collect::<Vec<_>>()).await
    }
}
