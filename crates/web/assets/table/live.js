// The live page: decisions go to the server, updates of the page come back.

import { byId, find, hide, isLesson, isReplay, root } from "./page.js";
import { settings } from "./settings.js";
import { choosing, connection, playing } from "./state.js";
import { setList } from "./dialogs.js";
import { sendAgain, sendDecision, settleDecision, version } from "./connection.js";
import { startLine } from "./line.js";
import { keepStep } from "./back.js";
import { remember, tellMissed } from "./missed.js";
import { markNews } from "./news.js";
import { bareId, holdFocus, patchAll } from "./patch.js";
import { refreshChoices, restorePicked } from "./choose.js";
import { signalTurn } from "./sounds.js";
import { sendTyped } from "./lesson.js";
import { followHint, holdHint, onHintButton, showHint } from "./hint.js";
import { followCoach, onCoachButton, startCoach } from "./coach.js";
import { onTalkButton, startTalk } from "./talk.js";

/**
 * A message of the server.
 * @typedef {object} Update
 * @property {number} [version]
 * @property {string} [title]
 * @property {[string, string][]} parts ids of elements and their new HTML
 * @property {number} [step] number of decisions taken
 * @property {import("./places.js").BoardEvent[]} [events] what happened since the last message
 * @property {string} [say] what screen readers announce
 * @property {string} [refused] why a decision was refused
 * @property {boolean} [stale] whether a decision came too late
 * @property {string[]} [news] ids of what is new to the reader, if they changed
 */

/** For how long a refusal is shown, in milliseconds. */
const REFUSAL_TIME = 6000;

// Asking before something is sent.

/** What the server is sent for a button. @param {HTMLButtonElement} button */
const bodyOf = (button) => (button.name === "do" ? { do: button.value } : { [button.name]: true });

/** Whether the reader wants to be asked before the turn ends. @param {HTMLButtonElement} button */
const mustConfirm = (button) => {
  if (button.id !== "turn-end") return false;
  return settings.confirm === "always" || (settings.confirm === "unspent" && !!button.dataset.unspent);
};

/** @param {HTMLButtonElement} button @param {() => void} onYes */
const confirmEnd = (button, onYes) => {
  const dialog = byId("confirm-end");
  if (!(dialog instanceof HTMLDialogElement)) return onYes();
  /** @type {HTMLElement} */ (find(".unspent", dialog)).textContent = button.dataset.confirm ?? "";
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue === "yes" && onYes();
  dialog.showModal();
};

