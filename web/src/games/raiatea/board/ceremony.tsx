// The ceremony as a little drama of six acts: bids revealed, rituals performed one by one while the
// mana drains, and the To'o raised.
import { useDesk } from "../../../parts/desk";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import type { Chronicle, Performed } from "../play/chronicle";
import type { Facts, View } from "../view";
import { RitualBack, RitualCard, TokenDisc } from "./cards";
import { Spot } from "./spot";
import { Zone } from "./zone";

const ACT_SIGNS = ["priests", "draw", "bag", "mana", "ritual", "task"];
const REWARDS = ["tattoo", "good", "pearls"] satisfies View["rewards"];

function Acts(props: { now: number }) {
  const { words } = useDesk();
  return (
    <ol class="ra-acts">
      {ACT_SIGNS.map((sign, at) => {
        const act = at + 1;
        return (
          <li
            key={sign}
            class={act === props.now ? "ra-now" : act < props.now ? "ra-past" : ""}
            aria-current={act === props.now ? "step" : undefined}
          >
            <Sign of={sign} />
            <span>{words.say(`board.act_${act}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** R36: what each seat bid, in the order that came of it. */
function Bids(props: { order: number[]; bids: Chronicle["bids"] }) {
  const { words, nameOf } = useDesk();
  const most = Math.max(1, ...props.bids.map((bid) => bid.mana));
  return (
    <ol class="ra-bids">
      {props.order.map((seat, at) => {
        const mana = props.bids.find((bid) => bid.seat === seat)?.mana ?? 0;
        const style = {
          "--late": `${at * 180}ms`,
          "--part": mana / most,
          "--seat": `var(--seat-${seat})`,
        };
        return (
          <li key={seat} style={style} title={words.say("board.bade", { who: nameOf(seat), mana })}>
            <SeatSign seat={seat} label={nameOf(seat)} />
            <span class="ra-bid-bar" />
            <b>{mana}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** R37: three rewards; those that are gone are dim. */
function Rewards(props: { left: View["rewards"] }) {
  const { words } = useDesk();
  return (
    <div class="ra-rewards" role="group" aria-label={words.say("board.rewards")}>
      {REWARDS.map((reward) => (
        <Spot
          key={reward}
          at={`reward:${reward}`}
          about={`reward_${reward}`}
          label={words.name(`reward_${reward}`)}
          class={`ra-reward ${props.left.includes(reward) ? "" : "ra-gone"}`}
        >
          {reward === "pearls" && <b>{CARDS.numbers.reward_pearls}</b>}
          <Sign of={reward} />
        </Spot>
      ))}
    </div>
  );
}

function Done(props: { card: Performed; at: number }) {
  const { words, nameOf } = useDesk();
  const { ritual, owner, mana, fresh } = props.card;
  const who = owner < 0 ? words.say("show.everybody") : nameOf(owner);
  const style = { "--late": `${Math.max(0, fresh) * 650}ms` };
  return (
    <div class={`ra-done ${fresh >= 0 ? "ra-fresh" : ""}`} style={style}>
      <Spot
        at={`done:${props.at}`}
        about={`ritual:${ritual}`}
        label={words.say("board.performed", { who, ritual, mana })}
      >
        <RitualCard ritual={ritual} owner={owner} small />
      </Spot>
      <Sign of="chosen" class="ra-check" />
    </div>
  );
}

/** R38, R39: the row from left to right; what the mana no longer reaches is dim. */
function Row(props: { view: View; facts: Facts }) {
  const { words, nameOf } = useDesk();
  const seen = new Set<string>();
  return (
    <>
      {props.view.row.map(({ owner, ritual }, at) => {
        const place = `row:${ritual}:${owner}`;
        const dead = seen.has(place);
        seen.add(place);
        const reached = at < props.facts.reached;
        const who = owner < 0 ? words.say("show.everybody") : nameOf(owner);
        const label = `${words.name(ritual)}, ${who}${reached ? "" : `, ${words.say("board.beyond")}`}`;
        return (
          <Spot
            key={at}
            at={place}
            about={`ritual:${ritual}`}
            label={label}
            dead={dead}
            class={`ra-in-row ${reached ? "" : "ra-beyond"}`}
          >
            <RitualCard ritual={ritual} owner={owner} small />
          </Spot>
        );
      })}
    </>
  );
}

function Blessing(props: { view: View; facts: Facts; chronicle: Chronicle }) {
  const { words } = useDesk();
  const { performed, failed } = props.chronicle;
  if (!performed.length && !failed && !props.view.row.length) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="ra-row" role="group" aria-label={words.say("board.row")} tabIndex={0}>
      {performed.map((card, at) => (
        <Done key={at} card={card} at={at} />
      ))}
      <Row view={props.view} facts={props.facts} />
      {failed > 0 && (
        <div
          class="ra-failed"
          role="img"
          aria-label={words.say("board.failed", { cards: failed })}
          title={words.say("board.failed", { cards: failed })}
        >
          <RitualBack />
          <b>{failed} ×</b>
          <Sign of="ban" />
        </div>
      )}
    </div>
  );
}

function Auctioned(props: { auction: NonNullable<Chronicle["auction"]>; order: number[] }) {
  const { words, nameOf } = useDesk();
  const { token, winner, bids } = props.auction;
  return (
    <div class="ra-auctioned">
      <Spot
        at="auctioned"
        about={`token:${token}`}
        label={words.say("board.auctioned", { who: nameOf(winner), token })}
      >
        <TokenDisc token={token} />
      </Spot>
      <Sign of="auction" />
      <SeatSign seat={winner} label={nameOf(winner)} />
      <Bids order={props.order} bids={bids} />
    </div>
  );
}

/** The mana in the bag, which drains while rituals are performed. */
function Pool(props: { mana: number }) {
  return (
    <div class="ra-pool" aria-hidden="true">
      <span class="ra-pool-mana" style={{ "--level": Math.min(1, props.mana / 45) }} />
      <b key={props.mana}>{props.mana}</b>
      <Sign of="mana" />
    </div>
  );
}

export function Ceremony(props: { view: View; facts: Facts; chronicle: Chronicle }) {
  const { words } = useDesk();
  const { view, facts, chronicle } = props;
  const auction = view.phase === "raise" ? chronicle.auction : null;
  const showBids = chronicle.bids.length > 0 && view.phase === "reward";
  return (
    <Zone name="stage" caption={words.say("board.ceremony")} class="ra-ceremony">
      <Acts now={facts.act} />
      <div class="ra-scene-of-act">
        {!auction && <Pool mana={view.bag} />}
        {showBids && <Bids order={view.order} bids={chronicle.bids} />}
        {(view.phase === "reward" || view.phase === "bid") && (
          <Rewards left={view.phase === "bid" ? CARDS.rewards : view.rewards} />
        )}
        {auction && <Auctioned auction={auction} order={view.order} />}
        {!showBids && !auction && !chronicle.performed.length && !view.row.length && (
          <p class="ra-about-act">{words.say(`board.about_${facts.act}`)}</p>
        )}
        <Blessing view={view} facts={facts} chronicle={chronicle} />
      </div>
    </Zone>
  );
}
