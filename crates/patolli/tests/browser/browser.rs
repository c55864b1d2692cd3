//! One browser: opening, clicking, typing, asking the page.

use std::{
    fs,
    panic::Location,
    path::Path,
    thread,
    time::{Duration, Instant},
};

use fantoccini::{
    Client, Locator,
    actions::{InputSource as _, KeyAction, KeyActions, MouseActions, PointerAction},
    cookies::Cookie,
    elements::Element,
    wd::WebDriverCompatibleCommand,
};
use http::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use url::{ParseError, Url};

/// How long something may take that should happen at once; generous, because test machines are slow.
pub const TIMEOUT: Duration = Duration::from_mins(1);
/// How long something may take that the computer has to think about first.
pub const LONG_TIMEOUT: Duration = Duration::from_mins(15);
/// Pause between two questions to the page.
pub const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// The pause grows to this while something takes long, so that the page has time for it.
const MAX_POLL_INTERVAL: Duration = Duration::from_millis(200);

/// Keys without a letter, as drivers know them.
pub const ENTER: char = '\u{e007}';
pub const TAB: char = '\u{e004}';
pub const ESCAPE: char = '\u{e00c}';

/// One browser with one window.
pub struct Browser {
    client: Client,
    /// Its settings and cookies; gone with the browser.
    _profile: TempDir,
}

impl Browser {
    /// Takes over a session.
    pub fn new(client: Client, profile: TempDir) -> Self {
        Self { client, _profile: profile }
    }

    /// Opens a page.
    pub async fn open(&self, url: &str) {
        self.client.goto(url).await.unwrap_or_else(|it| panic!("{url} does not open: {it}"));
    }

    /// Loads the page again.
    pub async fn reload(&self) {
        self.client.refresh().await.expect("the page loads again");
    }

    /// Leaves the page by the way back and comes again by the way forward.
    pub async fn back_and_forth(&self) {
        self.client.back().await.expect("there is a page before");
        self.client.forward().await.expect("there is a page after");
    }

    /// Runs a script on every page from now on, before the scripts of the page.
    pub async fn prepare(&self, script: &str) {
        self.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }

    /// Path of the open page.
    pub async fn path(&self) -> String {
        self.client.current_url().await.expect("a page is open").path().to_owned()
    }

    /// The page as the browser has it.
    pub async fn source(&self) -> String {
        self.client.source().await.expect("a page is open")
    }

    /// What a script returns.
    pub async fn execute(&self, script: &str) -> Value {
        self.execute_with(script, vec![]).await
    }

    /// What a script returns for arguments.
    pub async fn execute_with(&self, script: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(script, arguments).await.unwrap_or_else(|it| panic!("{script}: {it}"))
    }

    /// The text of an expression; empty if there is none.
    pub async fn text(&self, expression: &str) -> String {
        let found = self.execute(&format!("return String(({expression}) ?? '')")).await;
        found.as_str().unwrap_or_default().to_owned()
    }

    /// Whether an expression holds.
    pub async fn holds(&self, expression: &str) -> bool {
        self.execute(&format!("return !!({expression})")).await == json!(true)
    }

