//! The auction variant: T-157 to T-192.

use patolli_core::{Game as _, Log, Options as _, Seat, Seed, random_action};
use patolli_tikal::{Action, Event, Illegal, Options, Phase, Tikal, TurnKind};

use crate::rules::scenario::{Scenario, at, hex, scenario, scorers, seat, tile};

/// A new table as it is dealt; this seat is the oldest player.
fn fresh(seats: u8, first: &str) -> Scenario {
    let options = Options {
        auction: true,
        first: seat(first),
        ..Options::for_seats(seats).expect("two to four may play")
    };
    at(Tikal::start(&options, Tikal::deal(&options, &mut Seed::from(7).rng())))
}

/// A table where the twelve tiles A and B have been opened: whole rounds of two, three and four players.
fn later(seats: u8) -> Scenario {
    scenario(seats).auction().next_tiles(&["c2", "c5", "c1", "c3"])
}

/// Seats whose indicator is face down.
fn face_down(it: &Scenario) -> Vec<Seat> {
    let players = it.view().players;
    let seats = Seat::all(4).zip(players);
    seats.filter(|it| it.1.moved).map(|it| it.0).collect()
}

fn open(it: &Scenario) -> Vec<String> {
    it.view().piles.open.iter().map(ToString::to_string).collect()
}

#[test]
fn t157_all_basic_rules_hold() {
    scenario(2)
        .auction()
        .play("bid 1; pass; take a1")
        .refuses("place h00 0", Illegal::NotAdjacent { hex: hex("h00") })
        .play("place h23 0")
        .has_points(10)
        .play("bring m h04; move m h04 h13; camp h13")
        .has_points(3)
        .refuses("guard h23", Illegal::NoPieceToGuard { hex: hex("h23") })
        .refuses("camp h13", Illegal::CampThere { hex: hex("h13") });
}

#[test]
fn t158_tiles_are_chosen_among_the_open_ones() {
    let won = scenario(3)
        .auction()
        .open(&["a2", "a4", "a6"])
        .play("bid 1; pass; pass")
        .phase(Phase::Take)
        .refuses("take a1", Illegal::NotOpen)
        .refuses("take b1", Illegal::NotOpen);
    assert_eq!(won.offered(), ["take a2", "take a4", "take a6"]);
    won.play("take a4").holds("a4");
}

#[test]
fn t159_everybody_starts_with_twenty_points() {
    for seats in 2..=4 {
        assert!(fresh(seats, "a").game().scores().iter().all(|it| *it == 20));
    }
    let basic = Options::for_seats(3).expect("three may play");
    let basic = Tikal::start(&basic, Tikal::deal(&basic, &mut Seed::from(7).rng()));
    assert_eq!(basic.scores()[..], [0, 0, 0]);
}

#[test]
fn t160_the_starting_points_are_there_to_be_bid() {
    fresh(2, "a")
        .refuses("bid 21", Illegal::BidTooHigh { have: 20 })
        .play("bid 20; pass")
        .has_score("a", 0)
        .phase(Phase::Take);
}

#[test]
fn t161_all_indicators_start_face_up() {
    assert_eq!(face_down(&fresh(4, "a")), []);
}

#[test]
fn t162_as_many_tiles_as_players_are_revealed_each_round() {
    for seats in 2..=4 {
        let start = fresh(seats, "a");
        assert_eq!(start.view().piles.open.len(), usize::from(seats));
        assert_eq!(start.game().stack_left(), 36 - usize::from(seats));
    }
    let next = later(3).moved(&["a", "c"]).to_move("d").hand("a4").play("place h23 0; end").phase(Phase::Bid);
    assert_eq!(open(&next), ["c1", "c2", "c5"]);
    let opened = Event::TilesOpened { tiles: [tile("c1"), tile("c2"), tile("c5")].into_iter().collect() };
    assert!(next.events().contains(&opened), "{:?}", next.events());
}

