// What flies over this table: cards that turn on the way, and the numbers of a scoring.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Box } from "../../../parts/air";
import type { GameWords } from "../../../parts/board";
import { boxIn, FLYING, type InAir, Travel } from "../../../parts/flights";
import { Sign } from "../art/symbols";
import { FLIGHT, type Flight, type Float, planned } from "../play/plan";
import type { View } from "../view";
import { Card, CardBack, Offering } from "./cards";

/** The largest card that fits into a box, in its middle. */
function cardIn(box: Box, ratio: number): Box {
  const width = Math.min(box.width, box.height * ratio);
  return boxIn(box, width, width / ratio);
}

const RATIOS = { people: 100 / 140, offering: 70 / 90, token: 1 };

function FlyingCard(props: { flight: Flight; words: GameWords }) {
  const { deck, from, to, start } = props.flight;
  const ratio = RATIOS[deck];
  return (
    <Travel
      class="rn11-flying"
      from={cardIn(from, ratio)}
      to={cardIn(to, ratio)}
      start={start}
      duration={FLIGHT}
      waits={deck === "token"}
    >
      {deck === "token" ? <Sign of={props.flight.type!} /> : <Leaf {...props} />}
    </Travel>
  );
}

const TURN = { up: ["rotateY(180deg)", "rotateY(0)"], down: ["rotateY(0)", "rotateY(180deg)"] };

function Leaf(props: { flight: Flight; words: GameWords }) {
  const { deck, type, turns, start } = props.flight;
  const leaf = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!turns) return;
    const frames = TURN[turns].map((transform) => ({ transform }));
    const motion = leaf.current?.animate(frames, { ...FLYING, duration: FLIGHT, delay: start });
    return () => motion?.cancel();
  }, []);
  return (
    <div class="rn11-leaf" ref={leaf}>
      <div class="rn11-side">
        {deck === "offering" ? <Offering kind={type} /> : <Card type={type!} words={props.words} />}
      </div>
      {turns && (
        <div class="rn11-side rn11-reverse">
          {deck === "offering" ? <Offering kind={null} /> : <CardBack />}
        </div>
      )}
    </div>
  );
}

function Label(props: Float) {
  return (
    <>
      {props.text} <Sign of={props.sign} />
      {props.bonus && <i class="rn11-star">★</i>}
    </>
  );
}

export const flying: InAir<View, Flight, Float> = { planned, Flying: FlyingCard, Label };
