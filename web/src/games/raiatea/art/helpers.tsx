// The four helpers, by what they carry: the basket, the pole of loads, the staff, the open shell.
import type { ComponentChildren } from "preact";

const INK = "#2a1c12";
const SKIN = "#a8683a";

function head(hair: string): ComponentChildren {
  return (
    <>
      <circle cx="16" cy="8" r="5.500" fill={SKIN} stroke={INK} stroke-width="1.2" />
      <path fill={hair} d="M10.500 8Q10 1.500 16 1.500T21.500 8Q16 4 10.500 8Z" />
    </>
  );
}

export const HELPER_SIGNS: Record<string, ComponentChildren> = {
  collector: (
    <>
      <path fill="#5d8a3a" stroke={INK} stroke-width="1.2" d="M5 31q0-16 11-16t11 16Z" />
      {head("#3a2416")}
      <path fill="#c99a55" stroke={INK} stroke-width="1.2" d="M8 20h16l-2 10H10Z" />
      <path fill="none" stroke="#7a5628" d="M9 24h14M10 27.500h12M13 20l.6 10M19 20l-.6 10" />
      <circle cx="12.500" cy="19" r="3" fill="#8fb33d" stroke="#47641a" />
      <circle cx="19" cy="18.500" r="3.200" fill="#d9762c" stroke="#7a3a10" />
    </>
  ),
  trader: (
    <>
      <path fill="#c8722c" stroke={INK} stroke-width="1.2" d="M7 31q0-16 9-16t9 16Z" />
      {head("#23150c")}
      <path
        fill="none"
        stroke="#6d4a2c"
        stroke-width="2.400"
        stroke-linecap="round"
        d="M2 16q14-5 28 0"
      />
      <path
        fill="none"
        stroke="#6d4a2c"
        d="m4 16-2.500 6M4 16l3.500 6M28 16l-3.500 6M28 16l2.500 6"
      />
      <path
        fill="#d9b98a"
        stroke={INK}
        stroke-width="1.100"
        d="M.800 22h7l-1 5.500h-5ZM24.200 22h7l-1 5.500h-5Z"
      />
    </>
  ),
  shaman: (
    <>
      <path fill="#5a3f8a" stroke={INK} stroke-width="1.2" d="M4 31q0-16 11-16t11 16Z" />
      {head("#d8d2c4")}
      <path
        fill="none"
        stroke="#6d4a2c"
        stroke-width="2.400"
        stroke-linecap="round"
        d="M26 31V10"
      />
      <path fill="#e0ac24" stroke={INK} d="M26 12q-5-4-3-10 3 3 3 5 0-2 3-5 2 6-3 10Z" />
      <path
        fill="none"
        stroke="#e8dcff"
        stroke-width="1.800"
        stroke-linecap="round"
        d="M14 25a2.200 2.200 0 1 1 2-3 4.600 4.600 0 1 1-7.600 2.500"
      />
    </>
  ),
  pearl_diver: (
    <>
      <path fill="#2f8fa8" stroke={INK} stroke-width="1.2" d="M5 31q0-16 11-16t11 16Z" />
      {head("#23150c")}
      <path
        fill="#d7f0f4"
        stroke={INK}
        stroke-width="1.100"
        d="M10.800 6.500h4.600v3.400h-4.600ZM16.600 6.500h4.600v3.400h-4.600Z"
      />
      <path fill="#c99a86" stroke="#8d5f50" stroke-width="1.2" d="M7 23q9-9 18 0l-9 3Z" />
      <path fill="#e9c3b2" stroke="#8d5f50" stroke-width="1.2" d="M7 26q9 6 18 0-4 6-9 6t-9-6Z" />
      <circle cx="16" cy="25" r="3.400" fill="#fff" stroke="#8b7f92" />
    </>
  ),
  helpers: (
    <>
      <path fill="#c8722c" stroke={INK} stroke-width="1.2" d="M1 30q0-11 8-11t8 11Z" />
      <circle cx="9" cy="13" r="5" fill={SKIN} stroke={INK} stroke-width="1.2" />
      <path fill="#2f8fa8" stroke={INK} stroke-width="1.2" d="M13 30q0-12 9-12t9 12Z" />
      <circle cx="22" cy="11" r="5.500" fill={SKIN} stroke={INK} stroke-width="1.2" />
    </>
  ),
};
