// The viewer's own place: stores with their cubes, Improvements to build, tiles, tablet, offerings.
import { useDesk } from "../../../parts/desk";
import { CAP, IMPROVEMENTS, RESOURCES, TABLET_POINTS, TILES } from "../play/island";
import { colourOf } from "../play/moves";
import type { View, ViewSeat } from "../view";
import { Glyph } from "./glyph";
import { AhuTile, Offering } from "./market";
import { Hand, Name, type SeatProps, standing } from "./seats";
import { Spot, stateOf } from "./spot";

export function OwnSeat(props: SeatProps) {
  const { view, seat } = props;
  const own = view.seats[seat]!;
  return (
    <section
      class={`rn20-own ${standing(props)}`}
      style={{ "--seat": colourOf(seat) }}
      aria-label={props.name}
    >
      <div class="rn20-own-head">
        <Name {...props} />
        <Hand view={view} seat={seat} />
      </div>
      <Stores view={view} seat={seat} own={own} />
      <Improvements own={own} left={props.facts.seats[seat]!.improvements_left} />
      <Tiles own={own} seat={seat} tablets={view.options.variant !== "first_game"} />
    </section>
  );
}

/** C2: a row of cells for each resource; a cube off the row means none. */
function Stores(props: { view: View; seat: number; own: ViewSeat }) {
  const desk = useDesk();
  const { now } = props.view;
  const paying = now.seat === props.seat ? now.spent : [];
  return (
    <div class="rn20-stores">
      {RESOURCES.map((resource) => {
        const amount = props.own.resources[resource] ?? 0;
        const spent = paying.filter((unit) => unit === resource).length;
        const at = `seat:${props.seat}:${resource}`;
        const says = desk.words.say("board.resource", {
          resource: desk.words.name(resource),
          amount,
        });
        return (
          <div key={resource} class={`rn20-store ${stateOf(desk, at)}`} data-at={at}>
            <Glyph of={resource} />
            <b aria-hidden="true">
              {amount}
              {spent > 0 && <small>−{spent}</small>}
            </b>
            <span class="rn20-cells" aria-hidden="true">
              {Array.from({ length: CAP }, (_, i) => (
                <i
                  key={i}
                  class={i < amount ? (i >= amount - spent ? "rn20-paid" : "rn20-full") : ""}
                />
              ))}
            </span>
            <span class="unseen">{says}</span>
          </div>
        );
      })}
    </div>
  );
}

/** G5: three of the four may be built. */
function Improvements(props: { own: ViewSeat; left: number }) {
  const { words } = useDesk();
  return (
    <div class="rn20-improvements" role="group" aria-label={words.say("board.improvements")}>
      {IMPROVEMENTS.map(({ name, price, resource }) => {
        const built = props.own.improvements.includes(name);
        const about = `${words.name(name)}: ${words.name(`effect_${name}`)}`;
        return (
          <Spot
            key={name}
            at={`build:${name}`}
            class={`rn20-improvement ${built ? "rn20-built" : props.left ? "" : "rn20-never"}`}
            says={about}
          >
            <Glyph of={name} />
            <span class="rn20-improvement-name">{words.name(name)}</span>{" "}
            {built ? (
              <span class="rn20-check" role="img" aria-label={words.say("board.built")}>
                ✓
              </span>
            ) : (
              <span class="rn20-price">
                {price}
                <Glyph of={resource} label={words.name(resource)} />
              </span>
            )}
          </Spot>
        );
      })}
    </div>
  );
}

/** Ahu tiles to use, the tablet, and offerings, which only their owner sees. */
function Tiles(props: { own: ViewSeat; seat: number; tablets: boolean }) {
  const { words } = useDesk();
  const { own, seat } = props;
  return (
    <div class="rn20-belongings">
      <div class="rn20-own-tiles" data-at={`seat:${seat}:tiles`}>
        {props.tablets && (
          <Spot
            at="tablet"
            class={`rn20-tablet ${own.rongorongo ? "" : "rn20-none"}`}
            says={words.say("board.tablet", { points: TABLET_POINTS })}
          >
            <Glyph of="rongorongo" />
          </Spot>
        )}
        {TILES.filter((tile) => (own.tiles[tile] ?? 0) > 0).map((tile) => (
          <Spot
            key={tile}
            at={`tile:${tile}`}
            class="rn20-own-tile"
            says={`${words.name(tile)}: ${words.name(`effect_${tile}`)}`}
          >
            <AhuTile tile={tile} />
            <span>{words.name(`short_${tile}`)}</span>
            {own.tiles[tile]! > 1 && <b>×{own.tiles[tile]}</b>}
          </Spot>
        ))}
      </div>
      <div
        class="rn20-own-offerings"
        data-at={`seat:${seat}:offerings`}
        role="group"
        aria-label={words.say("show.offerings")}
      >
        {own.offerings.map((tile, i) =>
          tile === "?" ? null : (
            <span key={i} data-about={`won:${tile.type}:${tile.value}`}>
              <Offering type={tile.type} value={tile.value} outstanding={tile.outstanding > 0} />
              <span class="unseen">
                {words.name(tile.type)} {tile.value}
              </span>
            </span>
          ),
        )}
      </div>
    </div>
  );
}
