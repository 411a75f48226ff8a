// The island as the place where all happens: the mountain of the gods, the forest, the lagoon with its
import { kept } from "../../../parts/kept";

// reef, the paved court of the marae. Colours are those of the hour: island.css.

function palm(x: number, y: number, size: number, lean: number) {
  return (
    <g key={x} transform={`translate(${x} ${y}) scale(${size * lean} ${size})`}>
      <path class="ra-trunk" d="M-3 0q8-34 16-62l4 1Q12-34 5 0Z" />
      <path
        class="ra-leaves"
        d="M15-62q-24-14-38 6 20-10 38-6Zm0 0q-12-26-36-18 22 2 36 18Zm0 0q2-26 26-26-18 8-26 26Zm0 0q24-12 36 8-18-10-36-8Zm0 0q22 2 22 26-8-16-22-26Zm0 0q-18 6-18 28 6-18 18-28Z"
      />
    </g>
  );
}

/** A row of trees: tops of crowns from left to right. */
const FOREST =
  "M0 262q10-24 26-14 8-22 28-10 10-20 30-6 12-22 32-4 14-18 30 0 16-16 30 4 16-10 24 8 14-6 22 14l8 40H0Z";

export const Scenery = kept(() => {
  return (
    <svg
      class="ra-scenery"
      viewBox="0 0 820 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {["sun", "fire"].map((light) => (
        <radialGradient key={light} id={`ra-${light}-light`}>
          <stop class={`ra-light-of-${light}`} offset="0.2" stop-opacity="0.7" />
          <stop class={`ra-light-of-${light}`} offset="1" stop-opacity="0" />
        </radialGradient>
      ))}
      <circle fill="url(#ra-sun-light)" cx="610" cy="62" r="92" />
      <circle class="ra-sun" cx="610" cy="62" r="34" />
      <path
        class="ra-stars"
        d="M70 40h2v2h-2ZM150 22h3v3h-3ZM250 50h2v2h-2ZM330 18h2v2h-2ZM420 40h3v3h-3ZM500 16h2v2h-2ZM700 30h3v3h-3ZM770 66h2v2h-2ZM540 92h2v2h-2ZM30 92h2v2h-2ZM380 88h2v2h-2Z"
      />
      <path class="ra-far" d="M560 186q30-34 54-36 14-22 34-20 20 4 40 34 30 6 46 22Z" />
      <path class="ra-lagoon" d="M0 184h820v110H0Z" />
      <path class="ra-reef" d="M430 204q60-8 120 0t130 0 140 0v5q-70 8-140 0t-130 0-120 0Z" />
      <path class="ra-reef" d="M520 228q40-5 90 0t110 0 100 0v3q-50 6-100 0t-110 0-90 0Z" />
      <path
        class="ra-hull"
        d="M648 214q30 12 66 0l-8 10h-50ZM660 230h44v3h-44ZM676 214v18h2v-18Z"
      />
      <path class="ra-sail" d="M676 212q-4-34 22-48-2 30-12 48Z" />
      <path
        class="ra-mountain"
        d="M0 212Q70 186 122 128q24-28 48-34l18-16 34 6 22-4 26 22q40 22 84 70 46 34 120 44v70H0Z"
      />
      <path
        class="ra-ridge"
        d="m222 84 22-4 26 22q40 22 84 70 46 34 120 44v40q-120-20-170-70-50-40-82-102ZM170 94l18-16 10 4-22 52-60 62 30-60Z"
      />
      <path class="ra-slope" d="M0 236q150-30 300-4t300 30l220 10v60H0Z" />
      <path class="ra-trees" d={FOREST} />
      <path class="ra-ground" d="M0 280q160-26 410-20t410 10v230H0Z" />
      <path class="ra-court" d="M92 300h636l80 176H12Z" />
      <path
        class="ra-joints"
        d="M76 334h668M58 374h704M36 422h748M180 300l-22 34M300 300l-8 34M420 300v34M540 300l8 34M660 300l20 34M120 334l-22 40M240 334l-12 40M360 334l-4 40M480 334l4 40M600 334l12 40M710 334l20 40M170 374l-22 48M310 374l-10 48M450 374l2 48M590 374l12 48M100 422l-26 54M250 422l-16 54M400 422l-4 54M560 422l8 54M700 422l24 54"
      />
      {palm(26, 330, 1.5, 1)}
      {palm(62, 316, 1.05, -1)}
      {palm(796, 330, 1.45, -1)}
      {palm(752, 312, 0.95, 1)}
      <g class="ra-torches">
        {[276, 544].map((x) => (
          <g key={x} transform={`translate(${x} 268)`}>
            <circle fill="url(#ra-fire-light)" r="78" />
            <path class="ra-trunk" d="M-3 0h6l-1 76h-4Z" />
            <path
              class="ra-flame"
              d="M0-34q15 17 10 28a10.500 10.500 0 0 1-20 0q-2-9 4-15 1 6 3 6-1-13 3-19Z"
            />
          </g>
        ))}
      </g>
    </svg>
  );
});
