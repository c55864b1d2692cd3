//! Whether a position is possible: every piece is somewhere, and nowhere twice.

use patolli_core::{InvalidPosition, Seat};

use crate::{
    Hex, HexSet, HighestBid, Leader, Phase, Terrain, Tikal, TileId, TurnKind,
    data::{
        self, ACTION_POINTS, CAMPS, GUARDS, LEVEL_TOKENS, LOWEST_LEVEL, MAX_POINTS, MAX_SCORING_POINTS,
        MEMBERS, PRINTED_HEXES, TILE_COUNT, TOKENS_PER_MOTIF,
    },
    position::HexTile,
};

/// Checks everything about a position that the types leave open.
pub(crate) fn audit(game: &Tikal) -> Result<(), InvalidPosition> {
    game.deal.audit().map_err(|it| InvalidPosition(it.0))?;
    ranges(game)?;
    tiles(game)?;
    tokens(game)?;
    levels(game)?;
    game.each_seat().try_for_each(|it| player(game, it))?;
    turn(game)
}

fn ensure(holds: bool, flaw: impl FnOnce() -> String) -> Result<(), InvalidPosition> {
    if holds { Ok(()) } else { Err(InvalidPosition(flaw())) }
}

/// Numbers that everything else is computed from are small enough.
fn ranges(game: &Tikal) -> Result<(), InvalidPosition> {
    for hex in Hex::all() {
        if let HexTile::Tile(tile, turns) = game.hex_tiles[hex.index()] {
            ensure(turns < 6, || format!("tile {tile} on {hex} is turned {turns} times"))?;
        }
        let members = game.each_seat().map(|it| game.members_on(it, hex)).max();
        ensure(members <= Some(MEMBERS), || format!("more than {MEMBERS} members of one seat on {hex}"))?;
    }
    ensure(game.options.first.number() < game.options.seats, || {
        "nobody sits on the seat that begins".to_owned()
    })
}

/// Every drawn tile lies on the board, in a hand, open, aside or left the game; no other one does.
fn tiles(game: &Tikal) -> Result<(), InvalidPosition> {
    ensure(usize::from(game.drawn) <= TILE_COUNT, || "more tiles drawn than there are".to_owned())?;
    let drawn = &game.deal.tiles[..usize::from(game.drawn)];
    let on_board = game.hex_tiles.iter().filter_map(|it| match it {
        HexTile::Tile(tile, _) => Some(*tile),
        _ => None,
    });
    let elsewhere = game.turn.tile.into_iter().chain(game.aside).chain(game.auction.open.iter().copied());
    let mut seen = [false; TILE_COUNT];
    for tile in on_board.chain(elsewhere) {
        ensure(drawn.contains(&tile), || format!("tile {tile} was not drawn yet"))?;
        let twice = std::mem::replace(&mut seen[tile.index()], true);
        ensure(!twice, || format!("tile {tile} is there twice"))?;
    }
    for (index, printed) in (0u8..).zip(&PRINTED_HEXES) {
        let there = game.hex_tiles[printed.hex.index()] == HexTile::Printed(index);
        ensure(there, || format!("the printed hex {} is covered", printed.hex))?;
    }
    let printed = game.hex_tiles.iter().filter(|it| matches!(it, HexTile::Printed(_))).count();
    ensure(printed == PRINTED_HEXES.len(), || "a printed hex is where it cannot be".to_owned())?;
    ensure(game.turn.tile.is_some() == (game.phase == Phase::Place), || {
        "a tile in hand is to be placed".to_owned()
    })
}

