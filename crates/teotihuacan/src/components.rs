//! Small words of the game: action boards, temples, resources, icons.

use patolli_core::named;

named! {
    /// One of the eight action boards (H-002, H-003), in the order of their numbers.
    Board {
        /// 1: royal tiles.
        Palace = "palace",
        /// 2: wood.
        Forest = "forest",
        /// 3: stone.
        Quarry = "quarry",
        /// 4: gold.
        GoldDeposits = "gold-deposits",
        /// 5: technologies.
        Alchemy = "alchemy",
        /// 6: buildings on the Avenue of the Dead.
        Nobles = "nobles",
        /// 7: decorations of the pyramid.
        Decorations = "decorations",
        /// 8: tiles of the pyramid.
        Construction = "construction",
    }
}

impl Board {
    /// The printed number, 1 to 8.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The board with a printed number.
    pub const fn numbered(number: u8) -> Self {
        Self::ALL[number as usize - 1]
    }

    /// The resource that is gathered there.
    pub const fn resource(self) -> Option<Resource> {
        match self {
            Self::Forest => Some(Resource::Wood),
            Self::Quarry => Some(Resource::Stone),
            Self::GoldDeposits => Some(Resource::Gold),
            _ => None,
        }
    }

    /// The place of its discovery tile, if it has one (H-044).
    pub const fn discovery_place(self) -> Option<usize> {
        match self {
            Self::Palace => Some(0),
            Self::Forest => Some(1),
            Self::Quarry => Some(2),
            Self::GoldDeposits => Some(3),
            Self::Decorations => Some(4),
            _ => None,
        }
    }

    /// The boards with a discovery tile, in the order of their places.
    pub const WITH_DISCOVERY: [Self; 5] =
        [Self::Palace, Self::Forest, Self::Quarry, Self::GoldDeposits, Self::Decorations];
}

named! {
    /// One of the three temples, left to right.
    Temple {
        /// Resources.
        Blue = "blue",
        /// Points.
        Red = "red",
        /// Cocoa.
        Green = "green",
    }
}

impl Temple {
    /// The icon of its steps.
    pub(crate) const fn icon(self) -> &'static str {
        match self {
            Self::Blue => "t-blue",
            Self::Red => "t-red",
            Self::Green => "t-green",
        }
    }
}

named! {
    /// A resource (H-022).
    Resource {
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gold.
        Gold = "gold",
    }
}

named! {
    /// A worship space: three at the Palace, one each on four other boards (H-132 to H-134).
    Space {
        /// On the left royal tile.
        PalaceLeft = "palace-1",
        /// On the middle royal tile.
        PalaceMiddle = "palace-2",
        /// On the right royal tile.
        PalaceRight = "palace-3",
        /// The temple field of the Forest.
        Forest = "forest",
        /// The temple field of the Quarry.
        Quarry = "quarry",
        /// The temple field of the Gold Deposits.
        GoldDeposits = "gold-deposits",
        /// The temple field of Decorations.
        Decorations = "decorations",
    }
}

impl Space {
    /// The board it belongs to.
    pub const fn board(self) -> Board {
        match self {
            Self::PalaceLeft | Self::PalaceMiddle | Self::PalaceRight => Board::Palace,
            Self::Forest => Board::Forest,
            Self::Quarry => Board::Quarry,
            Self::GoldDeposits => Board::GoldDeposits,
            Self::Decorations => Board::Decorations,
        }
    }

    /// The worship space of a temple field.
    pub const fn temple_field(board: Board) -> Option<Self> {
        match board {
            Board::Forest => Some(Self::Forest),
            Board::Quarry => Some(Self::Quarry),
            Board::GoldDeposits => Some(Self::GoldDeposits),
            Board::Decorations => Some(Self::Decorations),
            _ => None,
        }
    }

    /// The worship spaces of a board.
    pub fn on(board: Board) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |it| it.board() == board)
    }

    /// Which royal tile it lies on, 0 to 2 from the left.
    pub const fn royal_place(self) -> Option<usize> {
        match self {
            Self::PalaceLeft => Some(0),
            Self::PalaceMiddle => Some(1),
            Self::PalaceRight => Some(2),
            _ => None,
        }
    }

    /// Its id on the board: `board.2.worship`, `board.1.worship.2`.
    pub fn id(self) -> String {
        match self.royal_place() {
            Some(place) => format!("board.1.worship.{}", place + 1),
            None => format!("board.{}.worship", self.board().number()),
        }
    }
}

