// What may be clicked: the legal moves, found by their texts, as things on the map and as buttons.
import type { Choice } from "../../../generated/wire";
import { isSeries, movesOf } from "../../../parts/series";
import { cellOf, rotOf, type View } from "../view";
import { shoresOf } from "./berths";
import {
  APOTHEM,
  type Cell,
  cellKey,
  centre,
  distance,
  mod6,
  type Point,
  plus,
  towards,
} from "./hex";
import { COLOURS } from "./tiles";

export type Kind = "tile" | "beach" | "pier" | "mask" | "cell";

export interface Target {
  id: string;
  kind: Kind;
  tile: string; // "" for an empty cell
  cell: Cell;
  at: Point;
  part: number; // the beach, or the edge of the pier; else -1
  choices: Choice[]; // several for a cell (rotations) and for a tile that stands for its parts
}

export interface Move {
  verb: string;
  tile: string;
  part: number;
  colour: string;
  cell: Cell | null;
  rot: number;
}

const FINGER = 24; // pixels that a target must have around it
const BEACH = 56; // how deep the part of a tile is that belongs to a beach

/** A move of the notation in its parts; of a series the first one. */
export function parsed(text: string, view: View): Move {
  const [verb = "", ...nouns] = movesOf(text)[0]!.split(" ");
  const move: Move = { verb, tile: "", part: -1, colour: "", cell: null, rot: 0 };
  if (verb === "lay") {
    const [q = 0, r = 0, rot = 0] = nouns.map(Number);
    return { ...move, cell: [q, r], rot };
  }
  if (verb === "land") {
    return { ...move, tile: view.island, colour: nouns[0] ?? "", part: Number(nouns[1]) };
  }
  const tile = nouns[0] ?? "";
  return { ...move, tile, part: nouns.length > 1 ? Number(nouns[1]) : -1 };
}

const KINDS: Record<string, Kind> = {
  place: "beach",
  take: "beach",
  land: "beach",
  expand: "tile",
  enter: "tile",
  king: "mask",
  sail: "pier",
  lay: "cell",
};

/** A whole landing: several ships, several beaches. */
export const isLanding = (move: string): boolean => isSeries(move) && move.startsWith("land ");

/** What has no place on the map: new colonisation, exploration, doing nothing, a whole landing. */
export const placeless = (choices: Choice[]): Choice[] =>
  choices.filter(({ move }) => isLanding(move) || !(move.split(" ")[0]! in KINDS));

/** The colours of ships that may be landed now. */
export function landing(view: View, choices: Choice[]): string[] {
  const may = new Set(choices.map((choice) => parsed(choice.move, view).colour));
  return COLOURS.filter((colour) => may.has(colour));
}

function spot(view: View, kind: Kind, move: Move): Point {
  if (kind === "cell") return centre(move.cell!);
  const middle = centre(cellOf(view, move.tile));
  const rot = rotOf(view, move.tile);
  if (kind === "beach") return plus(middle, shoresOf(move.tile, rot)[move.part]!.middle);
  if (kind === "pier") return plus(middle, towards(mod6(move.part + rot), APOTHEM + 4));
  return kind === "mask" ? plus(middle, { x: 0, y: 38 }) : middle;
}

function target(view: View, choice: Choice): Target | null {
  if (isLanding(choice.move)) return null;
  const move = parsed(choice.move, view);
  const kind = KINDS[move.verb];
  if (!kind) return null;
  const cell = move.cell ?? cellOf(view, move.tile);
  const id = kind === "cell" ? `cell ${cellKey(cell)}` : `${kind} ${move.tile} ${move.part}`;
  const at = spot(view, kind, move);
  return { id, kind, tile: move.tile, cell, at, part: move.part, choices: [choice] };
}

/** All things on the map that may be clicked; `colour` is that of the ship to be landed. */
export function targets(view: View, choices: Choice[], colour: string, scale: number): Target[] {
  const found = new Map<string, Target>();
  for (const choice of choices) {
    const made = target(view, choice);
    if (!made) continue;
    const chosen = parsed(choice.move, view).colour;
    if (chosen && chosen !== colour) continue;
    const known = found.get(made.id);
    if (known) known.choices.push(choice);
    else found.set(made.id, made);
  }
  const apart = spread([...found.values()]);
  return merged(view, apart, crowded(apart, scale));
}

/** Two piers that face each other over one edge step aside, each to its own right. */
function spread(all: Target[]): Target[] {
  return all.map((one) => {
    const faced = (other: Target) =>
      other !== one && other.kind === "pier" && distance(other.at, one.at) < 20;
    if (one.kind !== "pier" || !all.some(faced)) return one;
    const middle = centre(one.cell);
    const [x, y] = [one.at.x - middle.x, one.at.y - middle.y];
    return { ...one, at: { x: one.at.x - (y * 26) / APOTHEM, y: one.at.y + (x * 26) / APOTHEM } };
  });
}

/** Law 4: what a finger cannot tell apart is no target of its own. Tell the tiles where that is so. */
function crowded(all: Target[], scale: number): Set<string> {
  const near = (one: Target, other: Target) =>
    one !== other && distance(one.at, other.at) * scale < needed(one, other);
  const small = (one: Target) => one.kind === "beach" && BEACH * scale < FINGER;
  const tight = all.filter((one) => small(one) || all.some((other) => near(one, other)));
  return new Set(tight.map((one) => one.tile));
}

/** A mask lies on its tile, around which enough of the tile is left unless the map is small. */
const needed = (one: Target, other: Target): number =>
  one.tile === other.tile && (one.kind === "tile" || other.kind === "tile") ? FINGER / 2 : FINGER;

/** Make a crowded tile the target of all that may be done there. */
function merged(view: View, all: Target[], crowded: Set<string>): Target[] {
  const made = new Map<string, Target>();
  for (const one of all) {
    const tile = one.kind !== "cell" && crowded.has(one.tile);
    const id = tile ? `tile ${one.tile} -1` : one.id;
    const known = made.get(id);
    if (known) known.choices = [...known.choices, ...one.choices];
    else if (!tile) made.set(id, one);
    else {
      const at = centre(cellOf(view, one.tile));
      made.set(id, { ...one, id, kind: "tile", at, part: -1 });
    }
  }
  return [...made.values()];
}

/** The nearest target in a direction of the arrow keys, or undefined. */
export function nearest(all: Target[], from: Target, dx: number, dy: number): Target | undefined {
  let [best, least] = [undefined as Target | undefined, Infinity];
  for (const one of all) {
    const [x, y] = [one.at.x - from.at.x, one.at.y - from.at.y];
    const along = x * dx + y * dy;
    const across = Math.abs(x * dy - y * dx);
    const cost = along + 2 * across;
    if (one.id !== from.id && along > 1 && across <= 2 * along && cost < least) {
      [best, least] = [one, cost];
    }
  }
  return best;
}
