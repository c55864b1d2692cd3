// A swipe over the board opens the next panel where one is in sight at a time.

import { byId, smallScreen } from "./page.js";
import { stepTab } from "./targets.js";
import { isZoomed } from "./near.js";

/** Shortest swipe, in pixels. */
const LENGTH = 48;
/** How much longer a swipe is to the side than up or down. */
const SLOPE = 2;

/** Where the finger came down; nothing while several are down. @type {Touch | undefined} */
let start;

const onStart = (/** @type {TouchEvent} */ event) => {
  start = event.touches.length === 1 ? event.touches[0] : undefined;
};

const onEnd = (/** @type {TouchEvent} */ event) => {
  const end = event.changedTouches[0];
  if (!start || !smallScreen.matches || isZoomed()) return;
  const [dx, dy] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(dx) >= LENGTH && Math.abs(dx) > SLOPE * Math.abs(dy)) stepTab(dx < 0 ? 1 : -1);
};

export const startSwiping = () => {
  byId("board")?.addEventListener("touchstart", onStart, { passive: true });
  byId("board")?.addEventListener("touchend", onEnd, { passive: true });
};
