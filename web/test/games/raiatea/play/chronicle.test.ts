import { expect, test } from "vitest";
import { beats } from "../../../../src/games/raiatea/play/beats";
import { EMPTY, heard, shownRow, unheard } from "../../../../src/games/raiatea/play/chronicle";
import type { View } from "../../../../src/games/raiatea/view";
import { told } from "../../../made";

const empty = { row: [] } as unknown as View;
const laid = [
  told("lay_row", { cards: 4, mana: 9 }),
  told("in_row_all", { ritual: "hina", mana: 1 }),
  told("in_row", { seat: 1, ritual: "tohu", mana: 5 }),
  told("in_row", { seat: 2, ritual: "tohu", mana: 5 }),
  told("in_row", { seat: 0, ritual: "atea", mana: 6 }),
];
const performed = [
  told("pay_row", { ritual: "hina", mana: 1, left: 8 }),
  told("perform_all", { ritual: "hina" }),
  told("pay_row", { ritual: "tohu", mana: 5, left: 3 }),
  told("perform", { seat: 1, ritual: "tohu" }),
  told("tattoo", { seat: 1, field: 2 }),
];
const failed = [
  told("fail", { seat: 2, ritual: "tohu", mana: 5, left: 3 }),
  told("fail", { seat: 0, ritual: "atea", mana: 6, left: 3 }),
];
const raising = told("raising");
const fates = (row: { owner: number; ritual: string; fate: string }[]) =>
  row.map(({ owner, ritual, fate }) => `${ritual} ${owner} ${fate}`);

test("rituals are shown one by one, and failures together", () => {
  const parts = beats.parts!([...laid, ...performed, ...failed, raising]);
  expect(parts.map((part) => part.map((event) => event.key))).toEqual([
    ["lay_row", "in_row_all", "in_row", "in_row", "in_row"],
    ["pay_row", "perform_all"],
    ["pay_row", "perform", "tattoo"],
    ["fail", "fail"],
    ["raising"],
  ]);
});

test("the bowl drains ritual by ritual, though the view is at the end already", () => {
  let chronicle = EMPTY;
  const pools = beats.parts!([...laid, ...performed, ...failed, raising]).map((part) => {
    chronicle = heard(chronicle, part);
    return chronicle.pool;
  });
  expect(pools).toEqual([9, 8, 3, 3, null]);
});

test("the whole row remains to be read, with owners and what became of it", () => {
  let chronicle = heard(EMPTY, laid);
  expect(fates(shownRow(chronicle, empty).cards)).toEqual([
    "hina -1 waiting",
    "tohu 1 waiting",
    "tohu 2 waiting",
    "atea 0 waiting",
  ]);
  chronicle = heard(heard(heard(chronicle, performed), failed), [raising]);
  chronicle = heard(chronicle, [told("fulfil", { seat: 0 })]);
  expect(fates(shownRow(chronicle, empty).cards)).toEqual([
    "hina -1 done",
    "tohu 1 done",
    "tohu 2 failed",
    "atea 0 failed",
  ]);
  expect(heard(chronicle, [told("round", { round: "a2" })]).row).toEqual([]);
});

test("only what was told last is fresh, in its order", () => {
  const chronicle = heard(heard(heard(EMPTY, laid), performed), failed);
  expect(chronicle.row.map((card) => card.fresh)).toEqual([-1, -1, 0, 1]);
});

test("a ritual that is banned is seen to be, and whose it was", () => {
  const ban = told("ban", { seat: 0, ritual: "tohu", owner_seat: 2 });
  const { row } = heard(heard(EMPTY, laid), [ban]);
  expect(fates(row)).toContain("tohu 2 banned");
  expect(fates(row)).toContain("tohu 1 waiting");
});

test("what still lies there comes from the view where it has all of it", () => {
  const view = {
    row: [
      { ritual: "atea", owner: 0 },
      { ritual: "raa", owner: 0 },
    ],
  } as View;
  const { cards, lying } = shownRow(EMPTY, view);
  expect([fates(cards), lying]).toEqual([["atea 0 waiting", "raa 0 waiting"], 2]);
});

test("what others draw in secret does not make the row forgotten, a jump does", () => {
  const at = (phase: string, row: unknown[] = []) =>
    ({ round: "c1", phase, row }) as unknown as View;
  const chronicle = heard(heard(EMPTY, laid), performed);
  const drawn = unheard(chronicle, at("bless", [1, 2]), at("bless", [1, 2]));
  expect(fates(drawn.row)).toEqual(fates(chronicle.row));
  expect(drawn.pool).toBe(null);
  expect(unheard(chronicle, at("bless"), at("bless", [1, 2, 3]))).toBe(EMPTY);
  expect(unheard(chronicle, at("raise"), at("bid"))).toBe(EMPTY);
  expect(unheard(chronicle, null, at("bless"))).toBe(EMPTY);
});
