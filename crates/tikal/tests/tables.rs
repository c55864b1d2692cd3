//! The tables in the program equal the component list `docs/data/tikal.toml`.

use std::fmt::Debug;

use patolli_core::{Game as _, Options as _, Seed};
use patolli_tikal::{
    HEXES, Hex, Motif, Options, Side, Terrain, Tikal, TileId,
    data::{
        self, ACTION_POINTS, AUCTION_CAPITAL, CAMPS, GUARDS, HIGHEST_LEVEL, LEADER_STRENGTH, LEVEL_TOKENS,
        LOWEST_LEVEL, MEMBERS, PRINTED_HEXES, TILE_COUNT, TOKEN_COUNT, TOKENS_PER_MOTIF, cost,
    },
};
use toml::{Table, Value};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/data/tikal.toml");

fn file() -> Table {
    let text = std::fs::read_to_string(FILE).expect("the component list is there");
    text.parse().expect("the component list is TOML")
}

/// A value by its path, such as `board.columns`.
fn at<'a>(table: &'a Table, path: &str) -> &'a Value {
    let mut words = path.split('.');
    let first = words.next().expect("a path has a word");
    let start = table.get(first).unwrap_or_else(|| panic!("`{path}` is missing"));
    words.fold(start, |value, word| value.get(word).unwrap_or_else(|| panic!("`{path}` is missing")))
}

fn number(table: &Table, path: &str) -> i64 {
    at(table, path).as_integer().unwrap_or_else(|| panic!("`{path}` is no number"))
}

/// The component list gives this number.
fn says<N: TryInto<i64, Error: Debug>>(table: &Table, path: &str, n: N) {
    let n: i64 = n.try_into().expect("a small number");
    assert_eq!(number(table, path), n, "{path}");
}

fn text<'a>(table: &'a Table, path: &str) -> &'a str {
    at(table, path).as_str().unwrap_or_else(|| panic!("`{path}` is no text"))
}

fn rows<'a>(table: &'a Table, path: &str) -> Vec<&'a Table> {
    let rows = at(table, path).as_array().unwrap_or_else(|| panic!("`{path}` is no list"));
    rows.iter().map(|it| it.as_table().expect("a row is a table")).collect()
}

fn numbers(table: &Table, path: &str) -> Vec<i64> {
    let list = at(table, path).as_array().unwrap_or_else(|| panic!("`{path}` is no list"));
    list.iter().map(|it| it.as_integer().expect("a list of numbers")).collect()
}

fn action<'a>(table: &'a Table, id: &str) -> &'a Table {
    let found = rows(table, "actions").into_iter().find(|it| text(it, "id") == id);
    found.unwrap_or_else(|| panic!("no action `{id}`"))
}

/// Kind, number and stones of a tile, as the component list writes them.
fn described(terrain: Terrain, stones: [u8; 6]) -> (&'static str, Option<i64>, Vec<i64>) {
    let (kind, number) = match terrain {
        Terrain::BaseCamp => ("base_camp", None),
        Terrain::Temple { value } => ("temple", Some(i64::from(value))),
        Terrain::Jungle => ("jungle", None),
        Terrain::Treasure { masks } => ("treasure", Some(i64::from(masks))),
        Terrain::Volcano => ("volcano", None),
    };
    (kind, number, stones.map(i64::from).to_vec())
}

/// The same of a row of the component list.
fn listed(row: &Table) -> (&str, Option<i64>, Vec<i64>) {
    let number = row.get("value").or_else(|| row.get("masks")).and_then(Value::as_integer);
    (text(row, "kind"), number, numbers(row, "stones"))
}

#[test]
fn tiles() {
    let file = file();
    let rows = rows(&file, "tiles");
    assert_eq!(rows.len(), TILE_COUNT);
    for (row, tile) in rows.into_iter().zip(TileId::all()) {
        assert_eq!(tile.to_string(), text(row, "id"));
        assert_eq!(tile.letter().to_string(), text(row, "letter"), "{tile}");
        assert_eq!(described(tile.tile().terrain, tile.tile().stones), listed(row), "{tile}");
    }
}

