// Everything drawn more than once, kept as symbols: a table full of cards stays a light document.
import { kept } from "../../../parts/kept";
import { KINDS, TYPES } from "../view";
import { OfferingBack, OfferingFace, PeopleBack } from "./backs";
import { FACES } from "./faces";
import { itemOf } from "./items";

const ITEMS = [...TYPES, "wood", "fame", "stone"];

export const Symbols = kept(() => {
  return (
    <svg class="rn11-symbols" width="0" height="0" aria-hidden="true">
      {ITEMS.map((name) => {
        const Item = itemOf(name);
        return (
          <symbol key={name} id={`rn11-item-${name}`} viewBox="0 0 48 48">
            <Item />
          </symbol>
        );
      })}
      {TYPES.map((type) => {
        const Face = FACES[type]!;
        return (
          <symbol key={type} id={`rn11-face-${type}`} viewBox="0 0 100 140">
            <Face />
          </symbol>
        );
      })}
      {KINDS.map((kind) => (
        <symbol key={kind} id={`rn11-offering-${kind}`} viewBox="0 0 70 90">
          <OfferingFace kind={kind} />
        </symbol>
      ))}
      <symbol id="rn11-back" viewBox="0 0 100 140">
        <PeopleBack />
      </symbol>
      <symbol id="rn11-offering-back" viewBox="0 0 70 90">
        <OfferingBack />
      </symbol>
    </svg>
  );
});

/** A sign among text: decoration, the words beside it say the same. */
export const Sign = kept((props: { of: string }) => {
  return (
    <svg class="rn11-sign" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#rn11-item-${props.of}`} />
    </svg>
  );
});