/// Heaps lie on their sites in order of drawing; dug tokens are with the players.
fn tokens(game: &Tikal) -> Result<(), InvalidPosition> {
    let mut undug: Vec<u8> = Vec::new();
    for hex in Hex::all() {
        let heap = game.treasure_piles[hex.index()];
        let masks = match game.terrain(hex) {
            Some(Terrain::Treasure { masks }) => masks,
            _ => 0,
        };
        ensure(heap.left <= masks, || format!("too many treasures on {hex}"))?;
        ensure(u32::from(heap.next) + u32::from(heap.left) <= game.tokens_laid.into(), || {
            format!("the treasures on {hex} were not laid yet")
        })?;
        undug.extend(heap.next..heap.next + heap.left);
    }
    ensure(game.tokens_laid <= 24, || "more treasures laid than there are".to_owned())?;
    undug.extend(game.tokens_laid..24);
    undug.sort_unstable();
    ensure(undug.windows(2).all(|it| it[0] != it[1]), || "a treasure lies on two hexes".to_owned())?;
    for motif in crate::Motif::ALL {
        let hidden = undug.iter().filter(|it| game.deal.tokens[usize::from(**it)] == motif).count();
        let owned: usize = game.each_seat().map(|it| usize::from(game.treasures(it)[motif.index()])).sum();
        ensure(hidden + owned == usize::from(TOKENS_PER_MOTIF), || {
            format!("{motif}: not three tokens in all")
        })?;
    }
    Ok(())
}

/// Level tokens are in the supply or on temples.
fn levels(game: &Tikal) -> Result<(), InvalidPosition> {
    let mut used = [0u8; LEVEL_TOKENS.len()];
    for hex in Hex::all() {
        let printed = match game.terrain(hex) {
            Some(Terrain::Temple { value }) => value,
            _ => 0,
        };
        let value = game.value(hex);
        let possible =
            if printed == 0 { value == 0 } else { (printed..=data::HIGHEST_LEVEL).contains(&value) };
        ensure(possible, || format!("a temple on {hex} cannot be worth {value}"))?;
        (printed.max(1)..value.max(1)).for_each(|it| used[usize::from(it + 1 - LOWEST_LEVEL)] += 1);
    }
    for (place, level) in (0..).zip(LOWEST_LEVEL..) {
        let Some(total) = LEVEL_TOKENS.get(place) else {
            break;
        };
        ensure(used[place].checked_add(game.levels[place]) == Some(*total), || {
            format!("not {total} tokens of level {level} in all")
        })?;
    }
    Ok(())
}

fn player(game: &Tikal, seat: Seat) -> Result<(), InvalidPosition> {
    let player = game.player(seat);
    let standing = Hex::all().filter(|it| game.pieces_on(seat, *it) > 0).collect::<HexSet>();
    let nowhere = standing.without(game.walkable()).next();
    ensure(nowhere.is_none(), || format!("seat {seat} has pieces where none can stand"))?;
    let on_board: u32 = Hex::all().map(|it| u32::from(game.members_on(seat, it))).sum();
    let members = on_board + u32::from(player.members) + u32::from(player.out_of_play);
    ensure(members == u32::from(MEMBERS), || {
        format!("seat {seat} has {members} members in all, not {MEMBERS}")
    })?;
    ensure(player.camps.len() <= CAMPS, || format!("seat {seat} has too many camps"))?;
    ensure(player.guards.len() <= GUARDS, || format!("seat {seat} has too many guards"))?;
    let ground = game.cache.jungle.or(game.sites());
    let camps_fit = player
        .camps
        .into_iter()
        .all(|it| ground.has(it) && game.tokens_on(it) == 0 && game.camp_on(it) == Some(seat));
    ensure(camps_fit, || format!("a camp of seat {seat} stands where none can be"))?;
    let guards_fit =
        player.guards.into_iter().all(|it| game.temples().has(it) && game.guard_on(it) == Some(seat));
    ensure(guards_fit, || format!("a guard of seat {seat} stands where none can be"))?;
    let leader_guards = match player.leader {
        Leader::Guards(hex) => {
            ensure(player.guards.has(hex), || format!("the leader of seat {seat} guards nothing"))?;
            1
        }
        Leader::Removed => {
            ensure(!player.guards.is_empty(), || {
                format!("the leader of seat {seat} left the game without a guard")
            })?;
            0
        }
        _ => 0,
    };
    ensure(player.out_of_play >= player.guards.len() - leader_guards, || {
        format!("a guard of seat {seat} is no piece")
    })?;
    ensure(!player.guards.is_empty() || player.out_of_play == 0, || {
        format!("members of seat {seat} left without a guard")
    })
}

