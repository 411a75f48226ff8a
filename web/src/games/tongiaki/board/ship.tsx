// A ship: two hulls and a sail. Each colour has its own shape of sail, the sign that the sentences of
// the game use for it: triangle, disc, square, diamond, claw and clover.
import { kept } from "../../../parts/kept";
import { spoken } from "../../../parts/picture";
import { MaskFace } from "../../../parts/signs";

const SAILS = [
  "M0-13 9 4.5Q0 1.5-9 4.5Z",
  "M0-12.5A8.6 8.6 0 1 1 0 4.7 8.6 8.6 0 1 1 0-12.5Z",
  "M-7.8-11.5Q0-13 7.8-11.5 8.8-4 7.8 4.2 0 3-7.8 4.2-8.8-4-7.8-11.5Z",
  "M0-14 8.8-4 0 5.6-8.8-4Z",
  "M-10-12.5Q0-8.5 10-12.5 5-2 0 5.6-5-2-10-12.5Z",
  "M0-13.4A4.9 4.9 0 0 1 4.4-6.2 4.9 4.9 0 1 1 2.2 2.6L3.2 5H-3.2L-2.2 2.6A4.9 4.9 0 1 1-4.4-6.2 4.9 4.9 0 0 1 0-13.4Z",
];

export const HULL = "M-11.5 5.2Q0 9.4 11.5 5.2 9.6 11.6 0 11.6-9.6 11.6-11.5 5.2Z";

/** About 24 units wide and 26 high, its middle at the origin. */
export const Ship = kept((props: { seat: number }) => {
  return (
    <g class={`tk-ship tk-seat-${props.seat}`}>
      <path class="tk-ship-halo" d={`${HULL}${SAILS[props.seat]}`} />
      <path class="tk-hull" d={HULL} />
      <path class="tk-sail" d={SAILS[props.seat]!} />
    </g>
  );
});

/** A ship on its own, as a sign in the panels. */
export function ShipSign(props: { seat: number; size?: number; label?: string }) {
  const size = props.size ?? 22;
  return (
    <svg
      class="tk-sign"
      width={size}
      height={size}
      viewBox="-14 -16 28 30"
      {...spoken(props.label)}
    >
      <Ship seat={props.seat} />
    </svg>
  );
}

/** The mask of a royal island, about 40 units wide and 50 high, in the colour of its king. */
export function Mask(props: { seat: number }) {
  return (
    <g class={`tk-mask tk-seat-${props.seat}`}>
      <MaskFace />
    </g>
  );
}
