// Who sits where, seen from one seat.

/** The other seats in the order of play, beginning after this one; all of them for a spectator. */
export function othersOf(seat: number | null, count: number): number[] {
  if (seat === null) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: count - 1 }, (_, at) => (seat + 1 + at) % count);
}
