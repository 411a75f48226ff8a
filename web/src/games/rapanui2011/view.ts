// The view of the rules as the board reads it, and the few sums that a person would do in the head.

export const TYPES = [
  "lumberjack",
  "priest",
  "moai",
  "fish",
  "mulberry",
  "sweet_potato",
  "grain",
] as const;
export const KINDS = ["fish", "mulberry", "sweet_potato", "grain"] as const;
export type CardType = (typeof TYPES)[number];
export type Kind = (typeof KINDS)[number];

/** Cards by type; what is hidden stands under "?". */
export type Counts = Record<string, number>;

export interface SeatView {
  colour: string;
  display: Counts;
  hand: Counts;
  offerings: Counts;
  wood: number;
  fame: number;
}

export interface StoneCard {
  kind: string; // "?" if this viewer may not know it
  face: string; // "up", "down" or "?"
  from: number; // a seat, -1 the supply, -2 unknown
}

export interface View {
  pile: Counts;
  columns: string[][]; // back to front: the last one can be drawn
  supply: Counts;
  stone: StoneCard[]; // bottom to top
  box_moais: number;
  seats: SeatView[];
  active: number;
  phase: string;
  queue: number[];
  scored: string;
}

/** The colour that was dealt to a seat (S2), as CSS. */
export function colourOf(view: View, seat: number): string {
  const colour = view.seats[seat]?.colour;
  return colour ? `var(--rn11-${colour})` : `var(--seat-${seat})`;
}

export const HAND = 3;

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Whether the cards are open to this viewer, apart from some that a memory cannot place. */
export function known(counts: Counts): boolean {
  return Object.keys(counts).some((word) => word !== "?");
}

/** RA2: what an offering costs the owner of this display. */
export function price(display: Counts, kind: Kind): number {
  return Math.max(0, 5 - (display[kind] ?? 0));
}

/** RC6: the seat that would get the bonus if this type were scored now; -1 if nobody. */
export function bonusSeat(view: View, type: CardType): number {
  const counts = view.seats.map((seat) => seat.display[type] ?? 0);
  const most = Math.max(...counts);
  return most >= 2 && counts.filter((count) => count === most).length === 1
    ? counts.indexOf(most)
    : -1;
}

/** How often each kind lies on the stone, as far as known; null while the stack is closed (RB6). */
export function onStone(view: View): Record<Kind, number> | null {
  const open = view.phase === "over" || view.stone.length > 1;
  if (!open || view.stone.some((card) => card.face === "?")) return null;
  return countOf((kind) => view.stone.filter((card) => card.kind === kind).length);
}

/** RE3 and RE4: what an offering of each kind is worth, when all of the stone is open. */
export function worths(view: View): Record<Kind, number> {
  const counts = countOf((kind) => view.stone.filter((card) => card.kind === kind).length);
  const ranks = [...new Set(Object.values(counts))].sort((low, high) => high - low);
  return countOf((kind) => (view.stone.length ? 3 - ranks.indexOf(counts[kind]) : 0));
}

function countOf(count: (kind: Kind) => number): Record<Kind, number> {
  return Object.fromEntries(KINDS.map((kind) => [kind, count(kind)])) as Record<Kind, number>;
}

/** RE2: the fame of a seat at the end, when nothing is hidden. */
export function finalFame(view: View, seat: SeatView): number {
  const worth = worths(view);
  const offerings = KINDS.reduce((sum, kind) => sum + (seat.offerings[kind] ?? 0) * worth[kind], 0);
  return seat.fame + 4 * (seat.display.moai ?? 0) + Math.floor(seat.wood / 5) + offerings;
}

/** RE5: who won, by fame, then Moais, then wood; several seats if all of these are equal. */
export function winners(view: View): number[] {
  const standing = view.seats.map((own) => [finalFame(view, own), own.display.moai ?? 0, own.wood]);
  const better = (one: number[], other: number[]) => {
    const at = one.findIndex((points, place) => points !== other[place]);
    return at >= 0 && one[at]! > other[at]!;
  };
  return standing.flatMap((own, seat) =>
    standing.some((other) => better(other, own)) ? [] : [seat],
  );
}
