import { expect, test } from "vitest";
import type { View } from "../../../src/generated/wire";
import { Forced } from "../../../src/shell/table/forced";
import { choice, choices } from "../../made";

const view = (step: number, moves: View["choices"], more: Partial<View> = {}): View => ({
  ...({} as View),
  ...{ n: step, since: step, step, your_turn: true, can_undo: true, choices: moves },
  ...more,
});
const only = (step: number, more: Partial<View> = {}) => view(step, choices("end"), more);

test("a single choice is asked for once", () => {
  const forced = new Forced();
  const now = only(3);
  const what = forced.next(now);
  expect(what).toEqual({ type: "move", move: "end" });
  forced.asked(now, what!);
  expect(forced.next(only(3, { n: 4 }))).toBeNull(); // somebody sat down meanwhile
  expect(forced.next(only(4))).toEqual({ type: "move", move: "end" });
});

test("what could not be sent is asked for again", () => {
  const forced = new Forced();
  expect(forced.next(only(3))).not.toBeNull();
  expect(forced.next(only(3))).not.toBeNull();
});

test("no choice, several, a warning and the turn of others are left alone", () => {
  const forced = new Forced();
  expect(forced.next(view(1, []))).toBeNull();
  expect(forced.next(view(1, choices("a", "b")))).toBeNull();
  expect(forced.next(view(1, [choice("sink", "All is lost.")]))).toBeNull();
  expect(forced.next(only(1, { your_turn: false }))).toBeNull();
});

test("an undo goes back to the last real choice, and what is forced there waits for the person", () => {
  const forced = new Forced();
  forced.undo(only(5));
  expect(forced.next(only(5, { n: 6 }))).toBeNull(); // the answer has not come
  const back = only(4, { n: 7, since: 7 });
  const what = forced.next(back);
  expect(what).toEqual({ type: "undo" });
  forced.asked(back, what!);
  expect(forced.next(only(3, { n: 8, since: 8, can_undo: false }))).toBeNull();
  expect(forced.next(only(3, { n: 9, since: 8, can_undo: false }))).toBeNull();
  expect(forced.next(only(4, { n: 10, since: 10 }))).toEqual({ type: "move", move: "end" });
});

test("a real choice ends the way back", () => {
  const forced = new Forced();
  forced.undo(only(5));
  expect(forced.next(view(4, choices("a", "b")))).toBeNull();
  expect(forced.next(only(5, { n: 9, since: 9 }))).toEqual({ type: "move", move: "end" });
});
