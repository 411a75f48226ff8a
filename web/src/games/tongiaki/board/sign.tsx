// The signs of the final scoring: an island, and one with the mask of its king.
import { TILE } from "../play/hex";
import { Palm } from "./island";
import { Mask } from "./ship";

export function IslandSign(props: { of: string }) {
  return (
    <svg class="tk-score-sign" viewBox="-92 -80 184 160" aria-hidden="true">
      <path fill="#3d9bb8" d={TILE} />
      <path fill="#8db35a" d="M-54 6Q-46-46 4-48 54-44 56 2 50 50 2 52-50 48-54 6Z" />
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
