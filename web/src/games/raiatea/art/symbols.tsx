// All small signs, drawn once on a field of 32 by 32 and used by name. They keep their colours by day
// and by night, like print. Those that other games have, too, are drawn in parts/signs.tsx.

import type { ComponentChildren } from "preact";
import { kept } from "../../../parts/kept";
import { sharedSign } from "../../../parts/signs";
import { GOOD_SIGNS } from "./goods";
import { HELPER_SIGNS } from "./helpers";

const INK = "#2a1c12";

/** What only this game has. */
export const OWN: Record<string, ComponentChildren> = {
  ...GOOD_SIGNS,
  ...HELPER_SIGNS,
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
  ban: (
    <>
      <circle cx="16" cy="16" r="12" fill="none" stroke="#a8321d" stroke-width="4" />
      <path stroke="#a8321d" stroke-width="4" d="m8 8 16 16" />
    </>
  ),
};

const SHARED = ["pearls", "priests", "mask", "points", "mahi_mahi", "thinking"];

/** Defined once per board; every sign refers to it. */
export const Symbols = kept(() => {
  return (
    <svg class="ra-symbols" width="0" height="0" aria-hidden="true">
      {Object.entries(OWN).map(([name, drawing]) => (
        <symbol key={name} id={`ra-${name}`} viewBox="0 0 32 32">
          {drawing}
        </symbol>
      ))}
      {SHARED.map((name) => {
        const Drawing = sharedSign(name)!;
        return (
          <symbol key={name} id={`ra-${name}`} viewBox="0 0 48 48">
            <Drawing />
          </symbol>
        );
      })}
    </svg>
  );
});

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

export const Sign = kept((props: { of: string; class?: string }) => {
  return (
    <svg class={`ra-sign ${props.class ?? ""}`} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#ra-${OTHER_NAMES[props.of] ?? props.of}`} />
    </svg>
  );
});
