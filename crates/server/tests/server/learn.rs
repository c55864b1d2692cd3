//! Courses and lessons, without script.

use patolli_catalog::{Course, Lang, Lesson, LessonStep, Localizer, courses};

use crate::{
    browser::{Browser, Page},
    test_server::TestServer,
};

fn said(key: &str) -> String {
    Localizer::for_game(Lang::En, "ui").text(key)
}

fn address(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game, lesson.id)
}

/// Does a lesson by its taught ways, one form after the other; returns the last page.
async fn solve(browser: &mut Browser, lesson: &Lesson) -> Page {
    let mut did: Vec<String> = Vec::new();
    for decision in lesson.steps.iter().flat_map(LessonStep::way) {
        let before = did.join(";");
        let answer = browser.post(&address(lesson), &[("did", &before), ("do", decision)]).await;
        let on = answer.location().unwrap_or_else(|| panic!("{}: `{decision}`", lesson.id)).to_owned();
        assert!(!on.contains("tried=") && !on.contains("lost="), "{}: `{decision}` leads to {on}", lesson.id);
        did.push(decision.to_owned());
        if did.len() == 1 {
            assert_eq!(browser.get(&on).await.status, 200, "{on}");
        }
    }
    browser.get(&patolli_web::lesson_address(lesson, &did)).await
}

#[tokio::test]
async fn every_lesson_can_be_done_without_script() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for course in courses() {
        for lesson in course.lessons() {
            let end = solve(&mut anna, lesson).await;
            assert_eq!(end.status, 200);
            assert!(end.body.contains(&said("learn-done")), "{}/{}", course.game, lesson.id);
        }
        let page = anna.get(&format!("/learn/{}", course.game)).await.body;
        assert_eq!(page.matches("class=\"done\"").count(), course.lessons().count(), "{}", course.game);
    }
}

#[tokio::test]
async fn every_lesson_shows_its_task_its_way_and_its_board_in_words() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    for lesson in courses().iter().flat_map(Course::lessons) {
        let words = Localizer::for_lessons(Lang::En, &lesson.game);
        let start = anna.get(&address(lesson)).await;
        assert!(start.status == 200 && start.body.contains("id=\"act\""), "{}", lesson.id);
        assert!(start.body.contains(&format!("action=\"{}\"", address(lesson))), "{}", lesson.id);
        let title = words.text(&lesson.id).replace('&', "&amp;");
        assert!(start.body.contains(&title), "{}", lesson.id);
        let shown = anna.get(&format!("{}?did=&show=1", address(lesson))).await.body;
        assert!(
            shown.contains(&said("learn-now-you")) && shown.contains("<ol class=\"taught\">"),
            "{}",
            lesson.id
        );
        let text = anna.get(&format!("{}?did=&text=1", address(lesson))).await.body;
        assert!(text.contains("in-words") && text.contains("name=\"text\""), "{}", lesson.id);
    }
}

#[tokio::test]
async fn every_place_with_a_ring_is_on_the_board() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let mut missing = Vec::new();
    for lesson in courses().iter().flat_map(Course::lessons) {
        let mut did: Vec<String> = Vec::new();
        for step in &lesson.steps {
            let page = anna.get(&patolli_web::lesson_address(lesson, &did)).await.body;
            let is_ringed = |id: &str| {
                let tag = page.split('<').find(|it| it.contains(&format!(" id=\"{id}\"")));
                tag.and_then(|it| it.split('>').next()).is_some_and(|it| it.contains("ringed"))
            };
            let lost = step.ring.iter().filter(|it| !is_ringed(it));
            missing.extend(lost.map(|it| format!("{}/{}: {it}", lesson.game, lesson.id)));
            did.extend(step.way().map(str::to_owned));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[tokio::test]
async fn an_address_that_does_not_fit_shows_the_beginning() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let lesson = courses()[0].lessons().next().expect("a lesson");
    let many = "end%3B".repeat(61);
    let long = "a".repeat(4000);
    for did in ["nonsense", "end%3Bend%3Bend%3Bend", "%00%FF", many.as_str(), long.as_str()] {
        let page = anna.get(&format!("{}?did={did}", address(lesson))).await;
        assert_eq!(page.status, 200, "{did}");
        assert!(page.body.contains(&said("learn-lost")) && page.body.contains("id=\"act\""), "{did}");
        let answer = anna.post(&address(lesson), &[("did", did), ("do", "end")]).await;
        assert!(answer.location().is_some_and(|it| it.ends_with("&lost=1")), "{did}");
    }
    for path in ["/learn/chess", "/learn/chess/mate", "/learn/tikal/mate"] {
        assert_eq!(anna.get(path).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_refused_decision_is_explained_and_changes_nothing() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let lesson = courses()[0].lessons().next().expect("a lesson");
    let answer = anna.post(&address(lesson), &[("did", ""), ("do", "no such thing")]).await;
    let on = answer.location().expect("an address").to_owned();
    assert!(on.contains("?did=&tried="), "{on}");
    assert!(anna.get(&on).await.body.contains(&said("learn-no-decision")));
}

#[tokio::test]
async fn decisions_can_be_taken_back() {
    let server = TestServer::open().await;
    let mut anna = Browser::at(&server);
    let lesson = courses()[0].lessons().next().expect("a lesson");
    let first = lesson.steps[0].way().next().expect("a decision");
    let undone = anna.post(&address(lesson), &[("did", first), ("undo", "1")]).await;
    assert_eq!(undone.location(), Some(format!("{}?did=", address(lesson)).as_str()));
    let reset = anna.post(&address(lesson), &[("did", first), ("reset", "1"), ("text", "1")]).await;
    assert!(reset.location().is_some_and(|it| it.ends_with("&text=1")), "{:?}", reset.location());
}

#[tokio::test]
async fn progress_survives_a_restart_and_is_taken_along_to_an_account() {
    let server = TestServer::open().await;
    let (mut anna, mut borek) = (Browser::at(&server), Browser::at(&server));
    let mut lessons = courses()[0].lessons();
    let (one, two) = (lessons.next().expect("a lesson"), lessons.next().expect("another"));
    let course = format!("/learn/{}", one.game);
    let done = |page: Page| page.body.matches("class=\"done\"").count();
    solve(&mut anna, one).await;
    assert_eq!(done(anna.get(&course).await), 1);
    assert_eq!(done(borek.get(&course).await), 0, "nobody else sees it");
    let account = [("name", "Anna"), ("password", "a long password of hers")];
    assert_eq!(anna.post("/account/new", &account).await.status, 303);
    let server = server.kill_and_reopen().await;
    let mut phone = Browser::at(&server);
    solve(&mut phone, two).await;
    assert_eq!(phone.post("/account/sign-in", &account).await.status, 303);
    assert_eq!(done(phone.get(&course).await), 2, "both are hers now");
    assert_eq!(phone.post("/learn/forget", &[]).await.location(), Some("/learn"));
    assert_eq!(done(phone.get(&course).await), 0);
}
