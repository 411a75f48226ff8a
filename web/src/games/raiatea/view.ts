// The view and the facts as the board reads them, and what lies openly in a view.
import type { ViewSeat } from "../../generated/raiatea/view";

export type { Facts, FactsSeat, View, ViewSeat as SeatView } from "../../generated/raiatea/view";

/** Each card by name, as often as it is there. */
export function spread<Name extends string>(counts: Record<Name, number>): Name[] {
  const names = Object.keys(counts) as Name[];
  return names.flatMap((name) => Array<Name>(counts[name]).fill(name));
}

/** What a view shows openly of a pile: its cards, or none if only their number is known. */
export function openOf<Name extends string>(cards: Name[] | "?" | number): Name[] {
  return Array.isArray(cards) ? cards : [];
}

export type Pile = "hand" | "drawn" | "bagged";
export type Tracked = keyof Pick<ViewSeat, "tattoo" | "priests">;
