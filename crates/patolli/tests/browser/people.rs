//! People in browsers of their own, and everything that is ever sent to them.

use std::collections::BTreeSet;

use crate::{browser::Browser, driver::Driver, http::TestClient, server::ServerProcess};

/// Keeps every message of the socket as it came, its pieces joined, whatever page it came to; a browser has room for a few megabytes.
/// A browser that cannot inflate is sent the same messages as text.
const RECORD_RECEIVED: &str = "
    delete window.DecompressionStream;
    window.WebSocket = class extends window.WebSocket {
        constructor(...line) {
            super(...line);
            this.addEventListener('message', ({ data }) =>
                sessionStorage.setItem('heard', (sessionStorage.getItem('heard') ?? '') + data.replace(/^[+=]/, '')));
        }
    };
";

/// A person with a browser, and with the same cookie on a line of their own.
pub struct Person {
    /// The browser.
    pub browser: Browser,
    /// The line.
    pub client: TestClient,
}

impl Person {
    /// A new person whose socket is recorded.
    pub async fn with_recording(server: &ServerProcess, driver: &Driver, name: &str) -> Self {
        let person = Self::new(server, driver, name).await;
        person.browser.prepare(RECORD_RECEIVED).await;
        person
    }

    /// A new person.
    pub async fn new(server: &ServerProcess, driver: &Driver, name: &str) -> Self {
        let (browser, guest) = (driver.browser().await, TestClient::named(&server.address, name));
        browser.set_cookie(&server.url("/"), "guest", guest.guest_cookie()).await;
        Self { browser, client: guest }
    }

    /// Everything that was sent to the browser over its socket, and everything that pages would tell now.
    pub async fn traffic(&mut self, path: &str, version: u32) -> String {
        let heard = self.browser.text("sessionStorage.getItem('heard')").await;
        assert!(heard.starts_with("{\"version\":"), "the socket was listened to: {heard:.60}");
        heard + &all_pages(&mut self.client, path, version) + &self.browser.source().await
    }
}

/// Everything that pages tell a guest about a table: as it stands, in words, and at every moment.
pub fn all_pages(guest: &mut TestClient, path: &str, version: u32) -> String {
    let pages = [String::new(), "?text=1".to_owned(), "/replay".to_owned()];
    let moments = (0..=version)
        .flat_map(|n| [format!("/replay?n={n}"), format!("/replay?n={n}&text=1"), format!("/moment/{n}")]);
    let mut text = String::new();
    for page in pages.into_iter().chain(moments) {
        let reply = guest.get(&format!("{path}{page}"));
        assert_eq!(reply.status, 200, "{page}");
        text += &reply.body;
    }
    // The record would tell what is hidden; there is none before the end.
    let record = guest.get(&format!("{path}/record"));
    assert_eq!(record.status, 403, "{}", record.body);
    text + &record.body
}

#[track_caller]
pub fn assert_lacks(text: &str, secrets: &BTreeSet<String>, who: &str) {
    for secret in secrets {
        assert!(!text.contains(secret.as_str()), "{who} can read “{secret}”");
    }
}
