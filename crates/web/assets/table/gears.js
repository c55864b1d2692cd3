// Gears that turn by teeth and carry what rides on them. The drawing says how far each has turned (`data-turns`), how
// many teeth it has (`data-teeth`, negative if it turns backwards) and how long a rider can stay (`data-left`).

const EASE = "cubic-bezier(.3, .1, .2, 1)";
/** How many days ahead the gears are shown. */
let foreseen = 0;

/** @param {ParentNode} [within] */
const gears = (within = document) => /** @type {SVGGElement[]} */ ([...within.querySelectorAll("svg.board .cog[data-teeth]")]);

/** The angle after some turns, never taken modulo a full turn. @param {SVGElement} gear @param {number} turns */
const angle = (gear, turns) => (turns * 360) / Number(gear.dataset.teeth);

/** What a turn moves: the gear one way, all that stays upright on it the other. @param {SVGElement} gear @returns {[SVGElement, number][]} */
const movers = (gear) => [[gear, 1], ...[...gear.querySelectorAll(".upright")].map((it) => /** @type {[SVGElement, number]} */ ([it, -1]))];

/** Turns a gear on the screen to where the drawing already has it. @param {SVGElement} gear @param {number} from @param {number} to @param {number} duration */
const spin = (gear, from, to, duration) => {
  gear.classList.add("turning");
  const runs = movers(gear).map(([it, way]) => {
    const frames = [from, to].map((turns) => ({ transform: `rotate(${way * angle(gear, turns)}deg)` }));
    return it.animate(frames, { duration, easing: EASE, id: "spin" });
  });
  void Promise.allSettled(runs.map((it) => it.finished)).then(() => gear.classList.remove("turning"));
};

/** A rider that is not there any more goes along while it fades. @param {SVGElement} gear @param {Element} rider @param {number} duration */
const pushOff = (gear, rider, duration) => {
  const copy = /** @type {SVGGElement} */ (rider.cloneNode(true));
  // A key that no drawing has: the next patch takes the copy away instead of mistaking it for something else.
  copy.setAttribute("data-key", "flier");
  for (const it of copy.querySelectorAll("[id]")) it.removeAttribute("id");
  copy.querySelector(".upright")?.setAttribute("transform", `rotate(${-angle(gear, Number(gear.dataset.turns))})`);
  gear.append(copy);
  copy.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration }).finished.finally(() => copy.remove());
};

/** The gears have turned in the drawing: shows it. @param {MutationRecord[]} records */
const onTurn = (records) => {
  /** @type {Map<SVGElement, number>} */
  const before = new Map();
  for (const { type, target, oldValue } of records) {
    if (type === "attributes" && oldValue !== null && !before.has(/** @type {SVGElement} */ (target))) {
      before.set(/** @type {SVGElement} */ (target), Number(oldValue));
    }
  }
  if (foreseen) foresee(before.size ? 0 : foreseen);
  for (const [gear, from] of before) {
    const to = Number(gear.dataset.turns);
    if (from === to) continue;
    const teeth = Math.abs(to - from);
    // A jump in a replay is shown at once.
    if (teeth > 3 || !pace()) {
      if (isStill.matches) gear.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });
      continue;
    }
    const duration = Math.min(700 * teeth, 1600) * pace();
    const gone = records.filter((it) => it.target === gear).flatMap((it) => [...it.removedNodes]);
    for (const it of gone) {
      if (it instanceof Element && it.matches(".rider:not([data-key=flier])")) pushOff(gear, it, duration);
    }
    spin(gear, from, to, duration);
  }
};

/** Any tap finishes what turns. */
addEventListener("pointerdown", () => {
  for (const it of document.getAnimations()) if (it.id === "spin") it.finish();
}, true);

// Looking ahead: the gears as they will stand in some days; who would be pushed off is dashed.

/** @param {number} days */
const foresee = (days) => {
  const was = foreseen;
  foreseen = days;
  for (const gear of gears()) {
    const turns = Number(gear.dataset.turns);
    for (const [it, way] of movers(gear)) it.style.transform = days ? `rotate(${way * angle(gear, turns + days)}deg)` : "";
    if (pace() && was !== days) spin(gear, turns + was, turns + days, 260 * Math.abs(days - was) * pace());
  }
  for (const it of document.querySelectorAll(".rider[data-left]")) {
    it.classList.toggle("off", days > Number(/** @type {SVGElement} */ (it).dataset.left));
  }
  const handle = byId("forecast");
  handle?.closest("svg")?.classList.toggle("ahead", days > 0);
  handle?.setAttribute("aria-valuenow", String(days));
  for (const it of handle?.querySelectorAll("[data-days]") ?? []) {
    const chosen = Number(/** @type {SVGElement} */ (it).dataset.days) === days;
    it.classList.toggle("chosen", chosen);
    if (chosen) handle?.setAttribute("aria-valuetext", words(it.querySelector("title")));
  }
};

const startForecast = (/** @type {HTMLElement} */ handle) => {
  const most = Number(handle.getAttribute("aria-valuemax"));
  handle.addEventListener("click", (event) => {
    event.stopPropagation();
    const step = event.target instanceof Element ? event.target.closest("[data-days]") : null;
    if (step) foresee(Number(/** @type {SVGElement} */ (step).dataset.days));
  });
  handle.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, Home: -most, End: most, Escape: -most }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    foresee(Math.min(Math.max(foreseen + step, 0), most));
  });
};

/** The next positions of the worker that is looked at. @param {Event} event */
const showNext = (event) => {
  const layer = /** @type {SVGGElement | null} */ (/** @type {unknown} */ (byId("ahead")));
  if (!layer) return;
  const worker = event.target instanceof Element ? event.target.closest(".worker[data-next]") : null;
  layer.replaceChildren();
  const frame = layer.getScreenCTM();
  if (!(worker instanceof SVGElement) || !frame || foreseen) return;
  for (const [n, id] of (worker.dataset.next ?? "").split(" ").filter(Boolean).entries()) {
    const box = byId(id)?.querySelector(".price")?.getBoundingClientRect();
    if (!box) continue;
    const spot = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(frame.inverse());
    const mark = document.createElementNS(SVG, "g");
    mark.setAttribute("class", "next");
    mark.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    const circle = document.createElementNS(SVG, "circle");
    circle.setAttribute("r", "12.5");
    const text = document.createElementNS(SVG, "text");
    text.setAttribute("y", "5");
    text.textContent = `+${n + 1}`;
    mark.append(circle, text);
    layer.append(mark);
  }
};

if (gears().length) {
  new MutationObserver(onTurn).observe(/** @type {Node} */ (byId("board")), {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-turns"],
    attributeOldValue: true,
  });
  const handle = byId("forecast");
  if (handle) startForecast(handle);
  addEventListener("pointerover", showNext);
  addEventListener("focusin", showNext);
}
