//! Why an action may not be taken.

use patolli_core::{Message, Refusal};

use crate::Hex;

/// Why an action may not be taken, with the numbers that say how far it is off.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the names of the fields say all")]
pub enum Illegal {
    /// The game asks for something else now.
    #[error("another decision is asked for now")]
    NotNow,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Too few action points.
    #[error("needs {need} action points, {have} left")]
    ActionPoints { need: u8, have: u8 },
    /// The hex is explored already.
    #[error("{hex} is explored already")]
    NotFree { hex: Hex },
    /// No explored hex lies next to it.
    #[error("{hex} touches no explored hex")]
    NotAdjacent { hex: Hex },
    /// No stones lie on any border with a hex one can come from.
    #[error("turned so, nobody could enter {hex}")]
    NotEnterable { hex: Hex },
    /// The same lie of the tile has a smaller number of turns.
    #[error("turned {turns} times it lies as turned {same} times")]
    SameRotation { turns: u8, same: u8 },
    /// No such piece is left in the supply.
    #[error("no such piece is left in the supply")]
    NoneInSupply,
    /// The hex is neither the base camp nor an own camp.
    #[error("{hex} is neither the base camp nor an own camp")]
    NotACamp { hex: Hex },
    /// No such own piece stands there.
    #[error("no such piece of yours stands on {hex}")]
    NoPiece { hex: Hex },
    /// The piece stands there already.
    #[error("it stands on {hex} already")]
    AlreadyThere { hex: Hex },
    /// The hex is unexplored.
    #[error("{hex} is unexplored")]
    Unexplored { hex: Hex },
    /// Nobody enters a volcano.
    #[error("nobody enters the volcano on {hex}")]
    Volcano { hex: Hex },
    /// No way of stones and own secret paths that a turn can pay leads there.
    #[error("no way that a turn can pay leads to {hex}")]
    NoWay { hex: Hex },
    /// There is no temple.
    #[error("there is no temple on {hex}")]
    NoTemple { hex: Hex },
    /// The temple has a guard.
    #[error("the temple on {hex} is guarded")]
    Guarded { hex: Hex },
    /// No own piece stands on the hex.
    #[error("no piece of yours stands on {hex}")]
    NobodyThere { hex: Hex },
    /// A second level in one turn needs a second piece.
    #[error("a second level in one turn needs a second piece on {hex}")]
    SecondLevelNeedsSecondPiece { hex: Hex },
    /// Two levels of one temple a turn.
    #[error("two levels of the temple on {hex} were uncovered in this turn")]
    TwoLevelsUncovered { hex: Hex },
    /// No token of the next level is left.
    #[error("no token of level {level} is left")]
    NoLevelToken { level: u8 },
    /// The temple is at the highest level.
    #[error("there is no level above 10")]
    HighestLevel,
    /// No treasure lies there.
    #[error("no treasure lies on {hex}")]
    NoTreasure { hex: Hex },
    /// A second treasure in one turn needs a second piece.
    #[error("a second treasure in one turn needs a second piece on {hex}")]
    SecondTreasureNeedsSecondPiece { hex: Hex },
    /// Two treasures of one hex a turn.
    #[error("two treasures were dug on {hex} in this turn")]
    TwoTreasuresDug { hex: Hex },
    /// One does not exchange with oneself or an empty seat.
    #[error("an exchange needs an opponent")]
    NoOpponent,
    /// The treasure to give is not owned.
    #[error("you do not own that treasure")]
    NotOwned,
    /// The opponent does not own the treasure.
    #[error("the opponent does not own that treasure")]
    OpponentLacks,
    /// An own pair or triple may not be broken.
    #[error("your own pair or triple may not be broken")]
    OwnSet,
    /// A pair or triple of the opponent may not be broken.
    #[error("a pair or triple of the opponent may not be broken")]
    OpponentSet,
    /// Both treasures show the same.
    #[error("both treasures show the same")]
    SameMotif,
    /// Camps stand on clearings and emptied treasure sites only.
    #[error("no camp may be built on {hex}")]
    NoCampGround { hex: Hex },
    /// Treasures still lie there.
    #[error("{tokens} treasures still lie on {hex}")]
    TreasuresLeft { hex: Hex, tokens: u8 },
    /// A camp stands there already.
    #[error("a camp stands on {hex} already")]
    CampThere { hex: Hex },
    /// Both camps are built.
    #[error("both camps are built")]
    NoCampLeft,
    /// No majority on the temple.
    #[error("strength {mine} does not beat {other} on {hex}")]
    NoMajority { hex: Hex, mine: u8, other: u8 },
    /// Both guards are placed.
    #[error("two temples are guarded already")]
    NoGuardLeft,
    /// The bid does not beat the last one.
    #[error("a bid must be at least {least}")]
    BidTooLow { least: u16 },
    /// The bid exceeds the bidder's points.
    #[error("you have only {have} points")]
    BidTooHigh { have: u16 },
    /// The tile is not among the open ones.
    #[error("that tile does not lie open")]
    NotOpen,
    /// A tile has six orientations only.
    #[error("a tile has six orientations, 0 to 5")]
    NoSuchTurn,
}

