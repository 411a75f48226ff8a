// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { fail, progress, solvedOf, succeed } from "../../../src/shell/puzzles/progress";

test("only what was found at once and without help lengthens the streak", () => {
  succeed("tongiaki", "a", false);
  succeed("tongiaki", "b", true);
  succeed("raiatea", "c", false);
  expect(solvedOf("tongiaki")).toEqual(["a", "b"]);
  expect(progress.get()).toMatchObject({ streak: 2, longest: 2 });
});

test("a puzzle that was solved before counts once", () => {
  const { streak } = progress.get();
  succeed("tongiaki", "a", false);
  expect(solvedOf("tongiaki")).toEqual(["a", "b"]);
  expect(progress.get().streak).toBe(streak);
});

test("a wrong move ends the streak, and the longest stays; all is kept", () => {
  fail();
  expect(progress.get()).toMatchObject({ streak: 0, longest: 2 });
  expect(JSON.parse(localStorage.getItem("vaka.puzzles") ?? "{}")).toEqual(progress.get());
});
