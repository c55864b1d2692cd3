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

/** Brings one part up to date; puts a new one first into an element, takes away what is empty. @param {string} id @param {string} html */
const patch = (id, html) => {
  const isNew = id.startsWith("+");
  const old = byId(isNew ? id.slice(1) : id);
  if (!old) return;
  if (!html) return old.remove();
  const inside = old.namespaceURI === SVG && old.nodeName !== "svg";
  const template = document.createElement("template");
  template.innerHTML = inside ? `<svg>${html}</svg>` : html;
  const fresh = inside ? template.content.firstElementChild?.firstElementChild : template.content.firstElementChild;
  if (!fresh || fresh.namespaceURI !== old.namespaceURI) return;
  if (isNew) old.prepend(fresh);
  else morph(old, fresh);
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
  // A key that no drawing has: the next patch takes the copy away instead of mistaking it for something else.
  copy.setAttribute("data-key", "flier");
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

