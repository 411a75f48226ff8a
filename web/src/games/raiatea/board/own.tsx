// The viewer's own place: what is behind the screen, and what lies in front of it.
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import { CARDS } from "../parts";
import { PILES } from "../play/about_table";
import { openOf, type Pile, type SeatView } from "../view";
import { RitualCard, TokenDisc } from "./cards";
import { Amount, Front, Helpers, Masks, Name, type SeatProps, standing } from "./seat";
import { Spot } from "./spot";

function Rituals(props: { cards: string[]; at: Pile; caption: string }) {
  const { words } = useDesk();
  if (!props.cards.length && props.at !== "hand") return null;
  return (
    <div class={`ra-rituals ra-rituals-${props.at}`} role="group" aria-label={props.caption}>
      <span class="ra-small-caption" data-about={PILES[props.at]}>
        {props.caption}
      </span>
      <div class="ra-fan">
        {props.cards.map((ritual, at) => (
          <Spot
            key={`${ritual}:${at - props.cards.indexOf(ritual)}`}
            at={`${props.at}:${ritual}`}
            about={`ritual:${ritual}`}
            label={words.name(ritual)}
            twin={props.cards.indexOf(ritual) < at}
          >
            <RitualCard ritual={ritual} />
          </Spot>
        ))}
        {!props.cards.length && <span class="ra-empty">{words.say("show.none")}</span>}
      </div>
    </div>
  );
}

function Goods(props: { own: SeatView }) {
  const { words } = useDesk();
  return (
    <div class="ra-goods-of" role="group" aria-label={words.say("show.goods")}>
      {CARDS.goods.map((good) => (
        <Spot
          key={good}
          at={`good:${good}`}
          about={`good:${good}`}
          label={`${words.name(good)} ${props.own.goods[good]}`}
          class={`ra-good ${props.own.goods[good] ? "" : "ra-none"}`}
        >
          <Sign of={good} />
          <b>{props.own.goods[good]}</b>
        </Spot>
      ))}
    </div>
  );
}

function Tokens(props: { own: SeatView; seat: number }) {
  const { words } = useDesk();
  const tokens = openOf(props.own.tokens);
  return (
    <div
      class="ra-tokens-of"
      role="group"
      aria-label={words.say("show.tokens")}
      data-at={`seat:${props.seat}:tasks`}
    >
      {tokens.map((token, at) => (
        <Spot key={at} at={`token:${at}`} about={`token:${token}`} label={words.name(token)}>
          <TokenDisc token={token} />
        </Spot>
      ))}
      {!tokens.length && <span class="ra-empty">{words.say("show.none")}</span>}
    </div>
  );
}

function Caption(props: { of: string; about: string }) {
  const { words } = useDesk();
  return (
    <span class="ra-small-caption" data-about={props.about}>
      {words.say(`show.${props.of}`)}
    </span>
  );
}

export function OwnSeat(props: SeatProps) {
  const { words, nameOf } = useDesk();
  const { seat } = props;
  const own = props.view.seats[seat]!;
  const facts = props.facts.seats[seat]!;
  const clips = facts.clips ? ` · ${words.say("board.clips", { ...facts.clips })}` : "";
  return (
    <section
      class={`ra-own ${standing(props)}`}
      style={{ "--seat": `var(--seat-${seat})` }}
      aria-label={nameOf(seat)}
      data-zone="own"
    >
      <div class="ra-own-head">
        <Name {...props} />
        <div class="ra-wealth">
          <Amount
            of="pearls"
            at={`seat:${seat}:pearls`}
            value={own.pearls}
            says={words.name("pearls")}
            about="pearls"
          />
          <Amount
            of="mana"
            at={`seat:${seat}:mana`}
            value={own.mana}
            says={words.name("mana")}
            about="mana"
          />
        </div>
        <Goods own={own} />
      </div>
      <div class="ra-own-line">
        <div class="ra-own-rituals" data-at={`seat:${seat}:rituals`}>
          <Rituals
            cards={openOf(own.drawn)}
            at="drawn"
            caption={words.say("board.drawn", { keep: own.keep })}
          />
          <Rituals cards={openOf(own.hand)} at="hand" caption={words.say("board.hand")} />
          <Rituals
            cards={openOf(own.bagged)}
            at="bagged"
            caption={`${words.say("show.bagged")}${clips}`}
          />
        </div>
        <div class="ra-own-front">
          <div class="ra-own-part">
            <Caption of="helpers" about="helper_market" />
            <Helpers own={own} mine seat={seat} />
            <Caption of="tokens" about="tasks" />
            <Tokens own={own} seat={seat} />
          </div>
          <div class="ra-own-part ra-own-masks">
            <Caption of="masks" about="masks" />
            <Masks own={own} facts={facts} mine seat={seat} />
          </div>
          <Front own={own} seat={seat} />
        </div>
      </div>
    </section>
  );
}
