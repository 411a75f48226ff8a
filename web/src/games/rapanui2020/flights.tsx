// Movement as decoration: pieces that travel over the finished table and numbers that float up. They
// live in a layer of their own and are forgotten when they arrive.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Before, type Box, Floating, isQuiet, measure, veil } from "../../parts/air";
import type { BoardProps } from "../../parts/board";
import { FigureSign, Glyph, type Kind, StoneSign } from "./glyph";
import { OFFERINGS, SIZES, TILES } from "./island";
import { AhuTile, Offering } from "./market";
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
    const before = props.before.current;
    if (!root || !before || isQuiet(props.still) || !props.told.length) {
      show(null);
      return;
    }
    const plan = planned(props.told, props.view, before.view, before.boxes, measure(root));
    const veils = veil(root, plan.veils);
    number.current++;
    show({ plan, number: number.current });
    const over = setTimeout(() => show(null), plan.length + 50);
    return () => {
      clearTimeout(over);
      for (const hidden of veils) hidden.cancel();
    };
  }, [props.view]);
  if (!shown) return null;
  return (
    <div class="air" aria-hidden="true">
      {shown.plan.flights.map((flight, at) => (
        <Flying key={`${shown.number}:${at}`} flight={flight} />
      ))}
      {shown.plan.flights.map(
        ({ text, to, start }, at) =>
          text && (
            <Floating key={`${shown.number}:f${at}`} at={to} start={start + FLIGHT}>
              {text}
            </Floating>
          ),
      )}
    </div>
  );
}

const SIZE = 38; // of a piece in the air
const middle = (box: Box) => ({
  x: box.x + box.width / 2 - SIZE / 2,
  y: box.y + box.height / 2 - SIZE / 2,
});

function Flying(props: { flight: Flight }) {
  const { flight } = props;
  const piece = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [middle(flight.from), middle(flight.to)];
    const at = ({ x, y }: { x: number; y: number }, up = 0, scale = 1) =>
      `translate(${x}px, ${y - up}px) scale(${scale})`;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    piece.current?.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(half, 14, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(to), opacity: 1, offset: 0.95 },
        { transform: at(to), opacity: 0 },
      ],
      {
        duration: FLIGHT,
        delay: flight.start,
        fill: "both",
        easing: "cubic-bezier(0.4, 0, 0.2, 1)",
      },
    );
  }, []);
  return (
    <div class="flying rn20-flying" ref={piece}>
      <Piece of={flight.piece} />
    </div>
  );
}

function Piece(props: { of: string }) {
  const [kind, seat] = props.of.split(":");
  if (seat !== undefined)
    return (
      <FigureSign seat={Number(seat)} kind={(kind === "figure" ? "villager" : kind) as Kind} />
    );
  if (SIZES.includes(props.of) || props.of === "pukao") return <StoneSign of={props.of} />;
  if (TILES.includes(props.of)) return <AhuTile tile={props.of} />;
  if (OFFERINGS.includes(props.of)) return <Offering type={props.of} />;
  return <Glyph of={props.of} />;
}
