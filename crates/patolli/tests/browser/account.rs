//! An account: made in one browser, used in another, left everywhere.

use crate::{browser::Browser, driver::Driver, positions::FormTable, server::ServerProcess};

const NAME: &str = "Xochitl";
const PASSWORD: &str = "four little cocoa beans";

async fn send(browser: &Browser, form: &str, fields: &[(&str, &str)]) {
    for (name, text) in fields {
        browser.fill(&format!("form[action='/account/{form}'] input[name={name}]"), text).await;
    }
    browser.click_through(&format!("form[action='/account/{form}'] button")).await;
}

async fn says(browser: &Browser, text: &str) -> bool {
    browser.holds(&format!("document.body.innerText.includes({})", serde_json::json!(text))).await
}

#[tokio::test]
async fn seats_follow_an_account_from_one_browser_to_another() {
    let (server, driver) = (ServerProcess::start(1), Driver::start());
    let (first, second) = (driver.browser().await, driver.browser().await);
    let quick = FormTable::table(&server, &["me", "bot:greedy"]);
    first.open(&server.url("/")).await;
    first.set_cookie(&server.url("/"), "guest", quick.client.guest_cookie()).await;
    first.open(&server.url("/account")).await;

    send(&first, "new", &[("name", NAME), ("password", PASSWORD)]).await;
    assert!(says(&first, "Your account is ready").await, "the account is there");
    assert!(says(&first, NAME).await, "under its name");

    second.open(&server.url("/account")).await;
    send(&second, "new", &[("name", &NAME.to_uppercase()), ("password", PASSWORD)]).await;
    assert!(says(&second, "Somebody else has this name").await, "two names that look the same are one");
    send(&second, "sign-in", &[("name", NAME), ("password", "four little cocoa bean")]).await;
    assert!(says(&second, "There is no account with this name and this password").await);
    send(&second, "sign-in", &[("name", NAME), ("password", PASSWORD)]).await;
    second.open(&server.url(&quick.path)).await;
    second
        .until("the seat is there, too", "document.getElementById('table').hasAttribute('data-mine')")
        .await;

    first.open(&server.url("/account")).await;
    first.click_through("form[action='/account/everywhere'] button").await;
    assert!(says(&first, "All browsers were signed out").await);
    second.open(&server.url(&quick.path)).await;
    second.until("nobody's seat", "!document.getElementById('table').hasAttribute('data-mine')").await;
    assert_eq!(first.console_errors().await, [""; 0]);
    let refused = second.console_errors().await;
    assert!(refused.iter().all(|it| it.contains("409") || it.contains("403")), "{refused:?}");
}
