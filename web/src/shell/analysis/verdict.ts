// How good a move is that somebody tries: from the values that were found, nothing is searched anew.
import type { JudgedMove } from "../../generated/wire";

export type Verdict = "best" | "as_good" | "worse" | "unknown";

const BESIDE = 2; // moves that are kept behind the best ones: the one played and the worst

/** Compare a move with the best one: where it is not worse beyond doubt, it is as good. */
export function verdictOf(moves: JudgedMove[], move: string): Verdict {
  const [best] = moves;
  const tried = moves.find((one) => one.move === move);
  if (!best) return "unknown";
  if (!tried) return moves.at(-1 - BESIDE)?.worse ? "worse" : "unknown"; // it comes after that one
  if (tried === best) return "best";
  return tried.worse ? "worse" : "as_good";
}
