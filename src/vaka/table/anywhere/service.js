// Keeps the whole folder for when there is no network. `vaka static` puts the names of all files
// here; their version changes with their contents.
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
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const page = request.mode === "navigate" ? "./" : request;
      return (await cache.match(page, { ignoreSearch: true })) ?? fetch(request);
    })(),
  );
});