#[test]
fn tile_counts() {
    let file = file();
    says(&file, "tile_counts.total", TILE_COUNT);
    for letter in ["A", "B", "C", "D", "E", "F", "G"] {
        let count = TileId::all().filter(|it| it.letter().to_string() == letter).count();
        says(&file, &format!("tile_counts.by_letter.{letter}"), count);
    }
    for kind in ["temple", "jungle", "treasure", "volcano"] {
        let of_kind = |it: &TileId| described(it.tile().terrain, it.tile().stones).0 == kind;
        let count = TileId::all().filter(of_kind).count();
        says(&file, &format!("tile_counts.by_kind.{kind}"), count);
    }
    for tile in TileId::all() {
        let kind = if tile.is_volcano() { "stones_per_volcano" } else { "stones_per_tile" };
        let stones: u8 = tile.tile().stones.iter().sum();
        says(&file, &format!("tile_counts.{kind}"), stones);
    }
    assert_eq!(number(&file, "tile_rotation.steps"), 6);
}

#[test]
fn printed_hexes() {
    let file = file();
    let rows = rows(&file, "board.printed");
    assert_eq!(rows.len(), PRINTED_HEXES.len());
    for (row, printed) in rows.into_iter().zip(&PRINTED_HEXES) {
        assert_eq!(printed.tile.name, text(row, "id"));
        let place = (i64::from(printed.hex.column()), i64::from(printed.hex.row()));
        assert_eq!(place, (number(row, "column"), number(row, "row")));
        assert_eq!(described(printed.tile.terrain, printed.tile.stones), listed(row));
    }
    assert_eq!(data::BASE_CAMP, PRINTED_HEXES[0].hex);
}

#[test]
fn board() {
    let file = file();
    let (columns, rows) = (number(&file, "board.columns"), number(&file, "board.rows"));
    says(&file, "board.hex_count", HEXES);
    says(&file, "board.hex_count", columns * rows);
    says(&file, "board.free_count", TILE_COUNT);
    let sides: Vec<_> = at(&file, "board.sides.order").as_array().expect("a list").clone();
    let names = sides.iter().map(|it| it.as_str().expect("a name"));
    for (side, name) in Side::ALL.into_iter().zip(names) {
        assert_eq!(format!("{side:?}").to_lowercase(), name);
        let opposite = text(&file, &format!("board.sides.opposite.{name}"));
        assert_eq!(format!("{:?}", side.opposite()).to_lowercase(), opposite);
        for hex in Hex::all() {
            let parity = if hex.column() % 2 == 0 { "even_column" } else { "odd_column" };
            let step = numbers(&file, &format!("board.neighbours.{parity}.{name}"));
            let (column, row) = (i64::from(hex.column()) + step[0], i64::from(hex.row()) + step[1]);
            let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
            let expected = inside.then(|| format!("h{column}{row}"));
            assert_eq!(hex.neighbour(side).map(|it| it.to_string()), expected, "{hex} {name}");
        }
    }
}

#[test]
fn level_tokens() {
    let file = file();
    let rows = rows(&file, "temple_levels.tokens");
    assert_eq!(rows.len(), LEVEL_TOKENS.len());
    for ((row, level), count) in rows.into_iter().zip(LOWEST_LEVEL..).zip(LEVEL_TOKENS) {
        says(row, "level", level);
        says(row, "count", count);
    }
    says(&file, "temple_levels.lowest_token", LOWEST_LEVEL);
    says(&file, "temple_levels.highest_token", HIGHEST_LEVEL);
    let total: i64 = LEVEL_TOKENS.iter().map(|it| i64::from(*it)).sum();
    assert_eq!(number(&file, "temple_levels.total"), total);
}

