//! Rules to try, pictures of positions, and "Why not my move?", without script.

use crate::{
    browser::{Browser, Page},
    test_server::{TestServer, kind},
};

/// What stands between two texts of a page, without the escapes of an attribute.
fn between(page: &Page, before: &str, after: &str) -> String {
    let rest = page.body.split_once(before).unwrap_or_else(|| panic!("`{before}` in {}", page.body)).1;
    rest.split(after).next().unwrap_or_default().replace("&amp;", "&")
}

#[tokio::test]
async fn a_rule_can_be_tried_by_links() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let page = eva.get("/rules/tikal/T-089").await;
    assert_eq!(page.status, 200);
    assert!(
        page.body.contains("chip no") && page.body.contains("<b class=\"rule\">T-089</b>"),
        "it is refused"
    );
    assert!(page.body.contains("lang=\"en\"") && page.body.contains("cargo test --workspace t089"));
    let next = between(&page, "<a class=\"chip\" href=\"", "\"");
    let after = eva.get(next.split('#').next().unwrap_or_default()).await;
    assert!(after.status == 200 && after.body.contains("<ol class=\"taught\">"), "{next}: {}", after.body);
    let sheet = eva.get("/rules/tikal/T-089?sheet=1").await.body;
    assert!(sheet.starts_with("<article") && !sheet.contains("<html"), "{sheet}");
}

#[tokio::test]
async fn decisions_that_do_not_fit_show_the_beginning() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let long = format!("did={}", "end;".repeat(900));
    for query in [
        "did=nonsense",
        "did=dig+h00;dig+h00",
        &long,
        "scene=none&variant=none&did=%00",
        "variant=two&did=end;end;end;end",
    ] {
        let page = eva.get(&format!("/rules/tikal/T-089?{query}")).await;
        assert!(page.status == 200 && page.body.contains("class=\"scene\""), "{query}");
    }
    assert!(eva.get("/rules/tikal/T-089?did=nonsense").await.body.contains("class=\"stale\""), "it says so");
}

#[tokio::test]
async fn a_figure_is_kept_for_ever_by_its_hash() {
    let server = TestServer::open().await;
    let mut eva = Browser::at(&server);
    let page = eva.get("/rules/tikal/T-089").await;
    let address = between(&page, "<img class=\"figure\" src=\"", "\"");
    let kept = |it: &Page| it.headers["cache-control"].to_str().is_ok_and(|it| it.contains("immutable"));
    let figure = eva.get(&address).await;
    assert!(figure.status == 200 && kept(&figure), "{address}");
    assert_eq!(figure.headers["content-type"], "image/svg+xml");
    assert!(figure.body.starts_with("<svg ") && figure.body.ends_with("</svg>"));
    let (other, _) = address.rsplit_once("&h=").expect("it has a hash");
    assert!(!kept(&eva.get(&format!("{other}&h=0")).await), "another release draws something else");
    for path in ["/figure/tikal/nothing.svg", "/figure/tikal/second-level", "/figure/chess/it.svg"] {
        assert_eq!(eva.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_choice_is_compared_with_the_best_one() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let id = anna
        .open_table(&[("game", kind().name()), ("seats", "2"), ("who1", "bot:greedy"), ("hints", "on")])
        .await;
    let path = format!("/t/{id}/why");
    let page = anna.get(&path).await;
    assert!(page.status == 200 && page.body.contains("why-form"), "{}", page.body);
    let choice = between(&page, "<option value=\"", "\"");
    let answer = anna.post(&path, &[("do", &choice)]).await;
    assert!(answer.status == 200 && answer.body.contains("whynot-verdict"), "{}", answer.body);
    let nonsense = anna.post(&path, &[("do", "nonsense")]).await;
    assert!(nonsense.status == 200 && nonsense.body.contains("class=\"refusal\""), "{}", nonsense.body);
    borek.get("/").await;
    assert!(borek.get(&path).await.status.is_client_error(), "it is not his decision");
    let silent = [("game", kind().name()), ("seats", "2"), ("who1", "bot:greedy"), ("hints", "off")];
    let id = anna.open_table(&silent).await;
    assert_eq!(anna.get(&format!("/t/{id}/why")).await.status, 403, "a table can forbid hints");
}
