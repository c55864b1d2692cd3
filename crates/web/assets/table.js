// @ts-check
// Makes the table page live: patches what changes, lets the reader choose on the board. Every choice is a button of
// the form in `#ask`; this module only points at those buttons. It knows no game and holds no words.

/**
 * @typedef {object} Choice
 * @property {HTMLButtonElement} button
 * @property {string[]} chain ids of the elements to point at, in order
 * @property {string | undefined} cost
 * @property {number | undefined} turn how far the tile is turned
 * @property {string | undefined} refused why it may not be taken
 * @property {string} label
 */
/** @typedef {{version?: number, title?: string, parts?: [string, string][], say?: string, refused?: string, stale?: boolean}} News */

const SVG = "http://www.w3.org/2000/svg";
const $ = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (document.querySelector(selector));
const byId = (/** @type {string} */ id) => document.getElementById(id);
const root = /** @type {HTMLElement} */ (byId("table"));
const tableId = root.dataset.table;
const isPhone = matchMedia("(max-width: 640px)");
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

// Wishes, kept in this browser.

/** @type {Record<string, string>} */
const wishes = { confirm: matchMedia("(pointer: coarse)").matches ? "always" : "unspent", motion: "normal", speed: "1000" };
try {
  Object.assign(wishes, JSON.parse(localStorage.getItem("patolli.wishes") ?? "{}"));
} catch {
  // A browser that keeps nothing still plays.
}
for (const field of document.querySelectorAll("[data-wish]")) {
  if (!(field instanceof HTMLSelectElement)) continue;
  const name = field.dataset.wish ?? "";
  field.value = wishes[name];
  field.addEventListener("change", () => {
    wishes[name] = field.value;
    try {
      localStorage.setItem("patolli.wishes", JSON.stringify(wishes));
    } catch {
      // See above.
    }
  });
}
const pace = () => (isStill.matches ? 0 : { off: 0, fast: 0.5, normal: 1, slow: 2 }[wishes.motion] ?? 1);

// Patching: the old tree becomes the new one, node by node; then motion shows what moved.

const keyOf = (/** @type {Node} */ node) =>
  node instanceof Element
    ? node.id || node.getAttribute("data-key") || (node.nodeName === "BUTTON" && (node.getAttribute("value") || node.getAttribute("data-no"))) || ""
    : "";

