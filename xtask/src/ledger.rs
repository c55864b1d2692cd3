//! Rule ids as they are defined in `docs/rules/*.md`, and the excuses for those without a test.

/// A rule id and the line that defines it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule<'a> {
    /// Such as `T-042`.
    pub id: &'a str,
    /// Line, from 1.
    pub line: usize,
}

/// A written reason why a rule has no test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exemption<'a> {
    /// The rule it excuses.
    pub id: &'a str,
    /// Why there is no test.
    pub reason: &'a str,
    /// Line, from 1.
    pub line: usize,
}

/// Every rule a ledger defines: `- **T-001** …`, `**ZX-01 — …**` or a table row `| TR-01 | …`.
pub fn rules(text: &str) -> Vec<Rule<'_>> {
    let numbered = text.lines().zip(1..);
    numbered.filter_map(|(line, n)| Some(Rule { id: defined(line)?, line: n })).collect()
}

/// Every excuse of an `excuses.txt`: `T-018 reason…`, blank lines and `#` comments aside.
pub fn exemptions(text: &str) -> Vec<Exemption<'_>> {
    let numbered = text.lines().map(str::trim).zip(1..);
    numbered
        .filter(|(line, _)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, n)| {
            let (id, reason) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            Exemption { id, reason: reason.trim(), line: n }
        })
        .collect()
}

/// The letters before the dash.
pub fn prefix(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

fn defined(line: &str) -> Option<&str> {
    let in_table = line.strip_prefix("| ");
    let in_bold = line.strip_prefix("- ").unwrap_or(line).strip_prefix("**");
    let rest = in_table.or(in_bold)?;
    let end = rest.find([' ', '*', '|']).unwrap_or(rest.len());
    Some(&rest[..end]).filter(|id| is_id(id))
}

fn is_id(word: &str) -> bool {
    let Some((letters, digits)) = word.split_once('-') else {
        return false;
    };
    let upper = !letters.is_empty() && letters.bytes().all(|it| it.is_ascii_uppercase());
    upper && !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_found_in_lists_paragraphs_and_tables() {
        let text = "# Tikal\n\n- **T-001** One board, see T-002.\n**ZX-13 — Advance.** *[CZ]*\n\
                    - **HX-16 Eclipse** (derived).\n| TR-01 | why | T-003 |\n| id | question |\n| --- | --- |\n";
        let found: Vec<_> = rules(text).into_iter().map(|it| (it.id, it.line)).collect();
        assert_eq!(found, [("T-001", 3), ("ZX-13", 4), ("HX-16", 5), ("TR-01", 6)]);
    }

    #[test]
    fn other_bold_words_are_no_rules() {
        assert!(rules("- **Piece**: a leader\n**A-b** x\n**T-** y\n- T-001 plain\n").is_empty());
    }

    #[test]
    fn excuses_have_an_id_and_a_reason() {
        let found = exemptions("# why\n\nT-018  an aid without effect\nT-019\n");
        assert_eq!(found[0], Exemption { id: "T-018", reason: "an aid without effect", line: 3 });
        assert_eq!(found[1], Exemption { id: "T-019", reason: "", line: 4 });
    }

    #[test]
    fn the_prefix_ends_at_the_dash() {
        assert_eq!(prefix("ZEX-04"), "ZEX");
    }
}
