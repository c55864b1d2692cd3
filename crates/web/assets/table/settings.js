// The reader's settings of the table page, kept in this browser.

import { findAll, reducedMotion } from "./page.js";

const STORED_AS = "patolli.wishes";

/** @type {Record<string, string>} */
export const settings = {
  confirm: matchMedia("(pointer: coarse)").matches ? "always" : "unspent",
  motion: "normal",
  speed: "1000",
  sound: "off",
  vibration: "on",
};

/** What localStorage holds under a name; `undefined` where the browser keeps nothing. @param {string} name */
export const readStored = (name) => {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Writes to localStorage; a browser that keeps nothing still plays. @param {string} name @param {unknown} value */
export const writeStored = (name, value) => {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // The value holds until the page is left.
  }
};

/** The factor by which animations last longer than usual; 0 if there are none. */
export const motionFactor = () =>
  reducedMotion.matches ? 0 : ({ off: 0, fast: 0.5, normal: 1, slow: 1.8 }[settings.motion] ?? 1);

/** Fills the fields of the settings and stores what the reader changes there. */
export const startSettings = () => {
  Object.assign(settings, readStored(STORED_AS));
  for (const field of findAll("select[data-setting]")) {
    if (!(field instanceof HTMLSelectElement)) continue;
    const name = field.dataset.setting ?? "";
    field.value = settings[name];
    field.addEventListener("change", () => {
      settings[name] = field.value;
      writeStored(STORED_AS, settings);
    });
  }
};
