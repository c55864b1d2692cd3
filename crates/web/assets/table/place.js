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
  for (const it of turner.querySelectorAll("[data-turner$=cw]")) it.toggleAttribute("hidden", placing.options.length < 2);
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

