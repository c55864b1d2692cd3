//! Rows of a log that take little room: a row of the library takes some three kilobytes, and a log may have
//! thousands.

use std::sync::Arc;

use sqlx::{Column as _, Row as _, TypeInfo as _, ValueRef as _, sqlite::SqliteRow};

use crate::{Error, row::Columns};

/// The values of a row, and the names of its columns, which all rows share.
pub(super) struct CompactRow {
    names: Arc<[String]>,
    values: Box<[Value]>,
}

enum Value {
    Null,
    Number(i64),
    Text(Box<str>),
    Bytes(Box<[u8]>),
}

/// Makes rows light, one after the other.
#[derive(Default)]
pub(super) struct RowCompactor(Option<Arc<[String]>>);

impl RowCompactor {
    /// The row with what it holds, and nothing else.
    pub(super) fn compact(&mut self, row: &SqliteRow) -> Result<CompactRow, sqlx::Error> {
        let columns = || row.columns().iter().map(|it| it.name().to_owned()).collect();
        let names = Arc::clone(self.0.get_or_insert_with(columns));
        let values = (0..names.len()).map(|it| value(row, it)).collect::<Result<_, _>>()?;
        Ok(CompactRow { names, values })
    }
}

fn value(row: &SqliteRow, column: usize) -> Result<Value, sqlx::Error> {
    let raw = row.try_get_raw(column)?;
    if raw.is_null() {
        return Ok(Value::Null);
    }
    Ok(match raw.type_info().name() {
        "TEXT" => Value::Text(row.try_get_unchecked::<String, _>(column)?.into()),
        "BLOB" => Value::Bytes(row.try_get_unchecked::<Vec<u8>, _>(column)?.into()),
        _ => Value::Number(row.try_get_unchecked(column)?),
    })
}

impl CompactRow {
    fn value(&self, column: &str) -> Result<&Value, Error> {
        let index = self.names.iter().position(|it| it == column);
        let value = index.and_then(|it| self.values.get(it));
        value.ok_or_else(|| Error::from(sqlx::Error::ColumnNotFound(column.to_owned())))
    }
}

/// The error for a column of another type.
fn wrong_type(column: &str) -> Error {
    Error::damaged(format_args!("column {column}"), "a value of another kind")
}

impl Columns for CompactRow {
    fn text(&self, column: &str) -> Result<Option<String>, Error> {
        match self.value(column)? {
            Value::Null => Ok(None),
            Value::Text(it) => Ok(Some(it.to_string())),
            Value::Number(_) | Value::Bytes(_) => Err(wrong_type(column)),
        }
    }

    fn number(&self, column: &str) -> Result<Option<i64>, Error> {
        match self.value(column)? {
            Value::Null => Ok(None),
            Value::Number(it) => Ok(Some(*it)),
            Value::Text(_) | Value::Bytes(_) => Err(wrong_type(column)),
        }
    }

    fn boolean(&self, column: &str) -> Result<bool, Error> {
        Ok(self.number(column)?.ok_or_else(|| wrong_type(column))? != 0)
    }

    fn bytes(&self, column: &str) -> Result<Option<Vec<u8>>, Error> {
        match self.value(column)? {
            Value::Null => Ok(None),
            Value::Bytes(it) => Ok(Some(it.to_vec())),
            Value::Number(_) | Value::Text(_) => Err(wrong_type(column)),
        }
    }
}
