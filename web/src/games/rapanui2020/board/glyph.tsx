// The signs of the game as pictures in the page, and the pieces of the seats.
import { kept } from "../../../parts/kept";
import { spoken } from "../../../parts/picture";
import { Pukao, sharedSign } from "../../../parts/signs";
import { Animal } from "../art/animals";
import { GOODS, Shared } from "../art/goods";
import { Feathers, SIGNS } from "../art/signs";
import { Moai } from "../art/stones";

/** What is drawn for a resource, an offering, an Ahu tile or an Improvement. */
export function Drawing(props: { of: string }) {
  const Own = GOODS[props.of] ?? SIGNS[props.of];
  if (Own) return <Own />;
  if (!sharedSign(props.of)) throw new Error(`nothing is drawn for ${props.of}`);
  return <Shared of={props.of} />;
}

export const Glyph = kept((props: { of: string; class?: string; label?: string }) => {
  return (
    <svg class={`rn20-glyph ${props.class ?? ""}`} viewBox="-12 -12 24 24" {...spoken(props.label)}>
      <Drawing of={props.of} />
    </svg>
  );
});

export type Kind = "villager" | "sorcerer" | "chief";

/** A figure: the animal of its seat, with rays as a Sorcerer, with feathers as a Chief. */
export const Figure = kept((props: { seat: number; kind?: Kind; tired?: boolean }) => {
  const { kind = "villager" } = props;
  return (
    <g class={`rn20-figure ${props.tired ? "rn20-tired" : ""}`}>
      <ellipse class="rn20-shade" cy="14" rx="13" ry="4.5" />
      {kind === "sorcerer" && <path class="rn20-rays" d={RAYS} />}
      <g transform={props.tired ? "rotate(90) scale(0.92)" : ""}>
        {kind === "chief" && (
          <g transform="translate(0 -15) scale(0.85)">
            <Feathers />
          </g>
        )}
        <Animal seat={props.seat} />
      </g>
      {props.tired && <path class="rn20-sleep" d="M6-16H13L6-8H13M14-23H19L14-17H19" />}
    </g>
  );
});

const RAYS = `${Array.from({ length: 16 }, (_, i) => {
  const [angle, far] = [(i * Math.PI) / 8, i % 2 ? 15 : 20];
  return `${i ? "L" : "M"}${(far * Math.sin(angle)).toFixed(1)} ${(-far * Math.cos(angle)).toFixed(1)}`;
}).join("")}Z`;

export const FigureSign = kept((props: { seat: number; kind?: Kind; label?: string }) => {
  const box = props.kind === "chief" ? "-20 -27 40 46" : "-20 -20 40 40";
  return (
    <svg class="rn20-glyph rn20-piece" viewBox={box} {...spoken(props.label)}>
      <Figure seat={props.seat} kind={props.kind ?? "villager"} />
    </svg>
  );
});

/** A Moai or a Pukao as a picture. */
export const StoneSign = kept((props: { of: string; label?: string }) => {
  return (
    <svg
      class="rn20-glyph rn20-stone"
      viewBox={props.of === "pukao" ? "-16 -22 32 28" : "-22 -62 44 68"}
      {...spoken(props.label)}
    >
      {props.of === "pukao" ? <Pukao /> : <Moai size={props.of} />}
    </svg>
  );
});

/** Somebody who belongs to nobody. */
export function Neutral() {
  return (
    <g class="rn20-neutral">
      <ellipse class="rn20-shade" cy="14" rx="12" ry="4" />
      <path d="M-11 14Q-10-1 0-1T11 14Z" />
      <circle cy="-7" r="6.5" />
    </g>
  );
}
