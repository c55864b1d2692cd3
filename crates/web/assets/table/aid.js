// The player aid as a sheet over the table. It is read from the server each time, since it may tell what the reader sees now.

import { byId, closestTo, find } from "./page.js";
import { openDialog } from "./dialogs.js";

/** The sheet; lessons and replays may lack it. */
const sheet = () => /** @type {HTMLDialogElement | null} */ (byId("aid"));

/** Reads the aid, and says whether it came. @param {HTMLElement} content @param {string} address */
const readAid = async (content, address) => {
  const answer = await fetch(`${address}${address.includes("?") ? "&" : "?"}sheet=1`);
  if (!answer.ok) return false;
  content.innerHTML = await answer.text();
  return true;
};

/** Opens the aid; where it cannot be read, its page says why. */
export const openAid = () => {
  const dialog = sheet();
  const [content, address] = [find(".aid-content", dialog ?? undefined), dialog?.dataset.href];
  if (!dialog || !content || !address) return;
  readAid(content, address)
    .then((came) => (came ? openDialog("aid") : location.assign(address)))
    .catch(() => location.assign(address));
};

export const startAid = () => {
  addEventListener("click", (event) => {
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey);
    if (!closestTo(event, "[data-aid]") || !plain || !sheet()) return;
    event.preventDefault();
    openAid();
  });
  sheet()?.addEventListener("keydown", (event) => {
    if (event.key !== "?") return;
    sheet()?.close();
    // The keys of the table would open it again.
    event.stopPropagation();
    event.preventDefault();
  });
};
