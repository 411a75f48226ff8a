// The way of each seat through a match, as points of a drawing, and the moments that are marked.
import type { Analysis } from "../../generated/wire";

export interface Size {
  width: number;
  height: number;
}

export const EDGE = { left: 48, right: 14, top: 12, bottom: 20 }; // room around the curves, in pixels
const AFTER = 0.6; // of a step: what was played is drawn a little behind what was best

export type Point = readonly [x: number, y: number];

export const xOf = (step: number, last: number, { width }: Size): number =>
  EDGE.left + ((width - EDGE.left - EDGE.right) * step) / Math.max(1, last);

export const yOf = (share: number, { height }: Size): number =>
  EDGE.top + (height - EDGE.top - EDGE.bottom) * (1 - share);

/** The way of one seat: before and after each of its choices, and in the end the result. */
export function wayOf(found: Analysis, seat: number, size: Size): Point[] {
  const at = (step: number, share: number): Point => [
    xOf(step, found.last, size),
    yOf(share, size),
  ];
  const way = found.moves
    .filter((move) => move.seat === seat)
    .flatMap((move) => [at(move.step, move.best), at(move.step + AFTER, move.played)]);
  return found.done ? [...way, at(found.last, found.seats[seat]!.result)] : way;
}

export interface Mark {
  kind: "mistake" | "luck";
  step: number;
  seat: number;
  share: number; // where it is drawn
  worth: number; // what was lost or given
}

/** What is marked: the costliest moves of every seat, and the luckiest deals. */
export function marked(found: Analysis): Mark[] {
  const mistakes = found.seats.flatMap(({ seat, costliest }) =>
    found.moves
      .filter((move) => move.seat === seat && costliest.includes(move.step))
      .map(
        ({ step, best, cost }): Mark => ({ kind: "mistake", step, seat, share: best, worth: cost }),
      ),
  );
  return [...mistakes, ...lucky(found)];
}

/** The luckiest deals, each for the seat to which it gave most. */
export function lucky(found: Analysis): Mark[] {
  return found.luckiest.flatMap((step): Mark[] => {
    const deal = found.deals.find((one) => one.step === step);
    if (!deal) return [];
    const worth = Math.max(...deal.luck);
    const seat = deal.luck.indexOf(worth);
    const next = found.moves.find((move) => move.seat === seat && move.step >= deal.until);
    const share = next?.best ?? (found.done ? found.seats[seat]!.result : 0.5);
    return [{ kind: "luck", step, seat, share, worth }];
  });
}

/** The step of the decision that is nearest to a place in the drawing. */
export function nearest(found: Analysis, x: number, size: Size): number | null {
  let [step, least] = [null as number | null, Number.POSITIVE_INFINITY];
  for (const move of found.moves) {
    const distance = Math.abs(xOf(move.step, found.last, size) - x);
    if (distance < least) [step, least] = [move.step, distance];
  }
  return step;
}

/** The decisions of the same seat before and after a step. */
export function neighbours(found: Analysis, step: number, seat: number) {
  const steps = found.moves.filter((move) => move.seat === seat).map((move) => move.step);
  return {
    before: steps.findLast((other) => other < step) ?? null,
    after: steps.find((other) => other > step) ?? null,
  };
}
