// The card that explains: by hover, focus, long press, and a click on what cannot be chosen. A key pins it.

import {
  byId,
  closestTo,
  find,
  findAll,
  hide,
  isShown,
  root,
  smallScreen,
  splitWords,
  textOf,
} from "./page.js";
import { choosing } from "./state.js";
import { describe, isOpen, targetAt } from "./targets.js";
import { showCard } from "./popups.js";

/** How long the mouse rests on a thing before it is explained, in milliseconds. */
const REST_TIME = 150;
/** How long a finger lies on a thing before it is explained. */
const PRESS_TIME = 450;
/** How far a finger may slip meanwhile, in pixels. */
const PRESS_SLOP = 10;

const state = {
  timer: 0,
  isPinned: false,
  /** What the card is about. @type {Element | null} */
  shown: null,
  /** Whether the finger that is down was long enough: its click chooses nothing. */
  wasLongPress: false,
};

/** What drawings call a thing, without the tooltip of the browser. @param {Element} element */
export const nameOf = (element) => {
  const title = [...element.children].find((it) => it.nodeName === "title" && !it.id);
  if (title) {
    if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", textOf(title));
    element.setAttribute("data-about", textOf(title));
    title.remove();
  }
  return element.getAttribute("data-about") ?? "";
};

/** The nearest thing with a name, from an element outwards. @param {Element | null} element */
const thingFrom = (element) => {
  for (let it = element; it && it !== root; it = it.parentElement) if (nameOf(it)) return it;
  return null;
};

/** What may be done at a target, with what that costs and brings. @param {string} id */
const deedAt = (id) => {
  const choices = choosing.targets.get(id) ?? [];
  if (!choices.length) return { deed: [], isRefusal: false };
  const open = choices.filter((it) => !it.refused);
  const amounts = open.length === 1 ? [...open[0].button.querySelectorAll(".amt")] : [];
  const label =
    open.length === 1 ? textOf(find("span", open[0].button)) || describe(choices) : describe(choices);
  return { deed: [label, ...amounts.map((it) => it.cloneNode(true))], isRefusal: !isOpen(choices) };
};

/** Explains a thing, and the target it is or lies on. @param {Element | null} element @param {string} [id] */
const explain = (element, id) => {
  const thing = thingFrom(element) ?? (id ? byId(id) : null);
  if (!thing || choosing.placement || isShown("pick")) return close();
  state.shown = thing;
  showCard(thing, { about: nameOf(thing), ...(id ? deedAt(id) : {}) });
};

/** Closes the card unless it is pinned. */
const close = () => {
  clearTimeout(state.timer);
  if (state.isPinned && isShown("tooltip")) return;
  state.isPinned = false;
  state.shown = null;
  hide("tooltip");
};

/** Closes the card, also one that is pinned; says whether it was. */
export const closeCard = () => {
  const wasPinned = state.isPinned && isShown("tooltip");
  state.isPinned = false;
  byId("tooltip")?.classList.remove("pinned");
  close();
  return wasPinned;
};

/** Keeps the card open, or lets it go. */
export const togglePin = () => {
  if (!isShown("tooltip")) explain(document.activeElement, document.activeElement?.id);
  state.isPinned = !state.isPinned && isShown("tooltip");
  byId("tooltip")?.classList.toggle("pinned", state.isPinned);
  if (!state.isPinned) close();
};

const isDrawing = (/** @type {Event} */ event) => !!closestTo(event, "svg.board");

/** The button of a choice under the pointer, if there is one. @param {Event} event */
const chipAt = (event) => closestTo(event, "#ask .chips .chip");

/** Shows what a choice costs and brings, and where it lies on the board, without taking it. @param {HTMLElement} chip */
const previewChip = (chip) => {
  for (const id of splitWords(chip.dataset.at)) byId(id)?.classList.add("aimed");
  const amounts = findAll(".amt", chip).map((it) => it.cloneNode(true));
  const words = chip.title || textOf(find("span", chip)) || textOf(chip);
  state.shown = chip;
  showCard(chip, { deed: [words, ...amounts], isRefusal: chip.classList.contains("no") });
};

const onMouse = (/** @type {PointerEvent} */ event) => {
  if (event.pointerType !== "mouse") return;
  clearTimeout(state.timer);
  if (!isDrawing(event)) return close();
  const [element, id] = [/** @type {Element} */ (event.target), targetAt(event)];
  // The tooltip of the browser would come late and beside this one.
  const thing = thingFrom(element) ?? (id ? byId(id) : null);
  if (thing === state.shown && isShown("tooltip")) return;
  close();
  state.timer = setTimeout(() => explain(element, id), REST_TIME);
};

const onDown = (/** @type {PointerEvent} */ event) => {
  state.wasLongPress = false;
  const chip = chipAt(event);
  if (event.pointerType === "mouse" || !(chip || isDrawing(event))) return;
  closeCard();
  const [element, id, x, y] = [
    /** @type {Element} */ (event.target),
    targetAt(event),
    event.clientX,
    event.clientY,
  ];
  const stop = (/** @type {PointerEvent} */ next) => {
    if (next.type === "pointermove" && Math.hypot(next.clientX - x, next.clientY - y) < PRESS_SLOP) return;
    clearTimeout(state.timer);
    for (const name of ENDS) removeEventListener(name, /** @type {EventListener} */ (stop), true);
  };
  for (const name of ENDS) addEventListener(name, /** @type {EventListener} */ (stop), true);
  state.timer = setTimeout(() => {
    state.wasLongPress = true;
    if (chip) return previewChip(chip);
    if (id) byId(id)?.classList.add("aimed");
    explain(element, id);
  }, PRESS_TIME);
};

const ENDS = ["pointermove", "pointerup", "pointercancel"];

/** A long press has explained; what follows it as a click sends nothing. @param {MouseEvent} event */
const onClick = (event) => {
  if (state.wasLongPress && (isDrawing(event) || chipAt(event))) {
    state.wasLongPress = false;
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  // On small screens a tap brings a part of the drawing near.
  const comesNear = smallScreen.matches && closestTo(event, "[data-near], [data-tab]");
  if (isDrawing(event) && !comesNear && targetAt(event) === undefined)
    explain(/** @type {Element} */ (event.target));
  else if (!closestTo(event, "#tooltip")) closeCard();
};

export const startCards = () => {
  addEventListener("pointerover", onMouse);
  addEventListener("pointerdown", onDown, true);
  addEventListener("click", onClick, true);
  addEventListener("contextmenu", (event) => {
    if (state.wasLongPress && (isDrawing(event) || chipAt(event))) event.preventDefault();
  });
  addEventListener("focusin", (event) => {
    const element = /** @type {Element} */ (event.target);
    if (element.closest("svg.board")) explain(element, element.id);
    else close();
  });
};