#[test]
fn t163_the_winner_may_take_any_open_tile() {
    for name in ["a1", "a2", "a3"] {
        scenario(3).auction().play("bid 1; pass; pass").play(&format!("take {name}")).holds(name).asks("a");
    }
}

#[test]
fn t164_bids_go_round_clockwise() {
    scenario(4)
        .auction()
        .to_move("d")
        .asks("d")
        .play("bid 1")
        .asks("e")
        .play("bid 2")
        .asks("a")
        .play("bid 3")
        .asks("c")
        .play("bid 4")
        .asks("d")
        .phase(Phase::Bid);
}

#[test]
fn t165_every_bid_is_higher_than_the_last() {
    scenario(2)
        .auction()
        .play("bid 5")
        .refuses("bid 4", Illegal::BidTooLow { least: 6 })
        .refuses("bid 5", Illegal::BidTooLow { least: 6 })
        .play("bid 6")
        .refuses("bid 6", Illegal::BidTooLow { least: 7 })
        .play("bid 20")
        .asks("c");
}

#[test]
fn tr26_bids_are_at_least_one_and_at_most_the_own_points() {
    let poor = scenario(2)
        .auction()
        .score("a", 3)
        .refuses("bid 0", Illegal::ZeroBid { least: 1 })
        .refuses("bid 4", Illegal::BidTooHigh { have: 3 });
    assert_eq!(poor.offered(), ["pass", "bid 1", "bid 2", "bid 3"]);
}

#[test]
fn t166_who_has_passed_is_not_asked_again() {
    scenario(4)
        .auction()
        .play("bid 1; pass; bid 2; pass; bid 3")
        .asks("d")
        .play("bid 4")
        .asks("a")
        .play("pass")
        .asks("d")
        .phase(Phase::Take);
}

#[test]
fn t167_the_auction_ends_when_all_others_have_passed() {
    let after = scenario(3)
        .auction()
        .play("bid 2; bid 3; pass")
        .asks("a")
        .phase(Phase::Bid)
        .play("pass")
        .asks("c")
        .phase(Phase::Take);
    let won = Event::TurnWon { seat: seat("c"), points: 3 };
    assert_eq!(after.events()[1], won);
}

#[test]
fn tr27_the_last_to_speak_may_bid_or_pass() {
    let last = || scenario(3).auction().play("pass; pass").asks("d").phase(Phase::Bid);
    last().play("bid 1").asks("d").phase(Phase::Take).has_score("d", 19);
    last().play("pass").asks("a").phase(Phase::Take).has_score("a", 20);
}

#[test]
fn t168_the_oldest_player_speaks_first() {
    for (first, second) in [("a", "c"), ("c", "d"), ("e", "a")] {
        fresh(4, first).phase(Phase::Bid).asks(first).play("pass").asks(second);
    }
}

#[test]
fn t169_only_the_highest_bidder_pays() {
    scenario(3)
        .auction()
        .play("bid 4; bid 7; bid 9; pass; pass")
        .has_score("a", 20)
        .has_score("c", 20)
        .has_score("d", 11);
}

#[test]
fn t170_he_chooses_a_tile_places_it_and_has_ten_points() {
    scenario(2)
        .auction()
        .play("bid 1; pass")
        .refuses("place h23 0", Illegal::ChooseFirst)
        .refuses("bring m h04", Illegal::ChooseFirst)
        .play("take a2")
        .phase(Phase::Place)
        .holds("a2")
        .refuses("bring m h04", Illegal::PlaceFirst)
        .play("place h23 0")
        .phase(Phase::Act)
        .has_points(10);
}

#[test]
fn t171_the_indicator_turns_at_the_end_of_the_turn() {
    let acting = scenario(3).auction().play("bid 1; pass; pass; take a1; place h23 0; bring m h04");
    assert_eq!(face_down(&acting), []);
    let ended = acting.play("end");
    assert_eq!(face_down(&ended), [seat("a")]);
}

