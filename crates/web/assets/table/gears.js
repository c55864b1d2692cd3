// Gears that turn by teeth and carry what rides on them. The drawing says how far each has turned (`data-turns`), how
// many teeth it has (`data-teeth`, negative if it turns backwards), for how many turns a rider stays (`data-left`)
// and where it will stand (`data-next`); the layer over it, by which element of a place marks go there (`data-anchor`).

import {
  byId,
  closestTo,
  drawnById,
  find,
  findAll,
  middleOf,
  newDrawn,
  reducedMotion,
  splitWords,
  textOf,
} from "./page.js";
import { motionFactor } from "./settings.js";
import { gearing } from "./state.js";
import { copyOf, COPY_KEY } from "./motion.js";

const EASING = "cubic-bezier(.3, .1, .2, 1)";
/** Gears that turned by more teeth jump, as in a replay. */
const MOST_TEETH = 3;

const gears = () => findAll("svg.board .cog[data-teeth]");

/** The angle after some turns, which may exceed a full turn. @param {HTMLElement} gear @param {number} turns */
const angle = (gear, turns) => (turns * 360) / Number(gear.dataset.teeth);

/**
 * What a turn moves: the gear one way, what stands upright on it the other.
 * @param {HTMLElement} gear
 * @returns {[HTMLElement, number][]}
 */
const movingParts = (gear) => [
  [gear, 1],
  ...findAll(".upright", gear).map((it) => /** @type {[HTMLElement, number]} */ ([it, -1])),
];

/**
 * Turns a gear on the screen to where the drawing has it already.
 * @param {HTMLElement} gear
 * @param {number} from turns before
 * @param {number} to turns now
 * @param {number} duration
 */
const spin = (gear, from, to, duration) => {
  gear.classList.add("turning");
  const runs = movingParts(gear).map(([it, direction]) => {
    const frames = [from, to].map((turns) => ({ transform: `rotate(${direction * angle(gear, turns)}deg)` }));
    return it.animate(frames, { duration, easing: EASING, id: "spin" });
  });
  void Promise.allSettled(runs.map((it) => it.finished)).then(() => gear.classList.remove("turning"));
};

/** Lets a rider that left the gear go along while it fades. @param {HTMLElement} gear @param {Element} rider @param {number} duration */
const fadeRider = (gear, rider, duration) => {
  const copy = copyOf(rider);
  for (const it of findAll("[id]", copy)) it.removeAttribute("id");
  find(".upright", copy)?.setAttribute("transform", `rotate(${-angle(gear, Number(gear.dataset.turns))})`);
  gear.append(copy);
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  void copy.animate(frames, { duration }).finished.finally(() => copy.remove());
};

/** How far each gear had turned before it was patched. @param {MutationRecord[]} records */
const turnsBefore = (records) => {
  /** @type {Map<HTMLElement, number>} */
  const before = new Map();
  for (const { type, target, oldValue } of records) {
    const gear = /** @type {HTMLElement} */ (target);
    if (type === "attributes" && oldValue !== null && !before.has(gear)) before.set(gear, Number(oldValue));
  }
  return before;
};

/** Shows how the gears got to where the drawing has them. @param {MutationRecord[]} records */
const onTurn = (records) => {
  const before = turnsBefore(records);
  if (gearing.ahead) showAhead(before.size ? 0 : gearing.ahead);
  for (const [gear, from] of before) {
    const to = Number(gear.dataset.turns);
    if (from === to) continue;
    const teeth = Math.abs(to - from);
    if (teeth > MOST_TEETH || !motionFactor()) {
      if (reducedMotion.matches) gear.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      continue;
    }
    const duration = Math.min(700 * teeth, 1600) * motionFactor();
    const removed = records.filter((it) => it.target === gear).flatMap((it) => [...it.removedNodes]);
    for (const it of removed) {
      const isRider = it instanceof Element && it.matches(`.rider:not([data-key=${COPY_KEY}])`);
      if (isRider) fadeRider(gear, it, duration);
    }
    spin(gear, from, to, duration);
  }
};

// Looking ahead: the gears as they will stand after some turns, and the riders that will be gone.

/** @param {number} turns */
const showAhead = (turns) => {
  const before = gearing.ahead;
  gearing.ahead = turns;
  for (const gear of gears()) {
    const now = Number(gear.dataset.turns);
    for (const [it, direction] of movingParts(gear)) {
      it.style.transform = turns ? `rotate(${direction * angle(gear, now + turns)}deg)` : "";
    }
    const duration = 260 * Math.abs(turns - before) * motionFactor();
    if (duration) spin(gear, now + before, now + turns, duration);
  }
  for (const it of findAll(".rider[data-left]")) it.classList.toggle("off", turns > Number(it.dataset.left));
  const slider = byId("forecast");
  if (slider) showSlider(slider, turns);
};

/** @param {HTMLElement} slider @param {number} turns */
const showSlider = (slider, turns) => {
  slider.closest("svg")?.classList.toggle("ahead", turns > 0);
  slider.setAttribute("aria-valuenow", String(turns));
  for (const it of findAll("[data-days]", slider)) {
    const isChosen = Number(it.dataset.days) === turns;
    it.classList.toggle("chosen", isChosen);
    if (isChosen) slider.setAttribute("aria-valuetext", textOf(find("title", it)));
  }
};

const startSlider = (/** @type {HTMLElement} */ slider) => {
  const most = Number(slider.getAttribute("aria-valuemax"));
  /** @type {Record<string, number>} */
  const steps = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    Home: -most,
    End: most,
    Escape: -most,
  };
  slider.addEventListener("click", (event) => {
    event.stopPropagation();
    const step = closestTo(event, "[data-days]");
    if (step) showAhead(Number(step.dataset.days));
  });
  slider.addEventListener("keydown", (event) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    showAhead(Math.min(Math.max(gearing.ahead + step, 0), most));
  });
};

/** Shows the next positions of the rider that is pointed at. @param {Event} event */
const showNext = (event) => {
  const layer = drawnById("ahead");
  const rider = closestTo(event, "[data-next]");
  layer?.replaceChildren();
  const frame = layer?.getScreenCTM()?.inverse();
  const anchor = layer?.dataset.anchor;
  if (!layer || !anchor || !rider || !frame || gearing.ahead) return;
  const radius = Number(layer.dataset.radius);
  for (const [n, id] of splitWords(rider.dataset.next).entries()) {
    const box = byId(id)?.querySelector(anchor)?.getBoundingClientRect();
    if (!box) continue;
    const { x, y } = middleOf(box).matrixTransform(frame);
    const mark = newDrawn("g", { class: "next", transform: `translate(${x} ${y})` });
    const text = newDrawn("text", { y: String(0.4 * radius) });
    text.textContent = `+${n + 1}`;
    mark.append(newDrawn("circle", { r: String(radius) }), text);
    layer.append(mark);
  }
};

/** Any tap ends what turns. */
const finishSpins = () => {
  for (const it of document.getAnimations()) if (it.id === "spin") it.finish();
};

export const startGears = () => {
  const board = byId("board");
  addEventListener("pointerdown", finishSpins, true);
  if (!board || !gears().length) return;
  new MutationObserver(onTurn).observe(board, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-turns"],
    attributeOldValue: true,
  });
  const slider = byId("forecast");
  if (slider) startSlider(slider);
  addEventListener("pointerover", showNext);
  addEventListener("focusin", showNext);
};
