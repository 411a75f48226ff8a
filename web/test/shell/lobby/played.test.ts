// @vitest-environment happy-dom
// Finding a match among those that were played, and saying how it ended.
import { beforeAll, expect, test } from "vitest";
import type { MatchCard } from "../../../src/generated/wire";
import { state } from "../../../src/shell/lobby/match_list";
import { found } from "../../../src/shell/lobby/played";
import { learn } from "../../../src/shell/words";

const card = (part: Partial<MatchCard>) =>
  ({
    match: "m",
    game: "tongiaki",
    title: "Tongiaki",
    seats: 3,
    names: ["Ana", "Moana"],
    seat: 0,
    your_turn: false,
    over: true,
    ended: true,
    open_seats: 0,
    result: null,
    ...part,
  }) as MatchCard;
const ended = (place: number, margin: number) =>
  card({ result: { level: "novice", place, points: 20, margin } });

beforeAll(() => learn("en"));

test("how a match ended is said with place and margin", () => {
  expect(state(ended(1, 5))).toBe("Won by 5 points");
  expect(state(ended(1, 0))).toBe("Won, level on points");
  expect(state(ended(3, -1))).toBe("Place 3 of 3, 1 point behind");
  expect(state(ended(2, 0))).toBe("Place 2 of 3, level on points");
  expect(state(card({}))).toBe("Over");
});

test("who only looks on is not told that others are to move", () => {
  const running = { over: false, ended: false };
  expect(state(card({ ...running, seat: null }))).toBe("Being played");
  expect(state(card(running))).toBe("Others to move");
});

test("matches are found by game, names and how they ended", () => {
  const other = card({ match: "o", game: "raiatea", title: "Raiatea", names: ["Ben"] });
  const cards = [ended(1, 5), other];
  expect(found(cards, "", "")).toEqual(cards);
  expect(found(cards, "raiatea", "")).toEqual([other]);
  expect(found(cards, "", "ana won")).toEqual([cards[0]]);
  expect(found(cards, "raiatea", "ana")).toEqual([]);
});
