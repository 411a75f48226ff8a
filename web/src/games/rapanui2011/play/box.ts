// What is in the box, in words: what a card or an offering costs, earns and counts at the end.
import data from "../../../generated/rapanui2011/aid.json";
import type { GameWords } from "../../../parts/board";
import { upper } from "../../../parts/text";
import { type CardType, KINDS } from "../view";

export const BOX = data;

const EARNS: Record<string, string> = {
  lumberjack: "aid.earns_lumberjack",
  priest: "aid.earns_priest",
  moai: "aid.earns_moai",
};

/** RE3: fame for an offering, by how often its kind lies on the stone. */
export const WORTH = Array.from({ length: data.best_value + 1 }, (_, at) => data.best_value - at);

export const isKind = (type: string): boolean => (KINDS as readonly string[]).includes(type);

export function cardTitle(type: string, words: GameWords): string {
  return isKind(type) ? words.say("aid.hunter", { kind: type }) : upper(words.name(type));
}

/** RB1, RC5, RC6, RE2: what a card costs, what scoring it brings, what it counts at the end. */
export function cardLines(type: CardType, words: GameWords): string[] {
  const price = type === "moai" ? "aid.build" : isKind(type) ? "aid.hunters" : "aid.free";
  return [
    words.say(price, { price: data.moai_price, most: data.most_hunters }),
    words.say(EARNS[type] ?? "aid.earns_hunter", { kind: type }),
    words.say("aid.bonus", { cards: data.bonus_cards }),
    ...(isKind(type) ? [words.say("aid.cheaper", { kind: type })] : []),
    ...(type === "moai" ? [words.say("aid.moai_end", { fame: data.moai_fame })] : []),
  ];
}

export function offeringLines(words: GameWords): string[] {
  return [
    words.say("aid.price", { price: data.buy_price }),
    words.say("aid.worth", { best: data.best_value }),
  ];
}

/** RE3: what the stone decides. */
export const stoneWorth = (words: GameWords): string =>
  words.say("board.worth", { best: data.best_value, rest: WORTH.slice(1).join(", ") });

export const endFame = (words: GameWords): string => words.say("aid.end_fame");
export const endWood = (words: GameWords): string =>
  words.say("aid.end_wood", { wood: data.wood_per_fame });
export const endOfferings = (words: GameWords): string =>
  words.say("aid.end_offerings", { values: WORTH.join(", ") });
