// What is in the box, in words: what a tile, an Improvement, an offering or a stone costs and does.
import data from "../../../generated/rapanui2020/aid.json";
import type { GameWords } from "../../../parts/board";
import { upper } from "../../../parts/text";
import type { Improvement, OfferingType, Tile } from "../view";
import { COSTS, IMPROVEMENTS, TABLET_POINTS, WORKERS, YIELD } from "./island";

export const BOX = data;

const STAYS = new Set(["take_your_pick", "gain_favor"]); // they are not used up (G6)

export function tileLines(name: Tile, words: GameWords): string[] {
  return [
    upper(words.name(`effect_${name}`)),
    STAYS.has(name)
      ? words.say("aid.stays")
      : words.say("aid.when", { when: words.name(`window_${name}`) }),
  ];
}

export function improvementLines(name: Improvement, words: GameWords): string[] {
  const { price, resource } = IMPROVEMENTS.find((one) => one.name === name)!;
  return [upper(words.name(`effect_${name}`)), words.say("aid.costs", { n: price, resource })];
}

/** What an offering costs now; a tile may have made it cheaper. */
export function costLine(type: OfferingType, words: GameWords, price = data.price): string {
  const units = [...new Set(COSTS[type])];
  return units.length === price && price > 1
    ? words.say("aid.costs_each", { resources: units.map(words.name).join(", ") })
    : words.say("aid.costs", { n: price, resource: `cost_${type}` });
}

/** What a Moai of a size, counted from the smallest, asks of Sculptors and brings. */
export function moaiLines(at: number, words: GameWords): string[] {
  return [
    words.say("aid.sculptors", { columns: WORKERS[at]! }),
    words.say("aid.yield", { n: YIELD[at]! }),
  ];
}

export const tabletLine = (words: GameWords): string =>
  words.say("board.tablet", { points: TABLET_POINTS });
