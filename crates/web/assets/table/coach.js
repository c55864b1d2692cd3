// The coach of a first game: its panel is asked for when the reader is asked something new.

import { byId, findAll, root } from "./page.js";
import { isConnected } from "./connection.js";
import { holdFocus } from "./patch.js";

/** Regions of the panel; the elements stay, so that screen readers follow what is in them. */
const REGIONS = ["coach-news", "coach-more"];

/** For what the panel was asked last, and when the last answer will be there: questions go one after the other. */
const asked = { state: "", answered: Promise.resolve() };

const address = () => `/t/${root.dataset.table}/coach${location.search}`;

/** What the panel depends on: the moment, while the reader is asked; otherwise that they wait. */
const state = () => {
  const ask = byId("ask");
  const isWaiting = ask?.dataset.state === "waiting";
  return isWaiting ? "waiting" : `${ask?.dataset.state} ${ask?.dataset.version}`;
};

/** Draws rings round the places that the open tip speaks of. */
const ring = () => {
  const places = new Set((byId("coach")?.dataset.ring ?? "").split(" "));
  for (const it of findAll(".ringed")) if (!places.has(it.id)) it.classList.remove("ringed");
  for (const id of places) if (id) byId(id)?.classList.add("ringed");
};

/** Whether two regions say the same; what the reader opened is no difference. @param {Element} one @param {Element} other */
const isSame = (one, other) => one.innerHTML.replaceAll(' open=""', "") === other.innerHTML;

/** Puts another panel in the place of this one. @param {Document} page */
const show = (page) => {
  const [old, fresh] = [byId("coach"), page.getElementById("coach")];
  // The coach was switched off in another window.
  if (!old || !fresh) return location.reload();
  const restoreFocus = holdFocus();
  const hadFocus = byId("coach-news")?.contains(document.activeElement);
  const opened = findAll("#coach details[open]").map((it) => it.id);
  old.dataset.ring = fresh.dataset.ring ?? "";
  old.dataset.version = fresh.dataset.version ?? "";
  for (const id of REGIONS) {
    const [region, content] = [byId(id), page.getElementById(id)];
    if (region && content && !isSame(region, content)) region.replaceChildren(...content.childNodes);
  }
  for (const id of opened) if (id) byId(id)?.setAttribute("open", "");
  const [strip, title] = [byId("coach-strip"), page.getElementById("coach-strip")];
  if (strip && title) {
    strip.className = title.className;
    strip.replaceChildren(...title.childNodes);
  }
  ring();
  restoreFocus();
  // A button that is gone leaves the focus where it was read from.
  if (hadFocus && !byId("coach-read")) byId("coach-news")?.focus({ preventScroll: true });
};

/** Asks for the panel, or says something to the coach and gets the panel. @param {RequestInit} [how] */
const load = async (how) => {
  asked.state = state();
  try {
    const answer = await fetch(address(), how);
    if (!answer.ok) throw new Error(String(answer.status));
    show(new DOMParser().parseFromString(await answer.text(), "text/html"));
  } catch {
    // The next update asks again.
    asked.state = "";
  }
};

/** Follows what happened: a new moment has another tip, and a patched board its rings again. */
export const followCoach = () => {
  if (!byId("coach")) return;
  ring();
  asked.answered = asked.answered.then(() => (asked.state === state() ? undefined : load()));
};

/** A button of the coach was pressed; without a connection its form is posted. @param {SubmitEvent} event @param {HTMLButtonElement} button */
export const onCoachButton = (event, button) => {
  if (!isConnected()) return;
  event.preventDefault();
  const body = new URLSearchParams({ [button.name]: button.value, part: "1" });
  asked.answered = asked.answered.then(() => load({ method: "POST", body }));
};

export const startCoach = () => {
  asked.state = state();
  ring();
};
