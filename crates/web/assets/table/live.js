// The line to the server, and what asks before something is sent.

/** @type {WebSocket | undefined} */
let socket;
let everLinked = false;
let tries = 0;
/** A decision made while the line was down; sent once, if the table still stands as it did. @type {{body: object, version: number} | undefined} */
let queued;
/** Set while the form goes the plain way. */
let plain = false;

/** Why a socket is closed: the server starts anew; the table broke off. */
const [RESTART, BROKE, GONE] = [1012, 4500, 4410];

const version = () => Number(byId("ask")?.dataset.version ?? 0);
const isLinked = () => socket?.readyState === WebSocket.OPEN;

/** Sends what a button of the form stands for. @param {HTMLButtonElement} button */
const press = (button) => {
  if (!button.form || button.disabled || button.type === "button") return;
  plain = false;
  button.form.requestSubmit(button);
};

let lastSent = 0;

/** Sends a decision; a second click before the answer is the same click. @param {object} body */
const send = (body) => {
  if (root.classList.contains("busy") && performance.now() - lastSent < 3000) return;
  lastSent = performance.now();
  const message = { body: { ...body, version: version() }, version: version() };
  if (isLinked()) socket?.send(JSON.stringify(message.body));
  else queued = message;
  root.classList.add("busy");
};

const bodyOf = (/** @type {HTMLButtonElement} */ button) =>
  button.name === "do" ? { do: button.value } : { [button.name]: true };

/** Whether the reader wants to be asked before the turn ends. @param {HTMLButtonElement} button */
const mustConfirm = (button) =>
  button.id === "turn-end" && (wishes.confirm === "always" || (wishes.confirm === "unspent" && !!button.dataset.unspent));

/** @param {HTMLButtonElement} button @param {() => void} onYes */
const confirmEnd = (button, onYes) => {
  const dialog = byId("confirm-end");
  if (!(dialog instanceof HTMLDialogElement)) return onYes();
  /** @type {HTMLElement} */ (dialog.querySelector(".unspent")).textContent = button.dataset.confirm ?? "";
  dialog.returnValue = "";
  dialog.onclose = () => dialog.returnValue === "yes" && onYes();
  dialog.showModal();
};

