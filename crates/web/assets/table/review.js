// The review: its progress, its graph, its variations.

import { byId, closestTo, find, isReview, tableId } from "./page.js";
import { replaying } from "./state.js";
import { patchAll } from "./patch.js";
import { showMoment } from "./replay.js";

/** Asks for the progress every second while the review is computed; then loads the page with all of it. */
const poll = async () => {
  if (!byId("review")?.hasAttribute("data-running")) return;
  const address = `/t/${tableId}/review/parts${location.search}`;
  const answer = document.hidden ? undefined : await fetch(address).catch(() => undefined);
  const update = answer?.ok ? await answer.json() : undefined;
  if (update && !update.running) return location.reload();
  if (update) patchAll(update.parts.filter((/** @type {[string, string]} */ [id]) => id === "review"));
  setTimeout(poll, 1000);
};

/** Scrolls to the board, which may be out of sight on small screens. */
const scrollToBoard = () => find("#variation:not([hidden]), #board")?.scrollIntoView({ block: "nearest" });

/** Shows a position of a better line. @param {string} address */
const showVariation = async (address) => {
  const answer = await fetch(address.replace("/review?", "/review/parts?")).catch(() => undefined);
  if (!answer?.ok) return location.assign(address);
  patchAll((await answer.json()).parts);
  replaying.inVariation = true;
  history.replaceState(null, "", address);
  scrollToBoard();
};

/** The moment of the graph under the pointer. @param {SVGSVGElement} graph @param {MouseEvent} event */
const momentAt = (graph, event) => {
  const [left, right, last] = [graph.dataset.left, graph.dataset.right, graph.dataset.last].map(Number);
  const { x } = new DOMPoint(event.clientX, event.clientY).matrixTransform(graph.getScreenCTM()?.inverse());
  return Math.round((last * (Math.min(Math.max(x, left), right) - left)) / (right - left));
};

const onClick = (/** @type {MouseEvent} */ event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = closestTo(event, "a[data-line]");
  if (link instanceof HTMLAnchorElement) {
    event.preventDefault();
    return void showVariation(link.href);
  }
  if (closestTo(event, "#mistakes")) byId("review")?.scrollTo({ top: byId("verdict")?.offsetTop });
  if (closestTo(event, "#review a[data-go]")) return scrollToBoard();
  const graph = /** @type {Element | null} */ (closestTo(event, "#graph svg[data-last]"));
  if (graph instanceof SVGSVGElement) void showMoment(momentAt(graph, event));
};

/** Links that keys follow in a variation. @type {Record<string, string>} */
const LINKS = {
  ArrowLeft: "#variation [data-name=line-back]",
  ArrowRight: "#variation [data-name=line-forward]",
  Escape: "#variation [data-go]",
};

const onKey = (/** @type {KeyboardEvent} */ event) => {
  const link = LINKS[event.key];
  if (!link || byId("variation")?.hidden) return;
  if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches("select, input:not(#moment)")) return;
  event.preventDefault();
  event.stopPropagation();
  find(link)?.click();
};

export const startReview = () => {
  if (!isReview) return;
  addEventListener("click", onClick);
  addEventListener("keydown", onKey, { capture: true });
  void poll();
};
