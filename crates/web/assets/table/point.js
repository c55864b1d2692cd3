// Pointing with mouse, finger and keys.

/** The target under a point: what lies on top wins. @param {number} x @param {number} y */
const targetAt = (x, y) => {
  const others = picked.length ? targets([]) : live;
  for (const element of document.elementsFromPoint(x, y)) {
    for (let it = /** @type {Element | null} */ (element); it && it !== root; it = it.parentElement) {
      if (live.has(it.id) || picked.includes(it.id)) return it.id;
      if (others.has(it.id) && it.classList.contains("again")) return it.id;
    }
  }
  return undefined;
};

$("#board")?.addEventListener("click", (event) => {
  const id = targetAt(event.clientX, event.clientY);
  if (id === undefined || picked.includes(id)) return void letGo();
  if (!live.has(id)) letGo();
  choose(id);
});

/** @param {string} id @param {string} text @param {boolean} [no] */
const showTooltip = (id, text, no) => {
  const tooltip = byId("tooltip");
  if (!tooltip || !text) return;
  tooltip.textContent = text;
  tooltip.classList.toggle("no", !!no);
  tooltip.hidden = false;
  const target = byId(id)?.getBoundingClientRect() ?? new DOMRect();
  const { width, height } = tooltip.getBoundingClientRect();
  tooltip.style.left = `${Math.min(Math.max(8, target.left + target.width / 2 - width / 2), innerWidth - width - 8)}px`;
  tooltip.style.top = `${target.top - height - 6 < 8 ? target.bottom + 6 : target.top - height - 6}px`;
};

/** Says what a target would do, while nothing else is open beside it. @param {string | undefined} id */
const preview = (id) => {
  byId("tooltip")?.setAttribute("hidden", "");
  const group = id && live.get(id);
  if (!group || placing || byId("pick")?.hidden === false) return;
  showTooltip(id, describe(group), !isOpen(group));
};

$("#board")?.addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse") preview(targetAt(event.clientX, event.clientY));
});
$("#board")?.addEventListener("pointerleave", () => preview(undefined));
addEventListener("focusin", (event) => preview(/** @type {Element} */ (event.target).id));

/** The wheel moves a row of chips that is too long. */
byId("ask")?.addEventListener("wheel", (event) => {
  const chips = event.target instanceof Element ? event.target.closest(".chips") : null;
  if (!chips || event.deltaX || chips.scrollWidth <= chips.clientWidth) return;
  event.preventDefault();
  chips.scrollLeft += event.deltaY;
}, { passive: false });

/** A line of the log, looked at, shows on the board what it changed; so does a chip. */
const shine = (/** @type {Event} */ event) => {
  document.querySelectorAll(".aimed").forEach((it) => it.classList.remove("aimed"));
  const line = event.target instanceof Element ? event.target.closest("[data-touch], .chip[data-at]") : null;
  if (!(line instanceof HTMLElement)) return;
  for (const id of (line.dataset.touch ?? line.dataset.at ?? "").split(" ")) byId(id)?.classList.add("aimed");
};
addEventListener("pointerover", shine);
addEventListener("focusin", shine);

// Keys.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest target in a direction; sideways counts double. @param {number[]} direction */
const walk = ([dx, dy]) => {
  const middle = (/** @type {Element} */ it) => {
    const box = it.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const elements = [...live.keys()].map(byId).filter((it) => it !== null && it.getBoundingClientRect().width > 0);
  const focused = document.activeElement;
  const here = focused && (live.has(focused.id) || picked.includes(focused.id)) ? focused : null;
  if (!here) return void (/** @type {HTMLElement | undefined} */ (elements[0])?.focus());
  const [x, y] = middle(here);
  const ranked = elements
    .map((it) => {
      const [tx, ty] = middle(/** @type {Element} */ (it));
      const ahead = (tx - x) * dx + (ty - y) * dy;
      const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
      return { it, ahead, rank: ahead + 2 * aside };
    })
    .filter((one) => one.it !== here && one.ahead > 1)
    .sort((one, other) => one.rank - other.rank);
  const next = /** @type {HTMLElement | undefined} */ (ranked[0]?.it);
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
};

/** Moves among the rows of the open menu. @param {number} step */
const walkMenu = (step) => {
  const rows = /** @type {HTMLElement[]} */ ([...(byId("pick")?.children ?? [])]);
  const at = rows.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  rows[(at + step + rows.length) % rows.length]?.focus();
};

const toggleLog = () => location.replace(location.hash === "#log" ? "#table" : "#log");
/** Opens or closes the list of the choices in words, if there is one. @param {boolean} on */
const list = (on) => {
  const button = byId("list-choices");
  root.classList.toggle("listing", on && button !== null);
  button?.setAttribute("aria-expanded", String(on));
};
const openDialog = (/** @type {string} */ id) => {
  const dialog = byId(id);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** @type {Record<string, () => void>} */
const KEYS = {
  u: () => byId("turn-undo")?.click(),
  r: () => (placing ? turnTile(1) : byId("turn-reset")?.click()),
  R: () => turnTile(1),
  q: () => turnTile(-1),
  w: () => turnTile(1),
  e: () => byId("turn-end")?.click(),
  h: () => toggleHint(true),
  l: toggleLog,
  "?": () => openDialog("keys"),
  "/": () => openDialog("typed"),
};

const onEscape = () => {
  list(false);
  const menu = byId("pick")?.hidden === false ? menuAt : undefined;
  const last = placing?.id ?? menu ?? picked[picked.length - 1];
  if (!last && isHinting()) return toggleHint();
  letGo();
  if (last) byId(last)?.focus();
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  const focused = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (focused instanceof HTMLElement && focused.matches("input:not([type=radio]), select, textarea")) return;
  const menu = byId("pick")?.hidden === false;
  if (event.key in ARROWS) {
    const direction = ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)];
    // Arrows go from one tab, or one line of a hint, to the next.
    if (focused?.matches("[type=radio]") || (!menu && !live.size)) return;
    if (menu) walkMenu(direction[0] + direction[1]);
    else walk(direction);
  } else if (event.key === "Enter" || event.key === " ") {
    const id = focused?.id ?? "";
    if (!live.has(id) && !picked.includes(id)) return;
    if (placing?.id === id) confirmPlace();
    else if (picked.includes(id)) letGo();
    else choose(id, true);
  } else if (event.key === "Escape") {
    onEscape();
  } else if (/^[1-9]$/.test(event.key)) {
    const chip = [...document.querySelectorAll("#ask .chip:not(.no, .plain)")][Number(event.key) - 1];
    /** @type {HTMLElement | undefined} */ (chip)?.click();
  } else if (event.key in KEYS) {
    KEYS[event.key]();
  } else {
    return;
  }
  event.preventDefault();
};

addEventListener("click", (event) => {
  const it = event.target instanceof Element ? event.target : null;
  if (it?.closest("#list-choices")) list(!root.classList.contains("listing"));
  const opener = it?.closest("[data-open]");
  if (opener instanceof HTMLElement) openDialog(opener.dataset.open ?? "");
  if (!it?.closest("#board, #pick, #turner, #ask")) byId("pick")?.setAttribute("hidden", "");
});
