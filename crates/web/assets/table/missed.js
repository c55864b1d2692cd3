// What the reader missed while the page was hidden or the connection lost: a summary instead of many flights; and
// watching again what happened since the last turn, in place.

import { byId, closestTo, find, findAll, isReplay, tableId, textOf } from "./page.js";
import { playing } from "./state.js";
import { iconPicture } from "./ghosts.js";
import { isOwnSeat, tokenOf } from "./places.js";
import { playAgain } from "./player.js";

/** @typedef {import("./places.js").BoardEvent} BoardEvent */

/** More events than this are summed up. */
const MOST_SHOWN = 6;
/** Events that are remembered. */
const MOST_KEPT = 200;

/** Adds to a sum. @param {Map<string, number>} sums @param {string} icon @param {number} n */
const add = (sums, icon, n) => sums.set(icon, (sums.get(icon) ?? 0) + n);

/** What each seat got and lost. @param {BoardEvent[]} events */
const sumsBySeat = (events) => {
  /** @type {Map<number, Map<string, number>>} */
  const seats = new Map();
  const sumsOf = (/** @type {number} */ seat) => {
    const sums = seats.get(seat) ?? new Map();
    seats.set(seat, sums);
    return sums;
  };
  for (const { seat, goods = [], points = [] } of events) {
    if (seat !== undefined) for (const [good, n] of goods) add(sumsOf(seat), good, n);
    for (const [whose, n] of points) add(sumsOf(whose), "vp", n);
    if (seat !== undefined) sumsOf(seat);
  }
  return [...seats].sort(([one], [other]) => one - other);
};

/** @param {number} seat @param {Map<string, number>} sums */
const line = (seat, sums) => {
  const item = document.createElement("li");
  const token = tokenOf(seat)?.cloneNode(true);
  if (token) item.append(token);
  item.append(textOf(find(`#seat-${seat} .who`)));
  for (const [icon, n] of sums) {
    if (!n) continue;
    const amount = document.createElement("span");
    amount.className = "amt";
    amount.classList.toggle("loss", n < 0);
    amount.append(n < 0 ? `−${-n}` : `+${n}`, iconPicture(icon));
    item.append(amount);
  }
  return item;
};

/** Shows what happened as sums. @param {BoardEvent[]} events */
const showSummary = (events) => {
  const box = byId("missed");
  if (!box) return;
  find("ul", box)?.replaceChildren(...sumsBySeat(events).map(([seat, sums]) => line(seat, sums)));
  /** @type {HTMLElement} */ (find("b", box)).textContent = String(events.filter((it) => !it.heading).length);
  box.hidden = false;
};

const hideSummary = () => byId("missed")?.setAttribute("hidden", "");

/** Tells what was missed: few things are shown, many are summed up. */
export const tellMissed = () => {
  const events = playing.missed.splice(0);
  if (document.hidden || !events.length) return void playing.missed.push(...events);
  const deeds = events.filter((it) => !it.heading);
  if (deeds.length > MOST_SHOWN) showSummary(events);
  else playAgain(events);
};

/** Remembers events of others since the reader's last decision. @param {BoardEvent[]} events */
export const remember = (events) => {
  const own = events.findLastIndex((it) => isOwnSeat(it.seat) && !it.heading);
  if (own >= 0) playing.recent = [];
  playing.recent.push(...events.slice(own + 1));
  playing.recent.splice(0, Math.max(0, playing.recent.length - MOST_KEPT));
};

/** What happened since a decision, asked for. @param {number} from @returns {Promise<BoardEvent[]>} */
const fetchEvents = async (from) => {
  const answer = await fetch(`/t/${tableId}/moment/${playing.step ?? 999999}?from=${from}`).catch(
    () => undefined,
  );
  return answer?.ok ? (await answer.json()).events : [];
};

/** Watches again what happened since a decision. @param {number} from */
const watchAgain = async (from) => {
  hideSummary();
  const known = playing.recent.filter((it) => it.step > from);
  const isWhole = known.length && known[0].step === from + 1;
  playAgain(isWhole ? known : await fetchEvents(from));
};

const onClick = (/** @type {MouseEvent} */ event) => {
  const button = closestTo(event, "[data-missed]");
  if (button?.dataset.missed === "close") hideSummary();
  const link = closestTo(event, "[data-watch]");
  if (event.ctrlKey || event.metaKey || event.shiftKey || !(link ?? button)) return;
  if (link) {
    event.preventDefault();
    if (location.hash === "#log") location.replace("#table");
    void watchAgain(Number(link.dataset.watch));
  } else if (button?.dataset.missed === "watch") {
    hideSummary();
    playAgain(playing.recent);
  }
};

export const startMissed = () => {
  if (isReplay) return;
  addEventListener("click", onClick);
  addEventListener("keydown", (event) => event.key === "Escape" && hideSummary());
  document.addEventListener("visibilitychange", tellMissed);
  for (const it of findAll("#missed li")) it.remove();
};
