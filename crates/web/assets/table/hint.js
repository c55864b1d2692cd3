// Hints: what the computer would do in the reader's place, as lines whose places light up on the board.

import { byId, closestTo, find, findAll, hide, isShown, middleOf, root, splitWords } from "./page.js";
import { motionFactor } from "./settings.js";
import { hinting } from "./state.js";
import { isConnected, press, sendDecision, sendNow, version } from "./connection.js";
import { openTab } from "./targets.js";

export const isHinting = () => isShown("hint");
const lines = () => findAll("#hint .hint-line");
const chosenLine = () => lines().find((it) => radioOf(it)?.checked);
const firstStep = (/** @type {string} */ key) => key.split("; ")[0];

/** The radio button of a line. @param {Element | null | undefined} line @returns {HTMLInputElement | null | undefined} */
const radioOf = (line) => line?.querySelector("input[type=radio]");

/** Asks for a hint, or closes it. @param {boolean} [byKey] */
export const toggleHint = (byKey) => {
  hinting.byKey = !!byKey;
  const button = byId(isHinting() ? "hint-close" : "ask-hint");
  if (button instanceof HTMLButtonElement) press(button);
};

/** Tells the server to begin or to end thinking. @param {boolean} wanted */
const requestHint = (wanted) => {
  hinting.wanted = wanted;
  sendNow({ hint: wanted });
  root.classList.toggle("hint-asked", wanted);
  if (wanted) return;
  const hadFocus = byId("hint")?.contains(document.activeElement);
  hide("hint");
  showHint();
  if (hadFocus) byId("ask-hint")?.focus({ preventScroll: true });
};

/** A button of the hint was pressed; without a connection its form is posted. @param {SubmitEvent} event @param {HTMLButtonElement} button */
export const onHintButton = (event, button) => {
  if (!isConnected()) return;
  event.preventDefault();
  if (button.name !== "do") return requestHint(button.name === "hint" && !isHinting());
  // The same choice stands in the form, which knows what to ask before it is taken.
  const same = find(`#ask [name=do][value="${CSS.escape(button.value)}"]`);
  const hasMore = button
    .closest(".hint-line")
    ?.querySelector(".hint-steps > :is(:nth-child(2), [data-times])");
  hinting.followedFrom = hasMore ? version() : undefined;
  if (same instanceof HTMLButtonElement) press(same);
  else sendDecision({ do: button.value });
};

/** Asks for the next hint after the first of several steps was taken, as long as it is the reader's turn. */
export const followHint = () => {
  if (hinting.followedFrom === undefined || hinting.followedFrom === version()) return;
  hinting.followedFrom = undefined;
  if (byId("ask-hint") && isConnected() && !isHinting()) requestHint(true);
};

// The line that is looked at.

const shownLine = () => (hinting.hovered?.isConnected ? hinting.hovered : chosenLine());

/** Name of the field or button of the panel that has the focus, before the panel is patched. */
export const holdHint = () => {
  const focused = document.activeElement;
  unlight();
  return byId("hint")?.contains(focused) ? (focused?.getAttribute("name") ?? "") : undefined;
};

/** Keeps the same line chosen after a patch, and the focus where it was. @param {string} [focus] what `holdHint` returned */
export const showHint = (focus) => {
  root.classList.remove("hint-asked");
  if (hinting.wanted === false) hide("hint");
  byId("ask-hint")?.setAttribute("aria-expanded", String(isHinting()));
  if (!isHinting()) return forgetHint();
  const line = keptLine();
  const radio = radioOf(line);
  if (radio) radio.checked = true;
  if (focus && !byId("hint")?.contains(document.activeElement)) {
    const scope = focus === "stop" ? byId("hint") : line;
    if (scope) find(`[name="${focus}"]`, scope)?.focus({ preventScroll: true });
  } else if (hinting.byKey || document.activeElement?.matches("#hint [name=hint-line]")) {
    radio?.focus({ preventScroll: true });
  }
  if (radio) hinting.byKey = false;
  light(shownLine());
};

/** The line that was chosen, one with the same first step, or the best one. */
const keptLine = () => {
  const all = lines();
  const { chosen } = hinting;
  const isSimilar = (/** @type {HTMLElement} */ it) => firstStep(it.dataset.key ?? "") === firstStep(chosen);
  const kept = all.find((it) => it.dataset.key === chosen) ?? all.find(isSimilar);
  return (chosen && kept) || all[0];
};

