// Messages of the server, put together from their pieces and inflated.

/** Whether this browser can inflate messages. */
export const canInflate = "DecompressionStream" in window;

/**
 * Text that stands before every compressed message, so that messages can refer to it.
 * @typedef {object} Dictionary
 * @property {string} name
 * @property {BlobPart[]} block a deflate block with the text as it is
 * @property {number} length of the text in bytes
 */

/** Stands before what only this page is sent; what others are sent as well comes first. */
const GROUP = "\x1d";

/** For how long the dictionary is waited for, in milliseconds. */
const DICTIONARY_TIME = 3000;

/**
 * The dictionary of a game in the language of the page. Without it messages are longer.
 * @param {string} game
 * @returns {Promise<Dictionary | undefined>}
 */
export const loadDictionary = async (game) => {
  if (!canInflate) return undefined;
  try {
    const address = `/dictionary/${game}/${document.documentElement.lang}`;
    const response = await fetch(address, { signal: AbortSignal.timeout(DICTIONARY_TIME) });
    // Proxies that compress mark it as a weak tag.
    const name = response.headers.get("etag")?.match(/"(.+)"/)?.[1];
    if (!response.ok || !name) return undefined;
    const bytes = await response.arrayBuffer();
    const [low, high] = [bytes.byteLength & 255, bytes.byteLength >> 8];
    const head = new Uint8Array([0, low, high, low ^ 255, high ^ 255]);
    return { name, block: [head, bytes], length: bytes.byteLength };
  } catch {
    return undefined;
  }
};

/** @param {Uint8Array<ArrayBuffer>[]} pieces @param {Dictionary} [dictionary] @returns {Promise<string>} */
const inflate = async (pieces, dictionary) => {
  const blob = new Blob([...(dictionary?.block ?? []), ...pieces]);
  const stream = blob.stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer(), dictionary?.length ?? 0);
  const text = new TextDecoder().decode(bytes);
  const own = text.indexOf(GROUP);
  return own < 0 ? text : text.slice(own + 1) + text.slice(0, own);
};

/**
 * Handles messages, each in one piece or several. Pieces of texts begin with `+` if another one follows, else with `=`;
 * compressed pieces begin with 1 or 0.
 * @param {(text: string) => void} handle is given each message in turn
 * @param {() => void} fail is called if a message cannot be read
 * @param {Dictionary} [dictionary] that the server was told this page has
 */
export const messageReader = (handle, fail, dictionary) => {
  let text = "";
  /** @type {Uint8Array<ArrayBuffer>[]} */
  let bytes = [];
  let previous = Promise.resolve();
  /** Inflating takes a while, but messages keep their order. @param {Promise<string>} message */
  const enqueue = (message) => {
    previous = Promise.all([message, previous]).then(([it]) => handle(it), fail);
  };
  return (/** @type {MessageEvent<string | ArrayBuffer>} */ { data }) => {
    if (typeof data === "string") {
      if (data[0] === "+") return void (text += data.slice(1));
      enqueue(Promise.resolve(data[0] === "=" ? text + data.slice(1) : data));
      text = "";
      return;
    }
    const piece = new Uint8Array(data);
    bytes.push(piece.subarray(1));
    if (piece[0]) return;
    enqueue(inflate(bytes, dictionary));
    bytes = [];
  };
};
