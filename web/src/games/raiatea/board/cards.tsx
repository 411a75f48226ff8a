// The cards and tokens as they lie on the table.
import { useDesk } from "../../../parts/desk";
import { MaskArt } from "../art/masks";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS, pictureOf, sortOf } from "../parts";
import { Bits, ritualBits } from "./effects";

/** A ritual: its cost, the god's name, what it does; the band tells its kind, the edge its deck. */
export function RitualCard(props: { ritual: string; owner?: number; small?: boolean }) {
  const { words } = useDesk();
  const { cost, kind, deck } = CARDS.rituals[props.ritual]!;
  const name = words.name(props.ritual).split(" (")[0]!;
  return (
    <div class={`ra-ritual ra-${kind} ra-${deck} ${props.small ? "ra-small" : ""}`}>
      <span class="ra-ritual-band">
        <b class="ra-cost">{cost}</b>
        {kind === "blue" && <i class="ra-lasting" />}
      </span>
      <span class="ra-ritual-name">{name}</span>
      <Bits bits={ritualBits(props.ritual)} />
      {props.owner !== undefined && props.owner >= 0 && (
        <span class="ra-clip">
          <SeatSign seat={props.owner} />
        </span>
      )}
    </div>
  );
}

export function RitualBack(props: { deck?: string }) {
  return (
    <div class={`ra-ritual ra-back ra-back-${props.deck ?? "normal"}`}>
      <Sign of="ritual" />
    </div>
  );
}

/** A card of the forest: a good, a helper, or a mask with its treasure. */
export function ForestCard(props: { card: string }) {
  const sort = sortOf(props.card);
  const treasure = CARDS.forest[props.card];
  const found =
    treasure && (["pearls", "mana", "tattoo"] as const).find((what) => treasure[what] > 0);
  return (
    <div class={`ra-forest-card ra-of-${sort}`}>
      {sort === "mask" ? <MaskArt of={pictureOf(props.card)} /> : <Sign of={props.card} />}
      {found && (
        <span class="ra-treasure">
          <b>{treasure[found]}</b>
          <Sign of={found} />
        </span>
      )}
    </div>
  );
}

/** A To'o token: what it asks for; a red rim means that it only has to be met. */
export function TokenDisc(props: { token: string }) {
  if (props.token === "?") return <div class="ra-token ra-face-down" />;
  const { kind, sort, need, goods } = CARDS.tokens[props.token]!;
  const rim = sort === "product" ? "" : `ra-${sort}`;
  return (
    <div class={`ra-token ${rim}`}>
      {goods.length ? (
        <span class={`ra-token-goods ra-goods-${goods.length}`}>
          {goods.map((good) => (
            <Sign key={good} of={good} />
          ))}
        </span>
      ) : (
        <Sign of={kind === "rank" ? "tattoo" : kind} />
      )}
      {need > 0 && sort !== "auction" && <b>{need}</b>}
    </div>
  );
}

/** Anything that flies over the table, by name: "good:uru", "ritual:hina", "back:normal", "pearls". */
export function Piece(props: { of: string }) {
  const [sort = "", name = ""] = props.of.split(":");
  switch (sort) {
    case "ritual":
      return <RitualCard ritual={name} small />;
    case "back":
      return <RitualBack deck={name} />;
    case "card":
      return <ForestCard card={name} />;
    case "token":
      return <TokenDisc token={name} />;
    case "mask":
      return <MaskArt of={name} />;
    default:
      return <Sign of={name || sort} />;
  }
}