/** @param {Element} old @param {Element} fresh */
const morphAttributes = (old, fresh) => {
  for (const { name } of [...old.attributes]) {
    // What the reader opened stays open.
    if (!fresh.hasAttribute(name) && !(name === "open" && old.nodeName === "DETAILS")) old.removeAttribute(name);
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
};

/** @param {Node} old @param {Node} fresh */
const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName) return void old.parentNode?.replaceChild(fresh, old);
  if (!(old instanceof Element) || !(fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
    return;
  }
  morphAttributes(old, fresh);
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

/** Brings one part up to date. @param {string} id @param {string} html */
const patch = (id, html) => {
  const old = byId(id);
  if (!old) return;
  const inside = old.namespaceURI === SVG && old.nodeName !== "svg";
  const template = document.createElement("template");
  template.innerHTML = inside ? `<svg>${html}</svg>` : html;
  const fresh = inside ? template.content.firstElementChild?.firstElementChild : template.content.firstElementChild;
  if (fresh && fresh.namespaceURI === old.namespaceURI) morph(old, fresh);
};

/** Brings many parts up to date and shows what moved. @param {[string, string][]} parts */
const patchAll = (parts) => {
  const before = snapshot();
  const focused = document.activeElement?.id;
  for (const [id, html] of parts) patch(id, html);
  if (focused && document.activeElement === document.body) byId(focused)?.focus({ preventScroll: true });
  animate(before);
};

// Motion: pieces travel, new things appear.

/** @typedef {Map<string, {look: string, box: DOMRect, count: number}>} Snapshot */

const countOf = (/** @type {Element} */ it) => Number(it.querySelector(":scope > .count text")?.textContent ?? 1);

/** @returns {Snapshot} */
const snapshot = () =>
  new Map(
    (pace() ? [...document.querySelectorAll("svg.board [id]")] : []).map((it) => [
      it.id,
      { look: it.getAttribute("class") ?? "", box: it.getBoundingClientRect(), count: countOf(it) },
    ]),
  );

/** @param {Snapshot} before */
const animate = (before) => {
  if (!before.size) return;
  const after = snapshot();
  const isPiece = (/** @type {string} */ id) => /^(men|lead)\./.test(id);
  const owner = (/** @type {string} */ id) => id.replace(/\..*\./, ".");
  for (const [id, now] of after) {
    const was = before.get(id);
    if (was && was.look === now.look && !(isPiece(id) && now.count > was.count)) continue;
    const from = isPiece(id) && [...before].find(([other, it]) => {
      const left = after.get(other);
      return isPiece(other) && owner(other) === owner(id) && (!left || left.count < it.count);
    });
    if (from) fly(id, from[1].box);
    else freshen(id);
  }
};

/** A copy of the piece travels from where one left to where it stands now. @param {string} id @param {DOMRect} from */
const fly = (id, from) => {
  const piece = /** @type {SVGGElement | null} */ (/** @type {unknown} */ (byId(id)));
  const scale = piece?.getScreenCTM()?.a;
  if (!piece || !scale) return;
  const to = piece.getBoundingClientRect();
  const copy = /** @type {SVGGElement} */ (piece.cloneNode(true));
  copy.removeAttribute("id");
  copy.querySelectorAll("[id], title, .count").forEach((it) => it.remove());
  piece.after(copy);
  const [x, y] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  const way = [`${x}px ${y}px`, `${x / 2}px ${y / 2 - 12}px`, "0 0"].map((translate) => ({ translate }));
  copy.animate(way, { duration: 320 * pace(), easing: "ease-in-out" }).finished.finally(() => copy.remove());
};

/** @param {string} id */
const freshen = (id) => {
  byId(id)?.classList.add("fresh");
  setTimeout(() => byId(id)?.classList.remove("fresh"), 800);
};

// Choices, the elements they point at, and what happens when one is pointed at.

/** @type {Choice[]} */
let choices = [];
/** Ids chosen so far of a choice with several. @type {string[]} */
let picked = [];
/** What may be pointed at now. @type {Map<string, Choice[]>} */
let live = new Map();
/** Elements that carry our marks, with the role they had. @type {Map<Element, string | null>} */
const marked = new Map();
/** The piece moved last: it stays picked, so that more can follow. @type {string | undefined} */
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
  byId("overlay")?.replaceChildren();
  for (const id of ["pick", "hint", "turner"]) byId(id)?.setAttribute("hidden", "");
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
  if (further) return words(open[0].button.closest(".group")?.querySelector("summary")) || open[0].label;
  return open.slice(0, 4).map((it) => it.label).join(" · ");
};

/** The price of each second target, beside it. */
const priceBeads = () => {
  const overlay = byId("overlay");
  const start = byId(picked[picked.length - 1])?.getBoundingClientRect();
  for (const [id, group] of overlay && start ? live : []) {
    const best = group.find((it) => !it.refused && it.cost);
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

let movedTab = false;
/** Shows behind which tab something may be chosen, and goes there if it is nowhere else. */
const markTabs = () => {
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".tabs label")]);
  for (const tab of tabs) {
    tab.classList.toggle("has-open", !!byId(tab.dataset.panel ?? "")?.querySelector(".open"));
  }
  const open = tabs.findIndex((it) => it.classList.contains("has-open"));
  const radio = /** @type {HTMLInputElement | null} */ (byId(`tab-${Math.max(open, 0)}`));
  if (radio && (open > 0 || (open === 0 && movedTab))) {
    movedTab = open > 0;
    radio.checked = true;
  }
};

/** Reads the form anew after it changed. */
const refresh = () => {
  choices = readChoices();
  picked = again && isOpen(targets([]).get(again) ?? []) ? [again] : [];
  mark();
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
    again = undefined;
    mark();
  } else if (open.length === 1 && !open[0].button.querySelector(".wall")) {
    return take(open[0]);
  }
  if (here.length) showMenu(id, here, byKey);
};

