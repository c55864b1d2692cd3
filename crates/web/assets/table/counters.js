// Numbers on plates: they wait for what flies to them, and roll when it arrives.

import { byId, find } from "./page.js";
import { isOwnSeat } from "./places.js";

/** @typedef {import("./places.js").BoardEvent} BoardEvent */

/**
 * A number on a plate that is not shown as it is yet.
 * @typedef {object} Counter
 * @property {Text} text where it stands
 * @property {string} truth what the server wrote there
 * @property {number} now what has arrived so far
 */

/** How long a number rolls, in milliseconds. */
const ROLL_TIME = 240;
/** Part of a flight after which its amount has arrived. */
const ARRIVAL = 0.8;

/** Numbers that wait, by the id of their detail. @type {Map<string, Counter>} */
const waiting = new Map();

/** Ids of a detail of a seat, on the plates that may show it. @param {number} seat @param {string} detail */
const idsOf = (seat, detail) => [...(isOwnSeat(seat) ? [`own-${detail}`] : []), `seat-${seat}-${detail}`];

/** The text of a detail that is its number. @param {string} id */
const numberText = (id) => {
  const detail = byId(id);
  const holder = detail && (find(":scope > span[aria-hidden]", detail) ?? detail);
  const text = [...(holder?.childNodes ?? [])].find((it) => it instanceof Text && it.data.trim());
  return /** @type {Text | undefined} */ (text);
};

/** Details that events change. @param {BoardEvent[]} events */
const changedIds = (events) =>
  events.flatMap(({ seat, goods = [], points = [] }) => [
    ...goods.flatMap(([good]) => (seat === undefined ? [] : idsOf(seat, good))),
    ...points.flatMap(([whose]) => idsOf(whose, "score")),
  ]);

/** The numbers that are shown before the page is patched. @param {BoardEvent[]} events @returns {Map<string, number>} */
export const numbersBefore = (events) => {
  const ids = new Set([...changedIds(events), ...waiting.keys()]);
  return new Map([...ids].map((id) => [id, Number(numberText(id)?.data)]));
};

/** Shows numbers as they were until what changed them has arrived. @param {Map<string, number>} before */
export const holdNumbers = (before) => {
  for (const [id, now] of before) {
    const text = numberText(id);
    if (!text || Number.isNaN(now) || Number(text.data) === now) continue;
    waiting.set(id, { text, truth: text.data, now });
    text.data = String(now);
  }
};

/** Shows all numbers as they are. */
export const settleNumbers = () => {
  for (const { text, truth } of waiting.values()) text.data = truth;
  waiting.clear();
};

/** Lets a number roll from one value to another. @param {string} id @param {Counter} counter @param {number} from */
const roll = (id, counter, from) => {
  const start = performance.now();
  const step = () => {
    if (waiting.get(id) !== counter) return;
    const part = Math.min(1, (performance.now() - start) / ROLL_TIME);
    counter.text.data = String(part < 1 ? Math.round(from + part * (counter.now - from)) : counter.now);
    if (part < 1) requestAnimationFrame(step);
  };
  step();
};

/**
 * Adds an amount to the number of a seat when it has arrived.
 * @param {number} seat
 * @param {string} detail
 * @param {number} n
 * @param {{duration: number, delay: number}} timing of its flight
 */
export const rollNumber = (seat, detail, n, { duration, delay }) => {
  for (const id of idsOf(seat, detail)) {
    const counter = waiting.get(id);
    if (!counter) continue;
    setTimeout(
      () => {
        if (waiting.get(id) !== counter) return;
        const from = counter.now;
        counter.now += n;
        roll(id, counter, from);
      },
      delay + duration * ARRIVAL,
    );
  }
};