/** The question is about one moment of the turn: when that has gone, the question goes, too. @param {number} asked */
const dropQuestion = (asked) => {
  const dialog = byId("confirm-end");
  if (asked !== version() && dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
};

addEventListener("submit", (event) => {
  const { submitter } = event;
  list(false);
  if (plain || !(submitter instanceof HTMLButtonElement)) return;
  if (submitter.closest("#ask-hint, #hint")) return onHint(event, submitter);
  if (!submitter.closest(".act")) return;
  // Without a line the form is posted as if there were no script.
  const go = everLinked ? () => send(bodyOf(submitter)) : () => {
    plain = true;
    submitter.form?.requestSubmit(submitter);
  };
  if (mustConfirm(submitter)) {
    event.preventDefault();
    confirmEnd(submitter, go);
  } else if (everLinked) {
    event.preventDefault();
    go();
  }
});

byId("typed")?.addEventListener("close", (event) => {
  const dialog = /** @type {HTMLDialogElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  if (dialog.returnValue === "yes" && field.value.trim()) send({ do: field.value.trim() });
  field.value = "";
  dialog.returnValue = "";
});

/** @param {string} text */
const complain = (text) => {
  const trouble = byId("trouble");
  if (!trouble) return;
  trouble.textContent = text;
  trouble.hidden = false;
  setTimeout(() => (trouble.hidden = true), 6000);
};

/** Patches while the reader may be in the middle of choosing; what they hold stays held if nothing was decided. @param {News} news */
const patchLive = (news) => {
  const parts = news.parts ?? [];
  const held = { version: version(), picked, placing };
  const calm = !parts.some(([id]) => id === "ask" || byId(id)?.closest("#board"));
  if (!calm) unmark();
  const hint = holdHint();
  patchAll(parts);
  keepHint(hint);
  if (news.version !== undefined) byId("ask")?.setAttribute("data-version", String(news.version));
  if (calm && held.version === version()) return;
  placing = undefined;
  refresh();
  if (held.version === version()) hold(held.picked, held.placing?.id);
};

/** @param {string[]} ids @param {string | undefined} hex */
const hold = (ids, hex) => {
  picked = ids;
  mark();
  const options = hex && live.get(hex);
  if (options) place(hex, options);
};

/** @param {News} news */
const hear = (news) => {
  root.classList.remove("busy");
  const wasOpen = byId("ask")?.dataset.state === "open";
  const wasYours = byId("top-info")?.hasAttribute("data-yours");
  const before = version();
  patchLive(news);
  dropQuestion(before);
  followHint();
  if (wasOpen && byId("ask")?.dataset.state !== "open") return location.reload();
  // Nothing that one seat may see stays behind on a screen that is handed to the next.
  if (byId("top-info")?.dataset.eyes !== byId("board")?.dataset.eyes) return location.reload();
  const info = byId("top-info");
  document.title = info?.dataset.title ?? news.title ?? document.title;
  flag();
  const say = byId("say");
  if (news.say && say) say.textContent = news.say;
  const trouble = news.refused ?? (news.stale ? byId("trouble")?.dataset.stale : undefined);
  if (trouble) complain(trouble);
  showNews();
  if (!wasYours && info?.hasAttribute("data-yours")) greet();
};

const favicon = /** @type {HTMLLinkElement | null} */ (byId("favicon"));
const plainIcon = favicon?.href ?? "";

/** The icon of the browser's tab carries a dot while it is the reader's turn. */
const flag = () => {
  if (favicon) favicon.href = byId("top-info")?.hasAttribute("data-yours") ? (favicon.dataset.turn ?? "") : plainIcon;
};

/** How many lines of the log are new, on the button that opens it. */
const showNews = () => {
  const button = $(".open-log");
  if (button) button.dataset.new = byId("log-head")?.dataset.new ?? "";
};

/** The strip pulses once when the reader's turn begins. */
const greet = () => {
  byId("ask")?.classList.add("greet");
  setTimeout(() => byId("ask")?.classList.remove("greet"), 900);
};

/** What a message says: JSON, then the parts, each behind a record separator, with a unit separator after its id. @param {string} text @returns {News} */
const read = (text) => {
  const [news, ...parts] = text.split("\x1e");
  return { ...JSON.parse(news), parts: parts.map((it) => it.split("\x1f")) };
};

const connect = () => {
  const query = root.hasAttribute("data-text") ? "?text=1" : "";
  socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}/t/${tableId}/ws${query}`);
  socket.addEventListener("open", () => {
    everLinked = true;
    tries = 0;
    byId("lost")?.setAttribute("hidden", "");
  });
  let pieces = "";
  socket.addEventListener("message", (event) => {
    // A long message comes in pieces; the last begins with another mark.
    if (event.data[0] === "+") return void (pieces += event.data.slice(1));
    const whole = event.data[0] === "=" ? pieces + event.data.slice(1) : event.data;
    pieces = "";
    hear(read(whole));
    root.classList.add("live");
    // The first news after a break is the whole truth: now the waiting decision can be judged.
    const waiting = queued;
    queued = undefined;
    if (waiting && waiting.version === version()) send(waiting.body);
  });
  socket.addEventListener("close", (event) => {
    // The table broke off: it is opened again when the reader wants it, not by everybody at once.
    if (event.code === BROKE) {
      root.classList.remove("busy");
      byId("broke")?.removeAttribute("hidden");
      return;
    }
    // The table is gone: its page says why.
    if (event.code === GONE) return void location.reload();
    // A server that stops says so; then nobody wonders for two seconds.
    if (event.code === RESTART) byId("lost")?.removeAttribute("hidden");
    tries += 1;
    setTimeout(connect, Math.min(15_000, 400 * 2 ** Math.min(tries, 6)) * (0.7 + Math.random() * 0.6));
    setTimeout(() => byId("lost")?.toggleAttribute("hidden", isLinked() || !everLinked), 2000);
  });
};

addEventListener("keydown", (event) => (root.classList.contains("replay") ? undefined : onKey(event)));
if (!root.classList.contains("replay")) {
  refresh();
  keepHint();
  showNews();
  flag();
  connect();
}
