// The animals of the four seats, each in a box from -16 to 16, in the colour of its seat.
import type { JSX } from "preact";

function Turtle() {
  return (
    <>
      <g class="rn20-skin">
        <circle cy="-11.5" r="4.6" />
        <path d="M-6-5Q-15-12-15.5-2-12-2-7.5 2ZM6-5Q15-12 15.5-2 12-2 7.5 2ZM-7 7Q-13 10-11.5 15-7 14.5-3.5 11ZM7 7Q13 10 11.5 15 7 14.5 3.5 11Z" />
        <ellipse cy="2" rx="9.6" ry="11.2" />
      </g>
      <path
        class="rn20-vein"
        d="M-4-3H4L7 3 3.5 9H-3.5L-7 3ZM0-9V-3M-4-3-7-6M4-3 7-6M3.5 9 5 11.5M-3.5 9-5 11.5"
      />
    </>
  );
}

function Dolphin() {
  return (
    <>
      <path
        class="rn20-skin"
        d="M-13.5 8Q-13-7 0-10.5.5-15.5 6-15.5 4.5-12 7-9.5 12.5-6.5 13.5-2.5L16 0Q16 2.5 12 2.5 9.5 4.5 5.5 4 5.5 9 1 11 .5 7 1.5 4-5 4-8.5 8.5-6 12-8 15.5-11.5 15-12.5 12-15 13.5-16.5 11.5-16.5 8.5-13.5 8Z"
      />
      <circle class="rn20-eye" cx="9" cy="-3" r="1.5" />
    </>
  );
}

function Moray() {
  const body = "M-11 12.5C-16 1-2 6.5 4 2.5 11-2.5 8-10.5-4-9.5";
  return (
    <>
      <path class="rn20-eel-rim" d={body} />
      <path class="rn20-eel" d={body} />
      <path class="rn20-vein" d="M-9.5 8.5Q-6 4 1 4.5M7.5-2Q8-7 1-8.5M-11-8.5H-6" />
      <circle class="rn20-eye" cx="-4" cy="-11.5" r="1.6" />
    </>
  );
}

function Octopus() {
  return (
    <>
      <path
        class="rn20-skin"
        d="M-8.5 0Q-11.5-15 0-15.5 11.5-15 8.5 0 14.5 4 15.5 11.5 12 15.5 9.5 11 8.5 8.5 6.5 8.5 8 13.5 4 15.5 1.5 14 1.5 9.5H-1.5Q-1.5 14-4 15.5-8 13.5-6.5 8.5-8.5 8.5-9.5 11-12 15.5-15.5 11.5-14.5 4-8.5 0Z"
      />
      <circle class="rn20-eye-white" cx="-3.5" cy="-4" r="2.7" />
      <circle class="rn20-eye-white" cx="3.5" cy="-4" r="2.7" />
      <circle class="rn20-eye" cx="-3" cy="-3.5" r="1.3" />
      <circle class="rn20-eye" cx="3" cy="-3.5" r="1.3" />
    </>
  );
}

const SHAPES: (() => JSX.Element)[] = [Turtle, Dolphin, Moray, Octopus];

/** The animal of a seat. */
export function Animal(props: { seat: number }) {
  const Shape = SHAPES[props.seat]!;
  return (
    <g class={`rn20-seat-${props.seat}`}>
      <Shape />
    </g>
  );
}
