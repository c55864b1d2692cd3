//! What a figure shows in words, taken from the board in words.

/// Most letters of a description: nobody can skip a part of it.
const LONGEST: usize = 420;

/// The section of a board in words under a heading, as plain text; only the heading where there is none.
pub(super) fn section(board: &str, heading: &str) -> String {
    let begin = board.split("<section").find(|it| plain(&first_heading(it)) == heading);
    let text = begin.and_then(|it| it.split_once("</h2>")).map(|it| plain(it.1)).unwrap_or_default();
    let text = shortened(&text);
    if text.is_empty() { heading.to_owned() } else { format!("{heading}: {text}") }
}

fn first_heading(section: &str) -> String {
    let heading = section.split_once("<h2").and_then(|it| it.1.split_once('>'));
    heading.and_then(|it| it.1.split_once("</h2>")).map_or_else(String::new, |it| it.0.to_owned())
}

/// A text without tags; what stood in different elements is kept apart.
fn plain(html: &str) -> String {
    let mut text = String::new();
    for (n, piece) in html.split('<').enumerate() {
        let (tag, words) = if n == 0 { ("", piece) } else { piece.split_once('>').unwrap_or((piece, "")) };
        let ends = ["/li", "/td", "/th", "/tr", "/p", "/h3", "/h4", "/dt", "/dd", "/caption"];
        if ends.contains(&tag) && !text.is_empty() && !text.ends_with([';', ':', ' ']) {
            text.push_str(if tag == "/h3" || tag == "/th" || tag == "/dt" { ": " } else { "; " });
        }
        text.push_str(words);
    }
    let text = text.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"");
    text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches([';', ' ']).to_owned()
}

/// The beginning of a text, up to the end of a part of it.
fn shortened(text: &str) -> String {
    if text.chars().count() <= LONGEST {
        return text.to_owned();
    }
    let cut: String = text.chars().take(LONGEST).collect();
    let end = cut.rfind("; ").or_else(|| cut.rfind(' ')).unwrap_or(cut.len());
    format!("{} …", &cut[..end])
}

#[cfg(test)]
mod tests {
    use super::section;

    const BOARD: &str = "<div><section><h2>Map</h2><ul><li><b>h03</b> temple &amp; 3</li><li>h04</li></ul></section>\
        <section><h2>Treasures</h2><p>none</p></section></div>";

    #[test]
    fn a_section_is_told() {
        assert_eq!(section(BOARD, "Map"), "Map: h03 temple & 3; h04");
        assert_eq!(section(BOARD, "Tiles"), "Tiles");
    }

    #[test]
    fn a_long_section_is_cut_between_its_parts() {
        let long = format!("<section><h2>Map</h2><ul>{}</ul></section>", "<li>one two</li>".repeat(90));
        let told = section(&long, "Map");
        assert!(told.ends_with("one two …") && told.chars().count() < 450, "{told}");
    }
}
