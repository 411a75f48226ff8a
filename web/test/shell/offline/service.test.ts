// The service workers, as `vaka` puts them together (src/vaka/table/offline.py), in place of a browser's.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";

const ANYWHERE = join(import.meta.dirname, "../../../../src/vaka/table/anywhere");
const HOST = "https://host.example";
const PATIENCE = 5_000;

interface Asked {
  url: string;
  method: string;
  mode: string;
  cache: string;
}
type Answer = (path: string, asked: Asked) => Promise<Response>;
type Hear = (event: object) => void;

/** A service worker of some files, at a place of a host that answers as it is told. */
function worker(
  kind: "served" | "folder",
  at: string,
  files: string[],
  told: string[],
  host: Answer,
) {
  const texts = ["service.js", `${kind}.js`].map((name) =>
    readFileSync(join(ANYWHERE, name), "utf8"),
  );
  const text = texts
    .join("")
    .replace("@VERSION@", "1")
    .replace('["@FILES@"]', JSON.stringify(files))
    .replace('["@TOLD@"]', JSON.stringify(told));
  const pathOf = (asked: string | Asked) =>
    new URL(typeof asked === "string" ? asked : asked.url, HOST + at).pathname;
  const kept = new Map<string, Response>();
  const asked: Asked[] = [];
  class Request {
    method = "GET";
    mode = "cors";
    cache: string;
    constructor(
      readonly url: string,
      how: { cache?: string } = {},
    ) {
      this.cache = how.cache ?? "default";
    }
  }
  const ask = (request: Asked) => {
    asked.push(request);
    return host(pathOf(request), request);
  };
  const cache = {
    match: async (found: string | Asked) => kept.get(pathOf(found))?.clone(),
    put: async (found: string | Asked, answer: Response) => void kept.set(pathOf(found), answer),
    addAll: async (all: Asked[]) => {
      for (const one of all) kept.set(pathOf(one), await ask(one));
    },
  };
  const hears: Record<string, Hear> = {};
  const self = {
    location: new URL(`${HOST}${at}service.js`),
    addEventListener: (name: string, hear: Hear) => {
      hears[name] = hear;
    },
  };
  new Function("self", "caches", "fetch", "Request", text)(
    self,
    { open: async () => cache },
    ask,
    Request,
  );
  return {
    asked,
    kept,
    install: () => new Promise((resolve) => hears.install!({ waitUntil: resolve })),
    /** What it answers; null: it is left to the browser. */
    get: (path: string, mode = "cors") => {
      const found: Promise<Response>[] = [];
      const request = Object.assign(new Request(HOST + path), { mode });
      const respondWith = (answer: Promise<Response>) => void found.push(answer);
      hears.fetch!({ request, waitUntil: () => undefined, respondWith });
      return found[0] ?? null;
    },
    knows: (paths: string[]) =>
      new Promise<boolean>((resolve) =>
        hears.message!({ data: { files: paths }, ports: [{ postMessage: resolve }] }),
      ),
  };
}

const page = (text: string, status = 200, kind = "text/html") =>
  Promise.resolve(new Response(text, { status, headers: { "content-type": kind } }));

const GAMES = "/api/games";
const served = (host: Answer) =>
  worker("served", "/", ["/assets/a-1.js", "/"], ["/assets/a-1.js"], host);

afterEach(() => vi.useRealTimers());

test("what the page has loaded does not come again, the page itself may have changed", async () => {
  const one = served((path) => page(path === "/" ? "<script src=/assets/a-1.js>" : "1"));
  await one.install();
  expect(one.asked.map(({ url, cache }) => [url, cache])).toEqual([
    ["./", "no-cache"],
    ["/assets/a-1.js", "default"],
  ]);
  expect([...one.kept.keys()].sort()).toEqual(["/", "/assets/a-1.js"]);
});

test("a folder that is half published is not kept", async () => {
  const files = ["./", "manifest.webmanifest", "vaka-22.pack", "python-3/pyodide.mjs"];
  const told = ["vaka-22.pack", "python-3/"];
  let names = "vaka-11.pack python-3/"; // of the version before
  const one = worker("folder", "/some/where/", files, told, () => page(names));
  await expect(one.install()).rejects.toThrow("not of this version");
  expect(one.kept.size).toBe(0);
  names = "vaka-22.pack python-3/";
  await one.install();
  expect(one.kept.size).toBe(4);
  const asked = Object.fromEntries(one.asked.map(({ url, cache }) => [url, cache]));
  expect(asked).toEqual({
    "./": "no-cache",
    "manifest.webmanifest": "no-cache",
    "vaka-22.pack": "default",
    "python-3/pyodide.mjs": "default",
  });
});

test("a page learns whether all it is made of is of this version", async () => {
  const one = worker("folder", "/some/where/", ["./", "assets/a-1.js", "vaka-22.pack"], [], () =>
    page(""),
  );
  expect(await one.knows(["/some/where/assets/a-1.js", "/some/where/vaka-22.pack"])).toBe(true);
  expect(await one.knows(["/some/where/assets/a-1.js", "/some/where/vaka-11.pack"])).toBe(false);
});

test("a folder answers with its page, and with a text beside it where that is wanted", async () => {
  const one = worker("folder", "/some/where/", ["./", "licences.txt"], [], (path) =>
    page(`of ${path}`),
  );
  await one.install();
  const at = async (path: string) => (await one.get(path, "navigate"))!.text();
  expect(await at("/some/where/")).toBe("of /some/where/");
  expect(await at("/some/where/index.html")).toBe("of /some/where/");
  expect(await at("/some/where/licences.txt")).toBe("of /some/where/licences.txt");
});

test.each([
  ["another web server says that nobody is there", () => page("<h1>Bad Gateway</h1>", 502)],
  ["it takes too long", () => new Promise<Response>(() => undefined)],
  ["there is no network", () => Promise.reject(new TypeError("no network"))],
])("words that were kept are shown where %s", async (_, away) => {
  let host: Answer = () => page("[1]", 200, "application/json");
  const one = served((path, asked) => host(path, asked));
  const fresh = (await one.get(GAMES))!;
  expect([fresh.headers.get("x-kept"), await fresh.text()]).toEqual([null, "[1]"]);
  host = away;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const asked = one.get(GAMES);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  const answer = (await asked)!;
  expect([answer.headers.get("x-kept"), await answer.text()]).toEqual(["1", "[1]"]);
});

test("what a table says itself, and what was never kept, is passed on", async () => {
  let host: Answer = () => page("Bad Gateway", 502);
  const one = served((path, asked) => host(path, asked));
  expect((await one.get(GAMES))!.status).toBe(502);
  host = () => page("[1]", 200, "application/json");
  await one.get(GAMES);
  host = () => page('{"error": "store_down"}', 503, "application/json");
  const own = (await one.get(GAMES))!;
  expect([own.status, own.headers.get("x-kept")]).toEqual([503, null]);
});

test("a match is never asked of what was kept", () => {
  const one = served(() => page("{}", 200, "application/json"));
  expect(one.get("/api/matches/mine")).toBe(null);
});
