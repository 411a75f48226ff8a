// Small things in a square of 48: the sign of each card type, wood and fame. Their outlines differ
// as much as their colours, so that they can be told apart in grey and at the size of a fingernail.
import type { ComponentChildren } from "preact";

const EDGE = "#2b1d12";

function Axe() {
  return (
    <g stroke={EDGE} stroke-width="1.4" stroke-linejoin="round">
      <path d="M9 43 31 9l5 3.4L14 46Q10 47 9 43Z" fill="#9a6232" />
      <path d="M23 8Q34 0 45 12q1 9-6 15-3-7-12-10Z" fill="#7d8a92" />
      <path d="M38 7q6 4 7 6 1 8-6 14 3-10-1-20Z" fill="#c3ced3" stroke="none" />
      <path d="m25 19 8 5M27 15l8 5.4M30 11l7 5" stroke="#e8d29a" stroke-width="2" fill="none" />
    </g>
  );
}

function Crown() {
  const feather = (turn: number, fill: string, tip: string) => (
    <g transform={`rotate(${turn} 24 40)`}>
      <path d="M24 33Q16 20 24 3q8 17 0 30Z" fill={fill} />
      <path d="M24 3q4 6 5 12h-10q1-6 5-12Z" fill={tip} stroke="none" />
      <path d="M24 33V10" fill="none" stroke-width="1" />
    </g>
  );
  return (
    <g stroke={EDGE} stroke-width="1.3" stroke-linejoin="round">
      {feather(-58, "#c8412b", "#7d1f1b")}
      {feather(58, "#c8412b", "#7d1f1b")}
      {feather(-29, "#f3e6c4", "#d98a1e")}
      {feather(29, "#f3e6c4", "#d98a1e")}
      {feather(0, "#c8412b", "#7d1f1b")}
      <path d="M8 36q16-10 32 0l-2 9q-14-8-28 0Z" fill="#e0b13a" />
      <path d="m15 38 3 4 3-5 3 4 3-4 3 5 3-4" fill="none" stroke="#7d1f1b" stroke-width="1.6" />
    </g>
  );
}

function Head() {
  return (
    <g stroke={EDGE} stroke-width="1.3" stroke-linejoin="round">
      <path d="M15 9Q14 2 24 2t9 7Z" fill="#a8452e" />
      <path d="M12 19q-4 3-2 16l4 2V18ZM36 19q4 3 2 16l-4 2V18Z" fill="#5d676d" />
      <path d="M14 9q10-3 20 0l1 13 1.5 3-1 15q-3 6-11.5 6T12.5 40l-1-15 1.5-3Z" fill="#8c979c" />
      <path
        d="M26 9q5 0 8 .6l1 12.4 1.5 3-1 15q-3 6-11 6 8-5 7-16-1-12-5.5-21Z"
        fill="#6d777d"
        stroke="none"
      />
      <path d="M13 17.5q11-4 22 0l-.6 5.5q-10.4-4-20.8 0Z" fill="#59636a" stroke="none" />
      <path
        d="M15 23q4-2 7 .4v3.6q-4 1-7-1ZM33 23q-4-2-7 .4v3.6q4 1 7-1Z"
        fill="#2f363a"
        stroke="none"
      />
      <path d="m22 20-2.6 13q4.6 3.4 9.2 0L26 20Z" fill="#b4bec2" stroke-width="1" />
      <path
        d="M17 39q7-2.5 14 0"
        fill="none"
        stroke="#2f363a"
        stroke-width="2"
        stroke-linecap="round"
      />
    </g>
  );
}

function Fish() {
  return (
    <g stroke={EDGE} stroke-width="1.4" stroke-linejoin="round">
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

function Wood() {
  return (
    <g stroke={EDGE} stroke-width="1.5" stroke-linejoin="round">
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

function Fame() {
  const rays = Array.from({ length: 12 }, (_, ray) => (
    <path key={ray} d="M24 1l4 10h-8Z" transform={`rotate(${ray * 30} 24 24)`} fill="#e0a51e" />
  ));
  return (
    <g stroke={EDGE} stroke-width="1.2" stroke-linejoin="round">
      {rays}
      <circle cx="24" cy="24" r="15" fill="#f4c84a" stroke-width="1.4" />
      <path
        d="M24 13.5a10.5 10.5 0 1 1-10.5 10.5 8 8 0 0 1 16 0 5 5 0 0 1-5.5 5"
        fill="none"
        stroke="#8a5f0c"
        stroke-width="2.2"
        stroke-linecap="round"
      />
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

/** Every sign by its name; drawn once as symbols, used everywhere. */
export const ITEMS: Record<string, () => ComponentChildren> = {
  lumberjack: Axe,
  priest: Crown,
  moai: Head,
  fish: Fish,
  mulberry: Mulberry,
  sweet_potato: Potato,
  grain: Grain,
  wood: Wood,
  fame: Fame,
  stone: Rock,
};
