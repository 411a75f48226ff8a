// What the places of all seats have in common: name, tokens, and the marks on their stacks.
import { useDesk } from "../../../parts/desk";
import { Sign as SharedSign } from "../../../parts/signs";
import { Sign } from "../art/symbols";
import type { CardType, Facts, View } from "../view";

export interface SeatProps {
  view: View;
  facts: Facts;
  seat: number;
  name: string;
  turn: boolean; // this seat must choose now
}

/** Wood and fame, and at the end the sum of everything. */
export function Tokens(props: { view: View; facts: Facts; seat: number }) {
  const { words, hinted } = useDesk();
  const own = props.view.seats[props.seat]!;
  const token = (what: "wood" | "fame", amount: number) => (
    <span
      class={`rn11-token rn11-token-${what} ${hinted.has(`seat:${props.seat}:${what}`) ? "rn11-hinted" : ""}`}
      data-at={`seat:${props.seat}:${what}`}
      role="img"
      aria-label={words.say(`show.${what}`, { amount })}
    >
      <Sign of={what} />
      <b key={amount}>{amount}</b>
    </span>
  );
  return (
    <span class="rn11-tokens">
      {token("wood", own.wood)}
      {token("fame", own.fame)}
      {props.facts.points && (
        <span class="rn11-total" data-about={`total:${props.seat}`}>
          {words.say("show.total")} <b>{props.facts.points[props.seat]}</b>
        </span>
      )}
    </span>
  );
}

/** A small sign drawn by the style sheet alone. */
function Mark(props: { class: string; says: string; about: string }) {
  return <i class={props.class} role="img" aria-label={props.says} data-about={props.about} />;
}

export function Name(props: SeatProps) {
  const { words } = useDesk();
  const own = props.view.seats[props.seat]!;
  const active = props.view.active === props.seat && props.view.phase !== "over";
  return (
    <span class="rn11-name">
      {active && (
        <Mark class="rn11-active-mark" says={words.say("board.active")} about="mark:active" />
      )}
      {own.colour && (
        <Mark
          class={`rn11-pennant rn11-${own.colour}`}
          says={words.name(own.colour)}
          about={`pennant:${props.seat}`}
        />
      )}
      <b>{props.name}</b>
      {!props.turn && props.view.queue.includes(props.seat) && (
        <Mark class="rn11-queued" says={words.say("board.queued")} about="mark:queued" />
      )}
      {props.turn && (
        <i role="img" aria-label={words.say("board.must_choose")} data-about="mark:must_choose">
          <SharedSign of="turn" />
        </i>
      )}
    </span>
  );
}

/** A star on the stack that would earn the bonus now (RC6). */
export function Bonus(props: { facts: Facts; seat: number; type: CardType }) {
  const { words } = useDesk();
  if (props.facts.bonus[props.type] !== props.seat) return null;
  return (
    <i
      class="rn11-bonus"
      role="img"
      aria-label={words.say("board.bonus")}
      data-about={`bonus:${props.seat}:${props.type}`}
    >
      +1
    </i>
  );
}

/** The cards that are being scored right now, while somebody still has to choose. */
export function scoredClass(view: View, type: string): string {
  return view.scored === type ? "rn11-scored" : "";
}

/** How the whole place is marked: it must choose, or it has won. */
export function standing(props: SeatProps): string {
  if (props.facts.places) return props.facts.places[props.seat] === 1 ? "rn11-won" : "";
  return props.turn ? "rn11-to-move" : "";
}
