// The places of the seats: what each has in hand and in front of it.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../../../parts/signs";
import { IMPROVEMENTS, RESOURCES, SIZES, TILES } from "../play/island";
import { colourOf } from "../play/moves";
import type { Facts, View } from "../view";
import { FigureSign, Glyph, StoneSign } from "./glyph";
import { AhuTile, Offering } from "./market";
import { stateOf } from "./spot";

export interface SeatProps {
  view: View;
  facts: Facts;
  seat: number;
  name: string;
  turn: boolean; // this seat must choose now
}

/** How the whole place is marked: it must choose, it has dropped out, or it has won. */
export function standing(props: SeatProps): string {
  const { view, facts, seat } = props;
  if (facts.places) return facts.places[seat] === 1 ? "rn20-won" : "";
  return `${props.turn ? "rn20-to-move" : ""} ${view.seats[seat]!.dropped ? "rn20-dropped" : ""}`;
}

export function Name(props: SeatProps) {
  const { view, seat } = props;
  const { words } = useDesk();
  const own = view.seats[seat]!;
  const sum = props.facts.seats[seat]!.points;
  const place = view.order.indexOf(seat) + 1;
  return (
    <span class="rn20-name">
      <span class="rn20-animal" data-about={`animal:${seat}`}>
        <FigureSign seat={seat} label={words.say(`board.animal_${seat}`)} />
      </span>
      <b>{props.name}</b>
      <span class="rn20-ordinal-badge" data-about={`order:${seat}`}>
        {place}.
      </span>
      {props.turn && <Sign of="turn" />}
      {own.dropped > 0 && <em data-about="dropped">{words.say("show.dropped")}</em>}
      {sum !== null && (
        <span class="rn20-points" data-about={`points:${seat}`}>
          {sum}
          <Sign of="points" />
          <span class="unseen">{words.say("board.points", { points: sum })}</span>
        </span>
      )}
    </span>
  );
}

/** Figures that are still in hand, and Moai that wait in front of the seat. */
export function Hand(props: { view: View; seat: number }) {
  const { view, seat } = props;
  const { words } = useDesk();
  const own = view.seats[seat]!;
  return (
    <span class="rn20-hand" data-at={`seat:${seat}:hand`}>
      {own.villagers > 0 && (
        <span class="rn20-chip" data-about={`figure:villager:${seat}`}>
          <FigureSign seat={seat} label={words.say("show.villagers", { n: own.villagers })} />
          <b aria-hidden="true">{own.villagers}</b>
        </span>
      )}
      {own.sorcerer > 0 && (
        <span class="rn20-chip" data-about={`figure:sorcerer:${seat}`}>
          <FigureSign seat={seat} kind="sorcerer" label={words.say("show.sorcerer")} />
        </span>
      )}
      {own.chief === "hand" && (
        <span class="rn20-chip" data-about={`figure:chief:${seat}`}>
          <FigureSign seat={seat} kind="chief" label={words.say("show.chief")} />
        </span>
      )}
      <span class="rn20-held" data-at={`seat:${seat}:moai`}>
        {SIZES.map((size) =>
          Array.from({ length: own.moai[size] ?? 0 }, (_, i) => (
            <span key={`${size}${i}`} data-about={`stone:${size}`}>
              <StoneSign of={size} label={words.name(`cargo_${size}`)} />
            </span>
          )),
        )}
      </span>
    </span>
  );
}

/** Improvements, tiles, tablet and offerings, as everybody sees them. */
function Owned(props: { view: View; seat: number }) {
  const { view, seat } = props;
  const { words } = useDesk();
  const own = view.seats[seat]!;
  const hidden = own.offerings.filter((tile) => tile === "?").length;
  return (
    <span class="rn20-owned">
      {IMPROVEMENTS.filter(({ name }) => own.improvements.includes(name)).map(({ name }) => (
        <span key={name} class="rn20-built" data-at={`seat:${seat}:${name}`}>
          <Glyph of={name} label={words.name(name)} />
        </span>
      ))}
      <span class="rn20-tiles" data-at={`seat:${seat}:tiles`}>
        {own.rongorongo > 0 && (
          <span data-about="tablet">
            <Glyph of="rongorongo" label={words.name("rongorongo")} />
          </span>
        )}
        {TILES.flatMap((tile) =>
          Array.from({ length: own.tiles[tile] ?? 0 }, (_, i) => (
            <span key={`${tile}${i}`} data-about={`tile:${tile}`}>
              <AhuTile tile={tile} />
              <span class="unseen">{words.name(tile)}</span>
            </span>
          )),
        )}
      </span>
      <span class="rn20-won-tiles" data-at={`seat:${seat}:offerings`}>
        {hidden > 0 && (
          <span class="rn20-backs">
            <b aria-hidden="true">{hidden}</b>
            <span class="unseen">{words.say("show.face_down", { n: hidden })}</span>
          </span>
        )}
        {own.offerings.map((tile, i) =>
          tile === "?" ? null : (
            <span key={i} data-about={`won:${tile.type}:${tile.value}`}>
              <Offering type={tile.type} value={tile.value} outstanding={tile.outstanding > 0} />
            </span>
          ),
        )}
      </span>
    </span>
  );
}

export function OtherSeat(props: SeatProps) {
  const { view, seat } = props;
  const desk = useDesk();
  const own = view.seats[seat]!;
  return (
    <section
      class={`rn20-other ${standing(props)}`}
      data-panel={props.seat}
      style={{ "--seat": colourOf(seat) }}
      aria-label={props.name}
    >
      <div class="rn20-other-head">
        <Name {...props} />
        <Hand view={view} seat={seat} />
      </div>
      <div class="rn20-goods">
        {RESOURCES.map((resource) => {
          const says = words(desk, resource, own.resources[resource] ?? 0);
          return (
            <span
              key={resource}
              class={`rn20-good ${stateOf(desk, `seat:${seat}:${resource}`)}`}
              data-at={`seat:${seat}:${resource}`}
            >
              <Glyph of={resource} />
              <b aria-hidden="true">{own.resources[resource]}</b>
              <span class="unseen">{says}</span>
            </span>
          );
        })}
      </div>
      <Owned view={view} seat={seat} />
    </section>
  );
}

const words = (desk: ReturnType<typeof useDesk>, resource: string, amount: number): string =>
  desk.words.say("board.resource", { resource: desk.words.name(resource), amount });
