//! What is in the box, who plays, how players start, who wins ties.

use patolli_core::{Game as _, Options as _, Seat};
use patolli_teotihuacan::{
    Board, BotTile, Options, Setup, Temple, Teotihuacan,
    data::{
        BUILDINGS, Bonus, DRAFT_OFFER, DecorationId, Discovery, FIRST_GAME, FIRST_GAME_BONUSES,
        FIRST_GAME_ROYALS, FIRST_GAME_TECHNOLOGIES, FirstGame, NEUTRAL_COLOURS, PRINTED_RING, PyramidId,
        RESERVE_POWER, Royal, START_COCOA, STARTING_PRINTED, STARTING_TILES_DEALT, STARTING_TILES_KEPT,
        StartId, StartingBenefit, Technology, WORKERS,
    },
};

use crate::{
    list::{Part, goods, named, numbered, rows, section},
    scenario::{dealt, normal, opening, scenario, seat, variant},
};

#[test]
fn meta() {
    let mut it = section("meta");
    assert_eq!(it.text("game").split(':').next().map(str::to_lowercase).as_deref(), Some(Teotihuacan::NAME));
    it.says("players_min", Options::SEATS.0);
    it.says("players_max", Options::SEATS.1);
    it.reads("default_confidence", "certain");
    assert!(!it.text("rulebook").is_empty(), "where the text came from");
}

#[test]
fn components() {
    let mut it = section("components");
    let deal = dealt(1);
    it.says("action_boards_loose", deal.boards.len());
    it.says("decoration_tiles", DecorationId::all().count());
    it.says("discovery_tiles", Discovery::all().map(|it| it.tile().copies).sum::<u8>());
    it.says("technology_tiles", Technology::all().count());
    it.says("starting_tiles", StartId::all().count());
    it.says("royal_tiles", Royal::all().count());
    it.says("temple_bonus_tiles", Bonus::all().count());
    it.says("pyramid_tiles", PyramidId::all().count());
    it.says("buildings", BUILDINGS);
    let table = opening(normal(4), 1);
    it.says("calendar_discs", [table.game().light(), table.game().dark()].len());
    it.says("player_order_tokens", table.view("p1").players.iter().map(|it| it.token).max().unwrap());
    it.says("dice_per_player", WORKERS);
    it.says("technology_markers_per_player", table.game().technologies().len());
    // Temples, the Avenue, the pyramid track, the score.
    it.says("track_markers_per_player", Temple::ALL.len() + 3);
    it.says("bot_action_tiles", BotTile::ALL.len());
    it.says("bot_direction_tiles", deal.arrows.len());
    // More than 20 wood and more than any cocoa in the box.
    let rich = scenario(2).resources("p1", 20, 0, 0).cocoa("p1", 150).owns("p1", "two-resources");
    let rich = rich.owns("p1", "four-cocoa").play("use two-resources; gain wood 2; use four-cocoa");
    rich.has_resources("p1", 22, 0, 0).has_cocoa("p1", 154);
    it.is("cocoa_unlimited", true);
    it.is("resources_unlimited", true);
}

#[test]
fn ring() {
    let mut it = section("rondel");
    let table = opening(normal(4), 1);
    let ring = table.game().ring();
    for (place, board) in [("1", ring[0]), ("5", ring[4])] {
        it.says(&format!("fixed.{place}"), board.number());
    }
    assert_eq!((ring[0], ring[4]), (Board::Palace, Board::Construction));
    let loose: Vec<u8> =
        (1..=8u8).filter(|it| dealt(1).boards.contains(&ring[usize::from(*it) - 1])).collect();
    it.lists("shuffled_positions", &loose);
    it.lists("first_game_order", &PRINTED_RING.map(Board::number));
    let away = |name: &str| scenario(2).game().distance(Board::Palace, crate::scenario::read(name));
    let moves: Vec<u8> =
        scenario(2).offered().iter().map(|it| away(it.split(' ').next_back().expect("a board"))).collect();
    it.says("worker_move_min", *moves.iter().min().expect("moves"));
    it.says("worker_move_max", *moves.iter().max().expect("moves"));
    assert_eq!(moves, [1, 2, 3]);
}

