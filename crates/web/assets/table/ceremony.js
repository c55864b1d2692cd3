// Ceremonies: the sheet of a food day or a scoring, opened once for what is new to the reader. Nothing waits for it.

/** Sheets this browser has closed, as `table.ceremony`. @type {string[]} */
let shut = [];
try {
  shut = JSON.parse(localStorage.getItem("patolli.shut") ?? "[]");
} catch {
  // A browser that keeps nothing shows a sheet once more.
}
/** The sheet that is open, and whether the reader asked for it. @type {{id: string, asked: boolean} | undefined} */
let sheet;
/** Where the focus was before the sheet opened. @type {Element | null} */
let focusBefore = null;
/** What still has to happen until the whole sheet is shown. @type {(() => void) | undefined} */
let rest;

const shutName = (/** @type {string} */ id) => `${tableId}.${id}`;
const sheets = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".ceremony")]);
const isFresh = (/** @type {Element} */ it) => it.hasAttribute("data-fresh");

/** Remembers what is closed; what is gone may come again after an undo. @param {string} [id] */
const keepShut = (id) => {
  const there = sheets().map((it) => shutName(it.id));
  const kept = shut.filter((it) => !it.startsWith(`${tableId}.`) || there.includes(it));
  shut = (id ? [...kept, shutName(id)] : kept).slice(-60);
  try {
    localStorage.setItem("patolli.shut", JSON.stringify(shut));
  } catch {
    // See above.
  }
};

/** Shows the shares one after the other and counts the points up; a tap shows all at once. @param {HTMLElement} it */
const unfold = (it) => {
  const shares = /** @type {HTMLElement[]} */ ([...it.querySelectorAll("[data-seat]")]);
  const sums = /** @type {HTMLElement[]} */ ([...it.querySelectorAll("[data-total]")]);
  const write = (/** @type {string | undefined} */ seat, /** @type {string | undefined} */ points) => {
    const sum = sums.find((one) => one.dataset.total === seat)?.querySelector(".sum");
    if (sum && points) sum.textContent = points;
  };
  const step = Math.min(130 * pace(), 2200 / Math.max(shares.length, 1));
  if (!step) return;
  for (const one of sums) write(one.dataset.total, one.dataset.before);
  const motions = shares.map((one, index) =>
    one.animate([{ opacity: 0, translate: "0 6px" }, { opacity: 1, translate: "0 0" }], { duration: 160, delay: index * step, fill: "backwards" }),
  );
  const timers = shares.map((one, index) => setTimeout(() => write(one.dataset.seat, one.dataset.after), index * step + 80));
  rest = () => {
    rest = undefined;
    timers.forEach(clearTimeout);
    motions.forEach((one) => one.finish());
    shares.forEach((one) => write(one.dataset.seat, one.dataset.after));
  };
  timers.push(setTimeout(() => rest?.(), shares.length * step + 200));
};

/** Takes the focus unless the reader is busy elsewhere. @param {HTMLElement} it */
const takeFocus = (it) => {
  focusBefore = document.activeElement;
  const busy = focusBefore?.closest("#ask, dialog, .top, #log") && !sheet?.asked;
  if (!busy) /** @type {HTMLElement | null} */ (it.querySelector(".continue"))?.focus({ preventScroll: true });
};

/** Opens the first sheet that is new and not closed yet, and keeps open what is. */
const showSheet = () => {
  const all = sheets();
  const now = all.find((it) => it.id === sheet?.id);
  if (sheet && (!now || !(sheet.asked || isFresh(now)))) sheet = undefined;
  const next = sheet ? undefined : all.find((it) => isFresh(it) && !shut.includes(shutName(it.id)));
  if (next) sheet = { id: next.id, asked: false };
  for (const it of all) it.classList.toggle("open", it.id === sheet?.id);
  if (next) {
    takeFocus(next);
    unfold(next);
  }
};

/** @param {string} id */
const openSheet = (id) => {
  const it = byId(id);
  if (!it?.classList.contains("ceremony")) return;
  rest?.();
  sheet = { id, asked: true };
  showSheet();
  takeFocus(it);
  it.scrollTop = 0;
};

const closeSheet = () => {
  rest?.();
  const before = focusBefore;
  if (sheet) keepShut(sheet.id);
  sheet = undefined;
  showSheet();
  if (!sheet && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
};

const ceremonies = byId("ceremonies");
if (ceremonies) {
  keepShut();
  showSheet();
  new MutationObserver(() => {
    keepShut();
    showSheet();
  }).observe(ceremonies, { childList: true, subtree: true, attributes: true, attributeFilter: ["class", "data-fresh"] });
  addEventListener("pointerdown", () => rest?.());
  addEventListener("click", (event) => {
    const it = event.target instanceof Element ? event.target.closest(".continue, a.again") : null;
    if (!it) return;
    if (it instanceof HTMLAnchorElement) openSheet(it.hash.slice(1));
    else closeSheet();
    event.preventDefault();
    if (location.hash === "#log") location.replace("#table");
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !sheet || document.querySelector("dialog[open]")) return;
    closeSheet();
    event.stopImmediatePropagation();
  }, true);
}
