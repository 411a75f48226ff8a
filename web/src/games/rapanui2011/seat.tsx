// What lies in front of a seat: tokens, display, hand and offerings; the viewer's own is larger.
import { Card, CardBack, Offering, Stamp } from "./cards";
import { Sign } from "./art/symbols";
import { useDesk } from "./desk";
import { Hit, Spot } from "./spot";
import { bonusSeat, finalFame, HAND, KINDS, known, total, TYPES, winners, type SeatView, type View } from "./view";

interface SeatProps {
  view: View;
  seat: number;
  name: string;
  you: boolean;
  turn: boolean; // this seat must choose now
}

/** Wood and fame, and at the end the sum of everything. */
function Tokens(props: { view: View; seat: number }) {
  const { words, hinted } = useDesk();
  const own = props.view.seats[props.seat]!;
  const token = (what: "wood" | "fame", amount: number) => (
    <span
      class={`rn11-token rn11-token-${what} ${hinted.has(`seat:${props.seat}:${what}`) ? "rn11-hinted" : ""}`}
      data-at={`seat:${props.seat}:${what}`}
      role="img"
      aria-label={words.say(`show.${what}`, { amount })}
      title={words.say(`show.${what}`, { amount })}
    >
      <Sign of={what} />
      <b key={amount}>{amount}</b>
    </span>
  );
  return (
    <span class="rn11-tokens">
      {token("wood", own.wood)}
      {token("fame", own.fame)}
      {props.view.phase === "over" && (
        <span class={`rn11-total ${winners(props.view).includes(props.seat) ? "rn11-winner" : ""}`} title={words.say("show.total")}>
          {words.say("show.total")} <b>{finalFame(props.view, own)}</b>
        </span>
      )}
    </span>
  );
}

function Name(props: SeatProps) {
  const { words } = useDesk();
  const own = props.view.seats[props.seat]!;
  const active = props.view.active === props.seat && props.view.phase !== "over";
  return (
    <span class="rn11-name">
      {active && <i class="rn11-active-mark" role="img" aria-label={words.say("board.active")} title={words.say("board.active")} />}
      {own.colour && (
        <i class={`rn11-pennant rn11-${own.colour}`} role="img" aria-label={words.name(own.colour)} title={words.name(own.colour)} />
      )}
      <b>{props.name}</b>
      {!props.turn && props.view.queue.includes(props.seat) && (
        <i class="rn11-queued" role="img" aria-label={words.say("board.queued")} title={words.say("board.queued")} />
      )}
      {props.turn && <i class="rn11-turn" role="img" aria-label={words.say("board.must_choose")} />}
    </span>
  );
}

/** A star on the stack that would earn the bonus now (RC6). */
function Bonus(props: { view: View; seat: number; type: (typeof TYPES)[number] }) {
  const { words } = useDesk();
  if (bonusSeat(props.view, props.type) !== props.seat) return null;
  return (
    <i class="rn11-bonus" role="img" aria-label={words.say("board.bonus")} title={words.say("board.bonus")}>
      +1
    </i>
  );
}

function scoredClass(view: View, type: string): string {
  return view.scored === type ? "rn11-scored" : "";
}

/** The display of another seat: a stamp and a number for each type. */
function SmallDisplay(props: { view: View; seat: number }) {
  const { words, hinted } = useDesk();
  const display = props.view.seats[props.seat]!.display;
  return (
    <ul class="rn11-small-display" aria-label={words.say("show.display")}>
      {TYPES.map((type) => {
        const cards = display[type] ?? 0;
        const at = `display:${props.seat}:${type}`;
        return (
          <li
            key={type}
            class={`${cards ? "" : "rn11-none"} ${scoredClass(props.view, type)} ${hinted.has(at) ? "rn11-hinted" : ""}`}
            data-at={at}
            title={`${words.name(type)}: ${cards}`}
          >
            <span class="rn11-stamps">
              {Array.from({ length: Math.min(4, Math.max(1, cards)) }, (_, at) => (
                <Stamp key={at} type={type} />
              ))}
            </span>
            {cards > 0 && <b aria-label={`${words.name(type)} ${cards}`}>{cards}</b>}
            <Bonus view={props.view} seat={props.seat} type={type} />
          </li>
        );
      })}
    </ul>
  );
}

/** Hidden things are counted; what a viewer may know (at the end, or by memory) is shown. */
function SmallHand(props: { own: SeatView; seat: number }) {
  const { words } = useDesk();
  const { hand } = props.own;
  const open = known(hand) ? TYPES.flatMap((type) => Array<string>(hand[type] ?? 0).fill(type)) : null;
  const cards = total(hand);
  return (
    <span
      class="rn11-small-hand"
      data-at={`seat:${props.seat}:hand`}
      role="img"
      aria-label={`${words.say("show.hand")}: ${open ? open.map((type) => words.name(type)).join(", ") : cards}`}
      title={`${words.say("show.hand")}: ${cards}`}
    >
      {open
        ? open.map((type, at) => <Stamp key={at} type={type} />)
        : Array.from({ length: cards }, (_, at) => <CardBack key={at} />)}
    </span>
  );
}

