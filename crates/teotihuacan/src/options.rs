//! What a table agrees on.

use patolli_core::{OptionCondition, OptionConflict, OptionKind, OptionSpec, OptionsError, Seat};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Number of players: 1 (against Teotibot) to 4.
    pub seats: u8,
    /// How players start.
    pub setup: Setup,
    /// Whether the boards lie as printed instead of shuffled; always so in the first-game set-up.
    pub printed_boards: bool,
    /// Whether values hold as the tiles print them, where the rulebook differs.
    pub printed_values: bool,
    /// Whether an eclipse is scored right after the turn that causes it.
    pub dark_eclipse: bool,
    /// The seat that begins.
    pub first: Seat,
    /// By which version of the rules the table plays.
    pub rules: u16,
    /// How hard Teotibot is to beat.
    pub bot: Difficulty,
}

/// How players start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Setup {
    /// Two of four starting tiles, chosen in secret.
    Normal,
    /// The recommended start for a first game.
    FirstGame,
    /// Starting tiles are drafted from an open offer.
    Draft,
}

/// Changes of Teotibot's difficulty (H-526 to H-531); 0 is as printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub struct Difficulty {
    /// Power of the worker that starts on the Gold Deposits.
    pub gold_deposits: i8,
    /// Power of the worker that starts on Nobles.
    pub nobles: i8,
    /// Power of the worker that starts on Construction.
    pub construction: i8,
    /// Wood at the start.
    pub wood: i8,
    /// Stone at the start.
    pub stone: i8,
    /// Gold at the start.
    pub gold: i8,
    /// Points for 10 cocoa.
    pub cocoa: i8,
    /// Steps of the Worship tile.
    pub worship: i8,
    /// Points per temple bonus tile.
    pub bonus: i8,
    /// Points per technology.
    pub technology: i8,
}

const ONE: OptionKind = OptionKind::OneOf(&["normal", "minus-1", "plus-1"]);
const TWO: OptionKind = OptionKind::OneOf(&["normal", "minus-2", "minus-1", "plus-1", "plus-2"]);
const TEN: OptionKind = OptionKind::OneOf(&["normal", "minus-10", "minus-5", "plus-5", "plus-10"]);

const SETUP: OptionSpec = spec("setup", OptionKind::OneOf(&["normal", "first-game", "draft"]));
const BOARDS: OptionSpec = spec("boards", OptionKind::OneOf(&["shuffled", "printed"]));
const EDITION: OptionSpec = spec("edition", OptionKind::OneOf(&["rulebook", "printed"]));
const DARK_ECLIPSE: OptionSpec = spec("dark-eclipse", OptionKind::Switch);
const FIRST: OptionSpec = spec("first", OptionKind::Seat);

/// The difficulty changes and the kind of each.
const BOT: [OptionSpec; 10] = [
    spec("bot-gold-deposits", ONE),
    spec("bot-nobles", ONE),
    spec("bot-construction", ONE),
    spec("bot-wood", ONE),
    spec("bot-stone", ONE),
    spec("bot-gold", ONE),
    spec("bot-cocoa", TWO),
    spec("bot-worship", ONE),
    spec("bot-bonus", TEN),
    spec("bot-technology", TWO),
];

const fn spec(key: &'static str, kind: OptionKind) -> OptionSpec {
    OptionSpec { key, kind }
}

impl Difficulty {
    /// The change behind an option key.
    fn change(&mut self, key: &str) -> Option<&mut i8> {
        Some(match key {
            "bot-gold-deposits" => &mut self.gold_deposits,
            "bot-nobles" => &mut self.nobles,
            "bot-construction" => &mut self.construction,
            "bot-wood" => &mut self.wood,
            "bot-stone" => &mut self.stone,
            "bot-gold" => &mut self.gold,
            "bot-cocoa" => &mut self.cocoa,
            "bot-worship" => &mut self.worship,
            "bot-bonus" => &mut self.bonus,
            "bot-technology" => &mut self.technology,
            _ => return None,
        })
    }
}

