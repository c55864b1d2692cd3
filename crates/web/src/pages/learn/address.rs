//! Addresses of lessons: they carry the decisions.

use patolli_catalog::Lesson;

/// Address of a lesson, which is that of its form.
pub(super) fn form(lesson: &Lesson) -> String {
    format!("/learn/{}/{}", lesson.game, lesson.id)
}

/// Address of a lesson after decisions; another field can follow.
pub fn after(lesson: &Lesson, did: &[String]) -> String {
    format!("{}?did={}", form(lesson), encoded(&joined(did)))
}

/// Decisions as one text.
pub(super) fn joined(did: &[String]) -> String {
    did.join(";")
}

/// A text as a value in the query of an address.
fn encoded(text: &str) -> String {
    form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

#[cfg(test)]
mod tests {
    use super::encoded;

    #[test]
    fn decisions_stand_in_an_address() {
        assert_eq!(encoded("pick yax 3;use yax 2"), "pick+yax+3%3Buse+yax+2");
        assert_eq!(encoded("a&b=\u{17e}"), "a%26b%3D%C5%BE");
    }
}
