// The middle of the table beside the columns: open piles of offerings, the stone, the pile, the box.
import type { ComponentChildren } from "preact";
import { useDesk } from "../../../parts/desk";
import { Sign } from "../art/symbols";
import { stoneWorth, WORTH } from "../play/box";
import { type Facts, KINDS, total, type View } from "../view";
import { CardBack, Offering } from "./cards";
import { Spot } from "./spot";

/** Edges of the cards below the top one: a pile looks as high as it is. */
function Layers(props: { cards: number; most: number }) {
  const layers = Math.min(props.most, Math.max(0, props.cards - 1));
  return (
    <>
      {Array.from({ length: layers }, (_, at) => (
        <i class="rn11-layer" key={at} style={{ "--up": layers - at }} />
      ))}
    </>
  );
}

/** A number with a sign, under a pile. */
function Tag(props: {
  label: string;
  of: string;
  about: string;
  class?: string;
  children: ComponentChildren;
}) {
  return (
    <span
      class={`rn11-tag ${props.class ?? ""}`}
      role="img"
      aria-label={props.label}
      data-about={props.about}
    >
      {props.children} <Sign of={props.of} />
    </span>
  );
}

/** The open piles of offerings, with what a card costs the viewer (or the active seat). */
export function Supply(props: { view: View; facts: Facts; buyer: number }) {
  const { words } = useDesk();
  const worth = props.view.phase === "over" ? props.facts.values : null;
  const given = props.facts.stone?.counts;
  return (
    <section class="rn11-supply" aria-label={words.say("show.supply")}>
      {KINDS.map((kind) => {
        const cards = props.view.supply[kind];
        const { price } = props.facts.purchases[props.buyer]![kind]!;
        return (
          <div class="rn11-heap" key={kind}>
            <Spot at={`supply:${kind}`} class="rn11-heap-cards">
              <Layers cards={Math.ceil(cards / 3)} most={6} />
              {cards > 0 ? (
                <Offering kind={kind} label={`${words.name(kind)}: ${cards}`} />
              ) : (
                <div
                  class="rn11-gone"
                  role="img"
                  aria-label={`${words.name(kind)}: ${words.say("show.empty")}`}
                >
                  <Sign of={kind} />
                </div>
              )}
              <b class="rn11-count" aria-hidden="true">
                {cards}
              </b>
            </Spot>
            {worth ? (
              <Tag
                label={`${words.say("show.worth_in_the_end")}: ${worth[kind]}`}
                of="fame"
                about={`worth:${kind}`}
                class="rn11-worth"
              >
                {worth[kind]}
              </Tag>
            ) : (
              <Tag label={words.say("board.price", { price })} of="wood" about={`price:${kind}`}>
                {price}
              </Tag>
            )}
            {given && (
              <Tag
                label={`${words.say("show.tally")}: ${given[kind]}`}
                of="stone"
                about={`tally:${kind}`}
              >
                {given[kind]}
              </Tag>
            )}
          </div>
        );
      })}
    </section>
  );
}

/** RB6: the stone shows its top card and how high the stack is; at the end all of it. */
export function Stone(props: { view: View }) {
  const { words } = useDesk();
  const { stone } = props.view;
  const top = stone.at(-1);
  const closed = top?.face === "down";
  const named = closed ? words.say("show.face_down") : words.name(top?.kind ?? "");
  return (
    <section class="rn11-altar" aria-label={words.say("show.stone")}>
      <svg class="rn11-rock" viewBox="0 0 200 150" aria-hidden="true" preserveAspectRatio="none">
        <path
          class="rn11-rock-shade"
          d="M8 112Q2 70 26 44 52 14 100 16q52-2 76 30 22 28 16 66-2 30-42 34H52q-40-2-44-34Z"
        />
        <path
          class="rn11-rock-top"
          d="M14 84Q18 54 40 38q26-18 62-16 40 0 60 24 20 20 22 40 0 22-40 28-44 6-90 0-40-8-40-30Z"
        />
        <path
          class="rn11-rock-carving"
          d="M30 128q8-8 18 0-10 8-18 0Zm18 0 7-5v10ZM152 134a8 8 0 1 1 8-8 5 5 0 0 1-10 0"
        />
      </svg>
      <Spot at="stone" class="rn11-stack">
        {top ? (
          <>
            <Layers cards={stone.length} most={9} />
            <div data-at="top">
              <Offering
                kind={closed ? null : top.kind}
                label={`${words.say("show.on_top")} ${named}`}
              />
            </div>
            {closed && top.kind !== "?" && (
              <span class="rn11-secret" data-about="secret">
                <Sign of={top.kind} />
              </span>
            )}
          </>
        ) : (
          <div class="rn11-bare" />
        )}
        <b
          class="rn11-count"
          role="img"
          aria-label={words.say("board.cards", { cards: stone.length })}
        >
          {stone.length}
        </b>
      </Spot>
      <span class="rn11-caption">{words.say("show.stone")}</span>
      {props.view.phase !== "over" && <Worth />}
    </section>
  );
}

/** RE3: what the stone is about, beside it. */
function Worth() {
  const { words } = useDesk();
  const about = stoneWorth(words);
  return (
    <span class="rn11-worths" data-about="worth" role="img" aria-label={about}>
      <i>{words.say("board.worth_most")}</i>
      {WORTH.map((fame) => (
        <b key={fame}>{fame}</b>
      ))}
      <i>{words.say("board.worth_least")}</i>
    </span>
  );
}

/** The face-down pile and, once a Moai lies in it, the box. */
export function Pile(props: { view: View }) {
  const { words } = useDesk();
  const cards = total(props.view.pile);
  return (
    <section class="rn11-stock">
      <div class="rn11-deck">
        <div class="rn11-deck-cards" data-at="pile">
          <Layers cards={Math.ceil(cards / 5)} most={6} />
          {cards > 0 ? (
            <CardBack label={words.say("board.pile", { cards })} />
          ) : (
            <div class="rn11-bare" />
          )}
          <b class="rn11-count" aria-hidden="true">
            {cards}
          </b>
        </div>
        <span class="rn11-caption">{words.say("show.in_pile")}</span>
      </div>
      <Spot at="box" class="rn11-box">
        <span class="rn11-caption">{words.say("board.box")} </span>
        <span class="rn11-box-moais">
          <Sign of="moai" />
          <b>{props.view.box_moais}</b>
        </span>
      </Spot>
    </section>
  );
}
