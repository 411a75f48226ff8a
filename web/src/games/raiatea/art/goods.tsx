// The four goods: breadfruit, taro, mahi-mahi and the tiare flower; and a basket for any of them.
import type { ComponentChildren } from "preact";

const INK = "#2a1c12";

export const GOOD_SIGNS: Record<string, ComponentChildren> = {
  uru: (
    <>
      <path fill="#3f7a2e" d="M16 8Q8 1 4 3q2 7 12 5Zm0 0Q24 0 29 4q-4 6-13 4Z" />
      <ellipse
        cx="16"
        cy="19"
        rx="11.500"
        ry="11"
        fill="#8fb33d"
        stroke="#47641a"
        stroke-width="1.3"
      />
      <path
        fill="none"
        stroke="#5e7f22"
        stroke-width="1.200"
        d="M8 14l4 4-4 4m4-4 4 4 4-4-4-4-4 4m8-4 4 4m-8 4-4 4m4-4 4 4m0-8 4-4m-12 0-3-3m3 3 4-4 4 4 3-3"
      />
    </>
  ),
  taro: (
    <>
      <path
        fill="#4c8a3c"
        stroke="#24501f"
        stroke-width="1.2"
        d="M14 18Q0 16 3 3q9-1 11 3Q18 0 28 3q3 13-14 15Z"
      />
      <path fill="none" stroke="#bfe09a" stroke-width="1.3" d="M14 18V6m0 6L8 8m6 4 7-5" />
      <path
        fill="#7d5138"
        stroke={INK}
        stroke-width="1.2"
        d="M9 20q6-4 12 0 2 6-3 10-4 1.500-7-1-4-4-2-9Z"
      />
      <path
        fill="none"
        stroke="#c99a78"
        stroke-width="1.2"
        d="M9.500 23q5 2 11 0M11 27q4 1.600 8 0"
      />
    </>
  ),
  tiare: (
    <>
      <path fill="#3f7a2e" d="M3 29Q4 19 14 18q-1 10-11 11ZM29 29Q28 19 18 18q1 10 11 11Z" />
      {[0, 51.4, 102.8, 154.3, 205.7, 257.1, 308.6].map((turn) => (
        <path
          key={turn}
          fill="#fffdf5"
          stroke="#b3a892"
          stroke-width="1"
          transform={`rotate(${turn} 16 14)`}
          d="M16 14Q11 8 16 1q5 7 0 13Z"
        />
      ))}
      <circle cx="16" cy="14" r="3.200" fill="#f0c63a" stroke="#a67c14" stroke-width="0.800" />
    </>
  ),
  goods: (
    <>
      <path fill="none" stroke="#6d4a2c" stroke-width="2.400" d="M6 15Q16-6 26 15" />
      <circle cx="11" cy="13" r="5" fill="#8fb33d" stroke="#47641a" />
      <path fill="#2f8fc0" stroke="#123f5c" d="M16 15q4-8 10-5l3-2v7Z" />
      <path fill="#b98a4e" stroke={INK} stroke-width="1.3" d="M3 15h26l-3 13q-10 4-20 0Z" />
      <path
        fill="none"
        stroke="#7a5628"
        stroke-width="1.300"
        d="M5 20h22M6 25h20M10 15l1 14M16 15v15M22 15l-1 14"
      />
    </>
  ),
};
