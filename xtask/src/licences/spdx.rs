//! Licence expressions: names, `AND`, `OR`, `WITH`, parentheses, and the old `/` for `OR`.

/// Whether the expression can be met with licences that are allowed.
///
/// A licence with an exception, such as `Apache-2.0 WITH LLVM-exception`, is asked about as a whole.
pub fn satisfied(expression: &str, allowed: &dyn Fn(&str) -> bool) -> Result<bool, String> {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = ExpressionParser { words: &words, allowed };
    let answer = reader.any()?;
    match reader.words.first() {
        None => Ok(answer),
        Some(word) => Err(format!("`{word}` is unexpected")),
    }
}

/// Reads words from the left; `AND` binds closer than `OR`.
struct ExpressionParser<'a> {
    words: &'a [&'a str],
    allowed: &'a dyn Fn(&str) -> bool,
}

impl<'a> ExpressionParser<'a> {
    fn any(&mut self) -> Result<bool, String> {
        let mut answer = self.all()?;
        while self.take("OR") {
            answer |= self.all()?;
        }
        Ok(answer)
    }

    fn all(&mut self) -> Result<bool, String> {
        let mut answer = self.one()?;
        while self.take("AND") {
            answer &= self.one()?;
        }
        Ok(answer)
    }

    fn one(&mut self) -> Result<bool, String> {
        if self.take("(") {
            let answer = self.any()?;
            return if self.take(")") { Ok(answer) } else { Err("`)` is missing".to_owned()) };
        }
        let name = self.name()?;
        if self.take("WITH") {
            let exception = self.name()?;
            return Ok((self.allowed)(&format!("{name} WITH {exception}")));
        }
        Ok((self.allowed)(name))
    }

    fn name(&mut self) -> Result<&'a str, String> {
        let (first, rest) = self.words.split_first().ok_or("the end is missing")?;
        if ["AND", "OR", "WITH", ")"].contains(first) {
            return Err(format!("`{first}` stands where a licence is expected"));
        }
        self.words = rest;
        Ok(first)
    }

    fn take(&mut self, word: &str) -> bool {
        let here = self.words.first() == Some(&word);
        if here {
            self.words = &self.words[1..];
        }
        here
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(expression: &str) -> Result<bool, String> {
        satisfied(expression, &|name| ["MIT", "ISC", "Unicode-3.0"].contains(&name))
    }

    #[test]
    fn one_of_several_is_enough() {
        assert_eq!(ask("MIT"), Ok(true));
        assert_eq!(ask("GPL-3.0"), Ok(false));
        assert_eq!(ask("GPL-3.0 OR MIT"), Ok(true));
        assert_eq!(ask("Apache-2.0/MIT"), Ok(true));
    }

    #[test]
    fn and_needs_both_and_binds_closer() {
        assert_eq!(ask("MIT AND GPL-3.0"), Ok(false));
        assert_eq!(ask("MIT AND GPL-3.0 OR ISC"), Ok(true));
        assert_eq!(ask("GPL-3.0 AND (MIT OR ISC)"), Ok(false));
        assert_eq!(ask("(MIT OR Apache-2.0) AND Unicode-3.0"), Ok(true));
    }

    #[test]
    fn a_licence_with_an_exception_is_another_licence() {
        assert_eq!(ask("MIT WITH some-exception"), Ok(false));
        assert_eq!(ask("Apache-2.0 WITH LLVM-exception OR MIT"), Ok(true));
    }

    #[test]
    fn nonsense_is_refused() {
        assert!(ask("").is_err());
        assert!(ask("MIT OR").is_err());
        assert!(ask("(MIT").is_err());
        assert!(ask("MIT ISC").is_err());
    }
}
