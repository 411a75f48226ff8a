// How good a move is that somebody tries: from the values that were found, nothing is searched anew.
import type { JudgedMove } from "../../generated/wire";

export type Verdict = "best" | "as_good" | "worse" | "unknown";

/** Compare a move with the best one: where it is not worse beyond doubt, it is as good. */
export function verdictOf(moves: JudgedMove[], move: string): Verdict {
  const [best] = moves;
  const tried = moves.find((one) => one.move === move);
  if (!best || !tried) return "unknown";
  if (tried === best) return "best";
  return tried.worse ? "worse" : "as_good";
}
