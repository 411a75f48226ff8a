// Movement as decoration: pieces that travel over the finished table and numbers that float up. They
// live in a layer of their own and are forgotten when they arrive.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../board";
import { FigureSign, Glyph, type Kind, StoneSign } from "./glyph";
import { OFFERINGS, SIZES, TILES } from "./island";
import { AhuTile, Offering } from "./market";
import { FLIGHT, type Box, type Boxes, type Flight, type Plan, planned } from "./plan";
import type { View } from "./view";

/** Measure every named place from the corner of the board. */
function measure(root: HTMLElement): Boxes {
  const corner = root.getBoundingClientRect();
  const boxes: Boxes = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-at]")) {
    const box = element.getBoundingClientRect();
    boxes.set(element.dataset.at!, {
      x: box.left - corner.left,
      y: box.top - corner.top,
      width: box.width,
      height: box.height,
    });
  }
  return boxes;
}

interface Before {
  view: View;
  boxes: Boxes;
}

/** The view before this one and where everything lay: measured while the page still shows it. */
export function useBefore(root: RefObject<HTMLElement | null>, view: View): RefObject<Before | null> {
  const seen = useRef(view);
  const before = useRef<Before>(null);
  if (seen.current !== view) {
    before.current = root.current ? { view: seen.current, boxes: measure(root.current) } : null;
    seen.current = view;
  }
  return before;
}

interface FlightsProps extends BoardProps<View> {
  root: RefObject<HTMLDivElement | null>;
  before: RefObject<Before | null>;
}

export function Flights(props: FlightsProps) {
  const [shown, show] = useState<{ plan: Plan; number: number } | null>(null);
  const number = useRef(0);
  const landed = useRef(0); // of the flights shown
  useLayoutEffect(() => {
    const root = props.root.current;
    const before = props.before.current;
    const quiet = props.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!root || !before || quiet || !props.told.length) {
      show(null);
      return;
    }
    const plan = planned(props.told, props.view, before.view, before.boxes, measure(root));
    const veils = plan.veils.flatMap(({ at, until }) => {
      const hide = [{ opacity: 0 }, { opacity: 0 }];
      return root.querySelector(`[data-at="${at}"]`)?.animate(hide, { duration: until }) ?? [];
    });
    number.current++;
    landed.current = 0;
    show(plan.flights.length ? { plan, number: number.current } : null);
    return () => {
      for (const veil of veils) veil.cancel();
    };
  }, [props.view]);
  const land = (flights: number) => {
    landed.current++;
    if (landed.current === flights) show(null);
  };
  if (!shown) return null;
  return (
    <div class="rn20-air" aria-hidden="true">
      {shown.plan.flights.map((flight, at) => (
        <Flying key={`${shown.number}:${at}`} flight={flight} landed={() => land(shown.plan.flights.length)} />
      ))}
    </div>
  );
}

const SIZE = 38; // of a piece in the air
const middle = (box: Box) => ({ x: box.x + box.width / 2 - SIZE / 2, y: box.y + box.height / 2 - SIZE / 2 });

function Flying(props: { flight: Flight; landed(): void }) {
  const { flight } = props;
  const piece = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [from, to] = [middle(flight.from), middle(flight.to)];
    const at = ({ x, y }: { x: number; y: number }, up = 0, scale = 1) => `translate(${x}px, ${y - up}px) scale(${scale})`;
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const flying = piece.current!.animate(
      [
        { transform: at(from), opacity: 1 },
        { transform: at(half, 14, 1.15), opacity: 1, offset: 0.5 },
        { transform: at(to), opacity: 1, offset: 0.95 },
        { transform: at(to), opacity: 0 },
      ],
      { duration: FLIGHT, delay: flight.start, fill: "both", easing: "cubic-bezier(0.4, 0, 0.2, 1)" },
    );
    const floating = label.current?.animate(
      [
        { transform: at(to, 4), opacity: 0 },
        { transform: at(to, 22), opacity: 1, offset: 0.25 },
        { transform: at(to, 26), opacity: 1, offset: 0.75 },
        { transform: at(to, 36), opacity: 0 },
      ],
      { duration: 900, delay: flight.start + FLIGHT - 120, fill: "both", easing: "ease-out" },
    );
    (floating ?? flying).onfinish = props.landed;
    return () => {
      flying.cancel();
      floating?.cancel();
    };
  }, []);
  return (
    <>
      <div class="rn20-flying" ref={piece}>
        <Piece of={flight.piece} />
      </div>
      {flight.text && (
        <span class="rn20-floating" ref={label}>
          {flight.text}
        </span>
      )}
    </>
  );
}

function Piece(props: { of: string }) {
  const [kind, seat] = props.of.split(":");
  if (seat !== undefined) return <FigureSign seat={Number(seat)} kind={(kind === "figure" ? "villager" : kind) as Kind} />;
  if (SIZES.includes(props.of) || props.of === "pukao") return <StoneSign of={props.of} />;
  if (TILES.includes(props.of)) return <AhuTile tile={props.of} />;
  if (OFFERINGS.includes(props.of)) return <Offering type={props.of} />;
  return <Glyph of={props.of} />;
}
