// The log, the list of choices and the dialogs of the page.

import { byId, find, findAll, root } from "./page.js";

export const toggleLog = () => location.replace(location.hash === "#log" ? "#table" : "#log");

/** Opens or closes the list of the choices in words, if there is one. @param {boolean} open */
export const setList = (open) => {
  const button = byId("list-choices");
  root.classList.toggle("listing", open && button !== null);
  button?.setAttribute("aria-expanded", String(open));
};

/** How many rows of choices are in sight where they do not scroll. */
const ROWS = 2;

/** The row of each element, from 0: one that begins further left than the one before begins another row. @param {HTMLElement[]} elements */
const rowsOf = (elements) => {
  let row = 0;
  return elements.map((it, index) => {
    if (index && it.offsetLeft <= elements[index - 1].offsetLeft) row += 1;
    return row;
  });
};

/** Hides the choices that do not fit into two rows behind a button that says how many they are. */
export const foldChoices = () => {
  const [list, button] = [find("#ask .choices"), byId("more-choices")];
  const chips = findAll("#ask .chips > :not(#more-choices)");
  if (!list || !button || list.classList.contains("unfolded")) return;
  list.classList.remove("folds");
  button.hidden = true;
  const region = (find(".chips", list) ?? list).getBoundingClientRect();
  if (list.scrollHeight <= list.clientHeight + 1 || getComputedStyle(list).overflowY !== "hidden") return;
  const rows = rowsOf(chips);
  // The last row keeps room for the button.
  const fits = (/** @type {HTMLElement} */ it, /** @type {number} */ index) =>
    rows[index] < ROWS - 1 || (rows[index] < ROWS && it.getBoundingClientRect().right < region.right - 110);
  const kept = chips.findIndex((it, index) => !fits(it, index));
  for (const [index, chip] of chips.entries()) chip.classList.toggle("past", kept >= 0 && index >= kept);
  const hidden = chips.filter((it) => it.classList.contains("past")).length;
  button.textContent = (button.dataset.words ?? "").replace("#", String(hidden));
  button.hidden = hidden === 0;
  list.classList.add("folds");
};

/** Folds the choices anew when the page gets another size. */
export const startFolding = () => addEventListener("resize", foldChoices);

/** Shows the choices that were folded away. */
export const unfoldChoices = () => {
  find("#ask .choices")?.classList.remove("folds");
  find("#ask .choices")?.classList.add("unfolded");
  byId("more-choices")?.setAttribute("hidden", "");
};

export const isListOpen = () => root.classList.contains("listing");

/** @param {string} id */
export const openDialog = (id) => {
  const dialog = byId(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};
