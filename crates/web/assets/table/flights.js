// Flights: how a copy, a piece or an amount travels. Only transforms and opacity move, so that it is cheap.

import { middleOf, newDrawn } from "./page.js";
import { amountGhost, iconPicture, showGhost } from "./ghosts.js";

/** @typedef {import("./ghosts.js").Ghost} Ghost */

/** How high a piece is lifted on its way, in pixels. */
const LIFT = 14;
/** What the animations of sliding elements are known by. */
const SLIDE = "slide";
const EASING = "cubic-bezier(.3, .1, .2, 1)";

/**
 * Moves a copy over some places.
 * @param {Ghost} ghost
 * @param {DOMRect[]} places
 * @param {number} duration
 */
export const fly = (ghost, places, duration) => {
  showGhost(ghost);
  const origin = middleOf(ghost.box);
  const offsets = places.map(middleOf).map((it) => [it.x - origin.x, it.y - origin.y]);
  const frames = offsets.flatMap(([x, y], index) => {
    const at = { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
    if (!index) return [at];
    const [fromX, fromY] = offsets[index - 1];
    const middle = `translate(${(x + fromX) / 2}px, ${(y + fromY) / 2 - LIFT}px) scale(1.15)`;
    return [{ transform: middle, easing: "ease-in-out" }, at];
  });
  return ghost.node.animate(frames, { duration, fill: "both" });
};

/** Where a drawn element must be moved to look as if it lay elsewhere. @param {SVGGraphicsElement} element @param {DOMRect} from @param {DOMRect} to */
export const offsetOf = (element, from, to) => {
  const parent = /** @type {SVGGraphicsElement | null} */ (element.parentElement);
  const matrix = parent?.getScreenCTM?.()?.inverse();
  const [one, other] = [middleOf(from), middleOf(to)];
  const [x, y] = [one.x - other.x, one.y - other.y];
  return matrix ? [matrix.a * x + matrix.c * y, matrix.b * x + matrix.d * y] : [0, 0];
};

/** Moves a drawn element from one offset to another. @param {Element} element @param {number[]} from @param {number[]} to @param {number} duration */
export const slide = (element, [x, y], [toX, toY], duration) => {
  const frames = [{ translate: `${x}px ${y}px` }, { translate: `${toX}px ${toY}px` }];
  return element.animate(frames, { duration, easing: EASING, fill: "both", id: SLIDE });
};

/** Lets a drawn element lie where it is. @param {Element} element */
export const endSlides = (element) => {
  for (const it of element.getAnimations()) if (it.id === SLIDE) it.cancel();
};

/** Shows a node over the page while it moves. @param {Ghost} ghost @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing */
const showWhile = (ghost, frames, timing) => {
  showGhost(ghost);
  const animation = ghost.node.animate(frames, { ...timing, fill: "both" });
  animation.onfinish = () => ghost.node.remove();
  return animation;
};

/** A number with its sign. @param {number} n */
const signed = (n) => (n < 0 ? `−${-n}` : `+${n}`);

/**
 * Lets an amount fly from one box to another; what is paid goes the other way.
 * @param {string} icon
 * @param {number} n
 * @param {DOMRect} place
 * @param {DOMRect} plate
 * @param {{duration: number, delay: number}} timing
 */
export const flyAmount = (icon, n, place, plate, timing) => {
  const [from, to] = n < 0 ? [plate, place] : [place, plate];
  const ghost = amountGhost(icon, signed(n), from);
  ghost.node.classList.toggle("loss", n < 0);
  const [start, end] = [middleOf(from), middleOf(to)];
  const [x, y] = [end.x - start.x, end.y - start.y];
  const frames = [
    { transform: "translate(-50%, -50%) scale(.5)", opacity: 0 },
    { transform: "translate(-50%, -90%) scale(1.15)", opacity: 1, offset: 0.25 },
    { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(1)`, opacity: 1, offset: 0.85 },
    { transform: `translate(calc(${x}px - 50%), calc(${y}px - 50%)) scale(.8)`, opacity: 0 },
  ];
  return showWhile(ghost, frames, { ...timing, easing: "ease-in-out" });
};

/** The middle of the board's upper third, where moments and dice are shown. @param {DOMRect} board */
const sceneBox = (board) => new DOMRect(board.x + board.width / 2, board.y + board.height / 3, 0, 0);

/** Shows the icon of a moment large over the board. @param {string} icon @param {DOMRect} board @param {number} duration */
export const showMomentIcon = (icon, board, duration) => {
  const node = document.createElement("span");
  node.className = `ghost scene scene-${icon}`;
  node.append(iconPicture(icon));
  const frames = [
    { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 },
    { transform: "translate(-50%, -50%) scale(1.1)", opacity: 1, offset: 0.3 },
    { transform: "translate(-50%, -50%) scale(1)", opacity: 1, offset: 0.75 },
    { transform: "translate(-50%, -50%) scale(1.25)", opacity: 0 },
  ];
  return showWhile({ node, box: sceneBox(board) }, frames, { duration });
};

/** The pips of a die, in thirds of its face. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** @param {number} n */
const dieFace = (n) => {
  const face = newDrawn("svg", { viewBox: "-20 -20 40 40", class: "die-face" });
  face.append(newDrawn("rect", { x: "-18", y: "-18", width: "36", height: "36", rx: "7" }));
  for (const [x, y] of PIPS[n] ?? [])
    face.append(newDrawn("circle", { cx: String(10 * x), cy: String(10 * y), r: "3.6" }));
  return face;
};

/** Rolls dice in a strip over the board. @param {number[]} numbers @param {DOMRect} board @param {number} duration */
export const rollDice = (numbers, board, duration) => {
  const strip = document.createElement("span");
  strip.className = "ghost dice-strip";
  const faces = numbers.map(dieFace);
  strip.append(...faces);
  faces.forEach((face, index) => {
    const turn = index % 2 ? -540 : 720;
    const frames = [
      { transform: `translate(-60px, -30px) rotate(${turn}deg)`, opacity: 0 },
      { transform: "translate(0, 0) rotate(0deg)", opacity: 1 },
    ];
    face.animate(frames, { duration: duration * 0.55, easing: "ease-out", fill: "both", delay: 60 * index });
  });
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  return showWhile({ node: strip, box: sceneBox(board) }, frames, { duration });
};
