import { expect, test } from "vitest";
import { CARDS } from "../../../../src/games/raiatea/parts";
import { explain } from "../../../../src/games/raiatea/play/about";
import { type Asking, tell } from "../../../../src/games/raiatea/play/about_table";

const words = {
  say: (key: string, args: Record<string, string | number> = {}) =>
    [key, ...Object.values(args)].join(" "),
  name: (word: string) => word,
};

const THINGS = [
  ...Object.keys(CARDS.rituals).map((name) => `ritual:${name}`),
  ...Object.keys(CARDS.tokens).map((name) => `token:${name}`),
  ...Object.keys(CARDS.forest).map((name) => `mask:${name}`),
  ...CARDS.pictures.map((name) => `mask:${name}`),
  ...CARDS.helpers.map((name) => `helper:${name}`),
  ...CARDS.goods.map((name) => `good:${name}`),
  ...CARDS.goods.flatMap((good) => CARDS.prices[good]!.map((_, at) => `price:${good}:${at + 1}`)),
  ...CARDS.tiles.map((name) => `tile:${name}`),
  ...Object.keys(CARDS.ranks).map((name) => `rank:${name}`),
  "mask:mirror",
];

test.each(THINGS)("%s is explained", (thing) => {
  const about = explain(thing, words)!;
  expect(about.title).toBeTruthy();
  expect(about.lines.length).toBeGreaterThan(0);
  expect(about.lines.join()).not.toContain("undefined");
});

test("numbers of sentences come from the parts of the game", () => {
  const said = (thing: string) => explain(thing, words)!.lines;
  expect(said("tile:path_of_the_gods")[0]).toContain(
    `${CARDS.numbers.train_one} ${CARDS.numbers.train_two}`,
  );
  expect(said("rank:arioi")).toContain(`card.points ${CARDS.standings.arioi!.points}`);
  expect(said("ritual:papa_rai_3")[0]).toBe("Effect.papa_rai_3 3");
  expect(said("deck_forbidden")[0]).toContain("8 14");
});

const asking = {
  view: {
    open: 1,
    todo: [],
    prices: { uru: 2 },
    goods_market: { uru: 3 },
    helper_market: { trader: 0 },
    seats: [{ tattoo: 4, ready: { trader: 1 }, used: { trader: 2 } }],
  },
  facts: {
    seats: [{ rank: "ariki", points: 5, counted: false, paired: ["m01"] }],
    piles: { decks: { normal: 7 }, discards: { normal: 9 } },
  },
  seat: 0,
  words,
  nameOf: () => "Ana",
  roll: null,
} as unknown as Asking;

test.each([
  ["good:uru", "goods:uru", "Card.there 3"],
  ["helper:trader", "helpers:trader", "Card.there 0"],
  ["helper:trader", "helper:trader", "Card.ready 1 2"],
  ["mask:m01", "mask:m01", "Card.pair"],
  ["deck_normal", "deck:normal", "Show.piles normal 7 9"],
  ["statue:1", "statue:1", "Card.face_down"],
  ["points:0", "points:0", "Card.total"],
  ["tattoo:0", "tattoo:0", "Ariki"],
])("%s at %s says how it stands now: %s", (thing, place, line) => {
  expect(tell(thing, place, asking)!.lines).toContain(line);
});

test("nothing is said of what nobody knows", () => {
  expect(tell("die", "die", asking)).toBeNull();
  expect(tell("button:pass", "button:pass", asking)).toBeNull();
});
