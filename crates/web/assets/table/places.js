// Where things are on the screen: ids of the board, plates of players, stops of a way.

import { byId, find } from "./page.js";

/**
 * An event as the server tells it.
 * @typedef {object} BoardEvent
 * @property {number} step number of the decision
 * @property {number} [seat] who did it or whom it concerns
 * @property {string} say the sentence
 * @property {boolean} [heading] whether a turn or a round begins with it
 * @property {string[]} [touches] ids of what changed on the board
 * @property {string[]} [way] stops of a piece that moved
 * @property {[string, number][]} [goods] icons and amounts of goods
 * @property {[number, number][]} [points] seats and their points
 * @property {number[]} [roll] dice that were rolled
 * @property {string} [moment] icon of a moment that everybody should notice
 */

/** Stops with a meaning of their own: the plate of the seat, and where its last event took place. */
const PLATE = "@";
const HERE = "*";

/** The ids that a stop names, the best first. @param {string} stop */
export const idsOf = (stop) => stop.split("|");

/** The box of an element on the screen, unless it is not shown. @param {Element | null | undefined} element */
export const visibleBox = (element) => {
  const box = element?.getBoundingClientRect();
  const isSeen = box && (box.width || box.height) && box.bottom > 0 && box.right > 0;
  return isSeen && box.top < innerHeight && box.left < innerWidth ? box : undefined;
};

/** Whether a seat is the reader's own. @param {number | undefined} seat */
export const isOwnSeat = (seat) => !!byId(`seat-${seat}`)?.hasAttribute("data-own");

/** The element of a plate for a detail of it, or else the plate. @param {number | undefined} seat @param {string} [detail] */
export const plateOf = (seat, detail) => {
  if (seat === undefined) return undefined;
  const names = isOwnSeat(seat) ? ["own", `seat-${seat}`] : [`seat-${seat}`];
  const ids = names.flatMap((it) => (detail ? [`${it}-${detail}`, it] : [it]));
  return ids.map(byId).find((it) => visibleBox(it)) ?? undefined;
};

/** The token of a seat, as its plate shows it. @param {number | undefined} seat */
export const tokenOf = (seat) =>
  find(`#seat-${seat} svg.tok`) ?? (isOwnSeat(seat) ? find("#own svg.tok") : null);

/**
 * The box of a stop.
 * @param {string} stop
 * @param {number | undefined} seat whose event it is
 * @param {DOMRect | undefined} here where the last event of the seat took place
 * @param {(id: string) => DOMRect | undefined} boxOf the box of an id
 */
export const boxOfStop = (stop, seat, here, boxOf) => {
  for (const id of idsOf(stop)) {
    const box = id === PLATE ? visibleBox(plateOf(seat)) : id === HERE ? here : boxOf(id);
    if (box) return box;
  }
  return undefined;
};
