// The review: its progress, its graph, its variations.

const startReview = () => {
  /** While the review is computed, its progress is asked for every second; then the page comes anew, with everything. */
  const poll = async () => {
    if (!byId("review")?.hasAttribute("data-running")) return;
    const answer = document.hidden ? undefined : await fetch(`/t/${tableId}/review/parts${location.search}`).catch(() => undefined);
    const news = answer?.ok ? await answer.json() : undefined;
    if (news && !news.running) return location.reload();
    if (news) patchAll(news.parts.filter((/** @type {[string, string]} */ it) => it[0] === "review"));
    setTimeout(poll, 1000);
  };

  /** On small screens the board may be out of sight when something is shown on it. */
  const lookAtBoard = () => $("#variation:not([hidden]), #board")?.scrollIntoView({ block: "nearest" });

  /** Shows a position of a better line. @param {string} address */
  const follow = async (address) => {
    const answer = await fetch(address.replace("/review?", "/review/parts?")).catch(() => undefined);
    if (!answer?.ok) return void location.assign(address);
    patchAll((await answer.json()).parts);
    moments.leave();
    history.replaceState(null, "", address);
    lookAtBoard();
  };

  /** The moment under the pointer. @param {SVGSVGElement} graph @param {MouseEvent} event */
  const momentAt = (graph, event) => {
    const [left, right, last] = [graph.dataset.left, graph.dataset.right, graph.dataset.last].map(Number);
    const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(graph.getScreenCTM()?.inverse());
    return Math.round((last * (Math.min(Math.max(x, left), right) - left)) / (right - left));
  };

  addEventListener("click", (event) => {
    const it = event.target instanceof Element ? event.target : null;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = it?.closest("a[data-line]");
    if (link instanceof HTMLAnchorElement) {
      event.preventDefault();
      return void follow(link.href);
    }
    if (it?.closest("#mistakes")) byId("review")?.scrollTo({ top: byId("verdict")?.offsetTop });
    if (it?.closest("#review a[data-go]")) return lookAtBoard();
    const graph = it?.closest("#graph svg[data-last]");
    if (graph instanceof SVGSVGElement) moments.show(momentAt(graph, event));
  });

  /** In a variation the arrows walk along it, and Escape leaves it. @type {Record<string, string>} */
  const ways = { ArrowLeft: "#variation [data-name=line-back]", ArrowRight: "#variation [data-name=line-forward]", Escape: "#variation [data-go]" };
  addEventListener(
    "keydown",
    (event) => {
      const way = ways[event.key];
      if (!way || byId("variation")?.hidden || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.activeElement?.matches("select, input:not(#moment)")) return;
      event.preventDefault();
      event.stopPropagation();
      $(way)?.click();
    },
    { capture: true },
  );
  void poll();
};
if (root.classList.contains("review")) startReview();
