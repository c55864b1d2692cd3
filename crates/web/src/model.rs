//! What the pages are drawn from. The server fills these in; it draws nothing itself.

use patolli_catalog::{AnyPlay, Kind, Lang, LineStep, Message, OptionsError, Review, Seat, Thought, Viewer};

/// What every page has around it. Its forms: POST `/lang` (`lang`, `back`), POST `/theme` (`theme`: `system`,
/// `light` or `dark`, `back`), POST `/name` (`name`, `back`); `back` is [`Self::path`].
#[derive(Clone, Debug)]
pub struct Shell<'a> {
    /// Language of the reader.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// Name of the guest; empty before they gave one.
    pub guest: &'a str,
    /// Path and query of the page, to come back to after changing language or name.
    pub path: &'a str,
    /// Something to say once at the top: already in the reader's language.
    pub notice: Option<String>,
}

/// Light or dark, as the reader likes it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    System,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 3] = [Self::System, Self::Light, Self::Dark];

    /// Its name in forms, cookies and `data-theme`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Message key of its name.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::System => "theme-system",
            Self::Light => "theme-light",
            Self::Dark => "theme-dark",
        }
    }

    /// What the browser's own widgets and the first paint should be.
    pub(crate) const fn color_scheme(self) -> &'static str {
        match self {
            Self::System => "light dark",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Their name.
        name: String,
        /// Whether it is the reader (or somebody who shares the reader's screen).
        mine: bool,
        /// Whether they have the page open.
        online: bool,
        /// Whether they have an account: nobody else can be called so.
        account: bool,
    },
    /// A computer player, by its bot name (`greedy`).
    Bot {
        /// What kind of bot.
        bot: String,
        /// The name it goes by at this table.
        name: String,
    },
    /// The game itself, by its own rules: Teotibot.
    Automaton,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Waiting for people to sit down.
    Open,
    /// Being played.
    Running,
    /// Over.
    Finished,
}

/// A table in the lobby.
#[derive(Clone, Debug)]
pub struct TableCard {
    /// Id, as in its address `/t/ID`.
    pub id: String,
    /// What game.
    pub kind: &'static dyn Kind,
    /// Options as set, by key.
    pub options: Vec<(String, String)>,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Whose turn it is.
    pub to_move: Option<Seat>,
    /// Where it stands.
    pub stage: Stage,
    /// Minutes since something happened there.
    pub idle_minutes: i64,
    /// Points by seat in [parts](Kind::parts), when finished.
    pub scores: Option<Vec<i32>>,
}

/// The lobby. Its forms: POST `/play` (`game`, `opponents`: how many bots to play against, `ticket`), POST `/t/ID/join`,
/// POST `/t/ID/rematch`; all of them may have a `word` for the shuffle.
#[derive(Clone, Debug)]
pub struct Lobby<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Tables where the reader must decide.
    pub your_turn: Vec<TableCard>,
    /// The reader's other tables: open ones they sit at and those where others must decide.
    pub waiting: Vec<TableCard>,
    /// Tables with a free seat that anybody may take.
    pub open: Vec<TableCard>,
    /// Running tables anybody may watch.
    pub running: Vec<TableCard>,
    /// The reader's finished tables.
    pub finished: Vec<TableCard>,
    /// The shuffle of a table that the reader opens at once; none if nobody adds to it.
    pub promise: Option<crate::Promise>,
}

/// The form for a new table. Field names of the form (POST `/new`): `game`, `seats`, `who0`…`who4`
/// (`me`, `hot`, `open`, `bot:search:1` … `bot:search:6`, `bot:greedy`, `bot:random`), `name0`…`name4` (names of people at this screen),
/// `set-KEY` for each option (`on`/`off`, a seat number, a word; a switch that is off is not sent), `listed` (`on`),
/// `hints` (`on`), `ticket` (of the promised shuffle), `word` (what the reader adds to it).
/// Rows beyond the number of seats are sent too and mean nothing. The page is at `/new?game=NAME`.
#[derive(Clone, Debug)]
pub struct NewTable<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// The game now chosen.
    pub kind: &'static dyn Kind,
    /// What was chosen so far, by field name, to show a refused form again.
    pub fields: Vec<(String, String)>,
    /// Why the form was refused.
    pub error: Option<FormError>,
    /// The shuffle of the table; none if nobody adds to it.
    pub promise: Option<crate::Promise>,
}

