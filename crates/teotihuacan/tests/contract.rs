//! Teotihuacan keeps the contract of every game.

mod builders;

use std::{
    env, fs,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use patolli_core::{
    Game as _, Log, OptionKind, Options as _, Play, Record, Seat, Seed, Status, random_action,
};
use patolli_teotihuacan::{
    Action, AscensionReward, Board, Difficulty, MoveTiles, Options, PyramidSpot, Resource, Resources, Row,
    Setup, Side, Space, Temple, Teotihuacan, WorshipChoice,
    data::{Discovery, StartId, Technology},
};
use patolli_testkit::{contract, every_version_opens, golden, tree_counts};

fn normal(seats: u8) -> Options {
    Options::for_seats(seats).expect("one to four seats")
}

/// The first version of the rules, which is played on for ever.
fn first_rules(options: Options) -> Options {
    options.with_rules(1).expect("a version of the rules")
}

/// Every action notation can say, with payments of up to five resources.
fn universe(visit: &mut dyn FnMut(Action)) {
    StartId::all().for_each(|tile| visit(Action::Keep { tile }));
    [
        Action::Rest,
        Action::Unlock,
        Action::Collect,
        Action::Reward,
        Action::Decline,
        Action::Continue,
        Action::WagesWaived,
        Action::End,
    ]
    .into_iter()
    .for_each(&mut *visit);
    for board in Board::ALL {
        (0..=5).for_each(|power| visit(Action::Place { board, power }));
        (0..=5).for_each(|power| visit(Action::PowerUp { board: Some(board), power }));
        for to in Board::ALL {
            moves(board, to, visit);
        }
    }
    (0..=5).for_each(|power| visit(Action::PowerUp { board: None, power }));
    (0..=5).for_each(|times| visit(Action::Trade { times }));
    (0..=8).for_each(|cocoa| visit(Action::Wages { cocoa }));
    for tile in Discovery::all() {
        [Action::Use { tile }, Action::Take { tile }].into_iter().for_each(&mut *visit);
    }
    for temple in Temple::ALL {
        visit(Action::Climb { temple });
    }
    for reward in AscensionReward::ALL {
        visit(Action::Ascend { reward });
    }
    Technology::all().for_each(|technology| visit(Action::Develop { technology }));
    for row in Row::ALL {
        visit(Action::House { row });
    }
    for (wood, stone, gold) in (0..6).flat_map(|w| (0..6).flat_map(move |s| (0..6).map(move |g| (w, s, g)))) {
        let resources = Resources::new(wood, stone, gold);
        visit(Action::Pay { resources });
        visit(Action::Gain { resources });
    }
    choices_of_boards(visit);
}

fn moves(from: Board, to: Board, visit: &mut dyn FnMut(Action)) {
    for power in 0..=5 {
        for along in [None].into_iter().chain((0..=5).map(Some)) {
            for anywhere in [false, true] {
                visit(Action::Move { from, power, to, tiles: MoveTiles { anywhere, along } });
            }
        }
    }
}

fn choices_of_boards(visit: &mut dyn FnMut(Action)) {
    for waived in [false, true] {
        (0..=3).for_each(|plus| visit(Action::Main { waived, extra_workers: plus }));
        for (space, take) in
            Space::ALL.into_iter().flat_map(|space| WorshipChoice::ALL.map(|take| (space, take)))
        {
            for by in [None].into_iter().chain((0..=5).map(Some)) {
                visit(Action::Worship { space, choice: take, by, waived });
            }
        }
    }
    for slot in 0..=3 {
        for side in Side::ALL {
            visit(Action::Decorate { slot, side });
        }
    }
    for (slot, spot) in (0..=2).flat_map(|slot| PyramidSpot::all().map(move |spot| (slot, spot))) {
        for turn in 0..=3 {
            for save in [None].into_iter().chain(Resource::ALL.map(Some)) {
                visit(Action::Build { slot, spot, rotation: turn, discount: save });
            }
        }
    }
}

#[test]
fn normal_game() {
    for seats in 1..=4 {
        contract::<Teotihuacan>(&normal(seats), 60, universe);
    }
}

#[test]
fn every_setup() {
    for seats in 1..=4 {
        for setup in [Setup::FirstGame, Setup::Draft] {
            let printed_boards = setup == Setup::FirstGame;
            contract::<Teotihuacan>(&Options { setup, printed_boards, ..normal(seats) }, 30, universe);
        }
    }
}

#[test]
fn dark_eclipses() {
    for seats in 1..=4 {
        contract::<Teotihuacan>(
            &Options { dark_eclipse: true, printed_values: true, ..normal(seats) },
            30,
            universe,
        );
    }
}

#[test]
fn the_first_version_of_the_rules() {
    for seats in 1..=4 {
        contract::<Teotihuacan>(&first_rules(normal(seats)), 15, universe);
        let dark = Options { setup: Setup::Draft, dark_eclipse: true, ..normal(seats) };
        contract::<Teotihuacan>(&first_rules(dark), 10, universe);
    }
}

/// Interruptions pile questions up and add to every decision; the bounds hold all the same.
#[test]
fn thousands_of_games_stay_within_their_bounds() {
    for (seats, seed) in (1..=4).flat_map(|seats| (0..600u64).map(move |seed| (seats, seed))) {
        let options = Options { dark_eclipse: seed % 2 == 1, ..normal(seats) };
        let mut rng = Seed::from(seed).rng();
        let mut position = Teotihuacan::start(&options, Teotihuacan::deal(&options, &mut rng));
        let mut steps = 0;
        while let Status::Asks(_) = position.status() {
            let mut tile = None;
            let mut choices = 0;
            let _ = position.each_legal(&mut |it| {
                choices += 1;
                tile = tile.or(Some(it).filter(|it| matches!(it, Action::Use { .. })));
                ControlFlow::Continue(())
            });
            assert!(choices <= Teotihuacan::MAX_CHOICES, "{choices} choices");
            // Every other game uses its tiles in the middle of whatever is going on.
            let midway = position.is_mid_action(position.active_seat());
            let (random, _) = random_action(&position, &mut rng).expect("a live position offers something");
            let action = tile.filter(|_| midway && seed % 4 > 1).unwrap_or(random);
            position.apply(action, &mut Log::off());
            steps += 1;
            if steps % 32 == 0 {
                position.audit().unwrap_or_else(|flaw| panic!("{flaw}"));
            }
        }
        assert!(steps <= Teotihuacan::MAX_DECISIONS, "{steps} decisions");
    }
}

// One test, so that blessing writes the replays before the trees grow from them.
#[test]
fn replays_still_open_and_trees_have_their_size() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let folder = tests.join("replays");
    for seats in 1..=4 {
        let normal = normal(seats);
        let first_game = Options { setup: Setup::FirstGame, printed_boards: true, ..normal };
        let draft = Options { setup: Setup::Draft, ..normal };
        let dark_eclipse = Options { dark_eclipse: true, ..normal };
        golden::<Teotihuacan>(&folder, &format!("normal-{seats}"), &normal, 1);
        golden::<Teotihuacan>(&folder, &format!("first-game-{seats}"), &first_game, 2);
        golden::<Teotihuacan>(&folder, &format!("draft-{seats}"), &draft, 3);
        golden::<Teotihuacan>(&folder, &format!("dark-eclipse-{seats}"), &dark_eclipse, 4);
    }
    let others = [
        ("printed-boards-2", Options { printed_boards: true, ..normal(2) }),
        ("printed-values-3", Options { printed_values: true, first: Seat::new(1), ..normal(3) }),
        ("printed-all-4", Options { printed_boards: true, printed_values: true, ..normal(4) }),
        ("printed-values-1", Options { printed_values: true, ..normal(1) }),
    ];
    for (name, options) in others {
        golden::<Teotihuacan>(&folder, name, &options, 5);
    }
    difficulties(&folder);
    endings(&folder);
    every_version_opens::<Teotihuacan>(&folder);
    let starts = [
        ("v1/normal-1", 0, 5),
        ("v1/normal-4", 0, 5),
        ("v1/draft-3", 0, 4),
        ("v1/first-game-2", 0, 4),
        ("v1/first-game-1", 40, 4),
        ("v1/normal-4", 57, 4),
        ("v1/dark-eclipse-3", 200, 4),
        ("v1/printed-all-4", 400, 4),
        ("v1/pyramid-standard", 26, 3),
        ("v1/pyramid-dark", 23, 3),
        ("v1/victory", 82, 4),
        ("v2/normal-2", 0, 5),
        ("v2/draft-3", 60, 4),
        ("v2/normal-4", 300, 4),
        ("v2/dark-eclipse-1", 120, 4),
    ];
    tree_counts::<Teotihuacan>(&tests.join("tree.txt"), &folder, &starts);
}

