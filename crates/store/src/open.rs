use std::sync::Arc;

use crate::{Database, DatabaseUrl, Error, Postgres, Sqlite};

/// Opens a database, creating what is missing or bringing its schema up to date where needed.
///
/// A database that holds something else, or that a newer release has written, is left as it is.
pub async fn open(url: &DatabaseUrl) -> Result<Arc<dyn Database>, Error> {
    Ok(match url {
        DatabaseUrl::Sqlite(file) => Arc::new(Sqlite::open(file).await?),
        DatabaseUrl::Postgres(options) => Arc::new(Postgres::open(options).await?),
    })
}