const letGo = () => {
  picked = [];
  again = undefined;
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
  putBeside(menu, id);
  if (byKey) /** @type {HTMLElement | null} */ (menu.firstElementChild)?.focus();
};

/** Puts a box beside a target, where it covers the fewest things that may be chosen. @param {HTMLElement} box @param {string} id */
const putBeside = (box, id) => {
  byId("hint")?.setAttribute("hidden", "");
  const target = byId(id)?.getBoundingClientRect();
  if (!target) return;
  const { width, height } = box.getBoundingClientRect();
  const [x, y] = [target.x + (target.width - width) / 2, target.y + (target.height - height) / 2];
  const spots = [[target.right + 8, y], [target.left - width - 8, y], [x, target.bottom + 8], [x, target.top - height - 8]]
    .map(([left, top]) => [
      Math.min(Math.max(8, left), innerWidth - width - 8),
      Math.min(Math.max(52, top), innerHeight - height - 8),
    ]);
  const others = [...live.keys(), ...picked].map((it) => byId(it)?.getBoundingClientRect());
  const covered = (/** @type {number[]} */ [left, top]) =>
    others.reduce((sum, it) => {
      if (!it) return sum;
      const wide = Math.min(left + width, it.right) - Math.max(left, it.left);
      const high = Math.min(top + height, it.bottom) - Math.max(top, it.top);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const [left, top] = spots.reduce((best, it) => (covered(it) < covered(best) ? it : best));
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
};
// Placing a tile: a ghost on the hex, buttons to turn it, and the reason why it may not lie some way.

/** @type {{id: string, options: Choice[], at: number} | undefined} */
let placing;
/** How far the last tile was turned, and its angle on the screen, never taken modulo a full turn. */
const lie = { turn: 0, angle: 0 };

/** @param {string} id @param {Choice[]} options */
const place = (id, options) => {
  if (placing?.id === id) return void turnTile(1);
  const sorted = options.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
  const kept = sorted.findIndex((it) => !it.refused && it.turn === lie.turn);
  const at = kept >= 0 ? kept : sorted.findIndex((it) => !it.refused);
  if (at < 0) {
    placing = undefined;
    mark();
    return void showHint(id, sorted[0].refused ?? "", true);
  }
  mark();
  placing = { id, options: sorted, at };
  setLie(sorted[at].turn ?? 0, 1);
  drawGhost();
  showTurner("");
};

/** @param {number} turn @param {number} step */
const setLie = (turn, step) => {
  const way = (((turn - lie.turn) * step) % 6 + 6) % 6;
  lie.angle += way * step * 60;
  lie.turn = turn;
};

/** Turns the tile to the next way it may lie; says why those between are passed over. @param {number} step */
const turnTile = (step) => {
  if (!placing) return;
  const { options } = placing;
  const why = new Set();
  for (let n = 1; n <= options.length; n += 1) {
    const at = (placing.at + n * step + n * options.length * 2) % options.length;
    if (options[at].refused) {
      why.add(options[at].refused);
      continue;
    }
    placing.at = at;
    break;
  }
  setLie(options[placing.at].turn ?? 0, step);
  const turns = /** @type {SVGGElement | null} */ ($("#overlay .ghost .turns"));
  if (turns) turns.style.transform = `rotate(${lie.angle}deg)`;
  showTurner([...why].join(" · "));
};

/** The tile in hand lies on the hex as a ghost: its stones turn, the rest stays upright. */
const drawGhost = () => {
  const art = $("#tile-in-hand .tile-art");
  const overlay = byId("overlay");
  const spot = placing && byId(placing.id)?.getAttribute("transform");
  if (!art || !overlay || !spot) return;
  const ghost = document.createElementNS(SVG, "g");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("transform", spot);
  ghost.append(art.cloneNode(true));
  const turns = /** @type {SVGGElement | null} */ (ghost.querySelector(".turns"));
  if (turns) turns.style.transform = `rotate(${lie.angle}deg)`;
  overlay.replaceChildren(ghost);
  if (placing) markAs(placing.id, "chosen");
};

/** @param {string} why */
const showTurner = (why) => {
  const turner = byId("turner");
  if (!turner || !placing) return;
  /** @type {HTMLElement} */ (turner.querySelector(".why")).textContent = why;
  const single = placing.options.filter((it) => !it.refused).length < 2;
  for (const it of turner.querySelectorAll("[data-turner$=cw]")) it.toggleAttribute("disabled", single && placing.options.length < 2);
  turner.hidden = false;
  putBeside(turner, placing.id);
};

const confirmPlace = () => placing && take(placing.options[placing.at]);

byId("turner")?.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("[data-turner]");
  const deed = button instanceof HTMLElement ? button.dataset.turner : undefined;
  if (deed === "cw") turnTile(1);
  if (deed === "ccw") turnTile(-1);
  if (deed === "place") confirmPlace();
  if (deed === "cancel") letGo();
});

