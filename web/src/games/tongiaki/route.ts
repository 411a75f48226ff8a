// Where a pier leads: the tiles a fleet crosses, how it ends, and the line it sails on the map.
import {
  APOTHEM,
  beside,
  type Cell,
  cellKey,
  centre,
  mod6,
  opposite,
  type Point,
  plus,
  towards,
} from "./hex";
import { beachOf, isIsland, type Path, pathFrom } from "./tiles";
import { cellOf, colours, rotOf, tilesByCell, type View } from "./view";

export type End = "lands" | "sinks" | "unknown" | "turned_back";

export interface Route {
  end: End;
  cell: Cell; // where it ends: the island, the water that sinks it, the empty cell
  points: Point[];
}

const HANDLES = [0, 0.555, 0.381, 0.333]; // by the edges between both ends: arcs of circles

function handles(path: Path): [Point, Point, Point, Point] {
  const apart = Math.min(mod6(path.to - path.from), mod6(path.from - path.to));
  const near = APOTHEM * HANDLES[apart]!;
  return [
    towards(path.from, APOTHEM),
    towards(path.from, near),
    towards(path.to, near),
    towards(path.to, APOTHEM),
  ];
}

/** The point of a path at a part of its way, on the tile with its crest to the south. */
export function pathPoint(path: Path, part: number): Point {
  const rest = 1 - part;
  const shares = [rest ** 3, 3 * rest ** 2 * part, 3 * rest * part ** 2, part ** 3];
  return handles(path)
    .map(({ x, y }, i) => ({ x: x * shares[i]!, y: y * shares[i]! }))
    .reduce(plus);
}

export function pathCurve(path: Path): string {
  const [a, b, c, d] = handles(path).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `M${a}C${b} ${c} ${d}`;
}

/** The line of a fleet over a water tile from an edge (world direction), as far as `part`. */
export function crossing(cell: Cell, tile: string, rot: number, side: number, part = 1): Point[] {
  const path = pathFrom(tile, mod6(side - rot));
  const way = { ...path, from: path.from + rot, to: path.to + rot };
  const steps = 10;
  return Array.from({ length: steps + 1 }, (_, i) =>
    plus(centre(cell), pathPoint(way, (i / steps) * part)),
  );
}

/** R3.2, R3.3: follow the laid tiles from a pier with the ships of its beach. */
export function follow(view: View, island: string, edge: number): Route {
  const tiles = tilesByCell(view);
  const fleet = view.ships[island]?.[beachOf(island, edge)] ?? [];
  let cell = cellOf(view, island);
  let heading = mod6(edge + rotOf(view, island));
  const points: Point[] = [plus(centre(cell), towards(heading, APOTHEM * 0.7))];
  for (;;) {
    points.push(plus(centre(cell), towards(heading, APOTHEM)));
    cell = beside(cell, heading);
    const tile = tiles.get(cellKey(cell));
    if (tile === undefined || isIsland(tile)) {
      const inside = tile === undefined ? 0 : APOTHEM * 0.3;
      points.push(plus(centre(cell), towards(opposite(heading), inside)));
      const end = tile === undefined ? "unknown" : tile in view.royal ? "turned_back" : "lands";
      return { end, cell, points };
    }
    const rot = rotOf(view, tile);
    const path = pathFrom(tile, mod6(opposite(heading) - rot));
    if (path.number > colours(fleet)) {
      points.push(...crossing(cell, tile, rot, opposite(heading), 0.5));
      return { end: "sinks", cell, points };
    }
    points.push(...crossing(cell, tile, rot, opposite(heading)));
    heading = mod6(path.to + rot);
  }
}
