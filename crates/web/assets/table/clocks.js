// Clocks on the plates: one that runs is counted down by the page's own clock, which nobody can set. Nothing is decided by it.

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * When the page got a clock, and what it said then.
 * @typedef {{ said: string, at: number }} Reading
 * @type {WeakMap<Element, Reading>}
 */
const readings = new WeakMap();

/** Time since a clock came with what it says now. @param {HTMLElement} clock */
const age = (clock) => {
  const said = `${clock.dataset.left} ${clock.dataset.turn}`;
  const known = readings.get(clock);
  if (known?.said === said) return performance.now() - known.at;
  readings.set(clock, { said, at: performance.now() });
  return 0;
};

/** A time in the largest unit of which there are a few. @param {HTMLElement} clock @param {number} time */
const words = (clock, time) => {
  if (time >= 2 * DAY) return (clock.dataset.days ?? "#").replace("#", `${Math.floor(time / DAY)}`);
  if (time >= HOUR) return (clock.dataset.hours ?? "#").replace("#", `${Math.floor(time / HOUR)}`);
  const seconds = `${Math.floor((time % MINUTE) / SECOND)}`.padStart(2, "0");
  return `${Math.floor(time / MINUTE)}:${seconds}`;
};

/** @param {HTMLElement} clock */
const show = (clock) => {
  const passed = age(clock);
  const left = Math.max(0, Number(clock.dataset.left) - passed);
  const text = clock.querySelector("[aria-hidden]");
  const said = words(clock, left);
  if (text && text.textContent !== said) text.textContent = said;
  // What is left of the turn itself; behind it the reserve is used up.
  clock.toggleAttribute("data-reserve", Number(clock.dataset.turn) < passed);
  clock.toggleAttribute("data-low", left < MINUTE);
};

const showAll = () => {
  for (const clock of document.querySelectorAll("time[data-runs]")) {
    if (clock instanceof HTMLElement) show(clock);
  }
};

/** Counts down the clocks that run. */
export const startClocks = () => {
  showAll();
  // One that comes with a message is read at once, and then every second.
  new MutationObserver(showAll).observe(document.body, { childList: true, subtree: true });
  setInterval(showAll, SECOND);
};
