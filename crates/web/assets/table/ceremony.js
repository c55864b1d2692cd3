// Ceremonies: the sheet of what happened to all seats in turn, opened once for what is new to the reader. Nothing waits for it.

import { byId, closestTo, find, findAll, tableId } from "./page.js";
import { motionFactor, readStored, writeStored } from "./settings.js";
import { ceremony } from "./state.js";
import { isPlaying, untilPlayed } from "./player.js";

const STORED_AS = "patolli.shut";
/** Most sheets this browser remembers as closed. */
const MOST_REMEMBERED = 60;

const storedName = (/** @type {string} */ id) => `${tableId}.${id}`;
const sheets = () => findAll(".ceremony");
const isNew = (/** @type {Element} */ sheet) => sheet.hasAttribute("data-fresh");

/** Stores which sheets are closed; one that is gone may come again after an undo. @param {string} [closed] */
const storeClosed = (closed) => {
  const present = sheets().map((it) => storedName(it.id));
  const kept = ceremony.closed.filter((it) => !it.startsWith(`${tableId}.`) || present.includes(it));
  ceremony.closed = (closed ? [...kept, storedName(closed)] : kept).slice(-MOST_REMEMBERED);
  writeStored(STORED_AS, ceremony.closed);
};

/** Shows the shares of the seats one after the other and counts the points up. @param {HTMLElement} sheet */
const unfold = (sheet) => {
  const shares = findAll("[data-seat]", sheet);
  const totals = findAll("[data-total]", sheet);
  const write = (/** @type {string | undefined} */ seat, /** @type {string | undefined} */ points) => {
    const sum = totals.find((it) => it.dataset.total === seat)?.querySelector(".sum");
    if (sum && points) sum.textContent = points;
  };
  const step = Math.min(130 * motionFactor(), 2200 / Math.max(shares.length, 1));
  if (!step) return;
  for (const it of totals) write(it.dataset.total, it.dataset.before);
  const frames = [
    { opacity: 0, translate: "0 6px" },
    { opacity: 1, translate: "0 0" },
  ];
  const motions = shares.map((it, index) =>
    it.animate(frames, { duration: 160, delay: index * step, fill: "backwards" }),
  );
  const timers = shares.map((it, index) =>
    setTimeout(() => write(it.dataset.seat, it.dataset.after), index * step + 80),
  );
  ceremony.finish = () => {
    ceremony.finish = undefined;
    timers.forEach(clearTimeout);
    motions.forEach((it) => it.finish());
    shares.forEach((it) => write(it.dataset.seat, it.dataset.after));
  };
  timers.push(setTimeout(() => ceremony.finish?.(), shares.length * step + 200));
};

/** Takes the focus unless the reader is busy elsewhere. @param {HTMLElement} sheet */
const takeFocus = (sheet) => {
  ceremony.focusBefore = document.activeElement;
  const isBusy = ceremony.focusBefore?.closest("#ask, dialog, .top, #log") && !ceremony.open?.byReader;
  if (!isBusy) find(".continue", sheet)?.focus({ preventScroll: true });
};

/** Keeps the open sheet open, or opens the first that is new and was not closed. */
const showSheet = () => {
  const all = sheets();
  const current = all.find((it) => it.id === ceremony.open?.id);
  if (ceremony.open && (!current || !(ceremony.open.byReader || isNew(current)))) ceremony.open = undefined;
  const isWanted = (/** @type {HTMLElement} */ it) =>
    isNew(it) && !ceremony.closed.includes(storedName(it.id));
  const next = ceremony.open ? undefined : all.find(isWanted);
  if (next) ceremony.open = { id: next.id, byReader: false };
  for (const it of all) it.classList.toggle("open", it.id === ceremony.open?.id);
  if (next) {
    takeFocus(next);
    unfold(next);
    // The way back closes it.
    next.dispatchEvent(new Event("toggle"));
  }
};

/** Opens a sheet at the reader's wish. @param {string} id */
const openSheet = (id) => {
  const sheet = byId(id);
  if (!sheet?.classList.contains("ceremony")) return;
  ceremony.finish?.();
  ceremony.open = { id, byReader: true };
  showSheet();
  takeFocus(sheet);
  sheet.scrollTop = 0;
};

const closeSheet = () => {
  ceremony.finish?.();
  const before = ceremony.focusBefore;
  if (ceremony.open) storeClosed(ceremony.open.id);
  ceremony.open = undefined;
  showSheet();
  if (!ceremony.open && before instanceof HTMLElement && before.isConnected) {
    before.focus({ preventScroll: true });
  }
};

const onClick = (/** @type {MouseEvent} */ event) => {
  const control = closestTo(event, ".continue, a.again");
  if (!control) return;
  if (control instanceof HTMLAnchorElement) openSheet(control.hash.slice(1));
  else closeSheet();
  event.preventDefault();
  if (location.hash === "#log") location.replace("#table");
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Escape" || !ceremony.open || find("dialog[open]")) return;
  closeSheet();
  event.stopImmediatePropagation();
};

export const startCeremonies = () => {
  const part = byId("ceremonies");
  if (!part) return;
  ceremony.closed = readStored(STORED_AS) ?? [];
  const update = () => {
    storeClosed();
    // A sheet would lie over what is being shown.
    if (isPlaying()) void untilPlayed().then(showSheet);
    else showSheet();
  };
  update();
  const attributeFilter = ["class", "data-fresh"];
  new MutationObserver(update).observe(part, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter,
  });
  addEventListener("pointerdown", () => ceremony.finish?.());
  addEventListener("click", onClick);
  addEventListener("keydown", onKey, true);
};
