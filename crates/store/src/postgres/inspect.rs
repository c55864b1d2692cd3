//! Faults that `PostgreSQL` itself finds.

use sqlx::{PgConnection, Row as _};

use crate::{Error, Finding};

/// The schema of the functions of `amcheck`, if the operator has installed it and lets this user call them.
const AMCHECK: &str = "
    SELECT n.nspname::text AS place FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace
    WHERE e.extname = 'amcheck'
      AND has_function_privilege(format('%I.bt_index_check(regclass,boolean)', n.nspname), 'execute')";

/// The indexes of the store that can be looked at.
const INDEXES: &str = "
    SELECT i.oid::bigint AS oid, i.relname::text AS name FROM pg_class AS i
    JOIN pg_index AS x ON x.indexrelid = i.oid JOIN pg_am AS a ON a.oid = i.relam
    WHERE i.relnamespace = to_regnamespace('patolli') AND a.amname = 'btree' AND x.indisvalid ORDER BY i.relname";

/// Looks at every index and whether it has all rows of its table, if `amcheck` is there; foreign keys and
/// gaps are looked at by others.
pub(super) async fn findings(connection: &mut PgConnection) -> Result<Vec<Finding>, Error> {
    let place = sqlx::query(AMCHECK).fetch_optional(&mut *connection).await?;
    let Some(place) = place else {
        let why = "indexes: PostgreSQL's extension amcheck is not there, or not for this user";
        return Ok(vec![Finding::Unchecked(why.to_owned())]);
    };
    let place: String = place.try_get("place")?;
    let mut findings = Vec::new();
    for index in sqlx::query(INDEXES).fetch_all(&mut *connection).await? {
        let (oid, name): (i64, String) = (index.try_get("oid")?, index.try_get("name")?);
        // An index that is damaged is an error, which must not end the transaction.
        sqlx::raw_sql("SAVEPOINT look").execute(&mut *connection).await?;
        let quoted = place.replace('"', "\"\"");
        let check = format!("SELECT \"{quoted}\".bt_index_check($1::oid::regclass, true)");
        let looked = sqlx::query(sqlx::AssertSqlSafe(check)).bind(oid).execute(&mut *connection).await;
        sqlx::raw_sql("ROLLBACK TO look").execute(&mut *connection).await?;
        match looked {
            Ok(_) => {}
            Err(error @ sqlx::Error::Database(_)) => {
                findings.push(Finding::Damaged(format!("index {name}: {error}")));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(findings)
}
