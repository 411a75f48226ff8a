// The pieces and both islands: island.json is written from the parts of the rules by
// tools/write_island.py.
import data from "../../../generated/rapanui2020/island.json";
import type { Improvement, OfferingType, Resource, Size, SpaceId, Tile, View } from "../view";

export interface Space {
  name: string;
  prints: Resource[];
  ahu: number;
}
export type Board = View["board"];

export const ANIMALS: string[] = data.animals;
export const RESOURCES = data.resources as Resource[];
export const CAP: number = data.cap;
export const SIZES = data.sizes as Size[];
export const YIELD: number[] = data.yield;
export const WORKERS: number[] = data.workers; // columns that work for a Moai, by size
export const TILES = data.tiles as Tile[];
export const OFFERINGS = data.offerings as OfferingType[];
export const COSTS = data.costs as Record<OfferingType, Resource[]>; // unit by unit
export const TABLET_POINTS: number = data.tablet_points;
export const IMPROVEMENTS = Object.entries(
  data.improvements as unknown as Record<Improvement, [number, Resource]>,
).map(([name, [price, resource]]) => ({ name: name as Improvement, price, resource }));

const boards = { b2: data.b2, b34: data.b34 } as unknown as Record<Board, Record<SpaceId, Space>>;

export const places = (board: Board): number[] => data.places[board];
export const crater = (board: Board): string => data.crater[board];
export const pukaoQuarry = (board: Board): string => data.pukao_quarry[board];
export const spaces = (board: Board): SpaceId[] => Object.keys(boards[board]) as SpaceId[];

export function space(board: Board, id: SpaceId): Space {
  const found = boards[board][id];
  if (!found) throw new Error(`${id} is not on ${board}`);
  return found;
}
