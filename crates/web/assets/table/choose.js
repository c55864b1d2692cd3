// Choices, the elements they point at, and what happens when one is pointed at.

/** @type {Choice[]} */
let choices = [];
/** Ids chosen so far of a choice with several. @type {string[]} */
let picked = [];
/** What may be pointed at now. @type {Map<string, Choice[]>} */
let live = new Map();
/** Elements that carry our marks, with the role they had. @type {Map<Element, string | null>} */
const marked = new Map();
/** Where the open menu belongs. @type {string | undefined} */
let menuAt;
/** The piece just moved: once the answer is here it is picked again, so that more can follow. @type {string | undefined} */
let again;

const words = (/** @type {Element | null | undefined} */ it) => (it?.textContent ?? "").replace(/\s+/g, " ").trim();

const readChoices = () =>
  [...document.querySelectorAll("#ask .choices button")].map((it) => {
    const button = /** @type {HTMLButtonElement} */ (it);
    const group = /** @type {HTMLElement | null} */ (button.closest(".group"));
    const refused = button.ariaDisabled === "true" ? words(button.querySelector(".why")) || button.title : undefined;
    return {
      button,
      chain: `${group?.dataset.at ?? ""} ${button.dataset.at ?? ""}`.split(" ").filter(Boolean),
      cost: button.dataset.cost,
      turn: button.dataset.turn === undefined ? undefined : Number(button.dataset.turn),
      refused,
      label: [words(group?.querySelector("summary")), words(button)].filter(Boolean).join(" → "),
    };
  });

/** Choices by the next element to point at, after some were pointed at. @param {string[]} after */
const targets = (after) => {
  /** @type {Map<string, Choice[]>} */
  const found = new Map();
  for (const choice of choices) {
    const next = choice.chain[after.length];
    if (next === undefined || after.some((id, index) => choice.chain[index] !== id)) continue;
    found.set(next, [...(found.get(next) ?? []), choice]);
  }
  return found;
};

const isOpen = (/** @type {Choice[]} */ group) => group.some((it) => !it.refused);

const unmark = () => {
  for (const [element, role] of marked) {
    element.classList.remove("open", "refused", "chosen", "again", "aimed");
    for (const name of ["tabindex", "aria-label"]) element.removeAttribute(name);
    if (role === null) element.removeAttribute("role");
    else element.setAttribute("role", role);
  }
  marked.clear();
  for (const it of document.querySelectorAll("svg.board > :is(#overlay, .overlay)")) it.replaceChildren();
  for (const id of ["pick", "tooltip", "turner"]) byId(id)?.setAttribute("hidden", "");
};

/** @param {string} id @param {string} mark */
const markAs = (id, mark) => {
  const element = byId(id);
  if (!element) return;
  if (!marked.has(element)) marked.set(element, element.getAttribute("role"));
  element.classList.add(mark);
};

/** Marks what may be pointed at now. */
const mark = () => {
  const focused = document.activeElement?.id;
  unmark();
  live = targets(picked);
  for (const [id, group] of live) {
    const open = isOpen(group);
    const isTile = group.some((it) => it.turn !== undefined);
    markAs(id, open ? "open" : isTile ? "refused" : "again");
    const element = byId(id);
    if (!element) continue;
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", [words(element.querySelector("title")), describe(group)].filter(Boolean).join(". "));
  }
  if (picked.length) {
    for (const id of picked) {
      markAs(id, "chosen");
      byId(id)?.setAttribute("tabindex", "-1");
    }
    for (const [id, group] of targets([])) if (isOpen(group) && group.some((it) => it.chain.length > 1)) markAs(id, "again");
    priceBeads();
  }
  const first = [...live.keys()].map(byId).find(Boolean);
  first?.setAttribute("tabindex", "0");
  // An element that loses its tabindex loses the focus.
  if (focused && (live.has(focused) || picked.includes(focused))) byId(focused)?.focus({ preventScroll: true });
  markTabs();
};

/** A few words about what can be done at a target. @param {Choice[]} group */
const describe = (group) => {
  const open = group.filter((it) => !it.refused);
  if (!open.length) return group[0].refused ?? "";
  const further = open.some((it) => it.chain.length > picked.length + 1 || it.turn !== undefined);
  if (further) return words(open[0].button.closest(".group[data-at]")?.querySelector("summary")) || open[0].label;
  return open.slice(0, 4).map((it) => it.label).join(" · ");
};

/** The price of each second target, beside it. */
const priceBeads = () => {
  const overlay = byId("overlay");
  const start = byId(picked[picked.length - 1])?.getBoundingClientRect();
  for (const [id, group] of overlay && start ? live : []) {
    // A tile that is turned shows what it brings beside its place.
    const best = group.find((it) => !it.refused && it.cost && it.turn === undefined);
    const spot = best && pointOn(id, 0.36);
    if (!best || !spot) continue;
    const bead = document.createElementNS(SVG, "g");
    const box = /** @type {Element} */ (byId(id)).getBoundingClientRect();
    const far = Math.hypot(box.x - start.x + (box.width - start.width) / 2, box.y - start.y + (box.height - start.height) / 2);
    bead.setAttribute("class", far > 1.4 * box.width ? "bead far" : "bead");
    bead.setAttribute("transform", `translate(${spot.x} ${spot.y})`);
    bead.append(document.createElementNS(SVG, "circle"), document.createElementNS(SVG, "text"));
    /** @type {Element} */ (bead.lastElementChild).textContent = best.cost ?? "";
    overlay?.append(bead);
  }
};

