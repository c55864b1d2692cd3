// Decisions on their way to the server.

import { byId, root } from "./page.js";
import { connection } from "./state.js";

/** For how long a second click counts as the same one, in milliseconds. */
const SAME_CLICK = 3000;

/** The version of the table that the page shows. */
export const version = () => Number(byId("ask")?.dataset.version ?? 0);

export const isConnected = () => connection.socket?.readyState === WebSocket.OPEN;

/** Submits the form of a button as if it were pressed. @param {HTMLButtonElement} button */
export const press = (button) => {
  if (!button.form || button.disabled || button.type === "button") return;
  connection.postsForm = false;
  button.form.requestSubmit(button);
};

/** Sends a message if there is a connection. @param {object} body */
export const sendNow = (body) => connection.socket?.send(JSON.stringify(body));

/** Sends a decision about the version that the page shows, or keeps it until there is a connection. @param {object} body */
export const sendDecision = (body) => {
  if (root.classList.contains("busy") && performance.now() - connection.sentAt < SAME_CLICK) return;
  connection.sentAt = performance.now();
  if (isConnected()) sendNow({ ...body, version: version() });
  else connection.queued = { body, version: version() };
  root.classList.add("busy");
};

/** Sends the decision that waited for the connection, if the table still stands as it did. */
export const sendQueued = () => {
  const waiting = connection.queued;
  connection.queued = undefined;
  if (waiting && waiting.version === version()) sendDecision(waiting.body);
};
