// @vitest-environment happy-dom
// A page of a folder hears of a newer version, however early or late it comes.
import { beforeEach, expect, test, vi } from "vitest";

/** A service worker that knows the files of some versions. */
class Fake extends EventTarget {
  state = "installing";
  asked: string[] = [];
  constructor(readonly pack: string) {
    super();
  }
  postMessage({ files }: { files: string[] }, [port]: MessagePort[]): void {
    this.asked = files;
    port!.postMessage(files.includes(`/some/where/${this.pack}`));
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, "", "/some/where/");
  const entry = { src: `${location.origin}/some/where/assets/a-1.js` } as HTMLScriptElement;
  vi.spyOn(document, "querySelector").mockReturnValue(entry); // one that is not loaded
  document.head.innerHTML = `<script type="application/json" id="alone">{"python": "python-1/", "vaka": "vaka-1.pack",
      "answers": "answers-1", "prepared": ["/api/games"], "service": "service.js"}</script>`;
});

/** A browser that has kept this version, and may be about to keep another. */
async function kept(installing: Fake | null) {
  const container = Object.assign(new EventTarget(), {
    controller: new Fake("vaka-1.pack"),
    register: async () => Object.assign(new EventTarget(), { installing, waiting: null }),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  const { isNewer, keepFolder } = await import("../../../src/shell/offline/updates");
  await keepFolder();
  return { container, isNewer };
}

test("one that was being fetched when the page came is told when it is there", async () => {
  const next = new Fake("vaka-2.pack");
  const { isNewer } = await kept(next);
  expect(isNewer.get()).toBe(false);
  next.become("installed");
  await vi.waitFor(() => expect(isNewer.get()).toBe(true));
});

test("one that another tab has gone over to is told", async () => {
  const { container, isNewer } = await kept(null);
  const same = container.controller;
  container.dispatchEvent(new Event("controllerchange")); // the first one, of this very version
  await vi.waitFor(() => expect(same.asked).toHaveLength(4));
  expect(same.asked).toEqual([
    "/some/where/assets/a-1.js",
    "/some/where/vaka-1.pack",
    "/some/where/python-1/pyodide.mjs",
    "/some/where/answers-1/api/games.json",
  ]);
  expect(isNewer.get()).toBe(false);
  container.controller = new Fake("vaka-2.pack");
  container.dispatchEvent(new Event("controllerchange"));
  await vi.waitFor(() => expect(isNewer.get()).toBe(true));
});
