// Placing a tile: a ghost where it would lie, buttons to turn it, what it brings so, and why it may not lie some way.

/** A tile over its place: one option for each way it may lie, and all there are. @type {{id: string, options: Choice[], all: Choice[], at: number} | undefined} */
let placing;
/** How far the last tile was turned, and its angle on the screen, never taken modulo a full turn. */
const lie = { turn: 0, angle: 0 };

/** The tile that is placed: the one pointed at before its place, or the one in hand. */
const artInHand = () => {
  const first = picked.length ? byId(picked[picked.length - 1])?.querySelector(".tile-art") : undefined;
  return /** @type {SVGElement | null} */ (first ?? $("#tile-in-hand .tile-art"));
};

const sidesOf = () => Number(artInHand()?.dataset.sides ?? 6);

/** @param {string} id @param {Choice[]} options */
const place = (id, options) => {
  if (placing?.id === id) return void turnTile(1);
  const all = options.toSorted((one, other) => (one.turn ?? 0) - (other.turn ?? 0));
  const sorted = all.filter((it, index) => !all.slice(0, index).some((other) => other.turn === it.turn));
  const kept = sorted.findIndex((it) => !it.refused && it.turn === lie.turn);
  const at = kept >= 0 ? kept : sorted.findIndex((it) => !it.refused);
  if (at < 0) {
    placing = undefined;
    mark();
    return void showTooltip(id, sorted[0].refused ?? "", true);
  }
  mark();
  placing = { id, options: sorted, all, at };
  setLie(sorted[at].turn ?? 0, 1);
  drawGhost();
  showTurner("");
};

/** @param {number} turn @param {number} step */
const setLie = (turn, step) => {
  const sides = sidesOf();
  const way = (((turn - lie.turn) * step) % sides + sides) % sides;
  lie.angle += (way * step * 360) / sides;
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
  turnGhost();
  showTurner([...why].join(" · "));
};

/** The layer for ghosts in the drawing that shows an element. @param {Element | null | undefined} element */
const overlayOver = (element) => element?.closest("svg.board")?.querySelector(":scope > #overlay, :scope > .overlay");

/** The tile lies on its place as a ghost. */
const drawGhost = () => {
  const art = artInHand();
  const target = placing && byId(placing.id);
  const [overlay, spot] = [overlayOver(target), target?.getAttribute("transform")];
  if (!art || !overlay || !spot) return;
  const ghost = document.createElementNS(SVG, "g");
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("transform", spot);
  ghost.append(art.cloneNode(true));
  overlay.replaceChildren(ghost);
  turnGhost();
  if (placing) markAs(placing.id, "chosen");
};

/** Some of the ghost turns, the rest stays upright; what would lie on its like is ringed. */
const turnGhost = () => {
  const ghost = $("svg.board .ghost");
  const turns = /** @type {SVGGElement | null} */ (/** @type {unknown} */ (ghost?.querySelector(".turns")));
  if (!placing || !turns) return;
  turns.style.transform = `rotate(${lie.angle}deg)`;
  const under = byId(placing.id)?.dataset.like?.split(" ") ?? [];
  for (const [corner, it] of [...turns.querySelectorAll(".upright")].entries()) {
    const mark = /** @type {SVGGElement} */ (it);
    mark.style.transform = `rotate(${-lie.angle}deg)`;
    mark.querySelector(".ring")?.remove();
    if (mark.dataset.like !== under[(corner + lie.turn) % under.length]) continue;
    const ring = document.createElementNS(SVG, "circle");
    ring.setAttribute("class", "ring");
    ring.setAttribute("r", "15.5");
    mark.prepend(ring);
  }
};

/** What the tile brings the way it lies, as icons and, for those who listen, in words. @param {HTMLElement} turner */
const showGains = (turner) => {
  const pill = turner.querySelector(".gains");
  const choice = placing?.options[placing.at];
  const gains = choice?.button.dataset.gives?.split(" ") ?? [];
  const sprite = turner.querySelector("use")?.getAttribute("href")?.split("#")[0];
  const icons = gains.map((it) => {
    const [n, good] = it.split("×");
    const amount = document.createElement("span");
    amount.ariaHidden = "true";
    amount.className = "amt";
    amount.innerHTML = `+<b></b><svg class="icon"><use/></svg>`;
    /** @type {Element} */ (amount.querySelector("b")).textContent = n;
    amount.querySelector("use")?.setAttribute("href", `${sprite}#i-${good}`);
    return amount;
  });
  const spoken = document.createElement("span");
  spoken.className = "sr";
  spoken.textContent = gains.length ? words(choice?.button) : "";
  pill?.replaceChildren(...icons, ...(gains.length ? [spoken] : []));
};

/** @param {string} why */
const showTurner = (why) => {
  const turner = byId("turner");
  if (!turner || !placing) return;
  /** @type {HTMLElement} */ (turner.querySelector(".why")).textContent = why;
  for (const it of turner.querySelectorAll("[data-turner$=cw]")) it.toggleAttribute("hidden", placing.options.length < 2);
  showGains(turner);
  turner.hidden = false;
  putBeside(turner, placing.id);
};

/** Takes the tile as it lies; if it can be paid in several ways, asks which. */
const confirmPlace = () => {
  if (!placing) return;
  const { id, options, all, at } = placing;
  const same = all.filter((it) => !it.refused && it.turn === options[at].turn);
  if (same.length < 2) return void take(options[at]);
  byId("turner")?.setAttribute("hidden", "");
  showMenu(id, same, true);
};

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

