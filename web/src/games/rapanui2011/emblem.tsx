// The picture in the lobby: three Moais at sunset and a card of each trade. It stands alone, so it
// draws what it needs instead of using the symbols of a table.
import { FACES } from "./art/faces";
import { itemOf } from "./art/items";

function Small(props: { type: string; x: number; turn: number }) {
  const Face = FACES[props.type]!;
  const Item = itemOf(props.type);
  return (
    <g transform={`translate(${props.x} 128) rotate(${props.turn}) scale(0.62)`}>
      <g clip-path="url(#rn11-emblem-card)">
        <Face />
        <rect class={`rn11-of-${props.type}`} width="100" height="24" />
        <rect y="23" width="100" height="1.6" fill="#f3e0ae" />
        <g transform="translate(40 2) scale(0.42)">
          <Item />
        </g>
      </g>
      <rect
        x="0.75"
        y="0.75"
        width="98.5"
        height="138.5"
        rx="7"
        fill="none"
        stroke="#3a2614"
        stroke-width="2"
      />
    </g>
  );
}

function Statue(props: { x: number; y: number; size: number }) {
  const Item = itemOf("moai");
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path d="M4 52 14 40h20l10 12 2 14H2Z" fill="#6d777d" stroke="#2b1d12" stroke-width="1.2" />
      <Item />
    </g>
  );
}

export function Emblem() {
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label="Rapa Nui">
      <defs>
        <linearGradient id="rn11-emblem-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#f3a65a" />
          <stop offset="0.7" stop-color="#fbe3a6" />
        </linearGradient>
        <clipPath id="rn11-emblem-card">
          <rect width="100" height="140" rx="7" />
        </clipPath>
      </defs>
      <rect width="320" height="200" fill="url(#rn11-emblem-sky)" />
      <circle cx="226" cy="78" r="38" fill="#fff1c4" opacity="0.6" />
      <circle cx="226" cy="78" r="26" fill="#fbd65f" />
      <path d="M0 108 54 84l34-20q14-6 28 4l40 30 30 12Z" fill="#c97d4e" opacity="0.6" />
      <rect y="104" width="320" height="96" fill="#3f9aa6" />
      <path
        d="M10 114h50M190 112h60M270 120h40M120 122h40"
        stroke="#bfe9ea"
        stroke-width="2"
        stroke-linecap="round"
      />
      <path d="M0 132q70-22 160-12t160-2v82H0Z" fill="#6f9447" />
      <Statue x={34} y={52} size={1.05} />
      <Statue x={92} y={36} size={1.35} />
      <Statue x={164} y={56} size={1} />
      <Small type="lumberjack" x={36} turn={-9} />
      <Small type="priest" x={104} turn={-3} />
      <Small type="fish" x={168} turn={4} />
      <Small type="grain" x={236} turn={10} />
    </svg>
  );
}
