// Where a move is made: each legal move belongs to one place on the table, read from its text.
//
// Places have names: "space:c3", "slot:4" (an ahu), "column:2" and "base:2" (quarry), "star:1",
// "supply:large", "stack:hut", "outstanding:hut", "tile:rest", "tablet", "build:chief", "draft:rest",
// "button:end". The board makes a place clickable if a legal move belongs to it, and never else.

import type { Facts, View } from "../view";
import { ANIMALS } from "./island";

/** The place where a move of a seat is clicked. */
export function placeOf(move: string, view: View, facts: Facts, seat: number): string {
  const [verb, ...nouns] = move.split(" ");
  const noun = nouns.at(-1) ?? "";
  switch (verb) {
    case "place":
    case "step":
    case "stand":
    case "to":
      return `space:${noun}`;
    case "load":
      return `space:${facts.starts[noun as keyof Facts["starts"]]}`;
    case "style":
      return `space:${view.now.route.at(-1)}`;
    case "erect":
      return `slot:${facts.moves[move]?.slot}`;
    case "carve":
    case "column":
      return `column:${noun}`;
    case "chief":
      return `base:${noun}`;
    case "sorcerer":
      return `star:${noun}`;
    case "take":
      return `supply:${noun}`;
    case "lift":
      return lifted(move, view, facts, seat);
    case "offer":
      return `${nouns.length > 1 ? "outstanding" : "stack"}:${noun}`;
    case "play":
      return `tile:${noun}`;
    case "copy":
      return "tablet";
    case "build":
      return `build:${noun}`;
    case "draft":
      return `draft:${noun}`;
    default: // resources, and what ends a turn
      return `button:${move}`;
  }
}

/** T5: a Sculptor leaves the column that the rules name, the Chief wherever he waits. */
function lifted(move: string, view: View, facts: Facts, seat: number): string {
  const column = facts.moves[move]?.column;
  if (column) return `column:${column}`;
  const { chief } = view.seats[seat]!;
  return chief.startsWith("col") ? `base:${chief.slice(3)}` : "button:lift chief";
}

/** Where a move leads: hinted at while the move is pointed at. */
export function leadsTo(move: string, view: View, facts: Facts, seat: number): string[] {
  const [verb, ...nouns] = move.split(" ");
  const noun = nouns.at(-1) ?? "";
  switch (verb) {
    case "gain":
    case "income":
    case "get":
    case "give":
    case "spend":
      return [`seat:${seat}:${noun}`];
    case "take":
      return Array.from(
        { length: facts.moves[move]?.columns ?? 0 },
        (_, column) => `column:${column + 1}`,
      );
    case "copy":
      return [`seat:${seat}:tiles`];
    case "lift":
      return [lifted(move, view, facts, seat)];
    default:
      return [];
  }
}

/** The colour of a seat's pieces, as CSS. */
export const colourOf = (seat: number): string => `var(--rn20-${ANIMALS[seat]})`;
