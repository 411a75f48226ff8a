// What each thing of the table is, costs and counts, and why nothing can be done with it now.
import { about } from "../../../parts/about";
import type { GameWords } from "../../../parts/board";
import type { About } from "../../../parts/tip";
import { type CardType, type Facts, type Kind, known, TYPES, total, type View } from "../view";
import {
  BOX,
  cardLines,
  cardTitle,
  endFame,
  endOfferings,
  endWood,
  offeringLines,
  stoneWorth,
} from "./box";

export interface Asking {
  view: View;
  facts: Facts;
  seat: number | null; // who asks
  words: GameWords;
  nameOf(seat: number): string;
}

type Teller = (asking: Asking, which: string, more: string) => About | null;

/** Explain a place such as "supply:fish", "slot:2:1", "seat:0:wood"; null if nothing is known of it. */
export function explain(place: string, asking: Asking): About | null {
  const [sort = "", which = "", more = ""] = place.split(":");
  return TELLERS[sort]?.(asking, which, more) ?? null;
}

/** The signs beside the name of a seat. */
const MARKS: Record<string, [title: string, line: string]> = {
  active: ["board.active", "about.active"],
  queued: ["board.queued", "about.queued"],
  must_choose: ["board.must_choose", "about.must_choose"],
};

const TELLERS: Record<string, Teller> = {
  place: ({ words }, column) =>
    about(words.say("about.column", { column: Number(column) + 1 }), [
      words.say("about.columns"),
      words.say("about.refill"),
    ]),
  column: (asking, column) => front(asking, Number(column)),
  slot: (asking, column, at) => inColumn(asking, Number(column), Number(at)),
  supply: (asking, kind) => bought(kind as Kind, asking),
  price: ({ words, facts, view, seat }, kind) => {
    const { price } = facts.purchases[seat ?? view.active]![kind as Kind]!;
    return about(words.say("board.price", { price }), [
      words.say("aid.price", { price: BOX.buy_price }),
    ]);
  },
  worth: ({ words, facts }, kind) =>
    kind && facts.values
      ? about(`${words.say("show.worth_in_the_end")}: ${facts.values[kind as Kind]}`, [
          endOfferings(words),
        ])
      : onStone(words, []),
  tally: ({ words, facts }, kind) =>
    about(`${words.say("show.tally")}: ${facts.stone?.counts[kind as Kind] ?? 0}`, [
      stoneWorth(words),
    ]),
  stone: ({ words, view }) =>
    onStone(words, [words.say("show.cards", { cards: view.stone.length })]),
  top: ({ words, view }) => onStone(words, [topmost(words, view)]),
  secret: ({ words, view }) =>
    about(words.name(view.stone.at(-1)?.kind ?? ""), [words.say("board.secret")]),
  pile: ({ words, view }) =>
    about(words.say("show.in_pile"), [
      words.say("show.cards", { cards: total(view.pile) }),
      words.say("about.pile"),
    ]),
  box: ({ words, view }) =>
    about(words.say("board.box"), [
      words.say("show.box", { cards: view.box_moais }),
      words.say("about.box"),
    ]),
  hand: (asking, type) => inHand(asking, type as CardType),
  held: (asking, type) => inHand(asking, type as CardType),
  missing: ({ words }) => about(words.say("about.missing"), [words.say("about.hand")]),
  display: (asking, seat, type) => laid(asking, Number(seat), type as CardType),
  laid: (asking, type) => laid(asking, asking.seat ?? 0, type as CardType),
  bonus: ({ words }) =>
    about(words.say("board.bonus"), [words.say("aid.bonus", { cards: BOX.bonus_cards })]),
  own: (asking, kind) => kept(asking, kind as Kind),
  offering: ({ words }, kind) => about(words.name(kind), offeringLines(words)),
  given: ({ words }) => about(words.say("show.face_down"), [words.say("about.given")]),
  seat: (asking, seat, what) => figure(asking, Number(seat), what),
  total: (asking, seat) => sum(asking, Number(seat)),
  step: ({ words }, step) =>
    about(words.say(`board.step_${step}`), [words.say(`about.step_${step}`)]),
  mark: ({ words }, mark) => {
    const [title, line] = MARKS[mark] ?? ["", ""];
    return title ? about(words.say(title), [words.say(line)]) : null;
  },
  pennant: ({ words, view, nameOf }, seat) =>
    about(words.name(view.seats[Number(seat)]?.colour ?? ""), [
      words.say("about.pennant", { name: nameOf(Number(seat)) }),
    ]),
};