/// Every change of Teotibot's difficulty alone, in every size and direction.
fn difficulties(folder: &Path) {
    let specs = Options::SPECS.iter().filter(|it| it.key.starts_with("bot-"));
    let mut changes = 0;
    for spec in specs {
        let OptionKind::OneOf(values) = spec.kind else { panic!("{} has values", spec.key) };
        for value in values.iter().filter(|it| **it != "normal") {
            let options = Options::from_pairs(1, [(spec.key, *value)]).expect("a value of the option");
            assert_ne!(options, normal(1));
            golden::<Teotihuacan>(folder, &format!("{}-{value}", spec.key), &options, 6);
            changes += 1;
        }
    }
    // H-526 to H-531: three workers, three resources and the steps by 1; cocoa, technologies and bonus tiles by 1 and 2.
    assert_eq!(changes, 2 * 7 + 4 * 3);
}

/// Both ways a game can end, at both timings; a victory over Teotibot and a defeat.
fn endings(folder: &Path) {
    for seats in 1..=4 {
        for name in ["normal", "dark-eclipse"] {
            let over = replay(folder, &format!("{name}-{seats}"));
            let ended =
                over.position().eclipses() == 3 && over.position().tile_at(PyramidSpot::TOP).is_none();
            assert!(ended, "{name}-{seats} ends after the third eclipse");
        }
    }
    let early = |it: &Play<Teotihuacan>| it.position().eclipses() < 3 && ended_by_the_pyramid(it);
    golden_of_builders(folder, "pyramid-standard", normal(4), early);
    let dark = |seats| Options { dark_eclipse: true, ..normal(seats) };
    golden_of_builders(folder, "pyramid-dark", dark(4), ended_by_the_pyramid);
    golden_of_builders(folder, "pyramid-in-the-last-era", normal(3), ended_by_the_pyramid);
    let victory = |it: &Play<Teotihuacan>| it.position().places()[0] == 1;
    let weakest = Difficulty {
        gold_deposits: -1,
        nobles: -1,
        construction: -1,
        wood: -1,
        stone: -1,
        gold: -1,
        cocoa: -2,
        worship: -1,
        bonus: -10,
        technology: -2,
    };
    golden_of_builders(folder, "victory", Options { bot: weakest, ..normal(1) }, victory);
    assert!(!victory(&replay(folder, "normal-1")), "a defeat");
}

