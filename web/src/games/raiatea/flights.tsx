// Movement as decoration: things that fly over the finished table and numbers that float up. They live
// in a layer of their own and are forgotten when they arrive.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Before, type Box, Floating, isQuiet, measure } from "../../parts/air";
import type { BoardProps } from "../../parts/board";
import { Sign } from "./art/symbols";
import { Piece } from "./cards";
import { FLIGHT, type Flight, type Plan, planned } from "./plan";
import type { View } from "./view";

interface FlightsProps extends BoardProps<View> {
  root: RefObject<HTMLDivElement | null>;
  before: RefObject<Before<View> | null>;
}

export function Flights(props: FlightsProps) {
  const [shown, show] = useState<{ plan: Plan; number: number } | null>(null);
  const number = useRef(0);
  useLayoutEffect(() => {
    const root = props.root.current;
    if (!root || isQuiet(props.still) || !props.told.length) {
      show(null);
      return;
    }
    const after = measure(root);
    const plan = planned(props.told, props.seat, props.before.current?.boxes ?? after, after);
    number.current++;
    show({ plan, number: number.current });
    const over = setTimeout(() => show(null), plan.length + 50);
    return () => clearTimeout(over);
  }, [props.view]);
  if (!shown) return null;
  return (
    <div class="air" aria-hidden="true">
      {shown.plan.flights.map((flight, at) => (
        <Flying key={`${shown.number}:${at}`} flight={flight} />
      ))}
      {shown.plan.floats.map((float, at) => (
        <Floating key={`${shown.number}:f${at}`} at={float.at} start={float.start}>
          {float.text} <Sign of={float.sign} />
        </Floating>
      ))}
    </div>
  );
}

/** The size in which a thing flies: that of a card or of a sign, not of the whole place. */
function sizeOf(of: string): [number, number] {
  const sort = of.split(":")[0]!;
  if (sort === "ritual" || sort === "back" || sort === "card") return [44, 64];
  return sort === "mask" ? [36, 46] : [30, 30];
}

function Flying(props: { flight: Flight }) {
  const { of, from, to, start } = props.flight;
  const piece = useRef<HTMLDivElement>(null);
  const [width, height] = sizeOf(of);
  useLayoutEffect(() => {
    const at = (box: Box, up = 0, grow = 1) =>
      `translate(${box.x + box.width / 2 - width / 2}px, ${box.y + box.height / 2 - height / 2 - up}px) scale(${grow})`;
    const half: Box = {
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      width: (from.width + to.width) / 2,
      height: (from.height + to.height) / 2,
    };
    piece.current?.animate(
      [
        { transform: at(from), opacity: 0 },
        { transform: at(from), opacity: 1, offset: 0.1 },
        { transform: at(half, 16, 1.12), opacity: 1, offset: 0.55 },
        { transform: at(to), opacity: 1, offset: 0.94 },
        { transform: at(to, 0, 0.9), opacity: 0 },
      ],
      { duration: FLIGHT, delay: start, fill: "both", easing: "cubic-bezier(0.35, 0, 0.2, 1)" },
    );
  }, []);
  return (
    <div
      class="flying ra-flying"
      ref={piece}
      style={{ width: `${width}px`, height: `${height}px` }}
    >
      <Piece of={of} />
    </div>
  );
}
