//! Numbers as the reader's language writes them.

use patolli_catalog::Lang;

/// Points with their sign and one decimal: `+3.4`, `−1.0`, `0.0`; in Czech and Polish with a comma.
pub(in crate::pages) fn signed(lang: Lang, points: f32) -> String {
    let digits = format!("{:.1}", points.abs());
    let sign = match points {
        _ if digits == "0.0" || points.is_nan() => "",
        _ if points < 0.0 => "−",
        _ => "+",
    };
    let digits = if lang == Lang::En { digits } else { digits.replace('.', ",") };
    format!("{sign}{digits}")
}

/// A share from 0 to 1 in whole per cent, without the sign.
pub(in crate::pages) fn percent(share: f32) -> String {
    format!("{:.0}", (share * 100.0).clamp(0.0, 100.0))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_carry_their_sign() {
        let said = |points| signed(Lang::En, points);
        assert_eq!([said(3.44), said(-1.0), said(0.0), said(-0.04)], ["+3.4", "−1.0", "0.0", "0.0"]);
        assert_eq!(signed(Lang::Cs, 12.5), "+12,5");
        assert_eq!(signed(Lang::Pl, -0.25), "−0,2");
    }

    #[test]
    fn shares_are_whole_per_cent() {
        assert_eq!([0.0, 0.624, 1.0, 1.2, -0.1].map(percent), ["0", "62", "100", "100", "0"]);
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
