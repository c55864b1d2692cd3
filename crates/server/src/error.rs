//! Why the server cannot start or go on.

use std::{
    io::{self, ErrorKind},
    net::SocketAddr,
    path::{Path, PathBuf},
};

/// Why the server cannot start or go on.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Another program listens there.
    #[error("{0} is already in use: is another patolli running? Choose another address with --listen")]
    InUse(SocketAddr),
    /// The address cannot be listened on.
    #[error("cannot listen on {address}: {source}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// What the operating system said.
        source: io::Error,
    },
    /// The data directory cannot be created or written.
    #[error("cannot write to the data directory {}: {source}", path.display())]
    Data {
        /// The directory.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A `PostgreSQL` database was asked for.
    #[error(
        "PostgreSQL is not supported yet, it comes in a later release: leave out --database, or give sqlite:PATH"
    )]
    PostgresComesLater,
    /// A database of an unknown kind was asked for; the address may hold a password, so only its scheme is told.
    #[error("there is no database of the kind `{0}`: leave out --database, or give sqlite:PATH")]
    UnknownDatabase(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] patolli_store::Error),
    /// Serving failed.
    #[error("the server stopped: {0}")]
    Serve(#[source] io::Error),
}

impl Error {
    pub(crate) fn listen(address: SocketAddr, source: io::Error) -> Self {
        if source.kind() == ErrorKind::AddrInUse {
            Self::InUse(address)
        } else {
            Self::Listen { address, source }
        }
    }

    pub(crate) fn data(path: &Path, source: io::Error) -> Self {
        Self::Data { path: path.to_owned(), source }
    }
}
