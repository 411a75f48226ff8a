// Every ship on the map is a piece that keeps its identity: the view only counts ships, so from view
// to view as few as possible are moved, and those that stay keep their berths.

import { cellOf, fleetAt, kingOf, rotOf, shipsOn, type View } from "../view";
import { deck, shoresOf } from "./berths";
import { centre, type Point, plus } from "./hex";
import { isIsland } from "./tiles";

export interface Piece {
  id: string; // seat and number: "2-7"
  seat: number;
  place: string; // "<island> <beach>", "mask <island>" or "fleet"
  berth: number;
  at: Point;
}

interface Place {
  name: string;
  ships: number[]; // by seat
  spot(berth: number): Point;
}

function places(view: View): Place[] {
  const all: Place[] = [];
  for (const tile of Object.keys(view.board).filter(isIsland)) {
    const middle = centre(cellOf(view, tile));
    const king = kingOf(view, tile);
    if (king !== undefined) {
      const ships = view.seats.map((_, seat) => Number(seat === king));
      all.push({ name: `mask ${tile}`, ships, spot: () => plus(middle, { x: 0, y: 26 }) });
      continue;
    }
    shoresOf(tile, rotOf(view, tile)).forEach((shore, beach) => {
      all.push({
        name: `${tile} ${beach}`,
        ships: shipsOn(view, tile)[beach]!,
        spot: (berth) => plus(middle, shore.berths[berth]!),
      });
    });
  }
  const aboard = view.fleet.reduce((sum, ships) => sum + ships, 0);
  const under = fleetAt(view);
  if (aboard && under) {
    const spot = (berth: number) => plus(under, deck(berth, aboard));
    all.push({ name: "fleet", ships: view.fleet, spot });
  }
  return all;
}

/** The pieces of a view, with the identities of the pieces of the view before it. */
export function settle(before: Piece[], view: View): Piece[] {
  const wanted = places(view);
  const stays = new Map<Piece, Place>();
  for (const place of wanted) {
    const lying = before.filter((piece) => piece.place === place.name);
    place.ships.forEach((count, seat) => {
      const own = lying.filter((piece) => piece.seat === seat);
      for (const piece of own.slice(0, count)) stays.set(piece, place);
    });
  }
  const movers = before.filter((piece) => !stays.has(piece));
  const used = new Set(before.map((piece) => piece.id));
  const settled: Piece[] = [];
  for (const place of wanted) {
    const lying = [...stays].filter(([, at]) => at === place).map(([piece]) => piece);
    // The fleet closes up when a ship has landed; elsewhere a ship keeps its berth.
    const kept = lying.map((piece, i) => ({
      piece,
      berth: place.name === "fleet" ? i : piece.berth,
    }));
    const taken = new Set(kept.map(({ berth }) => berth));
    settled.push(...kept.map(({ piece, berth }) => ({ ...piece, berth, at: place.spot(berth) })));
    place.ships.forEach((count, seat) => {
      const here = lying.filter((piece) => piece.seat === seat).length;
      for (let i = here; i < count; i++) {
        const berth = firstFree(taken);
        const id = mover(movers, seat) ?? unused(used, seat);
        settled.push({ id, seat, place: place.name, berth, at: place.spot(berth) });
      }
    });
  }
  return settled.sort((a, b) => a.id.localeCompare(b.id));
}

function firstFree(taken: Set<number>): number {
  let berth = 0;
  while (taken.has(berth)) berth++;
  taken.add(berth);
  return berth;
}

function mover(movers: Piece[], seat: number): string | undefined {
  const found = movers.findIndex((piece) => piece.seat === seat);
  return found < 0 ? undefined : movers.splice(found, 1)[0]!.id;
}

function unused(used: Set<string>, seat: number): string {
  let number = 0;
  while (used.has(`${seat}-${number}`)) number++;
  used.add(`${seat}-${number}`);
  return `${seat}-${number}`;
}
