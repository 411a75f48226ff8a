// The paths of water, and the line that a fleet sails over them on the map.
import type { FactsMoveSailEnd } from "../../../generated/tongiaki/view";
import { cellOf, type Facts, rotOf, type View } from "../view";
import { APOTHEM, type Cell, centre, mod6, opposite, type Point, plus, towards } from "./hex";
import { type Path, pathFrom } from "./tiles";

export interface Voyage {
  end: FactsMoveSailEnd;
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

/** The line of the fleet that would sail from a pier, as far as the facts know its way. */
export function sailed(view: View, facts: Facts, pier: string): Voyage | null {
  const route = facts.routes[pier as keyof Facts["routes"]];
  const sail = facts.moves[`sail ${pier}`];
  if (!route || sail?.verb !== "sail") return null;
  const { end } = sail;
  const goal: Cell = [route.cell[0]!, route.cell[1]!];
  const start = centre(cellOf(view, pier.split(" ")[0]!));
  const points = [0.7, 1].map((part) => plus(start, towards(route.heading, APOTHEM * part)));
  const waters = route.waters.slice(0, sail.waters.length);
  waters.forEach(({ tile, heading }, i) => {
    const part = end === "sinks" && i === waters.length - 1 ? 0.5 : 1;
    points.push(...crossing(cellOf(view, tile), tile, rotOf(view, tile), opposite(heading), part));
  });
  if (end === "sinks") return { end, cell: cellOf(view, waters.at(-1)!.tile), points };
  const inside = route.goal ? APOTHEM * 0.3 : 0;
  points.push(plus(centre(goal), towards(opposite(route.arrival), inside)));
  return { end, cell: goal, points };
}
