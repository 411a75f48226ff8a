// The ceremony as a little drama of six acts: bids revealed, rituals performed one by one while the
// mana drains, and the To'o raised.
import type { GameWords } from "../../../parts/board";
import { useDesk } from "../../../parts/desk";
import { SeatSign } from "../art/seats";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import { type Chronicle, type RowCard, shownRow } from "../play/chronicle";
import type { Facts, View } from "../view";
import { RitualCard, TokenDisc } from "./cards";
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
            data-about={`act:${act}`}
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
          <li
            key={seat}
            style={style}
            aria-label={words.say("board.bade", { who: nameOf(seat), mana })}
            data-about={`bade:${seat}:${mana}`}
          >
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

const FATES = {
  done: { says: "board.performed", sign: "chosen" },
  failed: { says: "board.fails", sign: "ban" },
  banned: { says: "board.is_banned", sign: "ban" },
};

/** A card of the row that has been decided: done, failed or banned, and whose it was. */
function Decided(props: { card: RowCard; at: number }) {
  const { words } = useDesk();
  const { ritual, owner, fate, fresh } = props.card;
  const { sign } = FATES[fate as keyof typeof FATES];
  const style = { "--late": `${Math.max(0, fresh) * 500}ms` };
  return (
    <div class={`ra-${fate} ${fresh >= 0 ? "ra-fresh" : ""}`} style={style}>
      <Spot
        at={`done:${props.at}`}
        about={`ritual:${ritual}`}
        label={fateOf(props.card, useWho(), words)}
      >
        <RitualCard ritual={ritual} owner={owner} small />
      </Spot>
      <Sign of={sign} class="ra-check" />
    </div>
  );
}

function useWho(): (owner: number) => string {
  const { words, nameOf } = useDesk();
  return (owner) => (owner < 0 ? words.say("show.everybody") : nameOf(owner));
}

function fateOf(card: RowCard, whoIs: (owner: number) => string, words: GameWords): string {
  const { ritual, owner, fate, mana, left } = card;
  const { says } = FATES[fate as keyof typeof FATES];
  return words.say(says, { who: whoIs(owner), ritual, mana, left });
}

/** R38, R39: the row from left to right; what the mana no longer reaches is dim. */
function Waiting(props: { card: RowCard; beyond: boolean; twin: boolean }) {
  const { words } = useDesk();
  const whoIs = useWho();
  const { ritual, owner } = props.card;
  const says = [words.name(ritual), whoIs(owner)];
  if (props.beyond) says.push(words.say("board.beyond"));
  return (
    <Spot
      at={`row:${ritual}:${owner}`}
      about={`ritual:${ritual}`}
      label={says.join(", ")}
      twin={props.twin}
      class={`ra-in-row ${props.beyond ? "ra-beyond" : ""}`}
    >
      <RitualCard ritual={ritual} owner={owner} small />
    </Spot>
  );
}

/** Whether an equal card waits to the left of one. */
function isTwin(cards: RowCard[], at: number): boolean {
  const { ritual, owner } = cards[at]!;
  return cards.slice(0, at).some((card) => {
    return card.fate === "waiting" && card.ritual === ritual && card.owner === owner;
  });
}

/** What became of the last ritual, and why. */
function Verdict(props: { row: RowCard[] }) {
  const { words } = useDesk();
  const whoIs = useWho();
  const fresh = props.row.filter((card) => card.fresh >= 0);
  const told = fresh.find((card) => card.fate === "failed") ?? fresh.at(-1);
  if (!told) return null;
  return (
    <span class="ra-verdict">
      <Sign of={FATES[told.fate as keyof typeof FATES].sign} />
      {fateOf(told, whoIs, words)}
    </span>
  );
}

function Blessing(props: { view: View; facts: Facts; chronicle: Chronicle }) {
  const { words } = useDesk();
  const { cards, lying } = shownRow(props.chronicle, props.view);
  if (!cards.length) return null;
  const reached = lying ? cards.length - lying + props.facts.reached : cards.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div class="ra-row" role="group" aria-label={words.say("board.row")} tabIndex={0}>
      {cards.map((card, at) =>
        card.fate === "waiting" ? (
          <Waiting key={at} card={card} beyond={at >= reached} twin={isTwin(cards, at)} />
        ) : (
          <Decided key={at} card={card} at={at} />
        ),
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
    <div class="ra-pool" aria-hidden="true" data-about="bag">
      <span class="ra-pool-mana" style={{ "--level": Math.min(1, props.mana / 45) }} />
      <b key={props.mana}>{props.mana}</b>
      <Sign of="mana" />
    </div>
  );
}

export function Ceremony(props: { view: View; facts: Facts; chronicle: Chronicle }) {
  const { words } = useDesk();
  const { view, facts, chronicle } = props;
  const blessing = chronicle.pool !== null; // the view may be past it already
  const act = blessing ? 5 : facts.act;
  const auction = !blessing && view.phase === "raise" ? chronicle.auction : null;
  const rewarding = !blessing && view.phase === "reward";
  const showBids = chronicle.bids.length > 0 && rewarding;
  return (
    <Zone
      name="stage"
      caption={words.say("board.ceremony")}
      note={<Verdict row={chronicle.row} />}
      class="ra-ceremony"
    >
      <Acts now={act} />
      <div class="ra-scene-of-act">
        {!auction && <Pool mana={chronicle.pool ?? view.bag} />}
        {showBids && <Bids order={view.order} bids={chronicle.bids} />}
        {(rewarding || view.phase === "bid") && (
          <Rewards left={view.phase === "bid" ? CARDS.rewards : view.rewards} />
        )}
        {auction && <Auctioned auction={auction} order={view.order} />}
        {!showBids && !auction && !chronicle.row.length && !view.row.length && (
          <p class="ra-about-act">{words.say(`board.about_${act}`, { mana: CARDS.numbers.buy })}</p>
        )}
        <Blessing view={view} facts={facts} chronicle={chronicle} />
      </div>
    </Zone>
  );
}
