// The rule behind a refusal as a sheet beside the board: one can read and try it while the table stays as it is.

import { byId, closestTo, find, findAll } from "./page.js";

/** The sheet; replays lack it. */
const sheet = () => /** @type {HTMLDialogElement | null} */ (byId("rule"));

/** What had the focus before the sheet was opened. @type {{ opener: Element | null }} */
const state = { opener: null };

/** How the address of a rule looks; chapters have numbers. */
const RULE = /^\/rules\/[^/]+\/[A-Z]+-\w+$/;

/** The address that a link leads to, if it is that of a rule. @param {Event} event */
const ruleAt = (event) => {
  const link = closestTo(event, "a[href]");
  return link instanceof HTMLAnchorElement && RULE.test(link.pathname) ? link.href : undefined;
};

/** Puts a rule into the sheet, and says whether it came. @param {HTMLElement} content @param {string} address */
const readRule = async (content, address) => {
  const url = new URL(address, location.href);
  url.searchParams.set("sheet", "1");
  url.hash = "";
  const answer = await fetch(url);
  if (!answer.ok) return false;
  content.innerHTML = await answer.text();
  // Whatever is no rule opens beside the table.
  for (const link of findAll("a[href]", content)) {
    if (link instanceof HTMLAnchorElement && !RULE.test(link.pathname)) link.target = "_blank";
  }
  return true;
};

/** Opens a rule; where it cannot be read, its page says why. @param {string} address */
const openRule = (address) => {
  const dialog = sheet();
  const content = find(".rule-content", dialog ?? undefined);
  if (!dialog || !content) return;
  const wasOpen = dialog.open;
  if (!wasOpen) state.opener = document.activeElement;
  readRule(content, address)
    .then((came) => {
      if (!came) return void window.open(address, "_blank", "noopener");
      if (!dialog.open) dialog.show();
      content.scrollTop = wasOpen ? (find(".scene", content)?.offsetTop ?? 0) : 0;
      find(wasOpen ? ".asked" : "h1", content)?.focus({ preventScroll: true });
    })
    .catch(() => void window.open(address, "_blank", "noopener"));
};

const onClick = (/** @type {MouseEvent} */ event) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey);
  const isHere = closestTo(event, "a.rule") || closestTo(event, "#rule");
  const address = isPlain && isHere && sheet() ? ruleAt(event) : undefined;
  if (!address) return;
  event.preventDefault();
  openRule(address);
};

export const startRules = () => {
  const dialog = sheet();
  if (!dialog) return;
  addEventListener("click", onClick);
  dialog.addEventListener("keydown", (event) => {
    if (event.key === "Escape") dialog.close();
    // The keys of the table are not meant.
    event.stopPropagation();
  });
  dialog.addEventListener("close", () => {
    if (state.opener instanceof HTMLElement && state.opener.isConnected) state.opener.focus();
  });
};
