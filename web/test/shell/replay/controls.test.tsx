// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { beats } from "../../../src/games/raiatea/play/beats";
import { NO_BEATS } from "../../../src/parts/beats";
import { marks } from "../../../src/shell/replay/controls";
import { told } from "../../made";

const at = (step: number, key: string) => ({ ...told(key), step });

test("a replay is marked where something was scored or a round ended, once for each step", () => {
  const log = [at(3, "gain"), at(3, "end_round"), at(3, "gain"), at(5, "pearls"), at(7, "gain")];
  expect(marks(log, beats)).toEqual([
    { step: 3, mark: "round" },
    { step: 7, mark: "scoring" },
  ]);
  expect(marks(log, NO_BEATS)).toEqual([]);
});

test("the rituals of a ceremony are shown one by one, though one move resolved them all", () => {
  const log = ["take_good", "lay_row", "pay_row", "perform", "fail", "raising"].map((key) =>
    at(1, key),
  );
  expect(beats.parts!(log).map((part) => part.map((event) => event.key))).toEqual([
    ["take_good"],
    ["lay_row"],
    ["pay_row", "perform"],
    ["fail"],
    ["raising"],
  ]);
});
