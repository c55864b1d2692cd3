//! Style sheets, scripts and icons, built into the binary.

use std::sync::LazyLock;

/// A file the pages link to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// File name below `/assets/`, with a fingerprint of its content, so that it may be cached for ever.
    pub name: &'static str,
    /// Content type.
    pub mime: &'static str,
    /// Content.
    pub body: &'static [u8],
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The script of the table page: one module, written in pieces that each answer one question.
const TABLE_JS: &str = concat!(
    include_str!("../assets/table/begin.js"),
    include_str!("../assets/table/patch.js"),
    include_str!("../assets/table/choose.js"),
    include_str!("../assets/table/place.js"),
    include_str!("../assets/table/gears.js"),
    include_str!("../assets/table/near.js"),
    include_str!("../assets/table/point.js"),
    include_str!("../assets/table/ceremony.js"),
    include_str!("../assets/table/hint.js"),
    include_str!("../assets/table/live.js"),
    include_str!("../assets/table/replay.js"),
    include_str!("../assets/table/review.js"),
);

/// The styles of the table page: its regions, then the sheet of a ceremony, hints, the review.
const TABLE_CSS: &str = concat!(
    include_str!("../assets/table.css"),
    include_str!("../assets/ceremony.css"),
    include_str!("../assets/hint.css"),
    include_str!("../assets/review.css"),
);

/// The styles of all boards: what they share, then what each game adds.
const BOARD_CSS: &str = concat!(
    include_str!("../assets/board.css"),
    include_str!("../assets/tzolkin-wheels.css"),
    include_str!("../assets/tzolkin.css"),
    include_str!("../assets/teotihuacan-ring.css"),
    include_str!("../assets/teotihuacan-panels.css"),
    include_str!("../assets/teotihuacan.css"),
);

/// Plain name, content type and content of every asset.
const SOURCES: [(&str, &str, &str); 9] = [
    ("base.css", CSS, include_str!("../assets/base.css")),
    ("pages.css", CSS, include_str!("../assets/pages.css")),
    ("table.css", CSS, TABLE_CSS),
    ("board.css", CSS, BOARD_CSS),
    ("pages.js", JS, include_str!("../assets/pages.js")),
    ("table.js", JS, TABLE_JS),
    ("icons.svg", SVG, include_str!("../assets/icons.svg")),
    ("favicon.svg", SVG, include_str!("../assets/favicon.svg")),
    ("favicon-turn.svg", SVG, include_str!("../assets/favicon-turn.svg")),
];

/// Addresses, in the order of [`SOURCES`]; made once, they live as long as the process.
static HREFS: LazyLock<[&str; SOURCES.len()]> = LazyLock::new(|| {
    SOURCES.map(|(name, _, text)| {
        let (stem, ending) = name.rsplit_once('.').expect("every asset has an ending");
        let href = format!("{FOLDER}{stem}.{:08x}.{ending}", fingerprint(text.as_bytes()));
        &*href.leak()
    })
});

static ASSETS: LazyLock<[Asset; SOURCES.len()]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let (_, mime, text) = SOURCES[index];
        Asset { name: &HREFS[index][FOLDER.len()..], mime, body: text.as_bytes() }
    })
});

const FOLDER: &str = "/assets/";

/// Every asset.
pub fn assets() -> &'static [Asset] {
    &*ASSETS
}

/// The address of an asset, by its plain name: `base.css` lies at `/assets/base.1a2b3c4d.css`.
pub fn href(name: &str) -> &'static str {
    HREFS[index(name)]
}

/// The content of an asset, by its plain name, for pictures that stand alone.
pub fn text(name: &str) -> &'static str {
    SOURCES[index(name)].2
}

fn index(name: &str) -> usize {
    SOURCES.iter().position(|it| it.0 == name).expect("pages link to assets of this list only")
}

/// FNV-1a: the same content has the same address on every machine.
fn fingerprint(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_a_fingerprint_of_the_content() {
        assert_eq!(fingerprint(b""), 0x811c_9dc5);
        assert_eq!(fingerprint(b"foobar"), 0xbf9c_f968);
        for (asset, (name, _, text)) in assets().iter().zip(SOURCES) {
            assert_eq!(href(name), format!("/assets/{}", asset.name));
            assert!(asset.name.contains(&format!("{:08x}", fingerprint(text.as_bytes()))), "{}", asset.name);
        }
    }
}
