// The picture of the game for the lobby: an island, foam, and three ships on their way.
import "./board/board.css";
import { Palm } from "./board/island";
import { Ship } from "./board/ship";
import { LAND } from "./board/sign";
import { TILE } from "./play/hex";

const WAY = "M172 150Q222 160 236 102T330 40";

export function Emblem() {
  return (
    <svg class="tk-emblem" viewBox="0 0 320 200" role="presentation">
      <rect class="tk-sea" width="320" height="200" />
      <g transform="translate(98 104) scale(0.88)">
        <path class="tk-tile-ground" d={TILE} />
        <path class="tk-lagoon" d="M-78 6Q-70-62 2-66 74-62 78 4 70 66 4 68-70 66-78 6Z" />
        <path class="tk-sand-edge tk-emblem-sand" d="M-44 24Q-30-42 14-44" />
        <path class="tk-land" d={LAND} />
        <path class="tk-sand tk-emblem-sand" d="M48 20Q34 52-8 50" />
        <Palm x={-8} y={-16} size={2} />
        <Palm x={18} y={-4} size={1.5} />
        <Palm x={-26} y={4} size={1.4} />
      </g>
      <path class="tk-foam-edge" d={WAY} />
      <path class="tk-foam" d={WAY} />
      {[
        [182, 138, 0, 1.7],
        [236, 92, 3, 1.9],
        [288, 44, 4, 1.7],
      ].map(([x, y, seat, size]) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(${size})`}>
          <Ship seat={seat!} />
        </g>
      ))}
    </svg>
  );
}
