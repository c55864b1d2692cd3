// Pointing with mouse and finger.

import { byId, closestTo, findAll, hide, isShown, splitWords } from "./page.js";
import { choosing } from "./state.js";
import { isListOpen, openDialog, setList } from "./dialogs.js";
import { describe, isOpen, targetAt } from "./targets.js";
import { showTooltip } from "./popups.js";
import { letGo } from "./place.js";
import { choose } from "./choose.js";

/** Says what a target would do, while nothing else is open beside it. @param {string | undefined} id */
const preview = (id) => {
  hide("tooltip");
  const choices = id && choosing.targets.get(id);
  if (!choices || choosing.placement || isShown("pick")) return;
  showTooltip(id, describe(choices), !isOpen(choices));
};

/** Lights on the board what a line of the log changed, or where a choice lies. @param {Event} event */
const lightTouched = (event) => {
  for (const it of findAll(".aimed")) it.classList.remove("aimed");
  const line = closestTo(event, "[data-touch], .chip[data-at]");
  for (const id of splitWords(line?.dataset.touch ?? line?.dataset.at)) byId(id)?.classList.add("aimed");
};

/** Moves a row of choices that is too long by the wheel. @param {WheelEvent} event */
const scrollChips = (event) => {
  const chips = closestTo(event, ".chips");
  if (!chips || event.deltaX || chips.scrollWidth <= chips.clientWidth) return;
  event.preventDefault();
  chips.scrollLeft += event.deltaY;
};

const onBoardClick = (/** @type {MouseEvent} */ event) => {
  const id = targetAt(event);
  if (id === undefined || choosing.picked.includes(id)) return letGo();
  if (!choosing.targets.has(id)) letGo();
  choose(id);
};

const onClick = (/** @type {MouseEvent} */ event) => {
  if (closestTo(event, "#list-choices")) setList(!isListOpen());
  const opener = closestTo(event, "[data-open]");
  if (opener) openDialog(opener.dataset.open ?? "");
  if (!closestTo(event, "#board, #pick, #turner, #ask")) hide("pick");
};

export const startPointing = () => {
  const board = byId("board");
  board?.addEventListener("click", onBoardClick);
  board?.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse") preview(targetAt(event));
  });
  board?.addEventListener("pointerleave", () => preview(undefined));
  byId("ask")?.addEventListener("wheel", scrollChips, { passive: false });
  addEventListener("focusin", (event) => preview(/** @type {Element} */ (event.target).id));
  addEventListener("pointerover", lightTouched);
  addEventListener("focusin", lightTouched);
  addEventListener("click", onClick);
};
