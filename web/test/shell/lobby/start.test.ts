// @vitest-environment happy-dom
// What a new match starts with.
import { expect, test } from "vitest";
import type { GameCard, Option } from "../../../src/generated/wire";
import { usual, usualValue } from "../../../src/shell/lobby/start";

const STALL: Option = {
  key: "stall_limit",
  says: {},
  values: [200, 0],
  value_says: [{}, {}],
  for_people: 0,
};
const CARD: GameCard = {
  name: "tongiaki",
  title: {},
  idea: {},
  seats: [2, 3],
  minutes: [45, 45],
  options: [STALL],
};

test("where people sit, an option is what suits people", () => {
  expect(usualValue(STALL, usual(CARD))).toBe(0);
  expect(usualValue(STALL, usual(CARD, "open"))).toBe(0);
});

test("bots alone play as in simulations", () => {
  const plan = usual(CARD);
  const sitters = plan.sitters.map((place) => ({ ...place, kind: "bot" as const }));
  expect(usualValue(STALL, { ...plan, sitters })).toBe(200);
});

test("what nobody chose is left to the server", () => {
  expect(usual(CARD).options).toEqual({});
});
