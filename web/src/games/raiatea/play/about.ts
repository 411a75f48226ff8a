// What each thing on the table is and does, in the words of the catalogue: its title and a few lines.
import type { GameWords } from "../../../parts/board";
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
  "reward_tattoo",
  "reward_good",
  "reward_pearls",
];

export interface About {
  title: string;
  lines: string[];
}

export function effectText(steps: Effect[], words: GameWords): string {
  return steps.map(([step, n]) => words.say(`effect.${step}`, { n })).join(", ");
}

/** What a ritual does, as the sentences of moves say it. */
export function ritualText(ritual: string, words: GameWords): string {
  const { kind, steps } = CARDS.rituals[ritual]!;
  if (kind === "blue" || kind === "burgundy") return words.say(`effect.${ritual}`);
  const effect = effectText(steps, words);
  return kind === "brown" && steps[0]![0] !== "bag"
    ? words.say("effect.everybody", { effect })
    : effect;
}

function ritual(name: string, words: GameWords): About {
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

function mask(name: string, words: GameWords): About {
  const picture = pictureOf(name);
  if (picture === "mirror")
    return { title: upper(words.name("mirror")), lines: [words.say("card.mirror")] };
  const kind = CARDS.pairs[picture]!;
  const scores =
    kind === "pairs"
      ? words.say("card.mask_pairs")
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

function token(name: string, words: GameWords): About {
  const { points, sort } = CARDS.tokens[name]!;
  return {
    title: upper(words.name(name)),
    lines: [words.say("card.points", { points }), words.say(`card.token_${sort}`)],
  };
}

function price(good: string, level: number, words: GameWords): About {
  return {
    title: `${upper(words.name(good))}, ${words.say("show.level", { level })}`,
    lines: [upper(effectText(CARDS.prices[good]![level - 1]!, words)), words.say("card.price")],
  };
}

function rank(name: string, words: GameWords): About {
  return {
    title: words.name(name),
    lines: [
      words.say("card.rank_field", { field: CARDS.ranks[name]! }),
      words.say(`card.rank_${name}`),
    ],
  };
}

/** Explain a thing named such as "ritual:hina", "token:pearls_3", "price:uru:3". */
export function explain(about: string, words: GameWords): About {
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
      return {
        title: upper(words.name(name)),
        lines: [words.say(`card.always_${name}`), words.say(`card.once_${name}`)],
      };
    case "good":
      return { title: upper(words.name(name)), lines: [words.say("card.good")] };
    case "tile":
      return {
        title: words.name(name),
        lines: [words.say(`card.tile_${name}`), words.say(`card.kahuna_${name}`)],
      };
    default:
      if (!PLAIN.includes(about)) throw new Error(`nothing explains ${about}`);
      return { title: words.say(`card.${about}_title`), lines: [words.say(`card.${about}`)] };
  }
}

export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
