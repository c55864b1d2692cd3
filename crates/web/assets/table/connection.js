// Decisions on their way to the server.

import { byId, find, hide, root, splitWords } from "./page.js";
import { connection } from "./state.js";

/** For how long a second click counts as the same one, in milliseconds. */
const SAME_CLICK = 3000;

/** After this time without an answer a decision is shown as not sent yet, in milliseconds. */
const UNSENT = 2000;

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
export const sendNow = (body) => {
  if (isConnected()) connection.socket?.send(JSON.stringify(body));
};

/**
 * Sends a decision about the version that the page shows. It is kept until it is answered, and sent again over the next
 * connection; the server takes only one decision about a version.
 * @param {object & {do?: string}} body
 */
export const sendDecision = (body) => {
  if (body.do && connection.asks?.(body.do)) return;
  if (root.classList.contains("busy") && performance.now() - connection.sentAt < SAME_CLICK) return;
  connection.sentAt = performance.now();
  connection.unanswered = { body, version: version() };
  send();
  clearTimeout(connection.unsentTimer);
  connection.unsentTimer = setTimeout(showUnsent, UNSENT);
};

const send = () => {
  const { unanswered } = connection;
  if (!unanswered) return;
  sendNow({ ...unanswered.body, version: unanswered.version });
  root.classList.add("busy");
};

/** Sends the decision that has no answer over a new connection, if the table still stands as it did. */
export const sendAgain = () => {
  if (connection.unanswered?.version === version()) send();
};

/** The decision is answered if the table has moved on or the server has refused it. @param {boolean} isRefused */
export const settleDecision = (isRefused) => {
  const { unanswered } = connection;
  if (!unanswered) return;
  if (!isRefused && unanswered.version === version()) {
    // The page was patched, and the button may lie elsewhere.
    if (byId("unsent")?.hidden === false) showUnsent();
    return;
  }
  connection.unanswered = undefined;
  clearTimeout(connection.unsentTimer);
  hide("unsent");
};

/** The button of a decision. @param {object} body @returns {HTMLButtonElement | null} */
const buttonOf = (body) => {
  const [name, value] = Object.entries(body)[0];
  const selector = name === "do" ? `button[name=do][value="${CSS.escape(value)}"]` : `button[name=${name}]`;
  return /** @type {HTMLButtonElement | null} */ (find(`#ask ${selector}`));
};

/** What stands for a choice on the screen: its button, or where it lies on the board. @param {object} body */
const shownChoice = (body) => {
  const button = buttonOf(body);
  if (button?.checkVisibility({ visibilityProperty: true })) return button;
  const group = button?.closest(".group")?.getAttribute("data-at") ?? "";
  const target = splitWords(`${group} ${button?.dataset.at ?? ""}`).at(-1);
  return (target && byId(target)) || byId("prompt");
};

/** Says at the choice that was taken that the server has not answered. */
const showUnsent = () => {
  const [note, { unanswered }] = [byId("unsent"), connection];
  const choice = unanswered && shownChoice(unanswered.body)?.getBoundingClientRect();
  if (!note || !choice) return;
  note.hidden = false;
  const { width, height } = note.getBoundingClientRect();
  const clamp = (/** @type {number} */ at, /** @type {number} */ end) => Math.max(4, Math.min(at, end - 4));
  note.style.left = `${clamp(choice.right - width, innerWidth - width)}px`;
  note.style.top = `${clamp(choice.top - height / 2, innerHeight - height)}px`;
};
