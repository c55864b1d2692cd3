// Patching: the old tree becomes the new one, node by node, so that what did not change stays as it is.

import { byId, find, findAll, isShown, root, SVG } from "./page.js";
import { choosing } from "./state.js";
import { animateSince, takeSnapshot } from "./motion.js";
import { patchAndPlay } from "./player.js";

/** By what a node is found again among its siblings; empty if it is known by its position alone. @param {Node} node */
const keyOf = (node) => {
  if (!(node instanceof Element)) return "";
  const ofButton = () => node.getAttribute("value") || node.getAttribute("data-no");
  return node.id || node.getAttribute("data-key") || (node.nodeName === "BUTTON" && ofButton()) || "";
};

/** @param {Element} old @param {Element} fresh */
const morphAttributes = (old, fresh) => {
  for (const { name } of [...old.attributes]) {
    // What the reader opened stays open, and a target keeps the focus until it is marked anew.
    const isOpenState = name === "open" && old.nodeName === "DETAILS";
    const isStop = name === "tabindex" && choosing.marked.has(old);
    if (!fresh.hasAttribute(name) && !isOpenState && !isStop) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
};

/** @param {Node} old @param {Node} fresh */
const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName) return void old.parentNode?.replaceChild(fresh, old);
  if (old instanceof Element && fresh instanceof Element) {
    morphAttributes(old, fresh);
    morphChildren(old, fresh);
  } else if (old.nodeValue !== fresh.nodeValue) {
    old.nodeValue = fresh.nodeValue;
  }
};

/** @param {Element} old @param {Element} fresh */
const morphChildren = (old, fresh) => {
  const keyed = new Map([...old.children].filter(keyOf).map((it) => [keyOf(it), it]));
  /** @type {Node | null} */
  let at = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    const match = key ? keyed.get(key) : at && !keyOf(at) && at.nodeName === child.nodeName ? at : undefined;
    if (!match) {
      old.insertBefore(child, at);
      continue;
    }
    if (match === at) at = at.nextSibling;
    else old.insertBefore(match, at);
    morph(match, child);
  }
  while (at) {
    const next = at.nextSibling;
    old.removeChild(at);
    at = next;
  }
};

/** What is done with a part, by the character before its id. */
const PREFIX = { first: "+", last: ">", shell: "=" };

/** The id of the element that a part changes. @param {string} id */
export const bareId = (id) => (Object.values(PREFIX).includes(id[0]) ? id.slice(1) : id);

/** The one element of a text, for a place beside or inside another element. @param {string} html @param {Element} old */
const parse = (html, old) => {
  const inside = old.namespaceURI === SVG && old.nodeName !== "svg";
  const template = document.createElement("template");
  template.innerHTML = inside ? `<svg>${html}</svg>` : html;
  const first = template.content.firstElementChild;
  return inside ? first?.firstElementChild : first;
};

/** Brings the attributes and the title of an element up to date. @param {Element} old @param {Element} fresh */
const morphShell = (old, fresh) => {
  morphAttributes(old, fresh);
  const [was, is] = [old, fresh].map((it) => find(":scope > title", it));
  if (was && is) morph(was, is);
  // The card took the title when it explained the element.
  else if (is) old.prepend(is);
};

/**
 * Brings one part up to date. An id after `+` or `>` names the element into which a new part is put first or last; after
 * `=` it names one whose content stays; a part without content is removed.
 * @param {string} id
 * @param {string} html
 */
const patch = (id, html) => {
  const old = byId(bareId(id));
  if (!old) return;
  if (!html) return old.remove();
  const fresh = parse(html, old);
  if (!fresh || fresh.namespaceURI !== old.namespaceURI) return;
  if (id[0] === PREFIX.first) old.prepend(fresh);
  else if (id[0] === PREFIX.last) old.append(fresh);
  else if (id[0] === PREFIX.shell) morphShell(old, fresh);
  else morph(old, fresh);
};

/** A selector for an element by what tells it apart: its key, its name and value, where it leads. @param {Element} element */
const selectorOf = (element) => {
  const names = ["name", "value", "data-key", "data-no", "href"].filter((it) => element.hasAttribute(it));
  const pairs = names.map((it) => `[${it}="${CSS.escape(element.getAttribute(it) ?? "")}"]`);
  return element.localName + pairs.join("");
};

/** Finds the element that stands where another stood, before that one is gone. @param {Element} element */
const finderOf = (element) => {
  if (element.id) return () => byId(element.id);
  const [region, selector] = [element.closest("[id]")?.id ?? "", selectorOf(element)];
  const alike = findAll(selector, byId(region) ?? document);
  const index = alike.indexOf(/** @type {HTMLElement} */ (element));
  return () => findAll(selector, byId(region) ?? document)[index];
};

/** Whether nothing has the focus. What was hidden keeps it until the next picture is drawn. */
const isFocusLost = () => {
  const it = document.activeElement;
  return !it || it === document.body || !!it.closest("[hidden]");
};

/** Remembers where the focus is; returns what puts it back after a patch, unless it has gone elsewhere. */
export const holdFocus = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body)
    return () => {};
  const findAgain = finderOf(focused);
  return () => {
    if (!isFocusLost()) return;
    const element = focused.isConnected ? focused : findAgain();
    element?.focus({ preventScroll: true });
    // What cannot have the focus any more was decided about: then the question comes next.
    if (isFocusLost()) byId("prompt")?.focus({ preventScroll: true });
  };
};

/** Brings the classes up to date that styles find the state of the page by. */
export const showStates = () => {
  byId("board")?.classList.toggle("choosing", byId("panel-choice")?.hasAttribute("hidden") === false);
  root.classList.toggle("hinting", isShown("hint"));
};

/** Brings many parts up to date. @param {[string, string][]} parts */
const patchParts = (parts) => {
  const restoreFocus = holdFocus();
  for (const [id, html] of parts) patch(id, html);
  showStates();
  restoreFocus();
};

/**
 * Brings many parts up to date and shows what happened, or what moved where nothing is told.
 * @param {[string, string][]} parts
 * @param {import("./places.js").BoardEvent[]} [events]
 */
export const patchAll = (parts, events = []) => {
  if (events.length) return patchAndPlay(events, () => patchParts(parts));
  // Where the board is not touched nothing moves, and nobody need know where everything lies.
  if (!parts.some(([id]) => byId(bareId(id))?.closest("#board"))) return patchParts(parts);
  const before = takeSnapshot();
  patchParts(parts);
  animateSince(before);
};
