// What may be pointed at on the board: the targets of the choices in the form, marked and described.

import { byId, find, findAll, hide, middleOf, root, splitWords, textOf } from "./page.js";
import { choosing } from "./state.js";
import { layBeads } from "./beads.js";

/** @typedef {import("./state.js").Choice} Choice */

/** Reads the choices of the form. */
export const readChoices = () => {
  choosing.choices = findAll("#ask .choices button").map((it) =>
    readChoice(/** @type {HTMLButtonElement} */ (it)),
  );
};

/** @param {HTMLButtonElement} button @returns {Choice} */
const readChoice = (button) => {
  const group = /** @type {HTMLElement | null} */ (button.closest(".group"));
  const isRefused = button.ariaDisabled === "true";
  return {
    button,
    targets: [...splitWords(group?.dataset.at), ...splitWords(button.dataset.at)],
    cost: button.dataset.cost,
    turn: button.dataset.turn === undefined ? undefined : Number(button.dataset.turn),
    refused: isRefused ? textOf(find(".why", button)) || button.title : undefined,
    // There may be hundreds of choices, and few names are read.
    get label() {
      return [textOf(group?.querySelector("summary")), textOf(button)].filter(Boolean).join(" → ");
    },
  };
};

/** Choices by the next element to point at, after some were pointed at. @param {string[]} after */
export const targetsAfter = (after) => {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of choosing.choices) {
    const next = choice.targets[after.length];
    if (next === undefined || after.some((id, index) => choice.targets[index] !== id)) continue;
    found.set(next, [...(found.get(next) ?? []), choice]);
  }
  return found;
};

/** Whether one of some choices may be taken. @param {Choice[]} choices */
export const isOpen = (choices) => choices.some((it) => !it.refused);

/**
 * The target at a point of the screen: what lies on top wins. A finger also meets a small target beside it, before a large one
 * that it touches, and the nearest of all where it touches none.
 * @param {MouseEvent} event
 */
export const targetAt = (event) => {
  const hit = targetUnder(event);
  if (!isTouch(event)) return hit;
  const box = hit && byId(hit)?.getBoundingClientRect();
  if (box && isSmall(box)) return hit;
  return nearestSmall(event) ?? hit ?? nearestTarget(event);
};

/** The target that is drawn at a point. @param {MouseEvent} event */
const targetUnder = ({ clientX, clientY }) => {
  const { picked, targets } = choosing;
  const others = picked.length ? targetsAfter([]) : targets;
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    for (let it = /** @type {Element | null} */ (element); it && it !== root; it = it.parentElement) {
      if (targets.has(it.id) || picked.includes(it.id)) return it.id;
      if (others.has(it.id) && it.classList.contains("again")) return it.id;
    }
  }
  return undefined;
};

const isTouch = (/** @type {MouseEvent} */ event) =>
  event instanceof PointerEvent && event.pointerType === "touch";

/** How far beside a target a finger may come down, in pixels. */
const SLOP = 12;
/** A smaller target is met within this size around its middle, in pixels. */
const FINGER = 24;

const isSmall = (/** @type {DOMRect} */ { width, height }) => Math.min(width, height) < FINGER;

/** Targets in sight with their boxes. */
const boxesInSight = () =>
  [...choosing.targets.keys()].flatMap((id) => {
    const element = byId(id);
    const box = element?.checkVisibility() ? element.getBoundingClientRect() : undefined;
    return box?.width ? [{ id, box }] : [];
  });

/** @param {{id: string, distance: number}[]} targets */
const nearest = (targets) => targets.sort((one, other) => one.distance - other.distance)[0]?.id;

