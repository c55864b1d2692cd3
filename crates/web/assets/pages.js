// Conveniences of all pages, each of which works without them.

/**
 * The element that matches a selector among the target of an event and its ancestors.
 * @param {Event} event
 * @param {string} selector
 */
const closestTo = (event, selector) =>
  event.target instanceof Element ? event.target.closest(selector) : null;

/**
 * All fields of one kind that match a selector.
 * @template {Element} T
 * @param {new () => T} kind
 * @param {string} selector
 * @param {ParentNode} [within]
 */
const fields = (kind, selector, within = document) =>
  [...within.querySelectorAll(selector)].filter(
    /** @returns {it is T} */
    (it) => it instanceof kind,
  );

// Menus close when the reader turns elsewhere.

const closeMenus = (/** @type {EventTarget | null} */ except) => {
  for (const menu of document.querySelectorAll("details.pop[open]")) {
    if (!(except instanceof Node && menu.contains(except))) menu.removeAttribute("open");
  }
};

const startMenus = () => {
  addEventListener("pointerdown", (event) => closeMenus(event.target));
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    const open = document.querySelector("details.pop[open]");
    closeMenus(null);
    open?.querySelector("summary")?.focus();
  });
};

// A button with `data-copy` puts that text on the clipboard and says so with `data-copied`.

const copyText = async (/** @type {MouseEvent} */ event) => {
  const button = closestTo(event, "[data-copy]");
  if (!(button instanceof HTMLElement) || !navigator.clipboard) return;
  await navigator.clipboard.writeText(button.dataset.copy ?? "");
  const label = button.querySelector("[data-label]") ?? button;
  label.textContent = button.dataset.copied ?? label.textContent;
};

// A button with `data-share` hands its address to the programs of the device; where the browser cannot do that, it is copied
// if the button says what to write then (`data-copied`), else the button is hidden.

const shareLink = async (/** @type {MouseEvent} */ event) => {
  const button = closestTo(event, "[data-share]");
  if (!(button instanceof HTMLElement)) return;
  const url = new URL(button.dataset.share ?? "", location.href).href;
  if ("share" in navigator) {
    // The reader may change their mind.
    return void navigator.share({ title: document.title, url }).catch(() => undefined);
  }
  await clipboard()?.writeText(url);
  const label = button.querySelector("[data-label]") ?? button;
  label.textContent = button.dataset.copied ?? label.textContent;
};

/** The clipboard, which browsers give to safe addresses only. @returns {Clipboard | undefined} */
const clipboard = () => navigator.clipboard;

const startSharing = () => {
  document.documentElement.classList.toggle("shares", "share" in navigator);
  addEventListener("click", shareLink);
};

// The summary of a new table, made of the labels already on the page, so that it needs no words of its own.

/** @param {HTMLFormElement} form */
const summarise = (form) => {
  const seats = Number(new FormData(form).get("seats"));
  const players = fields(HTMLSelectElement, ".seat-row select", form).slice(0, seats);
  const modules = [...form.querySelectorAll("label.rowx:not(.agreed):has(:checked) b")];
  const texts = [
    form.querySelector("[data-name]")?.textContent,
    ...players.map((it) => it.selectedOptions[0]?.textContent),
    ...modules
      .filter((it) => it.closest("label")?.querySelector("[type=checkbox]"))
      .map((it) => it.textContent),
  ];
  const summary = form.querySelector("[data-summary]");
  const words = texts.map((it) => it?.trim()).filter(Boolean);
  if (summary) summary.textContent = words.join(" · ");
  for (const option of fields(HTMLOptionElement, "[data-seats] option", form)) {
    option.disabled = Number(option.value) >= seats;
    const select = option.closest("select");
    if (option.disabled && option.selected && select) select.selectedIndex = 0;
  }
};

const startSummary = () => {
  const form = document.querySelector(".new-form");
  if (!(form instanceof HTMLFormElement)) return;
  form.addEventListener("change", () => summarise(form));
  summarise(form);
};

// Fields with `data-remember` stand as the reader left them last.

const startRemembered = () => {
  const remembered = fields(HTMLSelectElement, "select[data-remember]");
  const storedName = (/** @type {HTMLSelectElement} */ field) => `patolli.${field.dataset.remember}`;
  for (const field of remembered) {
    try {
      const value = localStorage.getItem(storedName(field));
      if ([...field.options].some((it) => it.value === value)) field.value = value ?? "";
      field.addEventListener("change", () => {
        localStorage.setItem(storedName(field), field.value);
        const same = remembered.filter((it) => storedName(it) === storedName(field));
        for (const it of same) it.value = field.value;
      });
    } catch {
      // A browser that keeps nothing has the usual value.
    }
  }
};

// A form with `data-word` adds a random word of the browser to the shuffle, unless the reader wrote one.

/** The field for the word in a form; a hidden one is added where the reader sees none. @param {Element} form */
const wordField = (form) => {
  const field = form.querySelector("input[name=word]");
  if (field instanceof HTMLInputElement) return field;
  const hidden = document.createElement("input");
  Object.assign(hidden, { type: "hidden", name: "word" });
  form.append(hidden);
  return hidden;
};

const addWord = (/** @type {SubmitEvent} */ event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("form[data-word]")) return;
  const field = wordField(form);
  if (field.type !== "hidden" && field.value.trim()) return;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((it) => it.toString(16).padStart(2, "0")).join("");
};

// The shuffle promised to a page that the reader comes back to may have been used: another one is asked for.

/** @param {PageTransitionEvent} event */
const isReturn = (event) => {
  const [visit] = performance.getEntriesByType("navigation");
  return event.persisted || (visit instanceof PerformanceNavigationTiming && visit.type === "back_forward");
};

const renewTicket = async (/** @type {PageTransitionEvent} */ event) => {
  const tickets = fields(HTMLInputElement, "input[name=ticket]");
  if (!tickets.length || !isReturn(event)) return;
  try {
    const { ticket, commitment } = await (await fetch("/api/ticket")).json();
    if (ticket) for (const field of tickets) field.value = ticket;
    for (const code of document.querySelectorAll("[data-commitment]")) code.textContent = commitment ?? "";
    for (const field of fields(HTMLInputElement, "input[name=word]")) field.value = "";
  } catch {
    // The server says it when the form is sent.
  }
};

// The lists of the lobby follow what happens: the server says that something changed, and the page reads them again.

/** Whether the reader is using something in an element. @param {Element} element */
const isInUse = (element) => element.contains(document.activeElement);

const refreshLists = async () => {
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const id of ["mine", "lists"]) {
    const [old, changed] = [document.getElementById(id), fresh.getElementById(id)];
    if (old && changed && !isInUse(old) && old.innerHTML !== changed.innerHTML) old.replaceWith(changed);
  }
  document.title = fresh.title;
  const waiting = document.querySelector(".your-turn:not(.invitations) .cnt")?.textContent ?? "0";
  void navigator.setAppBadge?.(Number(waiting)).catch(() => {});
};

const startLists = () => {
  const address = document.getElementById("lists")?.dataset.live;
  if (!address) return;
  let isStale = false;
  const refresh = () => {
    isStale = document.hidden;
    // Without an answer the lists stay as they are until the next change.
    if (!isStale) void refreshLists().catch(() => {});
  };
  new EventSource(address).addEventListener("message", refresh);
  document.addEventListener("visibilitychange", () => isStale && refresh());
};

addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("[data-print]")) print();
});

startMenus();
startLists();
startSharing();
startSummary();
startRemembered();
addEventListener("click", copyText);
addEventListener("submit", addWord);
addEventListener("pageshow", renewTicket);
