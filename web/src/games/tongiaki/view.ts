// View and facts of the rules (nothing in this game is private), looked up by the name of a tile.
import type { Facts, View } from "../../generated/tongiaki/view";
import { APOTHEM, type Cell, centre, opposite, type Point, plus, towards } from "./play/hex";
import { COLOURS } from "./play/tiles";

export type { Facts, View };

/** Names of tiles come from moves and events as plain texts. */
type ByName<T> = { [tile: string]: T | undefined };

export const seatOf = (colour: string): number => COLOURS.indexOf(colour);

export function cellOf(view: Pick<View, "board">, tile: string): Cell {
  const place = (view.board as ByName<number[]>)[tile];
  if (!place) throw new Error(`${tile} is not laid`);
  return [place[0]!, place[1]!];
}

export const rotOf = (view: View, tile: string): number =>
  (view.board as ByName<number[]>)[tile]?.[2] ?? 0;

/** The ships on an island, beach by beach, a count per seat. */
export const shipsOn = (view: View, tile: string): number[][] =>
  (view.ships as ByName<number[][]>)[tile] ?? [];

/** The free berths of an island, beach by beach. */
export const roomOn = (facts: Facts, tile: string): number[] =>
  (facts.room as ByName<number[]>)[tile] ?? [];

export const kingOf = (view: View, tile: string): number | undefined =>
  (view.royal as ByName<number>)[tile];

const WAITS = 0.62; // of the way from the middle of an empty cell to the edge where a fleet comes in

/** Where the fleet under way is: at the island where it lands, or at the near side of an empty cell. */
export function fleetAt(view: View): Point | null {
  if (view.island) return centre(cellOf(view, view.island));
  const cell = unknownCell(view);
  return cell && plus(centre(cell), towards(opposite(view.heading), APOTHEM * WAITS));
}

/** The empty cell for which a tile is drawn, if a fleet waits for one. */
export function unknownCell({ cell }: View): Cell | null {
  return cell.length ? [cell[0]!, cell[1]!] : null;
}
