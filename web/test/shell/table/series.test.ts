import { expect, test } from "vitest";
import type { Choice, View } from "../../../src/generated/wire";
import { Series } from "../../../src/shell/table/series";
import { choice } from "../../made";

/** A view after so many steps in which the viewer may choose these moves. */
const at = (step: number, moves: (string | Choice)[], more: Partial<View> = {}): View =>
  ({
    step,
    settled: true,
    your_turn: moves.length > 0,
    to_confirm: false,
    ended: false,
    choices: moves.map((move) => (typeof move === "string" ? choice(move) : move)),
    ...more,
  }) as View;

function begun(then: string[], careful = true) {
  const heard: string[] = [];
  const series = new Series({
    send: (move) => heard.push(move),
    warns: () => careful,
    warned: ({ move }) => heard.push(`warned ${move}`),
    stopped: () => heard.push("stopped"),
  });
  series.begin(then, at(1, ["one"]));
  return { series, heard };
}

test("each move is sent once the one before it has been confirmed", () => {
  const { series, heard } = begun(["two", "three"]);
  series.hear(at(1, ["one", "two"])); // somebody came: nothing was played yet
  expect(heard).toEqual([]);
  series.hear(at(2, ["two", "other"]));
  series.hear(at(2, ["two", "other"])); // the same moment again
  expect(heard).toEqual(["two"]);
  expect(series.isRunning).toBe(true);
  series.hear(at(3, ["three"]));
  expect(heard).toEqual(["two", "three"]);
  expect(series.goesOn).toBe(false);
  expect(series.isRunning).toBe(true); // until the last one has been confirmed
  series.hear(at(4, ["three"]));
  expect(series.isRunning).toBe(false);
  expect(heard).toEqual(["two", "three"]);
});

test("somebody else may answer in between", () => {
  const { series, heard } = begun(["two"]);
  series.hear(at(2, []));
  series.hear(at(3, ["two"], { settled: false })); // a moment that has passed
  expect(heard).toEqual([]);
  series.hear(at(3, ["two"]));
  expect(heard).toEqual(["two"]);
});

test.each([
  ["the move is not possible", at(2, ["other"])],
  ["a move was taken back", at(0, ["two"])],
  ["the match has ended", at(2, [], { ended: true })],
  ["the turn has to be confirmed", at(2, [], { to_confirm: true })],
])("the rest is not played and the viewer is told if %s", (_, view) => {
  const { series, heard } = begun(["two", "three"]);
  series.hear(view);
  expect(heard).toEqual(["stopped"]);
  series.hear(at(3, ["two", "three"]));
  expect(heard).toEqual(["stopped"]);
});

test("a move with a consequence is asked about, unless nobody wants to be asked", () => {
  const grave = choice("two", "All is lost.");
  const careful = begun(["two", "three"]);
  careful.series.hear(at(2, [grave]));
  expect(careful.heard).toEqual(["warned two"]);
  expect(careful.series.isRunning).toBe(false);
  const bold = begun(["two"], false);
  bold.series.hear(at(2, [grave]));
  expect(bold.heard).toEqual(["two"]);
});

test("who does something else hears nothing of the rest", () => {
  const { series, heard } = begun(["two"]);
  series.forget();
  series.hear(at(2, ["two"]));
  expect(heard).toEqual([]);
});
