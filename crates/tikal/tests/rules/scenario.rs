//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Hexes, tiles, seats and motifs are written as text; seats by their letters a, c, d, e.

use patolli_core::{Game as _, Options as _, Seat, Seed, Viewer};
use patolli_testkit::{
    scenario::{self, ScenarioState, read},
    scenario_methods,
};
use patolli_tikal::{
    Deal, Event, Hex, HexView, Illegal, Leader, Motif, Options, Phase, Tikal, TileId, TurnKind, View,
};

use crate::rules::position_builder::PositionBuilder;

/// A position that is set up, then played.
#[derive(Clone)]
pub struct Scenario {
    draft: PositionBuilder,
    state: ScenarioState<Tikal>,
}

scenario_methods!(Tikal);

/// The basic game in a normal turn of seat a with ten action points and nothing but the printed hexes explored.
pub fn scenario(seats: u8) -> Scenario {
    let draft = PositionBuilder { seats, ..PositionBuilder::default() };
    Scenario { draft, state: ScenarioState::default() }
}

/// A game that stands anywhere.
pub fn at(game: Tikal) -> Scenario {
    Scenario { draft: PositionBuilder::default(), state: game.into() }
}

/// The basic game for a number of seats.
pub fn basic(seats: u8) -> Options {
    Options::for_seats(seats).expect("two to four seats play")
}

/// The opening of a game dealt from a seed.
pub fn opening(options: Options, seed: u64) -> Scenario {
    at(Tikal::start(&options, dealt(seed)))
}

/// What a seed deals.
pub fn dealt(seed: u64) -> Deal {
    Tikal::deal(&basic(2), &mut Seed::from(seed).rng())
}

/// The hex with this name.
pub fn hex(name: &str) -> Hex {
    read(name)
}

/// The tile with this name.
pub fn tile(name: &str) -> TileId {
    read(name)
}

/// The motif with this name.
pub fn motif(name: &str) -> Motif {
    read(name)
}

/// The seat with this letter.
pub fn seat(letter: &str) -> Seat {
    scenario::named_seat(&["a", "c", "d", "e"], letter)
}

fn numbers(letters: &[&str]) -> Vec<u8> {
    letters.iter().map(|it| seat(it).number()).collect()
}

/// Setting up.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    fn set<T>(mut self, change: impl FnOnce(&mut PositionBuilder) -> T) -> Self {
        self.state.assert_not_played();
        change(&mut self.draft);
        self
    }

    /// The auction variant: 20 points each, a round begins, seat a opens; `points`, `hand` and `scoring` go on from there.
    pub fn auction(self) -> Self {
        self.set(|it| it.auction = true)
    }

    /// A tile on the board, turned clockwise so many steps; a treasure tile has all its tokens.
    pub fn lay(self, name: &str, at: &str, turns: u8) -> Self {
        self.set(|it| it.laid.push((tile(name), hex(at), turns)))
    }

    /// How many tokens are left on a site.
    pub fn tokens(self, at: &str, left: u8) -> Self {
        self.set(|it| it.tokens.insert(hex(at), left))
    }

    /// What the first tokens on a site show, the top one first.
    pub fn treasures_below(self, at: &str, motifs: &[&str]) -> Self {
        let motifs = motifs.iter().map(|it| motif(it)).collect();
        self.set(|it| it.treasures_below.insert(hex(at), motifs))
    }

    /// The tile in hand, to be placed; a volcano after its scoring round.
    pub fn hand(self, name: &str) -> Self {
        self.set(|it| it.hand = Some(tile(name)))
    }

    /// The next tiles of the stack, as far as the letters allow.
    pub fn next_tiles(self, names: &[&str]) -> Self {
        self.set(|it| it.next = names.iter().map(|it| tile(it)).collect())
    }

    /// Every tile is drawn.
    pub fn stack_empty(self) -> Self {
        self.set(|it| it.stack_empty = true)
    }

    /// Action points left.
    pub fn points(self, points: u8) -> Self {
        self.set(|it| it.points = Some(points))
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.set(|it| it.seat = seat(who).number())
    }

    /// Members on a hex.
    pub fn members(self, who: &str, at: &str, count: u8) -> Self {
        self.set(|it| it.members.insert((seat(who), hex(at)), count))
    }

    /// The leader on a hex.
    pub fn leader(self, who: &str, at: &str) -> Self {
        self.set(|it| it.leaders.insert(seat(who), at.to_owned()))
    }

    /// A camp.
    pub fn camp(self, who: &str, at: &str) -> Self {
        self.set(|it| it.camps.insert(hex(at), seat(who).number()))
    }

    /// A member as guard on top of a temple.
    pub fn guard(self, who: &str, at: &str) -> Self {
        self.set(|it| {
            it.guards.insert(hex(at), seat(who).number());
            *it.out.entry(seat(who)).or_default() += 1;
        })
    }

    /// Treasures a player owns.
    pub fn treasure(self, who: &str, name: &str, count: u8) -> Self {
        self.set(|it| it.treasures.entry(seat(who)).or_default()[motif(name).index()] = count)
    }

    /// What a temple is worth; its level tokens come from the supply.
    pub fn value(self, at: &str, value: u8) -> Self {
        self.set(|it| it.values.insert(hex(at), value))
    }

    /// No token of this level is left: they lie on temples in the last three columns.
    pub fn level_tokens_gone(self, level: u8) -> Self {
        self.set(|it| it.levels_gone.push(level))
    }

    /// Points on the score track.
    pub fn score(self, who: &str, points: u16) -> Self {
        self.set(|it| it.scores.insert(seat(who), points))
    }

    /// A scoring round in this order begins; the first volcano lies aside.
    pub fn scoring(self, order: &[&str]) -> Self {
        self.scoring_with("b6", order)
    }

    /// A scoring round in this order begins; this volcano lies aside.
    pub fn scoring_with(self, volcano: &str, order: &[&str]) -> Self {
        self.set(|it| {
            it.round = Some(numbers(order));
            it.aside = Some(tile(volcano));
            it.seat = numbers(order)[0];
        })
    }

    /// The last scoring round in this order begins.
    pub fn final_scoring(self, order: &[&str]) -> Self {
        self.set(|it| {
            it.round = Some(numbers(order));
            it.stack_empty = true;
            it.seat = numbers(order)[0];
        })
    }

    /// Open tiles of the auction; without this, the first ones that have no other use.
    pub fn open(self, names: &[&str]) -> Self {
        self.set(|it| it.open = Some(names.iter().map(|it| tile(it)).collect()))
    }

    /// Who has moved in this round of the auction.
    pub fn moved(self, who: &[&str]) -> Self {
        self.set(|it| it.moved = numbers(who))
    }
}

