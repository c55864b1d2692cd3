// What makes the pages an app: the service worker, the offer to install it, the number at its icon.

// Browsers have it on encrypted pages and on this very machine only.
navigator.serviceWorker?.register("/sw.js").catch(() => {});

// Browsers that can install the app say so, and wait for a click.

/** @type {(Event & { prompt: () => Promise<unknown> }) | undefined} */
let offer;

const install = document.getElementById("install");

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = /** @type {Event & { prompt: () => Promise<unknown> }} */ (event);
  if (install) install.hidden = false;
});

addEventListener("appinstalled", () => {
  if (install) install.hidden = true;
});

install?.addEventListener("click", () => {
  void offer?.prompt();
  offer = undefined;
  install.hidden = true;
});

// The lobby knows how many tables wait.

if (document.body.classList.contains("lobby")) {
  const waiting = document.querySelector(".your-turn:not(.invitations) .cnt")?.textContent ?? "0";
  void navigator.setAppBadge?.(Number(waiting)).catch(() => {});
}

// Whoever is called says now and then that they look, so that they are not called meanwhile.

const LOOKING_INTERVAL = 30_000;

if (document.cookie.split("; ").includes("calls=1")) {
  const look = () => {
    if (document.visibilityState !== "visible") return;
    fetch("/calls/seen", { method: "POST" }).catch(() => {});
  };
  look();
  setInterval(look, LOOKING_INTERVAL);
  document.addEventListener("visibilitychange", look);
}
