//! Cache of compressed pages, shared by all readers who see the same; only the reader's name differs.

mod gzip_template;

use std::{fmt::Debug, sync::Arc};

use axum::{
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use data_encoding::HEXLOWER;
use patolli_store::{Phase, Table};
use patolli_web::model::Shell;
use quick_cache::{Weighter, sync::Cache};
use sha2::{Digest as _, Sha256};

use self::gzip_template::GzipTemplate;
use crate::{
    hex::random_hex,
    metrics::Metrics,
    table::{reader::Reader, snapshot::Snapshot},
};

/// Placeholder of the reader's name. Names hold no control characters.
pub(crate) const NAME_MARK: &str = "\u{1e}";
/// Size of all cached pages, in bytes.
const CAPACITY: u64 = 16 << 20;
/// Number of pages expected in the cache.
const EXPECTED_PAGES: usize = 1024;

/// `Vary` header of every cached page.
const VARY: &str = "cookie, accept-language, accept-encoding";

/// Hash of everything a page is drawn from except the reader's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CacheKey([u8; 32]);

impl CacheKey {
    /// The key of a page drawn from `inputs` for a reader.
    pub(crate) fn new(page: PageKind, reader: &Reader, inputs: &dyn Debug) -> Self {
        // What is drawn is told by the very values that it is drawn from, so that a new one of them is not
        // forgotten here.
        let shell = reader.shell();
        let shell = Shell { guest: if shell.guest.is_empty() { "" } else { NAME_MARK }, ..shell };
        Self(Sha256::digest(format!("{page:?}\n{shell:?}\n{inputs:?}")).into())
    }
}

/// Pages that are cached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PageKind {
    /// The rules of a game.
    Rules,
    /// The player aid of a game.
    Aid,
    /// A moment of a game.
    Replay,
    /// The parts of that page that differ from moment to moment.
    Moment,
    /// The result.
    Score,
}

impl PageKind {
    const fn name(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Aid => "aid",
            Self::Replay => "replay",
            Self::Moment => "moment",
            Self::Score => "score",
        }
    }

    const fn content_type(self) -> &'static str {
        match self {
            Self::Moment => "application/json",
            Self::Rules | Self::Aid | Self::Replay | Self::Score => "text/html; charset=utf-8",
        }
    }
}

/// The cache. Its memory is bounded, and pages in use stay.
pub(crate) struct PageCache {
    pages: Cache<CacheKey, Arc<GzipTemplate>, PageSize>,
    /// Part of every `ETag`: other releases draw other pages, so tags hold for one run of the program.
    run: String,
    metrics: Arc<Metrics>,
}

/// Weighs pages by their size in memory.
#[derive(Clone)]
struct PageSize;

impl Weighter<CacheKey, Arc<GzipTemplate>> for PageSize {
    fn weight(&self, _key: &CacheKey, page: &Arc<GzipTemplate>) -> u64 {
        u64::try_from(page.size()).unwrap_or(u64::MAX)
    }
}

impl PageCache {
    /// An empty cache.
    pub(crate) fn new(metrics: Arc<Metrics>) -> Self {
        let pages = Cache::with_weighter(EXPECTED_PAGES, CAPACITY, PageSize);
        Self { pages, run: random_hex(8), metrics }
    }

