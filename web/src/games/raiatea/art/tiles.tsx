// The six locations as little landscapes, on a field of 80 by 56.
import type { ComponentChildren } from "preact";

function palm(x: number, y: number, size: number): ComponentChildren {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path fill="none" stroke="#6d4a2c" stroke-width="2.500" d="M0 0q3-10 0-20" />
      <path
        fill="#3f7a2e"
        d="M0-20q-10-4-13 4 7-5 13-4Zm0 0q10-4 13 4-7-5-13-4Zm0 0q-6-10-14-7 8 1 14 7Zm0 0q6-10 14-7-8 1-14 7Z"
      />
    </g>
  );
}

const SCENES: Record<string, ComponentChildren> = {
  forest: (
    <>
      <path fill="#cfe3b4" d="M0 0h80v56H0Z" />
      <path fill="#7aa659" d="M0 34 16 16l14 16 16-22 18 24 16-12v34H0Z" />
      <path fill="#4f8240" d="M0 44q20-10 40-4t40-4v20H0Z" />
      {palm(18, 50, 1.1)}
      {palm(42, 52, 1.5)}
      {palm(64, 49, 1)}
    </>
  ),
  marae: (
    <>
      <path fill="#f1c48a" d="M0 0h80v56H0Z" />
      <circle cx="40" cy="24" r="13" fill="#f7e2a8" />
      <path fill="#9c8f82" d="M10 46h60v10H10ZM18 36h44v10H18Z" />
      <path
        fill="none"
        stroke="#6c6158"
        d="M10 51h60M18 41h44M24 36v10M36 36v10M50 36v10M20 46v10M34 46v10M48 46v10M60 46v10"
      />
      <path fill="#6d4a2c" d="M36 14h8l1 6-1 3 3 3v10H33V26l3-3-1-3Z" />
      <path fill="#f1c48a" d="M37 18h2v2h-2ZM41 18h2v2h-2ZM37 23h6v1.500h-6Z" />
    </>
  ),
  oyster_bank: (
    <>
      <path fill="#8fd2d6" d="M0 0h80v56H0Z" />
      <path fill="#3f9fb0" d="M0 16q10-5 20 0t20 0 20 0 20 0v40H0Z" />
      <path fill="#22707f" d="M0 44q20-8 40-2t40-4v18H0Z" />
      <path fill="#c99a86" stroke="#5c3a30" d="M22 38Q40 14 58 38l-18 6Z" />
      <path fill="#e9c3b2" stroke="#5c3a30" d="M22 42q18 12 36 0-6 12-18 12t-18-12Z" />
      <circle cx="40" cy="40" r="6" fill="#fff" stroke="#8b7f92" />
    </>
  ),
  path_of_the_gods: (
    <>
      <path fill="#b9a6d8" d="M0 0h80v56H0Z" />
      <path fill="#7b5fa3" d="M0 40 24 14l10 10L50 6l30 36v14H0Z" />
      <path fill="#4f7a3c" d="M0 42q40-12 80 0v14H0Z" />
      <path fill="#f0dba8" d="M30 56q2-8 10-10t4-8-2-8l4-6 3 7q6 6 1 12t2 13Z" />
      <path
        fill="#f7e9c4"
        d="m46 4 2 5 5 .4-4 3.200L50.500 18 46 15l-4.500 3 1.500-5.400-4-3.200 5-.4Z"
      />
    </>
  ),
  neighbours: (
    <>
      <path fill="#a9d7e6" d="M0 0h80v56H0Z" />
      <path fill="#e3c98a" d="M0 40h80v16H0Z" />
      <path fill="#b98a4e" stroke="#5c3f20" d="M4 26 20 10l16 16ZM44 28 60 12l16 16Z" />
      <path fill="#8a5a33" d="M9 26h22v18H9ZM49 28h22v16H49Z" />
      <path fill="#3a2416" d="M16 32h8v12h-8ZM56 34h8v10h-8Z" />
      <path fill="#b5562b" stroke="#2a1c12" d="M34 36q6-3 12 0 1 10-6 15-7-5-6-15Z" />
    </>
  ),
  market: (
    <>
      <path fill="#fae3b0" d="M0 0h80v56H0Z" />
      <path fill="#c8512f" d="M6 10h68l4 14H2Z" />
      <path fill="#fff3d6" d="M18 10h11l-1 14H14ZM40 10h11l2 14H40ZM62 10h8l4 14h-9Z" />
      <path fill="#8a5a33" d="M8 24h3v32H8ZM69 24h3v32h-3ZM6 40h68v8H6Z" />
      <use href="#ra-uru" x="14" y="25" width="17" height="17" />
      <use href="#ra-mahi_mahi" x="32" y="26" width="17" height="17" />
      <use href="#ra-tiare" x="51" y="25" width="17" height="17" />
    </>
  ),
};

export function TileArt(props: { of: string }) {
  return (
    <svg
      class="ra-scene"
      viewBox="0 0 80 56"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {SCENES[props.of]}
    </svg>
  );
}
