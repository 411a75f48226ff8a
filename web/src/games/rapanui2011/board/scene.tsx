// The island behind the table: sky, sea and a platform of Moais; the meadow runs down to the cards.
import { kept } from "../../../parts/kept";

function Figure(props: { x: number; y: number; size: number; hat?: boolean }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      {props.hat && <path class="rn11-hat" d="M-8-46q0-7 8-7t8 7Z" />}
      <path
        class="rn11-figure"
        d="M-9-46H9l1 12 2 3-1 13 5 6v12h-32v-12l5-6-1-13 2-3ZM-5-33l-1 3h4l1 8h2l1-8h4l-1-3Z"
      />
    </g>
  );
}

export const Scene = kept(() => {
  return (
    <div class="rn11-scene" aria-hidden="true">
      <svg class="rn11-horizon" viewBox="0 0 900 190" preserveAspectRatio="xMidYMax meet">
        <defs>
          <linearGradient id="rn11-sky" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" class="rn11-sky-high" />
            <stop offset="1" class="rn11-sky-low" />
          </linearGradient>
        </defs>
        <rect x="-900" width="2700" height="120" fill="url(#rn11-sky)" />
        <g class="rn11-stars">
          <circle cx="60" cy="24" r="1.4" />
          <circle cx="170" cy="50" r="1" />
          <circle cx="260" cy="18" r="1.2" />
          <circle cx="395" cy="40" r="1.1" />
          <circle cx="480" cy="14" r="1.5" />
          <circle cx="640" cy="52" r="1" />
          <circle cx="790" cy="60" r="1.2" />
          <circle cx="860" cy="22" r="1.4" />
        </g>
        <circle class="rn11-sun-halo" cx="700" cy="62" r="52" />
        <circle class="rn11-sun" cx="700" cy="62" r="32" />
        <path
          class="rn11-cloud"
          d="M120 46q6-16 24-12 12-14 30-2 20-2 22 14ZM420 66q5-12 18-9 10-10 24-2 14-1 16 11Z"
        />
        <path class="rn11-far" d="M-160 112Q-60 104 60 92l60-30q26-12 50 6l46 30 90 14Z" />
        <path
          class="rn11-far"
          d="M560 112q40-14 70-20l40-26q16-8 34 2l40 28q90 16 280 18H560Z"
          opacity="0.6"
        />
        <rect class="rn11-water" x="-900" y="106" width="2700" height="50" />
        <path
          class="rn11-ripple"
          d="M30 118h60M140 126h90M300 116h70M420 128h60M520 118h90M660 128h80M790 118h70M80 136h40M360 138h90M600 138h50"
        />
        <path
          class="rn11-meadow"
          d="M-900 140q400-24 760 4 70 8 140 6 140-26 300-18 70 4 120-2 170-18 300-2 100 8 180 0 400-30 900 0v62H-900Z"
        />
        <path class="rn11-platform" d="M440 122h250l14 14H426Z" />
        <path
          class="rn11-platform-line"
          d="M430 132h272M470 122v14M520 122v14M570 122v14M620 122v14M664 122v14"
        />
        <Figure x={464} y={123} size={0.86} />
        <Figure x={502} y={123} size={1} hat />
        <Figure x={543} y={123} size={1.1} />
        <Figure x={586} y={123} size={0.98} hat />
        <Figure x={626} y={123} size={0.9} />
        <Figure x={663} y={123} size={0.8} />
        <Figure x={862} y={140} size={0.7} />
      </svg>
      <svg class="rn11-ground" width="100%" height="100%">
        <defs>
          <pattern id="rn11-tufts" width="120" height="90" patternUnits="userSpaceOnUse">
            <path
              class="rn11-tuft"
              d="M18 26q1-8-2-12m2 12q0-8 4-12m-4 12q3-6 8-7M78 70q1-8-2-12m2 12q0-8 4-12m-4 12q3-6 8-7M98 20q0-5-2-7m2 7q1-5 4-6M40 62q0-5-2-7m2 7q1-5 4-6"
            />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#rn11-tufts)" />
      </svg>
    </div>
  );
});