impl Illegal {
    /// Message key and rule of each reason.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::NotNow => ("refused-not-now", "T-037"),
            Self::Over => ("refused-over", "T-154"),
            Self::ActionPoints { .. } => ("refused-action-points", "T-043"),
            Self::NotFree { .. } => ("refused-not-free", "T-044"),
            Self::NotAdjacent { .. } => ("refused-not-adjacent", "T-044"),
            Self::NotEnterable { .. } => ("refused-not-enterable", "T-047"),
            Self::SameRotation { .. } => ("refused-same-rotation", "TR-36"),
            Self::NoneInSupply => ("refused-none-in-supply", "T-068"),
            Self::NotACamp { .. } => ("refused-not-a-camp", "T-070"),
            Self::NoPiece { .. } => ("refused-no-piece", "T-076"),
            Self::AlreadyThere { .. } => ("refused-already-there", "T-076"),
            Self::Unexplored { .. } => ("refused-unexplored", "T-082"),
            Self::Volcano { .. } => ("refused-volcano", "T-063"),
            Self::NoWay { .. } => ("refused-no-way", "T-079"),
            Self::NoTemple { .. } => ("refused-no-temple", "T-056"),
            Self::Guarded { .. } => ("refused-guarded", "T-132"),
            Self::NobodyThere { .. } => ("refused-nobody-there", "T-087"),
            Self::SecondLevelNeedsSecondPiece { .. } => ("refused-second-level", "T-089"),
            Self::TwoLevelsUncovered { .. } => ("refused-two-levels", "T-090"),
            Self::NoLevelToken { .. } => ("refused-no-level-token", "T-092"),
            Self::HighestLevel => ("refused-highest-level", "T-095"),
            Self::NoTreasure { .. } => ("refused-no-treasure", "T-098"),
            Self::SecondTreasureNeedsSecondPiece { .. } => ("refused-second-treasure", "T-102"),
            Self::TwoTreasuresDug { .. } => ("refused-two-treasures", "T-101"),
            Self::NoOpponent => ("refused-no-opponent", "T-106"),
            Self::NotOwned => ("refused-not-owned", "T-107"),
            Self::OpponentLacks => ("refused-opponent-lacks", "T-107"),
            Self::OwnSet => ("refused-own-set", "T-110"),
            Self::OpponentSet => ("refused-opponent-set", "T-109"),
            Self::SameMotif => ("refused-same-motif", "TR-20"),
            Self::NoCampGround { .. } => ("refused-no-camp-ground", "T-115"),
            Self::TreasuresLeft { .. } => ("refused-treasures-left", "T-060"),
            Self::CampThere { .. } => ("refused-camp-there", "T-118"),
            Self::NoCampLeft => ("refused-no-camp-left", "T-121"),
            Self::NoMajority { .. } => ("refused-no-majority", "T-124"),
            Self::NoGuardLeft => ("refused-no-guard-left", "T-134"),
            Self::BidTooLow { .. } => ("refused-bid-too-low", "T-165"),
            Self::BidTooHigh { .. } => ("refused-bid-too-high", "TR-26"),
            Self::NotOpen => ("refused-not-open", "T-170"),
            Self::NoSuchTurn => ("refused-no-such-turn", "T-051"),
        }
    }
}

impl Refusal for Illegal {
    fn rule(&self) -> &'static str {
        self.words().1
    }

    fn message(&self) -> Message {
        let message = Message::new(self.words().0);
        match *self {
            Self::ActionPoints { need, have } => message.number("need", need).number("have", have),
            Self::SameRotation { turns, same } => message.number("turns", turns).number("same", same),
            Self::NotFree { hex }
            | Self::NotAdjacent { hex }
            | Self::NotEnterable { hex }
            | Self::NotACamp { hex }
            | Self::NoPiece { hex }
            | Self::AlreadyThere { hex }
            | Self::Unexplored { hex }
            | Self::Volcano { hex }
            | Self::NoWay { hex }
            | Self::NoTemple { hex }
            | Self::Guarded { hex }
            | Self::NobodyThere { hex }
            | Self::SecondLevelNeedsSecondPiece { hex }
            | Self::TwoLevelsUncovered { hex }
            | Self::NoTreasure { hex }
            | Self::SecondTreasureNeedsSecondPiece { hex }
            | Self::TwoTreasuresDug { hex }
            | Self::NoCampGround { hex }
            | Self::CampThere { hex } => message.text("hex", hex),
            Self::NoLevelToken { level } => message.number("level", level),
            Self::TreasuresLeft { hex, tokens } => message.text("hex", hex).number("n", tokens),
            Self::NoMajority { hex, mine, other } => {
                message.text("hex", hex).number("mine", mine).number("other", other)
            }
            Self::BidTooLow { least } => message.number("least", least),
            Self::BidTooHigh { have } => message.number("have", have),
            Self::NotNow
            | Self::Over
            | Self::NoneInSupply
            | Self::HighestLevel
            | Self::NoOpponent
            | Self::NotOwned
            | Self::OpponentLacks
            | Self::OwnSet
            | Self::OpponentSet
            | Self::SameMotif
            | Self::NoCampLeft
            | Self::NoGuardLeft
            | Self::NotOpen
            | Self::NoSuchTurn => message,
        }
    }
}