function SmallOfferings(props: { own: SeatView; seat: number }) {
  const { words } = useDesk();
  const { offerings } = props.own;
  const cards = total(offerings);
  const label = `${words.say("show.offerings")}: ${cards}`;
  if (!known(offerings)) {
    return (
      <span class="rn11-small-offerings" data-at={`seat:${props.seat}:offerings`} role="img" aria-label={label} title={label}>
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
    <span class="rn11-small-offerings rn11-open" data-at={`seat:${props.seat}:offerings`} title={label}>
      {KINDS.map((kind) => (
        <span key={kind} class="rn11-chip" role="img" aria-label={`${words.name(kind)} ${offerings[kind] ?? 0}`}>
          <Sign of={kind} />
          <b>{offerings[kind] ?? 0}</b>
        </span>
      ))}
      {offerings["?"] !== undefined && offerings["?"] < 0 && (
        <span class="rn11-chip" role="img" aria-label={words.say("board.given_face_down", { cards: -offerings["?"] })}>
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
      class={`rn11-other ${props.turn ? "rn11-to-move" : ""}`}
      style={{ "--seat": `var(--seat-${props.seat})` }}
      aria-label={props.name}
    >
      <Name {...props} />
      <Tokens view={props.view} seat={props.seat} />
      <span class="rn11-held">
        <SmallHand own={own} seat={props.seat} />
        <SmallOfferings own={own} seat={props.seat} />
      </span>
      <SmallDisplay view={props.view} seat={props.seat} />
    </section>
  );
}

/** My display: real cards, fanned by type. */
function Display(props: { view: View; seat: number }) {
  const { words } = useDesk();
  const display = props.view.seats[props.seat]!.display;
  return (
    <div class="rn11-display" role="group" aria-label={words.say("show.display")}>
      {TYPES.map((type) => {
        const cards = display[type] ?? 0;
        const shown = Math.min(cards, 6);
        return (
          <Spot at={`display:${props.seat}:${type}`} class={`rn11-set ${scoredClass(props.view, type)}`} key={type}>
            {cards === 0 && (
              <div class="rn11-gone" title={words.name(type)}>
                <Sign of={type} />
              </div>
            )}
            <div class="rn11-set-cards" style={{ "--cards": shown }}>
              {Array.from({ length: shown }, (_, at) => (
                <div class="rn11-set-card" key={at} data-at={`laid:${type}:${cards - shown + at}`}>
                  <Card type={type} words={words} label={at ? "" : `${words.name(type)} ${cards}`} small />
                </div>
              ))}
            </div>
            {cards > 1 && (
              <b class="rn11-count" aria-hidden="true">
                {cards}
              </b>
            )}
            <Bonus view={props.view} seat={props.seat} type={type} />
          </Spot>
        );
      })}
    </div>
  );
}

/** My hand, grouped by type; the cards I will draw are empty places. */
function Hand(props: { own: SeatView; over: boolean }) {
  const { words } = useDesk();
  const groups = TYPES.filter((type) => (props.own.hand[type] ?? 0) > 0);
  const missing = Math.max(0, HAND - total(props.own.hand));
  return (
    <div class="rn11-hand" role="group" aria-label={words.say("show.hand")}>
      {groups.map((type) => (
        <Spot at={`hand:${type}`} class="rn11-hand-group" key={type}>
          {Array.from({ length: props.own.hand[type]! }, (_, at) => (
            <div class="rn11-hand-card" key={at} data-at={`held:${type}:${at}`}>
              <Card type={type} words={words} />
            </div>
          ))}
        </Spot>
      ))}
      {!props.over &&
        Array.from({ length: missing }, (_, at) => <div class="rn11-hand-card rn11-missing" key={`missing${at}`} />)}
    </div>
  );
}

/** My offerings: face down for the others, open to me. */
function Offerings(props: { own: SeatView; seat: number }) {
  const { words } = useDesk();
  return (
    <div class="rn11-offerings" role="group" aria-label={words.say("show.offerings")} data-at={`seat:${props.seat}:offerings`}>
      {KINDS.map((kind) => {
        const cards = props.own.offerings[kind] ?? 0;
        return (
          <Spot at={`own:${kind}`} class={`rn11-own-offering ${cards ? "" : "rn11-none"}`} key={kind}>
            {cards > 1 && <i class="rn11-layer" style={{ "--up": 1 }} />}
            {cards > 0 ? (
              <Offering kind={kind} label={`${words.name(kind)} ${cards}`} />
            ) : (
              <div class="rn11-gone" title={words.name(kind)}>
                <Sign of={kind} />
              </div>
            )}
            {cards > 0 && (
              <b class="rn11-count" aria-hidden="true">
                {cards}
              </b>
            )}
          </Spot>
        );
      })}
    </div>
  );
}

/** Moves that belong to no card: to pass, and fame or wood for Moais. */
function Buttons() {
  const { places, lit } = useDesk();
  const here = [...places.keys()].filter((place) => place.startsWith("button:"));
  return (
    <span class="rn11-buttons">
      {here.map((place) => (
        <Hit at={place} key={place} class={`rn11-button ${lit.has(place) ? "rn11-lit" : ""}`}>
          {place !== "button:pass" && <Sign of={place.slice("button:".length)} />}
          {places.get(place)![0]!.says}
        </Hit>
      ))}
    </span>
  );
}

/** The viewer's own place at the bottom of the table. */
export function OwnSeat(props: SeatProps) {
  const { words } = useDesk();
  const own = props.view.seats[props.seat]!;
  const over = props.view.phase === "over";
  return (
    <section
      class={`rn11-own ${props.turn ? "rn11-to-move" : ""}`}
      style={{ "--seat": `var(--seat-${props.seat})` }}
      aria-label={props.name}
    >
      <div class="rn11-own-head">
        <Name {...props} />
        <Tokens view={props.view} seat={props.seat} />
        <Buttons />
      </div>
      <Display view={props.view} seat={props.seat} />
      <div class="rn11-own-hand" data-at={`seat:${props.seat}:hand`}>
        <Hand own={own} over={over} />
      </div>
      <div class="rn11-own-offerings">
        <span class="rn11-caption">{words.say("show.offerings")}</span>
        <Offerings own={own} seat={props.seat} />
      </div>
    </section>
  );
}
