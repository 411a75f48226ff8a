// Where ships lie: the beaches of an island as they are drawn, with the crest to the south.
import { type Point, plus, towards, turned } from "./hex";
import { type Beach, island } from "./tiles";

const SHORE = 63; // from the centre to the row of berths along the shore
const INLAND = 41; // and to the second row, on beaches with one pier
const ROOM = 22.5; // from berth to berth

export interface Shore {
  berths: Point[];
  spine: Point[]; // the line along which the sand lies
  middle: Point;
  direction: number; // from the centre of the island, in edges
  reach: number; // how far the beach goes to either side, in edges
}

const shores = new Map<string, Shore[]>();

/** The beaches of an island as it is turned. */
export function shoresOf(tile: string, rot: number): Shore[] {
  const key = `${tile} ${rot}`;
  const known = shores.get(key);
  if (known) return known;
  const drawn = island(tile).beaches.map((beach) => turnedShore(shore(beach), rot));
  shores.set(key, drawn);
  return drawn;
}

function shore(beach: Beach): Shore {
  const first = beach.piers[0]!;
  const last = beach.piers[beach.piers.length - 1]!;
  const direction = (first + last) / 2;
  const middle = towards(direction, SHORE - 6);
  const reach = (last - first + 1) / 2;
  const common = { middle, direction, reach };
  return { ...common, ...(first === last ? rows(beach.berths, first) : arc(beach, direction)) };
}

/** One pier: berths in a row along the edge, and what is left over behind it. */
function rows(berths: number, edge: number): Pick<Shore, "berths" | "spine"> {
  const front = berths > 3 ? 3 : 2;
  const row = (count: number, away: number): Point[] =>
    Array.from({ length: count }, (_, i) =>
      plus(towards(edge, away), towards(edge + 1.5, (i - (count - 1) / 2) * ROOM)),
    );
  const [shore, inland] = [row(front, SHORE), row(berths - front, INLAND)];
  return { berths: [...shore, ...inland], spine: [...shore, ...inland.toReversed(), shore[0]!] };
}

/** Several piers: berths along a bow that reaches from the first pier to the last. */
function arc(beach: Beach, direction: number): Pick<Shore, "berths" | "spine"> {
  const step = (ROOM / SHORE) * (3 / Math.PI); // from berth to berth, in edges
  const at = (i: number) => direction + (i - (beach.berths - 1) / 2) * step;
  const ends = [beach.piers[0]!, beach.piers[beach.piers.length - 1]!];
  const from = Math.min(at(0), ends[0]!);
  const to = Math.max(at(beach.berths - 1), ends[1]!);
  return {
    berths: Array.from({ length: beach.berths }, (_, i) => towards(at(i), SHORE)),
    spine: Array.from({ length: 13 }, (_, i) => towards(from + ((to - from) * i) / 12, SHORE)),
  };
}

function turnedShore(shore: Shore, rot: number): Shore {
  const turn = (point: Point) => turned(point, rot);
  return {
    berths: shore.berths.map(turn),
    spine: shore.spine.map(turn),
    middle: turn(shore.middle),
    direction: shore.direction + rot,
    reach: shore.reach,
  };
}

/** Where the ships of a fleet wait that is about to land: in the middle of the island. */
export function deck(place: number, ships: number): Point {
  const row = ships > 3 ? Math.ceil(ships / 2) : ships;
  const [x, y] = [place % row, Math.floor(place / row)];
  const inRow = y ? ships - row : row;
  return { x: (x - (inRow - 1) / 2) * 24, y: ships > 3 ? y * 26 - 12 : 1 };
}
