// The boards there are, found by their folders and loaded when first needed.
import type { GameFolder } from "./board";

const folders = import.meta.glob<{ game: GameFolder<never> }>("./games/*/index.tsx");

export async function gameFolder(name: string): Promise<GameFolder | undefined> {
  const load = folders[`./games/${name}/index.tsx`];
  return load ? ((await load()).game as unknown as GameFolder) : undefined;
}
