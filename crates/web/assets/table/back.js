// The way back of the browser closes what lies over the table: a close-up, the sheet of a player or of a scoring, a menu.

import { find, findAll, hide, isLesson } from "./page.js";
import { setList } from "./dialogs.js";
import { letGo } from "./place.js";
import { showWhole } from "./near.js";

/** What lies over the table at any size. */
const SHEETS =
  ".sheet:popover-open, details.pop[open], svg.board.near, #board.zoomed, .ceremony.open, #missed:not([hidden])";
/** What a finger opens and has no key to close: the list of choices, a menu, the tile that is being turned. */
const MENUS = "#table.listing, #pick:not([hidden]), #turner:not([hidden])";

/** In a lesson the way back takes a decision back, which closes menus, too. */
const coversMenus = matchMedia("(pointer: coarse)").matches && !isLesson;

/** Whether the page itself goes back because everything is closed. */
let isReturning = false;

const openThings = () => findAll(coversMenus ? `${SHEETS}, ${MENUS}` : SHEETS);

/** Keeps one step in the history of the browser while something is open. */
export const keepStep = () => {
  if (isReturning) return;
  const [isOpen, hasStep] = [openThings().length > 0, !!history.state?.isOver];
  if (isOpen && !hasStep) history.pushState({ isOver: true }, "");
  else if (!isOpen && hasStep) {
    isReturning = true;
    history.back();
  }
};

const closeAll = () => {
  for (const it of openThings()) {
    if (it instanceof HTMLDetailsElement) it.open = false;
    else if (it.matches(".sheet")) it.hidePopover();
    else if (it.matches("#pick, #turner")) letGo();
  }
  find(".ceremony.open .continue")?.click();
  hide("missed");
  setList(false);
  showWhole();
};

const onPopState = () => {
  if (history.state?.isOver) return;
  // What was opened meanwhile stays open.
  if (!isReturning) return closeAll();
  isReturning = false;
  keepStep();
};

export const startBack = () => {
  // A page that is loaded again has nothing open.
  if (history.state?.isOver) history.replaceState(null, "");
  addEventListener("popstate", onPopState);
  for (const name of ["click", "keyup"]) addEventListener(name, () => setTimeout(keepStep));
  addEventListener("toggle", () => setTimeout(keepStep), true);
};
