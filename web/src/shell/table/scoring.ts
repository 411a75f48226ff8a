// The final scoring as a table: players are its columns, categories its rows.
import type { Course, Result, ScoreLine } from "../../generated/wire";

/** A category: the key of its sign, its rule, and the points of each seat in it. */
export interface Row {
  key: string;
  name: string;
  rule: string;
  points: number[]; // by seat
}

/** Return the rows in the order in which the rules count them. */
export function rowsOf(result: Result): Row[] {
  const rows = new Map<string, Row>();
  const add = (seat: number, line: ScoreLine) => {
    const name = line.category || line.says;
    const { key, rule } = line;
    const row = rows.get(name) ?? { key, name, rule, points: result.places.map(() => 0) };
    row.points[seat]! += line.points;
    rows.set(name, row);
  };
  for (const { seat, lines } of result.scoring) for (const line of lines) add(seat, line);
  return [...rows.values()];
}

/** Return what the first so many rows give a seat: the sum grows while they are told. */
export function sumUntil(rows: Row[], shown: number, seat: number): number {
  return rows.slice(0, shown).reduce((sum, { points }) => sum + points[seat]!, 0);
}

/** Return the seats in the order of their columns: by place; on a phone my own first. */
export function columnsOf(result: Result, first: number | null): number[] {
  const rank = (seat: number) => (seat === first ? 0 : result.places[seat]!);
  return result.places.map((_, seat) => seat).sort((one, other) => rank(one) - rank(other));
}

/** The size of the drawing of a course. */
export const WIDTH = 320;
export const HEIGHT = 110;

/** Return for each seat the points of its curve, in units of the drawing. */
export function curves(course: Course): [number, number][][] {
  const all = course.points.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const last = course.steps.at(-1) || 1;
  return (course.points[0] ?? []).map((_, seat) =>
    course.points.map((points, at) => [
      (course.steps[at]! / last) * WIDTH,
      HEIGHT - ((points[seat]! - low) / (high - low)) * HEIGHT,
    ]),
  );
}
