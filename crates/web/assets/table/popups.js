// What opens beside a target: the tooltip, and the menu of its choices.

import { boardBox, byId, find, hide, middleOf } from "./page.js";
import { choosing } from "./state.js";
import { press } from "./connection.js";

/** @typedef {import("./state.js").Choice} Choice */
/** A corner on the screen: left, top. @typedef {[number, number]} Corner */

/** Distance between a target and a box beside it, in pixels. */
const GAP = 8;

/** Shows a card beside a target. @param {string} id @param {string} text @param {boolean} [isRefusal] */
export const showTooltip = (id, text, isRefusal) => {
  const target = byId(id);
  if (target) showCard(target, { deed: [text], isRefusal });
};

/**
 * What a card says: what a thing is, and what may be done with it.
 * @typedef {{about?: string, deed?: (Node | string)[], isRefusal?: boolean}} CardText
 */

/** Shows the card beside an element, never over it. @param {Element} element @param {CardText} text */
export const showCard = (element, { about = "", deed = [], isRefusal = false }) => {
  const card = byId("tooltip");
  if (!card || (!about && !deed.some(Boolean))) return;
  find(".about", card)?.replaceChildren(about);
  find(".deed", card)?.replaceChildren(...deed);
  card.classList.toggle("no", isRefusal);
  card.hidden = false;
  const [left, top] = freeCorner(element.getBoundingClientRect(), card.getBoundingClientRect());
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
};

/** Where a box fits the window beside a target without covering it. @param {DOMRect} target @param {DOMRect} box @returns {Corner} */
const freeCorner = (target, box) => {
  const rated = cornersAbout(target, box).map(([x, y]) => {
    const left = Math.max(GAP, Math.min(x, innerWidth - box.width - GAP));
    const top = Math.max(GAP, Math.min(y, innerHeight - box.height - GAP));
    const spot = new DOMRect(left, top, box.width, box.height);
    return { corner: /** @type {Corner} */ ([left, top]), covered: sharedArea(spot, target) };
  });
  return rated.reduce((one, other) => (other.covered < one.covered ? other : one)).corner;
};

/** Takes a choice; its first target is picked again after the answer. @param {Choice} choice */
export const take = (choice) => {
  if (choice.refused) return;
  choosing.pickAgain = choice.targets.length > 1 ? choice.targets[0] : undefined;
  press(choice.button);
};

/** Opens the menu of the choices at a target. @param {string} id @param {Choice[]} choices @param {boolean} [byKey] */
export const showMenu = (id, choices, byKey) => {
  const menu = byId("pick");
  if (!menu) return;
  menu.replaceChildren(...choices.map(menuItem));
  menu.hidden = false;
  choosing.menuAt = id;
  putBeside(menu, id);
  if (byKey) /** @type {HTMLElement | null} */ (menu.firstElementChild)?.focus();
};

/** @param {Choice} choice */
const menuItem = (choice) => {
  const item = document.createElement("button");
  item.type = "button";
  item.role = "menuitem";
  item.append(...[...choice.button.childNodes].map((it) => it.cloneNode(true)));
  if (choice.refused) item.ariaDisabled = "true";
  item.addEventListener("click", () => take(choice));
  return item;
};

/** The area that two boxes share. @param {DOMRect} one @param {DOMRect} other */
const sharedArea = (one, other) => {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
};

/**
 * Where a box may lie about a target: along its four sides, near and one target further.
 * @param {DOMRect} target
 * @param {DOMRect} box
 * @returns {Corner[]}
 */
const cornersAbout = (target, box) => {
  const [left, right] = [target.left - box.width - GAP, target.right + GAP];
  const [above, below] = [target.top - box.height - GAP, target.bottom + GAP];
  const [x, y] = [target.x + (target.width - box.width) / 2, target.y + (target.height - box.height) / 2];
  const flush = target.right - box.width;
  /** @type {Corner[]} */
  const near = [
    [right, y],
    [left, y],
    [x, below],
    [x, above],
    [target.left, below],
    [target.left, above],
    [flush, below],
    [flush, above],
    [right, below],
    [left, below],
    [right, above],
    [left, above],
  ];
  const far = near
    .slice(0, 4)
    .map(
      ([nearX, nearY]) =>
        /** @type {Corner} */ ([
          nearX + Math.sign(nearX - x) * target.width,
          nearY + Math.sign(nearY - y) * target.height,
        ]),
    );
  return [...near, ...far];
};

/**
 * Puts a box beside a target, inside the region of the board, where it covers the fewest other targets.
 * @param {HTMLElement} box
 * @param {string} id
 */
export const putBeside = (box, id) => {
  hide("tooltip");
  const target = byId(id)?.getBoundingClientRect();
  const region = boardBox();
  if (!target || !region) return;
  const size = box.getBoundingClientRect();
  const ids = [...choosing.targets.keys(), ...choosing.picked].filter((it) => it !== id);
  const others = ids.map((it) => byId(it)?.getBoundingClientRect());
  const rate = (/** @type {Corner} */ [x, y]) => {
    const left = Math.max(region.left, Math.min(x, region.right - size.width));
    const top = Math.max(region.top, Math.min(y, region.bottom - size.height));
    const spot = new DOMRect(left, top, size.width, size.height);
    const ofOthers = others.reduce((sum, it) => sum + (it ? sharedArea(spot, it) : 0), 0);
    const covered = 4 * sharedArea(spot, target) + ofOthers;
    const [from, to] = [middleOf(target), middleOf(spot)];
    return { left, top, cost: covered / 20 + Math.hypot(to.x - from.x, to.y - from.y) };
  };
  const best = cornersAbout(target, size)
    .map(rate)
    .reduce((one, other) => (other.cost < one.cost ? other : one));
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
};
