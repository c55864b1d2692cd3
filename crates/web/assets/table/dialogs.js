// The log, the list of choices and the dialogs of the page.

import { byId, root } from "./page.js";

export const toggleLog = () => location.replace(location.hash === "#log" ? "#table" : "#log");

/** Opens or closes the list of the choices in words, if there is one. @param {boolean} open */
export const setList = (open) => {
  const button = byId("list-choices");
  root.classList.toggle("listing", open && button !== null);
  button?.setAttribute("aria-expanded", String(open));
};

export const isListOpen = () => root.classList.contains("listing");

/** @param {string} id */
export const openDialog = (id) => {
  const dialog = byId(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};
