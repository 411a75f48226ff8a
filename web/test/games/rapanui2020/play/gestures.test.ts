import { expect, test } from "vitest";
import { gestures, type Known } from "../../../../src/games/rapanui2020/play/gestures";
import { placeOf, placesOf } from "../../../../src/games/rapanui2020/play/moves";
import { seriesOf } from "../../../../src/parts/series";
import { choices } from "../../../made";

const words = {
  name: (word: string) => word,
  say: (key: string, args: object = {}) => `${key} ${Object.values(args).join(" ")}`,
};

const known = (now: object, facts: object, tiles: string[] = ["rest"]): Known =>
  ({
    words,
    view: { board: "b34", now, slots: tiles.map((tile) => ({ space: "d4", tile })), seats: [] },
    facts: { routes: {}, payments: {}, takes: [], moves: {}, starts: {}, ...facts },
  }) as unknown as Known;

const moves = (legal: string[], about: Known) =>
  gestures(choices(...legal), about).map(({ move }) => move);

test("a piece is sent to each tile of its destination, and clicked there", () => {
  const routes = { moai: { d4: { path: ["e4", "d4"], incomes: [] } } };
  const about = known({ stage: "main", piece: "" }, { routes }, ["rest", "barter"]);
  const rest = seriesOf(["load small", "step e4", "step d4", "erect rest"]);
  const barter = seriesOf(["load small", "step e4", "step d4", "erect barter"]);
  expect(moves(["load small", "drop"], about)).toEqual(["load small", "drop", rest, barter]);
  expect(placeOf(barter, about.view, about.facts, 0)).toBe("slot:1");
  expect(placesOf(barter, about.view, about.facts, 0, true)).toEqual(["space:d4", "slot:1"]);
});

test("on the way only what is farther than a step is proposed", () => {
  const routes = {
    pukao: { d4: { path: ["c4", "d4"], incomes: [] }, c4: { path: ["c4"], incomes: [] } },
  };
  const about = known({ stage: "route", piece: "pukao" }, { routes });
  expect(moves(["step c4"], about)).toEqual(["step c4", seriesOf(["step c4", "step d4", "style"])]);
});

test("an offering is paid with its best price; another one is named unit by unit", () => {
  const payments = {
    "offer hut": { units: ["reeds", "wood"], ways: 3 },
    "offer boat": { units: ["wood", "wood"], ways: 1 },
  };
  const about = known({ stage: "exchange", piece: "pukao" }, { payments });
  const hut = seriesOf(["offer hut", "spend reeds", "spend wood"]);
  const boat = seriesOf(["offer boat", "spend wood", "spend wood"]);
  expect(moves(["offer hut", "offer boat"], about)).toEqual([hut, "offer hut", boat]);
  expect(placeOf(hut, about.view, about.facts, 0)).toBe("stack:hut");
  expect(placeOf("offer hut", about.view, about.facts, 0)).toBe("button:otherwise");
});

test("nothing is proposed to those who only watch", () => {
  const routes = { moai: { d4: { path: ["e4", "d4"], incomes: [] } } };
  const facts = {
    routes,
    takes: ["small"],
    payments: { "offer hut": { units: ["reeds", "reeds"] } },
  };
  expect(moves([], known({ stage: "main", piece: "" }, facts))).toEqual([]);
  expect(moves([], known({ stage: "route", piece: "small" }, facts))).toEqual([]);
  expect(moves([], known({ stage: "spend", piece: "pukao" }, facts))).toEqual([]);
});