let lastWheel = 0;
$("#board")?.addEventListener("wheel", (event) => {
  if (!placing) return;
  event.preventDefault();
  if (event.timeStamp - lastWheel < 140) return;
  lastWheel = event.timeStamp;
  turnTile(event.deltaY > 0 ? 1 : -1);
}, { passive: false });

// Pointing with mouse, finger and keys.

/** The target under a point: what lies on top wins. @param {number} x @param {number} y */
const targetAt = (x, y) => {
  const others = picked.length ? targets([]) : live;
  for (const element of document.elementsFromPoint(x, y)) {
    for (let it = /** @type {Element | null} */ (element); it && it !== root; it = it.parentElement) {
      if (live.has(it.id) || picked.includes(it.id)) return it.id;
      if (others.has(it.id) && it.classList.contains("again")) return it.id;
    }
  }
  return undefined;
};

$("#board")?.addEventListener("click", (event) => {
  const id = targetAt(event.clientX, event.clientY);
  if (id === undefined || picked.includes(id)) return void letGo();
  if (!live.has(id)) letGo();
  choose(id);
});

/** @param {string} id @param {string} text @param {boolean} [no] */
const showHint = (id, text, no) => {
  const hint = byId("hint");
  if (!hint || !text) return;
  hint.textContent = text;
  hint.classList.toggle("no", !!no);
  hint.hidden = false;
  const target = byId(id)?.getBoundingClientRect() ?? new DOMRect();
  const { width, height } = hint.getBoundingClientRect();
  hint.style.left = `${Math.min(Math.max(8, target.left + target.width / 2 - width / 2), innerWidth - width - 8)}px`;
  hint.style.top = `${target.top - height - 6 < 8 ? target.bottom + 6 : target.top - height - 6}px`;
};

/** Says what a target would do, while nothing else is open beside it. @param {string | undefined} id */
const preview = (id) => {
  byId("hint")?.setAttribute("hidden", "");
  const group = id && live.get(id);
  if (!group || placing || byId("pick")?.hidden === false) return;
  showHint(id, describe(group), !isOpen(group));
};

$("#board")?.addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse") preview(targetAt(event.clientX, event.clientY));
});
$("#board")?.addEventListener("pointerleave", () => preview(undefined));
addEventListener("focusin", (event) => preview(/** @type {Element} */ (event.target).id));

/** A line of the log, looked at, shows on the board what it changed; so does a chip. */
const shine = (/** @type {Event} */ event) => {
  document.querySelectorAll(".aimed").forEach((it) => it.classList.remove("aimed"));
  const line = event.target instanceof Element ? event.target.closest("[data-touch], .chip[data-at]") : null;
  if (!(line instanceof HTMLElement)) return;
  for (const id of (line.dataset.touch ?? line.dataset.at ?? "").split(" ")) byId(id)?.classList.add("aimed");
};
addEventListener("pointerover", shine);
addEventListener("focusin", shine);

