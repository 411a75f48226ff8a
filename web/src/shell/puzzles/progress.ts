// Which puzzles this person has solved, and how many in a row: kept in the browser's own storage.
import { store } from "../store";

export interface Progress {
  solved: Record<string, string[]>; // the names of puzzles, by game
  streak: number; // right at once and without a hint, one after the other
  longest: number;
}

const KEY = "vaka.puzzles";

function kept(): Partial<Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
  } catch {
    return {}; // storage is forbidden or spoilt: one begins anew
  }
}

export const progress = store<Progress>({ solved: {}, streak: 0, longest: 0, ...kept() });

function keep(next: Progress): void {
  progress.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // a private window: it holds until the page is closed
  }
}

export function solvedOf(game: string): string[] {
  return progress.get().solved[game] ?? [];
}

/** Note that a puzzle was solved; only at once and without help does it lengthen the streak. */
export function succeed(game: string, puzzle: string, helped: boolean): void {
  const { solved, streak, longest } = progress.get();
  const known = solvedOf(game);
  const longer = helped || known.includes(puzzle) ? streak : streak + 1;
  keep({
    solved: known.includes(puzzle) ? solved : { ...solved, [game]: [...known, puzzle] },
    streak: longer,
    longest: Math.max(longest, longer),
  });
}

/** A wrong move, or to be shown the answer, ends the streak. */
export function fail(): void {
  keep({ ...progress.get(), streak: 0 });
}
