// What each thing on the table is and does, in the words of the catalogue: its title and a few lines.
import type { GameWords } from "../../../parts/board";
import { upper } from "../../../parts/text";
import type { About } from "../../../parts/tip";
import { CARDS, type Effect, pictureOf } from "../parts";

/** Things of which there is only one kind: a title and a sentence each. */
const PLAIN = [
  "bag",
  "pearls",
  "mana",
  "priests",
  "tattoo",
  "rituals",
  "tasks",
  "order",
  "deck_normal",
  "deck_forbidden",
  "forest_deck",
  "face_down",
  "start",
  "kahuna",
  "own_rituals",
  "drawn",
  "masks",
  "mask_market",
  "helper_market",
  "decks",
  "statues",
  "reward_tattoo",
  "reward_good",
  "reward_pearls",
];

/** What a thing is, whatever lies on the table. */
export type Known = Omit<About, "why">;

const { numbers } = CARDS;

/** What the rituals of a deck cost. */
function costsOf(deck: string): { least: number; most: number } {
  const costs = Object.values(CARDS.rituals)
    .filter((ritual) => ritual.deck === deck)
    .map((ritual) => ritual.cost);
  return { least: Math.min(...costs), most: Math.max(...costs) };
}

/** The numbers in the sentences of plain things. */
const FILLED: Record<string, Record<string, number>> = {
  deck_normal: costsOf("normal"),
  deck_forbidden: costsOf("forbidden"),
  reward_pearls: { pearls: numbers.reward_pearls },
  helper_market: { pearls: numbers.hire },
};

export function plain(about: string, words: GameWords): Known {
  const ranks = Object.entries(CARDS.ranks)
    .filter(([, field]) => field > 0)
    .map(([name, field]) => `${words.name(name)} ${field}`)
    .join(", ");
  return {
    title: words.say(`card.${about}_title`),
    lines: [words.say(`card.${about}`, { ranks, ...FILLED[about] })],
  };
}

export function effectText(steps: Effect[], words: GameWords): string {
  const prices = { one: numbers.train_one, two: numbers.train_two };
  return steps.map(([step, n]) => words.say(`effect.${step}`, { n, ...prices })).join(", ");
}

/** What a ritual does, as the sentences of moves say it. */
export function ritualText(ritual: string, words: GameWords): string {
  const { kind, steps, number } = CARDS.rituals[ritual]!;
  if (kind === "blue" || kind === "burgundy") return words.say(`effect.${ritual}`, { n: number });
  const effect = effectText(steps, words);
  return kind === "brown" && steps[0]![0] !== "bag"
    ? words.say("effect.everybody", { effect })
    : effect;
}

function ritual(name: string, words: GameWords): Known {
  const { cost, kind, deck } = CARDS.rituals[name]!;
  return {
    title: words.name(name),
    lines: [
      upper(ritualText(name, words)),
      words.say("card.cost", { cost }),
      words.say(`card.kind_${kind}`),
      words.say(`card.back_${deck}`),
    ],
  };
}

function mask(name: string, words: GameWords): Known {
  const picture = pictureOf(name);
  if (picture === "mirror")
    return { title: upper(words.name("mirror")), lines: [words.say("card.mirror")] };
  const kind = CARDS.pairs[picture]!;
  const scores =
    kind === "pairs"
      ? words.say("card.mask_pairs", { points: numbers.pair, most: numbers.most_pair })
      : words.say("card.mask", { what: `pair_${kind}` });
  const card = CARDS.forest[name];
  const treasure = card
    ? (["pearls", "mana", "tattoo"] as const).filter((what) => card[what] > 0)
    : [];
  const found = treasure.map((what) => words.say(`effect.${what}`, { n: card![what] })).join(", ");
  return {
    title: upper(words.name(picture)),
    lines: [
      scores,
      words.say("card.mask_single"),
      ...(found ? [words.say("card.treasure", { treasure: found })] : []),
    ],
  };
}

function token(name: string, words: GameWords): Known {
  const { points, sort } = CARDS.tokens[name]!;
  return {
    title: upper(words.name(name)),
    lines: [words.say("card.points", { points }), words.say(`card.token_${sort}`)],
  };
}

function price(good: string, level: number, words: GameWords): Known {
  return {
    title: `${upper(words.name(good))}, ${words.say("show.level", { level })}`,
    lines: [upper(effectText(CARDS.prices[good]![level - 1]!, words)), words.say("card.price")],
  };
}

function rank(name: string, words: GameWords): Known {
  const { points, draws, clips, forbidden } = CARDS.standings[name]!;
  return {
    title: words.name(name),
    lines: [
      words.say("card.rank_field", { field: CARDS.ranks[name]! }),
      words.say("card.rank_draws", { draws, clips }),
      ...(forbidden ? [words.say("card.rank_forbidden")] : []),
      ...(name === "tahua" ? [words.say("card.rank_tahua")] : []),
      words.say("card.points", { points }),
    ],
  };
}

function helper(name: string, words: GameWords): Known {
  return {
    title: upper(words.name(name)),
    lines: [
      words.say(`card.always_${name}`, { pearls: numbers.diver_pearls }),
      words.say(`card.once_${name}`),
    ],
  };
}

function tile(name: string, words: GameWords): Known {
  const { train_one: one, train_two: two, hire, kahuna_pearls } = numbers;
  return {
    title: words.name(name),
    lines: [
      words.say(`card.tile_${name}`, { one, two, pearls: hire }),
      words.say(`card.kahuna_${name}`, { pearls: kahuna_pearls }),
    ],
  };
}

/** Explain a thing named such as "ritual:hina", "token:pearls_3", "price:uru:3"; null: it is unknown. */
export function explain(about: string, words: GameWords): Known | null {
  const [sort = "", name = "", more = ""] = about.split(":");
  switch (sort) {
    case "ritual":
      return ritual(name, words);
    case "mask":
      return mask(name, words);
    case "token":
      return token(name, words);
    case "price":
      return price(name, Number(more), words);
    case "rank":
      return rank(name, words);
    case "helper":
      return helper(name, words);
    case "good":
      return { title: upper(words.name(name)), lines: [words.say("card.good")] };
    case "tile":
      return tile(name, words);
    default:
      return PLAIN.includes(about) ? plain(about, words) : null;
  }
}
