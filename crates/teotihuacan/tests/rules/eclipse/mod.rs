//! Eclipses, the end of the game, dark eclipses, temple bonus tiles: H-281 to H-317, H-327 to H-332, H-391 to H-397.

mod bonuses;
mod dark;
mod end_of_eclipse;
mod ending;
mod masks;
mod pyramid;
mod scoring;
mod support;
mod timing;
mod wages;
