//! Expected points and chances as they are written.

use patolli_catalog::Lang;

/// Points with a sign and one decimal: `+3.4`, `−5.2`.
pub(super) fn signed(lang: Lang, points: f32) -> String {
    let sign = match tenths(points) {
        0 => "",
        ..0 => "−",
        _ => "+",
    };
    format!("{sign}{}", plain(lang, points.abs()))
}

/// Points with one decimal: `3.4`.
pub(super) fn plain(lang: Lang, points: f32) -> String {
    let tenths = tenths(points).abs();
    let comma = if lang == Lang::En { '.' } else { ',' };
    format!("{}{comma}{}", tenths / 10, tenths % 10)
}

/// A chance from 0 to 1 in whole per cent.
pub(super) fn per_cent(chance: f32) -> i32 {
    whole(chance.clamp(0.0, 1.0) * 100.0)
}

/// Points in tenths.
pub(super) fn tenths(points: f32) -> i32 {
    whole(points * 10.0)
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast of a float saturates, and nobody has billions of points"
)]
fn whole(number: f32) -> i32 {
    number.round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_a_sign_and_one_decimal() {
        assert_eq!(
            [3.44, -5.16, 0.04, -0.04, 10.0].map(|it| signed(Lang::En, it)),
            ["+3.4", "−5.2", "0.0", "0.0", "+10.0"]
        );
        assert_eq!(signed(Lang::Cs, -0.5), "−0,5");
        assert_eq!(plain(Lang::Pl, 12.3), "12,3");
    }

    #[test]
    fn chances_are_whole_per_cent() {
        assert_eq!([0.0, 0.254, 0.996, 1.2, f32::NAN].map(per_cent), [0, 25, 100, 100, 0]);
    }
}
