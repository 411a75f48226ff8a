// The edge of the board: the round track, the ceremonial order, the offering bag, the card index.
import { useDesk } from "../../../parts/desk";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import type { Facts, View } from "../view";
import { Spot } from "./spot";

function RoundTrack(props: { view: View; facts: Facts }) {
  const { words } = useDesk();
  const played: string[] = props.facts.rounds;
  const now = Object.keys(CARDS.rounds).indexOf(props.view.round);
  return (
    <ol class="ra-rounds" aria-label={words.say("board.rounds")}>
      {Object.entries(CARDS.rounds).map(([name, { ceremony }], at) => {
        const state =
          at === now ? "ra-now" : at < now || props.view.round === "end" ? "ra-past" : "";
        return (
          <li
            key={name}
            class={`ra-round ${ceremony ? "ra-red" : "ra-yellow"} ${state} ${played.includes(name) ? "" : "ra-skipped"}`}
            aria-current={at === now ? "step" : undefined}
            data-at={`round:${name}`}
          >
            <span aria-hidden="true">{name.toUpperCase()}</span>
            <span class="unseen">{words.name(name)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** R36: who is first, who is next. */
export function Order(props: { view: View }) {
  const { words, nameOf } = useDesk();
  const names = props.view.order.map(nameOf).join(", ");
  return (
    <Spot at="order" about="order" label={`${words.say("show.order")}: ${names}`} class="ra-order">
      {props.view.order.map((seat, at) => (
        <span key={seat} class="ra-order-place">
          <i>{at + 1}</i>
          <SeatSign seat={seat} />
        </span>
      ))}
    </Spot>
  );
}

export function Bag(props: { view: View }) {
  const { words } = useDesk();
  return (
    <Spot
      at="bag"
      about="bag"
      label={words.say("show.bag", { mana: props.view.bag })}
      class="ra-bag"
    >
      <Sign of="bag" />
      <b key={props.view.bag}>{props.view.bag}</b>
      <Sign of="mana" />
    </Spot>
  );
}

export function Head(props: { view: View; facts: Facts; browse: (() => void) | undefined }) {
  const { words } = useDesk();
  return (
    <div class="ra-head">
      <RoundTrack view={props.view} facts={props.facts} />
      <Order view={props.view} />
      <Bag view={props.view} />
      {props.browse && (
        <button type="button" class="ra-index-button" data-walk onClick={props.browse}>
          <Sign of="ritual" />
          <span>{words.say("board.index")}</span>
        </button>
      )}
    </div>
  );
}
