// @vitest-environment happy-dom
// The browser is asked once to keep matches, and may refuse.
import { beforeEach, expect, test, vi } from "vitest";
import { askToStay } from "../../src/alone/stay";

function browser(persisted: boolean, persist: () => Promise<boolean>): void {
  const storage = { persisted: () => Promise.resolve(persisted), persist };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
}

beforeEach(() => localStorage.clear());

test("it is asked once, whatever it says", async () => {
  const persist = vi.fn(() => Promise.resolve(false));
  browser(false, persist);
  await askToStay();
  await askToStay();
  expect(persist).toHaveBeenCalledOnce();
});

test("one that keeps everything anyway is not asked", async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  browser(true, persist);
  await askToStay();
  expect(persist).not.toHaveBeenCalled();
});

test("one that cannot be asked disturbs nobody", async () => {
  browser(false, () => Promise.reject(new Error("no")));
  await expect(askToStay()).resolves.toBeUndefined();
});
