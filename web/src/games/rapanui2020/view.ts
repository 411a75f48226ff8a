// The view of the rules as the board reads it, and the few sums that a person would do in the head.
import { END, FAVOR_POINTS, TABLET_POINTS } from "./island";

export type Counts = Record<string, number>;

export interface Offering {
  type: string;
  value: number;
  outstanding: number;
}

export interface SeatView {
  resources: Counts;
  villagers: number; // in hand
  sorcerer: number; // in hand, 0 or 1
  chief: string; // "village", "hand", "col1" to "col3", or a space
  improvements: string[];
  tiles: Counts;
  rongorongo: number;
  moai: Counts;
  offerings: (Offering | "?")[]; // "?" where this viewer may not look
  dropped: number;
}

export interface Slot {
  space: string;
  tile: string; // "" when taken
  moai: string; // "" or its size
  pukao: number;
}

export interface Figures {
  seat: number; // -1: nobody
  fresh: number;
  tired: number;
}

export interface Now {
  seat: number;
  stage: string;
  tool: string;
  free: number[];
  taken: string;
  piece: string;
  route: string[];
  extra: number;
  skimp: number;
  offer: string;
  outstanding: number;
  spent: string[];
}

export interface View {
  options: { max_rounds: number };
  board: "b2" | "b34";
  display: Counts;
  slots: Slot[];
  island: Record<string, Figures>; // without the Crater and the Pukao Quarry
  quarry: number[][]; // by column and seat
  stars: number[];
  order: number[];
  moai: Counts;
  pukao: number;
  stacks: Record<string, number[]>; // top first
  outstanding: Record<string, number[]>;
  seats: SeatView[];
  round: number;
  phase: string;
  now: Now;
}

export const total = (counts: Counts): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** E1: how many ahu wait for a Moai, and at how many the match ends. */
export const emptyAhu = (view: View): number => view.slots.filter((slot) => !slot.moai).length;
export const endLimit = (view: View): number => END[view.seats.length]!;

/** The ahu of a space, with their places in the list of all. */
export function slotsOf(view: View, space: string): { slot: Slot; index: number }[] {
  return view.slots.flatMap((slot, index) => (slot.space === space ? [{ slot, index }] : []));
}

/** Whose Chief carries on a space; -1 if none. */
export const chiefOn = (view: View, space: string): number =>
  view.seats.findIndex((own) => own.chief === space);

/** E2: the points of a seat as far as this viewer knows them; null where tiles lie face down. */
export function points(own: SeatView): number | null {
  let sum =
    total(own.resources) +
    TABLET_POINTS * own.rongorongo +
    FAVOR_POINTS * (own.tiles.gain_favor ?? 0);
  for (const tile of own.offerings) {
    if (tile === "?") return null;
    sum += tile.value;
  }
  return sum;
}

/** E3: who has won; nobody before the end. */
export function winners(view: View): number[] {
  if (view.phase !== "over") return [];
  const all = view.seats.map((own) => points(own) ?? 0);
  return all.flatMap((sum, seat) => (sum === Math.max(...all) ? [seat] : []));
}
