//! Numbers as they are written in the reader's language.

use patolli_catalog::Lang;

/// Points with a sign and one decimal: `+3.4`, `−5.2`.
pub(in crate::pages) fn signed(lang: Lang, points: f32) -> String {
    let sign = match tenths(points) {
        0 => "",
        ..0 => "−",
        _ => "+",
    };
    format!("{sign}{}", plain(lang, points.abs()))
}

/// Points with one decimal: `3.4`.
pub(in crate::pages) fn plain(lang: Lang, points: f32) -> String {
    let tenths = tenths(points).abs();
    let comma = if lang == Lang::En { '.' } else { ',' };
    format!("{}{comma}{}", tenths / 10, tenths % 10)
}

/// A chance from 0 to 1 in whole per cent.
pub(in crate::pages) fn percent(chance: f32) -> i32 {
    whole(chance.clamp(0.0, 1.0) * 100.0)
}

/// Points in tenths.
pub(in crate::pages) fn tenths(points: f32) -> i32 {
    whole(points * 10.0)
}

/// A large number with its thousands apart: `8,400`.
pub(in crate::pages) fn grouped(lang: Lang, number: u32) -> String {
    // Czech and Polish put a blank between them that does not break the line.
    let between = if lang == Lang::En { ',' } else { '\u{a0}' };
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(between);
        }
        text.push(digit);
    }
    text
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a cast of a float saturates, and no score has billions of points"
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
    fn chances_are_whole_percent() {
        assert_eq!([0.0, 0.254, 0.996, 1.2, f32::NAN].map(percent), [0, 25, 100, 100, 0]);
    }

    #[test]
    fn thousands_stand_apart() {
        assert_eq!(
            [7, 999, 8400, 60_000, 1_234_567].map(|it| grouped(Lang::En, it)),
            ["7", "999", "8,400", "60,000", "1,234,567"]
        );
        assert_eq!(grouped(Lang::Cs, 8400), "8\u{a0}400");
    }
}
