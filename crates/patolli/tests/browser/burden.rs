//! What a message costs the page that receives it: how much of the page changes, how often it is styled and laid out
//! anew, and how long its thread is busy.

use std::collections::BTreeMap;

use serde_json::json;

use crate::{
    browser::Browser,
    driver::Driver,
    policy::{TikalPolicy, attribute, offers},
    positions::FormTable,
    server::ServerProcess,
    teotihuacan, tzolkin,
};

/// A reader who decides, and others who need not think.
const SEATS: [&str; 3] = ["me", "bot:random", "bot:random"];
/// Decisions that are looked at in each game.
const DECISIONS: usize = 24;
/// The variable that asks for times, in as many decisions as it says.
const TIMED_DECISIONS: &str = "PATOLLI_TIMES";
/// Most elements and texts that change by a decision, at the median: marks of targets included.
const MOST_CHANGES: usize = 250;
/// Most times that styles are worked out and that the page is laid out for a decision, at the median.
const MOST_WORK: Work = Work { styles: 8, layouts: 5 };
/// A phone, and how many times it is slower than this machine.
const SLOW_PHONE: (u32, u32, u32) = (390, 844, 4);
/// Most layouts while one own decision and all that follows from it is shown there.
const MOST_LAYOUTS_SHOWN: usize = 60;
/// Own decisions after which it is looked at what is shown.
const SHOWN: usize = 10;
/// What a decision of others is called.
const OTHERS: &str = "(others)";
/// Counts changes of the page from now on.
const OBSERVE: &str = "
    window.changes = 0;
    new MutationObserver((records) => {
        for (const it of records) window.changes += it.addedNodes.length + it.removedNodes.length || 1;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
";
/// Waits until a decision has come and is drawn; tells how much changed by then.
const AFTER_DECISION: &str = "
    const version = () => Number(document.getElementById('ask').dataset.version);
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    while (version() < arguments[0]) await drawn();
    await drawn();
    const changes = window.changes;
    window.changes = 0;
    return changes;
";

/// Milliseconds of the page's only thread, in all and of which kind.
#[derive(Clone, Copy, Default)]
struct Times {
    task: f64,
    script: f64,
    style: f64,
    layout: f64,
}

/// How often the page worked out styles, and was laid out.
#[derive(Clone, Copy)]
struct Work {
    styles: u32,
    layouts: u32,
}

/// What the browser has counted so far; time of the thread itself does not grow on a busy machine.
async fn counted(browser: &Browser) -> (Times, Work) {
    let answer = browser.devtools("Performance.getMetrics", json!({})).await;
    let of = |name: &str| {
        let metric = answer["metrics"].as_array().into_iter().flatten().find(|it| it["name"] == name);
        metric.and_then(|it| it["value"].as_f64()).expect("the browser counts")
    };
    let milliseconds = |name: &str| 1000.0 * of(name);
    let times = Times {
        task: milliseconds("TaskDuration"),
        script: milliseconds("ScriptDuration"),
        style: milliseconds("RecalcStyleDuration"),
        layout: milliseconds("LayoutDuration"),
    };
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is a count")]
    let count = |name: &str| of(name) as u32;
    (times, Work { styles: count("RecalcStyleCount"), layouts: count("LayoutCount") })
}

impl Work {
    /// What was added to earlier work.
    const fn since(self, before: Self) -> Self {
        Self { styles: self.styles - before.styles, layouts: self.layouts - before.layouts }
    }
}

impl Times {
    /// What was added to earlier ones, shared among some messages.
    fn since(self, before: Self, messages: usize) -> Self {
        let messages = u32::try_from(messages.max(1)).map_or(1.0, f64::from);
        let each = |now: f64, was: f64| (now - was) / messages;
        Self {
            task: each(self.task, before.task),
            script: each(self.script, before.script),
            style: each(self.style, before.style),
            layout: each(self.layout, before.layout),
        }
    }
}

/// The middle one of some values.
fn median<T: PartialOrd + Copy>(values: impl IntoIterator<Item = T>) -> T {
    let mut values: Vec<T> = values.into_iter().collect();
    values.sort_by(|one, other| one.partial_cmp(other).expect("numbers"));
    values[values.len() / 2]
}

/// A page that is looked at while its reader decides by forms.
struct Watched<'a> {
    browser: &'a Browser,
    name: &'static str,
    table: FormTable,
    tikal: TikalPolicy,
    decisions: usize,
}

impl<'a> Watched<'a> {
    async fn open(
        server: &ServerProcess,
        browser: &'a Browser,
        name: &'static str,
        table: FormTable,
    ) -> Self {
        browser.set_cookie(&server.url("/"), "guest", table.client.guest_cookie()).await;
        browser.open(&server.url(&table.path)).await;
        browser.until("the page is live", "document.querySelector('#table.live')").await;
        browser.devtools("Performance.enable", json!({ "timeDomain": "threadTicks" })).await;
        browser.execute(OBSERVE).await;
        Self { browser, name, table, tikal: TikalPolicy::new(5), decisions: 0 }
    }

    /// Waits until the reader is asked and the page shows it.
    async fn until_asked(&mut self) {
        let asked = |it: &FormTable| attribute(&it.page, "data-state") == Some("asked");
        self.table.look();
        assert!(self.table.play_until(|_| unreachable!("nobody else is asked"), &asked), "the game goes on");
        let shown =
            format!("Number(document.getElementById('ask').dataset.version) === {}", self.table.version());
        self.browser.until("the page is up to date", &shown).await;
        self.browser.next_frame().await;
        self.browser.execute("window.changes = 0").await;
    }

    /// Takes a decision; returns its kind and how much of the page changed.
    async fn decide(&mut self) -> (String, usize) {
        let offered = offers(&self.table.page);
        let choice = match self.name {
            "tikal" => self.tikal.pick(&offered),
            _ => offered[self.decisions % offered.len()].clone(),
        };
        self.decisions += 1;
        let target = self.table.version() + 1;
        self.table.decide(&choice);
        let changes = self.browser.execute_with(AFTER_DECISION, vec![json!(target)]).await;
        let changes = changes.as_u64().and_then(|it| usize::try_from(it).ok()).expect("a number");
        (choice.split(' ').next().unwrap_or_default().to_owned(), changes)
    }
}

/// The pages of the three games, well under way but for Tikal, where a turn is like another.
fn tables(server: &ServerProcess) -> [(&'static str, FormTable); 3] {
    [
        ("tikal", FormTable::table(server, &SEATS)),
        ("tzolkin", tzolkin::fit::middle(server, &SEATS)),
        ("teotihuacan", teotihuacan::fit::middle(server, &SEATS)),
    ]
}

#[tokio::test]
async fn a_decision_changes_little_of_the_page() {
    let (server, driver) = (ServerProcess::start(61), Driver::start());
    let browser = driver.browser().await;
    for (name, table) in tables(&server) {
        let mut at = Watched::open(&server, &browser, name, table).await;
        let (mut changes, mut works) = (Vec::new(), Vec::new());
        for _ in 0..DECISIONS {
            at.until_asked().await;
            let (_, before) = counted(&browser).await;
            changes.push(at.decide().await.1);
            works.push(counted(&browser).await.1.since(before));
        }
        let changes = median(changes);
        let styles = median(works.iter().map(|it| it.styles));
        let layouts = median(works.iter().map(|it| it.layouts));
        println!(
            "{name}: by a decision {changes} nodes change, {styles} times styles, {layouts} layouts at the median"
        );
        assert!(changes <= MOST_CHANGES, "{name}: {changes} nodes change at the median");
        assert!((1..=MOST_WORK.styles).contains(&styles), "{name}: styles {styles} times at the median");
        assert!((1..=MOST_WORK.layouts).contains(&layouts), "{name}: {layouts} layouts at the median");
    }
}

/// Notes when pictures are drawn while something is shown.
const WATCH_PICTURES: &str = "
    window.pictures = [];
    let last;
    const look = (now) => {
        const isShown = document.documentElement.dataset.playing !== undefined;
        if (isShown && last) window.pictures.push(now - last);
        last = isShown ? now : undefined;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
";

#[tokio::test]
async fn what_happens_is_shown_on_slow_phones_with_few_layouts() {
    let (server, driver) = (ServerProcess::start(62), Driver::start());
    let browser = driver.browser().await;
    let (width, height, rate) = SLOW_PHONE;
    browser.resize(width, height).await;
    browser.set_animations(true).await;
    browser.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate })).await;
    for (name, table) in tables(&server) {
        let mut at = Watched::open(&server, &browser, name, table).await;
        browser.execute(WATCH_PICTURES).await;
        let (times, work) = counted(&browser).await;
        for _ in 0..SHOWN {
            at.until_asked().await;
            at.decide().await;
            at.until_asked().await;
            browser.until("it was shown", "document.documentElement.dataset.playing === undefined").await;
        }
        let (times_now, work_now) = counted(&browser).await;
        let pictures: Vec<f64> =
            serde_json::from_value(browser.execute("return window.pictures").await).expect("times");
        assert!(pictures.len() > SHOWN, "{name}: something moved: {} pictures", pictures.len());
        let layouts = usize::try_from(work_now.since(work).layouts).expect("a count");
        println!(
            "{name}, {rate} times slower: {} pictures, {layouts} layouts; from one picture to the next {:.0} ms at the \
             median, {:.0} ms at most, {} times over 50 ms; thread {:.1} ms a picture",
            pictures.len(),
            median(pictures.iter().copied()),
            pictures.iter().copied().fold(0.0, f64::max),
            pictures.iter().filter(|it| **it > 50.0).count(),
            times_now.since(times, pictures.len()).task,
        );
        // Patches and numbers that roll lay the page out; what moves must not, which would be hundreds of times in a turn.
        assert!(layouts <= MOST_LAYOUTS_SHOWN * SHOWN, "{name}: {layouts} layouts for {SHOWN} turns");
    }
}

