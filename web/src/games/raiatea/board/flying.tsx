// What flies over this table: cards, masks and signs, each as large as where it lies.
import type { Box } from "../../../parts/air";
import { boxIn, type InAir, Travel } from "../../../parts/flights";
import { Sign } from "../art/symbols";
import { FLIGHT, type Flight, type Float, planned } from "../play/plan";
import type { View } from "../view";
import { Piece } from "./cards";

/** How wide a thing is for each pixel of its height. */
const SHAPES: Record<string, number> = { ritual: 0.735, back: 0.735, card: 0.746, mask: 0.75 };
const [LEAST, MOST] = [26, 130]; // pixels: of its width

/** The box in which a thing lies at a place: as large as the place has room for. */
function lying(of: string, place: Box): Box {
  const shape = SHAPES[of.split(":")[0]!] ?? 1;
  const width = Math.min(MOST, Math.max(LEAST, Math.min(place.width, place.height * shape)));
  return boxIn(place, width, width / shape);
}

function FlyingPiece(props: { flight: Flight }) {
  const { of, from, to, start } = props.flight;
  return (
    <Travel
      class="ra-flying"
      from={lying(of, from)}
      to={lying(of, to)}
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