/** Closes the question about the end of the turn when the version it was about has passed. @param {number} asked */
const dropQuestion = (asked) => {
  const dialog = byId("confirm-end");
  if (asked !== version() && dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
};

/** Posts the form of a button as if there were no script. @param {HTMLButtonElement} button */
const postForm = (button) => {
  connection.postsForm = true;
  button.form?.requestSubmit(button);
};

const onSubmit = (/** @type {SubmitEvent} */ event) => {
  const { submitter } = event;
  setList(false);
  if (connection.postsForm || !(submitter instanceof HTMLButtonElement)) return;
  if (submitter.closest("#ask-hint, #hint, #coach-hint")) return onHintButton(event, submitter);
  if (submitter.id === "coach-read") return onCoachButton(event, submitter);
  if (submitter.closest("#talk, #leave") && submitter.form?.id !== "act")
    return onTalkButton(event, submitter);
  if (!submitter.closest(".act")) return;
  const { wasOpen } = connection;
  const decide = () => (wasOpen ? sendDecision(bodyOf(submitter)) : postForm(submitter));
  if (mustConfirm(submitter)) {
    event.preventDefault();
    confirmEnd(submitter, decide);
  } else if (wasOpen) {
    event.preventDefault();
    decide();
  }
};

/** Sends the decision that was typed in notation. @param {Event} event */
const onTyped = (event) => {
  const dialog = /** @type {HTMLDialogElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  const decision = field.value.trim();
  if (dialog.returnValue === "yes" && decision)
    isLesson ? sendTyped(decision) : sendDecision({ do: decision });
  field.value = "";
  dialog.returnValue = "";
};

// Updates of the page.

/** @param {string} text */
const showRefusal = (text) => {
  const notice = byId("problem");
  if (!notice) return;
  notice.textContent = text;
  notice.hidden = false;
  setTimeout(() => (notice.hidden = true), REFUSAL_TIME);
};

/** Patches the page; what the reader has picked stays picked if nothing was decided. @param {Update} update */
const patchPage = ({ parts, news, events, version: newVersion }) => {
  const before = { version: version(), picked: choosing.picked, place: choosing.placement?.id };
  const keepsMarks = !parts.some(([id]) => id === "ask" || byId(bareId(id))?.closest("#board"));
  // An element that loses its tabindex loses the focus.
  const restoreFocus = holdFocus();
  const menuTarget = find("#pick :focus") ? choosing.menuAt : undefined;
  const hintFocus = holdHint();
  patchAll(parts, events);
  markNews(news);
  showHint(hintFocus);
  if (newVersion !== undefined) byId("ask")?.setAttribute("data-version", String(newVersion));
  if (keepsMarks && before.version === version()) return;
  choosing.placement = undefined;
  refreshChoices();
  if (before.version === version()) restorePicked(before.picked, before.place);
  restoreFocus();
  // From a menu that is gone, the focus returns to its target.
  if (menuTarget) byId(menuTarget)?.focus({ preventScroll: true });
  hide("tooltip");
};

const isYourTurn = () => !!byId("top-info")?.hasAttribute("data-yours");

/** Whether the page must be loaded again: the game began, or the screen was handed to another seat. @param {boolean} wasWaiting */
const mustReload = (wasWaiting) => {
  if (wasWaiting && byId("ask")?.dataset.state !== "open") return true;
  // Nothing that one seat may see stays behind on a screen that is handed to the next.
  return byId("top-info")?.dataset.perspective !== byId("board")?.dataset.perspective;
};

/** Puts events aside that nobody can see now, or that are those of a break. @param {Update} update @returns {Update} */
const setAside = (update) => {
  const { events = [], step } = update;
  playing.step = step ?? playing.step;
  remember(events);
  if (!document.hidden && !connection.comesBack) return update;
  playing.missed.push(...events);
  return { ...update, events: [] };
};

/** @param {Update} message */
const onUpdate = (message) => {
  const update = setAside(message);
  root.classList.remove("busy");
  const wasWaiting = byId("ask")?.dataset.state === "open";
  const wasYourTurn = isYourTurn();
  const before = version();
  patchPage(update);
  settleDecision(!!update.refused || !!update.stale);
  dropQuestion(before);
  followHint();
  followCoach();
  if (mustReload(wasWaiting)) return location.reload();
  document.title = byId("top-info")?.dataset.title ?? update.title ?? document.title;
  showTurnIcon();
  const announcement = byId("say");
  if (update.say && announcement) announcement.textContent = update.say;
  const refusal = update.refused ?? (update.stale ? byId("problem")?.dataset.stale : undefined);
  if (refusal) showRefusal(refusal);
  showNewEntries();
  if (!wasYourTurn && isYourTurn()) pulse();
  if (connection.comesBack) tellMissed();
  connection.comesBack = false;
  // A menu that led to the decision is gone.
  keepStep();
};

const favicon = /** @type {HTMLLinkElement | null} */ (find("#favicon"));
const plainIcon = favicon?.href ?? "";

/** Puts a dot on the icon of the browser's tab while it is the reader's turn. */
const showTurnIcon = () => {
  if (favicon) favicon.href = isYourTurn() ? (favicon.dataset.turn ?? "") : plainIcon;
};

/** Shows how many entries of the log are new, on the button that opens it. */
const showNewEntries = () => {
  const button = find(".open-log");
  if (button) button.dataset.new = byId("log-head")?.dataset.new ?? "";
};

/** Lets the prompt pulse once when the reader's turn begins. */
const pulse = () => {
  byId("ask")?.classList.add("greet");
  setTimeout(() => byId("ask")?.classList.remove("greet"), 900);
  signalTurn();
};

// Messages.

/**
 * Reads a message: JSON, then the parts, each after a record separator, with a unit separator after its id.
 * @param {string} text
 * @returns {Update}
 */
const parseUpdate = (text) => {
  const [json, ...parts] = text.split("\x1e");
  return { ...JSON.parse(json), parts: parts.map((it) => it.split("\x1f")) };
};

const onMessage = (/** @type {string} */ text, /** @type {boolean} */ isFirst) => {
  onUpdate(parseUpdate(text));
  root.classList.add("live");
  // The first update of a connection brings the whole page up to date: now a decision without an answer can be judged.
  if (isFirst) sendAgain();
};

export const startLive = () => {
  addEventListener("submit", onSubmit);
  byId("typed")?.addEventListener("close", onTyped);
  if (isReplay) return;
  startTalk();
  startCoach();
  refreshChoices();
  showHint();
  showNewEntries();
  showTurnIcon();
  if (!isLesson) startLine(onMessage);
};
