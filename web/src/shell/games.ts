// The boards there are, found by their folders and loaded when first needed.
import type { Coach, Figures, GameFolder } from "../parts/board";

const folders = import.meta.glob<{ game: GameFolder<never> }>("../games/*/index.tsx");
const drawings = import.meta.glob<{ figures: Figures }>("../games/*/figures.tsx");
const coaches = import.meta.glob<{ coach: Coach<never> }>("../games/*/coach.ts");

export async function gameFolder(name: string): Promise<GameFolder | undefined> {
  const load = folders[`../games/${name}/index.tsx`];
  return load ? ((await load()).game as unknown as GameFolder) : undefined;
}

/** Who explains the decisions of a first match, where a game has such a guide. */
export async function coachOf(name: string): Promise<Coach | undefined> {
  const load = coaches[`../games/${name}/coach.ts`];
  return load ? ((await load()).coach as unknown as Coach) : undefined;
}

/** The drawings for the rules page of a game. */
export async function figuresOf(name: string): Promise<Figures> {
  const load = drawings[`../games/${name}/figures.tsx`];
  return load ? (await load()).figures : {};
}