// Keys.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest target in a direction; sideways counts double. @param {number[]} direction */
const walk = ([dx, dy]) => {
  const middle = (/** @type {Element} */ it) => {
    const box = it.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const elements = [...live.keys()].map(byId).filter((it) => it !== null && it.getBoundingClientRect().width > 0);
  const focused = document.activeElement;
  const here = focused && (live.has(focused.id) || picked.includes(focused.id)) ? focused : null;
  if (!here) return void (/** @type {HTMLElement | undefined} */ (elements[0])?.focus());
  const [x, y] = middle(here);
  const ranked = elements
    .map((it) => {
      const [tx, ty] = middle(/** @type {Element} */ (it));
      const ahead = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      return { it, ahead, rank: ahead + 2 * aside };
    })
    .filter((one) => one.it !== here && one.ahead > 1)
    .sort((one, other) => one.rank - other.rank);
  const next = /** @type {HTMLElement | undefined} */ (ranked[0]?.it);
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
};

/** Moves among the rows of the open menu. @param {number} step */
const walkMenu = (step) => {
  const rows = /** @type {HTMLElement[]} */ ([...(byId("pick")?.children ?? [])]);
  const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  rows[(at + step + rows.length) % rows.length]?.focus();
};

const toggleLog = () => location.replace(location.hash === "#log" ? "#table" : "#log");
const toggleList = () => {
  const on = root.classList.toggle("listing");
  byId("list-choices")?.setAttribute("aria-expanded", String(on));
};
const openDialog = (/** @type {string} */ id) => {
  const dialog = byId(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => byId("turn-undo")?.click(),
  r: () => (placing ? turnTile(1) : byId("turn-reset")?.click()),
  R: () => turnTile(1),
  q: () => turnTile(-1),
  w: () => turnTile(1),
  e: () => byId("turn-end")?.click(),
  l: toggleLog,
  "?": () => openDialog("keys"),
  "/": () => openDialog("typed"),
};

const onEscape = () => {
  root.classList.remove("listing");
  const last = placing?.id ?? picked[picked.length - 1];
  letGo();
  if (last) byId(last)?.focus();
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  const focused = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (focused instanceof HTMLElement && focused.matches("input:not(.tab), select, textarea")) return;
  const menu = byId("pick")?.hidden === false;
  if (event.key in ARROWS) {
    const direction = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    if (focused?.matches(".tab") || (!menu && !live.size)) return;
    if (menu) walkMenu(direction[0] + direction[1]);
    else walk(direction);
  } else if (event.key === "Enter" || event.key === " ") {
    const id = focused?.id ?? "";
    if (!live.has(id) && !picked.includes(id)) return;
    if (placing?.id === id) confirmPlace();
    else if (picked.includes(id)) letGo();
    else choose(id, true);
  } else if (event.key === "Escape") {
    onEscape();
  } else if (/^[1-9]$/.test(event.key)) {
    const chip = [...document.querySelectorAll("#ask .chip:not(.no, .plain)")][Number(event.key) - 1];
    /** @type {HTMLElement | undefined} */ (chip)?.click();
  } else if (event.key in KEYS) {
    KEYS[event.key]();
  } else {
    return;
  }
  event.preventDefault();
};

addEventListener("click", (event) => {
  const it = event.target instanceof Element ? event.target : null;
  if (it?.closest("#list-choices")) toggleList();
  const opener = it?.closest("[data-open]");
  if (opener instanceof HTMLElement) openDialog(opener.dataset.open ?? "");
  if (!it?.closest("#board, #pick, #turner, #ask")) byId("pick")?.setAttribute("hidden", "");
});
// The line to the server, and what asks before something is sent.

/** @type {WebSocket | undefined} */
let socket;
let everLinked = false;
let tries = 0;
/** A decision made while the line was down; sent once, if the table still stands as it did. @type {{body: object, version: number} | undefined} */
let queued;
/** Set while the form goes the plain way. */
let plain = false;

const version = () => Number(byId("ask")?.dataset.version ?? 0);
const isLinked = () => socket?.readyState === WebSocket.OPEN;

/** Sends what a button of the form stands for. @param {HTMLButtonElement} button */
const press = (button) => {
  if (!button.form || button.disabled || button.type === "button") return;
  plain = false;
  button.form.requestSubmit(button);
};

/** @param {object} body */
const send = (body) => {
  const message = { body: { ...body, version: version() }, version: version() };
  if (isLinked()) socket?.send(JSON.stringify(message.body));
  else queued = message;
  root.classList.add("busy");
};

const bodyOf = (/** @type {HTMLButtonElement} */ button) =>
  button.name === "do" ? { do: button.value } : { [button.name]: true };

/** Whether the reader wants to be asked before the turn ends. @param {HTMLButtonElement} button */
const mustConfirm = (button) =>
  button.id === "turn-end" && (wishes.confirm === "always" || (wishes.confirm === "unspent" && !!button.dataset.unspent));

/** @param {HTMLButtonElement} button @param {() => void} onYes */
const confirmEnd = (button, onYes) => {
  const dialog = byId("confirm-end");
  if (!(dialog instanceof HTMLDialogElement)) return onYes();
  /** @type {HTMLElement} */ (dialog.querySelector(".unspent")).textContent = button.dataset.confirm ?? "";
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue === "yes" && onYes();
  dialog.showModal();
};

addEventListener("submit", (event) => {
  const { submitter } = event;
  if (plain || !(submitter instanceof HTMLButtonElement) || !submitter.closest(".act")) return;
  // Without a line the form is posted as if there were no script.
  const go = everLinked ? () => send(bodyOf(submitter)) : () => {
    plain = true;
    submitter.form?.requestSubmit(submitter);
  };
  if (mustConfirm(submitter)) {
    event.preventDefault();
    confirmEnd(submitter, go);
  } else if (everLinked) {
    event.preventDefault();
    go();
  }
});

byId("typed")?.addEventListener("close", (event) => {
  const dialog = /** @type {HTMLDialogElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  if (dialog.returnValue === "yes" && field.value.trim()) send({ do: field.value.trim() });
  field.value = "";
  dialog.returnValue = "";
});

/** @param {string} text */
const complain = (text) => {
  const trouble = byId("trouble");
  if (!trouble) return;
  trouble.textContent = text;
  trouble.hidden = false;
  setTimeout(() => (trouble.hidden = true), 6000);
};

/** Patches while the reader may be in the middle of choosing; what they hold stays held if nothing was decided. @param {News} news */
const patchLive = (news) => {
  const parts = news.parts ?? [];
  const held = { version: version(), picked, placing };
  const calm = !parts.some(([id]) => id === "ask" || byId(id)?.closest("#board"));
  if (!calm) unmark();
  patchAll(parts);
  if (news.version !== undefined) byId("ask")?.setAttribute("data-version", String(news.version));
  if (calm && held.version === version()) return;
  placing = undefined;
  refresh();
  if (held.version === version()) hold(held.picked, held.placing?.id);
};

/** @param {string[]} ids @param {string | undefined} hex */
const hold = (ids, hex) => {
  picked = ids;
  mark();
  const options = hex && live.get(hex);
  if (options) place(hex, options);
};

/** @param {News} news */
const hear = (news) => {
  root.classList.remove("busy");
  const wasOpen = byId("ask")?.dataset.state === "open";
  const wasYours = byId("top-info")?.hasAttribute("data-yours");
  patchLive(news);
  if (wasOpen && byId("ask")?.dataset.state !== "open") return location.reload();
  const info = byId("top-info");
  document.title = info?.dataset.title ?? news.title ?? document.title;
  const say = byId("say");
  if (news.say && say) say.textContent = news.say;
  const trouble = news.refused ?? (news.stale ? byId("trouble")?.dataset.stale : undefined);
  if (trouble) complain(trouble);
  showNews();
  if (!wasYours && info?.hasAttribute("data-yours")) greet();
};

/** How many lines of the log are new, on the button that opens it. */
const showNews = () => {
  const button = $(".open-log");
  if (button) button.dataset.new = byId("log")?.dataset.new ?? "";
};

/** The strip pulses once when the reader's turn begins. */
const greet = () => {
  byId("ask")?.classList.add("greet");
  setTimeout(() => byId("ask")?.classList.remove("greet"), 900);
};

const connect = () => {
  const query = root.hasAttribute("data-text") ? "?text=1" : "";
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/t/${tableId}/ws${query}`);
  socket.addEventListener("open", () => {
    everLinked = true;
    tries = 0;
    byId("lost")?.setAttribute("hidden", "");
  });
  socket.addEventListener("message", (event) => {
    hear(JSON.parse(event.data));
    // The first news after a break is the whole truth: now the waiting decision can be judged.
    const waiting = queued;
    queued = undefined;
    if (waiting && waiting.version === version()) send(waiting.body);
  });
  socket.addEventListener("close", () => {
    tries += 1;
    setTimeout(connect, Math.min(15_000, 400 * 2 ** Math.min(tries, 6)) * (0.7 + Math.random() * 0.6));
    setTimeout(() => byId("lost")?.toggleAttribute("hidden", isLinked() || !everLinked), 2000);
  });
};

addEventListener("keydown", (event) => (root.classList.contains("replay") ? undefined : onKey(event)));
if (!root.classList.contains("replay")) {
  refresh();
  showNews();
  connect();
}
// Looking back: the slider, the buttons and the keys fetch a moment and show it.

const startReplay = () => {
  const slider = /** @type {HTMLInputElement} */ (byId("moment"));
  const last = Number(slider.max);
  const starts = [...document.querySelectorAll("#ticks option")].map((it) => Number(/** @type {HTMLOptionElement} */ (it).value));
  /** The moment shown, and the one wished for: while one is fetched, only the latest wish counts. */
  let at = Number(slider.value);
  let wanted = at;
  let busy = false;
  let playing = false;
  let timer = 0;

  const show = async (/** @type {number} */ n) => {
    wanted = Math.min(Math.max(n, 0), last);
    if (busy) return;
    busy = true;
    while (wanted !== at) {
      const step = wanted;
      const answer = await fetch(`/t/${tableId}/moment/${step}`).catch(() => undefined);
      if (!answer?.ok) {
        wanted = at;
        break;
      }
      patchAll((await answer.json()).parts);
      arrive(step);
    }
    busy = false;
  };

  const arrive = (/** @type {number} */ step) => {
    at = step;
    slider.value = String(step);
    history.replaceState(null, "", `?n=${step}${location.hash}`);
    showPlaying();
    markLine();
  };

  /** Marks the last line of the log that has happened by now. */
  const markLine = () => {
    const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#log li li [data-step]")]);
    const line = lines.findLast((it) => Number(it.dataset.step) <= at);
    for (const it of lines) if (it !== line) it.removeAttribute("aria-current");
    line?.setAttribute("aria-current", "step");
    const list = line?.closest("ol");
    if (line && list) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  };

  const showPlaying = () => {
    const button = byId("play");
    button?.setAttribute("aria-pressed", String(playing));
    const use = button?.querySelector("use");
    use?.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#i-\w+$/, playing ? "#i-pause" : "#i-play"));
  };

  const tick = async () => {
    if (!playing) return;
    await show(at + 1);
    if (at >= last) playing = false;
    showPlaying();
    if (playing) timer = setTimeout(tick, Number(wishes.speed));
  };

  const togglePlay = async () => {
    playing = !playing;
    clearTimeout(timer);
    if (playing && at >= last) await show(0);
    showPlaying();
    if (playing) timer = setTimeout(tick, 200);
  };

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => void show(wanted - 1),
    ArrowRight: () => void show(wanted + 1),
    "shift ArrowLeft": () => void show(starts.findLast((it) => it < wanted) ?? 0),
    "shift ArrowRight": () => void show(starts.find((it) => it > wanted) ?? last),
    Home: () => void show(0),
    End: () => void show(last),
    " ": () => void togglePlay(),
    l: toggleLog,
  };

  addEventListener("keydown", (event) => {
    const focused = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey || focused?.matches("select, input:not(#moment)")) return;
    if (event.key === " " && focused?.matches("a, button, summary")) return;
    const deed = keys[(event.shiftKey ? "shift " : "") + event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  slider.addEventListener("input", () => void show(Number(slider.value)));
  addEventListener("click", (event) => {
    const it = event.target instanceof Element ? event.target : null;
    if (it?.closest("#play")) void togglePlay();
    const link = it?.closest("a[data-go], #log a[data-step]");
    if (!(link instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(Number(link.dataset.go ?? link.dataset.step));
  });
  markLine();
};
if (root.classList.contains("replay")) startReplay();