/// Why the form for a new table was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormError {
    /// The options are refused.
    Options(OptionsError),
    /// Nobody sits at the reader's own table.
    NobodySits,
    /// A value is not among those offered.
    BadField(String),
    /// A name is empty, too long (1 to 40 characters), of several scripts, or holds what nobody sees.
    BadName,
    /// The promised shuffle cannot be had; the message key that says why, to which `-about` is added.
    Ticket(&'static str),
    /// A name is that of somebody's account, or looks like it.
    ReservedName,
    /// Two people would have names that look alike.
    SharedName,
}

/// The page of the reader's account, at `/account`. Its forms: POST `/account/sign-in` and `/account/new` (`name`, `password`),
/// `/account/password` (`present`, `password`), `/account/sign-out`, `/account/everywhere`, `/account/delete` (`present`).
#[derive(Clone, Debug)]
pub struct Account<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// The name of the account, if the reader is signed in.
    pub signed_in: Option<&'a str>,
    /// The name in the forms, to show a refused one again.
    pub name: &'a str,
    /// Why a form was refused.
    pub refused: Option<AccountRefusal>,
}

/// Why a form about an account was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccountRefusal {
    /// There is no account of that name with that password.
    Wrong,
    /// The present password is another one.
    WrongPresent,
    /// The present password, which deleting asks for, is another one.
    WrongToDelete,
    /// The name is empty, too long (1 to 40 characters), of several scripts, or holds what nobody sees.
    Name,
    /// Somebody else has the name, or one that looks like it.
    Taken,
    /// The new password is too short.
    Short,
    /// The new password is too long.
    Long,
}

/// One seat of a table.
#[derive(Clone, Debug)]
pub struct SeatCard {
    /// Which.
    pub seat: Seat,
    /// Who.
    pub sitter: Sitter,
}

/// A table in play, for one reader.
#[expect(clippy::struct_excessive_bools, reason = "each says one thing of the page, whatever the others say")]
pub struct Table<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Id, as in its address.
    pub id: &'a str,
    /// The game; on a replay page, as it stood at the moment shown.
    pub play: &'a dyn AnyPlay,
    /// Number of the last entry in the table's log; a decision says which one it answers.
    pub version: u32,
    /// Where the table stands.
    pub stage: Stage,
    /// Who sits where.
    pub seats: &'a [SeatCard],
    /// Through whose eyes: the reader's seat that is asked, else their first seat, else a watcher. Where several seats share
    /// the reader's screen and the game hides something, nobody's but a watcher's until the curtain is lifted.
    pub viewer: Viewer,
    /// As whom the reader is told what happened; a shared screen tells what everybody may know.
    pub listener: Viewer,
    /// Whether the reader may decide now.
    pub may_decide: bool,
    /// The seat to which the screen must be handed before the reader sees more. Its form: POST `/t/ID/show` (`seat`).
    pub curtain: Option<Seat>,
    /// Decision number (see [`patolli_catalog::Tale::step`]) after which everything is new to the reader.
    pub seen: usize,
    /// People watching without a seat.
    pub watchers: usize,
    /// Full address to invite others with, for those who sit here while seats are open.
    pub invite: Option<String>,
    /// Whether the reader may make that address invalid and get a new one. Its form: POST `/t/ID/invite`.
    pub renews: bool,
    /// Whether the reader may close the table. Asked at GET `/t/ID/close`, done by POST there.
    pub closes: bool,
    /// SHA-256 of the secret seed, shown from the start; the seed itself once the game is over.
    pub commitment: String,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// What people added to the shuffle, in the order of seats, once the game is over.
    pub words: Vec<(Seat, String)>,
    /// Whether the game is dealt; before that there is no board to look at.
    pub dealt: bool,
    /// SHA-256 of the secret seed from which a rematch is dealt, once the game is over.
    pub rematch: Option<String>,
    /// Why the last decision was refused: words of the game and the rule.
    pub refused: Option<(Message, &'static str)>,
    /// Whether the last click came too late and this is the new state.
    pub stale: bool,
    /// Whether the database does not do its work, so that nothing can be decided.
    pub away: bool,
    /// What the reader may know about what the computer would do. Its forms: POST `/t/ID/hint` (`stop` to hide it again).
    pub hint: Hint<'a>,
}

