//! What the pages are drawn from. The server fills these in; it draws nothing itself.

mod account;
mod calls;
mod coach;
mod games;
mod learn;
mod lobby;
mod new_table;
mod plain;
mod presence;
mod review;
mod rule;
mod shell;
mod table;
mod talk;
mod why;

pub use self::{
    account::{Account, AccountRefusal, MergeOffer},
    calls::{CALL_CHANNELS, CALL_EVENTS, CallReceiver, CallRefusal, Calls, StopCalls},
    coach::Coaching,
    games::{FinishedGame, GameFilter, Games, Tag},
    learn::{CoursePage, LessonPage},
    lobby::{Invitation, Lobby, Sitter, Stage, TableCard},
    new_table::{FormError, NewTable},
    plain::{AidPage, BookChapter, BookSection, Chapter, Failure, Paragraph, Rulebook, Rules},
    presence::{Presence, RunningClock, SeatClock, StandIn, StoodFor, TableState},
    review::{Replay, ReviewState, Reviewing, Variation},
    rule::{RulePage, ShownScene, ToldRule},
    shell::{Shell, Theme},
    table::{CloseTable, Hint, Hinted, Newer, SeatCard, Table},
    talk::{LogMark, Proposal, Talk, TalkLine},
    why::{WhyAnswer, WhyPage},
};
