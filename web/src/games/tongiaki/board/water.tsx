// Water: three paths of foam. How many colours a path asks for is told by a number, by a colour and
// by dashes in groups of as many.
import { distance, type Point, turned } from "../play/hex";
import { pathCurve, pathPoint } from "../play/route";
import { type Path, paths } from "../play/tiles";

const PARTS = [0.5, 0.38, 0.62, 0.3, 0.7, 0.24, 0.76];
const MOST = 45; // more room is no better
const known = new Map<string, number[]>();

/** Where on its path each number stands, so that none is near another number or a foreign path. */
function stands(tile: string): number[] {
  const found = known.get(tile);
  if (found) return found;
  const all = paths(tile);
  let [best, most] = [[] as number[], -1];
  const tried = (parts: number[]) => {
    if (parts.length < all.length) {
      for (const part of PARTS) tried([...parts, part]);
      return;
    }
    const clear = room(all, parts) - parts.reduce((sum, part) => sum + Math.abs(part - 0.5), 0);
    if (clear > most) [best, most] = [parts, clear];
  };
  tried([]);
  known.set(tile, best);
  return best;
}

/** The room that the numbers have, above all the tightest. */
function room(all: Path[], parts: number[]): number {
  const spots = all.map((path, i) => pathPoint(path, parts[i]!));
  const rooms = all.map((path, i) => (path.number ? clearance(all, spots, i) : MOST));
  return 2 * Math.min(...rooms) + rooms.reduce((sum, one) => sum + one, 0);
}

/** How far a number is from the others and from the paths of others. */
function clearance(all: Path[], spots: Point[], i: number): number {
  let least = MOST;
  all.forEach((other, j) => {
    if (i === j) return;
    if (other.number) least = Math.min(least, distance(spots[i]!, spots[j]!));
    for (let part = 0; part <= 1; part += 0.1) {
      least = Math.min(least, 1.4 * distance(spots[i]!, pathPoint(other, part)));
    }
  });
  return least;
}

export function WaterArt(props: { tile: string; rot: number; letter: string }) {
  const all = paths(props.tile);
  return (
    <g class="tk-water">
      <g transform={`rotate(${props.rot * 60})`}>
        {all.map((path) => (
          <g key={path.from} class={`tk-path tk-danger-${path.number}`}>
            <path class="tk-foam-edge" d={pathCurve(path)} />
            <path class="tk-foam" d={pathCurve(path)} />
            <path class="tk-core" d={pathCurve(path)} />
          </g>
        ))}
      </g>
      {all.map((path, i) => {
        if (!path.number) return null;
        const { x, y } = turned(pathPoint(path, stands(props.tile)[i]!), props.rot);
        return (
          <g key={path.from} class={`tk-danger-${path.number}`} transform={`translate(${x} ${y})`}>
            <g class="tk-number">
              <circle r="14" />
              <text y="6.2">{path.number}</text>
            </g>
          </g>
        );
      })}
      <text class="tk-letter" x="-83" y="4.5">
        {props.letter}
      </text>
    </g>
  );
}
