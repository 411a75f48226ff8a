import { expect, test } from "vitest";
import { whyNot } from "../../../../src/games/raiatea/play/why";
import type { Facts, View } from "../../../../src/games/raiatea/view";

const words = {
  say: (key: string, args: Record<string, string | number> = {}) =>
    [key, ...Object.values(args)].join(" "),
  name: (word: string) => word,
};
const view = {
  open: 1,
  phase: "reward",
  rewards: ["good"],
  helper_market: { trader: 0, shaman: 1 },
  goods_market: { uru: 0, taro: 2 },
  prices: { uru: 2, taro: 2 },
  seats: [{ goods: { uru: 0, taro: 1 } }],
} as unknown as View;
const facts = {
  seats: [{ lacks: { pearls_3: { has: 2, asks: 3 }, ariki: { has: 1, asks: 3 } } }],
} as unknown as Facts;

test.each([
  ["task:pearls_3:1", "why.lacks 2 3"],
  ["task:mana_4:1", ""],
  ["task:pearls_5:1", "why.closed"],
  ["helpers:trader", "why.no_card"],
  ["helpers:shaman", ""],
  ["goods:uru", "why.no_card"],
  ["price:taro:3", "why.too_high 2"],
  ["price:uru:1", "why.no_good"],
  ["price:taro:2", ""],
  ["reward:pearls", "why.gone"],
  ["reward:good", ""],
  ["tile:forest", ""],
])("%s: %s", (place, why) => {
  expect(whyNot(place, { view, facts, seat: 0, words })).toBe(why);
});

test("a spectator lacks nothing", () => {
  expect(whyNot("task:pearls_3:1", { view, facts, seat: null, words })).toBe("");
});