/// Playing.
impl Scenario {
    fn set_up(&self) -> Tikal {
        self.draft.clone().build()
    }

    /// What lies open on the table.
    pub fn view(&self) -> View {
        self.game().view(Viewer::Watcher)
    }

    /// What lies open on one hex.
    pub fn look(&self, at: &str) -> HexView {
        self.view().hexes[hex(at).index()].clone()
    }

    /// Plays the first decision on offer: places a tile somewhere, or ends the turn.
    pub fn play_first(self) -> Self {
        let first = self.offered().swap_remove(0);
        self.play(&first)
    }

    /// A decision is refused for this reason, is not offered and changes nothing.
    pub fn refuses(self, notation: &str, why: Illegal) -> Self {
        assert_eq!(scenario::refusal(self.game(), notation), why, "`{notation}`");
        self
    }
}

/// Looking.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    pub fn has_points(self, points: u8) -> Self {
        self.shows("action points", Tikal::action_points, points)
    }

    pub fn phase(self, phase: Phase) -> Self {
        self.shows("phase", Tikal::phase, phase)
    }

    pub fn kind(self, kind: TurnKind) -> Self {
        self.shows("kind of turn", Tikal::turn_kind, kind)
    }

    pub fn holds(self, name: &str) -> Self {
        self.shows("tile in hand", Tikal::tile_in_hand, Some(tile(name)))
    }

    pub fn has_score(self, who: &str, points: u16) -> Self {
        self.shows(who, |it| it.score(seat(who)), points)
    }

    pub fn is_worth(self, at: &str, value: u8) -> Self {
        self.shows(at, |it| it.value(hex(at)), value)
    }

    pub fn has_members(self, who: &str, at: &str, count: u8) -> Self {
        self.shows(at, |it| it.members_on(seat(who), hex(at)), count)
    }

    pub fn has_leader(self, who: &str, place: Leader) -> Self {
        self.shows(who, |it| it.leader(seat(who)), place)
    }

    pub fn has_supply(self, who: &str, members: u8) -> Self {
        self.shows(who, |it| it.supply(seat(who)), members)
    }

    pub fn has_treasures(self, who: &str, name: &str, count: u8) -> Self {
        self.shows(name, |it| it.treasures(seat(who))[motif(name).index()], count)
    }

    pub fn has_tokens(self, at: &str, left: u8) -> Self {
        self.shows(at, |it| it.tokens_on(hex(at)), left)
    }

    pub fn has_camp(self, at: &str, who: Option<&str>) -> Self {
        self.shows(at, |it| it.camp_on(hex(at)), who.map(seat))
    }

    pub fn has_guard(self, at: &str, who: Option<&str>) -> Self {
        self.shows(at, |it| it.guard_on(hex(at)), who.map(seat))
    }

    pub fn has_level_tokens(self, level: u8, left: u8) -> Self {
        self.shows("level tokens", |it| it.level_tokens(level), left)
    }
}

/// Who scored, in order.
pub fn scorers(events: &[Event]) -> Vec<Seat> {
    events
        .iter()
        .filter_map(|it| match it {
            Event::Scored { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect()
}
