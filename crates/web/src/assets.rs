//! Style sheets, scripts and icons, built into the binary.

mod scripts;

use std::sync::LazyLock;

use self::scripts::MODULES;

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
const PNG: &str = "image/png";

/// The styles of the table page: its regions, then the sheet of a ceremony, hints, the review, the connection, invitations, what people say,
/// lessons, the player aid, the coach, rules to try.
const TABLE_CSS: &str = concat!(
    include_str!("../assets/table.css"),
    include_str!("../assets/layout.css"),
    include_str!("../assets/ceremony.css"),
    include_str!("../assets/hint.css"),
    include_str!("../assets/player.css"),
    include_str!("../assets/review.css"),
    include_str!("../assets/connection.css"),
    include_str!("../assets/invite.css"),
    include_str!("../assets/talk.css"),
    include_str!("../assets/lesson.css"),
    include_str!("../assets/aid.css"),
    include_str!("../assets/coach.css"),
    include_str!("../assets/rule.css"),
);

/// The styles of the other pages: what they share, then those of courses, of player aids and of rules to try.
const PAGES_CSS: &str = concat!(
    include_str!("../assets/pages.css"),
    include_str!("../assets/course.css"),
    include_str!("../assets/aid.css"),
    include_str!("../assets/rule.css"),
);

/// The styles of all boards: what they share, then what each game adds.
const BOARD_CSS: &str = include!(concat!(env!("OUT_DIR"), "/board_css.rs"));

/// Plain name, content type and content of every asset but the script of the table page.
const SOURCES: [(&str, &str, &str); 10] = [
    ("base.css", CSS, include_str!("../assets/base.css")),
    ("pages.css", CSS, PAGES_CSS),
    ("table.css", CSS, TABLE_CSS),
    ("board.css", CSS, BOARD_CSS),
    ("icons.svg", SVG, include_str!("../assets/icons.svg")),
    ("favicon.svg", SVG, include_str!("../assets/favicon.svg")),
    ("favicon-turn.svg", SVG, include_str!("../assets/favicon-turn.svg")),
    ("pages.js", JS, include_str!("../assets/pages.js")),
    ("app.js", JS, include_str!("../assets/app/app.js")),
    ("calls.js", JS, include_str!("../assets/app/calls.js")),
];

/// Plain name and content of the icons of the app, drawn by `assets/app/draw.sh`.
const APP_ICONS: [(&str, &[u8]); 4] = [
    ("icon-192.png", include_bytes!("../assets/app/icon-192.png")),
    ("icon-512.png", include_bytes!("../assets/app/icon-512.png")),
    ("maskable-512.png", include_bytes!("../assets/app/maskable-512.png")),
    ("monochrome-96.png", include_bytes!("../assets/app/monochrome-96.png")),
];

const FOLDER: &str = "/assets/";

/// An asset as it is served; made once, it lives as long as the process.
struct File {
    /// Name without a fingerprint.
    plain: &'static str,
    /// Address.
    href: &'static str,
    mime: &'static str,
    body: &'static [u8],
}

impl File {
    fn new(plain: &'static str, mime: &'static str, body: &'static [u8]) -> Self {
        let (stem, ending) = plain.rsplit_once('.').expect("every asset has an ending");
        let href = format!("{FOLDER}{stem}.{:08x}.{ending}", fingerprint(body));
        Self { plain, href: href.leak(), mime, body }
    }
}

static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let mut files: Vec<File> =
        SOURCES.iter().map(|(name, mime, text)| File::new(name, mime, text.as_bytes())).collect();
    files.extend(APP_ICONS.iter().map(|(name, body)| File::new(name, PNG, body)));
    files.push(File::new("table.js", JS, scripts::bundle(MODULES).leak().as_bytes()));
    files
});

static ASSETS: LazyLock<Vec<Asset>> = LazyLock::new(|| {
    let asset = |it: &File| Asset { name: &it.href[FOLDER.len()..], mime: it.mime, body: it.body };
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
    std::str::from_utf8(find(&FILES, name).body).expect("only pictures of the app are no text")
}

fn find<'a>(files: &'a [File], name: &str) -> &'a File {
    files.iter().find(|it| it.plain == name).expect("pages name assets of this list only")
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
    fn the_script_of_the_table_page_imports_nothing() {
        assert!(!text("table.js").lines().any(|it| it.starts_with("import ") || it.starts_with("export ")));
        assert!(!text("pages.js").lines().any(|it| it.starts_with("import ")));
        assert!(!text("app.js").lines().any(|it| it.starts_with("import ")));
    }
}
