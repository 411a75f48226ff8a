// All small signs, drawn once on a field of 32 by 32 and used by name. They keep their colours by day
// and by night, like print.
import type { ComponentChildren } from "preact";
import { GOOD_SIGNS } from "./goods";
import { HELPER_SIGNS } from "./helpers";

const INK = "#2a1c12";

const SIGNS: Record<string, ComponentChildren> = {
  ...GOOD_SIGNS,
  ...HELPER_SIGNS,
  pearls: (
    <>
      <path fill="#c99a86" d="M3 15Q16-1 29 15L16 20Z" />
      <path
        fill="none"
        stroke="#8d5f50"
        stroke-width="1.2"
        d="M3 15Q16-1 29 15M9 9l7 10M23 9l-7 10M16 6v13"
      />
      <circle cx="16" cy="20" r="9" fill="#f4eef4" stroke="#8b7f92" stroke-width="1.4" />
      <path
        fill="none"
        stroke="#c3b4cc"
        stroke-width="2"
        stroke-linecap="round"
        d="M20 26q4-3 3-8"
      />
      <circle cx="13" cy="17" r="2.6" fill="#fff" />
    </>
  ),
  mana: (
    <>
      <path
        fill="#6a3fb5"
        stroke="#34195f"
        stroke-width="1.4"
        d="M16 2Q27 13 26 21a10 9.5 0 0 1-20 0Q5 13 16 2Z"
      />
      <path
        fill="none"
        stroke="#e4d0ff"
        stroke-width="2.2"
        stroke-linecap="round"
        d="M16 23.500a2.500 2.500 0 1 1 2.500-3.500 5.500 5.500 0 1 1-9 3"
      />
    </>
  ),
  priests: (
    <>
      <path fill="#d9a521" stroke={INK} stroke-width="1.2" d="M9 10 6 2l6 4 4-5 4 5 6-4-3 8Z" />
      <circle cx="16" cy="12.500" r="5.500" fill="#a8683a" stroke={INK} stroke-width="1.2" />
      <path fill="#8c2f3d" stroke={INK} stroke-width="1.2" d="M5 30q0-12 11-12t11 12Z" />
      <path fill="none" stroke="#f0d28a" stroke-width="2" d="M12 19.500 16 26l4-6.500" />
    </>
  ),
  tattoo: (
    <>
      <circle cx="16" cy="16" r="14" fill="#c98f5d" stroke={INK} stroke-width="1.2" />
      <path
        fill="none"
        stroke="#1d2730"
        stroke-width="2.600"
        stroke-linecap="round"
        d="M16 17a3 3 0 1 1 3-3.400 6.500 6.500 0 1 1-9.500 5.400"
      />
      <path
        fill="#1d2730"
        d="m5 22 3.500-2 .5 4ZM10 27l2-3.600 2.600 3ZM17 29l.6-4 3.600 2ZM23 26l-1-4 4 .4ZM27 20l-3-2.600 3.600-1.600Z"
      />
    </>
  ),
  mask: (
    <>
      <path
        fill="#b5562b"
        stroke={INK}
        stroke-width="1.3"
        d="M6 6q10-5 20 0 2 14-10 24Q4 20 6 6Z"
      />
      <path fill="#f4dfb0" d="M9 12q3-3 6 0-3 3-6 0ZM17 12q3-3 6 0-3 3-6 0Z" />
      <path fill="none" stroke="#f4dfb0" stroke-width="1.600" d="M16 12v7M12 23q4 2 8 0" />
    </>
  ),
  mirror: (
    <>
      <path fill="#e8484c" d="M16 16V1A15 15 0 0 1 29 8.500Z" />
      <path fill="#f0a02a" d="M16 16 29 8.500v15Z" />
      <path fill="#f2d83c" d="M16 16l13 7.500A15 15 0 0 1 16 31Z" />
      <path fill="#4fae4a" d="M16 16v15a15 15 0 0 1-13-7.500Z" />
      <path fill="#3d87d6" d="M16 16 3 23.500v-15Z" />
      <path fill="#8a4fc0" d="M16 16 3 8.500A15 15 0 0 1 16 1Z" />
      <circle cx="16" cy="16" r="9.500" fill="#e9f4f6" stroke={INK} stroke-width="1.2" />
      <path fill="none" stroke="#9cc3cc" stroke-width="2" d="m11 19 8-8M15 21l6-6" />
    </>
  ),
  ritual: (
    <>
      <rect
        x="6"
        y="2"
        width="20"
        height="28"
        rx="3"
        fill="#2f2a33"
        stroke={INK}
        stroke-width="1.2"
      />
      <rect
        x="8.500"
        y="4.500"
        width="15"
        height="23"
        rx="2"
        fill="none"
        stroke="#d9a521"
        stroke-width="1.2"
      />
      <path
        fill="#e8762a"
        d="M16 8q6 6 4 11a4.300 4.300 0 0 1-8 0q-1-3 1.500-5.500.5 2 1.500 2Q14.500 12 16 8Z"
      />
    </>
  ),
  draw: (
    <>
      <rect
        x="3"
        y="7"
        width="15"
        height="22"
        rx="2.500"
        fill="#5b4a63"
        stroke={INK}
        transform="rotate(-12 10 18)"
      />
      <rect
        x="10"
        y="4"
        width="17"
        height="24"
        rx="2.500"
        fill="#2f2a33"
        stroke={INK}
        stroke-width="1.2"
      />
      <path
        fill="none"
        stroke="#f0cf6a"
        stroke-width="3"
        stroke-linecap="round"
        d="M18.500 10v12M12.500 16h12"
      />
    </>
  ),
  forest_card: (
    <>
      <rect
        x="6"
        y="2"
        width="20"
        height="28"
        rx="3"
        fill="#3f7a3a"
        stroke={INK}
        stroke-width="1.2"
      />
      <path fill="#cfe6a0" d="M16 6q8 6 7 12-4 6-7 7-3-1-7-7-1-6 7-12Z" />
      <path
        fill="none"
        stroke="#3f7a3a"
        stroke-width="1.600"
        d="M16 9v18M16 14l4-3M16 14l-4-3M16 19l5-3M16 19l-5-3"
      />
    </>
  ),
  reactivate: (
    <>
      <path
        fill="none"
        stroke="#1f7a6c"
        stroke-width="4"
        stroke-linecap="round"
        d="M26 17a10 10 0 1 1-4-8.500"
      />
      <path fill="#1f7a6c" d="M28 2v11H17Z" />
    </>
  ),
  task: (
    <>
      <circle cx="16" cy="16" r="14" fill="#8a5a33" stroke={INK} stroke-width="1.4" />
      <path fill="#f0d9a6" d="M12 5h8l1 6-1 3 3 3v7H9v-7l3-3-1-3Z" />
      <path
        fill="#8a5a33"
        d="M12.500 9h2.500v2h-2.500ZM17 9h2.500v2H17ZM13 13h6v1.600h-6ZM11 20h10v1.600H11Z"
      />
    </>
  ),
  auction: (
    <>
      <path
        fill="#d7a070"
        stroke={INK}
        stroke-width="1.3"
        d="M9 30V19L5 14q-1-3 2-3l4 4V5q0-2.500 2-2.500T15 5v7-9q0-2 2-2t2 2v9-7q0-2 2-2t2 2v9l1-5q1-2 2.500-1.500T28 10l-2 12-3 8Z"
      />
    </>
  ),
  bag: (
    <>
      <path
        fill="#7a4a26"
        stroke={INK}
        stroke-width="1.3"
        d="M12 9Q2 18 4 26q2 4 12 4t12-4Q30 18 20 9Z"
      />
      <path fill="#9a6435" stroke={INK} stroke-width="1.3" d="m9 3 3 6h8l3-6-4 2-3-3-3 3Z" />
      <path fill="none" stroke="#f0cf6a" stroke-width="2" d="M11 9.500h10M10 20l3-4 3 4 3-4 3 4" />
    </>
  ),
  kahuna: (
    <>
      <path fill="#f2c230" stroke={INK} stroke-width="1.3" d="M4 12 9 16l7-11 7 11 5-4-3 15H7Z" />
      <path fill="#c23b2e" d="M7 23h18v3H7Z" />
    </>
  ),
  start: (
    <path
      fill="#6d4a2c"
      stroke="#f0d9a6"
      stroke-width="1.2"
      d="M11 2h10l2 8-2 3 5 4-2 8-3-1v6H11v-6l-3 1-2-8 5-4-2-3ZM12.500 7.500h2.500V10h-2.500ZM17 7.500h2.500V10H17Z"
      fill-rule="evenodd"
    />
  ),
  everybody: (
    <>
      <path fill="#7a4a26" d="M1 29q0-10 7.500-10T16 29ZM16 29q0-10 7.500-10T31 29Z" />
      <circle cx="8.500" cy="13" r="4.500" fill="#a8683a" />
      <circle cx="23.500" cy="13" r="4.500" fill="#a8683a" />
      <path fill="#8c2f3d" stroke="#fff3d6" stroke-width="1" d="M7 31q0-13 9-13t9 13Z" />
      <circle cx="16" cy="11" r="5.500" fill="#c98f5d" stroke="#fff3d6" stroke-width="1" />
    </>
  ),
  points: (
    <path
      fill="#e0ac24"
      stroke={INK}
      stroke-width="1.3"
      d="m16 2 4 9.500 10 .8-7.600 6.600L24.700 29 16 23.600 7.300 29l2.300-10.100L2 12.300l10-.8Z"
    />
  ),
  rank: (
    <>
      <path fill="#1f6f78" stroke={INK} stroke-width="1.3" d="M6 2h20v20l-10 8-10-8Z" />
      <path
        fill="#f0cf6a"
        d="m16 6 2.500 5.500 6 .5-4.600 4 1.500 6L16 18.800 10.600 22l1.500-6-4.600-4 6-.5Z"
      />
    </>
  ),
  same: (
    <>
      <circle cx="11" cy="12" r="6" fill="#c98f5d" stroke={INK} stroke-width="1.2" />
      <circle cx="22" cy="12" r="6" fill="#c98f5d" stroke={INK} stroke-width="1.2" />
      <path
        fill="none"
        stroke="#1f6f78"
        stroke-width="3"
        stroke-linecap="round"
        d="M8 23.500h16M8 28.500h16"
      />
    </>
  ),
  hidden: (
    <>
      <circle cx="16" cy="16" r="13" fill="#4b3a2c" />
      <path
        fill="none"
        stroke="#d9b98a"
        stroke-width="3"
        stroke-linecap="round"
        d="M11.500 12.500a4.500 4.500 0 1 1 6.500 4q-2 1-2 3.500"
      />
      <circle cx="16" cy="25" r="1.900" fill="#d9b98a" />
    </>
  ),
  chosen: (
    <path
      fill="none"
      stroke="#2e8b4a"
      stroke-width="5"
      stroke-linecap="round"
      stroke-linejoin="round"
      d="m5 17 8 8L27 7"
    />
  ),
  thinking: (
    <>
      <path
        fill="#e8d3a2"
        stroke={INK}
        stroke-width="1.3"
        d="M7 3h18v4q0 5-6 9 6 4 6 9v4H7v-4q0-5 6-9-6-4-6-9Z"
      />
      <path fill="#c98b2a" d="M10 27q6-7 12 0ZM11 9h10q-2 3-5 5-3-2-5-5Z" />
    </>
  ),
  ban: (
    <>
      <circle cx="16" cy="16" r="12" fill="none" stroke="#a8321d" stroke-width="4" />
      <path stroke="#a8321d" stroke-width="4" d="m8 8 16 16" />
    </>
  ),
};

/** Defined once per board; every sign refers to it. */
export function Symbols() {
  return (
    <svg class="ra-symbols" width="0" height="0" aria-hidden="true">
      {Object.entries(SIGNS).map(([name, drawing]) => (
        <symbol key={name} id={`ra-${name}`} viewBox="0 0 32 32">
          {drawing}
        </symbol>
      ))}
    </svg>
  );
}

/** Signs that are known by the names of steps and resources. */
const OTHER_NAMES: Record<string, string> = {
  good: "goods",
  helper: "helpers",
  forest: "forest_card",
  perform: "ritual",
  rituals: "ritual",
  masks: "mask",
  claim: "task",
  fulfil: "task",
  train: "priests",
};

export function Sign(props: { of: string; class?: string }) {
  return (
    <svg class={`ra-sign ${props.class ?? ""}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#ra-${OTHER_NAMES[props.of] ?? props.of}`} />
    </svg>
  );
}
