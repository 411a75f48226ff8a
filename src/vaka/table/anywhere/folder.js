
// A folder: everything is kept, and comes from here.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE);
      const kept = await cache.match(request, { ignoreSearch: true });
      if (kept) return kept;
      return (request.mode === "navigate" && (await cache.match(PAGE))) || fetch(request);
    })(),
  );
});
