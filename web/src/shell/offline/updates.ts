// The service worker: it keeps the page for when nothing can be reached, and brings a newer one when the
// person wants it. A folder keeps all there is; a served table the page, its words and its rules.
import { ALONE } from "../../alone/found";
import type { GameCard } from "../../generated/wire";
import { settings } from "../settings";
import { store } from "../store";

/** Whether there is a newer version than this page. */
export const isNewer = store(false);

const LOOK = 60 * 60 * 1000; // between two looks for a newer version
const SETTLED = 2_000; // milliseconds after which a first match has loaded what it needs
const SERVED = "/service.js";
let waiting: ServiceWorker | null = null;

/** Where this page finds what it is made of. A folder has Python, too, and answers that are always the same. */
function ownFiles(): string[] {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? "/";
  const files = ALONE
    ? [entry, ALONE.vaka, `${ALONE.python}pyodide.mjs`, `${ALONE.answers}${ALONE.prepared[0]}.json`]
    : [entry];
  return files.map((file) => new URL(file, document.baseURI).pathname);
}

/** Whether all of this page is what a service worker keeps. */
function isOfThisPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = (event: MessageEvent<boolean>) => resolve(event.data);
    worker.postMessage({ files: ownFiles() }, [port2]);
  });
}

async function meet(found: ServiceWorker | null): Promise<void> {
  if (!found || !navigator.serviceWorker.controller) return; // the first one waits for nobody
  // a table that can be reached has sent this page itself: then only what is kept is older
  if (!ALONE && (await isOfThisPage(found))) found.postMessage("renew");
  else {
    waiting = found;
    isNewer.set(true);
  }
}

/** Meet a service worker once it has all that it keeps. */
function expectOne(found: ServiceWorker | null): void {
  found?.addEventListener("statechange", () => {
    if (found.state === "installed") void meet(found);
  });
}

/** Another tab has gone over to a newer version: what this page may still need is kept no longer. */
async function meetSuccessor(): Promise<void> {
  const { controller } = navigator.serviceWorker;
  if (controller && !(await isOfThisPage(controller))) isNewer.set(true);
}

async function register(service: string): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register(service);
    void meet(kept.waiting);
    expectOne(kept.installing); // it may have been found before this page could listen
    kept.addEventListener("updatefound", () => expectOne(kept.installing));
    navigator.serviceWorker.addEventListener("controllerchange", () => void meetSuccessor());
    const look = () => void kept.update().catch(() => undefined);
    setInterval(look, LOOK);
    addEventListener("online", look);
  } catch (failure) {
    console.info("this page works only while it can be reached", failure);
  }
}

/** Keep the folder for later, and look now and then whether there is a newer one. */
export async function keepFolder(): Promise<void> {
  if (ALONE) await register(ALONE.service);
}

/** Keep the page of a served table, once it has what it needs now: the rest is fetched meanwhile. */
export function keepServed(): void {
  const begin = async () => {
    await register(SERVED);
    const keep = () => void keepReading().catch(() => undefined); // the next visit may succeed
    if (navigator.serviceWorker?.controller) keep();
    navigator.serviceWorker?.addEventListener("controllerchange", keep);
  };
  addEventListener("load", () => setTimeout(() => void begin(), SETTLED));
}

/** Let the words and rules of all games be kept, in the language of the page. */
async function keepReading(): Promise<void> {
  if (!("caches" in window)) return;
  const { language } = settings.get();
  const cards = (await (await fetch("/api/games")).json()) as GameCard[];
  const read = cards.flatMap(({ name }) =>
    ["words", "rules"].map((what) => `/api/games/${name}/${what}/${language}`),
  );
  for (const address of ["/api/bots", ...read]) {
    if (!(await caches.match(address))) await fetch(address);
  }
}

/** Go over to the newer version. */
export function renew(): void {
  if (waiting?.state !== "installed") {
    location.reload(); // another tab has gone over to it already
    return;
  }
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("renew");
}