/// Prints how long the thread of the page is busy with a message, by kind: they are for people, and a quiet machine.
#[tokio::test]
async fn times_of_messages() {
    let Ok(decisions) = std::env::var(TIMED_DECISIONS) else { return };
    let decisions: usize = decisions.parse().expect("a number of decisions");
    let (server, driver) = (ServerProcess::start(61), Driver::start());
    let browser = driver.browser().await;
    for (name, table) in tables(&server) {
        let mut at = Watched::open(&server, &browser, name, table).await;
        let mut kinds: BTreeMap<String, Vec<Times>> = BTreeMap::new();
        for _ in 0..decisions {
            at.until_asked().await;
            let (before, _) = counted(&browser).await;
            let (kind, _) = at.decide().await;
            let (after, _) = counted(&browser).await;
            kinds.entry(kind).or_default().push(after.since(before, 1));
            let version = at.table.version();
            at.until_asked().await;
            let others = at.table.version() - version;
            if others > 0 {
                let since = counted(&browser).await.0.since(after, others);
                kinds.entry(OTHERS.to_owned()).or_default().push(since);
            }
        }
        println!("\n| {name} | messages | thread, ms | script | style | layout |\n|---|---|---|---|---|---|");
        let own = kinds.iter().filter(|it| it.0 != OTHERS).flat_map(|it| it.1);
        print_times("all of one's own", &own.copied().collect::<Vec<_>>());
        for (kind, times) in &kinds {
            print_times(kind, times);
        }
    }
}

/// One row: the medians of a kind of message.
fn print_times(kind: &str, times: &[Times]) {
    let of = |part: fn(&Times) -> f64| median(times.iter().map(part));
    println!(
        "| {kind} | {} | {:.1} | {:.1} | {:.1} | {:.1} |",
        times.len(),
        of(|it| it.task),
        of(|it| it.script),
        of(|it| it.style),
        of(|it| it.layout)
    );
}
