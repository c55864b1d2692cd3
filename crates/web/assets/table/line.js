// The line to the server: opened, watched, and opened again when it is lost.

import { byId, hide, root, tableId } from "./page.js";
import { connection, playing } from "./state.js";
import { isConnected, sendNow } from "./connection.js";
import { canInflate, loadDictionary, messageReader } from "./messages.js";

/** Why the server closed the socket: it starts anew, the table failed, the table is gone. */
const CLOSED = { restart: 1012, failed: 4500, gone: 4410 };

/**
 * Times of a line, in milliseconds: of silence before the server is asked whether it is there (`hidden`: while nobody
 * looks), and of waiting for its answer or for the line to open (`woken`: when the network or the reader is back). A line
 * that leads nowhere is given up after silence and patience, which together stay below eight seconds.
 */
const TIMES = { silence: 3000, hidden: 20_000, patience: 4000, woken: 1500 };

/** What a page does with messages: set once. @type {(text: string, isFirst: boolean) => void} */
let handle = () => {};

/** A server that has not answered three times is given more time: asking it more often would not make it quicker. */
const patience = () => TIMES.patience * 2 ** Math.min(Math.max(connection.silentLines - 2, 0), 2);

/** @param {number} time @param {() => void} then */
const wait = (time, then) => {
  clearTimeout(connection.lineTimer);
  connection.lineTimer = setTimeout(then, time);
};

/** Waits until it has been silent for a while. */
const listen = () => wait(document.hidden ? TIMES.hidden : TIMES.silence, () => probe(patience()));

/** Asks the server whether it is there. @param {number} time */
const probe = (time) => {
  sendNow({ ping: true });
  wait(time, giveUp);
};

/** Leaves a line that leads nowhere, without waiting for the server to agree. */
const giveUp = () => {
  const { socket } = connection;
  connection.socket = undefined;
  connection.silentLines += 1;
  socket?.close();
  if (connection.wasOpen) byId("lost")?.removeAttribute("hidden");
  // Only the first time: a server that answers nobody is not helped by haste.
  connect(connection.silentLines === 1 ? 0 : undefined);
};

/** Opens a line after a while, which grows with each failure. @param {number} [delay] */
const connect = (delay) => {
  connection.failures += 1;
  const grown = Math.min(15_000, 400 * 2 ** Math.min(connection.failures, 6)) * (0.7 + Math.random() * 0.6);
  wait(delay ?? grown, open);
};

/** The network or the reader is back: a line that may be dead is tried, a lost one is opened at once. */
const wake = () => {
  if (document.hidden) return;
  if (isConnected()) return probe(TIMES.woken);
  // The first attempt is still under way.
  if (!connection.failures) return;
  connection.failures = 0;
  open();
};

const onOpen = () => {
  connection.comesBack = connection.wasOpen;
  connection.wasOpen = true;
  connection.failures = 0;
  hide("lost");
  listen();
};

const onClose = (/** @type {CloseEvent} */ event) => {
  clearTimeout(connection.lineTimer);
  // A table that failed is opened again when the reader wants it, not by all pages at once.
  if (event.code === CLOSED.failed) {
    connection.failures = 0;
    root.classList.remove("busy");
    byId("broke")?.removeAttribute("hidden");
    return;
  }
  // The page of a table that is gone says why.
  if (event.code === CLOSED.gone) return location.reload();
  // A server that stops says so: the notice need not wait.
  if (event.code === CLOSED.restart) byId("lost")?.removeAttribute("hidden");
  connect();
  setTimeout(() => byId("lost")?.toggleAttribute("hidden", isConnected() || !connection.wasOpen), 2000);
};

/** Opens a line; one that was there before says nothing any more. */
const open = () => {
  const isText = root.hasAttribute("data-text");
  const told = playing.step !== undefined && `told=${playing.step}`;
  const { dictionary } = connection;
  const known = dictionary && `dictionary=${dictionary.name}`;
  const wishes = [isText && "text=1", canInflate && "deflate=1", known, "events=1", told].filter(Boolean);
  const address = `${location.origin.replace(/^http/, "ws")}/t/${tableId}/ws?${wishes.join("&")}`;
  connection.socket?.close();
  const socket = new WebSocket(address);
  socket.binaryType = "arraybuffer";
  connection.socket = socket;
  /** @template {Event} It @param {(event: It) => void} then @returns {(event: It) => void} */
  const ifCurrent = (then) => (event) => {
    if (socket === connection.socket) then(event);
  };
  let isFirst = true;
  const onText = (/** @type {string} */ text) => {
    if (socket !== connection.socket) return;
    handle(text, isFirst);
    isFirst = false;
  };
  // What cannot be read is asked for again.
  const read = messageReader(onText, () => socket.close(), dictionary);
  const onMessage = (/** @type {MessageEvent<string | ArrayBuffer>} */ event) => {
    connection.silentLines = 0;
    listen();
    // An answer to a ping is empty.
    if (event.data) read(event);
  };
  socket.addEventListener("open", ifCurrent(onOpen));
  socket.addEventListener("message", ifCurrent(onMessage));
  socket.addEventListener("close", ifCurrent(onClose));
  wait(patience(), giveUp);
};

/** Opens the line for good. @param {(text: string, isFirst: boolean) => void} onMessage */
export const startLine = (onMessage) => {
  handle = onMessage;
  addEventListener("online", wake);
  addEventListener("offline", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());
  document.addEventListener("visibilitychange", wake);
  loadDictionary(root.dataset.game ?? "").then((it) => {
    connection.dictionary = it;
    open();
  });
};
