// Messages of the server, put together from their pieces and inflated.

/** Whether this browser can inflate messages. */
export const canInflate = "DecompressionStream" in window;

/** @param {Uint8Array<ArrayBuffer>[]} pieces @returns {Promise<string>} */
const inflate = (pieces) => {
  const stream = new Blob(pieces).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).text();
};

/**
 * Handles messages, each in one piece or several. Pieces of texts begin with `+` if another one follows, else with `=`;
 * compressed pieces begin with 1 or 0.
 * @param {(text: string) => void} handle is given each message in turn
 * @param {() => void} fail is called if a message cannot be read
 */
export const messageReader = (handle, fail) => {
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
    enqueue(inflate(bytes));
    bytes = [];
  };
};
