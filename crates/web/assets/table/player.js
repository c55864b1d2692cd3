// The player of events: shows what happened one thing after the other, over a page that is up to date already. Nothing
// waits for it; a key, a click or a tap skips to the end.

import { boardBox, byId, drawnById, find } from "./page.js";
import { motionFactor } from "./settings.js";
import { playing } from "./state.js";
import { clearGhosts } from "./ghosts.js";
import { flyAmount, rollDice, showMomentIcon } from "./flights.js";
import { isOwnSeat, plateOf, visibleBox } from "./places.js";
import { captureBefore, makeDirector } from "./scenes.js";
import { holdNumbers, numbersBefore, rollNumber, settleNumbers } from "./counters.js";
import { playSound } from "./sounds.js";

/** @typedef {import("./places.js").BoardEvent} BoardEvent */
/** @typedef {import("./scenes.js").Scene} Scene */

/** How long things take, in milliseconds, at normal speed. */
const TIME = { event: 560, stop: 200, heading: 260, words: 420, moment: 700, roll: 700 };
/** With more scenes than this everything goes faster, and of more than that only the last are shown. */
const MANY = { faster: 14, skipped: 30 };
/** Most goods that fly at once. */
const MOST_GOODS = 4;

/** Whether events are to be shown at all. */
const wantsMotion = () => motionFactor() > 0 && !document.hidden;

/** How long a scene takes at normal speed. @param {Scene} scene */
const timeOf = ({ event, places }) => {
  if (event.roll) return TIME.roll;
  if (event.moment) return TIME.moment;
  if (event.heading) return TIME.heading;
  const stops = Math.max(0, places.length - 2);
  const isShown = places.length || event.goods || event.points;
  return isShown ? TIME.event + stops * TIME.stop : TIME.words;
};

/** How long a scene takes now. @param {Scene} scene */
const durationOf = (scene) => timeOf(scene) * motionFactor() * (playing.queue.length > MANY.faster ? 0.6 : 1);

/** Waits, unless the player is told to go on. @param {number} time */
const pause = (time) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, time);
    playing.wake = () => {
      clearTimeout(timer);
      resolve(undefined);
    };
  });

/** Where the main panel lies, or the board where another panel is in sight. */
const mainBox = () => {
  const main = find("#board .main")?.getBoundingClientRect();
  return main?.width ? main : boardBox();
};

/** Says in words what happens, unless the reader did it. @param {BoardEvent} event */
const showCaption = ({ say, seat }) => {
  const [box, board] = [byId("player"), mainBox()];
  if (!box || !board) return;
  box.hidden = isOwnSeat(seat);
  if (box.hidden) return;
  /** @type {HTMLElement} */ (find(".caption", box)).textContent = say;
  box.style.left = `${board.left + board.width / 2}px`;
  box.style.top = `${Math.min(board.bottom, innerHeight) - 8}px`;
  box.style.maxWidth = `${board.width - 16}px`;
};

/** Lights up what an event touches. @param {BoardEvent} event @param {number} duration */
const lightUp = ({ touches = [] }, duration) => {
  const frames = [{ opacity: 1 }, { opacity: 0.35, offset: 0.3 }, { opacity: 1 }];
  for (const id of touches.slice(0, MOST_GOODS)) drawnById(id)?.animate(frames, { duration });
};

/** Lets goods and points fly between a place and plates. @param {Scene} scene @param {number} duration */
const flyAmounts = ({ event, places }, duration) => {
  const { goods = [], points = [], seat } = event;
  const place = places.at(-1) ?? visibleBox(plateOf(seat)) ?? boardBox();
  const amounts = [
    ...goods.map(([good, n]) => ({ icon: good, n, whose: seat, detail: good })),
    ...points.map(([whose, n]) => ({ icon: "vp", n, whose, detail: "score" })),
  ];
  for (const [index, { icon, n, whose, detail }] of amounts.entries()) {
    const [box, timing] = [visibleBox(plateOf(whose, detail)), { duration, delay: 60 * index }];
    if (place && box && index < MOST_GOODS) flyAmount(icon, n, place, box, timing);
    if (whose !== undefined) rollNumber(whose, detail, n, timing);
  }
  return Math.min(amounts.length, MOST_GOODS) * 60;
};

