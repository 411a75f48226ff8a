// Several cards of one payment are one gesture: they are gathered in any order, and when there are
// enough the page sends the moves of the notation one after the other.
import { movesOf } from "../../../parts/series";
import { MASKS } from "../parts";
import { openOf, type View } from "../view";

/** How many cards a seat has still to pay: 0 if it is asked for something else. */
export function unitsOf(view: View): number {
  const step = view.todo[0];
  return step?.do === "pay_ritual" || step?.do === "pay_mask" ? step.n : 0;
}

/** Every card with which a seat could pay, each copy by itself, as the moves that pay with it. */
export function payable(view: View, seat: number): string[] {
  const own = view.seats[seat]!;
  const cards: string[] =
    view.todo[0]?.do === "pay_mask"
      ? MASKS.flatMap((mask) => Array<string>(own.masks[mask]).fill(mask))
      : openOf(own.hand);
  return cards.map((card) => `pay ${card}`);
}

/** What is gathered after a click on a card: one more of it or, where no copy is left, none of it.
 * Where all have to be paid there is nothing to gather. */
export function gathered(picked: string[], move: string, cards: string[], units: number): string[] {
  if (cards.length === units) return cards;
  const count = (moves: string[]) => moves.filter((one) => one === move).length;
  return count(picked) < count(cards) ? [...picked, move] : picked.filter((one) => one !== move);
}

/** Whether a click belongs to a payment of several cards. */
export const isPart = (move: string, units: number): boolean =>
  units > 1 && movesOf(move).length === 1 && move.startsWith("pay ");