const forgetHint = () => {
  hinting.chosen = "";
  hinting.hovered = null;
  unlight();
};

/** @param {HTMLElement} line */
const chooseLine = (line) => {
  hinting.chosen = line.dataset.key ?? "";
  light(line, true);
  const places = [...hinting.lit.keys()];
  if (!places.some((it) => it.checkVisibility())) openTab(places[0]?.closest("svg.board")?.id);
};

// Its places on the board.

/** The layer with the numbers of the steps, over all drawings. */
const numbers = document.createElement("div");
numbers.className = "hint-marks";
numbers.ariaHidden = "true";

const unlight = () => {
  for (const it of hinting.lit.keys()) it.classList.remove("hinted");
  hinting.lit.clear();
  numbers.replaceChildren();
};

/** Lights the places of a line. @param {Element | undefined} line @param {boolean} [oneByOne] */
const light = (line, oneByOne) => {
  unlight();
  const { lit } = hinting;
  for (const [index, step] of (line ? findAll(".hint-steps > li", line) : []).entries()) {
    const elements = splitWords(step.dataset.at).map(byId);
    const places = elements.filter((it) => it !== null);
    for (const it of places) lit.set(it, lit.get(it) ?? []);
    const last = places.at(-1);
    if (last) lit.get(last)?.push(index + 1);
  }
  for (const [place, steps] of lit) {
    place.classList.add("hinted");
    numbers.append(numberMark(place, steps, !!oneByOne));
  }
  putNumbers();
};

/** @param {Element} place @param {number[]} steps @param {boolean} oneByOne */
const numberMark = (place, steps, oneByOne) => {
  const number = document.createElement("b");
  number.textContent = steps.length > 3 ? `${steps[0]}–${steps.at(-1)}` : steps.join(", ");
  number.classList.toggle("anew", oneByOne);
  if (oneByOne) number.style.animationDelay = `${(steps[0] ?? 0) * 110 * motionFactor()}ms`;
  const mark = document.createElement("div");
  mark.classList.toggle("bare", !find(":scope > .frame, :scope > g:not([id]) > .frame", place));
  mark.append(number);
  return mark;
};

/** Puts each number at the upper right of its place; one without a frame of its own gets a ring. */
const putNumbers = () => {
  for (const [index, place] of [...hinting.lit.keys()].entries()) {
    const mark = /** @type {HTMLElement} */ (numbers.children[index]);
    const box = place.getBoundingClientRect();
    const { x, y } = middleOf(box);
    const region = place.closest(".main, .tray, #board")?.getBoundingClientRect();
    const isInside = region && x > region.left && x < region.right && y > region.top && y < region.bottom;
    mark.hidden = !isInside || !box.width || !place.checkVisibility({ visibilityProperty: false });
    mark.classList.toggle("small", Math.min(box.width, box.height) < 44);
    mark.style.left = `${box.left}px`;
    mark.style.top = `${box.top}px`;
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
  }
};

/** Puts the numbers after what happens now has moved things. */
const putNumbersSoon = () => {
  if (hinting.lit.size) requestAnimationFrame(putNumbers);
};

const lineAt = (/** @type {Event} */ event) => closestTo(event, "#hint .hint-line");

const onChange = (/** @type {Event} */ event) => {
  const line = lineAt(event);
  if (line) chooseLine(line);
  putNumbersSoon();
};

const onClick = (/** @type {MouseEvent} */ event) => {
  const line = lineAt(event);
  const radio = radioOf(line);
  if (line && radio && !radio.checked && !closestTo(event, "label, button")) {
    radio.checked = true;
    chooseLine(line);
  }
  putNumbersSoon();
};

const onPointerOver = (/** @type {PointerEvent} */ event) => {
  const line = event.pointerType === "mouse" ? lineAt(event) : null;
  if (line === hinting.hovered) return;
  hinting.hovered = line;
  if (isHinting()) light(shownLine(), line !== null);
};

export const startHints = () => {
  const board = byId("board");
  if (!byId("hint")) return;
  root.append(numbers);
  addEventListener("change", onChange);
  addEventListener("click", onClick);
  addEventListener("pointerover", onPointerOver);
  addEventListener("scroll", putNumbersSoon, { capture: true, passive: true });
  for (const name of ["resize", "animationend", "transitionend"]) addEventListener(name, putNumbersSoon);
  if (board) new ResizeObserver(putNumbersSoon).observe(board);
};