/** A point on a target in units of the main drawing, right of its middle by a share of its width. @param {string} id @param {number} share */
const pointOn = (id, share) => {
  const overlay = /** @type {SVGGElement | null} */ (/** @type {unknown} */ (byId("overlay")));
  const element = byId(id);
  const frame = overlay?.ownerSVGElement?.getScreenCTM();
  if (!element || !frame || !overlay?.ownerSVGElement?.contains(element)) return undefined;
  const box = element.getBoundingClientRect();
  return new DOMPoint(box.x + box.width * (0.5 + share), box.y + box.height / 2).matrixTransform(frame.inverse());
};

const tabs = () => /** @type {HTMLLabelElement[]} */ ([...document.querySelectorAll(".tabs label")]);

/** Shows behind which tab something may be chosen. */
const markTabs = () => {
  for (const tab of tabs()) {
    tab.classList.toggle("has-open", !!byId(tab.dataset.panel ?? "")?.querySelector(".open"));
  }
};

/** Opens the tab behind which something may be chosen, if nothing in sight may; where the reader goes, they stay. */
const goToOpen = () => {
  const open = tabs().filter((it) => it.classList.contains("has-open"));
  if (open.some((it) => byId(it.dataset.panel ?? "")?.checkVisibility())) return;
  const radio = open[0]?.control;
  if (radio instanceof HTMLInputElement) radio.checked = true;
};

/** Reads the form anew after it changed. */
const refresh = () => {
  choices = readChoices();
  picked = again && isOpen(targets([]).get(again) ?? []) ? [again] : [];
  again = undefined;
  list(root.classList.contains("listing"));
  mark();
  goToOpen();
};

// Choosing.

/** @param {string} id @param {boolean} [byKey] */
const choose = (id, byKey) => {
  const group = live.get(id);
  if (!group) return;
  const here = group.filter((it) => it.chain.length === picked.length + 1);
  const open = here.filter((it) => !it.refused);
  if (here.some((it) => it.turn !== undefined)) return void place(id, here);
  if (group.some((it) => !it.refused && it.chain.length > picked.length + 1)) {
    picked = [...picked, id];
    mark();
    goToOpen();
  } else if (open.length === 1 && !open[0].button.querySelector(".wall")) {
    return take(open[0]);
  }
  if (here.length) showMenu(id, here, byKey);
};

const letGo = () => {
  picked = [];
  placing = undefined;
  mark();
};

/** @param {Choice} choice */
const take = (choice) => {
  if (choice.refused) return;
  again = choice.chain.length > 1 ? choice.chain[0] : undefined;
  press(choice.button);
};

/** @param {string} id @param {Choice[]} group @param {boolean} [byKey] */
const showMenu = (id, group, byKey) => {
  const menu = byId("pick");
  if (!menu) return;
  menu.replaceChildren(
    ...group.map((choice) => {
      const row = document.createElement("button");
      row.type = "button";
      row.role = "menuitem";
      row.append(...[...choice.button.childNodes].map((it) => it.cloneNode(true)));
      if (choice.refused) row.ariaDisabled = "true";
      row.addEventListener("click", () => take(choice));
      return row;
    }),
  );
  menu.hidden = false;
  menuAt = id;
  putBeside(menu, id);
  if (byKey) /** @type {HTMLElement | null} */ (menu.firstElementChild)?.focus();
};

/** How much of two boxes is the same. @param {DOMRect} one @param {DOMRect} other */
const shared = (one, other) => {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
};

/** Where a box may lie about a target: along its four sides, near and one target further. @param {DOMRect} target @param {DOMRect} box */
const spotsAbout = (target, box) => {
  const [left, right, above, below] = [target.left - box.width - 8, target.right + 8, target.top - box.height - 8, target.bottom + 8];
  const [x, y] = [target.x + (target.width - box.width) / 2, target.y + (target.height - box.height) / 2];
  const sides = [[right, y], [left, y], [x, below], [x, above], [target.left, below], [target.left, above],
    [target.right - box.width, below], [target.right - box.width, above], [right, below], [left, below], [right, above], [left, above]];
  const further = (/** @type {number[]} */ [sx, sy]) => [sx + Math.sign(sx - x) * target.width, sy + Math.sign(sy - y) * target.height];
  return [...sides, ...sides.slice(0, 4).map(further)];
};

/** Puts a box beside a target, inside the region of the board, where it covers the fewest things that may be chosen. @param {HTMLElement} box @param {string} id */
const putBeside = (box, id) => {
  byId("tooltip")?.setAttribute("hidden", "");
  const target = byId(id)?.getBoundingClientRect();
  const region = byId("board")?.getBoundingClientRect();
  if (!target || !region) return;
  const size = box.getBoundingClientRect();
  const others = [...live.keys(), ...picked].filter((it) => it !== id).map((it) => byId(it)?.getBoundingClientRect());
  const judge = (/** @type {number[]} */ [x, y]) => {
    const left = Math.max(region.left, Math.min(x, region.right - size.width));
    const top = Math.max(region.top, Math.min(y, region.bottom - size.height));
    const spot = new DOMRect(left, top, size.width, size.height);
    const covered = others.reduce((sum, it) => sum + (it ? shared(spot, it) : 0), 4 * shared(spot, target));
    const far = Math.hypot(left + size.width / 2 - target.x - target.width / 2, top + size.height / 2 - target.y - target.height / 2);
    return { left, top, cost: covered / 20 + far };
  };
  const best = spotsAbout(target, size).map(judge).reduce((one, other) => (other.cost < one.cost ? other : one));
  box.style.left = `${best.left}px`;
  box.style.top = `${best.top}px`;
};
