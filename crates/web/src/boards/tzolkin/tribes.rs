//! What tribes do, said with icons.

use patolli_catalog::rules::tzolkin::data::{
    ADVANCE_COSTS_ITZAMNA, BACAB_CORN, BEG_BACAB, CIT_BOLON_TUM_DISCOUNT, STARTING_TILES_KEPT_IXTAB,
    SURCHARGE_YUMKAAX, Tribe, YALUK_WORKERS,
};

use super::glyphs::Glyph;

/// What a tribe does.
pub(super) fn glyphs(tribe: Tribe) -> Vec<Glyph> {
    match tribe {
        Tribe::AhChuyKak => vec![Glyph::with("↓2", "worker"), Glyph::with("↑1", "worker")],
        Tribe::AhauChamahez => vec![Glyph::with("1", "corn"), Glyph::with("› +1", "free-choice")],
        Tribe::Ahmakiq => vec![Glyph::with("0", "worker"), Glyph::plain("end-turn")],
        Tribe::Bacab => {
            vec![Glyph::with(format!("≥{BACAB_CORN}"), "corn"), Glyph::with(BEG_BACAB.becomes, "beg")]
        }
        Tribe::Balam => vec![Glyph::plain("step-back"), Glyph::with("+1", "corn")],
        Tribe::CitBolonTum => {
            vec![
                Glyph::with(format!("−{CIT_BOLON_TUM_DISCOUNT}"), "corn"),
                Glyph::with("8·11", "free-choice"),
            ]
        }
        Tribe::Huracan => [("", "palenque"), ("=", "yaxchilan"), (" ", "tikal"), ("=", "uxmal")]
            .map(|(text, icon)| Glyph::with(text, icon))
            .to_vec(),
        Tribe::Itzamna => {
            let [one, two, three, _] = ADVANCE_COSTS_ITZAMNA;
            vec![Glyph::plain("tech-up"), Glyph::with(format!("{one}·{two}·{three}"), "block")]
        }
        Tribe::Ixtab => vec![Glyph::with(STARTING_TILES_KEPT_IXTAB, "resource"), Glyph::plain("temple-down")],
        Tribe::VacubCaquix => vec![Glyph::plain("worker"), Glyph::plain("step-fwd")],
        Tribe::XamanEk => vec![Glyph::with("1", "block"), Glyph::with("›", "market")],
        Tribe::Yaluk => vec![Glyph::with(YALUK_WORKERS, "worker"), Glyph::with("+1", "feed")],
        Tribe::Yumkaax => {
            vec![
                Glyph::plain("worker"),
                Glyph::with(SURCHARGE_YUMKAAX.map(|it| it.to_string()).join("·"), "corn"),
            ]
        }
    }
}