/// The points of a seat are such that the rounds to come cannot bring more than any game does.
fn score(game: &Tikal, seat: Seat) -> Result<(), InvalidPosition> {
    let most = MAX_POINTS - u16::from(game.scorings_left(seat)) * MAX_SCORING_POINTS;
    let points = game.score(seat);
    ensure(points <= most, || format!("seat {seat} has {points} points, more than {most}"))
}

fn turn(game: &Tikal) -> Result<(), InvalidPosition> {
    let seats = game.options.seats;
    let seated = |it: &Seat| it.number() < seats;
    ensure(seated(&game.turn.seat), || "nobody sits on the seat that is asked".to_owned())?;
    ensure(game.turn.points <= ACTION_POINTS, || "more than ten action points".to_owned())?;
    let acts = game.phase == Phase::Act;
    ensure(acts || game.turn.points == 0, || {
        format!("{} action points, though none can be spent now", game.turn.points)
    })?;
    work(game)?;
    ensure(game.turn.worked_twice.without(game.turn.worked_once).is_empty(), || {
        "twice without once".to_owned()
    })?;
    ensure(game.scoring_rounds_done <= 4, || "more than four scoring rounds".to_owned())?;
    let over = game.phase == Phase::Over;
    ensure(over || game.scoring_rounds_done < 4, || "the fourth round ends the game".to_owned())?;
    ensure(!over || game.stack_left() == 0, || "the game ends after the last tile".to_owned())?;
    ensure(!over || game.scoring_rounds_done == 4, || "the game ends after the fourth round".to_owned())?;
    let waits = matches!(game.phase, Phase::Bid | Phase::Take);
    ensure(!waits || game.turn.kind == TurnKind::Normal, || {
        "only the tile of a normal turn is auctioned".to_owned()
    })?;
    if let Some(round) = &game.scoring_round {
        let mut order = round.order.clone();
        order.sort_unstable();
        let all = order.into_iter().eq(game.each_seat());
        ensure(all, || "a scoring round has every seat once".to_owned())?;
        let now = round.order.get(usize::from(round.done)) == Some(&game.turn.seat);
        ensure(now && game.phase == Phase::Act, || "the scoring round asks another seat".to_owned())?;
        let clockwise = round.order[0].clockwise(seats).eq(round.order.iter().copied());
        ensure(clockwise || round.last && game.options.auction, || {
            "a scoring round goes clockwise".to_owned()
        })?;
        ensure(round.last == game.aside.is_none(), || {
            "a volcano lies aside in its scoring round only".to_owned()
        })?;
        ensure(!round.last || game.drawn == 36, || "the last round comes after the last tile".to_owned())?;
    }
    ensure(game.scoring_round.is_some() || game.aside.is_none(), || {
        "a volcano lies aside without a round".to_owned()
    })?;
    ensure(game.aside.is_none_or(TileId::is_volcano), || "only a volcano lies aside".to_owned())?;
    let scoring = game.turn.kind == TurnKind::Scoring && game.phase != Phase::Over;
    ensure(scoring == game.scoring_round.is_some(), || {
        "a scoring turn belongs to a scoring round".to_owned()
    })?;
    rounds(game)?;
    volcano_in_hand(game)?;
    auction(game)?;
    game.each_seat().try_for_each(|it| score(game, it))
}

/// Each level uncovered and treasure dug in this turn is on its temple or gone from its site.
fn work(game: &Tikal) -> Result<(), InvalidPosition> {
    let begins = matches!(game.phase, Phase::Bid | Phase::Take | Phase::Place);
    ensure(!begins || game.turn.worked_once.is_empty(), || {
        "something was done before the turn began".to_owned()
    })?;
    for hex in game.turn.worked_once {
        let most = match game.terrain(hex) {
            Some(Terrain::Temple { value }) => game.value(hex) - value,
            Some(Terrain::Treasure { masks }) => masks - game.tokens_on(hex),
            _ => 0,
        };
        ensure(game.worked_on(hex) <= most, || {
            format!("more was done on {hex} in this turn than there is to see")
        })?;
    }
    Ok(())
}

