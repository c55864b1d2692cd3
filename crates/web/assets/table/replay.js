// Looking back: the slider, the buttons and the keys fetch a moment and show it.

/** `show` goes to a moment of the game, `leave` says that the page shows something else. */
const moments = { show: (/** @type {number} */ _n) => {}, leave: () => {} };
const momentAddress = (/** @type {number} */ n) =>
  root.classList.contains("review") ? `/t/${tableId}/review/parts?n=${n}` : `/t/${tableId}/moment/${n}`;

const startReplay = () => {
  const slider = /** @type {HTMLInputElement} */ (byId("moment"));
  const last = Number(slider.max);
  const starts = [...document.querySelectorAll("#ticks option")].map((it) => Number(/** @type {HTMLOptionElement} */ (it).value));
  /** The moment shown, and the one wished for: while one is fetched, only the latest wish counts. */
  let at = Number(slider.value);
  let wanted = at;
  /** Whether the page shows something that is no moment of the game; a variation may have come with the page. */
  let elsewhere = byId("variation")?.hidden === false;
  let busy = false;
  let playing = false;
  let timer = 0;

  const show = async (/** @type {number} */ n) => {
    wanted = Math.min(Math.max(n, 0), last);
    if (busy) return;
    busy = true;
    while (wanted !== at || elsewhere) {
      const step = wanted;
      const answer = await fetch(momentAddress(step)).catch(() => undefined);
      if (!answer?.ok) {
        wanted = at;
        break;
      }
      patchAll((await answer.json()).parts);
      arrive(step);
    }
    busy = false;
  };

  const arrive = (/** @type {number} */ step) => {
    at = step;
    elsewhere = false;
    slider.value = String(step);
    history.replaceState(null, "", `?n=${step}${location.hash}`);
    showPlaying();
    markLine();
  };

  /** Marks the last line of the log that has happened by now. */
  const markLine = () => {
    const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#log li li [data-step]")]);
    const line = lines.findLast((it) => Number(it.dataset.step) <= at);
    for (const it of lines) if (it !== line) it.removeAttribute("aria-current");
    line?.setAttribute("aria-current", "step");
    const list = line?.closest("ol");
    if (line && list) list.scrollTop += line.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 2;
  };

  const showPlaying = () => {
    const button = byId("play");
    button?.setAttribute("aria-pressed", String(playing));
    const use = button?.querySelector("use");
    use?.setAttribute("href", (use.getAttribute("href") ?? "").replace(/#i-\w+$/, playing ? "#i-pause" : "#i-play"));
  };

  const tick = async () => {
    if (!playing) return;
    await show(at + 1);
    if (at >= last) playing = false;
    showPlaying();
    if (playing) timer = setTimeout(tick, Number(wishes.speed));
  };

  const togglePlay = async () => {
    playing = !playing;
    clearTimeout(timer);
    if (playing && at >= last) await show(0);
    showPlaying();
    if (playing) timer = setTimeout(tick, 200);
  };

  /** @type {Record<string, () => void>} */
  const keys = {
    ArrowLeft: () => void show(wanted - 1),
    ArrowRight: () => void show(wanted + 1),
    "shift ArrowLeft": () => void show(starts.findLast((it) => it < wanted) ?? 0),
    "shift ArrowRight": () => void show(starts.find((it) => it > wanted) ?? last),
    Home: () => void show(0),
    End: () => void show(last),
    " ": () => void togglePlay(),
    l: toggleLog,
  };

  addEventListener("keydown", (event) => {
    const focused = document.activeElement;
    if (event.ctrlKey || event.metaKey || event.altKey || focused?.matches("select, input:not(#moment)")) return;
    if (event.key === " " && focused?.matches("a, button, summary")) return;
    const deed = keys[(event.shiftKey ? "shift " : "") + event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  });
  slider.addEventListener("input", () => void show(Number(slider.value)));
  addEventListener("click", (event) => {
    const it = event.target instanceof Element ? event.target : null;
    if (it?.closest("#play")) void togglePlay();
    const link = it?.closest("a[data-go], #log a[data-step]");
    if (!(link instanceof HTMLElement || link instanceof SVGElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void show(Number(link.dataset.go ?? link.dataset.step));
  });
  moments.show = (n) => void show(n);
  moments.leave = () => (elsewhere = true);
  markLine();
};
if (root.classList.contains("replay")) startReplay();