/// Whether the top tile brought the last eclipse, before the light disc did.
fn ended_by_the_pyramid(play: &Play<Teotihuacan>) -> bool {
    let complete = |it: &Teotihuacan| it.tile_at(PyramidSpot::TOP).is_some();
    complete(play.position())
        && (1..=play.moves().len()).any(|at| {
            let (before, after) = (play.position_at(at - 1), play.position_at(at));
            !complete(&before) && complete(&after) && !before.is_eclipse_near()
        })
}

/// Like `golden`, but builders play, and the game ends as wanted.
fn golden_of_builders(
    folder: &Path,
    name: &str,
    options: Options,
    wanted: impl Fn(&Play<Teotihuacan>) -> bool,
) {
    if env::var_os("PATOLLI_BLESS").is_some() && !stored(folder, name).exists() {
        let mut games = (1..20_000).map(|seed| builders::game(options, seed));
        let game = games.find(&wanted).expect("such a game");
        let text = game.record().expect("a dealt game has a record").to_string();
        fs::write(stored(folder, name), text).expect("blessing writes the file");
    }
    let over = replay(folder, name);
    assert_eq!(*over.position().options(), options, "{name}");
    assert!(wanted(&over), "{name} ends in another way");
}

/// Where a game by the newest rules is stored.
fn stored(folder: &Path, name: &str) -> PathBuf {
    folder.join(format!("v{}", Options::RULES)).join(name).with_extension("replay")
}

/// A stored game.
fn replay(folder: &Path, name: &str) -> Play<Teotihuacan> {
    let text = fs::read_to_string(stored(folder, name)).expect("the replay is stored");
    let record: Record = text.parse().expect("the replay is a record");
    assert_eq!(record.to_string(), text, "{name} is written as records are");
    let over = Play::<Teotihuacan>::from_record(&record).expect("the replay opens");
    assert_eq!(over.position().status(), Status::Over, "{name} is a whole game");
    over.position().audit().unwrap_or_else(|flaw| panic!("{name}: {flaw}"));
    over
}

#[test]
fn a_position_takes_at_most_two_kibibytes() {
    assert!(size_of::<Teotihuacan>() <= 2048, "{} bytes", size_of::<Teotihuacan>());
}