/// Each volcano to come starts a round, and the last round is the fourth.
fn rounds(game: &Tikal) -> Result<(), InvalidPosition> {
    let stack = game.deal.tiles[usize::from(game.drawn)..].iter().chain(&game.auction.open);
    let to_come = stack.chain(&game.aside).filter(|it| it.is_volcano()).count();
    let over = game.phase == Phase::Over;
    ensure(over || usize::from(game.scoring_rounds_done) + to_come == 3, || {
        format!("{} scoring rounds are done, and {to_come} volcanoes are to come", game.scoring_rounds_done)
    })
}

/// A volcano is placed in the turn after its scoring round, any other tile in a normal turn.
fn volcano_in_hand(game: &Tikal) -> Result<(), InvalidPosition> {
    let volcano = game.turn.tile.map(TileId::is_volcano);
    let after = game.turn.kind == TurnKind::AfterVolcano;
    ensure(volcano.is_none_or(|it| it == after), || "the tile in hand does not fit the turn".to_owned())?;
    let placeable = game.turn.tile.is_none() || !game.cache.frontier.is_empty();
    let enterable = volcano != Some(false) || game.cache.has_enterable_hex();
    ensure(placeable && enterable, || "the tile in hand has no place".to_owned())
}

fn auction(game: &Tikal) -> Result<(), InvalidPosition> {
    let auction = &game.auction;
    let seats = usize::from(game.options.seats);
    if !game.options.auction {
        let empty = auction.open.is_empty() && auction.moved.is_empty() && auction.passed.is_empty();
        let asked = matches!(game.phase, Phase::Bid | Phase::Take);
        return ensure(empty && auction.highest_bid.is_none() && !asked, || {
            "there is no auction in the basic game".to_owned()
        });
    }
    let whole_rounds = usize::from(game.drawn).is_multiple_of(seats);
    ensure(whole_rounds, || "as many tiles are opened at once as there are players".to_owned())?;
    let seated = |it: &Seat| usize::from(it.number()) < seats;
    let distinct = |seats: &[Seat]| (1..seats.len()).all(|it| !seats[..it].contains(&seats[it]));
    let known = auction.moved.iter().chain(&auction.passed).all(seated);
    ensure(known && distinct(&auction.moved) && distinct(&auction.passed), || {
        "a seat has moved or passed twice".to_owned()
    })?;
    ensure(auction.moved.is_sorted() && auction.open.is_sorted(), || {
        "what has no order is kept sorted".to_owned()
    })?;
    let in_auction = |it: &Seat| !auction.moved.contains(it) && !auction.passed.contains(it);
    if game.phase == Phase::Bid {
        let bidders = seats - auction.moved.len();
        ensure(bidders > 1, || "the last turn of a round is not auctioned".to_owned())?;
        ensure(in_auction(&game.turn.seat), || "the seat that is asked has passed or moved".to_owned())?;
    } else {
        let closed = auction.highest_bid.is_none() && auction.passed.is_empty();
        ensure(closed, || "bids and passes belong to an auction".to_owned())?;
    }
    if let Some(HighestBid { seat: bidder, points }) = auction.highest_bid {
        let fits = seated(&bidder) && in_auction(&bidder) && bidder != game.turn.seat;
        ensure(fits && (1..=game.score(bidder)).contains(&points), || {
            "the highest bid is impossible".to_owned()
        })?;
    }
    let waiting = matches!(game.phase, Phase::Bid | Phase::Take);
    let to_come = seats - auction.moved.len();
    let open = if waiting { to_come } else { to_come.saturating_sub(1) };
    let last = game.scoring_round.as_ref().is_some_and(|it| it.last) || game.phase == Phase::Over;
    ensure(last || auction.open.len() == open, || "as many tiles lie open as turns are to come".to_owned())?;
    ensure(last || game.scoring_round.is_some() || !auction.moved.contains(&game.turn.seat), || {
        "the seat has moved in this round".to_owned()
    })
}