#[test]
fn t172_who_has_moved_takes_no_part_in_further_auctions() {
    scenario(3)
        .auction()
        .play("bid 1; pass; pass; take a1; place h23 0; end")
        .asks("c")
        .play("bid 1")
        .asks("d")
        .play("bid 2")
        // Not seat a, which has moved.
        .asks("c")
        .play("pass")
        .asks("d")
        .phase(Phase::Take);
}

#[test]
fn t173_the_nearest_to_the_left_who_has_not_moved_opens_the_next_auction() {
    let ends = |moved: &[&str], who: &str| {
        later(4).moved(moved).to_move(who).points(10).play("end").phase(Phase::Bid)
    };
    ends(&[], "a").asks("c");
    ends(&["c"], "a").asks("d");
    ends(&["a"], "e").asks("c");
    ends(&["e"], "d").asks("a");
}

#[test]
fn t174_t175_every_turn_of_a_round_is_auctioned_and_played_before_the_next() {
    let round = scenario(3)
        .auction()
        .play("pass; bid 1; pass")
        .asks("c")
        .play("take a1; place h23 0")
        .refuses("bid 2", Illegal::TurnInProgress)
        .refuses("pass", Illegal::TurnInProgress)
        .play("bring m h04; end")
        .asks("d")
        .phase(Phase::Bid)
        .play("pass; bid 2")
        .asks("a")
        .play("take a2; place h24 0; end")
        .asks("d")
        .phase(Phase::Take)
        .play("take a3; place h12 0; end");
    let ended = Event::TurnEnded { seat: seat("d"), unspent: 10 };
    let at = round.events().iter().position(|it| *it == ended).expect("d ends its turn");
    assert!(matches!(round.events()[at + 1..], [Event::TilesOpened { .. }, Event::AuctionBegan { .. }]));
}

#[test]
fn t176_t177_when_all_pass_the_first_passer_moves_for_free() {
    let free = scenario(3)
        .auction()
        .to_move("c")
        .play("pass; pass; pass")
        .asks("c")
        .phase(Phase::Take)
        .has_score("c", 20);
    let event = Event::TurnFree { seat: seat("c") };
    assert!(free.events().contains(&event), "{:?}", free.events());
}

#[test]
fn tr28_the_free_turn_cannot_be_refused() {
    let free = scenario(2).auction().play("pass; pass").asks("a");
    assert_eq!(free.offered(), ["take a1", "take a2"]);
    free.refuses("pass", Illegal::ChooseFirst)
        .refuses("end", Illegal::ChooseFirst)
        .play("take a1; place h23 0; end")
        .asks("c");
}

/// Seat d ends its turn; only seat e is still to move, one tile lies open.
fn one_left(last: &str) -> Scenario {
    later(4).open(&[last]).moved(&["a", "c"]).to_move("d").points(10).play("end")
}

#[test]
fn t178_the_last_turn_of_a_round_is_free() {
    let last = one_left("a4").asks("e").phase(Phase::Take).has_score("e", 20);
    let free = Event::TurnFree { seat: seat("e") };
    assert!(last.events().contains(&free), "{:?}", last.events());
    assert_eq!(last.offered(), ["take a4"]);
    assert_eq!(last.game().forced(), Some(Action::Take { tile: tile("a4") }));
}

#[test]
fn tr29_a_volcano_left_as_the_last_tile_must_be_taken() {
    let last = one_left("b6").asks("e").phase(Phase::Take).kind(TurnKind::Normal);
    assert_eq!(last.offered(), ["take b6"]);
    last.play("take b6").asks("e").kind(TurnKind::Scoring).has_points(10);
}

#[test]
fn t179_all_indicators_turn_up_again_at_the_end_of_a_round() {
    let last = one_left("a4");
    assert_eq!(face_down(&last), [seat("a"), seat("c"), seat("d")]);
    let next = last.play("take a4; place h23 0; end").phase(Phase::Bid);
    assert_eq!(face_down(&next), []);
}

