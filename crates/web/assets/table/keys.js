// Playing with the keyboard.

import { byId, find, findAll, isShown, middleOf } from "./page.js";
import { choosing } from "./state.js";
import { openDialog, setList, toggleLog } from "./dialogs.js";
import { confirmPlacement, letGo, turnTile } from "./place.js";
import { choose } from "./choose.js";
import { closeCard, togglePin } from "./card.js";
import { isHinting, toggleHint } from "./hint.js";
import { openTalk } from "./talk.js";
import { openAid } from "./aid.js";

/** Directions on the screen: right, down. @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => byId("turn-undo")?.click(),
  r: () => (choosing.placement ? turnTile(1) : byId("turn-reset")?.click()),
  R: () => turnTile(1),
  q: () => turnTile(-1),
  w: () => turnTile(1),
  e: () => byId("turn-end")?.click(),
  h: () => toggleHint(true),
  l: toggleLog,
  t: openTalk,
  n: () => find("#talk .next-table")?.click(),
  b: () => find("#ask .presence [data-back]")?.click(),
  i: togglePin,
  "?": openAid,
  "/": () => openDialog("typed"),
};

const isTarget = (/** @type {string} */ id) => choosing.targets.has(id) || choosing.picked.includes(id);

/** Moves the focus to the nearest target in a direction; distance to the side counts double. @param {[number, number]} direction */
const walk = ([dx, dy]) => {
  const elements = [...choosing.targets.keys()].map(byId).filter((it) => it !== null);
  const visible = elements.filter((it) => it.getBoundingClientRect().width > 0);
  const here = document.activeElement;
  if (!here || !isTarget(here.id)) return visible[0]?.focus();
  const from = middleOf(here.getBoundingClientRect());
  const ranked = visible
    .map((it) => {
      const to = middleOf(it.getBoundingClientRect());
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { it, ahead, rank: ahead + 2 * aside };
    })
    .filter(({ it, ahead }) => it !== here && ahead > 1)
    .sort((one, other) => one.rank - other.rank);
  const next = ranked[0]?.it;
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
};

/** Moves the focus among the items of the open menu. @param {number} step */
const walkMenu = (step) => {
  const items = findAll("#pick > *");
  const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  items[(at + step + items.length) % items.length]?.focus();
};

const onEscape = () => {
  if (closeCard()) return;
  setList(false);
  const menu = isShown("pick") ? choosing.menuAt : undefined;
  const last = choosing.placement?.id ?? menu ?? choosing.picked.at(-1);
  if (!last && isHinting()) return toggleHint();
  letGo();
  if (last) byId(last)?.focus();
};

/** Whether an arrow did something; among tabs and lines of a hint the browser moves. @param {[number, number]} direction */
const onArrow = (direction) => {
  if (document.activeElement?.matches("[type=radio]")) return false;
  if (isShown("pick")) walkMenu(direction[0] + direction[1]);
  else if (choosing.targets.size) walk(direction);
  else return false;
  return true;
};

/** Whether the focus is on a target, which is then chosen. */
const onEnter = () => {
  const id = document.activeElement?.id ?? "";
  if (!isTarget(id)) return false;
  if (choosing.placement?.id === id) confirmPlacement();
  else if (choosing.picked.includes(id)) letGo();
  else choose(id, true);
  return true;
};

/** Whether a key did something. @param {string} key */
const handleKey = (key) => {
  if (key in ARROWS) return onArrow(ARROWS[key]);
  if (key === "Enter" || key === " ") return onEnter();
  if (key === "Escape") onEscape();
  else if (/^[1-9]$/.test(key)) findAll("#ask .chip:not(.no, .plain)")[Number(key) - 1]?.click();
  else if (key in KEYS) KEYS[key]();
  else return false;
  return true;
};

export const startKeys = () => {
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]")) return;
    if (document.activeElement?.matches("input:not([type=radio]), select, textarea")) return;
    if (handleKey(event.key)) event.preventDefault();
  });
};
