
// A folder: everything is kept, and comes from here.
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