#[test]
fn t180_a_later_round_is_opened_by_the_left_neighbour_of_the_last_mover() {
    for (last, opener) in [("a", "c"), ("c", "d"), ("d", "a")] {
        let others: Vec<&str> = ["a", "c", "d"].into_iter().filter(|it| *it != last).collect();
        later(3).moved(&others).to_move(last).points(10).play("end").phase(Phase::Bid).asks(opener);
    }
}

/// Four players, a volcano among the open tiles, seat a opens.
fn with_volcano() -> Scenario {
    later(4).open(&["b1", "b2", "b4", "b6"]).asks("a").phase(Phase::Bid)
}

#[test]
fn t181_scoring_starts_when_the_volcano_is_chosen_not_when_it_is_revealed() {
    let revealed = with_volcano();
    assert_eq!(revealed.view().turn.scoring_round, None);
    let other = with_volcano().play("bid 1; pass; pass; pass; take b1").kind(TurnKind::Normal).holds("b1");
    assert_eq!(other.view().turn.scoring_round, None);
    let chosen = with_volcano().play("bid 1; pass; pass; pass; take b6").asks("a").kind(TurnKind::Scoring);
    assert_eq!(chosen.view().turn.scoring_round, Some(1));
}

#[test]
fn t182_he_lays_it_aside_spends_ten_points_and_scores() {
    let chosen = later(4)
        .open(&["b1", "b2", "b4", "b6"])
        .members("a", "h03", 1)
        .play("bid 1; pass; pass; pass; take b6")
        .has_points(10);
    assert_eq!(chosen.view().piles.aside, Some(tile("b6")));
    assert_eq!(open(&chosen), ["b1", "b2", "b4"]);
    chosen.play("uncover h03; end").has_score("a", 20 - 1 + 2).asks("c");
}

#[test]
fn t183_t184_all_others_score_clockwise_and_no_indicator_turns() {
    let chosen = later(4)
        .open(&["b1", "b2", "b6"])
        .moved(&["d"])
        .to_move("e")
        .members("d", "h03", 1)
        .play("bid 1; pass; pass; take b6")
        .asks("e");
    let round = chosen.play("end");
    assert_eq!(face_down(&round), [seat("d")]);
    let round = round
        .asks("a")
        .has_points(10)
        .play("end")
        .asks("c")
        .play("end")
        .asks("d")
        .has_points(10)
        .play("uncover h03; end")
        .has_score("d", 22)
        .asks("e");
    assert_eq!(face_down(&round), [seat("d")]);
}

#[test]
fn t185_t186_then_the_volcano_is_placed_and_the_turn_is_taken() {
    let placing = with_volcano()
        .play("bid 1; pass; pass; pass; take b6; end; end; end; end")
        .asks("a")
        .kind(TurnKind::AfterVolcano)
        .phase(Phase::Place)
        .holds("b6");
    let acting = placing.play("place h12 0").has_points(10);
    assert_eq!(face_down(&acting), []);
    let ended = acting.play("bring m h04; end").asks("c").phase(Phase::Bid);
    assert_eq!(face_down(&ended), [seat("a")]);
}

/// This seat holds the last tile; all others have moved.
fn last_tile(who: &str) -> Scenario {
    let others: Vec<&str> = ["a", "c", "d", "e"].into_iter().filter(|it| *it != who).collect();
    scenario(4).auction().stack_empty().moved(&others).to_move(who).hand("g4")
}

#[test]
fn t187_the_last_round_follows_the_last_tile_and_its_points() {
    let acting = last_tile("c").play("place h23 0; bring m h04").asks("c").kind(TurnKind::Normal);
    let began = acting.play("end").kind(TurnKind::Scoring).has_points(10);
    let event = Event::FinalScoringBegan { round: 4, seat: seat("d") };
    assert!(began.events().contains(&event), "{:?}", began.events());
}

