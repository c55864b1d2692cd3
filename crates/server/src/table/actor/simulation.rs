//! Tables of all games in virtual time, on both engines: people decide, fall silent, leave and come back, machines die,
//! databases go away and clocks jump. Every table ends, as its log says, and nobody is wronged.

mod chance;
mod engine;
mod machine;
mod opening;
mod people;
mod referee;
mod table;
mod world;

use self::{engine::Engine, world::World};

/// Tables that are played on each engine, unless `PATOLLI_SIMULATED_TABLES` says otherwise.
const ON_SQLITE: usize = 12;
const ON_POSTGRES: usize = 6;

fn tables(usual: usize) -> usize {
    std::env::var("PATOLLI_SIMULATED_TABLES").ok().and_then(|it| it.parse().ok()).unwrap_or(usual)
}

fn seed() -> u64 {
    std::env::var("PATOLLI_SIMULATION_SEED").ok().and_then(|it| it.parse().ok()).unwrap_or(1)
}

#[tokio::test]
async fn every_table_of_one_machine_ends_as_its_log_says() {
    let endings = World::open(Engine::sqlite(), seed()).await.play(tables(ON_SQLITE)).await;
    assert!(endings.played > 0 && endings.finished > 0, "{endings:?}");
}

#[tokio::test]
async fn every_table_of_two_machines_ends_as_its_log_says() {
    World::open(Engine::postgres(), seed()).await.play(tables(ON_POSTGRES)).await;
}
