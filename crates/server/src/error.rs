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
        /// The error of the operating system.
        source: io::Error,
    },
    /// The data directory cannot be created or written.
    #[error("cannot write to the data directory {}: {source}", path.display())]
    Data {
        /// The directory.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The store failed.
    #[error(transparent)]
    Store(#[from] patolli_store::Error),
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