#[test]
fn t188_each_player_once_has_ten_points_and_scores() {
    let over = last_tile("e")
        .members("a", "h03", 1)
        .play("place h23 0; end")
        .asks("a")
        .has_points(10)
        .play("uncover h03; end")
        .has_score("a", 22)
        .asks("c")
        .has_points(10)
        .play("end; end; end");
    assert_eq!(scorers(over.events()), [seat("c"), seat("d"), seat("e")]);
}

#[test]
fn t189_tr31_fewest_points_first_as_they_stood_before_the_round() {
    let began = last_tile("a")
        .score("a", 30)
        .score("c", 44)
        .score("d", 12)
        .score("e", 31)
        .value("h03", 8)
        .members("d", "h03", 1)
        .play("place h23 0; end")
        .asks("d");
    assert_eq!(began.view().turn.scoring_next, [seat("a"), seat("e"), seat("c")]);
    let later = began.play("bring l h04; end").has_score("d", 20).asks("a");
    assert_eq!(later.view().turn.scoring_next, [seat("e"), seat("c")]);
    later.play("end").asks("e").play("end").asks("c");
}

#[test]
fn t190_tr30_among_equals_who_sits_nearest_after_the_last_tile_acts_first() {
    for (who, order) in
        [("a", ["c", "d", "e", "a"]), ("d", ["e", "a", "c", "d"]), ("e", ["a", "c", "d", "e"])]
    {
        let began = last_tile(who).play("place h23 0; end").asks(order[0]);
        let expected: Vec<Seat> = order[1..].iter().map(|it| seat(it)).collect();
        assert_eq!(began.view().turn.scoring_next, expected, "{who}");
    }
}

#[test]
fn t191_the_game_ends_when_all_have_finished() {
    let over = last_tile("e")
        .play("place h23 0; end; end; end; end")
        .asks("e")
        .play("end")
        .is_over()
        .refuses("pass", Illegal::Over);
    assert_eq!(over.events().last(), Some(&Event::GameOver));
}

#[test]
fn t192_the_most_points_win_and_points_left_from_the_start_count() {
    let over = last_tile("a")
        .score("a", 20)
        .score("c", 3)
        .score("d", 21)
        .score("e", 0)
        .members("c", "h03", 1)
        .value("h03", 9)
        .play("place h23 0; end; end; end; end; end")
        .is_over();
    assert_eq!(over.game().scores()[..], [20, 12, 21, 0]);
    assert_eq!(over.game().places()[..], [2, 3, 1, 4]);
}

#[test]
fn t162_whole_games_have_as_many_rounds_as_the_stack_allows() {
    for (seats, rounds) in [(2, 18), (3, 12), (4, 9)] {
        let mut rng = Seed::from(5).rng();
        let mut game = fresh(seats, "a").game().clone();
        let mut log = Log::new();
        // The first round is opened by the deal.
        let mut found = 1;
        while let Some((action, _)) = random_action(&game, &mut rng) {
            game.apply(action, &mut log);
            let opened = |it: &Event| matches!(it, Event::TilesOpened { .. });
            found += log.take().iter().filter(|it| opened(it)).count();
        }
        assert_eq!(found, rounds, "{seats} seats");
    }
}

#[test]
fn tx34_the_first_auction_of_four() {
    let won = scenario(4)
        .auction()
        .play("bid 1; pass; bid 2; pass; bid 3; pass")
        .asks("a")
        .phase(Phase::Take)
        .has_score("a", 17)
        .has_score("c", 20)
        .has_score("d", 20)
        .has_score("e", 20);
    let moved = won.play("take a1; place h23 0; bring m h04; end").asks("c").phase(Phase::Bid);
    assert_eq!(face_down(&moved), [seat("a")]);
}

#[test]
fn tx35_nobody_bids_for_the_second_turn() {
    later(4)
        .moved(&["a"])
        .to_move("c")
        .play("pass; pass; pass")
        .asks("c")
        .phase(Phase::Take)
        .has_score("c", 20)
        .play("take a1; place h23 0; end")
        .asks("d")
        .phase(Phase::Bid);
}

