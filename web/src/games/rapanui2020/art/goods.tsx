// The four resources and the five kinds of offerings, each in a box from -12 to 12.
import type { JSX } from "preact";
import { sharedSign } from "../../../parts/signs";

const SQUARE = 48; // in which parts/signs.tsx draws what other games have, too
/** The ground below the resources among them. */
const GROUNDS: Record<string, string> = { wood: "#e2b574", pearls: "#7d6bb0" };

/** What other games have, too: a resource on its ground, anything else as large as the box. */
export function Shared(props: { of: string }) {
  const Sign = sharedSign(props.of)!;
  const ground = GROUNDS[props.of];
  const size = ground ? 18.5 : 23;
  return (
    <>
      {ground && <circle class="rn20-disc" r="11.4" fill={ground} />}
      <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / SQUARE})`}>
        <Sign />
      </g>
    </>
  );
}

function Reeds() {
  return (
    <>
      <circle class="rn20-disc" r="11.4" fill="#d3dc8f" />
      <path
        d="M-1 9Q-1-2-6-7M1 9V-4M2 9Q3 1 7-4"
        fill="none"
        stroke="#48692a"
        stroke-width="2.2"
        stroke-linecap="round"
      />
      <path
        d="M1-9.5V-3M-6.5-8.5-4.5-4M7.5-6.5 5.5-1.5"
        fill="none"
        stroke="#7a4b21"
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </>
  );
}

function Eggs() {
  return (
    <>
      <circle class="rn20-disc" r="11.4" fill="#6fb3c8" />
      <path d="M-9 5Q0 11 9 5Q4 8.5 0 8.5T-9 5Z" fill="#8a6a3a" />
      <g fill="#fdf6e3" stroke="#4a3a24" stroke-width="0.9">
        <ellipse cx="-3.5" cy="0.5" rx="4.3" ry="5.8" transform="rotate(-14 -3.5 0.5)" />
        <ellipse cx="4" cy="1.5" rx="4" ry="5.3" transform="rotate(16 4 1.5)" />
      </g>
      <path
        d="M-5-2.5h.1M-2.5 1.5h.1M-4.5 3.5h.1M4-1h.1M5.5 2.5h.1M3 4h.1"
        stroke="#8a5a33"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  );
}

function Hut() {
  return (
    <g stroke="#3d2814" stroke-width="1.1" stroke-linejoin="round">
      <path d="M-11 7Q-9-6 0-6T11 7Z" fill="#c9a24e" />
      <path d="M-2.5 7V2.5Q0 0 2.5 2.5V7Z" fill="#3d2814" />
      <path
        d="M-9 2Q0-4 9 2M-10 5-6.5 5M6.5 5H10M-5-2.5V1M5-2.5V1"
        fill="none"
        stroke-width="0.8"
      />
    </g>
  );
}

function Chicken() {
  return (
    <g stroke="#3d2814" stroke-width="1.1" stroke-linejoin="round">
      <path d="M-2 6V10M2.5 6V10" stroke="#c9781c" stroke-width="1.6" />
      <path
        d="M-10-4Q-8 0-4-1 1-1 3-6 4-10 7-9 9.5-7.5 8.5-2 8 6.5 0 7-8.5 6-10-4Z"
        fill="#f4e9d2"
      />
      <path d="M5-9Q5-12 7-10.5 9-12 9-8.5Z" fill="#c8412b" />
      <path d="M9-6.5 12-5.5 9-4.5Z" fill="#e5a91e" />
      <path d="M-5 1Q0 6 4 1" fill="none" />
      <circle cx="6.8" cy="-6.5" r="0.9" fill="#3d2814" stroke="none" />
    </g>
  );
}

function Boat() {
  return (
    <g stroke="#3d2814" stroke-width="1.1" stroke-linejoin="round">
      <path d="M-11 3Q0 7 11 3Q9 9 0 9T-11 3Z" fill="#8a5a33" />
      <path d="M-1 4V-11" fill="none" stroke-width="1.5" />
      <path d="M1-10Q9-4 7 2H1ZM-3-7Q-8-2-7 2H-3Z" fill="#f4e3b5" />
    </g>
  );
}

function Necklace() {
  return (
    <g stroke="#3d2f66" stroke-width="1">
      <path d="M-8-8Q-10 6 0 7 10 6 8-8" fill="none" stroke="#8a5a33" stroke-width="1.3" />
      {[-7.8, -6, -3.3].map((x, i) => (
        <g key={x} fill="#f7f3ff">
          <circle cx={x} cy={[-1, 3, 6][i]} r="2.3" />
          <circle cx={-x} cy={[-1, 3, 6][i]} r="2.3" />
        </g>
      ))}
      <circle cy="7.5" r="3.2" fill="#d9c8ff" />
    </g>
  );
}

/** What only this game has. */
export const GOODS: Record<string, () => JSX.Element> = {
  reeds: Reeds,
  eggs: Eggs,
  hut: Hut,
  chicken: Chicken,
  boat: Boat,
  necklace: Necklace,
};
