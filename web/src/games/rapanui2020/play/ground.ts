// How the island is drawn: the grid of the rules with wavering borders, and a coast around it.
import { type Board, spaces } from "./island";

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 920;
export const HEIGHT = 652;
export const CELL = { width: 124, height: 118 };
const CORNER = { x: 26, y: 32 };

type Grid = [column: number, row: number];

const cellOf = (space: string): Grid => [space.charCodeAt(0) - 97, Number(space[1]) - 1];

/** A number from -1 to 1 that is always the same for the same place. */
export function waver(a: number, b: number, kind: number): number {
  const noise = Math.sin(a * 127.1 + b * 311.7 + kind * 74.7) * 43758.5453;
  return 2 * (noise - Math.floor(noise)) - 1;
}

const plus = (one: Point, other: Point, far = 1): Point => ({
  x: one.x + other.x * far,
  y: one.y + other.y * far,
});

/** Where four spaces meet. */
function knot([i, j]: Grid): Point {
  return {
    x: CORNER.x + i * CELL.width + 7 * waver(i, j, 1),
    y: CORNER.y + j * CELL.height + 6 * waver(i, j, 2),
  };
}

/** The middle of a border, a little off the straight line. */
function bend([a, b]: Grid, [c, d]: Grid): Point {
  const [one, other] = [knot([a, b]), knot([c, d])];
  const off = 6 * waver(a + c, b + d, 3);
  const across = a === c ? { x: off, y: 0 } : { x: 0, y: off };
  return plus({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, across);
}

/** The four borders of a space, clockwise. */
function borders(space: string): [Grid, Grid][] {
  const [i, j] = cellOf(space);
  const around: Grid[] = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ];
  return around.map((from, side) => [from, around[(side + 1) % 4]!]);
}

const at = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;

export function centre(space: string): Point {
  const corners = borders(space).map(([from]) => knot(from));
  return {
    x: corners.reduce((sum, corner) => sum + corner.x, 0) / 4,
    y: corners.reduce((sum, corner) => sum + corner.y, 0) / 4,
  };
}

/** The outline of a space, with the same waver on both sides of a border. */
export function outline(space: string): string {
  const drawn = outlines.get(space) ?? drawnOutline(space);
  outlines.set(space, drawn);
  return drawn;
}

const outlines = new Map<string, string>();

function drawnOutline(space: string): string {
  const [first, ...rest] = borders(space).map(([from, to]) => ({
    from: knot(from),
    over: bend(from, to),
    to: knot(to),
  }));
  const curve = ({ over, to }: { over: Point; to: Point }) => `Q${at(over)} ${at(to)}`;
  return `M${at(first!.from)}${[first!, ...rest].map(curve).join("")}Z`;
}

/** The coast: the borders that no other space shares, in order, rounded at capes and in bays. */
export function coast(board: Board): string {
  const all = spaces(board).flatMap(borders);
  const known = new Set(all.map(([from, to]) => `${to}>${from}`));
  const open = new Map(
    all.filter(([from, to]) => !known.has(`${from}>${to}`)).map((edge) => [String(edge[0]), edge]),
  );
  const line: Point[] = [];
  let edge = [...open.values()][0]!;
  for (let count = open.size; count > 0; count--) {
    const next = open.get(String(edge[1]))!;
    line.push(bulge(edge), cape(edge, next));
    edge = next;
  }
  return smooth(line);
}

/** The middle of a stretch of coast reaches out into the sea. */
function bulge([from, to]: [Grid, Grid]): Point {
  const out = { x: to[1] - from[1], y: from[0] - to[0] };
  return plus(bend(from, to), out, 7 + 4 * waver(from[0] + to[0], from[1] + to[1], 4));
}

/** A corner of the coast: capes are cut, bays are filled. */
function cape(edge: [Grid, Grid], next: [Grid, Grid]): Point {
  const way = (pair: [Grid, Grid]) => ({ x: pair[1][0] - pair[0][0], y: pair[1][1] - pair[0][1] });
  const [before, after] = [way(edge), way(next)];
  const turn = before.x * after.y - before.y * after.x; // 1 at a cape, -1 in a bay
  const inward = { x: after.x - before.x, y: after.y - before.y };
  return plus(knot(edge[1]), inward, turn ? 9 : 0);
}

/** A closed curve through points (Catmull and Rom's, as Bézier curves). */
function smooth(points: Point[]): string {
  const point = (i: number) => points[(i + points.length) % points.length]!;
  const curves = points.map((here, i) => {
    const [before, next, after] = [point(i - 1), point(i + 1), point(i + 2)];
    const one = plus(here, { x: next.x - before.x, y: next.y - before.y }, 1 / 6);
    const two = plus(next, { x: here.x - after.x, y: here.y - after.y }, 1 / 6);
    return `C${at(one)} ${at(two)} ${at(next)}`;
  });
  return `M${at(points[0]!)}${curves.join("")}Z`;
}

/** The foot of a Moai on an ahu: the middle of its platform, from the middle of the space. */
export const foot = (slot: number, of: number): Point => ({
  x: of > 1 ? (slot ? 31 : -31) : 0,
  y: 17,
});

/** Where the figures of a space stand, from its middle: in a row in front of the ahu. */
export function stands(count: number, ahu: number): Point[] {
  const step = Math.min(30, (ahu > 0 ? 78 : 104) / Math.max(count, 1));
  const middle = ahu > 0 ? 16 : 0;
  return Array.from({ length: count }, (_, i) => ({
    x: middle + (i - (count - 1) / 2) * step,
    y: (ahu > 0 ? 38 : 30) + (count > 3 && i % 2 ? 5 : 0),
  }));
}
