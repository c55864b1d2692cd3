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
    ...[...form.querySelectorAll("label.rowx:not(.listed):has(:checked) b")]
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
