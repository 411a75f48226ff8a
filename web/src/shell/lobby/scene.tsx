// The picture above the lobby: a voyaging canoe on its way past an island of stone heads.
const WAVES = [0, 1, 2];
const STARS = [
  [40, 60, 1.5],
  [120, 26, 2],
  [236, 44, 1.2],
  [330, 90, 1.6],
  [420, 30, 2.2],
  [520, 70, 1.3],
  [574, 140, 1.5],
  [700, 24, 1.4],
  [770, 96, 2],
  [846, 46, 1.6],
  [930, 30, 1.2],
  [1104, 52, 2],
  [1160, 110, 1.4],
] as const;

export function Scene() {
  return (
    <svg
      class="scene"
      viewBox="0 0 1200 360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" class="sky-high" />
          <stop offset="1" class="sky-low" />
        </linearGradient>
        <pattern id="scene-tapa" width="48" height="24" patternUnits="userSpaceOnUse">
          <path class="tapa" d="M0 24L12 4L24 24ZM24 24L36 4L48 24Z" />
          <path class="tapa-line" d="M6 24L12 14L18 24M30 24L36 14L42 24M0 1H48" />
        </pattern>
      </defs>
      <rect width="1200" height="360" fill="url(#scene-sky)" />
      <g class="stars">
        {STARS.map(([x, y, size]) => (
          <circle key={x} cx={x} cy={y} r={size} />
        ))}
      </g>
      <circle class="sun" cx="1012" cy="176" r="78" />
      <path class="far" d="M720 262c60-48 100-72 144-76 42-3 66 16 108 20 60 6 110 20 176 56z" />
      <path
        class="island"
        d="M800 268c50-22 90-46 146-44 48 2 74 26 130 28 56 3 84 6 130 16v20H800z"
      />
      <Moai x={898} y={146} size={1.1} />
      <Moai x={950} y={154} size={0.95} />
      <Moai x={998} y={170} size={0.8} />
      <path
        class="palm"
        d="M1092 262c-2-34 4-62 14-84m0 0c-22-14-44-8-54 8 20-6 38-6 54-8zm0 0c-8-24-28-32-46-26 18 6 34 14 46 26zm0 0c8-24 30-30 48-22-20 4-36 12-48 22zm0 0c24-10 44 0 50 18-18-10-34-16-50-18zm0 0c6 10 8 26 2 40-4-14-4-28-2-40z"
      />
      <rect class="sea" y="262" width="1200" height="98" />
      <Canoe />
      {WAVES.map((row) => (
        <path
          key={row}
          class={`wave wave-${row}`}
          d={`M-40 ${286 + row * 20}${" q20 -12 40 0 t40 0".repeat(16)} V370 H-40 Z`}
        />
      ))}
      <rect y="338" width="1200" height="24" fill="url(#scene-tapa)" />
    </svg>
  );
}

function Moai(props: { x: number; y: number; size: number }) {
  return (
    <g class="moai" transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path d="M8 92L6 40C4 16 10 4 24 2c12-2 20 4 21 16l1 8 5 14-5 4 1 8-3 4 1 8 8 6 3 22z" />
      <path class="moai-shade" d="M28 22h18l-1 6H30zM40 30l6 12-8 4zM34 56h11v4H34z" />
    </g>
  );
}

function Canoe() {
  return (
    <g transform="translate(170 0)">
      <g class="canoe">
        <path
          class="sail"
          d="M486 256C452 196 440 130 462 62c40 46 66 108 70 176-14 10-30 16-46 18z"
        />
        <path
          class="sail-mark"
          d="M472 120l14-10 12 14-14 10zM482 152l16-9 12 15-16 9zM494 186l16-8 10 15-15 9z"
        />
        <path
          class="mast"
          d="M470 262L462 54M486 258C450 198 438 130 462 60M532 240C528 172 502 110 462 62"
        />
        <path
          class="hull"
          d="M384 250c10 8 20 12 34 14h134c18-1 34-8 50-22 4 26-10 44-40 46H426c-28-2-42-16-42-38z"
        />
        <path class="hull-band" d="M396 268c12 6 22 8 34 8h126c14 0 26-4 38-12" />
        <circle class="rower" cx="440" cy="248" r="6" />
        <circle class="rower" cx="560" cy="246" r="6" />
        <path
          class="rower"
          d="M433 266c0-12 3-16 7-16s7 4 7 16zM553 264c0-12 3-16 7-16s7 4 7 16z"
        />
      </g>
    </g>
  );
}
