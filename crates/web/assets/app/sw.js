// The service worker: keeps assets and one page for when there is no connection, and shows calls. It never
// keeps a page with tables, which may show what is hidden from others.

/** The types of workers do not go together with those of pages. */
const worker = /** @type {any} */ (self);

/** @type {string[]} The assets of this release, filled in by the server. */
const ASSETS = ["ASSETS"];
const KEPT = "assets";
const OFFLINE = "/offline";

/** Assets that the page without a connection needs: its styles and icons. */
const isStyle = (/** @type {string} */ path) => path.endsWith(".css") || path.includes("/icons.");

const prepare = async () => {
  const cache = await caches.open(KEPT);
  await cache.addAll([OFFLINE, ...ASSETS.filter(isStyle)]);
  await worker.skipWaiting();
};

/** Takes away the assets of older releases. */
const tidy = async () => {
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname !== OFFLINE && !ASSETS.includes(pathname);
  });
  await Promise.all(old.map((it) => cache.delete(it)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
};

/** An asset, asked for once: its name changes with its content. */
const asset = async (/** @type {Request} */ request) => {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
};

/** A page, from the server or not at all. */
const page = async (/** @type {any} */ event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
};

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(prepare()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(tidy()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (ASSETS.includes(pathname)) event.respondWith(asset(event.request));
  else if (mode === "navigate") event.respondWith(page(event));
});

// Calls.

/**
 * What a call says; nothing of it is trusted.
 * @param {{ json: () => unknown } | null} data
 */
const read = (data) => {
  try {
    return /** @type {Record<string, unknown>} */ (data?.json() ?? {});
  } catch {
    return {};
  }
};

/** The path of an address, which is one of ours whatever host it names. */
const pathOf = (/** @type {unknown} */ address) => {
  try {
    const { pathname } = new URL(String(address), location.origin);
    return pathname;
  } catch {
    return "/";
  }
};

const show = async (/** @type {any} */ data) => {
  const { title, text, url, table, tables } = read(data);
  if (Number.isInteger(tables)) await worker.navigator.setAppBadge?.(tables);
  await worker.registration.showNotification(String(title ?? "patolli"), {
    body: String(text ?? ""),
    icon: "ICON",
    badge: "BADGE",
    // A later call about the same table takes the place of an earlier one.
    tag: String(table ?? "tables"),
    data: pathOf(url ?? "/"),
  });
};

/** Goes to an open page of that address, or opens one. */
const go = async (/** @type {string} */ path) => {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ it) => new URL(it.url).pathname === path);
  await (open ? open.focus() : worker.clients.openWindow(path));
};

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(show(event.data)));

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data));
});
