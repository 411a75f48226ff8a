// What every service worker of the page does: it keeps the files of one version, and the next one
// waits until the person wants it. What it answers stands behind this: folder.js or served.js.
// offline.py puts the names of all files here; their version changes with their contents.
const VERSION = "@VERSION@";
const FILES = ["@FILES@"];
const TOLD = ["@TOLD@"]; // what a page of this version says
const HERE = new URL("./", self.location.href);
const MINE = `vaka ${HERE.pathname} `; // other folders have their own
const CACHE = MINE + VERSION;
const PAGE = "./";
// named by their contents: what the page has just loaded of them need not come again
const LASTING = /(^|\/)(assets|python-\w+|answers-\w+)\/|(^|\/)vaka-\w+\.pack$/;

function whereIs(file) {
  return new URL(file, HERE).pathname;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const page = await fetch(new Request(PAGE, { cache: "no-cache" }));
      const text = await page.clone().text();
      // A host may have the new files and still the old page. It would be kept with nothing it names.
      if (!page.ok || !TOLD.every((name) => text.includes(name)))
        throw new Error("the page is not of this version yet");
      const others = FILES.filter((file) => whereIs(file) !== HERE.pathname);
      const cache = await caches.open(CACHE);
      const how = (file) => ({ cache: LASTING.test(file) ? "default" : "no-cache" });
      await cache.addAll(others.map((file) => new Request(file, how(file))));
      await cache.put(PAGE, page);
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
  // a page asks whether the files that it is made of are of this version
  else if (event.data?.files) {
    const known = new Set(FILES.map(whereIs));
    event.ports[0].postMessage(event.data.files.every((path) => known.has(path)));
  }
});
