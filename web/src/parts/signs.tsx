// The signs of things that are in more than one game: each is drawn once, here, and stands for the same
// thing on every board and in the shell. They lie in a square of 48 and keep their colours by day and by
// night, like print. What only one game has, that game draws itself.
import type { ComponentType } from "preact";
import "./signs.css";

export const EDGE = "#2b1d12";

function Wood() {
  return (
    <g data-sign="wood" stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
      <path d="M12 11h26q7 0 7 12t-7 13H12Z" fill="#8a5a33" />
      <path
        d="M20 17h18M23 23h20M20 30h17"
        fill="none"
        stroke="#5f3a1c"
        stroke-width="1.8"
        stroke-linecap="round"
      />
      <ellipse cx="12" cy="23.5" rx="9" ry="12.5" fill="#e3bd84" />
      <ellipse cx="12" cy="23.5" rx="5.5" ry="8" fill="none" stroke="#a8743d" stroke-width="1.6" />
      <ellipse cx="12" cy="23.5" rx="2" ry="3.4" fill="#a8743d" stroke="none" />
    </g>
  );
}

const RAYS = `${Array.from({ length: 24 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 12, i % 2 ? 15 : 23];
  return `${i ? "L" : "M"}${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
}).join("")}Z`;

/** The sun of points, its middle at 0, 0: a number or a spiral stands in its disc of 15. */
export function Sun() {
  return (
    <g data-sign="points" stroke={EDGE} stroke-width="1.2" stroke-linejoin="round">
      <path d={RAYS} fill="#e0a51e" />
      <circle r="15" fill="#f4c84a" stroke-width="1.4" />
    </g>
  );
}

function Points() {
  return (
    <g transform="translate(24 24)">
      <Sun />
      <path
        d="M0-10.5A10.5 10.5 0 1 1-10.5 0 8 8 0 0 1 5.5 0 5 5 0 0 1 0 5"
        fill="none"
        stroke="#8a5f0c"
        stroke-width="2.2"
        stroke-linecap="round"
      />
    </g>
  );
}

/** The head of a Moai, from 10 to 38 across and from 9 to 46 down. */
export function MoaiHead() {
  return (
    <g data-sign="moai" stroke={EDGE} stroke-width="1.3" stroke-linejoin="round">
      <path class="sign-rock-side" d="M12 19q-4 3-2 16l4 2V18ZM36 19q4 3 2 16l-4 2V18Z" />
      <path
        class="sign-rock"
        d="M14 12q1-3 10-3t10 3l1 10 1.5 3-1 15q-3 6-11.5 6T12.5 40l-1-15 1.5-3Z"
      />
      <path
        class="sign-rock-side"
        d="M28 9.3q5 .7 6 2.7l1 10 1.5 3-1 15q-3 6-11 6 8-5 7-16-1-11-3.5-20.7Z"
        stroke="none"
      />
      <path
        class="sign-rock-dark"
        d="M13 17.5q11-4 22 0l-.6 5.5q-10.4-4-20.8 0Z"
        opacity="0.6"
        stroke="none"
      />
      <path
        class="sign-rock-dark"
        d="M15 23q4-2 7 .4v3.6q-4 1-7-1ZM33 23q-4-2-7 .4v3.6q4 1 7-1ZM16.5 39q7.5-3 15 0-7.5 2.5-15 0Z"
        stroke="none"
      />
      <path class="sign-rock-light" d="m22 20-2.6 13q4.6 3.4 9.2 0L26 20Z" stroke-width="1" />
    </g>
  );
}

/** The hat of red scoria, its lower edge at 0, 0: 25 wide and 18 high. */
export function Pukao() {
  return (
    <g fill="#b8472c" stroke="#4a160a" stroke-width="1.4">
      <path d="M-5-13Q-5-18 0-18T5-13Z" />
      <path d="M-12.5-11Q-12.5-15 0-15T12.5-11V-2Q12.5 2 0 2T-12.5-2Z" />
      <path d="M-12.5-10Q-12-6.5 0-6.5T12.5-10" fill="none" stroke="#e08a6a" stroke-width="1.2" />
    </g>
  );
}

function Moai() {
  return (
    <>
      <g transform="translate(2.9 6.2) scale(0.88)">
        <MoaiHead />
      </g>
      <g transform="translate(24 15) scale(0.78)">
        <Pukao />
      </g>
    </>
  );
}

function Fish() {
  return (
    <g data-sign="fish" stroke={EDGE} stroke-width="1.4" stroke-linejoin="round">
      <path d="M18 15q7-10 16-7-2 6 0 11ZM20 33q4 8 11 7-1-5 1-9Z" fill="#e8a317" />
      <path d="M35 24 47 12q-3 12 0 24Z" fill="#e8a317" />
      <path d="M2 25Q13 8 29 15q7 4 10 9-3 6-10 9Q13 40 2 25Z" fill="#2d8fc0" />
      <path d="M2 25q16 5 37-1-3 6-10 9Q13 40 2 25Z" fill="#bfe4ee" stroke="none" />
      <path d="M17 13q5 10 0 22" fill="none" stroke="#14506f" stroke-width="1.8" />
      <path d="M23 18q3 6 0 12M29 19q2.5 5 0 10" fill="none" stroke="#14506f" stroke-width="1.5" />
      <circle cx="10.5" cy="21.5" r="2.8" fill="#fff" stroke-width="1" />
      <circle cx="10" cy="21.5" r="1.3" fill={EDGE} stroke="none" />
    </g>
  );
}

/** A pearl in the bowl of its shell. */
function Pearls() {
  return (
    <g data-sign="pearls" stroke="#4a2c4e" stroke-width="1.6" stroke-linejoin="round">
      <path d="M2 24Q4 46 24 46T46 24Q38 30 24 30T2 24Z" fill="#c9789a" />
      <path d="M24 45V36M14 43l4-9M34 43l-4-9M7 36l6-5M41 36l-6-5" fill="none" stroke="#8a4a70" />
      <circle cx="24" cy="19" r="15.5" fill="#fbf7ff" />
      <path
        d="M33.5 24q3.5-6-1-11"
        fill="none"
        stroke="#c9b8d4"
        stroke-width="2.8"
        stroke-linecap="round"
      />
      <circle cx="18" cy="13" r="3.6" fill="#fff" stroke="none" />
    </g>
  );
}

/** Somebody in a robe, with a crown of feathers. */
function Priest() {
  const feather = (turn: number, fill: string) => (
    <path
      d="M24 17Q19 10 24 1q5 9 0 16Z"
      transform={`rotate(${turn} 24 24)`}
      fill={fill}
      stroke-width="1.1"
    />
  );
  return (
    <g data-sign="priest" stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
      {feather(-58, "#c8412b")}
      {feather(58, "#c8412b")}
      {feather(-29, "#f3e6c4")}
      {feather(29, "#f3e6c4")}
      {feather(0, "#c8412b")}
      <path d="M7 47Q7 32 24 32T41 47Z" fill="#8c2f3d" />
      <path d="M17.5 33.5 24 43l6.5-9.5" fill="none" stroke="#f0d28a" stroke-width="3" />
      <circle cx="24" cy="25" r="8.5" fill="#a8683a" />
      <path d="M13.5 19q10.5-7 21 0l-1.5 5q-9-5-18 0Z" fill="#e0b13a" />
    </g>
  );
}

function Axe() {
  return (
    <g data-sign="axe" stroke={EDGE} stroke-width="1.4" stroke-linejoin="round">
      <path d="M9 43 31 9l5 3.4L14 46Q10 47 9 43Z" fill="#9a6232" />
      <path d="M23 8Q34 0 45 12q1 9-6 15-3-7-12-10Z" fill="#7d8a92" />
      <path d="M38 7q6 4 7 6 1 8-6 14 3-10-1-20Z" fill="#c3ced3" stroke="none" />
      <path d="m25 19 8 5M27 15l8 5.4M30 11l7 5" stroke="#e8d29a" stroke-width="2" fill="none" />
    </g>
  );
}

/** A mask with its plume, about 50 wide and 64 high, the middle of its face at 0, 0. */
export function MaskFace() {
  return (
    <g
      data-sign="mask"
      stroke={EDGE}
      stroke-width="2"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path class="sign-mask" d="M-20-14-25-30-14-23-9-36 0-25 9-36 14-23 25-30 20-14Z" />
      <path fill="#7b4a26" d="M-20-17Q0-25 20-17 22 6 9 22 0 28-9 22-22 6-20-17Z" />
      <path
        fill="none"
        stroke="#f6dfb4"
        stroke-width="2.2"
        d="M-15-9Q-8-14-3-8L-2 5-5 8H5L2 5 3-8Q8-14 15-9M-9 15Q0 12 9 15 0 21-9 15Z"
      />
      <path
        class="sign-mask"
        stroke="#f6dfb4"
        stroke-width="1.2"
        d="M-14-4Q-9-9-5-4-9-1-14-4ZM14-4Q9-9 5-4 9-1 14-4Z"
      />
    </g>
  );
}

function Mask() {
  return (
    <g transform="translate(24 27.5) scale(0.74)">
      <MaskFace />
    </g>
  );
}

/** It is somebody's turn to choose: an hourglass. */
function Turn() {
  return (
    <g data-sign="turn" stroke={EDGE} stroke-width="2" stroke-linejoin="round">
      <path
        fill="#e8d3a2"
        d="M10.5 4.5h27v6q0 7.5-9 13.5 9 6 9 13.5v6h-27v-6q0-7.5 9-13.5-9-6-9-13.5Z"
      />
      <path
        fill="#c98b2a"
        stroke="none"
        d="M15 40.5q9-10.5 18 0ZM16.5 13.5h15q-3 4.5-7.5 7.5-4.5-3-7.5-7.5Z"
      />
    </g>
  );
}

export const SIGNS = {
  wood: Wood,
  points: Points,
  moai: Moai,
  fish: Fish,
  pearls: Pearls,
  priest: Priest,
  axe: Axe,
  mask: Mask,
  turn: Turn,
} satisfies Record<string, ComponentType>;
export type SignName = keyof typeof SIGNS;

/** What games call these things. */
export const OTHER_NAMES: Record<string, SignName> = {
  fame: "points",
  hatchet: "axe",
  lumberjack: "axe",
  mahi_mahi: "fish",
  priests: "priest",
  thinking: "turn",
};

/** The drawing for a thing that is in more than one game. */
export function sharedSign(name: string): ComponentType | undefined {
  const known: Record<string, ComponentType> = SIGNS;
  return known[OTHER_NAMES[name] ?? name];
}

/** A sign among text: decoration, the words beside it say the same. */
export function Sign(props: { of: SignName; class?: string }) {
  const Drawing = SIGNS[props.of];
  return (
    <svg class={`sign ${props.class ?? ""}`} viewBox="0 0 48 48" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
