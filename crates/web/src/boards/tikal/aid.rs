//! The player aid of Tikal.

use patolli_catalog::rules::tikal::{
    Motif, Options,
    data::{
        ACTION_POINTS, AUCTION_CAPITAL, CAMPS, GUARDS, LEADER_STRENGTH, LEVEL_TOKENS, LOWEST_LEVEL, MEMBERS,
        TILE_COUNT, cost, set_points,
    },
};

use super::names::motif_key;
use crate::aid::{Aid, AidBlock, AidCell, AidPrice, AidRow, AidSection};

/// Behind which tab a section lies.
const PRICES: usize = 0;
const TURN: usize = 1;
const POINTS: usize = 2;
const PICTURES: usize = 3;

/// The aid of a table.
pub(super) fn aid(options: Options) -> Aid {
    let mut turn = vec![first_steps(options.auction)];
    if options.auction {
        turn.push(auction());
    }
    turn.extend([scoring_round(options.auction), end(options.auction)]);
    Aid {
        tabs: ["aid-tab-prices", "aid-tab-turn", "aid-tab-points", "aid-tab-pictures"],
        top: Vec::new(),
        columns: vec![turn, vec![prices()], vec![points(), tokens(), supply(), pictures()]],
        numbers: numbers(options.auction),
    }
}

fn numbers(auction: bool) -> Vec<(&'static str, i64)> {
    let mut numbers = vec![
        ("points", ACTION_POINTS.into()),
        ("strength", LEADER_STRENGTH.into()),
        ("camps", CAMPS.into()),
        ("guards", GUARDS.into()),
        ("tiles", i64::try_from(TILE_COUNT).unwrap_or_default()),
    ];
    if auction {
        numbers.push(("capital", AUCTION_CAPITAL.into()));
    }
    numbers
}

fn first_steps(auction: bool) -> AidSection {
    let tile = if auction { "aid-turn-taken" } else { "aid-turn-tile" };
    AidSection::new(TURN, "advance", "aid-turn", "T-037").steps(&[tile, "aid-turn-points"])
}

fn auction() -> AidSection {
    AidSection::new(TURN, "vp", "option-auction", "T-159").note("aid-auction-capital").steps(&[
        "aid-auction-bid",
        "aid-auction-pass",
        "aid-auction-last",
    ])
}

fn scoring_round(auction: bool) -> AidSection {
    let order = if auction { "aid-scoring-others-auction" } else { "aid-scoring-others" };
    AidSection::new(TURN, "volcano", "aid-scoring", "T-136").note("aid-scoring-when").steps(&[
        "aid-scoring-first",
        order,
        "aid-scoring-volcano",
    ])
}

fn end(auction: bool) -> AidSection {
    AidSection::new(TURN, "flag", "aid-end", "T-150").text(if auction {
        "aid-end-auction"
    } else {
        "aid-end-text"
    })
}

fn prices() -> AidSection {
    let price = |icon, name, points: u8, about| AidPrice {
        icon,
        name,
        value: AidCell::Signs(points.to_string()),
        about,
    };
    let list = vec![
        price("deploy", "board-act-deploy", cost::BRING, "aid-bring"),
        AidPrice {
            icon: "path",
            name: "board-act-path",
            value: AidCell::Words("board-each-stone"),
            about: "aid-path",
        },
        price("secret-path", "board-act-secret-path", cost::SECRET_PATH, "aid-secret-path"),
        price("uncover", "board-act-uncover", cost::UNCOVER, "aid-uncover"),
        price("dig", "board-act-dig", cost::DIG, "aid-dig"),
        price("exchange", "board-act-exchange", cost::EXCHANGE, "aid-exchange"),
        price("camp", "board-act-camp", cost::CAMP, "aid-camp"),
        price("guard", "board-act-guard", cost::GUARD, "aid-guard"),
    ];
    AidSection::new(PRICES, "ap", "aid-prices", "T-068").with(AidBlock::Prices(list))
}

fn points() -> AidSection {
    let sets = (1..=3).map(|it| set_points(it).to_string()).collect::<Vec<_>>().join(" · ");
    let list = vec![
        AidPrice {
            icon: "temple",
            name: "source-temples",
            value: AidCell::Words("aid-temples-value"),
            about: "aid-temples",
        },
        AidPrice {
            icon: "statue",
            name: "source-treasures",
            value: AidCell::Signs(sets),
            about: "aid-treasures",
        },
    ];
    AidSection::new(POINTS, "vp", "aid-points", "T-139")
        .with(AidBlock::Prices(list))
        .with(AidBlock::Boxed("aid-strength"))
}

fn tokens() -> AidSection {
    let levels = (LOWEST_LEVEL..).zip(LEVEL_TOKENS);
    AidSection::new(POINTS, "uncover", "board-levels", "T-013")
        .table(vec![
            AidRow::of("temple", "", levels.map(|it| it.0)),
            AidRow::of("uncover", "", LEVEL_TOKENS.map(|it| format!("×{it}"))),
        ])
        .text("aid-tokens")
}

fn supply() -> AidSection {
    let list = format!("1 [leader] · {MEMBERS} [member] · {CAMPS} [camp] · {GUARDS} [guard]");
    AidSection::new(POINTS, "person", "aid-have", "T-014").with(AidBlock::Text(AidCell::Signs(list)))
}

fn pictures() -> AidSection {
    let terrain = [
        ("temple", "temple"),
        ("jungle", "clearing"),
        ("treasure", "treasure-site"),
        ("volcano", "volcano"),
        ("base-camp", "base-camp"),
        ("treasure-back", "aid-face-down"),
    ];
    let motifs = Motif::ALL.map(|it| (motif_icon(it), motif_key(it)));
    let list = terrain.into_iter().chain(motifs).collect();
    AidSection::new(PICTURES, "help", "aid-pictures", "T-049").with(AidBlock::Pictures(list))
}

/// The icon of a motif, whose message key is `board-` and its name.
fn motif_icon(motif: Motif) -> &'static str {
    motif_key(motif).trim_start_matches("board-")
}
