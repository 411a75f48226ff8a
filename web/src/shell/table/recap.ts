// What every other seat did since the viewer's own last move, out of the log that the viewer hears.
import type { Told, View } from "../../generated/wire";
import { type Beats, beatOf } from "../../parts/beats";

/** What one seat did, and what came of it. */
export interface Deeds {
  seat: number;
  told: Told[];
}

const CHANCE = -1;
const NOT_A_DEED = new Set(["turn"]); // says only whose turn it is

/** Return for each other seat what it did, in the order in which they began.
 *
 * What chance tells belongs to the move before it, and counts if one stops to look at it: a scoring,
 * not a card that is laid after. What came of the viewer's own move is known to the viewer.
 */
export function recap(log: Told[], view: Pick<View, "seat" | "last_own">, beats: Beats): Deeds[] {
  const { seat: own, last_own } = view;
  if (own === null) return [];
  const deeds = new Map<number, Told[]>();
  let actor = last_own === null ? CHANCE : own;
  let looked = -1; // the step of chance at which one stops to look: what follows is who got what
  for (const event of log) {
    if (event.step <= (last_own ?? 0)) continue;
    if (event.seat !== CHANCE) actor = event.seat;
    else {
      if (beatOf(beats, event) === "long") looked = event.step;
      if (looked !== event.step) continue;
    }
    if (actor === own || actor === CHANCE || NOT_A_DEED.has(event.key)) continue;
    deeds.set(actor, [...(deeds.get(actor) ?? []), event]);
  }
  return [...deeds].map(([seat, told]) => ({ seat, told }));
}

/** Return a log without the turn that begins only when the one before it is confirmed. */
export function withoutNextTurn(log: Told[], confirming: number | null): Told[] {
  const last = log.at(-1);
  const begins = last?.key === "turn" && confirming !== null && last.arguments.seat !== confirming;
  return begins ? log.slice(0, -1) : log;
}

/** Return whose turn it is, if the log says so and it is not the viewer's own. */
export function turnOfAnother(log: Told[], seat: number | null): number | null {
  const turn = log.findLast((event) => event.key === "turn" || event.key === "round");
  const whose = turn?.key === "turn" ? Number(turn.arguments.seat) : seat;
  return whose === seat || Number.isNaN(whose) ? null : whose;
}

/** Say deeds in one line: the name that stands before it is not said again, nor the same twice, and
 * what a game calls an aside only if there is nothing else. */
export function inOneLine(told: Told[], name: string, beats: Beats): string {
  const said = new Map<string, number>();
  const main = told.filter(
    (event) => beatOf(beats, event) !== "none" && !beats.asides?.has(event.key),
  );
  for (const { says } of main.length ? main : told) {
    const short = says.startsWith(`${name} `) ? says.slice(name.length + 1) : says;
    const line = short.replace(/\.$/, "");
    said.set(line, (said.get(line) ?? 0) + 1);
  }
  return [...said].map(([line, times]) => (times > 1 ? `${line} (${times}×)` : line)).join("; ");
}
