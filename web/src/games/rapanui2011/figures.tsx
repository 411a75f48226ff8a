// Drawings for the rules of Rapa Nui (2011), with the cards of the table.
import type { Figures, GameWords } from "../../parts/board";
import { Symbols } from "./art/symbols";
import "./board/board.css";
import { Card, CardBack, Offering } from "./board/cards";
import "./board/cards.css";
import "./figures.css";
import { TYPES } from "./view";

interface FigureProps {
  words: GameWords;
}

const COLUMNS = [
  ["priest", "lumberjack", "moai", "lumberjack"],
  ["moai", "fish", "priest", "grain"],
  ["grain", "priest", "lumberjack", "moai"],
  ["lumberjack", "priest", "mulberry", "fish"],
];

/** S3: four columns, the front cards lying free, and the pile. */
function Layout(props: FigureProps) {
  return (
    <div class="rn11-figure">
      <Symbols />
      {COLUMNS.map((cards, column) => (
        <div key={column} class="rn11-figure-column">
          {cards.map((type, row) => (
            <Card key={row} type={type} words={props.words} />
          ))}
        </div>
      ))}
      <div class="rn11-figure-column">
        <CardBack label={props.words.say("show.in_pile")} />
      </div>
    </div>
  );
}

/** RB1: one card of each type. */
function Types(props: FigureProps) {
  return (
    <div class="rn11-figure">
      <Symbols />
      {TYPES.map((type) => (
        <div key={type} class="rn11-figure-card">
          <Card type={type} words={props.words} />
        </div>
      ))}
    </div>
  );
}

/** RB6: the stone after a sacrifice round; only the card on top may be seen. */
function Stone(props: FigureProps) {
  const pile = ["grain", "fish", null, "sweet_potato"];
  return (
    <div class="rn11-figure rn11-figure-stone">
      <Symbols />
      {pile.map((kind, at) => (
        <div key={at} class="rn11-figure-offering">
          <Offering
            kind={kind}
            label={kind ? props.words.name(kind) : props.words.say("show.face_down")}
          />
        </div>
      ))}
    </div>
  );
}

/** RC4: the last draw lays a card bare, and its type is scored. */
function Bare(props: FigureProps) {
  return (
    <div class="rn11-figure">
      <Symbols />
      <div class="rn11-figure-column rn11-figure-scored">
        <Card type="lumberjack" words={props.words} />
        <Card type="moai" words={props.words} />
        <Card type="priest" words={props.words} />
      </div>
      <svg class="rn11-figure-arrow" viewBox="0 0 60 30" aria-hidden="true">
        <path d="M4 15h46M40 5l12 10-12 10" />
      </svg>
      <div class="rn11-figure-card">
        <Card type="fish" words={props.words} />
      </div>
    </div>
  );
}

const RANKED = [
  { kind: "fish", cards: 5, worth: 3 },
  { kind: "mulberry", cards: 3, worth: 2 },
  { kind: "sweet_potato", cards: 2, worth: 1 },
  { kind: "grain", cards: 1, worth: 0 },
];

/** RE3: what the kinds are worth by their number on the stone. */
function Worth(props: FigureProps) {
  return (
    <div class="rn11-figure">
      <Symbols />
      {RANKED.map(({ kind, cards, worth }) => (
        <div key={kind} class="rn11-figure-worth">
          <Offering kind={kind} label={props.words.name(kind)} />
          <span>
            {cards} → <strong>{worth}</strong>
          </span>
        </div>
      ))}
    </div>
  );
}

export const figures: Figures = { S3: Layout, RB1: Types, RB6: Stone, RC4: Bare, RE3: Worth };
