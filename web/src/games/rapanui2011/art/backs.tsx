// Backs of the cards: bark cloth with its bands of triangles. The people's cards are the colour of
// the lagoon with a carved head, the offerings the colour of earth with the sun of the priests.

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

function Triangles(props: { y: number; width: number; fill: string; down?: boolean }) {
  const step = props.width / 8;
  const points = Array.from({ length: 8 }, (_, at) =>
    props.down
      ? `M${at * step} ${props.y}h${step}l${-step / 2} 7Z`
      : `M${at * step} ${props.y + 7}h${step}l${-step / 2} -7Z`,
  );
  return <path d={points.join("")} fill={props.fill} />;
}

export function PeopleBack() {
  return (
    <>
      <rect width="100" height="140" fill="#1f6f7c" />
      <rect x="6" y="6" width="88" height="128" rx="5" fill="#184f5f" />
      <g transform="translate(6 0)">
        <Triangles y={10} width={88} fill="#e9d29a" />
        <Triangles y={20} width={88} fill="#58b2b8" down />
        <Triangles y={113} width={88} fill="#58b2b8" />
        <Triangles y={123} width={88} fill="#e9d29a" down />
      </g>
      <g fill="none" stroke="#2f8795" stroke-width="2">
        {ROWS.slice(0, 6).map((row) => (
          <path key={row} d={`M8 ${38 + row * 13}q10.5-8 21 0t21 0 21 0 21 0`} />
        ))}
      </g>
      <circle cx="50" cy="70" r="32" fill="#1f6f7c" stroke="#e9d29a" stroke-width="2.5" />
      <use href="#rn11-item-moai" x="26" y="45" width="48" height="48" />
    </>
  );
}

export function OfferingBack() {
  return (
    <>
      <rect width="70" height="90" fill="#7a3d22" />
      <rect x="4" y="4" width="62" height="82" rx="4" fill="#9c5730" />
      <g transform="translate(4 0)">
        <Triangles y={6} width={62} fill="#f0d9a6" />
        <Triangles y={15} width={62} fill="#5a2a16" down />
        <Triangles y={68} width={62} fill="#5a2a16" />
        <Triangles y={77} width={62} fill="#f0d9a6" down />
      </g>
      <circle cx="35" cy="45" r="18" fill="#5a2a16" />
      <path
        d="M35 31a14 14 0 1 1-14 14 10.5 10.5 0 0 1 21 0 7 7 0 0 1-14 0 3.5 3.5 0 0 1 7 0"
        fill="none"
        stroke="#f0d9a6"
        stroke-width="2.6"
        stroke-linecap="round"
      />
    </>
  );
}

/** The face of an offering: the thing itself on a leaf, on bark cloth. */
export function OfferingFace(props: { kind: string }) {
  return (
    <>
      <rect width="70" height="90" fill="#f4e6c3" />
      <rect
        x="4"
        y="4"
        width="62"
        height="82"
        rx="4"
        fill="none"
        stroke="#b98f55"
        stroke-width="1.6"
      />
      <g transform="translate(4 0)">
        <Triangles y={6} width={62} fill="#c99a5b" down />
        <Triangles y={77} width={62} fill="#c99a5b" />
      </g>
      <path d="M6 56Q14 28 40 22q18-2 24 8-4 30-30 40-20 5-28-14Z" fill="#7fa04c" />
      <path
        d="M8 56Q34 54 62 30M20 54l4 12M32 50l6 12M44 43l6 9M22 53l-4-10M34 49l-3-14M46 42l-1-14"
        fill="none"
        stroke="#56752f"
        stroke-width="1.6"
      />
      <use href={`#rn11-item-${props.kind}`} x="9" y="20" width="52" height="52" />
    </>
  );
}
