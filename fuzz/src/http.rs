//! Forms and JSON sent to the server.

use std::cell::RefCell;

use hyper::Method;

use crate::test_server::{FORM, Fixture, JSON};

thread_local! {
    static FIXTURE: RefCell<Fixture> = RefCell::new(Fixture::new());
}

/// The first line is an address, the rest a body: however it is answered, it is no failure of the server, and the table
/// goes on. In both, `$running` and `$open` are tables, `$do` is a decision that may be taken and `$version` what it answers.
pub fn http(bytes: &[u8]) {
    let at = bytes.iter().position(|it| *it == b'\n').unwrap_or(bytes.len());
    let (path, body) = (&bytes[..at], bytes.get(at + 1..).unwrap_or_default());
    FIXTURE.with_borrow_mut(|it| {
        it.visit(async |server| {
            let (path, body) = (server.filled(path).await, server.filled(body).await);
            let kind = if path.starts_with("/api/") { JSON } else { FORM };
            let Some(page) = server.ask(Method::POST, &path, kind, &body).await else { return };
            assert!(!page.status.is_server_error(), "{} for {path} with {body:?}", page.status);
            if !page.status.is_client_error() {
                assert!(server.table().await.status.is_success(), "after {path} with {body:?}");
            }
        });
    });
}
