// @vitest-environment happy-dom
// A page that cannot be its own table says why, and keeps nobody waiting for it.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker } from "../../src/alone/talk";

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  document.head.innerHTML = `<script type="application/json" id="alone">
    {"python": "p/", "vaka": "v.pack", "answers": "a", "prepared": []}</script>`;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A table in a browser with these locks, and what becomes of a question before and after it is looked for. */
async function opened(locks: unknown) {
  Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
  const { open, requestAlone, whereabouts } = await import("../../src/alone/table");
  const { why } = await import("../../src/alone/why");
  await (await import("../../src/shell/words")).learn("en");
  const ask = () => requestAlone("/api/bots", { headers: {} }).catch(({ now }) => why(now));
  const early = ask();
  await open();
  return { whereabouts, early, ask };
}

test("at an address that is not safe it says what is needed", async () => {
  const { whereabouts, early, ask } = await opened(undefined);
  expect(whereabouts.get()).toBe("unsafe");
  expect(await early).toContain("HTTPS");
  expect(await ask()).toContain("localhost");
});

test("a browser that keeps nothing is not mistaken for a network that is gone", async () => {
  const query = () => Promise.reject(new Error("forbidden"));
  const { whereabouts, early } = await opened({ query });
  expect(whereabouts.get()).toBe("unkept");
  expect(await early).toContain("lets the page keep nothing");
});

test("what the worker says of it is told", async () => {
  const workers: Fake[] = [];
  class Fake {
    onmessage: (event: object) => void = () => undefined;
    postMessage = vi.fn();
    constructor() {
      workers.push(this);
    }
  }
  vi.stubGlobal("Worker", Fake);
  const request = (_name: string, _how: object, begin: () => unknown) => Promise.resolve(begin());
  const { whereabouts } = await opened({ query: () => Promise.resolve({ held: [] }), request });
  for (const cause of ["unkept", "broken"] as const) {
    workers[0]!.onmessage({ data: { kind: "broken", cause, why: "said on the console" } });
    expect(whereabouts.get()).toBe(cause);
  }
});

/** What a worker says first of a table that it cannot set. */
function failing(): Promise<FromWorker> {
  return new Promise((resolve) => {
    vi.stubGlobal("postMessage", (message: FromWorker) => {
      if (message.kind === "broken") resolve(message);
    });
    const start = { python: "p/", vaka: "v.pack", database: "vaka", owner: "me" };
    void import("../../src/alone/worker").then(() =>
      dispatchEvent(new MessageEvent("message", { data: { kind: "start", start } })),
    );
  });
}

test("a worker fetches no Python for a browser that keeps nothing", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  const open = () => {
    throw new Error("storage is forbidden");
  };
  vi.stubGlobal("indexedDB", { open });
  expect(await failing()).toMatchObject({ cause: "unkept", why: "Error: storage is forbidden" });
});
