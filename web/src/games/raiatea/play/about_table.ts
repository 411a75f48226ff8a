// What each thing says as it lies on the table now: what it is, how many there are, what it counts, and
// why nothing can be done with it.
import { upper } from "../../../parts/text";
import type { About } from "../../../parts/tip";
import { CARDS, type Good, type Helper, type Mask, type Picture } from "../parts";
import type { Pile } from "../view";
import { effectText, explain, type Known, plain } from "./about";
import type { Chronicle } from "./chronicle";
import { type Standpoint, whyNot } from "./why";

export interface Asking extends Standpoint {
  nameOf(seat: number): string;
  roll: Chronicle["roll"];
}

/** Explain a thing at its place; null if nothing is known of it. */
export function tell(thing: string, place: string, asking: Asking): About | null {
  const [sort = "", name = "", more = ""] = thing.split(":");
  const found = TELLERS[sort]?.(asking, name, more) ?? explain(thing, asking.words);
  if (!found) return null;
  const lines = [...found.lines, ...atPlace(place, asking)];
  return { title: upper(found.title), lines: lines.map(upper), why: whyNot(place, asking) };
}

type Teller = (asking: Asking, name: string, more: string) => Known | null;

const one = (title: string, ...lines: string[]): Known => ({ title, lines });

/** What has no card of its own: rounds, acts, seats, marks. */
const TELLERS: Record<string, Teller> = {
  round: ({ words }, round) => {
    const { ceremony } = CARDS.rounds[round as keyof typeof CARDS.rounds]!;
    return one(
      words.name(round),
      words.say(ceremony ? "card.round_ceremony" : "card.round_action"),
    );
  },
  act: ({ words }, act) =>
    one(
      words.say(`board.act_${act}`),
      words.say(`board.about_${act}`, { mana: CARDS.numbers.buy }),
    ),
  statue: ({ words, view }, at) => {
    const points = CARDS.statues[Number(at)]!;
    const closed = Number(at) < view.open ? [] : [words.say("card.face_down")];
    return one(
      words.say("show.statue", { points }),
      words.say("card.statue", { points }),
      ...closed,
    );
  },
  points: ({ words, facts }, seat) => {
    const { points, counted } = facts.seats[Number(seat)]!;
    return one(
      words.say(counted ? "board.points" : "board.open_points", { points }),
      words.say("card.total"),
    );
  },
  thinking: ({ words, nameOf }, seat) =>
    one(words.say("board.thinking", { who: nameOf(Number(seat)) }), words.say("card.choosing")),
  chosen: ({ words, nameOf }, seat) =>
    one(words.say("board.chosen", { who: nameOf(Number(seat)) }), words.say("card.choosing")),
  clips: ({ words, facts, seat }) => {
    const clips = seat === null ? null : facts.seats[seat]!.clips;
    const most = clips?.most ?? CARDS.standings[facts.seats[seat ?? 0]!.rank]!.clips;
    return one(words.say("card.clips_title"), words.say("card.clips", { most }));
  },
  die: ({ words, roll }) => {
    if (!roll) return null;
    const { what, face } = roll;
    return one(
      words.say("board.rolled", { face, what: `die_${what}` }),
      what === "pearls"
        ? words.say("card.die_pearls", { pearls: CARDS.numbers.kahuna_pearls })
        : words.say("card.die"),
    );
  },
  bade: ({ words, nameOf }, seat, mana) =>
    one(words.say("board.bade", { who: nameOf(Number(seat)), mana }), words.say("card.order")),
  bid: ({ words, view }) =>
    view.todo[0]?.do === "auction"
      ? one(words.say("board.bid"), words.say("card.token_auction"), words.say("card.bidding"))
      : one(words.say("board.bid"), words.say("board.about_4"), words.say("card.bidding")),
  market: ({ words }) => one(words.say("card.market_title"), words.say("card.price")),
  seat: (asking, seat, what) => (what ? aboutHeld(asking, what) : aboutSeat(asking, Number(seat))),
  tattoo: (asking, seat) => aboutDisc(asking, "tattoo", seat),
  priests: (asking, seat) => aboutDisc(asking, "priests", seat),
};

function aboutSeat({ words, facts, nameOf }: Asking, seat: number): Known {
  const { rank, points, counted } = facts.seats[seat]!;
  return one(
    nameOf(seat),
    words.name(rank),
    words.say(counted ? "board.points" : "board.open_points", { points }),
    words.say("card.total"),
  );
}

/** What a seat has: "rituals", "tasks", "masks", "pearls". */
function aboutHeld({ words }: Asking, what: string): Known | null {
  return explain(what, words);
}

function aboutDisc(asking: Asking, what: "tattoo" | "priests", seat: string): Known {
  const { words, view, facts, nameOf } = asking;
  if (seat === "") return plain(what, words);
  const at = Number(seat);
  const { title, lines } = plain(what, words);
  const field = view.seats[at]![what];
  const rank = what === "tattoo" ? [words.name(facts.seats[at]!.rank)] : [];
  return one(
    words.say("card.others_rank", { who: nameOf(at), what: title, field }),
    ...rank,
    ...lines,
  );
}

/** How many there are at a place, what they cost there, what they count. */
function atPlace(place: string, { view, facts, seat, words }: Asking): string[] {
  const [sort = "", name = "", more = ""] = place.split(":");
  const there = (cards: number) => words.say("card.there", { cards });
  switch (sort) {
    case "helpers":
      return [
        words.say("card.hire", { pearls: CARDS.numbers.hire }),
        there(view.helper_market[name as Helper]),
      ];
    case "goods": {
      const good = name as Good;
      const at = view.prices[good];
      const effect = effectText(CARDS.prices[good]![at - 1]!, words);
      const level = words.say("show.level", { level: at });
      return [there(view.goods_market[good]), words.say("card.now", { level, effect })];
    }
    case "masks":
      return name ? [there(view.mask_market[name as Mask])] : [];
    case "deck": {
      const deck = name as "normal" | "forbidden";
      const { decks, discards } = facts.piles;
      return [words.say("show.piles", { deck, cards: decks[deck], discards: discards[deck] })];
    }
    case "forest":
      return [words.say("show.deck", { cards: facts.piles.forest })];
    case "helper":
      return more ? held(Number(name), more) : seat === null ? [] : held(seat, name);
    case "theirs":
    case "coupled":
      return paired(Number(name), more);
    case "mask":
      return seat === null ? [] : paired(seat, name);
    default:
      return [];
  }

  function held(of: number, helper: string): string[] {
    const { ready, used } = view.seats[of]!;
    const kind = helper as Helper;
    return [words.say("card.ready", { ready: ready[kind], used: used[kind] })];
  }

  function paired(of: number, mask: string): string[] {
    return facts.seats[of]!.paired.includes(mask as Picture) ? [words.say("card.pair")] : [];
  }
}

/** What explains a pile of own rituals by its caption. */
export const PILES: Record<Pile, string> = {
  hand: "own_rituals",
  drawn: "drawn",
  bagged: "clips",
};
