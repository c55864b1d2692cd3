//! Answers to commands: the table, with the reason of a refusal.

use patolli_store::TableId;

use super::TableActor;
use crate::{
    failure::{Failure, Rejection},
    table::command::{Answer, RematchAnswer},
};

impl TableActor {
    /// The answer to a command: the table, with the reason of a refusal.
    pub(super) fn answer(&self, outcome: Result<(), Rejection>) -> Result<Answer, Failure> {
        let denied = match outcome {
            Ok(()) => None,
            Err(Rejection::Denied(denied)) => Some(denied),
            Err(Rejection::Failed(failure)) => return Err(failure),
        };
        Ok(Answer { snapshot: self.snapshot(), denied })
    }

    /// The answer to a request for a rematch.
    pub(super) fn rematch_answer(
        &self,
        outcome: Result<TableId, Rejection>,
    ) -> Result<RematchAnswer, Failure> {
        match outcome {
            Ok(id) => Ok(RematchAnswer::Opened(id)),
            Err(Rejection::Denied(denied)) => Ok(RematchAnswer::Denied(Box::new(self.snapshot()), denied)),
            Err(Rejection::Failed(failure)) => Err(failure),
        }
    }
}
