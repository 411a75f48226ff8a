import type { View } from "../../../src/games/tongiaki/view";

/** Tonga in the middle and Tuamotu to the south, three seats, nothing under way. */
export function made(more: Partial<View> = {}): View {
  return {
    game: "tongiaki",
    options: { final_draws: "continue", stall_limit: 200 },
    from_beach: 0,
    landed: [],
    links: [],
    dissolved: false,
    quiet: 0,
    truncated: false,
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
    seats: (["blue", "yellow", "green"] as const).map((colour) => ({ colour, stock: 15 })),
    active: 0,
    phase: "turn",
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
