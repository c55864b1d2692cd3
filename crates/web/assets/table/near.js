// Drawings that show a part of themselves near on a small screen, or all of themselves enlarged, and pictures that lead to
// another panel.

import { byId, closestTo, find, smallScreen } from "./page.js";
import { openTab, targetAt } from "./targets.js";

/** Shows one part of a drawing near; the whole of it if that part was near. @param {Element | null} part */
const showNear = (part) => {
  const wasNear = find("svg.board .is-near");
  wasNear?.classList.remove("is-near");
  wasNear?.closest("svg")?.classList.remove("near");
  if (!part || part === wasNear) return;
  part.classList.add("is-near");
  part.closest("svg")?.classList.add("near");
};

/** Whether the board is enlarged: then it is moved by the finger, and a tap chooses as ever. */
export const isZoomed = () => byId("board")?.classList.contains("zoomed") ?? false;

/** Enlarges the board, or shows it as a whole. @param {boolean} isLarge */
const setZoom = (isLarge) => {
  byId("board")?.classList.toggle("zoomed", isLarge);
  byId("zoom")?.setAttribute("aria-pressed", String(isLarge));
};

/** Shows the whole of every drawing. */
export const showWhole = () => {
  showNear(null);
  setZoom(false);
};

export const startNear = () => {
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (!smallScreen.matches || !closestTo(event, "svg.board") || targetAt(event) !== undefined) return;
    const leading = closestTo(event, "[data-tab]");
    if (leading) openTab(leading.dataset.tab);
    else showNear(closestTo(event, "[data-near]"));
  };
  byId("board")?.addEventListener("click", onClick, true);
  byId("zoom")?.addEventListener("click", () => setZoom(!isZoomed()));
};
