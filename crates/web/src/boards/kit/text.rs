//! Numbers and texts in drawings.

/// A number with at most one decimal.
pub(in crate::boards) fn round(number: f32) -> f32 {
    (number * 10.0).round() / 10.0 + 0.0
}

/// A place in a row as a number of units.
pub(in crate::boards) fn nth(index: usize) -> f32 {
    f32::from(u8::try_from(index).unwrap_or(u8::MAX))
}

/// A number with a true minus sign.
pub(in crate::boards) fn signed(number: impl Into<i32>) -> String {
    number.into().to_string().replace('-', "−")
}

/// A gain or loss, always with its sign.
pub(in crate::boards) fn gain(number: impl Into<i32>) -> String {
    let number = number.into();
    if number > 0 { format!("+{number}") } else { signed(number) }
}

/// Text in lines of about `letters` letters, broken between words.
pub(in crate::boards) fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
