// The pictures of the seven card types, 100 wide and 140 high; the top 24 belong to the title band.
// People are drawn with thick round strokes for limbs: a pose is a few lines, readable when small.
import type { ComponentChildren } from "preact";

const SKIN = "#8f5632";
const SHADE = "#6d3d20";
const HAIR = "#23150d";

/** One limb, or several: a bent line as thick as an arm. */
function Limb(props: { d: string; thick?: number; dark?: boolean }) {
  return (
    <path
      d={props.d}
      fill="none"
      stroke={props.dark ? SHADE : SKIN}
      stroke-width={props.thick ?? 6}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  );
}

function Palm(props: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`} fill={props.fill}>
      <path d="M-2 60Q-1 30 4 2l4 1Q4 30 5 60Z" />
      <path d="M6 4Q-10-8-26 6-12 0 6 4ZM6 4Q22-10 38 4 24-1 6 4ZM6 4Q-6 2-20 20-8 8 6 4ZM6 4q14 0 26 18Q22 8 6 4ZM6 4Q2-14 12-24 12-8 6 4Z" />
    </g>
  );
}

function Lumberjack() {
  return (
    <>
      <rect y="24" width="100" height="116" fill="#f5c98a" />
      <circle cx="24" cy="50" r="15" fill="#fbe6b4" />
      <path d="M0 84q26-18 54-6t46-8v70H0Z" fill="#a9a85c" />
      <Palm x={8} y={58} size={0.62} fill="#6d8440" />
      <Palm x={48} y={62} size={0.5} fill="#6d8440" />
      <path d="M0 112q40-14 100-4v32H0Z" fill="#7a6a35" />
      <path d="M70 128q3-50-3-104h17q-4 52 3 104Z" fill="#8a5a33" />
      <path d="M78 24h6q-4 52 3 104h-9q4-50 0-104Z" fill="#6b421f" />
      <path d="M68 40h15M68.5 54h14M69 68h13M70 110h15" stroke="#5b3617" stroke-width="2" />
      <path d="m69 84 12 8-11.5 9Z" fill="#f3d9a0" />
      <path
        d="M56 99l5-3m-4 10 6-1m-3-14 4 1"
        stroke="#f3d9a0"
        stroke-width="2.4"
        stroke-linecap="round"
      />
      <Limb d="M37 103 28 115l-3 15" dark />
      <Limb d="M39 103l10 11 3 16" />
      <path
        d="M38 100Q33 84 41 74"
        stroke={SKIN}
        stroke-width="13"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M29 97q10 6 19 0l2 14q-11 7-22 0Z" fill="#c8412b" />
      <path d="M29 104q10 5 20 0" stroke="#f3d9a0" stroke-width="2" fill="none" />
      <path d="m17 45 38 32" stroke="#6b421f" stroke-width="3.6" stroke-linecap="round" />
      <path d="M8 38q2-8 10-8l10 14-9 10Q8 49 8 38Z" fill="#4a555c" />
      <path d="M8 38q2-8 10-8-5 8 1 24Q8 49 8 38Z" fill="#9aa7ad" />
      <Limb d="M43 77 33 68l4-7" dark thick={5.5} />
      <Limb d="M43 77l6-6-7-5" thick={5.5} />
      <circle cx="47" cy="63" r="7.5" fill={SKIN} />
      <path d="M39 64q-1-11 9-10 8 1 6 8-6-5-9 0-2 5-6 2Z" fill={HAIR} />
      <path d="M40 59q8-5 14 1" stroke="#e8d29a" stroke-width="2.2" fill="none" />
      <g stroke="#3f2712" stroke-width="1.2">
        <path d="M4 124h34q5 5 0 10H4Z" fill="#8a5a33" />
        <ellipse cx="6" cy="129" rx="5" ry="6" fill="#e3bd84" />
        <ellipse cx="6" cy="129" rx="2" ry="2.6" fill="#a8743d" />
      </g>
    </>
  );
}

function Priest() {
  const rays = Array.from({ length: 16 }, (_, ray) => (
    <path
      key={ray}
      d="M48 82 50 26l2 56Z"
      transform={`rotate(${ray * 22.5} 50 82)`}
      fill="#f8d27a"
    />
  ));
  const feather = (turn: number, fill: string) => (
    <path
      key={turn}
      d="M50 66q-5-13 0-26 5 13 0 26Z"
      transform={`rotate(${turn} 50 68)`}
      fill={fill}
      stroke="#5a1720"
      stroke-width="0.8"
    />
  );
  return (
    <>
      <rect y="24" width="100" height="116" fill="#b5433f" />
      <path d="M0 24h100v40Q50 44 0 64Z" fill="#8c2b3c" />
      {rays}
      <circle cx="50" cy="82" r="27" fill="#fbe3a0" />
      <path d="M0 112q22-16 46-8t54-4v40H0Z" fill="#6c2434" />
      <path d="M0 124q40-10 100 0v16H0Z" fill="#4d1826" />
      <Limb d="M40 88 26 76l-2-18" />
      <Limb d="M60 88l14-12 2-18" />
      <path d="M76 40v94" stroke="#4b2b14" stroke-width="3.4" stroke-linecap="round" />
      <path d="M76 30q9 7 0 17-9-10 0-17Z" fill="#8c979c" stroke="#2b1d12" />
      <path d="M71 48h10M72 52h8" stroke="#f3e6c4" stroke-width="2" />
      <path d="M50 76q-12 1-14 12L24 136h52L64 88q-2-11-14-12Z" fill="#f3e6c4" />
      <path d="M50 76q-12 1-14 12L24 136h16l10-58Z" fill="#d6bf90" />
      <path
        d="m33 104 6 8 5-8 6 8 6-8 5 8 6-8M29 122l7 8 7-8 7 8 7-8 7 8 7-8"
        fill="none"
        stroke="#8c2b3c"
        stroke-width="2.4"
        stroke-linejoin="round"
      />
      <path d="M39 82q11 9 22 0l-2 8q-9 6-18 0Z" fill="#c8412b" />
      <circle cx="50" cy="92" r="4" fill="#e0b13a" stroke="#5a1720" />
      <circle cx="50" cy="69" r="8.5" fill={SKIN} />
      <path
        d="M45 70h3M52 70h3M47 74.5q3 1.5 6 0"
        stroke={HAIR}
        stroke-width="1.5"
        stroke-linecap="round"
        fill="none"
      />
      {feather(-66, "#c8412b")}
      {feather(66, "#c8412b")}
      {feather(-44, "#f3e6c4")}
      {feather(44, "#f3e6c4")}
      {feather(-22, "#d98a1e")}
      {feather(22, "#d98a1e")}
      {feather(0, "#c8412b")}
      <path
        d="M40 67q10-9 20 0l-1 3q-9-6-18 0Z"
        fill="#e0b13a"
        stroke="#5a1720"
        stroke-width="0.8"
      />
    </>
  );
}

function Moai() {
  return (
    <>
      <rect y="24" width="100" height="116" fill="#a9d5d4" />
      <path d="M0 24h100v26Q50 66 0 50Z" fill="#cfe9e2" />
      <path d="M0 78h100v22H0Z" fill="#3f92a3" />
      <path
        d="M0 82h26M70 80h30M8 88h18M78 87h16"
        stroke="#bfe4ee"
        stroke-width="1.5"
        stroke-linecap="round"
      />
      <path d="M0 98q24-14 48-8t52-2v52H0Z" fill="#7f9a4a" />
      <path d="M0 118q30-12 60-6t40-2v30H0Z" fill="#5f7d36" />
      <g fill="#6d777d">
        <path d="M5 104V91q0-7 5-7t5 7v13ZM85 100V88q0-7 5-7t5 7v12Z" />
      </g>
      <path d="M32 42q-1-15 18-15t18 15Z" fill="#b5503a" />
      <path d="M53 27q15 1 15 15H56q1-9-3-15Z" fill="#8c3a28" />
      <path d="M27 62q-6 6-3 32l6 3V60ZM73 62q6 6 3 32l-6 3V60Z" fill="#59636a" />
      <path
        d="M31 42q19-5 38 0l2 24 3 6-1 31q0 12-6 18l10 14q1 5-4 5H27q-5 0-4-5l10-14q-6-6-6-18l-1-31 3-6Z"
        fill="#98a3a8"
      />
      <path
        d="M54 40q9 0 15 2l2 24 3 6-1 31q0 12-6 18l10 14q1 5-4 5H55q8-22 7-48-1-30-8-52Z"
        fill="#758087"
      />
      <path d="M28 59q22-9 44 0l-1 11q-21-8-42 0Z" fill="#667178" />
      <path d="M33 71q7-3 13 1l-1 8q-7 2-12-2ZM67 71q-7-3-13 1l1 8q7 2 12-2Z" fill="#343c41" />
      <path d="m46 64-6 29q10 8 20 0l-6-29Z" fill="#bac4c8" />
      <path d="m50 64 4 0 6 29q-4 4-10 4Z" fill="#98a3a8" />
      <path
        d="M43 93q3 3 6 .5M57 93q-3 3-6 .5"
        stroke="#4c565c"
        stroke-width="2"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M35 107q15-5 30 0-15 6-30 0Z" fill="#59636a" />
      <path
        d="M34 107q16-4 32 0"
        stroke="#343c41"
        stroke-width="2.2"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M36 120q14 5 28 0" stroke="#667178" stroke-width="2" fill="none" />
      <path
        d="M36 48q6-2 10-2M35 53l7-1"
        stroke="#bac4c8"
        stroke-width="1.6"
        stroke-linecap="round"
      />
    </>
  );
}

function FishHunter() {
  return (
    <>
      <rect y="24" width="100" height="116" fill="#d4eeea" />
      <path d="M0 70q14-16 30-10t26-6q18 4 44 14v12H0Z" fill="#8fc0a0" />
      <path d="M0 76h100v64H0Z" fill="#4aa9bd" />
      <path d="M0 96q25-7 50 0t50 0v44H0Z" fill="#2d86a6" />
      <path d="M0 120q25-7 50 0t50 0v20H0Z" fill="#1c6488" />
      <Limb d="M44 72 38 84" dark thick={5.5} />
      <Limb d="M46 72l5 12" thick={5.5} />
      <path d="M45 70V56" stroke={SKIN} stroke-width="11" stroke-linecap="round" />
      <path d="M38 67q7 4 14 0l2 9q-9 5-18 0Z" fill="#d98a1e" />
      <path d="m88 26-44 66" stroke="#5b3617" stroke-width="2.6" stroke-linecap="round" />
      <path d="m44 92-7 10 1-9-5-2Z" fill="#4a555c" stroke="#4a555c" stroke-linejoin="round" />
      <Limb d="M46 55l10 8 6 0" thick={5} />
      <Limb d="M44 55 34 47l-5-9" dark thick={5} />
      <circle cx="45" cy="43" r="7" fill={SKIN} />
      <path d="M37 44q-1-10 8-10 9 0 7 9-5-5-15 1Z" fill={HAIR} />
      <path d="M12 80q34 12 68 0 8-3 12-8-1 18-18 19H26Q12 91 8 76q1 3 4 4Z" fill="#8a4a25" />
      <path
        d="M12 80q34 12 68 0M22 86l4-4M36 89l3-4M52 89l2-4M66 87l2-4"
        stroke="#5b2f14"
        stroke-width="1.6"
        fill="none"
      />
      <path
        d="M20 86 8 97M66 88l-8 9M2 97h62"
        stroke="#5b2f14"
        stroke-width="2.8"
        stroke-linecap="round"
      />
      <g stroke="#0d3f58" stroke-width="1.3" stroke-linejoin="round">
        <path d="M40 108q9-10 22-6-3 6-1 10ZM42 128q5 7 14 6-1-5 2-8Z" fill="#f0b33a" />
        <path d="M72 118 92 104q-5 14 0 28Z" fill="#f0b33a" />
        <path d="M14 119q16-19 40-12 14 5 21 11-7 8-21 12-24 6-40-11Z" fill="#f28a3c" />
        <path d="M14 119q24 6 61-1-7 8-21 12-24 6-40-11Z" fill="#fbe0b0" stroke="none" />
        <path d="M36 106q6 12 0 25M46 106q4 12 0 25" fill="none" stroke="#fff" stroke-width="3.4" />
        <circle cx="24" cy="116" r="3" fill="#fff" />
        <circle cx="23.5" cy="116" r="1.4" fill="#0d3f58" />
      </g>
    </>
  );
}

function Berries(props: { x: number; y: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path d="M0-9v5" stroke="#4b2b14" stroke-width="1.5" />
      <g fill="#5c2880">
        <circle cx="-4" cy="-2" r="3.8" />
        <circle cx="4" cy="-2" r="3.8" />
        <circle cy="-3" r="3.8" fill="#7d3fa8" />
        <circle cx="-3.5" cy="4" r="3.8" />
        <circle cx="3.5" cy="4" r="3.8" />
        <circle cy="9" r="3.6" fill="#46195f" />
        <circle cy="3" r="3.6" fill="#8a4bb5" />
      </g>
      <path d="M-2-4q1-2 3-1M-2 2q1-2 3-1" stroke="#dcc0f0" stroke-width="1.2" fill="none" />
    </g>
  );
}

function MulberryGatherer() {
  const leaf = (x: number, y: number, turn: number, fill: string) => (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d="M0 0q6-13 20-10 3-3 7-2-1 5-3 6-3 12-24 6Z" fill={fill} />
      <path d="M2-1q10-5 20-7" stroke="#2f4f1c" stroke-width="1" fill="none" />
    </g>
  );
  return (
    <>
      <rect y="24" width="100" height="116" fill="#d9c3e6" />
      <circle cx="20" cy="50" r="12" fill="#f6ecf8" />
      <path d="M0 100q30-22 60-12t40-6v58H0Z" fill="#a9b36a" />
      <path d="M0 122q40-12 100-4v22H0Z" fill="#7d8a44" />
      <path d="M82 140q-4-46 4-70T74 24h26v116Z" fill="#6b4626" />
      <path d="M90 140q-4-46 2-72t-4-44h12v116Z" fill="#4f3219" />
      <path
        d="M84 60Q62 40 22 36"
        stroke="#6b4626"
        stroke-width="5"
        fill="none"
        stroke-linecap="round"
      />
      {leaf(74, 32, 190, "#52802f")}
      {leaf(58, 40, -160, "#6f9d3f")}
      {leaf(62, 44, -30, "#7fae4b")}
      {leaf(44, 40, -40, "#52802f")}
      {leaf(38, 40, 200, "#7fae4b")}
      {leaf(22, 38, 170, "#6f9d3f")}
      {leaf(70, 54, 20, "#6f9d3f")}
      <Berries x={56} y={56} />
      <Berries x={32} y={50} />
      <Berries x={72} y={68} />
      <Limb d="M42 108 36 120l-1 14" dark />
      <Limb d="M46 108l6 12 0 14" />
      <path d="M44 104V84" stroke={SKIN} stroke-width="13" stroke-linecap="round" />
      <path d="M36 86q8 5 16 0v8q-8 5-16 0Z" fill="#f3e6c4" />
      <path d="M36 102q8 4 16 0l4 16q-12 6-24 0Z" fill="#f3e6c4" />
      <path d="m34 112 4 4 4-4 4 4 4-4 4 4" stroke="#6b2f94" stroke-width="2" fill="none" />
      <Limb d="M49 82l8-8-1-6" thick={5.2} />
      <Limb d="M39 82 30 74l2-11" dark thick={5.2} />
      <circle cx="44" cy="72" r="7.5" fill={SKIN} />
      <path
        d="M36 72q-2-9 8-9 10 0 8 12-1 7 1 10-6-2-5-11-8-4-12-2-2 8-1 12-5-2-3-12Z"
        fill={HAIR}
      />
      <circle cx="50" cy="66" r="3" fill="#e8577a" />
      <g stroke="#4b2b14" stroke-width="1.2">
        <path d="M58 118h26l-4 18H62Z" fill="#d3a35a" />
        <path d="M60 124h22M61 130h20" />
        <ellipse cx="71" cy="118" rx="13" ry="5" fill="#5c2880" />
      </g>
      <circle cx="66" cy="116" r="3" fill="#8a4bb5" />
      <circle cx="74" cy="115" r="3" fill="#7d3fa8" />
    </>
  );
}

function PotatoGatherer() {
  const tuber = (x: number, y: number, turn: number, size: number) => (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path
        d="M-18 2Q-12-11 4-9q12 2 15 7-5 11-18 12-14 0-19-8Z"
        fill="#c24d78"
        stroke="#4f1530"
        stroke-width="1.2"
      />
      <path d="M-18 2q16 6 37-4-5 11-18 12-14 0-19-8Z" fill="#94305a" />
      <path
        d="M-8-3q2-1 3 1M4-4q2-1 3 1"
        stroke="#4f1530"
        stroke-width="1.4"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  );
  return (
    <>
      <rect y="24" width="100" height="116" fill="#fbdcae" />
      <path d="M0 62q22-20 40-8t30-4 30 8v40H0Z" fill="#e0a566" />
      <path d="M0 82q50-8 100 0v10H0Z" fill="#86a048" />
      <path d="M0 88q50-7 100 0v52H0Z" fill="#7a4424" />
      <path d="M0 104q30 6 52 0t48 2v34H0Z" fill="#5f3218" />
      <path
        d="M6 98h5M90 98h4M44 136h6M10 134h4M86 132h6M60 96h4"
        stroke="#a8683a"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path
        d="M74 86q-2 8-12 14M76 86q2 8 10 16M75 86v22M24 90q0 10-4 20"
        stroke="#c98a52"
        stroke-width="1.8"
        fill="none"
      />
      {tuber(60, 108, -18, 0.85)}
      {tuber(82, 114, 62, 0.85)}
      {tuber(26, 120, 14, 1.05)}
      {tuber(64, 130, 4, 0.8)}
      <g fill="#6f9d3f" stroke="#2f4f1c" stroke-width="1">
        <path d="M75 86q-14-2-16-14 14 0 16 14ZM75 86q0-14 12-18 4 12-12 18ZM75 86q10-8 20 0-8 6-20 0ZM24 90q-10-2-14-12 12 0 14 12ZM24 90q0-10 8-14 4 8-8 14Z" />
      </g>
      <Limb d="M33 70 26 80l2 10" dark />
      <Limb d="M34 70l11 8-2 12" />
      <path
        d="M33 68Q36 54 46 50"
        stroke={SKIN}
        stroke-width="12"
        fill="none"
        stroke-linecap="round"
      />
      <path d="M25 65q10 4 17 1l3 12q-12 6-22-2Z" fill="#2f8f8a" />
      <path d="M25 71q8 5 19 2" stroke="#f3e6c4" stroke-width="2" fill="none" />
      <path d="M70 36 54 96" stroke="#4b2b14" stroke-width="3.6" stroke-linecap="round" />
      <path d="m52 92 5 1-4 10Z" fill="#4b2b14" />
      <Limb d="M48 52l10 11 5-3" thick={5.2} />
      <Limb d="M48 50 60 49l6-3" dark thick={5.2} />
      <circle cx="54" cy="42" r="7.5" fill={SKIN} />
      <path d="M45 42q-1-10 9-10 8 0 8 7-8-3-10 2-1 6-7 1Z" fill={HAIR} />
      <path d="M44 37q10-8 19 1" stroke="#c8412b" stroke-width="2.6" fill="none" />
    </>
  );
}

function GrainGatherer() {
  const stalk = (x: number, y: number, lean: number, fill: string) => (
    <g transform={`translate(${x} ${y}) rotate(${lean})`} key={`${x}${y}`}>
      <path d="M0 50V0" stroke="#a8811c" stroke-width="1.8" />
      <g fill={fill}>
        <ellipse cy="-12" rx="2.5" ry="5" />
        <ellipse cx="-3" cy="-6" rx="2.5" ry="5" transform="rotate(-26 -3 -6)" />
        <ellipse cx="3" cy="-6" rx="2.5" ry="5" transform="rotate(26 3 -6)" />
        <ellipse cx="-3" cy="1" rx="2.5" ry="5" transform="rotate(-26 -3 1)" />
        <ellipse cx="3" cy="1" rx="2.5" ry="5" transform="rotate(26 3 1)" />
      </g>
      <path d="M0-16v-7M-4-9l-4-6M4-9l4-6" stroke={fill} stroke-width="1" />
    </g>
  );
  const row = (y: number, fill: string, shift: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
      stalk(at * 14 + shift, y + ((at * 5) % 7), ((at * 37) % 13) - 6, fill),
    );
  return (
    <>
      <rect y="24" width="100" height="116" fill="#f9efc6" />
      <circle cx="76" cy="50" r="15" fill="#f6c04a" />
      <path d="M0 80q24-16 50-8t50-8v76H0Z" fill="#d9bf5e" />
      {row(84, "#cf9f26", -2)}
      <Limb d="M45 106l-7 13 0 15" dark />
      <Limb d="M48 106l6 13 1 15" />
      <path d="M46 102V80" stroke={SKIN} stroke-width="13" stroke-linecap="round" />
      <path d="M37 98q10 5 18 0l3 18q-12 5-24 0Z" fill="#7a3f8a" />
      <path d="M36 109q11 5 21 0" stroke="#f3e6c4" stroke-width="2" fill="none" />
      <g transform="rotate(-38 40 66)">
        <path
          d="M34 92q-3-20-8-40h30q-5 20-8 40Z"
          fill="#dcae33"
          stroke="#7c5a0c"
          stroke-width="1.2"
        />
        {[26, 32, 38, 44, 50, 56].map((x) => (
          <g key={x}>
            <ellipse
              cx={x}
              cy="48"
              rx="3.2"
              ry="7"
              fill="#f0cf63"
              stroke="#7c5a0c"
              stroke-width="0.9"
            />
            <path d={`M${x} 41v-7`} stroke="#a8811c" stroke-width="1.2" />
          </g>
        ))}
        <path d="M32 72q9 4 18 0" stroke="#8a3a1c" stroke-width="4" fill="none" />
      </g>
      <Limb d="M41 82 32 78l3-8" dark thick={5.2} />
      <circle cx="50" cy="67" r="7.5" fill={SKIN} />
      <path d="M43 66q0-9 8-9 8 1 7 8-6-4-10 0-2 4-5 1Z" fill={HAIR} />
      <path d="M41 61q10-9 20 0Z" fill="#c99a45" stroke="#7c5a0c" stroke-width="0.9" />
      <Limb d="M51 82l9 9 9-3" thick={5.2} />
      <path
        d="M69 88q16 2 18-14-2-6-6-8 0 14-13 18Z"
        fill="#8c979c"
        stroke="#343c41"
        stroke-width="1"
      />
      <path d="m64 91 6-4" stroke="#4b2b14" stroke-width="4" stroke-linecap="round" />
      {row(120, "#eac14e", -6)}
    </>
  );
}

/** The picture of each card type; drawn once as a symbol. */
export const FACES: Record<string, () => ComponentChildren> = {
  lumberjack: Lumberjack,
  priest: Priest,
  moai: Moai,
  fish: FishHunter,
  mulberry: MulberryGatherer,
  sweet_potato: PotatoGatherer,
  grain: GrainGatherer,
};
