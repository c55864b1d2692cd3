//! What weights say of things given for nothing.

use patolli_ai::{
    Evaluator, ValueModel,
    prices::{Price, positions, prices},
    train::{TrainConfig, TrainError, TrainStart},
};
use patolli_catalog::{CatalogGame, GameVisitor};

use crate::figures::margin;

/// Positions that are looked at for each number of seats.
const POSITIONS: usize = 200;

/// A table still to be made.
pub struct PriceTable<'a> {
    pub plan: &'a TrainConfig,
}

impl GameVisitor for PriceTable<'_> {
    type Output = Result<String, TrainError>;

    fn visit<G: CatalogGame>(self) -> Self::Output {
        let evaluator = match &self.plan.start {
            TrainStart::File(bytes) => Evaluator::read::<G>(bytes)?,
            TrainStart::Greedy | TrainStart::Embedded => ValueModel::embedded::<G>().into(),
        };
        let mut lines = vec![line(["seats", "given", "positions", "mean", "worst", ""])];
        for seats in &self.plan.seats {
            for price in prices(&evaluator, &positions::<G>(*seats, POSITIONS)?) {
                lines.push(price_line(*seats, &price));
            }
        }
        Ok(lines.join("\n"))
    }
}

fn price_line(seats: u8, price: &Price) -> String {
    let verdict = if price.is_sane() { "" } else { "not sane" };
    let (mean, worst) = (margin(price.mean.into()), margin(price.worst.into()));
    line([&seats.to_string(), price.name, &price.positions.to_string(), &mean, &worst, verdict])
}

fn line([seats, name, positions, mean, worst, verdict]: [&str; 6]) -> String {
    format!("{seats:>5}  {name:<28}  {positions:>9}  {mean:>6}  {worst:>6}  {verdict}").trim_end().to_owned()
}
