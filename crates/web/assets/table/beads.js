// Beads beside targets: what a way costs, and how many icons of a tile would cover their like.

import { byId, find, findAll, middleOf, newDrawn, splitWords } from "./page.js";
import { choosing } from "./state.js";

/** @typedef {import("./state.js").Choice} Choice */

/** The layer of a drawing over its elements. @param {Element | null | undefined} element */
export const overlayOver = (element) =>
  element?.closest("svg.board")?.querySelector(":scope > #overlay, :scope > .overlay");

/** How much further away than a neighbour a target is, in widths of a target: its bead is thinner. */
const FAR = 1.4;
/** Where beads lie on a target, in parts of its width and height. */
const SPOTS = { price: [0.86, 0.5], match: [0.92, 0.08] };

/** A bead that is to be laid. @typedef {{overlay: Element, point: DOMPoint, kind: string, text: string, id: string}} Bead */

/** A point on an element, in units of its drawing. @param {Element} element @param {number[]} spot */
const pointOn = (element, [right, down]) => {
  const drawing = /** @type {SVGSVGElement | null} */ (element.closest("svg.board"));
  const frame = drawing?.getScreenCTM();
  const box = element.getBoundingClientRect();
  if (!frame || !box.width) return undefined;
  return new DOMPoint(box.x + box.width * right, box.y + box.height * down).matrixTransform(frame.inverse());
};

/** A bead on an element. @param {Element} element @param {number[]} spot @param {string} kind @param {string} text @returns {Bead[]} */
const beadOn = (element, spot, kind, text) => {
  const [overlay, point] = [overlayOver(element), pointOn(element, spot)];
  return overlay && point ? [{ overlay, point, kind, text, id: element.id }] : [];
};

/** @param {Bead} bead */
const lay = ({ overlay, point, kind, text, id }) => {
  const transform = `translate(${point.x} ${point.y})`;
  const bead = newDrawn("g", { class: `bead ${kind}`, transform, "data-at": id });
  const label = newDrawn("text");
  label.textContent = text;
  bead.append(newDrawn(kind === "match" ? "rect" : "circle"), label);
  overlay.append(bead);
};

/** The price of each second target, beside it. @returns {Bead[]} */
const prices = () => {
  const start = byId(choosing.picked.at(-1) ?? "")?.getBoundingClientRect();
  if (!start) return [];
  return [...choosing.targets].flatMap(([id, choices]) => {
    // A tile that is turned shows what it brings beside its place.
    const best = choices.find((it) => !it.refused && it.cost && it.turn === undefined);
    const element = best && byId(id);
    if (!element) return [];
    const box = element.getBoundingClientRect();
    const [from, to] = [middleOf(start), middleOf(box)];
    const isFar = Math.hypot(to.x - from.x, to.y - from.y) > FAR * box.width;
    return beadOn(element, SPOTS.price, isFar ? "far" : "near", best.cost ?? "");
  });
};

/** The icons of a tile, in order. @param {HTMLElement} tile */
const iconsOf = (tile) => {
  const { icons } = tile.dataset;
  return icons ? splitWords(icons) : findAll(".upright[data-like]", tile).map((it) => it.dataset.like);
};

/** The icons under a place, in the order of those of a tile. @param {string} id */
const iconsUnder = (id) =>
  splitWords(byId(id)?.dataset.like ?? find(`[data-of="${CSS.escape(id)}"]`)?.dataset.like);

/** How many icons of the tile of a choice would cover their like. @param {Choice} choice */
const matchesOf = ({ targets, turn = 0 }) => {
  const [tile, under] = [byId(targets[0]), iconsUnder(targets.at(-1) ?? "")];
  return (tile ? iconsOf(tile) : []).filter((it, corner) => it === under[(corner + turn) % under.length])
    .length;
};

/**
 * On each target, how many icons match at best: on a tile wherever it could lie, on a place for the tile that was
 * picked.
 * @returns {Bead[]}
 */
const matches = () => {
  if (!find("svg.board [data-like]")) return [];
  return [...choosing.targets].flatMap(([id, choices]) => {
    const element = byId(id);
    const most = Math.max(0, ...choices.filter((it) => !it.refused).map(matchesOf));
    return element && most ? beadOn(element, SPOTS.match, "match", String(most)) : [];
  });
};

/** Lays all beads. Each belongs where its target lies: all places are read first, so that the page is laid out once. */
export const layBeads = () => [...prices(), ...matches()].forEach(lay);
