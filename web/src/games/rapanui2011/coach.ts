// The guide of a first match of Rapa Nui (2011): a few sentences for each phase of the view, with
// the figures of the moment in them.
import type { Advice, Coach } from "../../parts/board";
import type english from "./coach/en.json";

type Key = keyof typeof english;
type Cards = Record<string, number>;
interface SeatView {
  display: Cards;
  hand: Cards;
  offerings: Cards;
  wood: number;
}
interface Sight {
  phase: string;
  mover: number;
  columns: string[][];
  supply: Cards;
  seats: SeatView[];
}
type Say = (key: Key, args?: Record<string, string | number>) => string;
type Name = (word: string) => string;

const KINDS = ["fish", "mulberry", "sweet_potato", "grain"];
const PRICE = 5; // RA2
const MOAI_PRICE = 7; // RB1
const HAND = 3; // RC1

const catalogues = import.meta.glob<{ default: Record<string, string> }>("./coach/*.json");

function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

function buy(view: Sight, me: SeatView, say: Say, name: Name): Advice {
  const prices = KINDS.filter((kind) => (view.supply[kind] ?? 0) > 0)
    .map((kind) => ({ kind, price: Math.max(0, PRICE - (me.display[kind] ?? 0)) }))
    .sort((one, other) => one.price - other.price);
  const best = prices[0];
  const more =
    best && best.price <= me.wood
      ? say("buy.choice", { wood: me.wood, kind: name(best.kind), price: best.price })
      : say("buy.poor", { wood: me.wood });
  return { title: say("buy.title"), text: [say("buy.about"), more], rules: ["RA1", "RA2"] };
}

function lay(me: SeatView, say: Say): Advice {
  const text = [say("lay.about")];
  if ((me.hand.moai ?? 0) > 0)
    text.push(me.wood >= MOAI_PRICE ? say("lay.moai") : say("lay.save", { wood: me.wood }));
  if (KINDS.some((kind) => (me.hand[kind] ?? 0) > 1)) text.push(say("lay.more"));
  if ((me.hand.priest ?? 0) > 0 || (me.hand.lumberjack ?? 0) > 0) text.push(say("lay.priest"));
  return { title: say("lay.title"), text, rules: ["RB1", "RB5", "RC6"] };
}

/** Which columns would score a type that this seat alone has the most of (RC4, RC6). */
function draw(view: Sight, seat: number, me: SeatView, say: Say, name: Name): Advice {
  const draws = HAND - total(me.hand);
  if (draws > 1)
    return { title: say("draw.title"), text: [say("draw.more", { draws })], rules: ["RC1", "RC4"] };
  const text = [say("draw.last")];
  const found = view.columns.flatMap((cards, column) => {
    const type = cards[cards.length - 2];
    if (!type) return []; // the refill decides
    const mine = me.display[type] ?? 0;
    const theirs = Math.max(
      ...view.seats.filter((_, other) => other !== seat).map((other) => other.display[type] ?? 0),
    );
    return mine > theirs ? [{ column, type, mine, theirs }] : [];
  });
  for (const { column, type, mine, theirs } of found)
    text.push(say("draw.best", { column, type: name(type), mine, theirs }));
  if (found.length === 0) text.push(say("draw.none"));
  return { title: say("draw.title"), text, rules: ["RC4", "RC5", "RC6"] };
}

function sacrifice(me: SeatView, say: Say, name: Name): Advice {
  const most = [...KINDS].sort(
    (one, other) => (me.offerings[other] ?? 0) - (me.offerings[one] ?? 0),
  )[0]!;
  const amount = me.offerings[most] ?? 0;
  const text = [say("sacrifice.about")];
  if (amount > 1) text.push(say("sacrifice.most", { kind: name(most), amount }));
  return { title: say("sacrifice.title"), text, rules: ["RB5.1", "RE3"] };
}

export const coach: Coach<Sight> = {
  async advise(view, seat, yourTurn, words, language) {
    const catalogue = (await catalogues[`./coach/${language}.json`]!()).default;
    const say: Say = (key, args = {}) =>
      (catalogue[key] ?? key).replace(/\{(\w+)\}/g, (_, word: string) => String(args[word] ?? ""));
    const me = view.seats[seat]!;
    if (view.phase === "over" || view.phase === "end")
      return { title: say("over.title"), text: [say("over.about")], rules: ["RE2", "RE3"] };
    if (!yourTurn) return { title: say("wait.title"), text: [say("wait.about")], rules: ["RC5"] };
    switch (view.phase) {
      case "buy":
        return buy(view, me, say, words.name);
      case "lay":
        return lay(me, say);
      case "draw":
        return draw(view, seat, me, say, words.name);
      case "sacrifice":
        return sacrifice(me, say, words.name);
      case "hide":
        return { title: say("hide.title"), text: [say("hide.about")], rules: ["RB5.2", "RE3"] };
      case "add":
        return { title: say("add.title"), text: [say("add.about")], rules: ["RB5.3", "RE3"] };
      case "moai":
        return { title: say("moai.title"), text: [say("moai.about")], rules: ["RC7"] };
      default:
        return { title: say("substitute.title"), text: [say("substitute.about")], rules: ["RC8"] };
    }
  },
};