/// What a starting tile brings beside its goods.
fn gift(gift: StartingBenefit) -> (&'static str, u8) {
    match gift {
        StartingBenefit::Resources(n) => ("resource", n),
        StartingBenefit::Climb(Temple::Blue) => ("temple_blue", 1),
        StartingBenefit::Climb(Temple::Red) => ("temple_red", 1),
        StartingBenefit::Climb(Temple::Green) => ("temple_green", 1),
        StartingBenefit::Avenue => ("avenue", 1),
        StartingBenefit::Technology => ("technology", 1),
        StartingBenefit::PowerUp => ("power_up", 1),
        StartingBenefit::Discovery => ("discovery", 1),
    }
}

#[test]
fn starting_tiles() {
    let rows = rows("starting_tile");
    assert_eq!(rows.len(), StartId::all().count());
    for (mut row, (start, number)) in rows.into_iter().zip(StartId::all().zip(1..)) {
        let tile = start.tile();
        row.reads("id", &format!("st_{number:02}"));
        assert_eq!(start.key(), format!("start-{number}"));
        row.lists("boards", &tile.boards.map(Board::number));
        let gifts: Vec<_> = tile.benefits.iter().map(|it| gift(*it)).collect();
        assert_eq!(row.amounts("gain"), named(&[&goods(tile.goods)[..], &gifts].concat()), "{start}");
        if row.has("gain_printed") {
            assert_eq!(start.key(), STARTING_PRINTED.0);
            let printed = named(&[&goods(STARTING_PRINTED.1)[..], &gifts].concat());
            assert_eq!(row.amounts("gain_printed"), printed);
        } else {
            assert_ne!(start.key(), STARTING_PRINTED.0);
        }
    }
}

#[test]
fn setting_up() {
    let mut it = section("setup");
    first_game(it.part("first_game"));
    neutral(it.part("neutral"));
    it.says("start_cocoa.first", START_COCOA.first);
    it.says("start_cocoa.middle", START_COCOA.middle);
    it.says("start_cocoa.last", START_COCOA.last);
    let player = opening(normal(4), 1).view("p1").players.swap_remove(0);
    it.says("workers_in_play", player.hand.len());
    it.says("start_worker_power", player.hand[0]);
    it.says("reserve_worker_power", RESERVE_POWER);
    it.says("starting_tiles_dealt", STARTING_TILES_DEALT);
    it.says("starting_tiles_kept", STARTING_TILES_KEPT);
    it.lists("worship_discovery_slots", &Board::WITH_DISCOVERY.map(Board::number));
    for seats in 2..=4usize {
        it.says(&format!("draft_face_up.{seats}"), DRAFT_OFFER[seats - 1]);
    }
    assert_eq!(DRAFT_OFFER[0], DRAFT_OFFER[1], "one player drafts as two do");
}

fn neutral(mut it: Part) {
    for seats in 1..=4usize {
        it.says(&format!("neutral_colours.{seats}"), NEUTRAL_COLOURS[seats - 1]);
    }
    it.says("workers_per_colour", 3);
    let first_game = Options { setup: Setup::FirstGame, printed_boards: true, ..normal(2) };
    let colour = |table: &crate::scenario::Scenario, colour: usize| -> Vec<String> {
        let sheet = serde_json::to_value(table.game()).expect("a position");
        let boards = sheet["neutral"][colour].as_array().expect("boards").clone();
        boards.iter().map(|it| it.as_str().expect("a board").to_owned()).collect()
    };
    // The boards of the second colour tell how many tiles the first one took.
    let took = |skip: &u8| {
        (1..20).all(|seed| {
            let drawn = dealt(seed).neutral.expect("a pile since version 2 of the rules");
            let table = opening(first_game, seed);
            assert_eq!(colour(&table, 0), first_three(&drawn));
            colour(&table, 1) == first_three(&drawn[usize::from(*skip)..])
        })
    };
    it.says("tiles_drawn_at_setup", (1..6u8).find(took).expect("a number"));
    for (era, name) in [(0u8, "eclipse_1"), (1, "eclipse_2")] {
        let table = scenario(2).eclipses(era).last_round().pass().pass();
        let table = table.play("wages 0; wages 0");
        let tiles = dealt(1).eclipses[usize::from(era)];
        assert_eq!(colour(&table, 0), first_three(&tiles), "{name}");
        assert_eq!(colour(&table, 1), first_three(&tiles[2..]), "{name}");
    }
    it.says("tiles_drawn_at_eclipse", 2);
    assert_eq!(it.words("relocated_after"), ["eclipse_1", "eclipse_2"]);
    it.reads("rule", "first three different board numbers on the drawn starting tiles");
}

