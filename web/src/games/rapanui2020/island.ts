// The pieces and both islands: island.json is written from the parts of the rules by
// tools/write_island.py.
import data from "../../generated/rapanui2020/island.json";
import type { View } from "./view";

export interface Space {
  name: string;
  prints: string[];
  ahu: number;
  beside: string[];
}
export type Board = "b2" | "b34";

export const ANIMALS: string[] = data.animals;
export const RESOURCES: string[] = data.resources;
export const CAP: number = data.cap;
export const SIZES: string[] = data.sizes;
export const YIELD: number[] = data.yield;
export const TILES: string[] = data.tiles;
export const OFFERINGS: string[] = data.offerings;
export const PRICE: { full: number; reduced: number; barter: number } = data.price;
export const TABLET_POINTS: number = data.points.tablet;
export const FAVOR_POINTS: number = data.points.favor;
export const END: number[] = data.end;
export const MOST_IMPROVEMENTS: number = data.most_improvements;
export const IMPROVEMENTS = Object.entries(
  data.improvements as unknown as Record<string, [number, string]>,
).map(([name, [price, resource]]) => ({ name, price, resource }));

const boards: Record<Board, Record<string, Space>> = { b2: data.b2, b34: data.b34 };

export const places = (board: Board): number[] => data.places[board];
export const crater = (board: Board): string => data.crater[board];
export const pukaoQuarry = (board: Board): string => data.pukao_quarry[board];
export const spaces = (board: Board): string[] => Object.keys(boards[board]);

export function space(board: Board, id: string): Space {
  const found = boards[board][id];
  if (!found) throw new Error(`${id} is not on ${board}`);
  return found;
}

/** Where a piece sets out. */
export const start = (board: Board, piece: string): string =>
  piece === "pukao" ? pukaoQuarry(board) : crater(board);

/** P3.2: whether somebody carries on a space, a neutral figure included. */
const carried = (view: View, id: string): boolean => (view.island[id]?.seat ?? 0) >= 0;

/** The spaces to which unbroken lines of figures lead from the end of a route, all ways together. */
export function reached(view: View, route: string[]): Set<string> {
  const found = new Set(route);
  const ahead = route.slice(-1);
  for (let here = ahead.pop(); here !== undefined; here = ahead.pop()) {
    for (const next of space(view.board, here).beside) {
      if (found.has(next) || !carried(view, next)) continue;
      found.add(next);
      ahead.push(next);
    }
  }
  return found;
}

/** P3.4, P3.6: where the seat could set down what is carried. */
export function goals(view: View, seat: number, piece: string, route: string[]): string[] {
  const works = (id: string) => {
    const figures = view.island[id];
    return view.seats[seat]?.chief === id || (figures?.seat === seat && figures.fresh > 0);
  };
  const open = (id: string) =>
    view.slots.some(
      (slot) => slot.space === id && (piece === "pukao" ? slot.moai && !slot.pukao : !slot.moai),
    );
  return [...reached(view, route)].filter(
    (id) => works(id) && open(id) && !route.slice(0, -1).includes(id),
  );
}

/** P3.3: who earns what when a piece enters a space: nobody if the figures are the seat's own. */
export function toll(
  view: View,
  seat: number,
  piece: string,
  id: string,
): { seat: number; resources: string[] } | null {
  const owner = view.island[id]?.seat ?? -1;
  if (owner < 0 || owner === seat) return null;
  return { seat: owner, resources: piece === "pukao" ? ["reeds"] : space(view.board, id).prints };
}
