// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { nextSeat } from "../../src/alone/curtain";
import type { Sitter, View } from "../../src/generated/wire";

const sitters = (["person", "bot", "person"] as const).map((kind) => ({ kind }) as Sitter);
const view = (part: Partial<View>): View =>
  ({ seat: 0, ended: false, turn: [0], sitters, ...part }) as View;

test("a curtain falls when somebody else at this device is to move", () => {
  expect(nextSeat(view({ turn: [2] }))).toBe(2);
  expect(nextSeat(view({ turn: [1, 2] }))).toBe(2);
});

test("none falls while one's own seat is asked, for bots, for who looks on, or at the end", () => {
  expect(nextSeat(view({}))).toBeNull();
  expect(nextSeat(view({ turn: [0, 2] }))).toBeNull();
  expect(nextSeat(view({ turn: [1] }))).toBeNull();
  expect(nextSeat(view({ seat: null, turn: [2] }))).toBeNull();
  expect(nextSeat(view({ ended: true, turn: [2] }))).toBeNull();
});
