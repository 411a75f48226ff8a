// Somebody else at the table: what lies in front of the screen, and how much is behind it.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import { openOf, type SeatView } from "../view";
import { TokenDisc } from "./cards";
import { Amount, Front, Helpers, Masks, Name, type SeatProps, standing } from "./seat";
import { Spot } from "./spot";

/** What is behind the screen, where the view opens it: at the end, or for a spectator of memory. */
function Behind(props: { own: SeatView }) {
  const { words } = useDesk();
  const goods = CARDS.goods.filter((good) => Number(props.own.goods[good]) > 0);
  const tokens = openOf(props.own.tokens);
  if (!goods.length && !tokens.length) return null;
  return (
    <div class="ra-behind">
      {goods.map((good) => (
        <span
          key={good}
          class="ra-chip"
          role="img"
          aria-label={`${words.name(good)} ${props.own.goods[good]}`}
          data-about={`good:${good}`}
        >
          <Sign of={good} />
          <b>{props.own.goods[good]}</b>
        </span>
      ))}
      {tokens.map((token, at) => (
        <span key={at} role="img" aria-label={words.name(token)} data-about={`token:${token}`}>
          <TokenDisc token={token} />
        </span>
      ))}
    </div>
  );
}

export function OtherSeat(props: SeatProps) {
  const { words, nameOf } = useDesk();
  const { seat } = props;
  const own = props.view.seats[seat]!;
  const facts = props.facts.seats[seat]!;
  const amount = (of: string, value: number, says: string, about: string) => (
    <Amount of={of} at={`seat:${seat}:${about}`} value={value} says={says} about={about} />
  );
  return (
    <section
      class={`ra-other ${standing(props)}`}
      data-panel={seat}
      style={{ "--seat": `var(--seat-${seat})` }}
      aria-label={nameOf(seat)}
    >
      <Spot at={`seat:${seat}`} class="ra-other-head">
        <Name {...props} />
      </Spot>
      <div class="ra-amounts">
        {amount("tattoo", own.tattoo, words.name(facts.rank), "tattoo")}
        {amount("priests", own.priests, words.say("board.priests"), "priests")}
        {amount("ritual", facts.hand, words.say("board.hand"), "rituals")}
        {amount("task", facts.tokens, words.say("show.tokens"), "tasks")}
        {own.pearls !== "?" && amount("pearls", own.pearls, words.name("pearls"), "pearls")}
        {own.mana !== "?" && amount("mana", own.mana, words.name("mana"), "mana")}
      </div>
      <Front own={own} seat={seat} />
      <div class="ra-shown">
        <Helpers own={own} mine={false} seat={seat} />
        <Masks own={own} facts={facts} mine={false} seat={seat} />
      </div>
      <Behind own={own} />
    </section>
  );
}
