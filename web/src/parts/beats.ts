// How long what is told is looked at, by its meaning. A game has a table of these in play/beats.ts.
import type { Told } from "../generated/wire";

/** none: it is seen with what comes next; short: a purchase; middle: a card turned; long: a scoring. */
export type Beat = "none" | "short" | "middle" | "long";

/** What a replay marks on its line of time. */
export type Mark = "scoring" | "round";

export interface Beats {
  of: Readonly<Record<string, Beat>>; // by the key of the event
  marks: Readonly<Record<string, Mark>>;
  /** What is left out where a turn is told in one line: what follows says it, or it goes without. */
  asides?: ReadonlySet<string>;
  /** The parts in which what one move told is shown, one after the other; without it all at once. */
  parts?(told: Told[]): Told[][];
}

/** Milliseconds at the normal pace. */
export const LENGTH: Readonly<Record<Beat, number>> = {
  none: 0,
  short: 350,
  middle: 700,
  long: 1500,
};

export const NO_BEATS: Beats = { of: {}, marks: {} };

export function beatOf(beats: Beats, told: Told): Beat {
  return beats.of[told.key] ?? "short";
}

const SERIES = 1 / 3; // of its length is enough for more of the same: wood for one seat after another

/** How long each event is looked at, in milliseconds at the normal pace. */
export function lengths(beats: Beats, told: Told[]): number[] {
  return told.map((event, at) => {
    const again = event.key === told[at - 1]?.key;
    return LENGTH[beatOf(beats, event)] * (again ? SERIES : 1);
  });
}

/** Part what was told before every event of one of these keys. */
export function partedAt(told: Told[], keys: ReadonlySet<string>): Told[][] {
  const parts: Told[][] = [];
  for (const event of told) {
    if (parts.length === 0 || keys.has(event.key)) parts.push([]);
    parts.at(-1)!.push(event);
  }
  return parts;
}