named! {
    /// What one does when worshipping (H-140 to H-142).
    WorshipChoice {
        /// The ability of the space.
        Ability = "ability",
        /// The discovery tile.
        Tile = "tile",
        /// Both, the ability first.
        AbilityTile = "ability-tile",
        /// Both, the tile first.
        TileAbility = "tile-ability",
    }
}

impl WorshipChoice {
    /// Whether both are done, for 1 cocoa.
    pub const fn is_both(self) -> bool {
        matches!(self, Self::AbilityTile | Self::TileAbility)
    }
}

named! {
    /// A side of the pyramid, clockwise from the top.
    Side {
        /// Above.
        Top = "top",
        /// To the right.
        Right = "right",
        /// Below.
        Bottom = "bottom",
        /// To the left.
        Left = "left",
    }
}

named! {
    /// A row of houses of the nobles (H-209 to H-214).
    Row {
        /// For one worker.
        Top = "top-row",
        /// For two workers.
        Middle = "middle-row",
        /// For three workers.
        Bottom = "bottom-row",
    }
}

named! {
    /// A reward of the ascension circle (H-271 to H-275).
    AscensionReward {
        /// 5 victory points.
        Points = "vp",
        /// 5 cocoa.
        Cocoa = "cocoa",
        /// A step on a temple of choice.
        Temple = "temple",
        /// Two steps for 3 cocoa.
        Temples = "temples",
        /// The fourth worker and 2 cocoa.
        Worker = "worker",
    }
}

named! {
    /// A type of icon on the pyramid, whatever its colouring (HA-63).
    IconKind {
        /// The blue statue.
        Blue = "t-blue",
        /// The red headdress.
        Red = "t-red",
        /// The green serpent.
        Green = "t-green",
        /// The small neutral glyph.
        Neutral = "t-neutral",
    }
}

/// An icon on the ground, on a pyramid tile or on a decoration.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Icon {
    /// Its type.
    pub glyph: IconKind,
    /// Whether it is printed in the colour of its temple.
    pub coloured: bool,
}

/// A cell of the pyramid as it is seen from above.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, schemars::JsonSchema)]
pub struct Cell {
    /// The icon that is visible.
    pub icon: Icon,
    /// Layers of tiles under it, 0 to 4.
    pub layers: u8,
}

impl Icon {
    /// An icon from its letter: `b` plain, `B` coloured, `n` neutral.
    pub const fn from_letter(letter: u8) -> Self {
        let glyph = match letter {
            b'b' | b'B' => IconKind::Blue,
            b'r' | b'R' => IconKind::Red,
            b'g' | b'G' => IconKind::Green,
            _ => IconKind::Neutral,
        };
        Self { glyph, coloured: letter.is_ascii_uppercase() }
    }

    /// The temple on which a match of this icon advances: only if it is coloured (H-228, H-254).
    pub const fn temple(self) -> Option<Temple> {
        match (self.coloured, self.glyph) {
            (true, IconKind::Blue) => Some(Temple::Blue),
            (true, IconKind::Red) => Some(Temple::Red),
            (true, IconKind::Green) => Some(Temple::Green),
            _ => None,
        }
    }
}

named! {
    /// An action tile of Teotibot (H-400).
    BotTile {
        /// Builds the pyramid.
        Construction = "bot-construction",
        /// Decorates it.
        Decorations = "bot-decorations",
        /// Develops technologies.
        Alchemy = "bot-alchemy",
        /// Builds houses.
        Nobles = "bot-nobles",
        /// Lets the strongest worker act.
        Mastery = "bot-mastery",
        /// Worships.
        Worship = "bot-worship",
        /// Collects masks.
        Masks = "bot-masks",
    }
}

named! {
    /// What a direction tile of Teotibot shows: where a tile moves up to (HA-41).
    Arrow {
        /// Up and to the left: the lower right tile moves.
        Left = "dir-left",
        /// Up and to the right: the lower left tile moves.
        Right = "dir-right",
    }
}

impl Arrow {
    /// The other side of the tile.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// A colour of workers: a player's or a neutral one.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, schemars::JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Owner {
    /// The seat of a player or of Teotibot.
    Player(patolli_core::Seat),
    /// An unused colour, 0 or 1.
    Neutral(u8),
}
