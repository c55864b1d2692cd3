// The way back of the browser closes what lies over the table: a close-up, the sheet of a player, a menu.

import { findAll } from "./page.js";
import { showWhole } from "./near.js";

const openThings = () => findAll(".sheet:popover-open, details.pop[open], svg.board.near, #board.zoomed");

/** Keeps one step in the history of the browser while something is open. */
const keepStep = () => {
  const [isOpen, hasStep] = [openThings().length > 0, !!history.state?.isOver];
  if (isOpen && !hasStep) history.pushState({ isOver: true }, "");
  else if (!isOpen && hasStep) history.back();
};

const closeAll = () => {
  for (const it of openThings()) {
    if (it instanceof HTMLDetailsElement) it.open = false;
    else if (it.matches(".sheet")) it.hidePopover();
  }
  showWhole();
};

export const startBack = () => {
  // A page that is loaded again has nothing open.
  if (history.state?.isOver) history.replaceState(null, "");
  addEventListener("popstate", () => {
    if (!history.state?.isOver) closeAll();
  });
  for (const name of ["click", "keyup"]) addEventListener(name, () => setTimeout(keepStep));
  addEventListener("toggle", () => setTimeout(keepStep), true);
};
