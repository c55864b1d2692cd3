// What people say to each other: sent over the socket where there is one, else the form is posted.

import { byId, closestTo, find } from "./page.js";
import { isConnected, sendNow, version } from "./connection.js";

/** Fields that the server takes over the socket. */
const SENT = ["end", "takeback", "give", "say"];

/** A button for the others at the table was pressed. @param {SubmitEvent} event @param {HTMLButtonElement} button */
export const onTalkButton = (event, button) => {
  if (!SENT.includes(button.name) || !isConnected()) return;
  event.preventDefault();
  sendNow({ [button.name]: button.value, version: version() });
  find("#talk .say")?.removeAttribute("open");
  button.closest("details.pop")?.removeAttribute("open");
};

/** Opens the phrases for a key. */
export const openTalk = () => {
  const phrases = find("#talk .say");
  if (!phrases) return;
  location.hash = "talk";
  phrases.setAttribute("open", "");
  phrases.querySelector("button")?.focus();
};

/** Closes the menu from which the phrases are opened. */
export const startTalk = () => {
  addEventListener("click", (event) => {
    const link = closestTo(event, ".open-talk");
    if (!link) return;
    link.closest("details.pop")?.removeAttribute("open");
    byId("talk")?.querySelector(".say")?.setAttribute("open", "");
  });
};
