//! The example of `docs/nginx.conf`, with a real nginx: two servers behind one name.

mod front;
mod tunnel;

use self::front::{CLIENT_ADDRESS_HEADER, Nginx};
use crate::{
    cluster::Cluster, guest::TestClient, ledger::until, player_group::PlayerGroup, program::ServerProcess,
    test_database::TestDatabase, test_rng::TestRng, web::HttpClient,
};

const PLAYERS: usize = 6;
const TABLES: usize = 2;
/// Number of decisions taken on a page.
const DECISIONS: usize = 6;
/// New tables a minute from one address; thirty times as many may be opened at once.
const LIMIT: usize = 1;
/// More than that, at two servers that count for themselves.
const MANY: usize = 4 * 30 * LIMIT;

fn two_servers(database: &TestDatabase) -> [ServerProcess; 2] {
    let limit = format!("new-tables={LIMIT}");
    [(); 2].map(|()| database.start_server_with(&["--behind-proxy", "--limit", &limit], &[]))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_servers_behind_nginx_are_one() {
    let mut rng = TestRng::from_env("nginx");
    let database = TestDatabase::postgres(Cluster::shared());
    let mut servers = two_servers(&database);
    let front = Nginx::start(&servers).await;
    let mut anna = TestClient::new(&HttpClient::new(), front.tls_tunnel());
    let id = anna.open("game=tikal&seats=2&who1=hot").await;
    decide_by_socket_and_form(&mut anna, &id).await;

    let players =
        PlayerGroup::start_behind_proxy(&[front.tls_tunnel()], PLAYERS, TABLES, &mut rng, true).await;
    players.stats.wait_for_every_player().await;
    for server in &servers {
        assert!(decisions_served(server).await > 0, "both have something to do");
    }
    for server in &mut servers {
        server.kill();
        players.stats.wait_for_every_player().await;
        decide_by_socket_and_form(&mut anna, &id).await;
        server.start_again();
        until("who is back is asked again", async || decisions_served(server).await > 0).await;
    }
    let notes = players.stop().await;
    servers.iter_mut().for_each(ServerProcess::kill);
    database.check_with_others(&notes, &[&id]).await;
}

/// Decides on a page, by its socket and by its forms.
async fn decide_by_socket_and_form(anna: &mut TestClient, id: &str) {
    for _ in 0..DECISIONS {
        let mut page = anna.open_page(id).await;
        let before = page.version;
        let choice = page.choices().first().expect("Anna sits on both seats").clone();
        page.decide(&choice).await;
        page.wait_for_version_after(before).await;
        let choice = page.choices().first().expect("Anna sits on both seats").clone();
        let form = format!("do={}&version={}", choice.replace(' ', "+"), page.version);
        assert_eq!(anna.post(&format!("/t/{id}/do"), &form).await.status, 303, "{choice}");
    }
}

/// How many decisions a server was asked to take since it started; only who is on its machine is told.
async fn decisions_served(server: &ServerProcess) -> usize {
    let mut operator = TestClient::new(&HttpClient::new(), server.address);
    let numbers = operator.get("/metrics").await.body;
    let counts = numbers.lines().filter(|it| it.starts_with("patolli_decisions_total{"));
    counts.filter_map(|it| it.rsplit(' ').next()?.parse::<usize>().ok()).sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nginx_tells_who_asks_and_how() {
    let database = TestDatabase::postgres(Cluster::shared());
    let servers = two_servers(&database);
    let front = Nginx::start(&servers).await;
    let web = HttpClient::new();

    let plain = web.request("GET", front.plain, "/rules?a=1", &[("host", "games.example.org")], "").await;
    let plain = plain.expect("nginx answers");
    assert_eq!((plain.status, plain.header("location")), (301, "https://games.example.org/rules?a=1"));

    let form = ("content-type", "application/x-www-form-urlencoded");
    let named = |host: &'static str| [form, ("host", host), ("sec-fetch-site", "same-origin")];
    let entrance = front.tls_tunnel();
    let through = web.request("POST", entrance, "/name", &named("games.example.org"), "name=Anna").await;
    let through = through.expect("nginx answers");
    assert_eq!(through.status, 303, "{through:?}");
    assert!(through.header("set-cookie").contains("Secure"), "{through:?}");
    let direct = web.request("POST", servers[0].address, "/name", &[form], "name=Anna").await;
    assert!(!direct.expect("it answers").header("set-cookie").contains("Secure"), "nobody encrypts there");

    // The server keeps the name that nginx gave to the request.
    assert_eq!(through.header("x-request-id").len(), 32, "{through:?}");
    let numbers = web.request("GET", entrance, "/metrics", &[], "").await.expect("nginx answers");
    assert_eq!(numbers.status, 404, "numbers are for who is on the machine itself");

    // Whoever opens too many tables is stopped, whatever they say about themselves; others are not.
    let open = async |from: &str, claims: &str| {
        let headers = [form, (CLIENT_ADDRESS_HEADER, from), ("x-forwarded-for", claims)];
        let form = "game=tikal&seats=2&who1=hot";
        web.request("POST", entrance, "/new", &headers, form).await.expect("nginx answers").status
    };
    let mut statuses = Vec::new();
    while statuses.last() != Some(&429) {
        assert!(statuses.len() < MANY, "nobody is stopped: {statuses:?}");
        statuses.push(open("203.0.113.4", "10.9.8.7").await);
    }
    let (last, before) = statuses.split_last().expect("some");
    assert!(*last == 429 && before.iter().all(|it| *it == 303) && before.len() >= 30 * LIMIT, "{statuses:?}");
    until("other claims do not help at either server", async || {
        [open("203.0.113.4", "10.9.8.6").await, open("203.0.113.4", "203.0.113.5").await] == [429, 429]
    })
    .await;
    assert_eq!(open("203.0.113.5", "203.0.113.4").await, 303, "somebody else");
}
