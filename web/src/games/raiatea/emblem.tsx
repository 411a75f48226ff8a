// The picture of the game in the lobby: a To'o between two torches at dusk, on a marae by the sea.
import "./emblem.css";

function Torch(props: { x: number }) {
  return (
    <g transform={`translate(${props.x} 0)`}>
      <path fill="#4a2f1c" d="M-4 176 -2 104H2L4 176Z" />
      <path fill="#ffb347" d="M0 62q20 22 13 38-5 9-13 9t-13-9q-5-12 4-21 1 7 5 7 2-12 4-24Z" />
      <path fill="#fff0b0" d="M0 84q9 9 6 17-2 5-6 5t-6-5q-2-6 2-10 1 3 2 3 1-5 2-10Z" />
    </g>
  );
}

export function Emblem() {
  return (
    <svg viewBox="0 0 320 200" class="ra-emblem" role="img" aria-label="Raiatea">
      <rect width="320" height="200" class="ra-emblem-sky" />
      <circle cx="160" cy="96" r="62" fill="#f6c15b" opacity="0.900" />
      <path
        fill="#38245c"
        d="M0 128 52 74l34 34 44-62 30 40 26-32 50 60 36-28 48 42v72H0Z"
        opacity="0.550"
      />
      <rect y="136" width="320" height="64" fill="#1f5f73" />
      <path
        stroke="#6fc0c6"
        stroke-width="2"
        fill="none"
        d="M10 148h60M96 154h50M190 150h70M276 158h34M30 166h40M240 168h60"
      />
      <path fill="#6c6158" d="M44 176h232l16 24H28Z" />
      <path fill="#8d8076" d="M76 156h168l10 20H66Z" />
      <path
        stroke="#4c443d"
        fill="none"
        d="M66 176h188M110 156l-4 20M154 156v20M204 156l6 20M90 176l-6 24M150 176v24M214 176l8 24"
      />
      <path
        fill="#3d2616"
        d="M136 40h48l6 24-6 16 22 16v42l-14 4v14h-64v-14l-14-4V96l22-16-6-16Z"
      />
      <path
        fill="#f0d9a6"
        d="M144 56h12v9h-12ZM164 56h12v9h-12ZM146 76h28v6h-28ZM130 104h60v5h-60ZM136 118l12 10 12-10 12 10 12-10v6l-12 10-12-10-12 10-12-10Z"
      />
      <path
        fill="#c23b2e"
        d="M136 40q-8-22 6-32 4 8 8 12 2-14 10-18 8 4 10 18 4-4 8-12 14 10 6 32Z"
      />
      <path fill="#f2c230" d="M150 40q-4-16 10-28 14 12 10 28Z" />
      <Torch x={64} />
      <Torch x={256} />
    </svg>
  );
}
