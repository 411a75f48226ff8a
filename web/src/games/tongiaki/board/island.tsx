// An island as we draw it: lagoon, land, sand with berths, piers.
import { Sun } from "../../../parts/signs";
import { shoresOf } from "../play/berths";
import { APOTHEM, line, type Point, round, towards, turned } from "../play/hex";
import { island } from "../play/tiles";
import { Mask } from "./ship";

export interface IslandProps {
  tile: string;
  rot: number;
  name: string;
  king?: number | undefined; // the seat whose royal island it is
}

export function IslandArt(props: IslandProps) {
  const royal = props.king !== undefined;
  const beaches = island(props.tile).beaches;
  const shores = shoresOf(props.tile, props.rot);
  const land = coast(props.tile);
  return (
    <g class={royal ? "tk-island tk-royal" : "tk-island"}>
      <g transform={`rotate(${props.rot * 60})`}>
        <path class="tk-lagoon" d={round(land.map((point) => grown(point, 1.26)))} />
        <path class="tk-shallows" d={round(land.map((point) => grown(point, 1.15)))} />
      </g>
      {shores.map((shore, i) => (
        <path key={i} class="tk-sand-edge" d={line(shore.spine)} />
      ))}
      <path class="tk-land" d={round(land.map((point) => turned(point, props.rot)))} />
      <path
        class="tk-hills"
        d={round(land.map((point) => turned(grown(point, 0.72), props.rot)))}
      />
      {beaches.map((_, i) => (
        <Sand key={i} tile={props.tile} rot={props.rot} beach={i} bare={royal} />
      ))}
      <Growth tile={props.tile} rot={props.rot} />
      {royal ? <Royal {...props} king={props.king!} /> : <Plate {...props} />}
    </g>
  );
}

/** A beach: sand, piers, and berths unless nobody can lie there any more. */
export function Sand(props: { tile: string; rot: number; beach: number; bare?: boolean }) {
  const { piers } = island(props.tile).beaches[props.beach]!;
  const shore = shoresOf(props.tile, props.rot)[props.beach]!;
  return (
    <g>
      <path class="tk-sand" d={line(shore.spine)} />
      {piers.map((edge) => (
        <Pier key={edge} direction={edge + props.rot} />
      ))}
      {!props.bare &&
        shore.berths.map(({ x, y }, i) => (
          <circle key={i} class="tk-berth" r="8.5" cx={x} cy={y} />
        ))}
    </g>
  );
}

const grown = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** The coast, a little different for each island, drawn in at the crest. */
function coast(tile: string): Point[] {
  let seed = [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return Array.from({ length: 18 }, (_, i) => {
    seed = (seed * 421 + 1663) % 9973;
    return towards(i / 3, 55 + (seed / 9973) * 14);
  });
}

function Pier(props: { direction: number }) {
  return (
    <g transform={`rotate(${props.direction * 60})`}>
      <path class="tk-pier" d={`M0 70V${APOTHEM}`} />
      <path class="tk-planks" d={`M0 71V${APOTHEM}`} />
    </g>
  );
}

/** Palms at the crest, where no beach is. */
function Growth(props: { tile: string; rot: number }) {
  if (props.tile === "tonga") return null;
  const spots = [towards(0.32, 55), towards(-0.34, 55), towards(0, 47)].map((spot) =>
    turned(spot, props.rot),
  );
  return (
    <g>
      {spots
        .sort((one, other) => one.y - other.y)
        .map(({ x, y }, i) => (
          <Palm key={i} x={x} y={y} size={0.95} />
        ))}
    </g>
  );
}

export function Palm(props: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <ellipse class="tk-shade" cx="1" cy="10" rx="8" ry="2.6" />
      <path class="tk-trunk" d="M0 10Q3 2 0-6" />
      <path
        class="tk-palm"
        d="M0-7Q-4-15-13-12-15-7-14-2-10-8 0-7ZM0-7Q4-15 13-12 15-7 14-2 10-8 0-7ZM0-7Q-9-6-9 3-4-1 0-7ZM0-7Q9-6 9 3 4-1 0-7ZM0-7Q-6-17 1-19 6-15 0-7Z"
      />
    </g>
  );
}

function Plate(props: IslandProps) {
  const points = island(props.tile).points;
  return (
    <g class="tk-plate">
      {points > 0 && <Worth points={points} />}
      <text class="tk-name" y={points ? 13 : 5}>
        {props.name}
      </text>
    </g>
  );
}

/** How many points an island is worth, in the sun of points. */
function Worth(props: { points: number }) {
  return (
    <g class="tk-points">
      <g transform="scale(0.8)">
        <Sun />
      </g>
      <text class="tk-coin-text">{props.points}</text>
    </g>
  );
}

function Royal(props: IslandProps & { king: number }) {
  const points = island(props.tile).points;
  return (
    <g class="tk-plate">
      <g transform="translate(0 -14) scale(1.2)">
        <Mask seat={props.king} />
      </g>
      <Worth points={points} />
      <text class="tk-name" y="54">
        {props.name}
      </text>
    </g>
  );
}
