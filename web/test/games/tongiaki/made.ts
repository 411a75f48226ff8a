import type { View } from "../../../src/games/tongiaki/view";

/** Tonga in the middle and Tuamotu to the south, three seats, nothing under way. */
export function made(more: Partial<View> = {}): View {
  return {
    pile: [],
    removed: [],
    board: { tonga: [0, 0, 0], tuamotu: [0, 1, 3] },
    ships: {
      tonga: Array.from({ length: 6 }, () => [0, 0, 0]),
      tuamotu: [
        [0, 0, 0],
        [0, 0, 0],
      ],
    },
    royal: {},
    seats: ["blue", "yellow", "green"].map((colour) => ({ colour, stock: 15 })),
    active: 0,
    phase: "move",
    island: "",
    left: 0,
    origin: "",
    fleet: [0, 0, 0],
    cell: [],
    heading: -1,
    drawn: "",
    purpose: "",
    uses: {},
    ending: false,
    ...more,
  };
}
