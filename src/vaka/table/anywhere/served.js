
// A served table: whoever reaches it has the newest page. Without it the kept one starts and says so.
// Of what the table answers only words and rules are kept, which are the same for everybody: nothing
// of a match goes through here.
const PATIENCE = 5000; // milliseconds that somebody with a bad connection waits for the newest
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
  else if (FOR_EVERYBODY.test(pathname)) event.respondWith(freshOrKept(event, pathname));
});

async function newestPage(request) {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  return kept ? inTime(fetch(request), kept) : fetch(request);
}

async function keptFile(request) {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request);
}

async function freshOrKept(event, path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  const asked = fetch(event.request).then(async (answer) => {
    if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  });
  if (!kept) return asked;
  event.waitUntil(asked.catch(() => undefined)); // what comes late is kept for the next time
  const headers = new Headers(kept.headers);
  headers.set("x-kept", "1"); // the page can tell that nobody was reached
  return inTime(asked, new Response(kept.body, { status: kept.status, headers }));
}

/** What was asked for, or what is kept where that comes too late, or not from the table. */
function inTime(asked, kept) {
  const answered = asked.then(
    (answer) => (isAway(answer) ? kept : answer),
    () => kept,
  );
  return Promise.race([answered, new Promise((resolve) => setTimeout(resolve, PATIENCE, kept))]);
}

/** Whether nobody was there; a table that runs says its own troubles as JSON. */
function isAway(answer) {
  const own = answer.headers.get("content-type")?.includes("json");
  return NOBODY_THERE.includes(answer.status) && !own;
}
