//! A player aid: what a game asks of its players, on one sheet. A board says what it contains, one page draws it for every game.

/// The player aid of a game.
pub struct Aid {
    /// Message keys of the four tabs that small screens show.
    pub tabs: [&'static str; 4],
    /// Sections over the whole width.
    pub top: Vec<AidSection>,
    /// The other sections, in columns.
    pub columns: Vec<Vec<AidSection>>,
    /// Every number that its words name, by the name they use.
    pub numbers: Vec<(&'static str, i64)>,
}

impl Aid {
    /// All sections.
    pub fn sections(&self) -> impl Iterator<Item = &AidSection> {
        self.top.iter().chain(self.columns.iter().flatten())
    }
}

/// A part of an aid with a heading.
pub struct AidSection {
    /// Its icon.
    pub icon: &'static str,
    /// Message key of its heading.
    pub name: &'static str,
    /// Message key of a few words beside the heading.
    pub note: Option<&'static str>,
    /// The rule whose chapter tells more.
    pub rule: &'static str,
    /// Behind which tab it lies, from 0.
    pub tab: usize,
    /// What it contains.
    pub blocks: Vec<AidBlock>,
}

impl AidSection {
    /// A section without content.
    pub const fn new(tab: usize, icon: &'static str, name: &'static str, rule: &'static str) -> Self {
        Self { icon, name, note: None, rule, tab, blocks: Vec::new() }
    }

    /// The section with a few words beside its heading.
    #[must_use]
    pub const fn note(mut self, key: &'static str) -> Self {
        self.note = Some(key);
        self
    }

    /// The section with one more block.
    #[must_use]
    pub fn with(mut self, block: AidBlock) -> Self {
        self.blocks.push(block);
        self
    }

    /// The section with a paragraph.
    #[must_use]
    pub fn text(self, key: &'static str) -> Self {
        self.with(AidBlock::Text(AidCell::Words(key)))
    }

    /// The section with numbered steps.
    #[must_use]
    pub fn steps(self, keys: &[&'static str]) -> Self {
        self.with(AidBlock::Steps(keys.to_vec()))
    }

    /// The section with a table.
    #[must_use]
    pub fn table(self, rows: Vec<AidRow>) -> Self {
        self.with(AidBlock::Table(rows))
    }
}

/// A piece of a section.
pub enum AidBlock {
    /// Numbered steps, by their message keys.
    Steps(Vec<&'static str>),
    /// A paragraph.
    Text(AidCell),
    /// A paragraph that stands out, by its message key.
    Boxed(&'static str),
    /// Things with what they cost or bring.
    Prices(Vec<AidPrice>),
    /// A table.
    Table(Vec<AidRow>),
    /// Pictures with their names, by message keys.
    Pictures(Vec<(&'static str, &'static str)>),
}

/// Something that is done, with what it costs or brings.
pub struct AidPrice {
    /// Its icon.
    pub icon: &'static str,
    /// Message key of its name.
    pub name: &'static str,
    /// What it costs or brings.
    pub value: AidCell,
    /// Message key of what else is to be known.
    pub about: &'static str,
}

/// A row of a table.
pub struct AidRow {
    /// Icon of its heading.
    pub icon: &'static str,
    /// Message key of its heading; empty if the icon says it.
    pub name: &'static str,
    /// Whether its cells are headings of columns.
    pub is_head: bool,
    /// Its cells.
    pub cells: Vec<AidCell>,
}

impl AidRow {
    /// A row of cells.
    pub fn new(icon: &'static str, name: &'static str, cells: impl IntoIterator<Item = AidCell>) -> Self {
        Self { icon, name, is_head: false, cells: cells.into_iter().collect() }
    }

    /// A row of numbers or signs.
    pub fn of<T: ToString>(
        icon: &'static str,
        name: &'static str,
        cells: impl IntoIterator<Item = T>,
    ) -> Self {
        Self::new(icon, name, cells.into_iter().map(|it| AidCell::Signs(it.to_string())))
    }

    /// A row of headings.
    pub fn head<T: ToString>(cells: impl IntoIterator<Item = T>) -> Self {
        Self { is_head: true, ..Self::of("", "", cells) }
    }
}

/// A short text.
pub enum AidCell {
    /// A message by its key.
    Words(&'static str),
    /// Numbers and icons, the same in all languages: `4 [corn]`.
    Signs(String),
    /// A message by its key, and then numbers and icons.
    WordsAndSigns(&'static str, String),
}
