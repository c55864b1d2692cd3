// @ts-check
// Makes the table page live: patches what changes, lets the reader choose on the board. Every choice is a button of
// the form in `#ask`; this module only points at those buttons. It knows no game and holds no words.

/**
 * @typedef {object} Choice
 * @property {HTMLButtonElement} button
 * @property {string[]} chain ids of the elements to point at, in order
 * @property {string | undefined} cost
 * @property {number | undefined} turn how far the tile is turned
 * @property {string | undefined} refused why it may not be taken
 * @property {string} label
 */
/** @typedef {{version?: number, title?: string, parts?: [string, string][], say?: string, refused?: string, stale?: boolean}} News */

const SVG = "http://www.w3.org/2000/svg";
const $ = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const byId = (/** @type {string} */ id) => document.getElementById(id);
const root = /** @type {HTMLElement} */ (byId("table"));
const tableId = root.dataset.table;
const isPhone = matchMedia("(max-width: 640px)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

// Wishes, kept in this browser.

/** @type {Record<string, string>} */
const wishes = { confirm: matchMedia("(pointer: coarse)").matches ? "always" : "unspent", motion: "normal", speed: "1000" };
try {
  Object.assign(wishes, JSON.parse(localStorage.getItem("patolli.wishes") ?? "{}"));
} catch {
  // A browser that keeps nothing still plays.
}
for (const field of document.querySelectorAll("[data-wish]")) {
  if (!(field instanceof HTMLSelectElement)) continue;
  const name = field.dataset.wish ?? "";
  field.value = wishes[name];
  field.addEventListener("change", () => {
    wishes[name] = field.value;
    try {
      localStorage.setItem("patolli.wishes", JSON.stringify(wishes));
    } catch {
      // See above.
    }
  });
}
const pace = () => (isStill.matches ? 0 : { off: 0, fast: 0.5, normal: 1, slow: 2 }[wishes.motion] ?? 1);

