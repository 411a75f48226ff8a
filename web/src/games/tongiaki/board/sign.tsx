// The signs of the panels, and of the final scoring: an island, and one with the mask of its king.
import { TILE } from "../play/hex";
import { Palm } from "./island";
import { HULL, Mask } from "./ship";

/** What only this game has, in strokes; the rest is drawn in parts/signs.tsx. */
export const OWN = {
  ships: `${HULL}M0-13V6M2-12 10 2H2Z`,
  islands: "M-12 9Q0-2 12 9ZM0 4V-6M0-6Q-6-12-9-4M0-6Q6-12 9-4",
};
export const LAND = "M-54 6Q-46-46 4-48 54-44 56 2 50 50 2 52-50 48-54 6Z";

export function Outline(props: { of: keyof typeof OWN }) {
  return (
    <svg viewBox="-14 -16 28 30" width="15" height="15" class="tk-outline">
      <path d={OWN[props.of]} />
    </svg>
  );
}

export function IslandSign(props: { of: string }) {
  return (
    <svg class="tk-score-sign" viewBox="-92 -80 184 160" aria-hidden="true">
      <path fill="#3d9bb8" d={TILE} />
      <path fill="#8db35a" d={LAND} />
      {props.of === "royal" ? (
        <g transform="scale(1.6)">
          <Mask seat={0} />
        </g>
      ) : (
        <Palm x={0} y={14} size={3} />
      )}
    </svg>
  );
}
