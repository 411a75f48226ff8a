// The player aid of Rapa Nui (2011): cards and what they earn, offerings, points.
import type { Aid, AidItem, GameWords } from "../../parts/board";
import { upper } from "../../parts/text";
import { Sign, Symbols } from "./art/symbols";
import "./board/board.css";
import { Card, Offering } from "./board/cards";
import "./board/cards.css";
import {
  BOX,
  cardLines,
  cardTitle,
  endFame,
  endOfferings,
  endWood,
  offeringLines,
} from "./play/box";
import { KINDS, TYPES, type View } from "./view";

function card(type: (typeof TYPES)[number], words: GameWords): AidItem {
  const [deck = 0, start = 0] = BOX.cards[type];
  return {
    of: `card:${type}`,
    title: cardTitle(type, words),
    count: deck + start,
    lines: [...cardLines(type, words), ...(start ? [words.say("aid.start", { start })] : [])],
  };
}

function offering(kind: string, words: GameWords): AidItem {
  return {
    of: `offering:${kind}`,
    title: upper(words.name(kind)),
    count: BOX.offerings,
    lines: offeringLines(words),
  };
}

function points(words: GameWords): AidItem[] {
  return [
    { of: "sign:fame", title: words.say("category.fame"), lines: [endFame(words)] },
    {
      of: "card:moai",
      title: words.say("category.moais"),
      lines: [words.say("aid.moai_end", { fame: BOX.moai_fame })],
    },
    { of: "sign:wood", title: words.say("category.wood"), lines: [endWood(words)] },
    { of: "offering:", title: words.say("category.offerings"), lines: [endOfferings(words)] },
  ];
}

function Picture(props: { of: string; words: GameWords }) {
  const [sort, name = ""] = props.of.split(":");
  if (sort === "card") return <Card type={name} words={props.words} />;
  if (sort === "offering") return <Offering kind={name || null} />;
  return <Sign of={name} />;
}

export const aid: Aid<View> = {
  groups: (words) => [
    { id: "cards", title: words.say("aid.cards"), items: TYPES.map((type) => card(type, words)) },
    {
      id: "offerings",
      title: words.say("category.offerings"),
      items: KINDS.map((kind) => offering(kind, words)),
    },
    { id: "points", title: words.say("aid.points"), items: points(words) },
  ],
  Frame: (props) => (
    <div class="rn11 aid-frame">
      <Symbols />
      {props.children}
    </div>
  ),
  Picture,
};
