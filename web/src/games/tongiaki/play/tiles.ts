// The tiles of the game: tiles.json is written from the parts of the rules by tools/write_tiles.py.
import data from "../../../generated/tongiaki/tiles.json";

export interface Beach {
  berths: number;
  piers: number[]; // the edges over which its ships leave
}

export interface Island {
  points: number;
  beaches: Beach[];
}

export interface Path {
  from: number;
  to: number;
  number: number; // colours a fleet needs; 0 is open to all
}

export const COLOURS: string[] = data.colours;
export const MOST_ROYAL: number = data.royal;
export const STEPS = data.steps as [number, number][];

const islands: Record<string, Island> = data.islands;
const waters = new Map<string, Path[]>(
  Object.entries(data.waters).map(([name, paths]) => [
    name,
    paths.map(([from, to, number]) => ({ from: from!, to: to!, number: number! })),
  ]),
);

export const isIsland = (tile: string): boolean => tile in islands;

export function island(tile: string): Island {
  const found = islands[tile];
  if (!found) throw new Error(`${tile} is no island`);
  return found;
}

export function paths(tile: string): Path[] {
  const found = waters.get(tile);
  if (!found) throw new Error(`${tile} is no water`);
  return found;
}

/** The path that ends at an edge of a water tile, turned so that it begins there. */
export function pathFrom(tile: string, edge: number): Path {
  for (const path of paths(tile)) {
    if (path.from === edge) return path;
    if (path.to === edge) return { from: path.to, to: path.from, number: path.number };
  }
  throw new Error(`no path at edge ${edge} of ${tile}`);
}

export function beachOf(tile: string, edge: number): number {
  return island(tile).beaches.findIndex((beach) => beach.piers.includes(edge));
}
