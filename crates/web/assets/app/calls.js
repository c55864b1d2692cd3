// The page of calls: this browser is added to those that show them.

const form = document.getElementById("subscribe");

/**
 * A hidden field of the form.
 * @param {string} name
 * @param {string} value
 */
const fill = (name, value) => {
  const field = form?.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLInputElement) field.value = value;
};

/** The zone of this browser, such as `Europe/Prague`. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

/** A name to tell this browser from others. */
const browser = () => {
  const agent = navigator.userAgent;
  const name = ["Firefox", "Edg", "OPR", "Chrome", "Safari"].find((it) => agent.includes(it)) ?? "";
  const system = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"].find((it) => agent.includes(it));
  return [name === "Edg" ? "Edge" : name === "OPR" ? "Opera" : name, system ?? ""].join(" ").trim();
};

/** The bytes of a key as browsers want them. */
const bytes = (/** @type {string} */ text) => {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (it) => it.charCodeAt(0));
};

/** Asks the reader and the browser's service, and sends what they say as the form. */
const subscribe = async (/** @type {HTMLFormElement} */ to) => {
  const worker = await navigator.serviceWorker.ready;
  const key = bytes(to.dataset.key ?? "");
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  fill("endpoint", endpoint ?? "");
  fill("p256dh", keys?.p256dh ?? "");
  fill("auth", keys?.auth ?? "");
  fill("name", browser());
  fill("zone", zone());
  to.submit();
};

const reveal = (/** @type {string} */ id) => {
  const it = document.getElementById(id);
  if (it) it.hidden = false;
};

/** Says which of the devices this browser is, or offers to add it. */
const start = async (/** @type {HTMLFormElement} */ to) => {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return reveal("push-absent");
  const registered = await navigator.serviceWorker.getRegistration();
  const endpoint = (await registered?.pushManager.getSubscription())?.endpoint;
  const rows = [...document.querySelectorAll("[data-endpoint]")];
  const own = rows.find((it) => endpoint && it.getAttribute("data-endpoint") === endpoint);
  const name = own?.querySelector("b");
  if (name) name.textContent = to.dataset.this ?? "";
  else to.hidden = false;
};

if (form instanceof HTMLFormElement) {
  void start(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    subscribe(form).catch(() => reveal("push-denied"));
  });
}
