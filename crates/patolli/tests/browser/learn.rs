//! Lessons: by taps on a phone, by keys, without scripts, and with what is said about a wrong turn.

use patolli_catalog::{Lesson, LessonStep, course};

use crate::{
    browser::{Browser, ENTER},
    driver::Driver,
    plain::press,
    server::ServerProcess,
    table::{after_version, end_turn, in_state, take_choice},
};

/// Does a lesson by its taught ways.
async fn solve(browser: &Browser, server: &ServerProcess, lesson: &Lesson) {
    browser.open(&server.url(&format!("/learn/{}/{}", lesson.game, lesson.id))).await;
    for decision in lesson.steps.iter().flat_map(LessonStep::way) {
        let scene = in_state(browser, "asked").await;
        take_choice(browser, &scene, decision).await;
    }
    browser.until("the end of the lesson", "document.getElementById('lesson-next')").await;
}

#[tokio::test]
async fn a_course_is_done_by_taps_on_a_phone() {
    let (server, driver) = (ServerProcess::start(81), Driver::start());
    let browser = driver.browser().await;
    browser.resize(360, 740).await;
    let course = course("tikal").expect("a course");
    for lesson in course.lessons() {
        solve(&browser, &server, lesson).await;
    }
    browser.open(&server.url("/learn/tikal")).await;
    assert_eq!(browser.count(".lessons .done").await, course.lessons().count());
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_wrong_turn_is_answered_and_can_be_taken_back() {
    let (server, driver) = (ServerProcess::start(82), Driver::start());
    let browser = driver.browser().await;
    let lesson = course("tikal").and_then(|it| it.lessons().next()).expect("a lesson");
    let start = server.url(&format!("/learn/tikal/{}", lesson.id));
    browser.open(&start).await;
    let scene = in_state(&browser, "asked").await;
    assert!(browser.holds("document.getElementById('answer').hidden").await);
    end_turn(&browser, &scene).await;
    browser.until("the answer", "!document.getElementById('answer').hidden").await;
    browser.until("the address tells what was done", "location.search.includes('did=end')").await;
    browser.execute("history.back()").await;
    let back = in_state(&browser, "asked").await;
    assert_eq!(back.offers(), scene.offers(), "going back is undo");
    browser.until("no answer", "document.getElementById('answer').hidden").await;

    browser.press(&['s']).await;
    browser.until("the taught way", "document.querySelector('.taught li')").await;
    browser.press(&['\u{e003}']).await;
    in_state(&browser, "asked").await;
}

#[tokio::test]
async fn a_course_is_done_by_keys_alone() {
    let (server, driver) = (ServerProcess::start(83), Driver::start());
    let browser = driver.browser().await;
    let course = course("tikal").expect("a course");
    let lessons: Vec<&Lesson> = course.lessons().collect();
    browser.open(&server.url(&format!("/learn/tikal/{}", lessons[0].id))).await;
    for lesson in &lessons {
        let there = format!("location.pathname.endsWith('/{}')", lesson.id);
        browser.until("the lesson", &there).await;
        for decision in lesson.steps.iter().flat_map(LessonStep::way) {
            let before = in_state(&browser, "asked").await;
            browser.press(&['/']).await;
            browser.until("the field for notation", "document.getElementById('typed').open").await;
            let keys: Vec<char> = decision.chars().chain([ENTER]).collect();
            browser.press(&keys).await;
            after_version(&browser, before.version).await;
        }
        browser.until("the end of the lesson", "document.getElementById('lesson-next')").await;
        browser.press(&['n']).await;
    }
    browser.until("the course", "location.pathname === '/learn/tikal'").await;
    assert_eq!(browser.count(".lessons .done").await, lessons.len());
    assert_eq!(browser.console_errors().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_course_is_done_without_scripts() {
    let (server, driver) = (ServerProcess::start(84), Driver::start());
    let browser = driver.browser_without_script().await;
    let course = course("tikal").expect("a course");
    for lesson in course.lessons() {
        browser.open(&server.url(&format!("/learn/tikal/{}", lesson.id))).await;
        for decision in lesson.steps.iter().flat_map(LessonStep::way) {
            press(&browser, decision).await;
        }
        assert_eq!(browser.count("#lesson-next").await, 1, "{}", lesson.id);
    }
    browser.open(&server.url("/learn/tikal")).await;
    assert_eq!(browser.count(".lessons .done").await, course.lessons().count());
}
