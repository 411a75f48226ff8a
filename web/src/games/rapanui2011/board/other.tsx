// Somebody else at the table: small, with hidden things counted.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import {
  colourOf,
  type Facts,
  KINDS,
  known,
  TYPES,
  total,
  type View,
  type ViewSeat,
} from "../view";
import { CardBack, Offering, Stamp } from "./cards";
import { Bonus, Name, type SeatProps, scoredClass, standing, Tokens } from "./seat";

/** The display of another seat: a stamp and a number for each type. */
function SmallDisplay(props: { view: View; facts: Facts; seat: number }) {
  const { words, hinted } = useDesk();
  const display = props.view.seats[props.seat]!.display;
  return (
    <ul class="rn11-small-display" aria-label={words.say("show.display")}>
      {TYPES.map((type) => {
        const cards = display[type];
        const at = `display:${props.seat}:${type}`;
        return (
          <li
            key={type}
            class={`${cards ? scoredClass(props.view, type) : "rn11-none"} ${hinted.has(at) ? "rn11-hinted" : ""}`}
            data-at={at}
          >
            <span class="rn11-stamps">
              {Array.from({ length: Math.min(4, Math.max(1, cards)) }, (_, at) => (
                <Stamp key={at} type={type} />
              ))}
            </span>
            {cards > 0 && (
              <b role="img" aria-label={`${words.name(type)} ${cards}`}>
                {cards}
              </b>
            )}
            <Bonus facts={props.facts} seat={props.seat} type={type} />
          </li>
        );
      })}
    </ul>
  );
}

/** Hidden things are counted; what a viewer may know (at the end, or by memory) is shown. */
function SmallHand(props: { own: ViewSeat; seat: number }) {
  const { words } = useDesk();
  const { hand } = props.own;
  const open = known(hand)
    ? TYPES.flatMap((type) => Array<string>(hand[type] ?? 0).fill(type))
    : null;
  const cards = total(hand);
  return (
    <span
      class="rn11-small-hand"
      data-at={`seat:${props.seat}:hand`}
      role="img"
      aria-label={`${words.say("show.hand")}: ${open ? open.map((type) => words.name(type)).join(", ") : cards}`}
    >
      {open
        ? open.map((type, at) => <Stamp key={at} type={type} />)
        : Array.from({ length: cards }, (_, at) => <CardBack key={at} />)}
    </span>
  );
}

function SmallOfferings(props: { own: ViewSeat; seat: number }) {
  const { words } = useDesk();
  const { offerings } = props.own;
  const cards = total(offerings);
  const label = `${words.say("show.offerings")}: ${cards}`;
  const at = `seat:${props.seat}:offerings`;
  if (!known(offerings)) {
    return (
      <span class="rn11-small-offerings" data-at={at} role="img" aria-label={label}>
        <span class="rn11-backs">
          {Array.from({ length: Math.min(4, cards) }, (_, at) => (
            <Offering key={at} kind={null} />
          ))}
        </span>
        <b>{cards}</b>
      </span>
    );
  }
  return (
    <span class="rn11-small-offerings rn11-open" data-at={at}>
      {KINDS.map((kind) => (
        <span
          key={kind}
          class="rn11-chip"
          role="img"
          aria-label={`${words.name(kind)} ${offerings[kind] ?? 0}`}
          data-about={`offering:${kind}`}
        >
          <Sign of={kind} />
          <b>{offerings[kind] ?? 0}</b>
        </span>
      ))}
      {offerings["?"] !== undefined && offerings["?"] < 0 && (
        <span
          class="rn11-chip"
          role="img"
          aria-label={words.say("board.given_face_down", { cards: -offerings["?"] })}
          data-about="given"
        >
          <Offering kind={null} />
          <b>−{-offerings["?"]}</b>
        </span>
      )}
    </span>
  );
}

/** Somebody else at the table. */
export function OtherSeat(props: SeatProps) {
  const own = props.view.seats[props.seat]!;
  return (
    <section
      class={`rn11-other ${standing(props)}`}
      data-panel={props.seat}
      style={{ "--seat": colourOf(props.view, props.seat) }}
      aria-label={props.name}
    >
      <Name {...props} />
      <Tokens view={props.view} facts={props.facts} seat={props.seat} />
      <span class="rn11-held">
        <SmallHand own={own} seat={props.seat} />
        <SmallOfferings own={own} seat={props.seat} />
      </span>
      <SmallDisplay view={props.view} facts={props.facts} seat={props.seat} />
    </section>
  );
}
