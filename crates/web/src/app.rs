//! The files that make the pages an app which can be installed.

use std::sync::LazyLock;

use crate::assets::{assets, href};

/// Colour of the page behind everything, while the app starts.
const BACKGROUND: &str = "#efe4cf";

/// The icon of Apple's devices, which look for it at a fixed address.
pub const APPLE_TOUCH_ICON: &[u8] = include_bytes!("../assets/app/apple-touch-icon.png");

/// What the service worker's text has in the place of the list of assets.
const PLACEHOLDER: &str = "[\"ASSETS\"]";

/// The manifest of the app: JSON.
pub static MANIFEST: LazyLock<String> = LazyLock::new(|| {
    let icon = |name: &str, size: u16, purpose: &str| {
        let source = href(name);
        format!(r#"{{"src":"{source}","sizes":"{size}x{size}","type":"image/png","purpose":"{purpose}"}}"#)
    };
    let icons = [
        icon("icon-192.png", 192, "any"),
        icon("icon-512.png", 512, "any"),
        icon("maskable-512.png", 512, "maskable"),
        icon("monochrome-96.png", 96, "monochrome"),
    ];
    let icons = icons.join(",");
    let names = r#""id":"/","name":"patolli","short_name":"patolli","start_url":"/?app","scope":"/""#;
    let looks = format!(r#""background_color":"{BACKGROUND}","theme_color":"{BACKGROUND}""#);
    format!(r#"{{{names},"display":"standalone",{looks},"icons":[{icons}]}}"#)
});

/// The service worker. It changes with the assets, so that browsers notice a new release.
pub static SERVICE_WORKER: LazyLock<String> = LazyLock::new(|| {
    let list: Vec<String> = assets().iter().map(|it| format!("\"/assets/{}\"", it.name)).collect();
    let icons = [("ICON", "icon-192.png"), ("BADGE", "monochrome-96.png")];
    let text = include_str!("../assets/app/sw.js").replace(PLACEHOLDER, &format!("[{}]", list.join(",")));
    icons
        .iter()
        .fold(text, |text, (word, name)| text.replace(&format!("\"{word}\""), &format!("\"{}\"", href(name))))
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_names_icons_that_are_served() {
        let sources: Vec<&str> =
            MANIFEST.split("\"src\":\"").skip(1).filter_map(|it| it.split('"').next()).collect();
        assert_eq!(sources.len(), 4);
        for source in sources {
            let found = assets().iter().find(|it| source == format!("/assets/{}", it.name));
            let found = found.unwrap_or_else(|| panic!("{source}"));
            assert_eq!((found.mime, &found.body[1..4]), ("image/png", &b"PNG"[..]), "{source}");
        }
    }

    #[test]
    fn icons_have_the_sizes_that_the_manifest_says() {
        for (name, size) in
            [("icon-192", 192), ("icon-512", 512), ("maskable-512", 512), ("monochrome-96", 96)]
        {
            let stem = format!("{name}.");
            let icon = assets().iter().find(|it| it.name.starts_with(&stem)).expect("it is there");
            // Width and height lie at fixed places of the first chunk.
            assert_eq!(icon.body[16..20], u32::to_be_bytes(size), "{name}");
            assert_eq!(icon.body[20..24], u32::to_be_bytes(size), "{name}");
        }
        assert_eq!(APPLE_TOUCH_ICON[16..20], u32::to_be_bytes(180));
    }

    #[test]
    fn the_service_worker_knows_every_asset() {
        for asset in assets() {
            assert!(SERVICE_WORKER.contains(&format!("\"/assets/{}\"", asset.name)), "{}", asset.name);
        }
        for word in ["\"ASSETS\"", "\"ICON\"", "\"BADGE\""] {
            assert!(!SERVICE_WORKER.contains(word), "{word}");
        }
    }
}
