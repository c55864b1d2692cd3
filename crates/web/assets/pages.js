// Small comforts; every page works without them.

/** Menus close when the reader looks elsewhere. */
const closeMenus = (/** @type {EventTarget | null} */ except) => {
  for (const menu of document.querySelectorAll("details.pop[open]")) {
    if (!(except instanceof Node && menu.contains(except))) menu.removeAttribute("open");
  }
};
addEventListener("pointerdown", (event) => closeMenus(event.target));
addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const open = document.querySelector("details.pop[open]");
  closeMenus(null);
  open?.querySelector("summary")?.focus();
});

/** A button with `data-copy` puts that text on the clipboard and says so with `data-copied`. */
addEventListener("click", async (event) => {
  const button = event.target instanceof Element && event.target.closest("[data-copy]");
  if (!(button instanceof HTMLElement) || !navigator.clipboard) return;
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  const label = button.querySelector("[data-label]") ?? button;
  label.textContent = button.dataset.copied ?? label.textContent;
});

/** The new table in one line, made of the labels already on the page, so that it needs no words of its own. */
const summarise = (/** @type {HTMLFormElement} */ form) => {
  const seats = Number(new FormData(form).get("seats"));
  const sitters = [...form.querySelectorAll(".seat-row select")].slice(0, seats);
  const texts = [
    form.querySelector("[data-name]")?.textContent,
    ...sitters.map((it) => it.selectedOptions[0]?.textContent),
    ...[...form.querySelectorAll("label.rowx:not(.agreed):has(:checked) b")]
      .filter((it) => it.closest("label")?.querySelector("[type=checkbox]"))
      .map((it) => it.textContent),
  ];
  const line = form.querySelector("[data-summary]");
  if (line) line.textContent = texts.filter(Boolean).map((it) => it?.trim()).join(" · ");
  for (const option of form.querySelectorAll("[data-seats] option")) {
    option.disabled = Number(option.value) >= seats;
    if (option.disabled && option.selected) option.parentElement.selectedIndex = 0;
  }
};
const form = document.querySelector(".new-form");
if (form instanceof HTMLFormElement) {
  form.addEventListener("change", () => summarise(form));
  summarise(form);
}

/** Fields with `data-remember` stand as the reader left them last. */
const remembered = /** @type {HTMLSelectElement[]} */ ([...document.querySelectorAll("select[data-remember]")]);
const placeOf = (/** @type {HTMLSelectElement} */ field) => `patolli.${field.dataset.remember}`;
for (const field of remembered) {
  try {
    const value = localStorage.getItem(placeOf(field));
    if ([...field.options].some((it) => it.value === value)) field.value = value ?? "";
    field.addEventListener("change", () => {
      localStorage.setItem(placeOf(field), field.value);
      for (const other of remembered) if (placeOf(other) === placeOf(field)) other.value = field.value;
    });
  } catch {
    // A browser that keeps nothing has the usual value.
  }
}

/** A form with `data-word` adds a random word of the reader's browser to the shuffle, unless the reader wrote one. */
addEventListener("submit", (event) => {
  const form = event.target instanceof HTMLFormElement && event.target.matches("form[data-word]") && event.target;
  if (!form) return;
  let field = form.querySelector("input[name=word]");
  if (!field) {
    field = document.createElement("input");
    Object.assign(field, { type: "hidden", name: "word" });
    form.append(field);
  }
  if (!(field instanceof HTMLInputElement) || (field.type !== "hidden" && field.value.trim())) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((it) => it.toString(16).padStart(2, "0")).join("");
});

/** A page that the reader comes back to was promised a shuffle that may have been used: it asks for another one. */
addEventListener("pageshow", async (event) => {
  const [visit] = performance.getEntriesByType("navigation");
  const tickets = document.querySelectorAll("input[name=ticket]");
  if (!tickets.length || !(event.persisted || /** @type {any} */ (visit)?.type === "back_forward")) return;
  try {
    const { ticket, commitment } = await (await fetch("/api/ticket")).json();
    for (const field of tickets) if (field instanceof HTMLInputElement && ticket) field.value = ticket;
    for (const code of document.querySelectorAll("[data-commitment]")) code.textContent = commitment ?? "";
    for (const field of document.querySelectorAll("input[name=word]")) if (field instanceof HTMLInputElement) field.value = "";
  } catch {
    // The server says it when the form is sent.
  }
});