/// A change as a word of its option.
const fn word(n: i8) -> Option<&'static str> {
    Some(match n {
        0 => "normal",
        -10 => "minus-10",
        -5 => "minus-5",
        -2 => "minus-2",
        -1 => "minus-1",
        1 => "plus-1",
        2 => "plus-2",
        5 => "plus-5",
        10 => "plus-10",
        _ => return None,
    })
}

/// The change a word stands for.
fn number(text: &str) -> i8 {
    let found = (-10..=10).find(|it| word(*it) == Some(text));
    found.expect("every word of these options stands for a number")
}

impl Options {
    /// Whether Teotibot plays.
    pub const fn is_solo(&self) -> bool {
        self.seats == 1
    }
}

impl patolli_core::Options for Options {
    const RULES: u16 = 2;
    const SPECS: &'static [OptionSpec] = &[
        SETUP,
        BOARDS,
        EDITION,
        DARK_ECLIPSE,
        FIRST,
        BOT[0],
        BOT[1],
        BOT[2],
        BOT[3],
        BOT[4],
        BOT[5],
        BOT[6],
        BOT[7],
        BOT[8],
        BOT[9],
    ];
    const SEATS: (u8, u8) = (1, 4);
    // The recommended start names boards as they are printed.
    const CONFLICTS: &'static [OptionConflict] = &[OptionConflict {
        key: BOARDS.key,
        value: "shuffled",
        when: OptionCondition::Option(SETUP.key, "first-game"),
    }];
    const SOLO: &'static [&'static str] = &[
        BOT[0].key, BOT[1].key, BOT[2].key, BOT[3].key, BOT[4].key, BOT[5].key, BOT[6].key, BOT[7].key,
        BOT[8].key, BOT[9].key,
    ];

    fn for_seats(seats: u8) -> Result<Self, OptionsError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(OptionsError::Seats { game: "teotihuacan", min, max, seats });
        }
        Ok(Self {
            seats,
            setup: Setup::Normal,
            printed_boards: false,
            printed_values: false,
            dark_eclipse: false,
            first: Seat::new(0),
            rules: Self::RULES,
            bot: Difficulty::default(),
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn rules(&self) -> u16 {
        self.rules
    }

    fn set_rules(&mut self, version: u16) {
        self.rules = version;
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), OptionsError> {
        match key {
            "setup" => {
                self.setup = match SETUP.one_of(value)? {
                    "first-game" => Setup::FirstGame,
                    "draft" => Setup::Draft,
                    _ => Setup::Normal,
                };
                // H-061: the first game uses the boards of the main board.
                self.printed_boards |= self.setup == Setup::FirstGame;
            }
            "boards" => {
                self.printed_boards = BOARDS.one_of(value)? == "printed" || self.setup == Setup::FirstGame;
            }
            "edition" => self.printed_values = EDITION.one_of(value)? == "printed",
            "dark-eclipse" => self.dark_eclipse = DARK_ECLIPSE.switch(value)?,
            "first" => self.first = FIRST.seat(value, self.seats)?,
            _ => {
                let Some(spec) = BOT.iter().find(|it| it.key == key) else {
                    return Err(OptionsError::UnknownKey(key.chars().take(40).collect()));
                };
                let n = number(spec.one_of(value)?);
                // Only solo players meet Teotibot.
                if self.is_solo()
                    && let Some(change) = self.bot.change(key)
                {
                    *change = n;
                }
            }
        }
        Ok(())
    }

    fn get(&self, key: &str) -> Option<String> {
        let text = match key {
            "setup" => match self.setup {
                Setup::Normal => "normal",
                Setup::FirstGame => "first-game",
                Setup::Draft => "draft",
            },
            "boards" if self.printed_boards => "printed",
            "boards" => "shuffled",
            "edition" if self.printed_values => "printed",
            "edition" => "rulebook",
            "dark-eclipse" if self.dark_eclipse => "on",
            "dark-eclipse" => "off",
            "first" => return Some(self.first.to_string()),
            _ => {
                let mut bot = self.bot;
                return bot.change(key).and_then(|it| word(*it)).map(str::to_owned);
            }
        };
        Some(text.to_owned())
    }
}
