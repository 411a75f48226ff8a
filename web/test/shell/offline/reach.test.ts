// A table behind another web server: who answers in its place says nothing of a match.
import { afterEach, expect, test, vi } from "vitest";
import { isReached, reach } from "../../../src/shell/offline/reach";

function answered(status: number, kind: string, headers: Record<string, string> = {}): void {
  const answer = new Response("{}", { status, headers: { ...headers, "content-type": kind } });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
}

afterEach(() => vi.unstubAllGlobals());

test.each([502, 503, 504])(
  "%i of what stands before the table means that nobody is there",
  async (status) => {
    isReached.set(true);
    answered(status, "text/html");
    await expect(reach("/api/games", {})).rejects.toThrow(TypeError); // as without a network
    expect(isReached.get()).toBe(false);
  },
);

test("a table that says its own troubles is there", async () => {
  isReached.set(false);
  answered(503, "application/json");
  expect((await reach("/api/matches", {})).status).toBe(503);
  expect(isReached.get()).toBe(true);
});

test("what the service worker has kept does not come from the table", async () => {
  isReached.set(true);
  answered(200, "application/json", { "x-kept": "1" });
  expect((await reach("/api/games", {})).ok).toBe(true);
  expect(isReached.get()).toBe(false);
});
