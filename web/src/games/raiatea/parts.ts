// The cards, masks, tokens and tracks as the rules have them: written by tools/write_cards.py.
import cards from "../../generated/raiatea/cards.json";
import type {
  ViewGoodsMarketName as Good,
  ViewHelperMarketName as Helper,
  ViewMaskMarketName as Mask,
  ViewSeatCoupledName as Picture,
  ViewReward as Reward,
  ViewRound as Round,
  ViewTile as Tile,
} from "../../generated/raiatea/view";

export type { Good, Helper, Mask, Picture };
export type Effect = [string, number]; // a step, and how much of it
export interface Ritual {
  cost: number;
  kind: "black" | "blue" | "brown" | "burgundy";
  deck: "normal" | "forbidden";
  steps: Effect[];
  points: number;
  number: number; // in its words, where it has words of its own
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
  sort: "auction" | "condition" | "product";
  need: number;
  goods: string[];
}

/** What a rank is good for. */
export interface Standing {
  points: number;
  draws: number;
  clips: number;
  forbidden: boolean; // it may draw forbidden rituals
}

/** What is printed on the board and on permanent rituals. */
type Numbered =
  | "priests"
  | "tattoo"
  | "price"
  | "rows"
  | "reward_pearls"
  | "train_one"
  | "train_two"
  | "hire"
  | "buy"
  | "kahuna_pearls"
  | "diver_pearls"
  | "pair"
  | "most_pair"
  | "captured"
  | "rau_pena"
  | "tua_raa_tai"
  | "rauti"
  | "piri_sales"
  | "piri_pearls"
  | "rai_tupua"
  | "rumia";

interface Cards {
  goods: Good[];
  helpers: Helper[];
  tiles: Tile[];
  pictures: Picture[];
  rounds: Partial<Record<Round, { ceremony: boolean }>>;
  ranks: Record<string, number>;
  standings: Record<string, Standing>;
  rewards: Reward[];
  statues: number[]; // the points of their tokens
  numbers: Record<Numbered, number>;
  rituals: Record<string, Ritual>;
  forest: Record<string, ForestMask>;
  pairs: Record<string, string>;
  prices: Record<string, Effect[][]>;
  tokens: Record<string, Token>;
}

export const CARDS = cards as unknown as Cards;
export const MASKS: Mask[] = [...CARDS.pictures, "mirror"];

export function isGood(name: string): boolean {
  return CARDS.goods.some((good) => good === name);
}

export function isHelper(name: string): boolean {
  return CARDS.helpers.some((helper) => helper === name);
}

/** The picture of a mask, whether it is named by card ("m01b") or by picture. */
export function pictureOf(name: string): string {
  return CARDS.forest[name]?.mask ?? name;
}

/** What sort of thing a name in a market or in the display is. */
export function sortOf(name: string): "good" | "helper" | "mask" {
  return isGood(name) ? "good" : isHelper(name) ? "helper" : "mask";
}
