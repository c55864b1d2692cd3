// What is new to the reader: rings on the board and lines of the log. The server names the ids, the page marks them.

import { byId, findAll } from "./page.js";

/** Ids of what is new; unknown until the first update. @type {string[] | undefined} */
let news;

/**
 * Marks what is new. A patch may have taken marks away, so all are set again.
 * @param {string[] | undefined} update ids, if they changed
 */
export const markNews = (update) => {
  news = update ?? news;
  if (!news) return;
  const ids = new Set(news);
  for (const it of findAll("#table .new[id]")) if (!ids.has(it.id)) it.classList.remove("new");
  for (const id of ids) byId(id)?.classList.add("new");
};
