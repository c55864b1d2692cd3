//! Buildings, farms, monuments, food days and the end of the game: Z-261 to Z-356.

mod buildings;
mod day;
mod epoch;
mod examples;
mod farms;
mod feeding;
mod finish;
mod food_days;
mod icons;
mod monuments;
mod points;
mod rewards;
mod scoring;
