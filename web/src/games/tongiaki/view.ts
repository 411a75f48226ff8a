// The view of the rules (nothing in this game is private), and what can be read off it.
import { type Cell, cellKey } from "./hex";
import { COLOURS, isIsland, island } from "./tiles";

export interface View {
  pile: string[];
  removed: string[];
  board: Record<string, [q: number, r: number, rot: number]>;
  ships: Record<string, number[][]>; // of each island, beach by beach, a count per seat
  royal: Record<string, number>;
  seats: { colour: string; stock: number }[];
  active: number;
  phase: string;
  island: string;
  left: number;
  origin: string;
  fleet: number[];
  cell: [] | [number, number];
  heading: number;
  drawn: string;
  purpose: string;
  uses: Record<string, number>;
  ending: boolean;
}

export const seatOf = (colour: string): number => COLOURS.indexOf(colour);

export function cellOf(view: View, tile: string): Cell {
  const place = view.board[tile];
  if (!place) throw new Error(`${tile} is not laid`);
  return [place[0], place[1]];
}

export const rotOf = (view: View, tile: string): number => view.board[tile]?.[2] ?? 0;

/** Which tile lies on which cell. */
export function tilesByCell(view: View): Map<string, string> {
  return new Map(Object.entries(view.board).map(([tile, [q, r]]) => [cellKey([q, r]), tile]));
}

export const total = (counts: number[]): number => counts.reduce((sum, n) => sum + n, 0);
export const colours = (counts: number[]): number => counts.filter((n) => n > 0).length;

export function free(view: View, tile: string, beach: number): number {
  return island(tile).beaches[beach]!.berths - total(view.ships[tile]?.[beach] ?? []);
}

export interface Standing {
  points: number;
  islands: number; // with a ship of the seat, Tonga and royal ones included
  royal: string[];
}

/** What a seat would score if the match ended now. */
export function standing(view: View, seat: number): Standing {
  const own = Object.keys(view.board).filter(
    (tile) =>
      isIsland(tile) &&
      (view.royal[tile] === seat || view.ships[tile]?.some((beach) => (beach[seat] ?? 0) > 0)),
  );
  return {
    points: total(own.map((tile) => island(tile).points)),
    islands: own.length,
    royal: own.filter((tile) => view.royal[tile] === seat),
  };
}
