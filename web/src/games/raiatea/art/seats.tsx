// Five seats are told apart by colour and by shape: shark tooth, disc, square, diamond, star.
import { spoken } from "../../../parts/picture";

const SHAPES = [
  "M0-9.500 9.500 8Q0 5.500-9.500 8Z",
  "M0-8.800A8.800 8.800 0 1 1 0 8.800 8.800 8.800 0 1 1 0-8.800Z",
  "M-7.800-7.800H7.800V7.800H-7.800Z",
  "M0-10.500 9 0 0 10.500-9 0Z",
  "M0-10 2.900-3.900 9.600-3.100 4.700 1.600 5.900 8.200 0 5 -5.900 8.200-4.700 1.600-9.600-3.100-2.900-3.900Z",
];

export function SeatShape(props: { seat: number }) {
  return (
    <path
      class="ra-shape"
      style={{ "--seat": `var(--seat-${props.seat})` }}
      d={SHAPES[props.seat]!}
    />
  );
}

export function SeatSign(props: { seat: number; label?: string }) {
  return (
    <svg class="ra-seat-sign" viewBox="-12 -12 24 24" {...spoken(props.label)}>
      <SeatShape seat={props.seat} />
    </svg>
  );
}