/** RB6, RE3: the stone, and what its cards decide. */
function onStone(words: GameWords, lines: string[]): About {
  return about(words.say("show.stone"), [
    ...lines,
    words.say("board.stone_about"),
    stoneWorth(words),
  ]);
}

function topmost(words: GameWords, { stone }: View): string {
  const top = stone.at(-1);
  if (!top) return words.say("show.empty");
  const named = top.face === "down" ? words.say("show.face_down") : words.name(top.kind);
  return `${words.say("show.on_top")} ${named}`;
}

/** RC1: the front card of a column can be taken, when it is time to draw. */
function front(asking: Asking, column: number): About | null {
  return inColumn(asking, column, (asking.view.columns[column]?.length ?? 0) - 1);
}

function inColumn({ view, words }: Asking, column: number, at: number): About | null {
  const cards = view.columns[column] ?? [];
  const type = cards[at];
  if (!type) return null;
  const why = words.say(at < cards.length - 1 ? "about.front" : "about.draw_later");
  return about(cardTitle(type, words), cardLines(type, words), why);
}

/** RA1-RA3: what an offering costs, and why it cannot be bought now. */
function bought(kind: Kind, { view, facts, words, seat }: Asking): About {
  const { price, possible } = facts.purchases[seat ?? view.active]![kind]!;
  const why = () => {
    if (view.supply[kind] === 0) return words.say("board.why_sold_out");
    if (seat === null || view.phase === "over") return "";
    const { wood } = view.seats[seat]!;
    if (!possible) return words.say("board.why_poor", { price, wood });
    return words.say("board.why_not_now");
  };
  const lines = [
    words.say("show.cards", { cards: view.supply[kind] }),
    ...offeringLines(words),
    view.phase === "over" ? "" : words.say("about.price_now", { price }),
  ];
  return about(words.name(kind), lines, why());
}

/** RB1: a card of the viewer's own hand. */
function inHand({ view, facts, words, seat }: Asking, type: CardType): About | null {
  if (!(TYPES as readonly string[]).includes(type)) return null;
  const { wood } = view.seats[seat ?? 0]!;
  const poor = type === "moai" && wood < facts.moai_price;
  const why = poor
    ? words.say("board.why_moai", { price: facts.moai_price, wood })
    : words.say("about.lay_later");
  return about(cardTitle(type, words), cardLines(type, words), view.phase === "over" ? "" : why);
}

/** RC5, RC6: cards in front of a seat, and what they would bring now. */
function laid({ view, facts, words, nameOf }: Asking, seat: number, type: CardType): About | null {
  const cards = view.seats[seat]?.display[type];
  if (cards === undefined) return null;
  return about(`${cardTitle(type, words)} (${cards})`, [
    cards ? words.say("about.display", { name: nameOf(seat) }) : "",
    cards ? words.say("about.earns_now", { n: facts.income[seat]![type] }) : "",
    ...cardLines(type, words),
  ]);
}

/** RB5: an offering of the viewer's own. */
function kept({ view, words, seat }: Asking, kind: Kind): About {
  const cards = view.seats[seat ?? 0]?.offerings[kind] ?? 0;
  const why = view.phase === "over" ? "" : words.say("about.give_later");
  return about(
    `${words.name(kind)}: ${cards}`,
    [words.say("about.hidden"), ...offeringLines(words)],
    why,
  );
}

/** What a seat has, as numbers. */
function figure({ view, words, nameOf }: Asking, seat: number, what: string): About | null {
  const own = view.seats[seat];
  if (!own) return null;
  const named = (text: string) => `${nameOf(seat)}: ${text}`;
  switch (what) {
    case "wood":
      return about(named(words.say("show.wood", { amount: own.wood })), [
        words.say("about.wood"),
        endWood(words),
      ]);
    case "fame":
      return about(named(words.say("show.fame", { amount: own.fame })), [
        words.say("about.fame"),
        endFame(words),
      ]);
    case "hand":
      return about(named(`${words.say("show.hand")}: ${total(own.hand)}`), [
        words.say("about.hand"),
      ]);
    default:
      return about(named(`${words.say("show.offerings")}: ${total(own.offerings)}`), [
        known(own.offerings) ? "" : words.say("about.hidden"),
        endOfferings(words),
      ]);
  }
}

/** RE2, RE3: the sum of a seat, from its categories. */
function sum({ facts, words, nameOf }: Asking, seat: number): About {
  const rows = facts.score?.[seat] ?? [];
  return about(
    `${nameOf(seat)}: ${words.say("show.total")} ${facts.points?.[seat] ?? ""}`,
    rows.map(
      ({ key, points, arguments: args }) => `${words.say(`scoring.${key}`, args)}: ${points}`,
    ),
  );
}
