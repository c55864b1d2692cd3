// What one event looks like: which piece travels where, and what is kept out of sight until it has arrived.

import { drawnById } from "./page.js";
import { copyDrawn, copyPicture, showGhost } from "./ghosts.js";
import { endSlides, fly, offsetOf, slide } from "./flights.js";
import { boxOfStop, idsOf, tokenOf, visibleBox } from "./places.js";

/** @typedef {import("./places.js").BoardEvent} BoardEvent */
/** @typedef {import("./ghosts.js").Ghost} Ghost */

/** What was there before the page was patched. @typedef {{box: DOMRect, ghost?: Ghost, look: string}} Before */
/** @typedef {Map<string, Before>} Captured */

/**
 * An event ready to be shown.
 * @typedef {object} Scene
 * @property {BoardEvent} event
 * @property {DOMRect[]} places where its piece passes
 * @property {(duration: number) => Animation | undefined} move sends the piece on its way
 * @property {() => void} release shows everything as it is
 */

/** An element with more text than this is too large to be copied. */
const LARGEST = 9000;

/** Boxes of pieces that are held where they were; while they are, their own boxes mislead. @type {Map<string, DOMRect>} */
const heldBoxes = new Map();

/** @param {string} id */
const boxNow = (id) => heldBoxes.get(id) ?? visibleBox(drawnById(id));

/** A copy of an element, unless it is too large. @param {SVGGraphicsElement} element */
const copyOf = (element) => (element.innerHTML.length < LARGEST ? copyDrawn(element) : undefined);

/** How an element looks, but for marks. @param {Element} element */
const lookOf = (element) => element.innerHTML.replace(/ (class|tabindex|aria-\w+|role)="[^"]*"/g, "");

/** Remembers what the events will change, before the page is patched. @param {BoardEvent[]} events @returns {Captured} */
export const captureBefore = (events) => {
  /** @type {Captured} */
  const captured = new Map();
  for (const { way } of events) {
    for (const [index, stop] of (way ?? []).entries()) {
      const isEnd = index === 0 || index + 1 === way?.length;
      for (const [rank, id] of idsOf(stop).entries()) {
        const element = captured.has(id) ? undefined : drawnById(id);
        const box = element && boxNow(id);
        if (!element || !box) continue;
        const isPiece = isEnd && rank === 0;
        captured.set(id, {
          box,
          ghost: isPiece ? copyOf(element) : undefined,
          look: isPiece ? lookOf(element) : "",
        });
      }
    }
  }
  return captured;
};

/** Hides an element until it is released. @param {Element} element */
const hold = (element) => element.animate({ opacity: [0, 0] }, { duration: 1, fill: "both" });

/** Whether two boxes lie apart. @param {DOMRect} one @param {DOMRect} other */
const liesApart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) > 3;

/** @param {number[]} offset @param {number} part */
const scaled = (offset, part) => offset.map((it) => it * part);

/** Makes scenes of events after the page was patched. */
class Director {
  /** @param {BoardEvent[]} events @param {Captured} captured */
  constructor(events, captured) {
    this.captured = captured;
    /** Where the last event of each seat took place. @type {Map<number | undefined, DOMRect>} */
    this.here = new Map();
    /** How often each piece moves, and how often it has. @type {Map<string, {all: number, done: number}>} */
    this.hops = new Map();
    for (const it of events) {
      const id = this.pieceOf(it);
      if (id) this.hops.set(id, { all: (this.hops.get(id)?.all ?? 0) + 1, done: 0 });
    }
    /** Pieces that are kept out of sight. @type {Set<string>} */
    this.held = new Set();
  }

  /** The id of the piece that an event moves. @param {BoardEvent} event */
  pieceOf({ way }) {
    return way?.length ? idsOf(way[way.length - 1])[0] : undefined;
  }

