// What flies over this table: cards, masks and signs, each in its own size.
import { boxIn, type InAir, Travel } from "../../../parts/flights";
import { Sign } from "../art/symbols";
import { FLIGHT, type Flight, type Float, planned } from "../play/plan";
import type { View } from "../view";
import { Piece } from "./cards";

/** The size in which a thing flies: that of a card or of a sign, not of the whole place. */
function sizeOf(of: string): [number, number] {
  const sort = of.split(":")[0]!;
  if (sort === "ritual" || sort === "back" || sort === "card") return [44, 64];
  return sort === "mask" ? [36, 46] : [30, 30];
}

function FlyingPiece(props: { flight: Flight }) {
  const { of, from, to, start } = props.flight;
  return (
    <Travel
      class="ra-flying"
      from={boxIn(from, ...sizeOf(of))}
      to={boxIn(to, ...sizeOf(of))}
      start={start}
      duration={FLIGHT}
      waits
    >
      <Piece of={of} />
    </Travel>
  );
}

function Label(props: Float) {
  return (
    <>
      {props.text} <Sign of={props.sign} />
    </>
  );
}

export const flying: InAir<View, Flight, Float> = { planned, Flying: FlyingPiece, Label };