#[test]
fn tx36_the_last_turn_of_a_round_and_who_opens_the_next() {
    // P1, P2 and P3 have the turns that are auctioned, P4 is left.
    scenario(4)
        .auction()
        .play("bid 1; pass; pass; pass; take a1; place h23 0; end")
        .play("bid 1; pass; pass; take a2; place h24 0; end")
        .play("bid 1; pass; take a3; place h12 0; end")
        .asks("e")
        .phase(Phase::Take)
        .play("take a4; place h02 0; end")
        .has_score("e", 20)
        .asks("a")
        .phase(Phase::Bid);
    // P3, P4 and P1 have them, P2 is left.
    scenario(4)
        .auction()
        .play("pass; pass; bid 1; pass; take a1; place h23 0; end")
        .play("bid 1; pass; pass; take a2; place h24 0; end")
        .play("bid 1; pass; take a3; place h12 0; end")
        .asks("c")
        .phase(Phase::Take)
        .play("take a4; place h02 0; end")
        .has_score("c", 20)
        .asks("d")
        .phase(Phase::Bid);
}

#[test]
fn tx37_a_volcano_in_the_display() {
    let (p1, p2, p3, p4) = (seat("a"), seat("c"), seat("d"), seat("e"));
    let first = with_volcano().play("pass; pass; bid 1; pass").asks("d").play("take b4; place h23 0; end");
    assert_eq!(scorers(first.events()), []);
    let chosen = first.asks("e").play("pass; bid 1; pass").asks("a").play("take b6").kind(TurnKind::Scoring);
    let round = chosen.play("bring m h04; end; bring m h04; end; bring m h04; end; bring m h04; end");
    assert_eq!(scorers(round.events()), [p1, p2, p3, p4]);
    assert_eq!(face_down(&round), [p3]);
    let placed = round.asks("a").play("place h12 0").has_points(10);
    assert_eq!(face_down(&placed), [p3]);
    let ended = placed.play("move m h04 h13; end").asks("c").phase(Phase::Bid);
    assert_eq!(face_down(&ended), [p1, p3]);
}

#[test]
fn tx38_the_order_of_the_last_scoring() {
    let (p1, p2, p3, p4) = (seat("a"), seat("c"), seat("d"), seat("e"));
    let over = last_tile("c")
        .score("a", 50)
        .score("c", 41)
        .score("d", 41)
        .score("e", 60)
        .play("place h23 0; bring m h04; end; bring m h04; end; bring m h04; end; camp h13; end; end")
        .is_over();
    assert_eq!(scorers(over.events()), [p3, p2, p1, p4]);
}

#[test]
fn tx43_the_last_to_speak_may_win_for_one_or_pass() {
    let last = || scenario(4).auction().play("pass; pass; pass").asks("e");
    last().play("bid 1").asks("e").phase(Phase::Take).has_score("e", 19);
    last().play("pass").asks("a").phase(Phase::Take).has_score("a", 20);
    scenario(4).auction().score("a", 5).refuses("bid 6", Illegal::BidTooHigh { have: 5 }).offers("bid 5");
}

#[test]
fn tr34_who_cannot_outbid_can_only_pass_and_counts_as_having_passed() {
    let asked = scenario(2).auction().score("c", 3).play("bid 3").asks("c");
    assert_eq!(asked.offered(), ["pass"]);
    assert_eq!(asked.game().forced(), Some(Action::Pass));
    // With more points the question is a real one.
    let asked = scenario(2).auction().score("c", 4).play("bid 3").asks("c");
    assert_eq!(asked.game().forced(), None);
    let poor = scenario(2).auction().score("a", 0);
    assert_eq!(poor.game().forced(), Some(Action::Pass));
    poor.play("pass; pass").asks("a").phase(Phase::Take);
}
