// The guide of a first match of Rapa Nui (2011): a few sentences for each phase of the view, with
// the figures of the moment in them.
import type { Advice, Coach } from "../../parts/board";
import type english from "./coach/en.json";
import { type Facts, KINDS, type View, type ViewSeat } from "./view";

type Key = keyof typeof english;
type Say = (key: Key, args?: Record<string, string | number>) => string;
type Name = (word: string) => string;

const catalogues = import.meta.glob<{ default: Record<string, string> }>("./coach/*.json");

function buy(facts: Facts, seat: number, me: ViewSeat, say: Say, name: Name): Advice {
  const offers = facts.purchases[seat]!;
  const [cheapest] = KINDS.map((kind) => ({ kind, ...offers[kind]! }))
    .filter((offer) => offer.possible)
    .sort((one, other) => one.price - other.price);
  const more = cheapest
    ? say("buy.choice", { wood: me.wood, kind: name(cheapest.kind), price: cheapest.price })
    : say("buy.poor", { wood: me.wood });
  return { title: say("buy.title"), text: [say("buy.about"), more], rules: ["RA1", "RA2"] };
}

function lay(facts: Facts, me: ViewSeat, say: Say): Advice {
  const text = [say("lay.about")];
  if ((me.hand.moai ?? 0) > 0)
    text.push(facts.moves["lay moai"] ? say("lay.moai") : say("lay.save", { wood: me.wood }));
  if (KINDS.some((kind) => (me.hand[kind] ?? 0) > 1)) text.push(say("lay.more"));
  if ((me.hand.priest ?? 0) > 0 || (me.hand.lumberjack ?? 0) > 0) text.push(say("lay.priest"));
  return { title: say("lay.title"), text, rules: ["RB1", "RB5", "RC6"] };
}

/** Which columns would score a type that brings this seat more than any other (RC4, RC5). */
function draw(view: View, facts: Facts, seat: number, say: Say, name: Name): Advice {
  const draws = facts.missing[seat]!;
  if (draws > 1)
    return { title: say("draw.title"), text: [say("draw.more", { draws })], rules: ["RC1", "RC4"] };
  const text = [say("draw.last")];
  const others = view.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  facts.columns.forEach(({ bare }, column) => {
    if (!bare) return; // the refill decides
    if (others.some((other) => facts.income[other]![bare] >= facts.income[seat]![bare])) return;
    const mine = view.seats[seat]!.display[bare];
    const theirs = Math.max(...others.map((other) => view.seats[other]!.display[bare]));
    text.push(say("draw.best", { column, type: name(bare), mine, theirs }));
  });
  if (text.length === 1) text.push(say("draw.none"));
  return { title: say("draw.title"), text, rules: ["RC4", "RC5", "RC6"] };
}

function sacrifice(me: ViewSeat, say: Say, name: Name): Advice {
  const most = [...KINDS].sort(
    (one, other) => (me.offerings[other] ?? 0) - (me.offerings[one] ?? 0),
  )[0]!;
  const amount = me.offerings[most] ?? 0;
  const text = [say("sacrifice.about")];
  if (amount > 1) text.push(say("sacrifice.most", { kind: name(most), amount }));
  return { title: say("sacrifice.title"), text, rules: ["RB5.1", "RE3"] };
}

export const coach: Coach<View, Facts> = {
  async advise(view, seat, yourTurn, words, language, facts) {
    const catalogue = (await catalogues[`./coach/${language}.json`]!()).default;
    const say: Say = (key, args = {}) =>
      (catalogue[key] ?? key).replace(/\{(\w+)\}/g, (_, word: string) => String(args[word] ?? ""));
    const me = view.seats[seat]!;
    if (view.phase === "over")
      return { title: say("over.title"), text: [say("over.about")], rules: ["RE2", "RE3"] };
    if (!yourTurn) return { title: say("wait.title"), text: [say("wait.about")], rules: ["RC5"] };
    switch (view.phase) {
      case "buy":
        return buy(facts, seat, me, say, words.name);
      case "lay":
        return lay(facts, me, say);
      case "draw":
        return draw(view, facts, seat, say, words.name);
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
