// Where a move is made: each legal move belongs to one place on the table, read from its text.
//
// Places have names: "space:c3", "slot:4" (an ahu), "column:2" and "base:2" (quarry), "star:1",
// "supply:large", "stack:hut", "outstanding:hut", "tile:rest", "tablet", "build:chief", "draft:rest",
// "button:end". The board makes a place clickable if a legal move belongs to it, and never else.

import { isSeries, movesOf } from "../../../parts/series";
import { type Facts, slotsOf, type View } from "../view";
import { stepsOf } from "./gestures";
import { ANIMALS } from "./island";

/** The place where a move of a seat, or a series of moves, is clicked. */
export function placeOf(move: string, view: View, facts: Facts, seat: number): string {
  if (isSeries(move)) {
    return placeOfSeries(move, view);
  }
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
    case "offer": // with another price than the one that is proposed there
      return (facts.payments[move]?.ways ?? 1) > 1 ? "button:otherwise" : pileOf(move);
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

function pileOf(offer: string): string {
  const [, ...nouns] = offer.split(" ");
  return `${nouns.length > 1 ? "outstanding" : "stack"}:${nouns.at(-1)}`;
}

/** A transport is clicked where it ends: on the ahu, if the tiles there differ. */
function placeOfSeries(series: string, view: View): string {
  const moves = movesOf(series);
  const [first = "", last = ""] = [moves[0], moves.at(-1)];
  const goal = stepsOf(series).at(-1);
  if (goal) {
    const tiles = slotsOf(view, goal).filter(({ slot }) => slot.tile);
    const chosen = tiles.find(({ slot }) => last === `erect ${slot.tile}`);
    const differ = new Set(tiles.map(({ slot }) => slot.tile)).size > 1;
    return chosen && differ ? `slot:${chosen.index}` : `space:${goal}`;
  }
  if (first.startsWith("offer ")) return pileOf(first);
  return first.startsWith("take ") ? "button:take" : "button:rest";
}

/** T5: a Sculptor leaves the column that the rules name, the Chief wherever he waits. */
function lifted(move: string, view: View, facts: Facts, seat: number): string {
  const column = facts.moves[move]?.column;
  if (column) return `column:${column}`;
  const { chief } = view.seats[seat]!;
  return chief.startsWith("col") ? `base:${chief.slice(3)}` : "button:lift chief";
}

/** Small places of the map that lie side by side: a finger taps all of them together. */
export const groupOf = (place: string): string | null => {
  const [sort = ""] = place.split(":");
  return GROUPS[sort] ?? null;
};

const GROUPS: Record<string, string> = {
  star: "group:stars",
  column: "group:quarry",
  base: "group:quarry",
  supply: "group:supply",
};

/** The places of a move: for a finger its group comes first, and an ahu is as large as its space. */
export function placesOf(
  move: string,
  view: View,
  facts: Facts,
  seat: number,
  coarse: boolean,
): string[] {
  const place = placeOf(move, view, facts, seat);
  if (!coarse) return [place];
  const slot = place.startsWith("slot:") ? view.slots[Number(place.slice("slot:".length))] : null;
  if (slot) return [`space:${slot.space}`, place];
  const group = groupOf(place);
  return group ? [group, place] : [place];
}

/** Where a move leads: hinted at while the move is pointed at. */
export function leadsTo(move: string, view: View, facts: Facts, seat: number): string[] {
  if (isSeries(move))
    return [...new Set(movesOf(move).flatMap((one) => leadsTo(one, view, facts, seat)))];
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
