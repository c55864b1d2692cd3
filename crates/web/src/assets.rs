//! Style sheets, scripts and icons, built into the binary.

mod scripts;

use std::{iter, sync::LazyLock};

use self::scripts::SCRIPTS;

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

/// The styles of the table page: its regions, then the sheet of a ceremony, hints, the review.
const TABLE_CSS: &str = concat!(
    include_str!("../assets/table.css"),
    include_str!("../assets/ceremony.css"),
    include_str!("../assets/hint.css"),
    include_str!("../assets/player.css"),
    include_str!("../assets/review.css"),
);

/// The styles of all boards: what they share, then what each game adds.
const BOARD_CSS: &str = include!(concat!(env!("OUT_DIR"), "/board_css.rs"));

/// Plain name, content type and content of every asset that is no script.
const SOURCES: [(&str, &str, &str); 7] = [
    ("base.css", CSS, include_str!("../assets/base.css")),
    ("pages.css", CSS, include_str!("../assets/pages.css")),
    ("table.css", CSS, TABLE_CSS),
    ("board.css", CSS, BOARD_CSS),
    ("icons.svg", SVG, include_str!("../assets/icons.svg")),
    ("favicon.svg", SVG, include_str!("../assets/favicon.svg")),
    ("favicon-turn.svg", SVG, include_str!("../assets/favicon-turn.svg")),
];

const FOLDER: &str = "/assets/";

/// An asset as it is served; made once, it lives as long as the process.
struct File {
    /// Name without a fingerprint.
    plain: &'static str,
    /// Address.
    href: &'static str,
    mime: &'static str,
    text: &'static str,
    /// Addresses of the modules that a script imports, directly or through others.
    imports: Vec<&'static str>,
}

impl File {
    fn new(plain: &'static str, mime: &'static str, text: &'static str) -> Self {
        let (stem, ending) = plain.rsplit_once('.').expect("every asset has an ending");
        let href = format!("{FOLDER}{stem}.{:08x}.{ending}", fingerprint(text.as_bytes()));
        Self { plain, href: href.leak(), mime, text, imports: Vec::new() }
    }

    /// A script, whose address depends on those of the modules it imports.
    fn script(plain: &'static str, source: &str, earlier: &[Self]) -> Self {
        let module = |name: &str| find(earlier, name);
        let text = scripts::with_addresses(source, |name| module(name).href);
        let mut imports: Vec<&str> = Vec::new();
        for it in scripts::imports(source).map(module) {
            let new = it.imports.iter().copied().chain(iter::once(it.href));
            let new: Vec<_> = new.filter(|href| !imports.contains(href)).collect();
            imports.extend(new);
        }
        Self { imports, ..Self::new(plain, JS, text.leak()) }
    }
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let mut files: Vec<File> = SOURCES.iter().map(|(name, mime, text)| File::new(name, mime, text)).collect();
    for (name, text) in SCRIPTS {
        let script = File::script(name, text, &files);
        files.push(script);
    }
    files
});

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |it: &File| Asset { name: &it.href[FOLDER.len()..], mime: it.mime, body: it.text.as_bytes() };
    FILES.iter().map(asset).collect()
});

/// Every asset.
pub fn assets() -> &'static [Asset] {
    &ASSETS
}

/// The address of an asset, by its plain name: `base.css` lies at `/assets/base.1a2b3c4d.css`.
pub fn href(name: &str) -> &'static str {
    find(&FILES, name).href
}

/// The content of an asset, by its plain name, for pictures that stand alone.
pub fn text(name: &str) -> &'static str {
    find(&FILES, name).text
}

/// Addresses of the modules that a script imports, directly or through others, so that a page can preload them.
pub fn imports(script: &str) -> &'static [&'static str] {
    &find(&FILES, script).imports
}

fn find<'a>(files: &'a [File], name: &str) -> &'a File {
    files.iter().find(|it| it.plain == name).expect("pages and scripts name assets of these lists only")
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
        for (asset, file) in assets().iter().zip(FILES.iter()) {
            assert_eq!(href(file.plain), format!("/assets/{}", asset.name));
            assert!(asset.name.contains(&format!("{:08x}", fingerprint(asset.body))), "{}", asset.name);
        }
    }

    #[test]
    fn modules_import_what_is_served() {
        for file in FILES.iter().filter(|it| it.mime == JS) {
            let addresses = file.text.split(" from \"").skip(1).filter_map(|it| it.split('"').next());
            for address in addresses {
                assert!(assets().iter().any(|it| address == format!("/assets/{}", it.name)), "{address}");
            }
        }
    }

    #[test]
    fn the_table_page_uses_every_module_once() {
        let mut all: Vec<&str> = SCRIPTS.iter().map(|it| href(it.0)).collect();
        all.retain(|it| ![href("pages.js"), href("table.js")].contains(it));
        let mut imported = imports("table.js").to_vec();
        all.sort_unstable();
        imported.sort_unstable();
        assert_eq!(imported, all);
        assert_eq!(imports("pages.js"), [""; 0]);
    }
}
