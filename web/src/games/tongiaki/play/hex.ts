// Hexes with flat tops: cells, directions and the outline of a tile. Directions run clockwise from
// south, as the edges of a tile run from its crest.
import { STEPS } from "./tiles";

export interface Point {
  x: number;
  y: number;
}
export type Cell = readonly [q: number, r: number];

export const RADIUS = 100; // from the centre of a tile to a corner
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2; // and to the middle of an edge

export const mod6 = (n: number): number => ((n % 6) + 6) % 6;
export const opposite = (direction: number): number => mod6(direction + 3);
export const cellKey = ([q, r]: Cell): string => `${q} ${r}`;

export function centre([q, r]: Cell): Point {
  return { x: 1.5 * RADIUS * q, y: 2 * APOTHEM * (r + q / 2) };
}

export function beside([q, r]: Cell, direction: number): Cell {
  const [dq, dr] = STEPS[mod6(direction)]!;
  return [q + dq, r + dr];
}

/** A point at a distance from the centre; `direction` may be a fraction, between two edges. */
export function towards(direction: number, distance: number): Point {
  const angle = ((90 + 60 * direction) * Math.PI) / 180;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Turn a point of a tile with its crest to the south as the tile is turned. */
export function turned({ x, y }: Point, rot: number): Point {
  const angle = (rot * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function line(points: Point[], closed = false): string {
  return points.map((point, i) => (i ? "L" : "M") + written(point)).join("") + (closed ? "Z" : "");
}

/** The outline of a tile: every edge is the same S, so that any two edges fit together. */
export function outline(radius = RADIUS, sway = 7): string {
  const corners = Array.from({ length: 6 }, (_, i) => towards(i - 0.5, radius));
  const edges = corners.map((from, i) => {
    const to = corners[(i + 1) % 6]!;
    const out = towards(i, (sway * radius) / RADIUS);
    const one = plus(between(from, to, 0.3), out);
    const two = plus(between(from, to, 0.7), { x: -out.x, y: -out.y });
    return `C${written(one)} ${written(two)} ${written(to)}`;
  });
  return `M${written(corners[0]!)}${edges.join("")}Z`;
}

export const TILE = outline();

/** A closed curve through points around the centre, round everywhere. */
export function round(points: Point[]): string {
  const middles = points.map((point, i) => between(point, points[(i + 1) % points.length]!, 0.5));
  const curves = points.map((_, i) => {
    const next = (i + 1) % points.length;
    return `Q${written(points[next]!)} ${written(middles[next]!)}`;
  });
  return `M${written(middles[0]!)}${curves.join("")}Z`;
}