    /// Waits until an expression holds. A page that is just being replaced answers nothing, which is no.
    #[track_caller]
    pub fn until<'a>(&'a self, what: &'a str, expression: &'a str) -> impl Future<Output = ()> + 'a {
        self.until_timeout(TIMEOUT, what, expression)
    }

    /// Waits until an expression holds that may take longer than other things.
    #[track_caller]
    pub fn until_timeout<'a>(
        &'a self,
        patience: Duration,
        what: &'a str,
        expression: &'a str,
    ) -> impl Future<Output = ()> + 'a {
        let script = format!("return ({expression}) ? '' : {}", json!(expression));
        self.poll(Location::caller(), patience, what, script)
    }

    /// Waits until an expression that says what is wrong says nothing.
    #[track_caller]
    pub fn until_no_error<'a>(&'a self, what: &'a str, wrong: &'a str) -> impl Future<Output = ()> + 'a {
        self.poll(Location::caller(), TIMEOUT, what, format!("return {wrong}"))
    }

    /// Waits until a script that returns what is wrong returns nothing.
    async fn poll(&self, caller: &Location<'_>, patience: Duration, what: &str, script: String) {
        let deadline = Instant::now() + patience;
        let mut pause = POLL_INTERVAL;
        loop {
            let wrong = self.client.execute(&script, vec![]).await;
            if wrong.as_ref().ok() == Some(&json!("")) {
                return;
            }
            if Instant::now() > deadline {
                let shot = self.failure_screenshot().await;
                panic!("{caller}: {what} does not come about: {wrong:?}; see {shot}");
            }
            tokio::time::sleep(pause).await;
            pause = MAX_POLL_INTERVAL.min(pause * 5 / 4);
        }
    }

    /// The element of a selector, waited for.
    pub async fn find(&self, css: &str) -> Element {
        let wait = self.client.wait().at_most(TIMEOUT).every(POLL_INTERVAL);
        wait.for_element(Locator::Css(css)).await.unwrap_or_else(|it| panic!("no {css}: {it}"))
    }

    /// How many elements a selector finds now.
    pub async fn count(&self, css: &str) -> usize {
        self.client.find_all(Locator::Css(css)).await.expect("a page is open").len()
    }

    /// Clicks an element as a person does: it must be in sight and nothing may lie over it.
    pub async fn click(&self, css: &str) {
        let clicked = self.find(css).await.click().await;
        if let Err(error) = clicked {
            let shot = self.failure_screenshot().await;
            panic!("{css} cannot be clicked: {error}; see {shot}");
        }
    }

    /// Clicks an element that may be replaced at any time, again and again until an expression holds.
    pub async fn click_until(&self, css: &str, expression: &str) {
        let deadline = Instant::now() + TIMEOUT;
        while !self.holds(expression).await {
            assert!(Instant::now() < deadline, "{css} does not bring about: {expression}");
            if let Ok(it) = self.client.find(Locator::Css(css)).await {
                // One that is gone by now is looked for again.
                let _ = it.click().await;
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Clicks a button that leads to another page, and waits until that page is there.
    pub async fn click_through(&self, css: &str) {
        let old = self.find("html").await;
        self.click(css).await;
        let deadline = Instant::now() + TIMEOUT;
        // The old document is gone when its root cannot be asked any more.
        while old.tag_name().await.is_ok() {
            assert!(Instant::now() < deadline, "{css} leads nowhere");
            tokio::time::sleep(POLL_INTERVAL).await;
        }
        self.find("body").await;
    }

    /// Types into a field.
    pub async fn fill(&self, css: &str, text: &str) {
        let field = self.find(css).await;
        field.clear().await.expect("a field can be emptied");
        field.send_keys(text).await.expect("a field takes text");
    }

    /// Chooses in a list by value.
    pub async fn select(&self, css: &str, value: &str) {
        self.find(css).await.select_by_value(value).await.expect("the list has the value");
    }

    /// Clicks with the mouse at a point of the window.
    pub async fn click_at(&self, x: f64, y: f64) {
        let to = PointerAction::MoveTo { duration: None, x, y };
        let left = fantoccini::actions::MOUSE_BUTTON_LEFT;
        let mouse = MouseActions::new("mouse".to_owned())
            .then(to)
            .then(PointerAction::Down { button: left })
            .then(PointerAction::Up { button: left });
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Moves the mouse to a point of the window.
    pub async fn hover_at(&self, x: f64, y: f64) {
        let to = PointerAction::MoveTo { duration: None, x, y };
        let mouse = MouseActions::new("mouse".to_owned()).then(to);
        self.client.perform_actions(mouse).await.expect("the mouse moves");
    }

    /// Presses keys, one after the other, wherever the focus is.
    pub async fn press(&self, keys: &[char]) {
        let mut actions = KeyActions::new("keyboard".to_owned());
        for value in keys {
            actions = actions.then(KeyAction::Down { value: *value }).then(KeyAction::Up { value: *value });
        }
        self.client.perform_actions(actions).await.expect("keys can be pressed");
    }

    /// Gives the window a size in CSS pixels, smaller than a real window may be.
    pub async fn resize(&self, width: u32, height: u32) {
        let metrics = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
        self.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
    }

    /// Lets a phone cover an edge of the page, as one with a notch does.
    pub async fn set_insets(&self, left: u32, right: u32, bottom: u32) {
        let insets = json!({"top": 0, "left": left, "right": right, "bottom": bottom});
        self.devtools("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets })).await;
    }

    /// Waits until the page has answered to what was done: until the next picture is drawn.
    pub async fn next_frame(&self) {
        self.execute("await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            .await;
    }

    /// Lets things move on pages, or not; at first nothing moves, so that no test has to wait for it.
    pub async fn set_animations(&self, moves: bool) {
        let value = if moves { "no-preference" } else { "reduce" };
        let media = json!({"features": [{"name": "prefers-reduced-motion", "value": value}]});
        self.devtools("Emulation.setEmulatedMedia", media).await;
    }

    /// The cookie of this name that the open page has.
    pub async fn cookie(&self, name: &str) -> String {
        let cookie = self.client.get_named_cookie(name).await.expect("there is such a cookie");
        cookie.value().to_owned()
    }

    /// Sets a cookie for the site of the open page; works in every browser.
    pub async fn add_cookie(&self, name: &str, value: &str) {
        let cookie = Cookie::parse(format!("{name}={value}; Path=/; SameSite=Lax")).expect("a cookie");
        self.client.add_cookie(cookie).await.expect("a cookie can be set");
    }

    /// Sets a cookie for a site.
    pub async fn set_cookie(&self, site: &str, name: &str, value: &str) {
        self.devtools("Network.setCookie", json!({"url": site, "name": name, "value": value})).await;
    }

    /// What the console complained about since it was last asked.
    pub async fn console_errors(&self) -> Vec<String> {
        let lines = self.client.issue_cmd(RawCommand::post("se/log", json!({"type": "browser"}))).await;
        let lines = lines.expect("the console can be read");
        let grave = |it: &&Value| it["level"] == "SEVERE" || it["level"] == "WARNING";
        let lines = lines.as_array().cloned().unwrap_or_default();
        lines.iter().filter(grave).map(|it| it["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// Saves what is in sight; returns the file, or why there is none.
    pub async fn screenshot(&self, name: &str) -> String {
        self.screenshot_in("shots", name).await
    }

    /// Saves what is in sight into a folder beside that of the build.
    pub async fn screenshot_in(&self, folder: &str, name: &str) -> String {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name(folder);
        let file = folder.join(format!("{name}.png"));
        let picture = match self.client.screenshot().await {
            Ok(picture) => picture,
            Err(error) => return error.to_string(),
        };
        match fs::create_dir_all(&folder).and_then(|()| fs::write(&file, picture)) {
            Ok(()) => file.display().to_string(),
            Err(error) => error.to_string(),
        }
    }

    /// Saves what is in sight when a test fails, under its name.
    pub async fn failure_screenshot(&self) -> String {
        let test = thread::current().name().unwrap_or("failed").replace("::", "-");
        self.screenshot(&test).await
    }

    /// What the browser answers to a command of its own protocol.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Value {
        let body = json!({"cmd": command, "params": parameters});
        let answer = self.client.issue_cmd(RawCommand::post("goog/cdp/execute", body)).await;
        answer.unwrap_or_else(|it| panic!("{command}: {it}"))
    }
}

/// A command beside the standard ones.
#[derive(Debug)]
struct RawCommand {
    path: &'static str,
    body: Value,
}

impl RawCommand {
    fn post(path: &'static str, body: Value) -> Self {
        Self { path, body }
    }
}

impl WebDriverCompatibleCommand for RawCommand {
    fn endpoint(&self, base_url: &Url, session_id: Option<&str>) -> Result<Url, ParseError> {
        base_url.join(&format!("session/{}/{}", session_id.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _request_url: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
