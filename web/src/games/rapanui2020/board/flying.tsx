// What flies over this table: figures, stones, tiles, offerings and resources.
import { boxIn, type InAir, Travel } from "../../../parts/flights";
import { OFFERINGS, SIZES, TILES } from "../play/island";
import { FLIGHT, type Flight, type Float, planned } from "../play/plan";
import type { Facts, View } from "../view";
import { FigureSign, Glyph, type Kind, StoneSign } from "./glyph";
import { AhuTile, Offering } from "./market";

const SIZE = 38; // of a piece in the air

function FlyingPiece(props: { flight: Flight }) {
  const { piece, from, to, start } = props.flight;
  return (
    <Travel
      class="rn20-flying"
      from={boxIn(from, SIZE, SIZE)}
      to={boxIn(to, SIZE, SIZE)}
      start={start}
      duration={FLIGHT}
    >
      <Piece of={piece} />
    </Travel>
  );
}

function Piece(props: { of: string }) {
  const [kind, seat] = props.of.split(":");
  if (seat !== undefined)
    return (
      <FigureSign seat={Number(seat)} kind={(kind === "figure" ? "villager" : kind) as Kind} />
    );
  const of = (names: string[]) => names.includes(props.of);
  if (of([...SIZES, "pukao"])) return <StoneSign of={props.of} />;
  if (of(TILES)) return <AhuTile tile={props.of} />;
  if (of(OFFERINGS)) return <Offering type={props.of} />;
  return <Glyph of={props.of} />;
}

function Label(props: Float) {
  return (
    <>
      {props.text} {props.sign && <Glyph of={props.sign} />}
    </>
  );
}

export const flying: InAir<View, Flight, Float, Facts> = { planned, Flying: FlyingPiece, Label };
