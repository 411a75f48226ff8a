// Small things in a square of 48: the sign of each card type, wood and fame. Their outlines differ
// as much as their colours, so that they can be told apart in grey and at the size of a fingernail.
import type { ComponentType } from "preact";
import { EDGE, sharedSign } from "../../../parts/signs";

function Mulberry() {
  const drupe = (x: number, y: number, fill = "#6b2f94") => (
    <circle cx={x} cy={y} r="5.4" fill={fill} />
  );
  return (
    <g stroke={EDGE} stroke-width="1.2" stroke-linejoin="round">
      <path
        d="M25 14Q24 6 29 2"
        fill="none"
        stroke="#5a3a1c"
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path d="M25 12Q32-1 46 7 42 20 25 14Z" fill="#6f9d3f" />
      <path d="M24 13Q16 3 4 8q3 11 20 7Z" fill="#52802f" />
      <path d="M25 13q10-5 18-5M24 14Q16 10 8 9.5" fill="none" stroke="#2f4f1c" stroke-width="1" />
      {drupe(16, 20)}
      {drupe(32, 20, "#4d1f70")}
      {drupe(24, 18, "#7d3fa8")}
      {drupe(14, 28)}
      {drupe(34, 28, "#4d1f70")}
      {drupe(24, 27, "#8a4bb5")}
      {drupe(18, 35)}
      {drupe(30, 36, "#4d1f70")}
      {drupe(24, 41, "#5c2880")}
      <path
        d="M14 18.5q1-2 3-2M22 25q1-2 3-2M22 16.5q1-2 3-2M16 33.5q1-2 3-2"
        fill="none"
        stroke="#d9b5f0"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </g>
  );
}

function Potato() {
  return (
    <g stroke={EDGE} stroke-width="1.4" stroke-linejoin="round">
      <path d="M34 15q-2-8 3-13M35 12q7-1 10-7-8-2-10 7ZM34 10q-7 0-9-7 8 0 9 7Z" fill="#6f9d3f" />
      <path d="M2 37Q3 24 18 18q13-6 23-3 6 3 5 10-3 11-18 16-12 4-19 3-6-1-7-7Z" fill="#b8406a" />
      <path
        d="M2 37q12 4 26-2 13-6 18-12-1 13-18 18-12 4-19 3-6-1-7-7Z"
        fill="#8c2a50"
        stroke="none"
      />
      <ellipse
        cx="39"
        cy="21"
        rx="5.5"
        ry="6.5"
        transform="rotate(28 39 21)"
        fill="#f2a65a"
        stroke-width="1.1"
      />
      <ellipse
        cx="39"
        cy="21"
        rx="2.6"
        ry="3.4"
        transform="rotate(28 39 21)"
        fill="#f9d08e"
        stroke="none"
      />
      <path
        d="M10 29q3-1 4 1M19 23q3-1 4 1M20 34q3-1 4 1M29 29q2-1 3 1"
        fill="none"
        stroke="#5f1836"
        stroke-width="1.5"
        stroke-linecap="round"
      />
    </g>
  );
}

function Grain() {
  const pair = (y: number) => (
    <>
      <ellipse
        cx="18.6"
        cy={y}
        rx="4"
        ry="6.3"
        transform={`rotate(-32 18.6 ${y})`}
        fill="#e6b93c"
      />
      <ellipse cx="29.4" cy={y} rx="4" ry="6.3" transform={`rotate(32 29.4 ${y})`} fill="#c8921f" />
    </>
  );
  return (
    <g stroke={EDGE} stroke-width="1.2" stroke-linejoin="round">
      <path d="M24 47V12" fill="none" stroke="#7c8a2c" stroke-width="3" stroke-linecap="round" />
      <path d="M24 45q-12-1-14-11 11 0 14 11ZM24 46q11-2 14-12-11 1-14 12Z" fill="#8ba23a" />
      <path
        d="M15 8 11 1M33 8l4-7M24 5V0M12 17 6 11M36 17l6-6"
        fill="none"
        stroke="#8a6412"
        stroke-width="1.3"
        stroke-linecap="round"
      />
      {pair(29)}
      {pair(21)}
      {pair(13)}
      <ellipse cx="24" cy="8" rx="3.8" ry="6.3" fill="#f0cf63" />
    </g>
  );
}

function Rock() {
  return (
    <g stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
      <path d="M3 36Q1 24 9 17t17-6q12 0 17 9 5 8 2 17-4 4-20 4T3 36Z" fill="#6d777d" />
      <path d="M6 25q3-9 19-10 14 0 17 8 1 7-16 8-18 1-20-6Z" fill="#a9b2b5" />
    </g>
  );
}

/** What only this game has; the rest is drawn in parts/signs.tsx. */
export const OWN: Record<string, ComponentType> = {
  mulberry: Mulberry,
  sweet_potato: Potato,
  grain: Grain,
  stone: Rock,
};

/** The drawing that stands for a type of cards, a kind of offerings, or a token. */
export function itemOf(name: string): ComponentType {
  return sharedSign(name) ?? OWN[name]!;
}
