// An island as we draw it: lagoon, land, sand with berths, piers with the numbers of their beaches.
import { shoresOf } from "./berths";
import { APOTHEM, type Point, line, round, towards, turned } from "./hex";
import { Mask } from "./ship";
import { island } from "./tiles";

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
        <path class="tk-lagoon" d={round(land.map((point) => grown(point, 1.36)))} />
        <path class="tk-shallows" d={round(land.map((point) => grown(point, 1.24)))} />
      </g>
      {beaches.flatMap((beach, i) =>
        beach.piers.map((edge) => <Pier key={edge} direction={edge + props.rot} beach={i} />),
      )}
      {shores.map((shore, i) => (
        <path key={i} class="tk-sand-edge" d={line(shore.spine)} />
      ))}
      <path class="tk-land" d={round(land.map((point) => turned(point, props.rot)))} />
      <path class="tk-hills" d={round(land.map((point) => turned(grown(point, 0.72), props.rot)))} />
      {shores.map((shore, i) => (
        <path key={i} class="tk-sand" d={line(shore.spine)} />
      ))}
      {!royal &&
        shores.flatMap((shore, i) =>
          shore.berths.map(({ x, y }, j) => (
            <path key={`${i} ${j}`} class="tk-berth" d={BERTH} transform={`translate(${x} ${y})`} />
          )),
        )}
      <Growth tile={props.tile} rot={props.rot} />
      {royal ? <Royal {...props} king={props.king!} /> : <Plate {...props} />}
    </g>
  );
}

const BERTH = "M-8.5 4Q0 8 8.5 4M-7-3A7.4 7.4 0 0 1 7-3";

const grown = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

/** The coast, a little different for each island, drawn in at the crest. */
function coast(tile: string): Point[] {
  let seed = [...tile].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return Array.from({ length: 18 }, (_, i) => {
    seed = (seed * 421 + 1663) % 9973;
    return towards(i / 3, 55 + (seed / 9973) * 14);
  });
}

function Pier(props: { direction: number; beach: number }) {
  const turn = props.direction * 60;
  const sign = towards(props.direction, APOTHEM - 7);
  return (
    <g>
      <g transform={`rotate(${turn})`}>
        <path class="tk-pier" d={`M0 62V${APOTHEM - 1}`} />
        <path class="tk-planks" d={`M0 64V${APOTHEM - 1}`} />
      </g>
      <g class="tk-pier-sign" transform={`translate(${sign.x} ${sign.y})`}>
        <circle r="7.5" />
        <text y="3.8">{props.beach}</text>
      </g>
    </g>
  );
}

/** Palms and rocks at the crest, where no beach is. */
function Growth(props: { tile: string; rot: number }) {
  if (props.tile === "tonga") return null;
  const spots = [towards(-0.2, 54), towards(0.22, 60), towards(0.05, 43)];
  return (
    <g>
      {spots.map((spot, i) => {
        const { x, y } = turned(spot, props.rot);
        return <Palm key={i} x={x} y={y} size={[1, 0.8, 0.9][i]!} />;
      })}
    </g>
  );
}

export function Palm(props: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path class="tk-trunk" d="M-1 8Q2 0 0-7" />
      <path
        class="tk-palm"
        d="M0-7Q-7-13-13-6-7-9 0-7-8-7-9 1-6-5 0-7 6-6 8 1 8-6 0-7 7-10 13-5 9-13 0-7-1-13-6-14-2-11 0-7Z"
      />
    </g>
  );
}

function Plate(props: IslandProps) {
  const points = island(props.tile).points;
  return (
    <g class="tk-plate">
      {points > 0 && (
        <g class="tk-points">
          <circle class="tk-coin" r="12.5" />
          <text class="tk-coin-text">{points}</text>
        </g>
      )}
      <text class="tk-name" y={points ? 13 : 5}>
        {props.name}
      </text>
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
      <g class="tk-points">
        <circle class="tk-coin" r="12.5" />
        <text class="tk-coin-text">{points}</text>
      </g>
      <text class="tk-name" y="54">
        {props.name}
      </text>
    </g>
  );
}
