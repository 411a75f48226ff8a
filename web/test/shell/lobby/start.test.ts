// @vitest-environment happy-dom
// What a new match starts with.
import { expect, test } from "vitest";
import type { GameCard, Option, View } from "../../../src/generated/wire";
import { again, usual, usualValue } from "../../../src/shell/lobby/start";
import { confirmed, confirming } from "../../../src/shell/page/confirm_pick";
import { change } from "../../../src/shell/settings";

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
  lesson: true,
  wins: {},
  puzzles: 0,
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

test("seats are drawn by lot unless somebody says otherwise", () => {
  expect(usual(CARD).shuffle).toBe(true);
});

test("a table begins with what its host has set for own tables", () => {
  expect(usual(CARD)).toMatchObject({ confirm: true, confirm_always: false, undo_answers: true });
  change({ confirm: "never", undoAnswers: false });
  expect(usual(CARD)).toMatchObject({ confirm: false, undo_answers: false });
  for (const choice of ["final", "always", "never"] as const)
    expect(confirming(confirmed(choice))).toBe(choice);
});

test("in a rematch the next seat begins", () => {
  const sitter = (seat: number, kind: string, bot = "") => ({ seat, kind, bot });
  const view = {
    game: "tongiaki",
    seat: 0,
    options: {},
    settings: {},
    sitters: [sitter(0, "person"), sitter(1, "bot", "novice"), sitter(2, "person")],
  } as unknown as View;
  const plan = again(view);
  expect(plan.sitters.map((place) => place.kind)).toEqual(["bot", "open", "me"]);
  expect(plan.sitters[0]?.bot).toBe("novice");
  expect(plan.shuffle).toBe(false);
});
