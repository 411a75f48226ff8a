// What is drawn over the tiles for a while: what a move would do, and what is possible now.
import { shoresOf } from "../play/berths";
import { APOTHEM, type Cell, centre, line, outline, TILE, towards } from "../play/hex";
import { parsed, type Target } from "../play/moves";
import { sailed, type Voyage } from "../play/route";
import { beachOf } from "../play/tiles";
import { cellOf, type Facts, fleetAt, rotOf, type View } from "../view";
import { Sand } from "./island";
import { TileArt } from "./tile";

/** The way of a fleet, to the island, into the unknown or down. */
export function RouteLine(props: { voyage: Voyage }) {
  const { cell, points } = props.voyage;
  const look = LOOKS[props.voyage.end];
  const last = points.at(-1)!;
  return (
    <g class={`tk-route tk-route-${look}`} aria-hidden="true">
      <path class="tk-route-edge" d={line(points)} />
      <path class="tk-route-line" d={line(points)} />
      {look === "unknown" && <UnknownCell cell={cell} />}
      <g class="tk-route-end" transform={`translate(${last.x} ${last.y})`}>
        <g>
          <circle r="16" />
          <path d={SIGNS[look]} />
        </g>
      </g>
    </g>
  );
}

/** How the end of a voyage looks. */
const LOOKS = {
  lands: "lands",
  returns: "lands",
  turned_back: "turned_back",
  sinks: "sinks",
  unknown: "unknown",
  home: "unknown",
} as const;

const SIGNS = {
  lands: "M-9-1-3 6 9-7", // a tick
  unknown: "M-5-4A5 5 0 1 1 0 2V4M0 8.5V9",
  sinks: "M-7-7 7 7M7-7-7 7",
  turned_back: "M7 6H-1A5.5 5.5 0 0 1-1-5H6M2-9 6.5-5 2-1",
};

export function UnknownCell(props: { cell: Cell }) {
  const { x, y } = centre(props.cell);
  return (
    <path class="tk-unknown" data-about="unknown" d={TILE} transform={`translate(${x} ${y})`} />
  );
}

/** What the move that is pointed at is about. */
export function Pointed(props: {
  view: View;
  facts: Facts;
  move: string;
  name(tile: string): string;
}) {
  const { view, facts } = props;
  const move = parsed(props.move, view);
  if (move.verb === "sail") {
    const voyage = sailed(view, facts, `${move.tile} ${move.part}`);
    if (!voyage) return null;
    return (
      <g>
        <BeachGlow view={view} tile={move.tile} beach={beachOf(move.tile, move.part)} />
        <RouteLine voyage={voyage} />
      </g>
    );
  }
  if (move.verb === "colonise") return <Leaving view={view} facts={facts} />;
  if (move.cell) {
    return <Ghost view={view} cell={move.cell} rot={move.rot} name={props.name(view.drawn)} />;
  }
  if (!(move.tile in view.board)) return null;
  if (move.part >= 0) return <BeachGlow view={view} tile={move.tile} beach={move.part} />;
  const { x, y } = centre(cellOf(view, move.tile));
  return <path class="tk-tile-glow" d={TILE} transform={`translate(${x} ${y})`} />;
}

/** R5.2: the islands that the active seat would leave. */
function Leaving(props: { view: View; facts: Facts }) {
  const fact = props.facts.moves.colonise;
  if (fact?.verb !== "colonise") return null;
  return (
    <g>
      {fact.islands.map((tile) => {
        const { x, y } = centre(cellOf(props.view, tile));
        return <path key={tile} class="tk-tile-loss" d={TILE} transform={`translate(${x} ${y})`} />;
      })}
    </g>
  );
}

function BeachGlow(props: { view: View; tile: string; beach: number; may?: boolean }) {
  const { view, tile, beach } = props;
  const shore = shoresOf(tile, rotOf(view, tile))[beach];
  const { x, y } = centre(cellOf(view, tile));
  if (!shore) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class={props.may ? "tk-beach-may" : "tk-beach-glow"} d={line(shore.spine)} />
      <Sand tile={tile} rot={rotOf(view, tile)} beach={beach} />
    </g>
  );
}

/** The beaches that are chosen for ships but not sent yet. */
export function Chosen(props: { view: View; beaches: number[] }) {
  const { view } = props;
  if (!(view.island in view.board)) return null;
  return (
    <g aria-hidden="true">
      {[...new Set(props.beaches)].map((beach) => (
        <BeachGlow key={beach} view={view} tile={view.island} beach={beach} />
      ))}
    </g>
  );
}

/** The drawn tile as it would lie, with its crest towards a laid neighbour. */
export function Ghost(props: { view: View; cell: Cell; rot: number; name: string }) {
  const { x, y } = centre(props.cell);
  const crest = towards(props.rot, APOTHEM);
  return (
    <g class="tk-ghost" transform={`translate(${x} ${y})`} aria-hidden="true">
      <TileArt tile={props.view.drawn} rot={props.rot} name={props.name} />
      <path class="tk-tile-glow" d={TILE} transform={`rotate(${props.rot * 60})`} />
      <g
        class="tk-crest-sign"
        transform={`translate(${crest.x} ${crest.y}) rotate(${props.rot * 60})`}
      >
        <path d="M-12-6H12L0 12Z" />
      </g>
    </g>
  );
}

const CELL = outline(90);

/** What may be clicked, under the ships: sand, tiles and cells with a glow around them. */
export function Possible(props: { view: View; targets: Target[] }) {
  return (
    <g aria-hidden="true">
      {props.targets.map((target) => {
        const { x, y } = centre(target.cell);
        if (target.kind === "cell") {
          return (
            <path key={target.id} class="tk-cell" d={CELL} transform={`translate(${x} ${y})`} />
          );
        }
        if (target.kind === "tile") {
          return (
            <path key={target.id} class="tk-tile-may" d={TILE} transform={`translate(${x} ${y})`} />
          );
        }
        if (target.kind !== "beach") return null;
        return (
          <BeachGlow key={target.id} view={props.view} tile={target.tile} beach={target.part} may />
        );
      })}
    </g>
  );
}

/** The raft of a fleet at sea or about to land, under its ships, with the name of the island. */
export function Raft(props: { view: View; ships: number; name: string }) {
  const at = fleetAt(props.view);
  if (!at || !props.ships) return null;
  const row = props.ships > 3 ? Math.ceil(props.ships / 2) : props.ships;
  const title = props.name ? 14 : 0;
  const [wide, high] = [Math.max(62, row * 24 + 14), (props.ships > 3 ? 64 : 38) + title];
  const { x, y } = at;
  const top = (props.ships > 3 ? -34 : -20) - title;
  return (
    <g class="tk-raft" data-about="fleet" transform={`translate(${x} ${y})`}>
      <rect x={-wide / 2} y={top} width={wide} height={high} rx="14" />
      <text y={top + 14}>{props.name}</text>
    </g>
  );
}
