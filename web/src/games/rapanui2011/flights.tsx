// Movement as decoration: cards that fly over the finished table and numbers that float up. They
// live in a layer of their own and are forgotten when they arrive.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Before, type Box, Floating, isQuiet, measure, veil } from "../../parts/air";
import type { BoardProps, GameWords } from "../../parts/board";
import { Sign } from "./art/symbols";
import { Card, CardBack, Offering } from "./cards";
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
    const plan = planned(props.told, {
      view: props.view,
      seat: props.seat,
      before: props.before.current?.boxes ?? after,
      after,
    });
    const running = decorate(root, plan);
    number.current++;
    show({ plan, number: number.current });
    const over = setTimeout(() => show(null), plan.length + 50);
    return () => {
      clearTimeout(over);
      for (const animation of running) animation.cancel();
    };
  }, [props.view]);
  if (!shown) return null;
  return (
    <div class="air" aria-hidden="true">
      {shown.plan.flights.map((flight, at) => (
        <Flying key={`${shown.number}:${at}`} flight={flight} words={props.words} />
      ))}
      {shown.plan.floats.map((float, at) => (
        <Floating key={`${shown.number}:f${at}`} at={float.at} start={float.start}>
          {float.text} <Sign of={float.sign} />
          {float.bonus && <i class="rn11-star">★</i>}
        </Floating>
      ))}
    </div>
  );
}

/** Veil what has not arrived yet and light up what is scored. */
function decorate(root: HTMLElement, plan: Plan): Animation[] {
  const find = (at: string) => root.querySelector<HTMLElement>(`[data-at="${at}"]`);
  const flashes = plan.flashes.flatMap(({ at, start }) => {
    const glow = getComputedStyle(root).getPropertyValue("--glow");
    const ring = (size: number) => ({
      boxShadow: `0 0 0 ${size}px ${glow}, 0 0 ${size * 4}px ${size}px ${glow}`,
    });
    const frames = [ring(0), ring(5), ring(3), ring(4), ring(0)];
    return find(at)?.animate(frames, { duration: 1200, delay: start, easing: "ease-out" }) ?? [];
  });
  return [...veil(root, plan.veils), ...flashes];
}

/** The largest card that fits into a box, in its middle. */
function cardIn(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    x: box.x + (box.width - width) / 2,
    y: box.y + (box.height - height) / 2,
    width,
    height,
  };
}

function Flying(props: { flight: Flight; words: GameWords }) {
  const { flight } = props;
  const card = useRef<HTMLDivElement>(null);
  const ratio = flight.deck === "people" ? 100 / 140 : 70 / 90;
  const [from, to] = [cardIn(flight.from, ratio), cardIn(flight.to, ratio)];
  useLayoutEffect(() => {
    const timing = {
      duration: FLIGHT,
      delay: flight.start,
      fill: "both" as const,
      easing: "cubic-bezier(0.35, 0, 0.2, 1)",
    };
    const at = (box: Box, up = 0, grow = 1) =>
      `translate(${box.x}px, ${box.y - up}px) scale(${(box.width / from.width) * grow})`;
    const half: Box = {
      ...to,
      x: (from.x + to.x) / 2,
      y: (from.y + to.y) / 2,
      width: (from.width + to.width) / 2,
    };
    card.current?.animate(
      [
        { transform: at(from) },
        { transform: at(half, 18, 1.08), offset: 0.5 },
        { transform: at(to), opacity: 1, offset: 0.96 },
        { transform: at(to), opacity: 0 },
      ],
      timing,
    );
    const turn = { up: ["rotateY(180deg)", "rotateY(0)"], down: ["rotateY(0)", "rotateY(180deg)"] };
    if (flight.turns) {
      const frames = turn[flight.turns].map((transform) => ({ transform }));
      card.current?.firstElementChild?.animate(frames, timing);
    }
  }, []);
  return (
    <div class="flying rn11-flying" ref={card} style={{ width: `${from.width}px` }}>
      <div class="rn11-leaf">
        <div class="rn11-side">
          {flight.deck === "offering" ? (
            <Offering kind={flight.type} />
          ) : (
            <Card type={flight.type!} words={props.words} />
          )}
        </div>
        {flight.turns && (
          <div class="rn11-side rn11-reverse">
            {flight.deck === "offering" ? <Offering kind={null} /> : <CardBack />}
          </div>
        )}
      </div>
    </div>
  );
}
