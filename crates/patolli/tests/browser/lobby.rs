//! The lobby as people use it: going on where one is to move, and inviting friends.

use crate::{driver::Driver, http::TestClient, positions::FormTable, server::ServerProcess};

/// A phone, as its browser shows pages.
const PHONE: (u32, u32) = (390, 844);

/// Keeps what is shared instead of handing it to the device.
const KEPT_SHARES: &str = "
    window.shared = [];
    Object.defineProperty(navigator, 'share', { value: async (it) => void window.shared.push(it.url), configurable: true });
";

#[tokio::test]
async fn whoever_returns_goes_on_without_scrolling() {
    let (server, driver) = (ServerProcess::start(41), Driver::start());
    let browser = driver.browser().await;
    browser.resize(PHONE.0, PHONE.1).await;
    let quick = FormTable::table(&server, &["me", "hot"]);
    browser.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    browser.open(&server.url("/")).await;
    let in_view = "
        const box = document.querySelector('.your-turn .continue').getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight && box.height >= 44
            && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2).closest('.continue') !== null;
    ";
    assert_eq!(browser.execute(in_view).await, serde_json::json!(true));
    browser.click_through(".your-turn .continue").await;
    assert_eq!(browser.path().await, quick.path);
}

#[tokio::test]
async fn friends_are_invited_by_sharing_copying_or_a_code() {
    let (server, driver) = (ServerProcess::start(42), Driver::start());
    let browser = driver.browser().await;
    browser.prepare(KEPT_SHARES).await;
    let ada = TestClient::named(&server.address, "Ada");
    browser.set_cookie(&server.url("/"), "guest", ada.guest_cookie()).await;
    browser.open(&server.url("/")).await;
    browser.click_through(".gm.tzolkin a[href*='friends']").await;
    browser.click_through(".new-form button.pri").await;
    browser.until("free seats", "document.getElementById('ask')?.dataset.state === 'open'").await;
    let link = browser.text("document.querySelector('#ask .invite input').value").await;
    assert!(browser.holds("document.querySelector('#ask [data-copy]').checkVisibility()").await);
    assert!(browser.holds("document.querySelector('#ask .qr svg path').getBBox().width > 20").await);
    browser.click("#ask [data-share]").await;
    browser.until("it is shared", "window.shared.length === 1").await;
    assert_eq!(browser.text("window.shared[0]").await, link);

    // Others find the table by its link alone.
    let mut ben = TestClient::named(&server.address, "Ben");
    let path = browser.path().await;
    assert!(!ben.get("/").body.contains(&path), "it is not listed");
    let invitation = link.split_once(&server.address).expect("a link to this server").1.to_owned();
    assert!([200, 303].contains(&ben.get(&invitation).status), "the link leads there");
    assert_eq!(browser.console_errors().await, [""; 0]);
}
