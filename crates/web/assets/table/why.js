// "Why not my move?": while its sheet is open, a choice is compared with the best one instead of being taken.

import { byId, closestTo, find, root } from "./page.js";
import { connection } from "./state.js";

/** The sheet, which rules share. */
const sheet = () => /** @type {HTMLDialogElement | null} */ (byId("rule"));
const address = () => `/t/${root.dataset.table}/why`;
const isAsking = () => !!sheet()?.open && !!find("#rule .why-form");

/** Puts the question or its answer into the sheet. @param {URLSearchParams} [fields] */
const show = async (fields) => {
  const [dialog, content] = [sheet(), find("#rule .rule-content")];
  if (!dialog || !content) return;
  content.classList.add("thinking");
  const answer = fields
    ? await fetch(address(), { method: "POST", body: fields })
    : await fetch(`${address()}?sheet=1`);
  content.classList.remove("thinking");
  // Why it is denied stands on its page.
  if (!answer.ok) return void location.assign(address());
  content.innerHTML = await answer.text();
  if (!dialog.open) dialog.show();
  if (!fields) find("h1", content)?.focus({ preventScroll: true });
  content.scrollTop = 0;
};

/** Asks about a choice. @param {string} notation */
const ask = (notation) => {
  show(new URLSearchParams({ do: notation, sheet: "1" })).catch(() => location.assign(address()));
};

const onClick = (/** @type {MouseEvent} */ event) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (!closestTo(event, "[data-why]") || !isPlain || !sheet()) return;
  event.preventDefault();
  show().catch(() => location.assign(address()));
};

const onSubmit = (/** @type {SubmitEvent} */ event) => {
  const form = closestTo(event, "#rule .why-form");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  ask(String(new FormData(form).get("do") ?? ""));
};

export const startWhy = () => {
  if (!sheet()) return;
  connection.asks = (notation) => {
    if (!isAsking()) return false;
    ask(notation);
    return true;
  };
  addEventListener("click", onClick);
  addEventListener("submit", onSubmit, true);
};
