//! Tables that the operator lists, shows, closes and deletes.

use std::{thread::sleep, time::Duration};

use super::{ServerProcess, TestClient, TestDatabase, assert_verified};

#[test]
fn tables_are_listed_shown_closed_and_deleted() {
    for kept in TestDatabase::both_engines() {
        let [over, running, waiting] = kept.fill();
        let listed = kept.admin(&["table", "list"]).succeeded().out;
        assert!(listed.ends_with("3 tables\n") && listed.contains("Žofie, bot random"), "{listed}");
        let json = kept.admin(&["table", "list", "--phase", "open", "--json"]).succeeded().json();
        assert_eq!(
            (json["tables"].as_array().map(Vec::len), &json["tables"][0]["id"]),
            (Some(1), &waiting.as_str().into())
        );
        let shown = kept.admin(&["table", "show", running.as_str()]).succeeded().out;
        assert!(shown.contains("tzolkin, running, ") && shown.contains("seat 1: bot random"), "{shown}");
        for secret in ["00112233445566778899aabbccddeeff", "0123456789abcdef"] {
            assert!(!shown.contains(secret) && !listed.contains(secret), "secrets stay secret");
        }
        let closed =
            kept.admin(&["table", "close", running.as_str(), waiting.as_str(), "--json"]).succeeded().json();
        assert_eq!(closed["closed"].as_array().map(Vec::len), Some(2));
        let again = kept.admin(&["table", "close", running.as_str(), over.as_str()]);
        assert!(again.code == Some(1) && again.err.contains("over already"), "{}", again.err);
        let shown = kept.admin(&["table", "show", running.as_str(), "--json"]).succeeded().json();
        assert_eq!((&shown["state"], &shown["closed"]["by"]), (&"closed".into(), &"operator".into()));
        assert_verified(kept.admin(&["verify", "--json"]));
        kept.admin(&["table", "delete", running.as_str(), over.as_str()]).succeeded();
        let gone = kept.admin(&["table", "delete", over.as_str()]);
        assert!(gone.code == Some(1) && gone.err.contains("not there"), "{}", gone.err);
        assert_eq!(
            kept.admin(&["table", "list", "--json"]).json()["tables"].as_array().map(Vec::len),
            Some(1)
        );
        assert_verified(kept.admin(&["verify", "--json"]));
    }
}

#[test]
fn a_table_that_cannot_be_played_is_listed_shown_closed_and_deleted_too() {
    for kept in TestDatabase::both_engines() {
        let [over, running, waiting] = kept.fill();
        kept.tamper(&format!("DELETE FROM log WHERE n = 4 AND table_id = '{running}'"));
        kept.tamper(&format!("UPDATE tables SET rules = 999 WHERE id = '{waiting}'"));
        kept.tamper(&format!("UPDATE tables SET owner = 'nobody at all' WHERE id = '{over}'"));
        let listed = kept.admin(&["table", "list"]).succeeded().out;
        assert!(
            listed.contains("teotihuacan (of a newer release)") && listed.contains("damaged"),
            "{listed}"
        );
        assert!(listed.ends_with("3 tables\n"), "{listed}");
        for id in [&over, &running, &waiting] {
            let shown = kept.admin(&["table", "show", id.as_str(), "--json"]).succeeded().json();
            assert!(shown["trouble"].is_string() || shown["why"].is_string(), "{shown}");
        }
        kept.admin(&["table", "close", running.as_str(), waiting.as_str()]).succeeded();
        kept.admin(&["table", "delete", over.as_str(), running.as_str(), waiting.as_str()]).succeeded();
        assert_eq!(kept.full_tables(), []);
    }
}

#[test]
fn a_server_that_runs_notices_what_the_operator_closes_and_deletes() {
    for kept in TestDatabase::both_engines() {
        let server = ServerProcess::start(&kept);
        let mut guest = TestClient::named(&server.address, "Ana");
        let path = guest.create(&["me", "bot:random"], &[]);
        assert_eq!(guest.get(&path).status, 200);
        let id = path.trim_start_matches("/t/").to_owned();
        for (task, status) in [("close", 410), ("delete", 404)] {
            kept.admin(&["table", task, &id]).succeeded();
            while guest.get(&path).status != status {
                sleep(Duration::from_millis(20));
            }
        }
    }
}
