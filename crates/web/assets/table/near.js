// Drawings that show a part of themselves near on a small screen, and pictures that lead to another panel.

/** Shows one part of a drawing near, or the whole of it. @param {Element | null | undefined} part */
const showNear = (part) => {
  const wasNear = document.querySelector("svg.board .is-near");
  wasNear?.classList.remove("is-near");
  wasNear?.closest("svg")?.classList.remove("near");
  if (!part || part === wasNear) return;
  part.classList.add("is-near");
  part.closest("svg")?.classList.add("near");
};

/** Opens the tab of a panel. @param {string} panel */
const openTab = (panel) => {
  const radio = tabs().find((it) => it.dataset.panel === panel)?.control;
  if (radio instanceof HTMLInputElement) radio.checked = true;
};

$("#board")?.addEventListener("click", (event) => {
  const it = event.target instanceof Element ? event.target : null;
  if (!isPhone.matches || !it?.closest("svg.board") || targetAt(event.clientX, event.clientY) !== undefined) return;
  const leads = it.closest("[data-tab]");
  if (leads instanceof SVGElement) openTab(leads.dataset.tab ?? "");
  else showNear(it.closest("[data-near]"));
}, true);