/// The first three boards that tiles name, sorted.
fn first_three(tiles: &[StartId]) -> Vec<String> {
    let mut boards: Vec<Board> = Vec::new();
    for board in tiles.iter().flat_map(|it| it.tile().boards) {
        if boards.len() < 3 && !boards.contains(&board) {
            boards.push(board);
        }
    }
    boards.sort();
    boards.into_iter().map(|it| it.to_string()).collect()
}

fn first_game(mut it: Part) {
    let royals = FIRST_GAME_ROYALS.map(|it| it.key().trim_start_matches("royal-").parse().expect("a number"));
    it.lists("royal_tiles", &royals);
    it.lists("technology_tiles", &FIRST_GAME_TECHNOLOGIES.map(|it| it.tile().number));
    let names = [("bonus-flat", "flat"), ("bonus-avenue", "avenue_steps"), ("bonus-workers", "workers")];
    for (temple, (bonus, (key, id))) in Temple::ALL.into_iter().zip(FIRST_GAME_BONUSES.into_iter().zip(names))
    {
        assert_eq!(bonus.key(), key);
        it.reads(&format!("temple_bonus.{temple}"), id);
    }
    let players = it.rows("player");
    assert_eq!(players.len(), FIRST_GAME.len());
    for (player, (start, order)) in players.into_iter().zip(FIRST_GAME.into_iter().zip(1..)) {
        first_game_player(player, start, order);
    }
}

fn first_game_player(mut it: Part, start: FirstGame, order: u8) {
    it.says("order", order);
    let mut gain = goods(start.goods).to_vec();
    gain.push(("avenue", start.avenue));
    gain.push(("technology_rank", start.technology.unwrap_or_default()));
    for (temple, resource) in start.steps {
        gain.push(gift(StartingBenefit::Climb(*temple)));
        if let Some(resource) = resource {
            it.reads(&format!("forced_resource.temple_{temple}"), resource.key());
        }
    }
    assert_eq!(it.amounts("gain"), named(&gain), "player {order}");
    let workers = it.rows("workers");
    assert_eq!(workers.len(), start.workers.len());
    for (mut worker, (board, power)) in workers.into_iter().zip(start.workers) {
        assert_eq!(numbered(worker.number("board")), board);
        worker.says("power", power);
    }
}

#[test]
fn ties() {
    let mut it = section("tie_break");
    // Who is first among two: by points, then cocoa, then the order token.
    for (key, dark_eclipse, token) in [("normal", false, "lower"), ("dark_eclipse", true, "higher")] {
        let first = |points: [u16; 2], cocoa: [u16; 2]| {
            let table = variant(Options { dark_eclipse, printed_boards: true, ..normal(2) });
            let table = table.score("p1", points[0]).score("p2", points[1]);
            let table = table.cocoa("p1", cocoa[0]).cocoa("p2", cocoa[1]);
            let place = table.game().places().iter().position(|it| *it == 1);
            Seat::new(u8::try_from(place.expect("somebody is first")).expect("small"))
        };
        assert_eq!(first([5, 4], [0, 9]), seat("p1"));
        assert_eq!([first([5, 5], [3, 4]), first([5, 5], [4, 3])], [seat("p2"), seat("p1")]);
        let tied = if token == "lower" { "p1" } else { "p2" };
        assert_eq!(first([5, 5], [3, 3]), seat(tied));
        assert_eq!(it.words(key), ["vp", "cocoa", &format!("{token}_order_token")]);
    }
}
