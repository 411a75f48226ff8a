// The picture in the lobby: a Moai under way through the evening, on a route of four animals.
import { Animal } from "./art/animals";
import { Moai } from "./art/stones";

export function Emblem() {
  return (
    <svg class="rn20-emblem" viewBox="0 0 320 200" role="img" aria-label="Rapa Nui">
      <rect width="320" height="200" fill="#8fd0d6" />
      <circle cx="62" cy="54" r="26" fill="#fff0b8" />
      <path d="M0 96Q60 84 120 92T320 84V200H0Z" fill="#3b93a6" />
      <path
        d="M18 110h44M120 104h60M230 112h50"
        stroke="#bfe9ea"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M-10 200Q10 132 70 122 130 96 196 104 280 98 330 128V200Z" fill="#e9d29a" />
      <path d="M-10 204Q22 142 78 130 136 108 196 114 276 110 330 138V204Z" fill="#86a957" />
      <path d="M196 116Q214 74 238 70 252 66 264 72 288 82 304 126Z" fill="#b3895a" />
      <path d="M218 86Q238 96 276 84 262 72 250 70 232 68 218 86Z" fill="#6d4a2c" />
      <path
        d="M244 96Q214 132 160 142T52 172"
        fill="none"
        stroke="#fff6dc"
        stroke-width="9"
        stroke-linecap="round"
        stroke-dasharray="1 15"
      />
      {[
        { x: 222, y: 130 },
        { x: 172, y: 158 },
        { x: 108, y: 170 },
        { x: 46, y: 152 },
      ].map(({ x, y }, seat) => (
        <g key={seat} transform={`translate(${x} ${y}) scale(1.15)`}>
          <circle r="19" fill="#fff6dc" opacity="0.75" />
          <Animal seat={seat} />
        </g>
      ))}
      <g transform="translate(126 148) scale(1.5)">
        <Moai size="large" />
      </g>
      <g transform="translate(280 176) scale(1.05)">
        <Moai size="medium" pukao />
      </g>
    </svg>
  );
}