/// What the reader may know about what the computer would do in their place.
#[derive(Clone, Copy, Default, Debug)]
pub enum Hint<'a> {
    /// Nothing: it is not their turn, or the table forbids hints.
    #[default]
    None,
    /// They may ask.
    Offered,
    /// They asked, and nothing is known yet.
    Begun,
    /// The computer's thoughts.
    Shown(&'a Hinted),
}

/// A thought of the computer, ready to be shown.
#[derive(Clone, Debug)]
pub struct Hinted {
    /// The thought.
    pub thought: Thought,
    /// The decisions of each line of it.
    pub lines: Vec<Vec<LineStep>>,
    /// Whether the computer still thinks deeper.
    pub thinking: bool,
}

/// A moment of a game, for looking back.
pub struct Replay<'a> {
    /// The table as it stood after [`Self::step`] decisions; nothing can be decided.
    pub table: Table<'a>,
    /// The whole game, for the log and the ticks of the slider.
    pub whole: &'a dyn AnyPlay,
    /// The moment, from 0.
    pub step: usize,
}

/// The review of a finished game. Its forms: POST `/t/ID/review` (begins it, `stop` gives it up), POST `/t/ID/play-on`
/// (`n`, `moment` and `line` as in the address of the page, `seat`: the seat the reader takes, `bot`: who takes the others).
///
/// The page is at `/t/ID/review?n=STEP`; with `moment=M&line=K` it shows the position after the first K decisions
/// of the better line of moment M instead. While it is computed, GET `/t/ID/review/parts` gives the parts that change.
pub struct Reviewing<'a> {
    /// The position shown, the whole game and the moment; nothing can be decided.
    pub replay: Replay<'a>,
    /// How far the review has come.
    pub state: ReviewState<'a>,
    /// The variation shown: number of the moment in the review, how many decisions of its better line, and all of them.
    pub variation: Option<Variation>,
}

/// How far a review has come.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// Nobody asked for it.
    None,
    /// It waits until it is computed.
    Waiting,
    /// Another machine computes it.
    Elsewhere,
    /// It is being computed: so many stretches of so many.
    Running(usize, usize),
    /// It is there.
    Ready(&'a Review),
}

/// A better line that is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// Number of the moment in the review.
    pub moment: usize,
    /// How many decisions of the better line were taken.
    pub taken: usize,
    /// All its decisions.
    pub steps: Vec<LineStep>,
}

/// The rules of a game.
#[derive(Clone, Debug)]
pub struct Rules<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// What game.
    pub kind: &'static dyn Kind,
    /// Its chapters, in order.
    pub chapters: Vec<Chapter>,
    /// The text as HTML, shown as it is; every rule has its number as id, so that `/rules/GAME#T-090` leads to it.
    pub text: String,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Id of its heading.
    pub id: String,
    /// Its title.
    pub title: String,
}

/// The question before a table is closed. Its form: POST `/t/ID/close`.
#[derive(Clone, Debug)]
pub struct CloseTable<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// Id of the table, as in its address.
    pub id: &'a str,
    /// Whether its game has begun.
    pub started: bool,
}

/// A table whose rules only a newer program knows: it is shown, but nothing can be decided.
#[derive(Debug)]
pub struct Newer<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// By which version of the rules it is played.
    pub rules: u16,
    /// Who plays and how it ended; `None` if this program does not have the game.
    pub table: Option<TableCard>,
}

/// A page that says what went wrong and one way on.
#[derive(Clone, Debug)]
pub struct Failure<'a> {
    /// Around it.
    pub shell: Shell<'a>,
    /// HTTP status.
    pub status: u16,
    /// Message key of what happened: `failure-not-found`, `failure-no-such-table`, `failure-not-yours`,
    /// `failure-bad-request`, `failure-too-large`, `failure-busy`, `failure-internal`; after `failure-broke` the page at
    /// [`Shell::path`] is worth another try.
    pub key: &'static str,
}
