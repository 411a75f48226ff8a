// The service worker of a folder: it keeps all files for when there is no network, and brings newer
// ones when the person wants them.
import { store } from "../shell/store";
import { ALONE } from "./found";

/** Whether a newer version has been fetched and waits. */
export const isNewer = store(false);

const LOOK = 60 * 60 * 1000; // between two looks for a newer version
let waiting: ServiceWorker | null = null;

function wait(found: ServiceWorker | null): void {
  if (!found || !navigator.serviceWorker.controller) return; // the first one waits for nobody
  waiting = found;
  isNewer.set(true);
}

/** Keep the folder for later, and look now and then whether there is a newer one. */
export async function keepFolder(): Promise<void> {
  if (!ALONE || !("serviceWorker" in navigator)) return;
  try {
    const kept = await navigator.serviceWorker.register(ALONE.service);
    wait(kept.waiting);
    kept.addEventListener("updatefound", () => {
      const found = kept.installing;
      found?.addEventListener("statechange", () => {
        if (found.state === "installed") wait(found);
      });
    });
    setInterval(() => void kept.update().catch(() => undefined), LOOK);
  } catch (failure) {
    console.info("this folder works only while it can be reached", failure);
  }
}

/** Go over to the newer version. */
export function renew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting?.postMessage("renew");
}