#[test]
fn treasures() {
    let file = file();
    let rows = rows(&file, "treasures.motifs");
    assert_eq!(rows.len(), Motif::ALL.len());
    for (row, motif) in rows.into_iter().zip(Motif::ALL) {
        says(row, "copies", TOKENS_PER_MOTIF);
        // The list says what it is made of too: `clay_jug` is our `jug`, `jade_mask` is `jade-mask`.
        let name = text(row, "name_id").replace('_', "-");
        assert!(name.ends_with(motif.key()), "{name} is not {motif}");
    }
    says(&file, "treasures.total", TOKEN_COUNT);
    says(&file, "treasures.copies_per_motif", TOKENS_PER_MOTIF);
}

#[test]
fn set_points() {
    let file = file();
    let listed = ["single", "pair", "triple"].map(|it| number(&file, &format!("treasures.set_points.{it}")));
    let start = Tikal::start(&options(2), deal());
    let mut sheet = serde_json::to_value(&start).expect("a position can be written");
    let worth = [1, 2, 3].map(|count| {
        sheet["players"][0]["treasures"]["statue"] = count.into();
        let game: Tikal = serde_json::from_value(sheet.clone()).expect("a position can be read");
        i64::from(game.treasure_points(patolli_core::Seat::new(0)))
    });
    assert_eq!(worth, listed);
}

#[test]
fn pieces() {
    let file = file();
    let own = |what: &str| number(&file, &format!("pieces_per_player.{what}"));
    says(&file, "pieces_per_player.expedition_member", MEMBERS);
    says(&file, "pieces_per_player.camp", CAMPS);
    for what in ["expedition_leader", "expedition_member", "camp", "score_marker"] {
        assert_eq!(number(&file, &format!("pieces_total.{what}")), own(what) * 4, "{what}");
    }
    let seats = (number(&file, "game.players_min"), number(&file, "game.players_max"));
    assert_eq!((i64::from(Options::SEATS.0), i64::from(Options::SEATS.1)), seats);
    assert_eq!(text(&file, "game.id"), Tikal::NAME);
}

#[test]
fn prices_and_limits() {
    let file = file();
    let prices = [
        ("deploy", cost::BRING),
        ("move_between_camps", cost::SECRET_PATH),
        ("uncover_temple", cost::UNCOVER),
        ("dig_treasure", cost::DIG),
        ("exchange_treasure", cost::EXCHANGE),
        ("build_camp", cost::CAMP),
        ("place_guard", cost::GUARD),
    ];
    for (id, price) in prices {
        says(action(&file, id), "cost", price);
    }
    says(action(&file, "build_camp"), "max_per_player_per_game", CAMPS);
    says(action(&file, "place_guard"), "max_per_player_per_game", GUARDS);
    says(&file, "turn.action_points", ACTION_POINTS);
    says(&file, "scoring.points_before_scoring", ACTION_POINTS);
    says(&file, "majority.leader_weight", LEADER_STRENGTH);
}

#[test]
fn points_at_the_start() {
    let file = file();
    let score = |auction| {
        let options = Options { auction, ..options(2) };
        Tikal::start(&options, deal()).score(patolli_core::Seat::new(0))
    };
    says(&file, "board.score_track.start_position_basic", score(false));
    says(&file, "board.score_track.start_position_auction", score(true));
    says(&file, "auction.start_points", AUCTION_CAPITAL);
}

#[test]
fn auction_rounds() {
    let file = file();
    for (seats, name) in [(2, "two_players"), (3, "three_players"), (4, "four_players")] {
        let rounds = number(&file, &format!("auction.rounds.{name}"));
        says(&file, "tile_counts.total", rounds * seats);
    }
    let options = Options { auction: true, ..options(3) };
    let open = Tikal::start(&options, deal()).view(patolli_core::Viewer::Watcher).piles.open;
    assert_eq!(open.len(), 3, "one tile per player, as `tiles_revealed_per_round` says");
    assert_eq!(text(&file, "auction.tiles_revealed_per_round"), "player_count");
}

fn options(seats: u8) -> Options {
    Options::for_seats(seats).expect("two to four seats play")
}

fn deal() -> patolli_tikal::Deal {
    Tikal::deal(&options(2), &mut Seed::from(1).rng())
}
