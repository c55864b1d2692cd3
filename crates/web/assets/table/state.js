// Everything the scripts of the table page remember. The rest is in the document.

/**
 * A button of the form in `#ask`, and where on the board it is chosen.
 * @typedef {object} Choice
 * @property {HTMLButtonElement} button
 * @property {string[]} targets ids of the elements to point at, in order
 * @property {string | undefined} cost
 * @property {number | undefined} turn how far the tile is turned, in sides
 * @property {string | undefined} refused why the choice may not be taken
 * @property {string} label
 */

/**
 * A tile that lies over its place for trial.
 * @typedef {object} Placement
 * @property {string} id the place
 * @property {Choice[]} options one choice for each way the tile may lie
 * @property {Choice[]} all every choice that places the tile here
 * @property {number} at index of the option that is shown
 */

/** Choosing on the board. */
export const choosing = {
  /** @type {Choice[]} */
  choices: [],
  /** Ids pointed at so far of a choice with several targets. @type {string[]} */
  picked: [],
  /** Choices by the id of the next element to point at. @type {Map<string, Choice[]>} */
  targets: new Map(),
  /** Elements with marks of the script, and the role each had before. @type {Map<Element, string | null>} */
  marked: new Map(),
  /** The target beside which the menu was opened. @type {string | undefined} */
  menuAt: undefined,
  /** The first target of the choice just taken: it is picked again after the answer. @type {string | undefined} */
  pickAgain: undefined,
  /** Place of the tab that was open before one was opened for a choice. @type {number | undefined} */
  tabBefore: undefined,
  /** @type {Placement | undefined} */
  placement: undefined,
  /** How the last tile was turned, in sides, and in degrees on the screen, which may exceed a full turn. */
  tile: { turn: 0, angle: 0 },
};

/** The connection to the server. */
export const connection = {
  /** @type {WebSocket | undefined} */
  socket: undefined,
  /** Text to which compressed messages refer. @type {import("./messages.js").Dictionary | undefined} */
  dictionary: undefined,
  /** Whether the page was ever connected; until then forms are posted. */
  wasOpen: false,
  /** Whether the next message is the first one after a break. */
  comesBack: false,
  failures: 0,
  /** Lines in a row that were given up because the server said nothing. */
  silentLines: 0,
  /** Ends the silence, the waiting for an answer, or the pause before the next line. */
  lineTimer: 0,
  /** A decision that the server has not answered. @type {{body: object, version: number} | undefined} */
  unanswered: undefined,
  /** When the last decision was made, on the clock of `performance`. */
  sentAt: 0,
  /** Shows that it is not sent yet. */
  unsentTimer: 0,
  /** Takes a decision as a question about it, and says whether it did. @type {((notation: string) => boolean) | undefined} */
  asks: undefined,
  /** Whether the form is being posted as if there were no script. */
  postsForm: false,
};

/** The hint panel. */
export const hinting = {
  /** What the reader asked for last: an answer that was on its way when they closed the hint does not open it again. @type {boolean | undefined} */
  wanted: undefined,
  /** Decisions of the line the reader chose; empty while it is the best one. */
  chosen: "",
  /** Whether the hint was asked for by key: then the focus goes to its lines. */
  byKey: false,
  /** Version at which the reader took the first of several steps: the next hint is asked for. @type {number | undefined} */
  followedFrom: undefined,
  /** The line under the mouse. @type {HTMLElement | null} */
  hovered: null,
  /** Elements lit on the board, with the numbers of the steps that end there. @type {Map<Element, number[]>} */
  lit: new Map(),
};

/** The sheets of ceremonies. */
export const ceremony = {
  /** Sheets that were closed in this browser, as `table.sheet`. @type {string[]} */
  closed: [],
  /** The open sheet, and whether the reader opened it. @type {{id: string, byReader: boolean} | undefined} */
  open: undefined,
  /** What had the focus before the sheet was opened. @type {Element | null} */
  focusBefore: null,
  /** Ends the animation of the open sheet. @type {(() => void) | undefined} */
  finish: undefined,
};

/** Gears. */
export const gearing = {
  /** How many turns ahead of the game the gears are shown. */
  ahead: 0,
};

/** The player of events. */
export const playing = {
  /** Scenes that wait to be shown. @type {import("./scenes.js").Scene[]} */
  queue: [],
  /** The scene that is shown. @type {import("./scenes.js").Scene | undefined} */
  current: undefined,
  isRunning: false,
  /** Ends the wait for the present scene. @type {(() => void) | undefined} */
  wake: undefined,
  /** What happened since the reader's last decision, as far as this page was told. @type {import("./places.js").BoardEvent[]} */
  recent: [],
  /** What happened while nobody could see the page. @type {import("./places.js").BoardEvent[]} */
  missed: [],
  /** Number of decisions that the page was told of. @type {number | undefined} */
  step: undefined,
  /** Gears that wait for their event. @type {Animation[]} */
  spins: [],
};

/** The moments of a replay. */
export const replaying = {
  /** The moment that is shown. */
  shown: 0,
  /** The moment asked for: while one is fetched, only the latest counts. */
  wanted: 0,
  /** Whether the page shows a position that is no moment of the game. */
  inVariation: false,
  isFetching: false,
  isPlaying: false,
  timer: 0,
};
