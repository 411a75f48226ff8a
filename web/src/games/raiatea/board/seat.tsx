// What the places of all seats have in common: name and marks, helpers, masks, lying rituals.
import { useDesk } from "../../../parts/desk";
import { MaskArt } from "../art/masks";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { TileArt } from "../art/tiles";
import { CARDS, MASKS } from "../parts";
import type { Facts, FactsSeat, SeatView, View } from "../view";
import { RitualCard } from "./cards";
import { Spot } from "./spot";

export interface SeatProps {
  view: View;
  facts: Facts;
  seat: number;
  turn: boolean; // this seat must choose now
  won: boolean;
  points: number | null; // when all is counted
}

export function Name(props: SeatProps) {
  const { words, nameOf } = useDesk();
  const own = props.view.seats[props.seat]!;
  const mark = (of: string, says: string, about = of) => (
    <span class="ra-mark" role="img" aria-label={says} data-about={about}>
      <Sign of={of} />
    </span>
  );
  return (
    <span class="ra-name">
      <SeatSign seat={props.seat} />
      <b>{nameOf(props.seat)}</b>
      {props.view.start === props.seat && mark("start", words.say("board.start"))}
      {props.view.kahuna === props.seat && mark("kahuna", words.say("board.kahuna"))}
      {own.tile && (
        <span
          class="ra-own-tile"
          role="img"
          aria-label={words.name(own.tile)}
          data-at={`seat:${props.seat}:tile`}
          data-about={`tile:${own.tile}`}
        >
          <TileArt of={own.tile} />
        </span>
      )}
      {props.turn &&
        mark(
          "thinking",
          words.say("board.thinking", { who: nameOf(props.seat) }),
          `thinking:${props.seat}`,
        )}
      {!props.turn &&
        own.choice &&
        mark(
          "chosen",
          words.say("board.chosen", { who: nameOf(props.seat) }),
          `chosen:${props.seat}`,
        )}
      <Points {...props} />
    </span>
  );
}

/** The points of a seat: at the end and its own all of them, of others what lies open, with a plus. */
function Points(props: SeatProps) {
  const { words } = useDesk();
  const { points, counted } = props.facts.seats[props.seat]!;
  const says = words.say(counted ? "board.points" : "board.open_points", { points });
  return (
    <b
      class={`ra-total ${props.points === null ? "ra-running" : ""}`}
      role="img"
      aria-label={says}
      data-about={`points:${props.seat}`}
    >
      {points}
      {counted ? "" : "+"}
      <Sign of="points" />
    </b>
  );
}

/** Helpers: upright ones are ready, those turned by ninety degrees are used (1.4). */
export function Helpers(props: { own: SeatView; mine: boolean; seat: number }) {
  const { words, places } = useDesk();
  const kinds = CARDS.helpers.filter((helper) => props.own.ready[helper] || props.own.used[helper]);
  return (
    <div class="ra-helpers-of" role="group" aria-label={words.say("show.helpers")}>
      {kinds.map((helper) => {
        const [ready, used] = [props.own.ready[helper], props.own.used[helper]];
        const turned = used ? `, ${words.say("show.used", { cards: used })}` : "";
        return (
          <Spot
            key={helper}
            at={props.mine ? `helper:${helper}` : `helper:${props.seat}:${helper}`}
            about={`helper:${helper}`}
            label={`${words.name(helper)} ${ready + used}${turned}`}
            class="ra-helper-of"
          >
            {ready > 0 && (
              <span class="ra-ready">
                <Sign of={helper} />
                <b>{ready}</b>
              </span>
            )}
            {used > 0 && (
              <span class="ra-used">
                <Sign of={helper} />
                <b>{used}</b>
              </span>
            )}
          </Spot>
        );
      })}
      {props.mine && !kinds.length && !places.has("helper:collector") && (
        <span class="ra-empty">{words.say("show.none")}</span>
      )}
    </div>
  );
}

/** Masks: pairs lie together, a mirror lies on the mask it is coupled with. */
export function Masks(props: { own: SeatView; facts: FactsSeat; mine: boolean; seat: number }) {
  const { words } = useDesk();
  const paired: string[] = props.facts.paired;
  const at = (mask: string) => (props.mine ? `mask:${mask}` : `theirs:${props.seat}:${mask}`);
  return (
    <div
      class="ra-masks-of"
      role="group"
      aria-label={words.say("show.masks")}
      data-at={`seat:${props.seat}:masks`}
    >
      {MASKS.map((mask) => {
        const masks = props.own.masks[mask];
        const coupled = mask === "mirror" ? 0 : props.own.coupled[mask];
        const pair = paired.includes(mask);
        return (
          <>
            {masks > 0 && (
              <Spot
                key={mask}
                at={at(mask)}
                about={`mask:${mask}`}
                label={`${words.name(mask)}${pair ? `, ${words.say("board.pair")}` : ""}`}
                class={`ra-mask-of ${pair ? "ra-pair" : ""}`}
              >
                {Array.from({ length: masks }, (_, copy) => (
                  <MaskArt key={copy} of={mask} />
                ))}
              </Spot>
            )}
            {coupled > 0 && (
              <Spot
                key={`${mask}+`}
                at={`coupled:${props.seat}:${mask}`}
                about={`mask:${mask}`}
                label={`${words.name(mask)}, ${words.say("board.mirrored")}`}
                class="ra-mask-of ra-pair"
              >
                <MaskArt of={mask} />
                <MaskArt of="mirror" />
              </Spot>
            )}
          </>
        );
      })}
    </div>
  );
}

/** R9: permanent rituals lie open. */
export function Front(props: { own: SeatView; seat: number }) {
  const { words } = useDesk();
  if (!props.own.front.length) return null;
  return (
    <div
      class={props.own.front.length > 1 ? "ra-front ra-front-several" : "ra-front"}
      role="group"
      aria-label={words.say("board.front")}
    >
      {props.own.front.map((ritual, at) => (
        <Spot
          key={at}
          at={`front:${props.seat}:${at}`}
          about={`ritual:${ritual}`}
          label={words.name(ritual)}
        >
          <RitualCard ritual={ritual} small />
        </Spot>
      ))}
    </div>
  );
}

/** A number with its sign; what is hidden is a question mark. */
export function Amount(props: {
  of: string;
  at: string;
  value: number | "?";
  says: string;
  about: string;
}) {
  return (
    <Spot
      at={props.at}
      about={props.about}
      label={`${props.says}: ${props.value}`}
      class="ra-amount-of"
    >
      <Sign of={props.of} />
      <b key={props.value}>{props.value}</b>
    </Spot>
  );
}

export function standing(props: SeatProps): string {
  return `${props.won ? "ra-won" : ""} ${props.turn ? "ra-to-move" : ""}`;
}
