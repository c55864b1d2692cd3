// Looking back: the slider, the buttons and the keys fetch a moment of the game and show it.

import { byId, closestTo, find, findAll, isReplay, isReview, isShown, tableId } from "./page.js";
import { settings } from "./settings.js";
import { replaying } from "./state.js";
import { toggleLog } from "./dialogs.js";
import { patchAll } from "./patch.js";
import { skipEvents, untilPlayed } from "./player.js";

const slider = () => /** @type {HTMLInputElement} */ (byId("moment"));
const lastMoment = () => Number(slider().max);

const momentAddress = (/** @type {number} */ moment) =>
  isReview ? `/t/${tableId}/review/parts?n=${moment}` : `/t/${tableId}/moment/${moment}`;

/** Shows a moment of the game. @param {number} moment */
export const showMoment = async (moment) => {
  replaying.wanted = Math.min(Math.max(moment, 0), lastMoment());
  if (replaying.isFetching) return;
  replaying.isFetching = true;
  while (replaying.wanted !== replaying.shown || replaying.inVariation) {
    const next = replaying.wanted;
    const answer = await fetch(momentAddress(next)).catch(() => undefined);
    if (!answer?.ok) {
      replaying.wanted = replaying.shown;
      break;
    }
    const { parts, events } = await answer.json();
    // Only a step forward is shown as it happened.
    const isNext = next === replaying.shown + 1 && !replaying.inVariation;
    skipEvents();
    patchAll(parts, isNext ? events : undefined);
    onMoment(next);
  }
  replaying.isFetching = false;
};

/** @param {number} moment */
const onMoment = (moment) => {
  replaying.shown = moment;
  replaying.inVariation = false;
  slider().value = String(moment);
  history.replaceState(null, "", `?n=${moment}${location.hash}`);
  showPlaying();
  markEntry();
};

/** Marks the last entry of the log that has happened by now. */
const markEntry = () => {
  const entries = findAll("#log li li [data-step]");
  const entry = entries.find((it) => Number(it.dataset.step) <= replaying.shown);
  for (const it of entries) if (it !== entry) it.removeAttribute("aria-current");
  entry?.setAttribute("aria-current", "step");
  const list = entry?.closest("ol");
  if (!entry || !list) return;
  const offset = entry.getBoundingClientRect().top - list.getBoundingClientRect().top;
  list.scrollTop += offset - list.clientHeight / 2;
};

/** Shows on its button whether the game is being played through. */
const showPlaying = () => {
  const button = byId("play");
  const use = button && find("use", button);
  const icon = replaying.isPlaying ? "#i-pause" : "#i-play";
  button?.setAttribute("aria-pressed", String(replaying.isPlaying));
  use?.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#i-\w+$/, icon));
};

/** Shows the next moment, and then the one after it. */
const playNext = async () => {
  if (!replaying.isPlaying) return;
  await showMoment(replaying.shown + 1);
  await untilPlayed();
  if (replaying.shown >= lastMoment()) replaying.isPlaying = false;
  showPlaying();
  if (replaying.isPlaying) replaying.timer = setTimeout(playNext, Number(settings.speed) / 4);
};

const togglePlaying = async () => {
  replaying.isPlaying = !replaying.isPlaying;
  clearTimeout(replaying.timer);
  if (replaying.isPlaying && replaying.shown >= lastMoment()) await showMoment(0);
  showPlaying();
  if (replaying.isPlaying) replaying.timer = setTimeout(playNext, 200);
};

/** The first moments of turns. */
const turnStarts = () =>
  findAll("#ticks option").map((it) => Number(/** @type {HTMLOptionElement} */ (it).value));

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => void showMoment(replaying.wanted - 1),
  ArrowRight: () => void showMoment(replaying.wanted + 1),
  "shift ArrowLeft": () => void showMoment(turnStarts().findLast((it) => it < replaying.wanted) ?? 0),
  "shift ArrowRight": () => void showMoment(turnStarts().find((it) => it > replaying.wanted) ?? lastMoment()),
  Home: () => void showMoment(0),
  End: () => void showMoment(lastMoment()),
  " ": () => void togglePlaying(),
  l: toggleLog,
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  const focused = document.activeElement;
  if (event.ctrlKey || event.metaKey || event.altKey || focused?.matches("select, input:not(#moment)"))
    return;
  if (event.key === " " && focused?.matches("a, button, summary")) return;
  const action = KEYS[(event.shiftKey ? "shift " : "") + event.key];
  if (!action) return;
  event.preventDefault();
  action();
};

const onClick = (/** @type {MouseEvent} */ event) => {
  if (closestTo(event, "#play")) void togglePlaying();
  const link = closestTo(event, "a[data-go], #log a[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void showMoment(Number(link.dataset.go ?? link.dataset.step));
};

export const startReplay = () => {
  if (!isReplay) return;
  replaying.shown = replaying.wanted = Number(slider().value);
  // The page may have come with a variation.
  replaying.inVariation = isShown("variation");
  addEventListener("keydown", onKey);
  addEventListener("click", onClick);
  slider().addEventListener("input", () => void showMoment(Number(slider().value)));
  markEntry();
};
