//! Positions for tests: say what matters, play notation, look at the public results.
//!
//! Hexes, tiles, seats and motifs are written as text; seats by their letters a, c, d, e.

use patolli_core::{Game as _, Options as _, Seat, Seed, Viewer};
use patolli_testkit::{
    scenario::{self, ScenarioState, read},
    scenario_methods,
};
use patolli_tikal::{
    Deal, Event, Hex, HexView, Illegal, Leader, Motif, Options, Phase, Stage, Tikal, TileId, TurnKind, View,
};

/// A position that is set up by stage words, then played.
#[derive(Clone)]
pub struct Scenario {
    stage: Stage,
    state: ScenarioState<Tikal>,
}

scenario_methods!(Tikal);

/// The basic game in a normal turn of seat a with ten action points and nothing but the printed hexes explored.
pub fn scenario(seats: u8) -> Scenario {
    Scenario { stage: Stage::new(basic(seats)), state: ScenarioState::default() }
}

/// A game that stands anywhere.
pub fn at(game: Tikal) -> Scenario {
    Scenario { stage: Stage::new(basic(2)), state: game.into() }
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

/// Setting up.
#[expect(clippy::wrong_self_convention, reason = "a scenario is one chain of calls by value")]
impl Scenario {
    /// Says one line of the stage.
    fn say(mut self, line: &str) -> Self {
        self.state.assert_not_played();
        if let Err(fault) = self.stage.say(line) {
            panic!("`{line}`: {fault}");
        }
        self
    }

    /// The auction variant: 20 points each, a round begins, seat a opens; `points`, `hand` and `scoring` go on from there.
    pub fn auction(mut self) -> Self {
        self.state.assert_not_played();
        self.stage = self.stage.with_auction();
        self
    }

    /// A tile on the board, turned clockwise by `turns` steps; a treasure tile has all its tokens.
    pub fn lay(self, name: &str, at: &str, turns: u8) -> Self {
        self.say(&format!("lay {name} {at} {turns}"))
    }

    /// How many tokens are left on a site.
    pub fn tokens(self, at: &str, left: u8) -> Self {
        self.say(&format!("tokens {at} {left}"))
    }

    /// What the first tokens on a site show, the top one first.
    pub fn treasures_below(self, at: &str, motifs: &[&str]) -> Self {
        self.say(&format!("buried {at} {}", motifs.join(" ")))
    }

    /// The tile in hand, to be placed; a volcano after its scoring round.
    pub fn hand(self, name: &str) -> Self {
        self.say(&format!("hand {name}"))
    }

    /// The next tiles of the stack, as far as the letters allow.
    pub fn next_tiles(self, names: &[&str]) -> Self {
        self.say(&format!("next {}", names.join(" ")))
    }

    /// Every tile is drawn.
    pub fn stack_empty(self) -> Self {
        self.say("stack-empty")
    }

    /// Action points left.
    pub fn points(self, points: u8) -> Self {
        self.say(&format!("points {points}"))
    }

    /// Whose turn it is.
    pub fn to_move(self, who: &str) -> Self {
        self.say(&format!("to-move {who}"))
    }

    /// Members on a hex.
    pub fn members(self, who: &str, at: &str, count: u8) -> Self {
        self.say(&format!("members {who} {at} {count}"))
    }

    /// The leader on a hex.
    pub fn leader(self, who: &str, at: &str) -> Self {
        self.say(&format!("leader {who} {at}"))
    }

    /// A camp.
    pub fn camp(self, who: &str, at: &str) -> Self {
        self.say(&format!("camp {who} {at}"))
    }

    /// A member as guard on top of a temple.
    pub fn guard(self, who: &str, at: &str) -> Self {
        self.say(&format!("guard {who} {at}"))
    }

    /// Treasures a player owns.
    pub fn treasure(self, who: &str, name: &str, count: u8) -> Self {
        self.say(&format!("treasure {who} {name} {count}"))
    }

    /// What a temple is worth; its level tokens come from the supply.
    pub fn value(self, at: &str, value: u8) -> Self {
        self.say(&format!("value {at} {value}"))
    }

    /// No token of this level is left: they lie on temples in the last three columns.
    pub fn level_tokens_gone(self, level: u8) -> Self {
        self.say(&format!("level-tokens-gone {level}"))
    }

    /// Points on the score track.
    pub fn score(self, who: &str, points: u16) -> Self {
        self.say(&format!("score {who} {points}"))
    }

    /// A scoring round in this order begins; the first volcano lies aside.
    pub fn scoring(self, order: &[&str]) -> Self {
        self.say(&format!("scoring {}", order.join(" ")))
    }

    /// A scoring round in this order begins; this volcano lies aside.
    pub fn scoring_with(self, volcano: &str, order: &[&str]) -> Self {
        self.say(&format!("scoring-with {volcano} {}", order.join(" ")))
    }

    /// The last scoring round in this order begins.
    pub fn final_scoring(self, order: &[&str]) -> Self {
        self.say(&format!("final-scoring {}", order.join(" ")))
    }

    /// Open tiles of the auction; without this, the first ones that have no other use.
    pub fn open(self, names: &[&str]) -> Self {
        self.say(&format!("open {}", names.join(" ")))
    }

    /// Seats that have moved in this round of the auction.
    pub fn moved(self, who: &[&str]) -> Self {
        self.say(&format!("moved {}", who.join(" ")))
    }
}

/// Playing.
impl Scenario {
    fn set_up(&self) -> Tikal {
        self.stage.clone().position().expect("the position is possible")
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

/// The seats that scored, in order.
pub fn scorers(events: &[Event]) -> Vec<Seat> {
    events
        .iter()
        .filter_map(|it| match it {
            Event::Scored { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect()
}
