// A lesson: decisions go to the server, the page that answers is put in the place of this one, region by region.

import { byId, hide, isLesson, root } from "./page.js";
import { choosing, connection } from "./state.js";
import { holdFocus } from "./patch.js";
import { unmark } from "./targets.js";
import { refreshChoices } from "./choose.js";

/** Ids of what changes with a decision. The elements stay, so that screen readers follow what is in them. */
const REGIONS = ["ask", "board", "own", "task", "answer", "lesson-foot", "strip"];

/** Keys and the links they press. @type {Record<string, string>} */
const LINKS = { s: "lesson-show", Backspace: "lesson-again", n: "lesson-next" };

/** Gives an element the attributes and the content of another. @param {Element} old @param {Element} fresh */
const refill = (old, fresh) => {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of [...fresh.attributes]) old.setAttribute(name, value);
  old.replaceChildren(...fresh.childNodes);
};

/** Puts the regions of another page into this one. @param {Document} page */
const show = (page) => {
  const restoreFocus = holdFocus();
  unmark();
  choosing.placement = undefined;
  for (const id of ["pick", "turner", "tooltip"]) hide(id);
  const tab = document.querySelector(".tab:checked")?.id;
  for (const id of REGIONS) {
    const [old, fresh] = [byId(id), page.getElementById(id)];
    if (old && fresh) refill(old, fresh);
  }
  const kept = tab && byId(tab);
  if (kept instanceof HTMLInputElement) kept.checked = true;
  document.title = page.title;
  refreshChoices();
  restoreFocus();
  byId("lesson-next")?.focus();
};

/** Asks for a page and shows it; a page that cannot be had is loaded as if there were no script. @param {string} address @param {RequestInit} [how] */
const load = async (address, how) => {
  root.classList.add("busy");
  try {
    const answer = await fetch(address, how);
    if (!answer.ok) throw new Error(String(answer.status));
    show(new DOMParser().parseFromString(await answer.text(), "text/html"));
    return answer.url;
  } catch {
    location.assign(how ? location.href : address);
    return undefined;
  } finally {
    root.classList.remove("busy");
    connection.postsForm = false;
  }
};

/** The address of the moment that is shown. */
let shown = location.href;

/** The way back of the browser leads to the moment before; where it only closes something, the moment stays. */
const onPopState = () => {
  if (location.href === shown) return;
  shown = location.href;
  void load(shown);
};

/** Sends the form of the choices with one more field. @param {string} name @param {string} value */
const send = async (name, value) => {
  const form = byId("act");
  if (!(form instanceof HTMLFormElement) || root.classList.contains("busy")) return;
  const body = new URLSearchParams();
  for (const field of form.querySelectorAll("input[type=hidden]")) {
    if (field instanceof HTMLInputElement) body.append(field.name, field.value);
  }
  body.append(name, value);
  const url = await load(form.action, { method: "POST", body });
  if (!url) return;
  history.pushState(null, "", url);
  shown = location.href;
};

/** Sends a decision that was typed in notation. @param {string} decision */
export const sendTyped = (decision) => void send("do", decision);

const onSubmit = (/** @type {SubmitEvent} */ event) => {
  const { submitter } = event;
  if (event.defaultPrevented || !(submitter instanceof HTMLButtonElement) || !submitter.closest("#act"))
    return;
  event.preventDefault();
  void send(submitter.name, submitter.value);
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  const typing = event.target instanceof Element && event.target.closest("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "t") byId("task")?.focus();
  const link = LINKS[event.key];
  if (link) byId(link)?.click();
};

export const startLesson = () => {
  if (!isLesson) return;
  addEventListener("submit", onSubmit);
  addEventListener("keydown", onKey);
  addEventListener("popstate", onPopState);
};
