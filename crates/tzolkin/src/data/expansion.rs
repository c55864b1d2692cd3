//! Tribes, prophecies and quick actions.

use patolli_core::named;

use crate::{QuickAction, Temple};

named! {
    /// A tribe with its lasting ability (ZE-017 to ZE-054).
    Tribe {
        /// Picks up a worker after placing two.
        AhChuyKak = "ah-chuy-kak",
        /// Reaches the next higher action for 1 corn.
        AhauChamahez = "ahau-chamahez",
        /// May pass.
        Ahmakiq = "ahmakiq",
        /// Starts every turn with 2 corn and begs up to 4.
        Bacab = "bacab",
        /// Gains 1 corn for a lower action instead of paying.
        Balam = "balam",
        /// Places one worker 2 corn cheaper and stands one position longer.
        CitBolonTum = "cit-bolon-tum",
        /// Uses the paired wheel as well.
        Huracan = "huracan",
        /// Learns cheaper and chooses the bonus.
        Itzamna = "itzamna",
        /// Keeps three starting tiles and loses a temple step.
        Ixtab = "ixtab",
        /// Skips an empty position.
        VacubCaquix = "vacub-caquix",
        /// Sells a block a turn.
        XamanEk = "xaman-ek",
        /// Starts with five hungry workers.
        Yaluk = "yaluk",
        /// Places several workers cheaper.
        Yumkaax = "yumkaax",
    }
}

named! {
    /// A prophecy (ZE-073 to ZE-100).
    Prophecy {
        /// Every temple step costs corn.
        WrathfulGods = "wrathful-gods",
        /// Steps on the brown temple cost a block.
        AngryGodChaac = "angry-god-chaac",
        /// Steps on the yellow temple cost a block.
        AngryGodQuetzalcoatl = "angry-god-quetzalcoatl",
        /// Steps on the green temple cost a block.
        AngryGodKukulkan = "angry-god-kukulkan",
        /// Less wood at Palenque.
        ForestFires = "forest-fires",
        /// Less corn at Palenque.
        Drought = "drought",
        /// Gold costs corn.
        GoldShortage = "gold-shortage",
        /// Skulls cost temple steps.
        Desecration = "desecration",
        /// Advances cost a block more.
        TeacherShortage = "teacher-shortage",
        /// Level 2 of every technology is lost.
        ForgottenLore = "forgotten-lore",
        /// Buildings cost a block more.
        CrowdedCities = "crowded-cities",
        /// Workers need more corn.
        Hunger = "hunger",
        /// Placing at Chichen Itza costs more.
        HighFloodwaters = "high-floodwaters",
    }
}

/// What a prophecy counts at its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Metric {
    /// Steps above the start over all temples.
    TempleLevels,
    /// Steps above the start of one temple.
    TempleLevel(Temple),
    /// Wood tiles held.
    WoodTiles,
    /// Corn tiles held.
    CornTiles,
    /// Gold held.
    Gold,
    /// Skulls held.
    Skulls,
    /// Technology levels together.
    TechnologyLevels,
    /// Technologies on level 2 or 3.
    SecondLevels,
    /// Own buildings, monuments excluded.
    Buildings,
    /// Workers fed on this food day.
    Fed,
    /// Own workers on the Chichen Itza wheel.
    AtChichenItza,
}

/// What is printed on a prophecy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProphecyTile {
    /// What it counts.
    pub metric: Metric,
    /// The highest counts of the first three bands; the fourth has none.
    pub upto: [i8; 3],
}

/// Points of the four bands of every prophecy (ZE-070).
pub const BAND_POINTS: [i8; 4] = [-5, 0, 6, 13];

const fn prophecy(metric: Metric, upto: [i8; 3]) -> ProphecyTile {
    ProphecyTile { metric, upto }
}

/// Every prophecy, in the order of [`Prophecy::ALL`].
pub const PROPHECIES: [ProphecyTile; 13] = [
    prophecy(Metric::TempleLevels, [0, 3, 9]),
    prophecy(Metric::TempleLevel(Temple::Chaac), [-1, 1, 3]),
    prophecy(Metric::TempleLevel(Temple::Quetzalcoatl), [-1, 1, 3]),
    prophecy(Metric::TempleLevel(Temple::Kukulkan), [-1, 1, 3]),
    prophecy(Metric::WoodTiles, [0, 2, 5]),
    prophecy(Metric::CornTiles, [1, 3, 6]),
    prophecy(Metric::Gold, [1, 3, 5]),
    prophecy(Metric::Skulls, [0, 2, 4]),
    prophecy(Metric::TechnologyLevels, [2, 4, 6]),
    prophecy(Metric::SecondLevels, [0, 1, 2]),
    prophecy(Metric::Buildings, [1, 3, 6]),
    prophecy(Metric::Fed, [3, 4, 5]),
    prophecy(Metric::AtChichenItza, [0, 1, 2]),
];

impl Prophecy {
    /// What is printed on it.
    pub const fn tile(self) -> &'static ProphecyTile {
        &PROPHECIES[self.index()]
    }

    /// The points for a count.
    pub fn points(self, count: i8) -> i8 {
        BAND_POINTS[self.tile().upto.iter().filter(|it| count > **it).count()]
    }
}

/// Prophecies laid out (ZE-055).
pub const PROPHECIES_DRAWN: usize = 3;
/// Tribes dealt to each player (ZE-011).
pub const TRIBES_DEALT: usize = 2;
/// Spaces of the quick-action board (ZE-137).
pub const QUICK_SPACES: u8 = 3;
/// Corn of a quick-action space (ZE-132).
pub const QUICK_COST: u8 = 1;

/// Quick-action tiles of the first epoch (ZE-157).
pub const QUICK_TILES_EPOCH_ONE: [QuickAction; 7] = [
    QuickAction::Corn,
    QuickAction::Wood,
    QuickAction::Stone,
    QuickAction::Technology,
    QuickAction::Technology,
    QuickAction::Market,
    QuickAction::Build,
];
/// Quick-action tiles of the second epoch.
pub const QUICK_TILES_EPOCH_TWO: [QuickAction; 6] = [
    QuickAction::Corn,
    QuickAction::Stone,
    QuickAction::Gold,
    QuickAction::Technology,
    QuickAction::Market,
    QuickAction::Build,
];
