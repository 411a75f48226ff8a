// The view of the rules as the board reads it, and the few sums that a person would do in the head.
import { CARDS } from "./parts";

export type Counts = Record<string, number>;
/** What is behind the screen of another seat. */
export type Hidden<T> = T | "?";

export interface SeatView {
  pearls: Hidden<number>;
  mana: Hidden<number>;
  priests: number;
  tattoo: number;
  goods: Record<string, Hidden<number>>;
  hand: string[] | number;
  drawn: string[] | number;
  keep: number;
  bagged: Hidden<string[]>;
  front: string[];
  ready: Counts;
  used: Counts;
  masks: Counts; // uncoupled
  coupled: Counts; // with a mirror
  tokens: string[] | number;
  tile: string;
  choice: string;
}

export interface Step {
  do: string;
  seat?: number;
  n?: number;
  token?: string;
  row?: number;
}

export interface RowCard {
  owner: number; // -1: brown, nobody's
  ritual: string;
}

export interface View {
  round: string;
  phase: string;
  start: number;
  kahuna: number;
  actor: number;
  queue: number[];
  order: number[];
  rewards: string[];
  row: RowCard[];
  spot: number;
  open: number;
  statues: string[][][];
  bag: number;
  decks: Record<string, number | Counts>;
  discards: Record<string, number | Counts>;
  forest: number | Counts;
  display: Counts;
  goods_market: Counts;
  helper_market: Counts;
  mask_market: Counts;
  prices: Counts;
  tiles: string[];
  todo: Step[];
  options: Record<string, boolean>;
  made: Counts; // what the actor has done this turn
  seats: SeatView[];
}

export function total(counts: number | Counts): number {
  return typeof counts === "number"
    ? counts
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Each card by name, as often as it is there. */
export function spread(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, count]) => Array<string>(count).fill(name));
}

export function sizeOf(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}

/** What a view shows openly of a pile: its cards, or none if only their number is known. */
export function openOf(cards: Hidden<string[]> | number): string[] {
  return Array.isArray(cards) ? cards : [];
}

export function rankOf(tattoo: number): string {
  return Object.entries(CARDS.ranks)
    .filter(([, field]) => field <= tattoo)
    .at(-1)![0];
}

export function clipsOf(own: SeatView): number {
  return own.tattoo >= CARDS.numbers.arioi ? CARDS.numbers.clips_many : CARDS.numbers.clips_few;
}

export function inCeremony(view: View): boolean {
  return CARDS.rounds[view.round]?.ceremony ?? false;
}

/** The rounds that are played with so many seats (R1). */
export function roundsFor(seats: number): string[] {
  return Object.entries(CARDS.rounds)
    .filter(([, round]) => seats <= round.seats)
    .map(([name]) => name);
}

/** R11: how many masks of a picture lie in true pairs, singles, and pairs with a mirror. */
export function pairsOf(
  own: SeatView,
  picture: string,
): { pairs: number; single: number; coupled: number } {
  const masks = own.masks[picture] ?? 0;
  return { pairs: Math.floor(masks / 2), single: masks % 2, coupled: own.coupled[picture] ?? 0 };
}
