// Hints: what the computer would do in the reader's place, as lines whose places light up on the board.

/** The line the reader chose to look at, by its decisions; empty while they take the best one. */
let lookedAt = "";
/** What the reader asked for last. An answer that was on its way when they closed the hint does not open it again. @type {boolean | undefined} */
let hintWanted;
/** Whether the hint was asked for by key, so that the keys go on there. */
let hintByKey = false;
/** The version at which the first of several steps of a hint was done: the next hint follows by itself. @type {number | undefined} */
let followed;

const isHinting = () => byId("hint")?.hidden === false;
const hintLines = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#hint .hint-line")]);
const radioOf = (/** @type {Element | undefined} */ line) => /** @type {HTMLInputElement | null | undefined} */ (line?.querySelector("input[type=radio]"));
const firstOf = (/** @type {string} */ key) => key.split("; ")[0];
const chosenLine = () => hintLines().find((it) => radioOf(it)?.checked);

/** Asks for a hint, or has enough of it. @param {boolean} [byKey] */
const toggleHint = (byKey) => {
  hintByKey = !!byKey;
  const button = byId(isHinting() ? "hint-close" : "ask-hint");
  if (button instanceof HTMLButtonElement) press(button);
};

/** Begins or ends thinking; without a line to the server the form does. @param {boolean} on */
const wishHint = (on) => {
  hintWanted = on;
  socket?.send(JSON.stringify({ hint: on }));
  root.classList.toggle("hint-asked", on);
  if (on) return;
  const inside = byId("hint")?.contains(document.activeElement);
  byId("hint")?.setAttribute("hidden", "");
  keepHint();
  if (inside) byId("ask-hint")?.focus({ preventScroll: true });
};

/** A button of the hint was pressed. @param {SubmitEvent} event @param {HTMLButtonElement} button */
const onHint = (event, button) => {
  if (!isLinked()) return;
  event.preventDefault();
  if (button.name !== "do") return wishHint(button.name === "hint" && !isHinting());
  // The same choice stands in the form: it knows what to ask before it is taken.
  const same = $(`#ask [name=do][value="${CSS.escape(button.value)}"]`);
  const goesOn = button.closest(".hint-line")?.querySelector(".hint-steps > :is(:nth-child(2), [data-times])");
  followed = goesOn ? version() : undefined;
  if (same instanceof HTMLButtonElement) press(same);
  else send({ do: button.value });
};

/** Who did the first step of a hint wants to know how it goes on, as long as it is their turn. */
const followHint = () => {
  if (followed === undefined || followed === version()) return;
  followed = undefined;
  if (byId("ask-hint") && isLinked() && !isHinting()) wishHint(true);
};

// The line that is looked at.

/** The line under the mouse. @type {Element | null} */
let hovered = null;
const shownLine = () => (hovered?.isConnected ? hovered : chosenLine());

/** Remembers where in the panel the reader is, before it is patched. */
const holdHint = () => {
  const focused = document.activeElement;
  unlight();
  return byId("hint")?.contains(focused) ? (focused?.getAttribute("name") ?? "") : undefined;
};

/** The same line stays chosen, the focus where it was. @param {string} [focus] name of the field or button that had it */
const keepHint = (focus) => {
  root.classList.remove("hint-asked");
  if (hintWanted === false) byId("hint")?.setAttribute("hidden", "");
  byId("ask-hint")?.setAttribute("aria-expanded", String(isHinting()));
  if (!isHinting()) return void forgetHint();
  const lines = hintLines();
  const like = (/** @type {HTMLElement} */ it) => firstOf(it.dataset.key ?? "") === firstOf(lookedAt);
  const line = (lookedAt && (lines.find((it) => it.dataset.key === lookedAt) ?? lines.find(like))) || lines[0];
  const radio = radioOf(line);
  if (radio) radio.checked = true;
  if (focus && !byId("hint")?.contains(document.activeElement)) {
    const scope = focus === "stop" ? byId("hint") : line;
    /** @type {HTMLElement | null | undefined} */ (scope?.querySelector(`[name="${focus}"]`))?.focus({ preventScroll: true });
  } else if (radio && (hintByKey || document.activeElement?.matches("#hint [name=hint-line]"))) {
    radio.focus({ preventScroll: true });
  }
  if (radio) hintByKey = false;
  light(shownLine());
};

