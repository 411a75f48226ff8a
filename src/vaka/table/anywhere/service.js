// What every service worker of the page does: it keeps the files of one version, and the next one
// waits until the person wants it. What it answers stands behind this: folder.js or served.js.
// offline.py puts the names of all files here; their version changes with their contents.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const MINE = `vaka ${new URL("./", self.location.href).pathname} `; // other folders have their own
const CACHE = MINE + VERSION;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const cache = await caches.open(CACHE);
      // a page may change without a new name: it is asked for, the others may come from the browser
      await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith(MINE) && name !== CACHE) await caches.delete(name);
      }
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "renew") self.skipWaiting();
  // a page asks whether its own script is of this version
  else if (event.data?.script) event.ports[0].postMessage(FILES.includes(event.data.script));
});
