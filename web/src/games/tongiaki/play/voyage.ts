// What has just happened, as motion on top of the final state: ships sail the line of their voyage,
// tiles turn up when the fleet reaches them, ships that are lost go down where it happened.
import type { Told } from "../../../generated/wire";
import { cellOf, fleetAt, rotOf, unknownCell, type View } from "../view";
import {
  APOTHEM,
  beside,
  centre,
  distance,
  mod6,
  opposite,
  type Point,
  plus,
  towards,
} from "./hex";
import type { Piece } from "./pieces";
import { crossing } from "./route";
import { beachOf } from "./tiles";

const PACE = 0.18; // units of the map in a millisecond
const LONGEST = 4200; // milliseconds of a whole voyage
const HOP = 420; // a ship that is put down or goes home
const TURN = 420; // a tile that is turned up
const LOOK = 700; // and looked at before the fleet goes on
const INSIDE = 2; // points of a path that lie behind a fleet that waits at the near side of its tile

export interface Motion {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

export interface Ghost {
  piece: Piece;
  motion: Motion;
}

export interface Story {
  pieces: Map<string, Motion>; // by id
  ghosts: Ghost[]; // ships that are no longer on the map
  tiles: Map<string, number>; // tiles that turn up, and when
  ripple: { at: Point; delay: number } | null; // where a fleet was lost
  arrival: number; // when the fleet has arrived
}

interface Track {
  points: Point[];
  found: { tile: string; mark: number }[]; // tiles turned up when so many points are passed
  looks: Set<number>; // points at which the fleet waits and looks at them
  end: "reach" | "sink" | "home";
}

const number = (told: Told, key: string): number => Number(told.arguments[key]);
const text = (told: Told, key: string): string => String(told.arguments[key]);
const put = ({ x, y }: Point, more = ""): string => `translate(${x}px, ${y}px)${more}`;

/** The line of the voyage that was told, or null: from the pier to where it ended. */
function track(told: Told[], before: View, view: View): Track | null {
  const first = told.find((fact) => fact.key === "sail" || fact.key === "discover");
  if (!first || (first.key === "discover" && before.phase !== "voyage")) return null;
  const goes: Track = { points: [], found: [], looks: new Set(), end: "reach" };
  let cell = first.key === "sail" ? cellOf(before, text(first, "island")) : unknownCell(before);
  let heading = before.heading;
  if (!cell) return null;
  if (first.key === "sail") {
    heading = mod6(number(first, "edge") + rotOf(before, text(first, "island")));
    goes.points.push(plus(centre(cell), towards(heading, APOTHEM)));
    cell = beside(cell, heading);
  } else {
    goes.points.push(fleetAt(before)!);
  }
  for (const fact of told) {
    if (fact.key === "discover") {
      goes.found.push({ tile: text(fact, "tile"), mark: goes.points.length - 1 });
      goes.looks.add(goes.points.length);
      goes.points.push(goes.points.at(-1)!);
    } else if (fact.key === "cross" || fact.key === "sink") {
      const [tile, side] = [text(fact, "tile"), opposite(heading)];
      const rot = rotOf(view, tile);
      const part = fact.key === "sink" ? 0.5 : 1;
      const way = crossing(cell, tile, rot, side, part);
      goes.points.push(...(fact === told[1] && first.key === "discover" ? way.slice(INSIDE) : way));
      if (fact.key === "sink") return { ...goes, end: "sink" };
      heading = mod6(number(fact, "far_edge") + rot);
      cell = beside(cell, heading);
    } else if (fact.key === "turn_back") {
      const sea = goes.points.length > 1 ? goes.points : [goes.points[0]!];
      goes.points.push(...sea.toReversed());
    } else if (fact.key === "no_tile" || fact.key === "no_more_draws") {
      goes.points.push(centre(cell));
      return { ...goes, end: "home" };
    }
  }
  return goes;
}

/** When each point of a line is passed, in milliseconds, at the pace of ships. */
function times(points: Point[], looks: Set<number>): number[] {
  const passed = [0];
  for (let i = 1; i < points.length; i++) {
    const looked = looks.has(i - 1) ? LOOK : 0; // the first point is where the fleet lay
    passed.push(passed[i - 1]! + distance(points[i - 1]!, points[i]!) / PACE + looked);
  }
  const hurry = Math.max(1, (passed.at(-1) ?? 0) / LONGEST);
  return passed.map((time) => time / hurry);
}

/** A ship on the line of a voyage, a little beside the others, and then to where it lies. */
function sailing(from: Point, line: Point[], to: Point, place: number, passed: number[]): Motion {
  const beside = (point: Point): Point => ({
    x: point.x + [0, -15, 15, -10, 10][place % 5]!,
    y: point.y + [-9, 8, 8, -20, 20][place % 5]!,
  });
  const points = [from, ...line.map(beside), to];
  const duration = Math.max(1, passed.at(-1)!);
  const under = (i: number) => i > 0 && i < points.length - 1;
  return {
    frames: points.map((point, i) => ({
      transform: put(point, under(i) ? " scale(1.35)" : " scale(1)"),
      offset: passed[i]! / duration,
    })),
    timing: { duration, easing: "linear" },
  };
}

function sinking(motion: Motion, to: Point): Motion {
  const { duration } = motion.timing as { duration: number };
  const all = duration + 1300;
  const frames = motion.frames.map(
    (frame): Keyframe => ({
      ...frame,
      offset: ((frame.offset as number) * duration) / all,
      opacity: 1,
    }),
  );
  frames.push(
    { transform: put(to, " rotate(40deg) scale(1.2)"), offset: 1 - 600 / all, opacity: 1 },
    {
      transform: put(plus(to, { x: 0, y: 12 }), " rotate(95deg) scale(0.5)"),
      offset: 1,
      opacity: 0,
    },
  );
  return { frames, timing: { duration: all, easing: "linear", fill: "both" } };
}

const leaving = ({ at }: Piece): Motion => ({
  frames: [
    { transform: put(at), opacity: 1 },
    { transform: put({ x: at.x, y: at.y - 26 }, " scale(0.6)"), opacity: 0 },
  ],
  timing: { duration: HOP * 1.5, easing: "ease-in", fill: "both" },
});

const coming = ({ at }: Piece): Motion => ({
  frames: [
    { transform: put({ x: at.x, y: at.y - 34 }, " scale(1.5)"), opacity: 0 },
    { transform: put(at), opacity: 1 },
  ],
  timing: { duration: HOP, easing: "cubic-bezier(0.3, 1.4, 0.6, 1)" },
});

const hopping = (from: Point, to: Point): Motion => ({
  frames: [
    { transform: put(from) },
    { transform: put({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 16 }, " scale(1.2)") },
    { transform: put(to) },
  ],
  timing: { duration: HOP, easing: "ease-in-out" },
});

/** Tell how the pieces of one view became those of the next. */
export function story(told: Told[], was: View, before: Piece[], view: View, now: Piece[]): Story {
  const line = track(told, was, view);
  const sail = told.find((fact) => fact.key === "sail");
  const from = sail
    ? `${text(sail, "island")} ${beachOf(text(sail, "island"), number(sail, "edge"))}`
    : "fleet";
  const fleet = line ? before.filter((piece) => piece.place === from) : [];
  const lead = fleet[0]?.at;
  const landing = now.find((piece) => piece.id === fleet[0]?.id)?.at;
  const passed =
    line && lead ? times([lead, ...line.points, landing ?? line.points.at(-1)!], line.looks) : [0];
  const tells: Story = {
    pieces: new Map(),
    ghosts: [],
    ripple: null,
    arrival: passed.at(-1)!,
    tiles: new Map(line?.found.map(({ tile, mark }) => [tile, (passed[mark + 1] ?? 0) - TURN / 2])),
  };
  for (const fact of told) if (fact.key === "lay") tells.tiles.set(text(fact, "tile"), 0);
  const remain = new Map(now.map((piece) => [piece.id, piece]));
  for (const piece of before) {
    const to = remain.get(piece.id);
    const place = fleet.indexOf(piece);
    if (line && place >= 0) {
      const last = line.points.at(-1)!;
      const motion = sailing(piece.at, line.points, to?.at ?? last, place, passed);
      if (to) tells.pieces.set(piece.id, motion);
      else tells.ghosts.push({ piece, motion: sinking(motion, plus(last, { x: 0, y: 14 })) });
    } else if (!to) {
      tells.ghosts.push({ piece, motion: leaving(piece) });
    } else if (distance(piece.at, to.at) > 1) {
      tells.pieces.set(piece.id, hopping(piece.at, to.at));
    }
  }
  const old = new Set(before.map((piece) => piece.id));
  for (const piece of now) if (!old.has(piece.id)) tells.pieces.set(piece.id, coming(piece));
  if (line?.end === "sink") tells.ripple = { at: line.points.at(-1)!, delay: tells.arrival };
  return tells;
}

export const TURN_UP: KeyframeAnimationOptions = {
  duration: TURN,
  fill: "backwards",
  easing: "ease-out",
};