  /** @param {BoardEvent} event @returns {Scene} */
  scene(event) {
    const { way = [], seat, touches = [] } = event;
    const boxOf = (/** @type {string} */ id) => boxNow(id) ?? this.captured.get(id)?.box;
    const boxes = way.map((it) => boxOfStop(it, seat, this.here.get(seat), boxOf));
    const places = boxes.filter((it) => it !== undefined);
    const touched = touches.map(boxOf).find((it) => it !== undefined);
    const place = places.at(-1) ?? touched;
    const motion = boxes.at(-1) && places.length > 1 ? this.motion(event, places) : this.stay(event);
    if (place) this.here.set(seat, place);
    return { event, places: place && !places.length ? [place] : places, ...motion };
  }

  /** An event whose piece does not travel: at most it looks otherwise now. @param {BoardEvent} event */
  stay(event) {
    const id = this.pieceOf(event);
    const hops = id ? this.hops.get(id) : undefined;
    const element = id ? drawnById(id) : null;
    const was = id ? this.captured.get(id) : undefined;
    if (element && was && hops) return this.slideScene(element, was, hops);
    return { move: () => undefined, release: () => {} };
  }

  /** @param {BoardEvent} event @param {DOMRect[]} places */
  motion(event, places) {
    const id = this.pieceOf(event) ?? "";
    const element = drawnById(id);
    const was = this.captured.get(id);
    const hops = this.hops.get(id) ?? { all: 1, done: 0 };
    const box = element && visibleBox(element);
    if (element && was && box && liesApart(was.box, box)) return this.slideScene(element, was, hops);
    const first = idsOf(event.way?.[0] ?? "")[0];
    const left = this.captured.get(first)?.ghost;
    const copy = (box && element && copyOf(element)) || left || this.tokenGhost(event, places[0]);
    if (!copy) return { move: () => undefined, release: () => {} };
    const holds = this.holds(id, element, was);
    const standsIn = left && !drawnById(first) ? left : undefined;
    if (standsIn) showGhost(standsIn);
    return {
      move: (/** @type {number} */ duration) => {
        standsIn?.node.remove();
        return fly(copy, places, duration);
      },
      release: () => {
        holds();
        standsIn?.node.remove();
        copy.node.remove();
      },
    };
  }

  /** Keeps a piece out of sight that was not there, or covers it with what was. @param {string} id @param {Element | null} element @param {Before | undefined} was */
  holds(id, element, was) {
    if (!element || this.held.has(id)) return () => {};
    this.held.add(id);
    if (!was) {
      const hidden = hold(element);
      return () => hidden.cancel();
    }
    const cover = was.ghost && was.look !== lookOf(element) ? was.ghost : undefined;
    if (cover) showGhost(cover);
    return () => cover?.node.remove();
  }

  /** A piece that is the same as before goes from where it was; of several steps each takes its part. @param {SVGGraphicsElement} element @param {Before} was @param {{all: number, done: number}} hops */
  slideScene(element, was, hops) {
    const box = visibleBox(element);
    if (!box || !liesApart(was.box, box)) return { move: () => undefined, release: () => {} };
    const offset = offsetOf(element, was.box, box);
    const [from, to] = [1 - hops.done / hops.all, 1 - (hops.done + 1) / hops.all];
    hops.done += 1;
    if (from === 1) {
      slide(element, offset, offset, 1);
      heldBoxes.set(element.id, box);
    }
    return {
      move: (/** @type {number} */ duration) =>
        slide(element, scaled(offset, from), scaled(offset, to), duration),
      // Until the last step it stays where this one led.
      release: () => {
        if (to > 0) return;
        endSlides(element);
        heldBoxes.delete(element.id);
      },
    };
  }

  /** The token of the seat, where the piece itself is not drawn. @param {BoardEvent} event @param {DOMRect} at */
  tokenGhost({ seat }, at) {
    const token = tokenOf(seat);
    return token ? copyPicture(token, at) : undefined;
  }
}

/** A director of scenes. @param {BoardEvent[]} events @param {Captured} captured */
export const makeDirector = (events, captured) => new Director(events, captured);
