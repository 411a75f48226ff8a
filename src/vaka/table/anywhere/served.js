
// A served table: whoever reaches it has the newest page. Without it the kept one starts and says so.
// Of what the table answers only words and rules are kept, which are the same for everybody: nothing
// of a match goes through here.
const PATIENCE = 5000; // milliseconds that somebody with a bad connection waits for the newest page
const PAGES = /^\/($|m\/|rules\/|puzzles\/)/;
const FOR_EVERYBODY = /^\/api\/(bots|games|games\/[^/]+\/(words|rules)\/[a-z]+)$/;
const NOBODY_THERE = [502, 503, 504]; // said by what stands before a table that is not running

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (PAGES.test(pathname)) event.respondWith(newestPage(request));
  } else if (FILES.includes(pathname)) event.respondWith(keptFile(request));
  else if (FOR_EVERYBODY.test(pathname)) event.respondWith(freshOrKept(request, pathname));
});

async function newestPage(request) {
  const kept = await (await caches.open(CACHE)).match("/");
  if (!kept) return fetch(request);
  const asked = fetch(request).then(
    (answer) => (NOBODY_THERE.includes(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([asked, new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))]);
}

async function keptFile(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

async function freshOrKept(request, path) {
  const cache = await caches.open(CACHE);
  let answer;
  try {
    answer = await fetch(request);
  } catch (failure) {
    const kept = await cache.match(path);
    if (!kept) throw failure;
    const headers = new Headers(kept.headers);
    headers.set("x-kept", "1"); // the page can tell that nobody was reached
    return new Response(kept.body, { status: kept.status, headers });
  }
  if (answer.ok) await cache.put(path, answer.clone());
  return answer;
}
