// Placing a tile: it is shown over its place, turned by buttons, wheel and keys, with what it brings as it lies.

import { byId, closestTo, find, findAll, hide, newDrawn, splitWords, textOf } from "./page.js";
import { choosing } from "./state.js";
import { overlayOver } from "./beads.js";
import { mark, markAs } from "./targets.js";
import { putBeside, showMenu, showTooltip, take } from "./popups.js";

/** @typedef {import("./state.js").Choice} Choice */

/** Shortest time between two turns by the wheel, in milliseconds. */
const WHEEL_PAUSE = 140;

/** The drawing of the tile: the one pointed at before its place, or the one in hand. */
const tileDrawing = () => {
  const last = choosing.picked.at(-1);
  const picked = last && byId(last)?.querySelector(".tile-art");
  return /** @type {SVGElement | null} */ (picked || find("#tile-in-hand .tile-art"));
};

/** How many sides the tile has, each a step of a full turn. */
const sideCount = () => Number(tileDrawing()?.dataset.sides ?? 1);

/** Forgets everything that was pointed at. */
export const letGo = () => {
  choosing.picked = [];
  choosing.placement = undefined;
  mark();
};

/** Shows the tile over a place; a second time, turns it. @param {string} id @param {Choice[]} choices */
export const placeTile = (id, choices) => {
  if (choosing.placement?.id === id) return turnTile(1);
  const all = choices.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
  const options = all.filter((it, index) => all.findIndex((other) => other.turn === it.turn) === index);
  const kept = options.findIndex((it) => !it.refused && it.turn === choosing.tile.turn);
  const at = kept >= 0 ? kept : options.findIndex((it) => !it.refused);
  if (at < 0) {
    choosing.placement = undefined;
    mark();
    return showTooltip(id, options[0].refused ?? "", true);
  }
  mark();
  choosing.placement = { id, options, all, at };
  setTurn(options[at].turn ?? 0, 1);
  drawGhost();
  showTurner("");
};

/** Turns the tile on the screen the given way. @param {number} turn @param {number} step 1 clockwise, -1 back */
const setTurn = (turn, step) => {
  const { tile } = choosing;
  const sides = sideCount();
  const distance = ((((turn - tile.turn) * step) % sides) + sides) % sides;
  tile.angle += (distance * step * 360) / sides;
  tile.turn = turn;
};

/** Turns the tile to the next way it may lie; tells why those between are passed over. @param {number} step */
export const turnTile = (step) => {
  const { placement } = choosing;
  if (!placement) return;
  const { options } = placement;
  const why = new Set();
  for (let n = 1; n <= options.length; n += 1) {
    const at = (placement.at + n * step + n * options.length * 2) % options.length;
    if (options[at].refused) {
      why.add(options[at].refused);
      continue;
    }
    placement.at = at;
    break;
  }
  setTurn(options[placement.at].turn ?? 0, step);
  turnGhost();
  showTurner([...why].join(" · "));
};

/** Draws the tile as a ghost over its place. */
const drawGhost = () => {
  const drawing = tileDrawing();
  const target = choosing.placement && byId(choosing.placement.id);
  const [overlay, transform] = [overlayOver(target), target?.getAttribute("transform")];
  if (!drawing || !overlay || !transform) return;
  const ghost = newDrawn("g", { class: "ghost", transform });
  ghost.append(drawing.cloneNode(true));
  overlay.replaceChildren(ghost);
  turnGhost();
  if (choosing.placement) markAs(choosing.placement.id, "chosen");
};

/** Turns the ghost, but what stands upright in it; rings what would lie on its like. */
const turnGhost = () => {
  const { placement, tile } = choosing;
  const turning = find("svg.board .ghost .turns");
  if (!placement || !turning) return;
  turning.style.transform = `rotate(${tile.angle}deg)`;
  const under = splitWords(byId(placement.id)?.dataset.like);
  const radius = tileDrawing()?.dataset.ring ?? "";
  for (const [corner, glyph] of findAll(".upright", turning).entries()) {
    glyph.style.transform = `rotate(${-tile.angle}deg)`;
    find(".ring", glyph)?.remove();
    if (glyph.dataset.like !== under[(corner + tile.turn) % under.length]) continue;
    glyph.prepend(newDrawn("circle", { class: "ring", r: radius }));
  }
};

/** Shows what the tile brings the way it lies, as icons and, for screen readers, in words. @param {HTMLElement} turner */
const showGains = (turner) => {
  const { placement } = choosing;
  const button = placement?.options[placement.at].button;
  const gains = splitWords(button?.dataset.gives);
  const sprite = find("use", turner)?.getAttribute("href")?.split("#")[0];
  const icons = gains.map((it) => {
    const [n, good] = it.split("×");
    const amount = document.createElement("span");
    amount.ariaHidden = "true";
    amount.className = "amt";
    amount.innerHTML = `+<b></b><svg class="icon"><use/></svg>`;
    /** @type {Element} */ (amount.querySelector("b")).textContent = n;
    find("use", amount)?.setAttribute("href", `${sprite}#i-${good}`);
    return amount;
  });
  const spoken = document.createElement("span");
  spoken.className = "sr";
  spoken.textContent = textOf(button);
  find(".gains", turner)?.replaceChildren(...icons, ...(gains.length ? [spoken] : []));
};

/** Shows the buttons that turn the tile, and why some ways were passed over. @param {string} why */
const showTurner = (why) => {
  const turner = byId("turner");
  const { placement } = choosing;
  if (!turner || !placement) return;
  /** @type {HTMLElement} */ (find(".why", turner)).textContent = why;
  for (const it of findAll("[data-turner$=cw]", turner)) {
    it.toggleAttribute("hidden", placement.options.length < 2);
  }
  showGains(turner);
  turner.hidden = false;
  putBeside(turner, placement.id);
};

/** Takes the tile as it lies; if it can be paid in several ways, asks which. */
export const confirmPlacement = () => {
  if (!choosing.placement) return;
  const { id, options, all, at } = choosing.placement;
  const same = all.filter((it) => !it.refused && it.turn === options[at].turn);
  if (same.length < 2) return take(options[at]);
  hide("turner");
  showMenu(id, same, true);
};

/** @type {Record<string, () => void>} */
const TURNER_ACTIONS = {
  cw: () => turnTile(1),
  ccw: () => turnTile(-1),
  place: confirmPlacement,
  cancel: letGo,
};

/** Turning by the buttons beside the tile and by the wheel. */
export const startPlacing = () => {
  byId("turner")?.addEventListener("click", (event) => {
    TURNER_ACTIONS[closestTo(event, "[data-turner]")?.dataset.turner ?? ""]?.();
  });
  let lastWheel = 0;
  const onWheel = (/** @type {WheelEvent} */ event) => {
    if (!choosing.placement) return;
    event.preventDefault();
    if (event.timeStamp - lastWheel < WHEEL_PAUSE) return;
    lastWheel = event.timeStamp;
    turnTile(event.deltaY > 0 ? 1 : -1);
  };
  byId("board")?.addEventListener("wheel", onWheel, { passive: false });
};
