// Motion after a patch: pieces travel, new things light up.

import { byId, drawnById, findAll } from "./page.js";
import { motionFactor } from "./settings.js";

/**
 * What an element of a board looked like and where it was. Pieces that can be told apart only by where they stand name
 * what they have in common (`data-travels`), and how many of them the element stands for (`data-count`).
 * @typedef {{look: string, box: DOMRect, travels: string | undefined, count: number}} Look
 */
/** Looks by id. @typedef {Map<string, Look>} Snapshot */

/** Classes that say nothing of what happened: what is new to the reader, what may be pointed at. */
const PASSING = ["new", "open", "refused", "chosen", "again", "aimed", "hinted", "fresh"];

/** The look of an element; marks move nothing. @param {HTMLElement} element @returns {Look} */
const lookOf = (element) => ({
  look: [...element.classList].filter((it) => !PASSING.includes(it)).join(" "),
  box: element.getBoundingClientRect(),
  travels: element.dataset.travels,
  count: Number(element.dataset.count ?? 0),
});

/** All elements of boards as they are now; empty if nothing is to move. @returns {Snapshot} */
export const takeSnapshot = () =>
  new Map((motionFactor() ? findAll("svg.board [id]") : []).map((it) => [it.id, lookOf(it)]));

/** Shows what changed since a snapshot. @param {Snapshot} before */
export const animateSince = (before) => {
  if (!before.size) return;
  const after = takeSnapshot();
  /** Where a piece of a kind left. @param {string} kind */
  const origin = (kind) =>
    [...before].find(([id, was]) => was.travels === kind && (after.get(id)?.count ?? 0) < was.count);
  for (const [id, now] of after) {
    const was = before.get(id);
    if (was && was.look === now.look && now.count <= was.count) continue;
    const from = now.travels && origin(now.travels);
    if (from) travel(id, from[1].box);
    else lightUp(id);
  }
};

/** Sends a copy of a piece from where one left to where it stands now. @param {string} id @param {DOMRect} from */
const travel = (id, from) => {
  const piece = drawnById(id);
  const scale = piece?.getScreenCTM()?.a;
  if (!piece || !scale) return;
  const to = piece.getBoundingClientRect();
  const copy = copyOf(piece);
  copy.removeAttribute("id");
  copy.querySelectorAll("[id], title, .count").forEach((it) => it.remove());
  piece.after(copy);
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  const path = [`${x}px ${y}px`, `${x / 2}px ${y / 2 - 12}px`, "0 0"].map((translate) => ({ translate }));
  copy
    .animate(path, { duration: 320 * motionFactor(), easing: "ease-in-out" })
    .finished.finally(() => copy.remove());
};

/** The key of copies that are shown while they move. No drawing has it, so the next patch removes them. */
export const COPY_KEY = "flier";

/** A copy of a drawn element to be moved and removed. @template {Element} T @param {T} element */
export const copyOf = (element) => {
  const copy = /** @type {T} */ (element.cloneNode(true));
  copy.setAttribute("data-key", COPY_KEY);
  return copy;
};

/** @param {string} id */
const lightUp = (id) => {
  byId(id)?.classList.add("fresh");
  setTimeout(() => byId(id)?.classList.remove("fresh"), 800);
};