/** The small target whose middle is nearest to where a finger came down, if it is near. @param {MouseEvent} event */
const nearestSmall = ({ clientX, clientY }) => {
  const near = boxesInSight().filter(({ box }) => {
    const { x, y } = middleOf(box);
    const reach = (/** @type {number} */ size) => Math.max(size, FINGER) / 2;
    return (
      isSmall(box) && Math.abs(clientX - x) <= reach(box.width) && Math.abs(clientY - y) <= reach(box.height)
    );
  });
  const distance = (/** @type {DOMPoint} */ { x, y }) => Math.hypot(clientX - x, clientY - y);
  return nearest(near.map(({ id, box }) => ({ id, distance: distance(middleOf(box)) })));
};

/** The target nearest to where a finger came down, if one is near. @param {MouseEvent} event */
const nearestTarget = ({ clientX: x, clientY: y }) => {
  const ranked = boxesInSight().map(({ id, box }) => {
    const [dx, dy] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
    return { id, distance: Math.hypot(dx, dy) };
  });
  return nearest(ranked.filter((it) => it.distance <= SLOP));
};

/** Classes by which targets are known. */
const MARKS = ["open", "refused", "chosen", "again"];

/**
 * How an element is to be marked.
 * @typedef {object} Marking
 * @property {Set<string>} marks
 * @property {string} [tabindex]
 * @property {string} [text] what can be done there, if it is a target
 */

/** Sets an attribute, or takes it away; one that is as it should be is not touched, so that styles need not be looked at again. @param {Element} element @param {string} name @param {string | null | undefined} value */
const setAttribute = (element, name, value) => {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
};

/** Marks an element as it should be. @param {Element} element @param {Marking} marking */
const applyMarking = (element, { marks, tabindex, text }) => {
  if (!choosing.marked.has(element)) choosing.marked.set(element, element.getAttribute("role"));
  for (const it of MARKS) element.classList.toggle(it, marks.has(it));
  element.classList.toggle("aimed", false);
  setAttribute(element, "tabindex", tabindex);
  const isTarget = text !== undefined;
  setAttribute(element, "role", isTarget ? "button" : choosing.marked.get(element));
  // Whatever has a name keeps it: people who speak to the page say what they read there.
  const about = element.getAttribute("data-about");
  const isNamed = element instanceof HTMLElement || !!about || !!find(":scope > title", element);
  setAttribute(element, "aria-description", isNamed ? text : undefined);
  if (!(element instanceof HTMLElement))
    setAttribute(element, "aria-label", about || (isNamed ? undefined : text));
};

/** Takes all marks off an element. @param {Element} element */
const clearMarking = (element) => {
  applyMarking(element, { marks: new Set() });
  choosing.marked.delete(element);
};

/** Closes what was opened beside a target, and takes away what was laid over drawings. */
const clearOverlays = () => {
  for (const it of findAll("svg.board > :is(#overlay, .overlay)")) it.replaceChildren();
  for (const id of ["pick", "tooltip", "turner"]) hide(id);
};

/** Removes all marks and closes what was opened beside a target. */
export const unmark = () => {
  for (const element of [...choosing.marked.keys()]) clearMarking(element);
  clearOverlays();
};

/** @param {string} id @param {string} mark */
export const markAs = (id, mark) => {
  const element = byId(id);
  if (!element) return;
  if (!choosing.marked.has(element)) choosing.marked.set(element, element.getAttribute("role"));
  element.classList.add(mark);
};

/** How everything that is to be marked now is to be marked. */
const wantedMarkings = () => {
  /** @type {Map<Element, Marking>} */
  const wanted = new Map();
  const want = (/** @type {string} */ id, /** @type {string} */ mark) => {
    const element = byId(id);
    if (!element) return undefined;
    const marking = wanted.get(element) ?? { marks: new Set() };
    marking.marks.add(mark);
    wanted.set(element, marking);
    return marking;
  };
  let tabindex = "0";
  for (const [id, choices] of choosing.targets) {
    const isTile = choices.some((it) => it.turn !== undefined);
    const marking = want(id, isOpen(choices) ? "open" : isTile ? "refused" : "again");
    if (!marking) continue;
    Object.assign(marking, { tabindex, text: describe(choices) });
    // One of them is a stop of the tabulator.
    tabindex = "-1";
  }
  if (!choosing.picked.length) return wanted;
  for (const id of choosing.picked) Object.assign(want(id, "chosen") ?? {}, { tabindex: "-1" });
  // What could be pointed at instead.
  for (const [id, choices] of targetsAfter([])) {
    if (isOpen(choices) && choices.some((it) => it.targets.length > 1)) want(id, "again");
  }
  return wanted;
};

