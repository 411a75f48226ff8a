// What tests make: moves, events and boxes, with only what a test is about filled in.
import type { Choice, Told } from "../src/generated/wire";
import type { Boxes } from "../src/parts/air";
import type { Scene } from "../src/parts/flights";

export const choice = (move: string, warns = ""): Choice => ({ move, says: `${move}!`, warns });

export const choices = (...moves: string[]): Choice[] => moves.map((move) => choice(move));

export const told = (key: string, facts: Told["arguments"] = {}): Told => ({
  key,
  rule: "",
  seat: 0,
  step: 1,
  arguments: facts,
  says: "",
});

/** Places in a row, each ten wide, in the order of their names here. */
export function boxes(...names: string[]): Boxes {
  return new Map(names.map((name, at) => [name, { x: 10 * at, y: 0, width: 10, height: 10 }]));
}

/** A scene in which everything lies where it lay. */
export function scene<View, Facts>(
  view: View,
  seat: number | null,
  places: Boxes,
  facts = {} as Facts,
): Scene<View, Facts> {
  return { view, facts, old: view, seat, before: places, after: places };
}
