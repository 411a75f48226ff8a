// A tile of either kind, drawn around the origin.
import { kept } from "../../../parts/kept";
import { TILE, towards } from "../play/hex";
import { isIsland } from "../play/tiles";
import { IslandArt } from "./island";
import { WaterArt } from "./water";

export interface TileProps {
  tile: string;
  rot: number;
  name: string;
  king?: number | undefined;
}

export const TileArt = kept((props: TileProps) => {
  const land = isIsland(props.tile);
  return (
    <g class={land ? "tk-tile tk-tile-land" : "tk-tile tk-tile-water"}>
      <path class="tk-tile-ground" d={TILE} transform={`rotate(${props.rot * 60})`} />
      <path class="tk-tile-waves" d={TILE} transform={`rotate(${props.rot * 60})`} />
      {land ? (
        <IslandArt {...props} />
      ) : (
        <WaterArt tile={props.tile} rot={props.rot} letter={props.tile.slice(-1).toUpperCase()} />
      )}
      {props.tile !== "tonga" && <Crest rot={props.rot} />}
      <path class="tk-tile-rim" d={TILE} transform={`rotate(${props.rot * 60})`} />
    </g>
  );
});

/** The bird that faces the tile from which this one was reached. */
export function Crest(props: { rot: number }) {
  const { x, y } = towards(props.rot, 74);
  return (
    <g class="tk-crest" transform={`translate(${x} ${y}) rotate(${props.rot * 60})`}>
      <circle r="6.5" />
      <path d="M-5-1Q-2.5-3 0 1 2.5-3 5-1 2.5-1 0 3.5-2.5-1-5-1Z" />
    </g>
  );
}

/** A tile on its own, for the panels. */
export function TilePicture(props: TileProps & { size: number; label: string }) {
  return (
    <svg
      class="tk-picture"
      width={props.size}
      height={props.size * 0.88}
      viewBox="-104 -92 208 184"
      role="img"
      aria-label={props.label}
    >
      <TileArt {...props} />
    </svg>
  );
}
