// Pointing with mouse and finger.

import { byId, closestTo, findAll, hide, splitWords } from "./page.js";
import { choosing } from "./state.js";
import { isListOpen, openDialog, setList, startFolding, unfoldChoices } from "./dialogs.js";
import { targetAt } from "./targets.js";
import { letGo } from "./place.js";
import { choose } from "./choose.js";

/** Lights on the board what a line of the log changed, or where a choice lies. @param {Event} event */
const lightTouched = (event) => {
  for (const it of findAll(".aimed")) it.classList.remove("aimed");
  const line = closestTo(event, "[data-touch], .chip[data-at]");
  for (const id of splitWords(line?.dataset.touch ?? line?.dataset.at)) byId(id)?.classList.add("aimed");
};

/** Moves a row that is too long by the wheel: of choices, or of what lies before a seat. @param {WheelEvent} event */
const scrollRow = (event) => {
  const row = closestTo(event, ".chips, .things-of");
  if (!row || event.deltaX || row.scrollWidth <= row.clientWidth) return;
  event.preventDefault();
  row.scrollLeft += event.deltaY;
};

const onBoardClick = (/** @type {MouseEvent} */ event) => {
  const id = targetAt(event);
  if (id === undefined || choosing.picked.includes(id)) return letGo();
  if (!choosing.targets.has(id)) letGo();
  choose(id);
};

const onClick = (/** @type {MouseEvent} */ event) => {
  if (closestTo(event, "#list-choices")) setList(!isListOpen());
  if (closestTo(event, "#more-choices")) unfoldChoices();
  const opener = closestTo(event, "[data-open]");
  if (opener) openDialog(opener.dataset.open ?? "");
  if (!closestTo(event, "#board, #own, #pick, #turner, #ask")) hide("pick");
};

export const startPointing = () => {
  // What lies before the reader can be chosen like what lies on the board.
  for (const region of [byId("board"), byId("own")]) region?.addEventListener("click", onBoardClick);
  for (const region of [byId("ask"), byId("own")])
    region?.addEventListener("wheel", scrollRow, { passive: false });
  addEventListener("pointerover", lightTouched);
  addEventListener("focusin", lightTouched);
  addEventListener("click", onClick);
  startFolding();
};