/** Shows one scene. @param {Scene} scene */
const play = async (scene) => {
  const { event } = scene;
  const duration = durationOf(scene);
  const board = boardBox();
  showCaption(event);
  playSound(event);
  if (event.moment) releaseSpins();
  if (event.roll && board) rollDice(event.roll, board, duration);
  if (event.moment && board) showMomentIcon(event.moment, board, duration);
  const moves = scene.move(duration * 0.9);
  if (!moves) lightUp(event, duration);
  const delay = flyAmounts(scene, duration);
  await pause(duration + delay);
  scene.release();
};

const run = async () => {
  playing.isRunning = true;
  document.documentElement.dataset.playing = "";
  // Gears begin to turn when the patch is over.
  await Promise.resolve();
  holdSpins();
  for (;;) {
    const scene = playing.queue.shift();
    if (!scene || !playing.isRunning) break;
    playing.current = scene;
    await play(scene);
    playing.current = undefined;
  }
  if (playing.isRunning) end();
};

/** Lets gears wait for the event that turns them. */
const holdSpins = () => {
  if (!playing.queue.some((it) => it.event.moment === "calendar")) return;
  const spins = document.getAnimations().filter((it) => it.id === "spin" && it.playState === "running");
  spins.forEach((it) => it.pause());
  playing.spins.push(...spins);
};

const releaseSpins = () => playing.spins.splice(0).forEach((it) => it.play());

/** Shows everything as it is. */
const end = () => {
  playing.isRunning = false;
  delete document.documentElement.dataset.playing;
  clearGhosts();
  releaseSpins();
  settleNumbers();
  byId("player")?.setAttribute("hidden", "");
};

/** Skips to the end. */
export const skipEvents = () => {
  if (!playing.isRunning) return;
  const rest = playing.queue.splice(0);
  playing.current?.release();
  rest.forEach((it) => it.release());
  end();
  playing.wake?.();
};

/** Whether something is being shown. */
export const isPlaying = () => playing.isRunning;

/** Waits until nothing is being shown any more. */
export const untilPlayed = async () => {
  while (playing.isRunning) await new Promise((resolve) => setTimeout(resolve, 30));
};

/** Adds scenes to those that are shown. @param {BoardEvent[]} events @param {import("./scenes.js").Captured} captured */
const enqueue = (events, captured) => {
  const director = makeDirector(events, captured);
  const scenes = events.map((it) => director.scene(it));
  playing.queue.push(...scenes);
  const surplus = Math.max(0, playing.queue.length - MANY.skipped);
  playing.queue.splice(0, surplus).forEach((it) => it.release());
  if (!playing.isRunning && playing.queue.length) void run();
};

/**
 * Patches the page, then shows what happened.
 * @param {BoardEvent[]} events
 * @param {() => void} patch
 */
export const patchAndPlay = (events, patch) => {
  if (!events.length || !wantsMotion()) {
    skipEvents();
    return patch();
  }
  const [captured, numbers] = [captureBefore(events), numbersBefore(events)];
  settleNumbers();
  patch();
  holdNumbers(numbers);
  enqueue(events, captured);
};

/** Shows events once more, over the page as it is. @param {BoardEvent[]} events */
export const playAgain = (events) => {
  skipEvents();
  if (events.length && wantsMotion()) enqueue(events, new Map());
};

export const startPlayer = () => {
  addEventListener("pointerdown", skipEvents, true);
  addEventListener("keydown", skipEvents, true);
  document.addEventListener("visibilitychange", () => document.hidden && skipEvents());
};
