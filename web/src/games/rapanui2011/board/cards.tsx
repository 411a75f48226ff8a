// The cards as they lie on the table: a picture under a title band, a back, an offering.

import type { GameWords } from "../../../parts/board";
import { kept } from "../../../parts/kept";
import { spoken } from "../../../parts/picture";

/** A picture with a name, or decoration. */
interface CardProps {
  type: string;
  words: GameWords;
  label?: string;
  small?: boolean; // too small for a name: a larger sign instead
}

/** A card of the island's people; its title band stays readable when others lie on it. */
export const Card = kept((props: CardProps) => {
  const name = props.words.name(props.type);
  const size = Math.min(14.5, 132 / name.length);
  return (
    <svg class="rn11-card" viewBox="0 0 100 140" {...spoken(props.label ?? name)}>
      <use href={`#rn11-face-${props.type}`} />
      <rect class={`rn11-of-${props.type}`} width="100" height={props.small ? 32 : 24} />
      <rect class="rn11-band-line" y={props.small ? 31 : 23} width="100" height="1.6" />
      {props.small ? (
        <>
          <rect x="4" y="3" width="92" height="26" rx="4" class="rn11-band-disc" />
          <use href={`#rn11-item-${props.type}`} x="37" y="3" width="26" height="26" />
        </>
      ) : (
        <>
          <circle cx="13" cy="12" r="10.5" class="rn11-band-disc" />
          <use href={`#rn11-item-${props.type}`} x="4" y="3" width="18" height="18" />
          <text
            class="rn11-band-name"
            x="60"
            y="12"
            font-size={size}
            text-anchor="middle"
            dominant-baseline="central"
          >
            {name}
          </text>
        </>
      )}
      <rect class="rn11-card-edge" x="0.75" y="0.75" width="98.5" height="138.5" rx="6.5" />
    </svg>
  );
});

export const CardBack = kept((props: { label?: string }) => {
  return (
    <svg class="rn11-card" viewBox="0 0 100 140" {...spoken(props.label)}>
      <use href="#rn11-back" />
      <rect class="rn11-card-edge" x="0.75" y="0.75" width="98.5" height="138.5" rx="6.5" />
    </svg>
  );
});

/** An offering card; without a kind it lies face down. */
export const Offering = kept((props: { kind: string | null; label?: string }) => {
  return (
    <svg class="rn11-card rn11-offering" viewBox="0 0 70 90" {...spoken(props.label)}>
      <use href={props.kind ? `#rn11-offering-${props.kind}` : "#rn11-offering-back"} />
      <rect class="rn11-card-edge" x="0.75" y="0.75" width="68.5" height="88.5" rx="5.5" />
    </svg>
  );
});

/** A card the size of a stamp: only its sign, for the displays of others. */
export const Stamp = kept((props: { type: string }) => {
  return (
    <svg class="rn11-card rn11-stamp" viewBox="0 0 40 50" aria-hidden="true">
      <rect width="40" height="50" class={`rn11-of-${props.type}`} />
      <rect x="3" y="3" width="34" height="44" rx="3" class="rn11-stamp-paper" />
      <use href={`#rn11-item-${props.type}`} x="5" y="10" width="30" height="30" />
      <rect class="rn11-card-edge" x="0.6" y="0.6" width="38.8" height="48.8" rx="3.6" />
    </svg>
  );
});
