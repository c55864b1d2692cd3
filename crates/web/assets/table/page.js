// The document of the table page: its elements, the events on them, and the device that shows it.

export const SVG = "http://www.w3.org/2000/svg";

/**
 * The first element that matches a selector.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement | null}
 */
export const find = (selector, within = document) => within.querySelector(selector);

/**
 * All elements that match a selector, in the order of the document.
 * @param {string} selector
 * @param {ParentNode} [within]
 * @returns {HTMLElement[]}
 */
export const findAll = (selector, within = document) => [...within.querySelectorAll(selector)].map(asHtml);

const asHtml = (/** @type {Element} */ element) => /** @type {HTMLElement} */ (element);

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * The element of a drawing with an id.
 * @param {string} id
 * @returns {SVGGraphicsElement | null}
 */
export const drawnById = (id) => {
  const element = /** @type {Element | null} */ (document.getElementById(id));
  return element instanceof SVGGraphicsElement ? element : null;
};

/** @param {string} id */
export const hide = (id) => byId(id)?.setAttribute("hidden", "");

/** Whether an element is there and not hidden. @param {string} id */
export const isShown = (id) => byId(id)?.hidden === false;

/**
 * The element that matches a selector among the target of an event and its ancestors.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export const closestTo = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/** The text of an element in one line. @param {Element | null | undefined} element */
export const textOf = (element) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** Several values in one attribute. @param {string | undefined} text */
export const splitWords = (text) => (text ?? "").split(" ").filter(Boolean);

/**
 * A new element of a drawing.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @returns {SVGElementTagNameMap[Name]}
 */
export const newDrawn = (name, attributes = {}) => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};

/** Where the board lies on the screen; where its region is spread over the page, where its main panel does. */
export const boardBox = () => {
  const region = byId("board")?.getBoundingClientRect();
  return region?.width ? region : find("#board .main")?.getBoundingClientRect();
};

/** The middle of a box on the screen. @param {DOMRect} box */
export const middleOf = (box) => new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);

export const root = /** @type {HTMLElement} */ (byId("table"));
export const tableId = root.dataset.table;
/** Whether the page shows a game that was played: a replay or a review. */
export const isReplay = root.classList.contains("replay");
/** Whether the page is a lesson: its address carries the decisions, and no socket is opened. */
export const isLesson = root.classList.contains("lesson");
export const isReview = root.classList.contains("review");
/** Screens that show one panel of the board at a time, drawn with what matters alone. */
export const smallScreen = matchMedia("(max-width: 640px), (max-height: 500px)");
export const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
