// Copies of what is drawn, which travel over the page. They live in a layer of their own and take part in nothing.

import { find, findAll, newDrawn, root } from "./page.js";

/** A copy over the page, and the box where it lies. @typedef {{node: HTMLElement | SVGElement, box: DOMRect}} Ghost */

/** Properties that a copy needs, because rules of its panel do not reach it. */
const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "font-size",
  "font-weight",
  "text-anchor",
  "opacity",
  "display",
  "paint-order",
];

/** What a copy does not need: marks of choices, rings of what is new, names. */
const LEFT_OUT = "title, .hit, .frame, .last, .te-halo, [data-key=flier]";

/** The layer of the copies. */
const layer = () => {
  const present = find(".flights");
  if (present) return present;
  const made = document.createElement("div");
  made.className = "flights";
  made.ariaHidden = "true";
  root.append(made);
  return made;
};

/** Copies what style sheets say of an element and of all in it. @param {Element} from @param {Element} to */
const copyStyles = (from, to) => {
  if (to instanceof SVGElement) {
    const computed = getComputedStyle(from);
    for (const name of STYLES) to.style.setProperty(name, computed.getPropertyValue(name));
  }
  [...from.children].forEach((child, index) => to.children[index] && copyStyles(child, to.children[index]));
};

/** Classes of the elements round another one that colour it. @param {Element} element */
const colourClasses = (element) => {
  const classes = [];
  for (let it = element.parentElement; it && it.nodeName !== "svg"; it = it.parentElement)
    classes.push(...[...it.classList].filter((name) => /^(seat|hue|tp)-/.test(name)));
  return classes.join(" ");
};

/** @param {HTMLElement | SVGElement} node @param {DOMRect} box */
const placeAt = (node, box) => {
  node.style.left = `${box.left}px`;
  node.style.top = `${box.top}px`;
  layer().append(node);
};

/**
 * A copy of a drawn element, not shown yet.
 * @param {SVGGraphicsElement} element
 * @returns {Ghost | undefined}
 */
export const copyDrawn = (element) => {
  const [box, matrix] = [element.getBoundingClientRect(), element.getScreenCTM()];
  if (!matrix || !box.width) return undefined;
  const node = newDrawn("svg", {
    class: "board ghost",
    width: String(box.width),
    height: String(box.height),
  });
  const { a, b, c, d, e, f } = matrix;
  const place = [a, b, c, d, e - box.left, f - box.top].map((it) => it.toFixed(3)).join(" ");
  const frame = newDrawn("g", { class: colourClasses(element), transform: `matrix(${place})` });
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  copyStyles(element, copy);
  copy.style.opacity = "";
  copy.classList.remove("open", "chosen", "again", "refused", "aimed");
  copy.removeAttribute("transform");
  for (const it of [copy, ...findAll("[id]", copy)]) it.removeAttribute("id");
  copy.querySelectorAll(LEFT_OUT).forEach((it) => it.remove());
  frame.append(copy);
  node.append(frame);
  return { node, box };
};

/** A copy of a picture of the page, such as the token of a seat. @param {Element} picture @param {DOMRect} at @returns {Ghost} */
export const copyPicture = (picture, at) => {
  const node = /** @type {SVGElement} */ (picture.cloneNode(true));
  const own = picture.getBoundingClientRect();
  const [width, height] = [own.width || 24, own.height || 24];
  node.classList.add("ghost");
  return {
    node,
    box: new DOMRect(at.x + (at.width - width) / 2, at.y + (at.height - height) / 2, width, height),
  };
};

/** Address of an icon, taken from one that the page shows. @param {string} name */
const iconAddress = (name) => {
  const shown = find("svg.icon use")?.getAttribute("href") ?? "";
  return shown.replace(/#.*$/, `#i-${name}`);
};

/** A picture of an icon. @param {string} name */
export const iconPicture = (name) => {
  const picture = newDrawn("svg", { class: "icon" });
  picture.append(newDrawn("use", { href: iconAddress(name) }));
  return picture;
};

/**
 * An icon with an amount, in the middle of a box.
 * @param {string} name
 * @param {string} text
 * @param {DOMRect} at
 * @returns {Ghost}
 */
export const amountGhost = (name, text, at) => {
  const node = document.createElement("span");
  node.className = "ghost amount";
  const words = document.createElement("b");
  words.textContent = text;
  node.append(words, iconPicture(name));
  return { node, box: new DOMRect(at.x + at.width / 2, at.y + at.height / 2, 0, 0) };
};

/** Shows a copy where it lies. @param {Ghost} ghost */
export const showGhost = (ghost) => placeAt(ghost.node, ghost.box);

/** Removes all copies. */
export const clearGhosts = () => find(".flights")?.replaceChildren();
