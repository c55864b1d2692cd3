use std::{fmt, path::PathBuf, str::FromStr};

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use crate::Error;

/// The address of a database.
///
/// Read from `sqlite:PATH`, `postgres://USER:PASSWORD@HOST/DATABASE` or the path of a file. Shown without the
/// password.
#[derive(Clone)]
pub enum DatabaseUrl {
    /// A file of the local disk.
    Sqlite(PathBuf),
    /// A `PostgreSQL` database.
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for DatabaseUrl {
    type Err = Error;

    fn from_str(address: &str) -> Result<Self, Error> {
        match address.split_once(':') {
            Some(("sqlite", rest)) => {
                let file = rest.strip_prefix("//").unwrap_or(rest);
                let none = || Error::InvalidUrl("sqlite: wants the path of a file".to_owned());
                if file.is_empty() { Err(none()) } else { Ok(Self::Sqlite(file.into())) }
            }
            Some(("postgres" | "postgresql", _)) => {
                let options = address.parse().map_err(|error| invalid_url(&error))?;
                Ok(Self::Postgres(Box::new(options)))
            }
            // One letter is a drive.
            Some((scheme, _)) if scheme.len() > 1 && scheme.bytes().all(|it| it.is_ascii_lowercase()) => {
                Err(Error::UnsupportedScheme(scheme.chars().take(20).collect()))
            }
            _ if address.is_empty() => Err(Error::InvalidUrl("it is empty".to_owned())),
            _ => Ok(Self::Sqlite(address.into())),
        }
    }
}

/// Tells what is wrong with an address without telling the address.
fn invalid_url(error: &sqlx::Error) -> Error {
    let why = match error {
        sqlx::Error::Configuration(why) => why.to_string(),
        _ => "postgres://USER:PASSWORD@HOST/DATABASE is expected".to_owned(),
    };
    Error::InvalidUrl(why)
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(file) => write!(f, "{}", file.display()),
            Self::Postgres(options) => f.write_str(&without_password(options)),
        }
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// The address without the password.
pub(crate) fn without_password(options: &PgConnectOptions) -> String {
    let host = options.get_socket().map_or_else(
        || format!("{}:{}", options.get_host(), options.get_port()),
        |socket| socket.display().to_string(),
    );
    let database = options.get_database().unwrap_or_else(|| options.get_username());
    let unprotected = matches!(options.get_ssl_mode(), PgSslMode::Disable);
    let note = if unprotected && options.get_socket().is_none() { " (without TLS)" } else { "" };
    format!("postgres://{}@{host}/{database}{note}", options.get_username())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(address: &str) -> Option<String> {
        match address.parse() {
            Ok(DatabaseUrl::Sqlite(file)) => Some(file.display().to_string()),
            _ => None,
        }
    }

    #[test]
    fn sqlite_addresses_and_paths_name_a_file() {
        assert_eq!(file("sqlite:a/b.db").as_deref(), Some("a/b.db"));
        assert_eq!(file("sqlite:///var/b.db").as_deref(), Some("/var/b.db"));
        assert_eq!(file("games.db").as_deref(), Some("games.db"));
        assert_eq!(file("/var/odd:name.db").as_deref(), Some("/var/odd:name.db"));
        assert_eq!(file("c:/games.db").as_deref(), Some("c:/games.db"));
        assert_eq!(file("sqlite:"), None);
        assert_eq!(file("chalkboard:wall"), None);
        assert_eq!(file(""), None);
    }

    #[test]
    fn the_password_is_never_shown() {
        let url: DatabaseUrl = "postgres://me:secret@host:99/db".parse().unwrap();
        assert_eq!(url.to_string(), "postgres://me@host:99/db");
        assert!(!format!("{url:?}").contains("secret"));
        for bad in
            ["mysql://me:secret@host/db", "postgres://me:secret@host:secret/db", "postgres://me:secret@"]
        {
            let error = bad.parse::<DatabaseUrl>().unwrap_err();
            assert!(!error.to_string().contains("secret"), "{error}");
        }
        let error = "mysql://me:secret@host/db".parse::<DatabaseUrl>().unwrap_err();
        assert!(error.to_string().contains("`mysql`"), "{error}");
    }
}
