// The cards, masks, tokens and tracks as the rules have them: written by tools/write_cards.py.
import cards from "../../generated/raiatea/cards.json";

export type Effect = [string, number]; // a step, and how much of it
export interface Ritual {
  cost: number;
  kind: "black" | "blue" | "brown" | "burgundy";
  deck: "normal" | "forbidden";
  steps: Effect[];
}
export interface ForestMask {
  mask: string;
  pearls: number;
  mana: number;
  tattoo: number;
}
export interface Token {
  points: number;
  kind: string;
  need: number;
  goods: string[];
}

interface Cards {
  goods: string[];
  helpers: string[];
  tiles: string[];
  pictures: string[];
  rounds: Record<string, { seats: number; ceremony: boolean }>;
  ranks: Record<string, number>;
  numbers: {
    priests: number;
    tattoo: number;
    price: number;
    clips_few: number;
    clips_many: number;
    arioi: number;
  };
  rituals: Record<string, Ritual>;
  forest: Record<string, ForestMask>;
  pairs: Record<string, string>;
  prices: Record<string, Effect[][]>;
  tokens: Record<string, Token>;
}

export const CARDS = cards as unknown as Cards;

export function isGood(name: string): boolean {
  return CARDS.goods.includes(name);
}

export function isHelper(name: string): boolean {
  return CARDS.helpers.includes(name);
}

/** The picture of a mask, whether it is named by card ("m01b") or by picture. */
export function pictureOf(name: string): string {
  return CARDS.forest[name]?.mask ?? name;
}

/** What sort of thing a name in a market or in the display is. */
export function sortOf(name: string): "good" | "helper" | "mask" {
  return isGood(name) ? "good" : isHelper(name) ? "helper" : "mask";
}
