import { expect, test } from "vitest";
import type { Told } from "../../../src/generated/wire";
import type { Beats } from "../../../src/parts/beats";
import { inOneLine, recap, turnOfAnother, withoutNextTurn } from "../../../src/shell/table/recap";
import { told } from "../../made";

const BEATS: Beats = { of: { turn: "none", score: "long", refill: "short" }, marks: {} };
const event = (step: number, seat: number, key: string, says = key): Told => ({
  ...told(key),
  ...{ step, seat, says },
});
const LOG = [
  event(1, 0, "draw"),
  event(2, -1, "score"), // of my own draw
  event(2, -1, "turn"),
  event(3, 1, "lay"),
  event(4, 1, "draw"),
  event(5, -1, "refill"),
  event(5, -1, "score"),
  event(5, -1, "gain"),
  event(6, 2, "lay"),
  event(7, 2, "turn"),
];
const keys = (deeds: ReturnType<typeof recap>) =>
  deeds.map(({ seat, told }) => [seat, ...told.map(({ key }) => key)]);

test("what others did since my last move is told by seat; my own does not count", () => {
  const deeds = recap(LOG, { seat: 0, last_own: 1 }, BEATS);
  expect(keys(deeds)).toEqual([
    [1, "lay", "draw", "score", "gain"],
    [2, "lay"],
  ]);
});

test("after my next move nothing is left", () => {
  expect(recap(LOG, { seat: 0, last_own: 7 }, BEATS)).toEqual([]);
});

test("who has not moved yet hears of everybody, and the set-up is nobody's deed", () => {
  const log = [event(1, -1, "score"), ...LOG.slice(3)];
  expect(keys(recap(log, { seat: 0, last_own: null }, BEATS)).map(([seat]) => seat)).toEqual([
    1, 2,
  ]);
});

test("a spectator has no last move", () => {
  expect(recap(LOG, { seat: null, last_own: null }, BEATS)).toEqual([]);
});

test("one line says the name once and the same thing once", () => {
  const lines = [
    "Tāne lays a priest.",
    "Tāne gains 1 wood.",
    "Tāne gains 1 wood.",
    "Scored: priest.",
  ];
  const deeds = lines.map((says, at) => event(at, 1, "any", says));
  expect(inOneLine(deeds, "Tāne", BEATS)).toBe("lays a priest; gains 1 wood (2×); Scored: priest");
});

test("asides and what is seen with something else are left out, unless there is nothing else", () => {
  const beats: Beats = { of: { spend: "none" }, marks: {}, asides: new Set(["step"]) };
  const deeds = [
    event(1, 1, "step", "To D3: a Moai."),
    event(2, 1, "spend", "Teva pays 4 units."),
    event(3, 1, "erect", "Teva erects a Moai."),
  ];
  expect(inOneLine(deeds, "Teva", beats)).toBe("erects a Moai");
  expect(inOneLine(deeds.slice(0, 1), "Teva", beats)).toBe("To D3: a Moai");
});

test("the next turn is not told before the one before it is confirmed", () => {
  const log = [event(1, 0, "draw"), { ...event(1, 0, "turn"), arguments: { seat: 1 } }];
  expect(withoutNextTurn(log, 0).map(({ key }) => key)).toEqual(["draw"]);
  expect(withoutNextTurn(log, null)).toBe(log);
});

test("who is asked in the turn of another is told whose it is", () => {
  const turn = (seat: number) => ({ ...event(1, -1, "turn"), arguments: { seat } });
  expect(turnOfAnother([turn(0), turn(1), event(2, 1, "lay")], 0)).toBe(1);
  expect(turnOfAnother([turn(1), turn(0)], 0)).toBeNull();
  expect(turnOfAnother([turn(1), event(2, -1, "round")], 0)).toBeNull();
  expect(turnOfAnother([], 0)).toBeNull();
});