/** Marks what may be pointed at now. Marks that stay are left alone. */
export const mark = () => {
  const focused = document.activeElement?.id;
  clearOverlays();
  choosing.targets = targetsAfter(choosing.picked);
  const { picked, targets } = choosing;
  const wanted = wantedMarkings();
  for (const element of [...choosing.marked.keys()]) if (!wanted.has(element)) clearMarking(element);
  for (const [element, marking] of wanted) applyMarking(element, marking);
  layBeads();
  // An element that loses its tabindex loses the focus.
  if (focused && (targets.has(focused) || picked.includes(focused))) {
    byId(focused)?.focus({ preventScroll: true });
  }
  markTabs();
};

/** What can be done at a target, in a few words. @param {Choice[]} choices */
export const describe = (choices) => {
  const open = choices.filter((it) => !it.refused);
  if (!open.length) return choices[0].refused ?? "";
  const further = open.some((it) => it.targets.length > choosing.picked.length + 1 || it.turn !== undefined);
  const heading = textOf(open[0].button.closest(".group[data-at]")?.querySelector("summary"));
  if (further) return heading || open[0].label;
  const labels = open.slice(0, 4).map((it) => it.label);
  return labels.join(" · ");
};

const tabs = () => /** @type {HTMLLabelElement[]} */ (findAll(".tabs label"));

/** The panels behind a tab. @param {HTMLElement} tab */
const panelsOf = (tab) => splitWords(tab.dataset.panels).map(byId);

const radioOf = (/** @type {HTMLLabelElement | undefined} */ tab) =>
  /** @type {HTMLInputElement | null | undefined} */ (tab?.control);

/** Opens the tab of a panel. @param {string | undefined} panel */
export const openTab = (panel) => {
  const radio = radioOf(tabs().find((it) => splitWords(it.dataset.panels).includes(panel ?? "")));
  if (radio) radio.checked = true;
};

/** Opens the tab that many places after the open one, if there is one in sight. @param {number} step */
export const stepTab = (step) => {
  const shown = tabs().filter((it) => it.checkVisibility());
  const at = shown.findIndex((it) => radioOf(it)?.checked);
  const radio = at < 0 ? undefined : radioOf(shown[at + step]);
  if (radio) radio.checked = true;
};

/** Shows behind which tabs something may be chosen. */
const markTabs = () => {
  for (const tab of tabs()) {
    tab.classList.toggle(
      "has-open",
      panelsOf(tab).some((it) => it?.querySelector(".open")),
    );
  }
  for (const panel of findAll(".panels svg.board"))
    panel.classList.toggle("has-open", !!find(".open", panel));
  root.classList.toggle("may-choose", choosing.targets.size > 0);
};

/**
 * Opens the first tab behind which something may be chosen, unless something in sight may be. When nothing may be chosen
 * any more, the tab that the reader had open comes back.
 */
export const showOpenTarget = () => {
  const open = tabs().filter((it) => it.classList.contains("has-open"));
  const isInSight = (/** @type {HTMLElement} */ tab) =>
    panelsOf(tab).some((it) => it?.checkVisibility({ visibilityProperty: true }));
  const before = tabs().findIndex((it) => radioOf(it)?.checked);
  if (open.length && !open.some(isInSight)) {
    choosing.tabBefore ??= before;
    const radio = radioOf(open[0]);
    if (radio) radio.checked = true;
  } else if (!choosing.choices.length && choosing.tabBefore !== undefined) {
    const radio = radioOf(tabs()[choosing.tabBefore]);
    if (radio) radio.checked = true;
    choosing.tabBefore = undefined;
  }
};
