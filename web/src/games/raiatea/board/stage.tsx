// The middle of the table: in an action round the six locations, in a ceremony its six acts.
import { useDesk } from "../../../parts/desk";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { TileArt } from "../art/tiles";
import { CARDS } from "../parts";
import type { Chronicle } from "../play/chronicle";
import type { Facts, View } from "../view";
import { Ceremony } from "./ceremony";
import { Spot } from "./spot";
import { Zone } from "./zone";

/** R13, R24: what was rolled last, for whom. */
function Die(props: { roll: NonNullable<Chronicle["roll"]> }) {
  const { words } = useDesk();
  const { what, face } = props.roll;
  const says = words.say("board.rolled", { face, what: `die_${what}` });
  return (
    <span class="ra-die" role="img" aria-label={says} data-at="die">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 3 30 28H2Z" />
        <text x="16" y="25" text-anchor="middle">
          {face}
        </text>
      </svg>
      <Sign of={what} />
    </span>
  );
}

function Location(props: { view: View; tile: string }) {
  const { words, nameOf } = useDesk();
  const { view, tile } = props;
  const kahuna = view.seats.findIndex((own) => own.tile === tile);
  const now = kahuna >= 0 && view.kahuna === kahuna;
  const label = [
    words.name(tile),
    kahuna >= 0 ? `${words.say("board.kahuna")} ${nameOf(kahuna)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
  return (
    <Spot
      at={`tile:${tile}`}
      about={`tile:${tile}`}
      label={label}
      class={`ra-tile ${kahuna >= 0 ? "ra-taken" : ""} ${now ? "ra-executed" : ""}`}
    >
      <TileArt of={tile} />
      <span class="ra-tile-name">{words.name(tile)}</span>
      {kahuna >= 0 && (
        <span class="ra-tile-owner">
          <Sign of="kahuna" />
          <SeatSign seat={kahuna} />
        </span>
      )}
    </Spot>
  );
}

export function Stage(props: { view: View; facts: Facts; chronicle: Chronicle }) {
  const { words } = useDesk();
  const { view, facts, chronicle } = props;
  if (facts.act > 0 || chronicle.pool !== null)
    // the view may be past the rituals that are told
    return <Ceremony view={view} facts={facts} chronicle={chronicle} />;
  return (
    <Zone
      name="stage"
      caption={words.say("board.stage")}
      note={
        chronicle.roll && (
          <Die key={`${chronicle.roll.what}${chronicle.roll.face}`} roll={chronicle.roll} />
        )
      }
    >
      <div class="ra-tiles">
        {CARDS.tiles.map((tile) => (
          <Location key={tile} view={view} tile={tile} />
        ))}
      </div>
    </Zone>
  );
}