    /// Answers with the page of a key, drawn if it is not cached; with 304 if the browser has it.
    pub(crate) fn answer(
        &self,
        headers: &HeaderMap,
        reader: &Reader,
        page: PageKind,
        key: CacheKey,
        draw: impl FnOnce(&Reader) -> String,
    ) -> Response {
        let tag = self.tag(key, reader);
        let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|it| it.to_str().ok());
        if known.flat_map(|it| it.split(',')).any(|it| it.trim() == tag) {
            return (StatusCode::NOT_MODIFIED, [(header::ETAG, tag), (header::VARY, VARY.to_owned())])
                .into_response();
        }
        let template =
            self.pages.get(&key).unwrap_or_else(|| self.keep(page, key, &draw(&anonymous(reader))));
        let name = escaped(reader.shell().guest);
        let gzip = accepts_gzip(headers);
        let body = if gzip { template.gzip(&name) } else { template.plain(&name) };
        let encoding = gzip.then_some(HeaderValue::from_static("gzip"));
        let mut response = body.into_response();
        let fields = response.headers_mut();
        fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(page.content_type()));
        fields.insert(header::VARY, HeaderValue::from_static(VARY));
        if let Some(encoding) = encoding {
            fields.insert(header::CONTENT_ENCODING, encoding);
        }
        if let Ok(tag) = tag.parse() {
            fields.insert(header::ETAG, tag);
        }
        response
    }

    /// The `ETag` of a page.
    fn tag(&self, key: CacheKey, reader: &Reader) -> String {
        let name = reader.shell().guest;
        let hash = Sha256::new().chain_update(key.0).chain_update(&self.run).chain_update(name).finalize();
        format!("W/\"{}\"", HEXLOWER.encode(&hash[..16]))
    }

    fn keep(&self, page: PageKind, key: CacheKey, drawn: &str) -> Arc<GzipTemplate> {
        self.metrics.page_drawn(page.name());
        let template = Arc::new(GzipTemplate::new(drawn, NAME_MARK));
        self.pages.insert(key, Arc::clone(&template));
        template
    }
}

/// The same reader with [`NAME_MARK`] as name.
fn anonymous(reader: &Reader) -> Reader {
    let mut reader = reader.clone();
    if let Some(name) = reader.guest.as_mut().and_then(|it| it.name.as_mut())
        && !name.is_empty()
    {
        NAME_MARK.clone_into(name);
    }
    reader
}

/// A name escaped for HTML.
fn escaped(name: &str) -> String {
    name.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Whether a client accepts gzip.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|it| it.to_str().ok());
    lines.flat_map(|it| it.split(',')).any(|it| {
        let mut words = it.split(';').map(str::trim);
        let name = words.next().unwrap_or_default();
        let refused = words.any(|it| it.strip_prefix("q=").is_some_and(|it| it.parse() == Ok(0.0)));
        (name.eq_ignore_ascii_case("gzip") || name == "*") && !refused
    })
}

impl Snapshot {
    /// Everything that a page about the table is drawn from, but what stands around it.
    pub(crate) fn cache_inputs(&self, reader: &Reader, step: usize) -> impl Debug + use<> {
        // While seats are free, a page may hold the invitation. Secrets of a table are not told when it is
        // written down.
        let Table { seed, deal, invite, phase, .. } = &*self.table;
        let invitation = (*phase == Phase::Open).then(|| format!("{}{invite}", reader.origin));
        // Secrets are in no page, so nothing that is sent may depend on them, not even a fingerprint.
        let secrets = (*phase == Phase::Finished).then(|| format!("{seed}\n{deal}"));
        let cards = format!("{:?}", self.seat_cards(reader));
        let mine = (reader.seats(&self.table), reader.id() == Some(&self.table.owner));
        let now = (self.version, step, self.watchers, self.away, self.perspective(reader));
        (Arc::clone(&self.table), secrets, now, cards, mine, invitation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_say_whether_they_take_gzip() {
        let takes = |line: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
            accepts_gzip(&headers)
        };
        assert!(takes("gzip") && takes("br, GZIP;q=0.5") && takes("*"));
        assert!(!takes("br") && !takes("gzip;q=0") && !takes("") && !accepts_gzip(&HeaderMap::new()));
    }

    #[test]
    fn what_is_kept_has_a_bound_and_what_is_asked_for_stays() {
        let cache = PageCache::new(Arc::new(Metrics::new()));
        let key = |n: u32| CacheKey(Sha256::digest(n.to_le_bytes()).into());
        // What hardly packs: a page of 64 kB.
        let noise =
            |n: u32| (0..1_000_u32).map(|it| random_hex(32 + usize::from(n == it))).collect::<String>();
        let one = noise(0);
        cache.keep(PageKind::Rules, key(0), &one);
        for n in 1..600 {
            cache.keep(PageKind::Rules, key(n), &one);
            assert!(cache.pages.get(&key(0)).is_some(), "it is asked for again and again");
        }
        let size: usize = cache.pages.iter().map(|(_, page)| page.size()).sum();
        assert!(cache.pages.len() < 599 && u64::try_from(size).is_ok_and(|it| it <= CAPACITY), "{size}");
    }
}
