// Drawings for the rules of Tongiaki, with the tiles and ships of the board.
import type { Figures, GameWords } from "../../parts/board";
import "./board/board.css";
import { Mask, ShipSign } from "./board/ship";
import { TilePicture } from "./board/tile";
import { COLOURS } from "./play/tiles";

interface FigureProps {
  words: GameWords;
}

const SIZE = 190;

function Tile(props: FigureProps & { tile: string }) {
  const name = props.words.name(props.tile);
  return <TilePicture tile={props.tile} rot={0} name={name} size={SIZE} label={name} />;
}

/** S1: six colours, each with a sail of its own. */
function Ships(props: FigureProps) {
  return (
    <div class="tk-board tk-figure">
      {COLOURS.map((colour, seat) => (
        <ShipSign key={colour} seat={seat} size={48} label={props.words.name(colour)} />
      ))}
    </div>
  );
}

/** S2: Tonga with its beaches and piers. */
function Start(props: FigureProps) {
  return (
    <div class="tk-board tk-figure">
      <Tile tile="tonga" words={props.words} />
    </div>
  );
}

/** R3.2: paths over the sea, with and without a number. */
function Waters(props: FigureProps) {
  return (
    <div class="tk-board tk-figure">
      <Tile tile="water_a" words={props.words} />
      <Tile tile="water_g" words={props.words} />
      <Tile tile="water_o" words={props.words} />
    </div>
  );
}

/** R3.5: islands to land on. */
function Islands(props: FigureProps) {
  return (
    <div class="tk-board tk-figure">
      <Tile tile="hawaii" words={props.words} />
      <Tile tile="samoa" words={props.words} />
    </div>
  );
}

/** R4.2: the mask of a royal island. */
function Royal() {
  return (
    <div class="tk-board tk-figure">
      <svg viewBox="-34 -42 68 76" width="110" height="120" aria-hidden="true">
        <Mask seat={0} />
      </svg>
    </div>
  );
}

export const figures: Figures = {
  S1: Ships,
  S2: Start,
  "R3.2": Waters,
  "R3.5": Islands,
  "R4.2": Royal,
};