const forgetHint = () => {
  lookedAt = "";
  hovered = null;
  unlight();
};

/** @param {HTMLElement} line */
const lookAt = (line) => {
  lookedAt = line.dataset.key ?? "";
  light(line, true);
  const places = [...lit.keys()];
  if (places.some((it) => it.checkVisibility())) return;
  const panel = places[0]?.closest("svg.board")?.id;
  if (panel) openTab(panel);
};

// Its places on the board.

/** Elements that are lit, with the numbers of the steps that end there. @type {Map<Element, number[]>} */
const lit = new Map();
/** The layer with the numbers; it lies over all drawings alike. */
const numbers = document.createElement("div");
numbers.className = "hint-marks";
numbers.ariaHidden = "true";

const unlight = () => {
  for (const it of lit.keys()) it.classList.remove("hinted");
  lit.clear();
  numbers.replaceChildren();
};

/** Lights the places of a line. @param {Element | undefined} line @param {boolean} [anew] one after the other */
const light = (line, anew) => {
  unlight();
  for (const [index, step] of [...(line?.querySelectorAll(".hint-steps > li") ?? [])].entries()) {
    const at = /** @type {HTMLElement} */ (step).dataset.at?.split(" ") ?? [];
    const places = at.map(byId).filter((it) => it !== null);
    for (const it of places) lit.set(it, lit.get(it) ?? []);
    lit.get(places[places.length - 1])?.push(index + 1);
  }
  for (const [it, steps] of lit) {
    it.classList.add("hinted");
    const mark = document.createElement("div");
    const number = document.createElement("b");
    number.textContent = steps.length > 3 ? `${steps[0]}–${steps[steps.length - 1]}` : steps.join(", ");
    if (anew) number.style.animationDelay = `${(steps[0] ?? 0) * 110 * pace()}ms`;
    number.classList.toggle("anew", !!anew);
    mark.classList.toggle("bare", !it.querySelector(":scope > .frame, :scope > g:not([id]) > .frame"));
    mark.append(number);
    numbers.append(mark);
  }
  putNumbers();
};

/** Puts each number at the upper right of its place; one without a frame of its own gets a ring. */
const putNumbers = () => {
  const region = byId("board")?.getBoundingClientRect();
  for (const [index, it] of [...lit.keys()].entries()) {
    const mark = /** @type {HTMLElement} */ (numbers.children[index]);
    const box = it.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const inside = region && x > region.left && x < region.right && y > region.top && y < region.bottom;
    mark.hidden = !inside || !box.width || !it.checkVisibility({ visibilityProperty: false });
    mark.classList.toggle("small", Math.min(box.width, box.height) < 44);
    mark.style.left = `${box.left}px`;
    mark.style.top = `${box.top}px`;
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
  }
};

/** After whatever happens now has moved things. */
const putNumbersSoon = () => void (lit.size && requestAnimationFrame(putNumbers));

if (byId("hint")) {
  root.append(numbers);
  const lineAt = (/** @type {Event} */ event) => (event.target instanceof Element ? event.target.closest("#hint .hint-line") : null);
  addEventListener("change", (event) => {
    const line = lineAt(event);
    if (line instanceof HTMLElement) lookAt(line);
    putNumbersSoon();
  });
  addEventListener("click", (event) => {
    const line = lineAt(event);
    const radio = radioOf(line ?? undefined);
    if (radio && !radio.checked && !(/** @type {Element} */ (event.target).closest("label, button"))) {
      radio.checked = true;
      lookAt(/** @type {HTMLElement} */ (line));
    }
    putNumbersSoon();
  });
  addEventListener("pointerover", (event) => {
    const line = event.pointerType === "mouse" ? lineAt(event) : null;
    if (line === hovered) return;
    hovered = line;
    if (isHinting()) light(shownLine(), line !== null);
  });
  addEventListener("scroll", putNumbersSoon, { capture: true, passive: true });
  for (const name of ["resize", "animationend", "transitionend"]) addEventListener(name, putNumbersSoon);
  new ResizeObserver(putNumbersSoon).observe(/** @type {Element} */ (byId("board")));
}
