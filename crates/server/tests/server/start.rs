//! Starting, and why it may fail.

use patolli_server::{Error, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;

use crate::test_server::config;

fn folder() -> TempDir {
    TempDir::new().expect("a temporary directory")
}

#[tokio::test]
async fn a_port_in_use_is_told() {
    let (one, other) = (folder(), folder());
    let first = Server::bind(config(&one)).await.expect("a free port");
    let mut second = config(&other);
    second.listen = first.address();
    let error = Server::bind(second).await.err().expect("the port is taken");
    assert!(matches!(error, Error::InUse(address) if address == first.address()));
    assert!(error.to_string().contains(&first.address().to_string()));
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told_without_the_password() {
    let folder = folder();
    for address in ["postgres://me:secret@127.0.0.1:1/patolli", "mysql://me:secret@127.0.0.1/patolli"] {
        let mut config = config(&folder);
        config.database = Some(address.to_owned());
        let error = Server::bind(config).await.err().expect("there is none");
        assert!(matches!(error, Error::Store(_)) && !error.to_string().contains("secret"), "{error}");
    }
}

#[tokio::test]
async fn a_data_directory_that_is_a_file_is_told() {
    let folder = folder();
    let mut config = config(&folder);
    config.data = folder.path().join("file");
    std::fs::write(&config.data, "no directory").expect("written");
    let error = Server::bind(config).await.err().expect("not a directory");
    assert!(matches!(error, Error::Data { .. }) && error.to_string().contains("data directory"), "{error}");
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    let folder = folder();
    let file = folder.path().join("patolli.db");
    std::fs::write(&file, "precious text, not a database ".repeat(50)).expect("written");
    let error = Server::bind(config(&folder)).await.err().expect("not a database");
    assert!(matches!(error, Error::Store(_)), "{error}");
    assert!(std::fs::read_to_string(&file).is_ok_and(|it| it.starts_with("precious")));
}

#[tokio::test]
async fn a_server_stops_in_order() {
    let folder = folder();
    let server = Server::bind(config(&folder)).await.expect("it starts");
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    stop.send(()).expect("it runs");
    running.await.expect("no panic").expect("it stops in order");
    Server::bind(config(&folder)).await.expect("the database is free again");
}
