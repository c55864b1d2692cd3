// Choosing: what happens when a target is pointed at.

import { choosing } from "./state.js";
import { foldChoices, isListOpen, setList } from "./dialogs.js";
import { isOpen, mark, readChoices, showOpenTarget, targetsAfter } from "./targets.js";
import { showMenu, take } from "./popups.js";
import { placeTile } from "./place.js";

/** Reads the form anew after it changed. */
export const refreshChoices = () => {
  readChoices();
  const { pickAgain } = choosing;
  choosing.picked = pickAgain && isOpen(targetsAfter([]).get(pickAgain) ?? []) ? [pickAgain] : [];
  choosing.pickAgain = undefined;
  setList(isListOpen());
  mark();
  // Reads where things lie: after all marks are set, so that the browser lays the page out once.
  foldChoices();
  showOpenTarget();
};

/** Picks a target: takes its only choice, or shows what follows. @param {string} id @param {boolean} [byKey] */
export const choose = (id, byKey) => {
  const choices = choosing.targets.get(id);
  if (!choices) return;
  const depth = choosing.picked.length + 1;
  const here = choices.filter((it) => it.targets.length === depth);
  const open = here.filter((it) => !it.refused);
  if (here.some((it) => it.turn !== undefined)) return placeTile(id, here);
  if (choices.some((it) => !it.refused && it.targets.length > depth)) {
    choosing.picked = [...choosing.picked, id];
    mark();
    showOpenTarget();
  } else if (open.length === 1 && !open[0].button.querySelector(".wall")) {
    return take(open[0]);
  }
  if (here.length) showMenu(id, here, byKey);
};

/** Picks targets again after the page was patched, and the place of a tile. @param {string[]} ids @param {string} [place] */
export const restorePicked = (ids, place) => {
  choosing.picked = ids;
  mark();
  const options = place && choosing.targets.get(place);
  if (options) placeTile(place, options);
};
