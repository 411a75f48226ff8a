// The view and the facts of the rules as the board reads them.
import type { Facts, View, ViewSeat } from "../../generated/rapanui2011/view";

export type { Facts, View, ViewSeat };
export type CardType = keyof ViewSeat["display"];
export type Kind = keyof View["supply"];

export const KINDS: readonly Kind[] = ["fish", "mulberry", "sweet_potato", "grain"];
export const TYPES: readonly CardType[] = ["lumberjack", "priest", "moai", ...KINDS];

/** Cards by type; what is hidden stands under "?". */
export type Counts = Partial<Record<string, number>>;

/** The colour that was dealt to a seat (S2), as CSS. */
export function colourOf(view: View, seat: number): string {
  const colour = view.seats[seat]?.colour;
  return colour ? `var(--rn11-${colour})` : `var(--seat-${seat})`;
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** Whether the cards are open to this viewer, apart from some that a memory cannot place. */
export function known(counts: Counts): boolean {
  return Object.keys(counts).some((word) => word !== "?");
}

/** RC4: the next draw is the active seat's last one, so it decides what is scored. */
export function isLastDraw(view: View, facts: Facts): boolean {
  return view.phase === "draw" && facts.missing[view.active] === 1;
}
